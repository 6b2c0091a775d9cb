import { half, lit } from '../../stage.ts'
import { drawBeachHotel, drawFortress, drawWhiteTower } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const thessaloniki: Portrait = {
  hours: ['dusk', 'golden'],
  tree: 'broadleaf',
  sun: -1,
  horizon: 510,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 20],
        [160, 70],
        [330, 130],
        [470, 110],
        [620, 60],
        [760, 10],
      ],
      { y: y + 2, depth: 0.66, snow: 0.3, color: '#8f98ae' },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [620, -6],
        [860, 60],
        [1160, 110],
        [1620, 130],
      ],
      { y: 560, depth: 0.34 },
    )
    p.town({
      top: [
        [700, 500],
        [1100, 440],
        [1640, 420],
      ],
      foot: [
        [680, 590],
        [1100, 600],
        [1640, 600],
      ],
      scale: [5, 8],
      rows: 5,
      manner: 'town',
      tree: 'cypress',
      trees: 0.2,
      pack: 0.96,
      ground: '#b5a684',
    })
    p.mark((e) => drawFortress(e, 1.6, '#c9b08c', [-1.2, 1]), 1330, 440, 46, 0.34)
    p.mirrored(
      660,
      () => {
        for (const [x, s, f] of [
          [720, 84, 7],
          [880, 96, 8],
          [1270, 104, 8],
          [1450, 96, 7],
          [1600, 110, 9],
        ] as const)
          p.mark((e) => drawBeachHotel(e, f, '#efe2cc'), x, 648, s, 0.12)
        p.mark(drawWhiteTower, 1070, 656, 280, 0.02)
        p.grove(
          'broadleaf',
          [
            [640, 652],
            [1640, 652],
          ],
          16,
          [44, 64],
          0.06,
        )
        p.ground(
          [
            [560, 648],
            [1640, 642],
            [1640, 664],
            [540, 664],
          ],
          '#d8c8aa',
          0.02,
          false,
        )
      },
      0.45,
    )
    p.ground(
      [
        [-40, 880],
        [600, 820],
        [1000, 900],
        [1240, 1110],
        [-40, 1110],
      ],
      '#d5c4a4',
      0,
      false,
    )
    p.art.line('M-40 880L600 820L1000 900L1240 1110', lit(p.stage, '#f2e6cc'), 14)
    for (const [x, y, s, c] of [
      [250, 1000, 1.3, '#e4604a'],
      [480, 940, 1, '#2f6f9a'],
      [660, 970, 1.1, '#f2b94a'],
      [420, 1060, 1.5, '#8a5fae'],
    ] as const) {
      p.art.line(`M${x} ${y}V${y - 250 * s}`, half(p.stage, '#6b7480'), 5)
      p.art.fill(
        `M${x - 74 * s} ${y - 236 * s}q${74 * s} ${-84 * s} ${148 * s} 0q${-18 * s} ${-14 * s} ${-37 * s} 0q${-18 * s} ${-14 * s} ${-37 * s} 0q${-18 * s} ${-14 * s} ${-37 * s} 0q${-18 * s} ${-14 * s} ${-37 * s} 0z`,
        lit(p.stage, c),
      )
    }
    p.people(800, 950, 96)
    p.sail(330, 600, 84, 0.16)
  },
}
