import { half, lit } from '../../stage.ts'
import { drawQueensPalace } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const balchik: Portrait = {
  hours: ['golden', 'dawn'],
  tree: 'cypress',
  sun: -1,
  horizon: 500,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.cliff(
      [
        [1050, y - 2],
        [1180, y - 70],
        [1330, y - 96],
        [1620, y - 110],
      ],
      y + 6,
      '#f0e6cf',
      0.5,
    )
  },
  near(p) {
    p.mirrored(
      640,
      () => {
        p.cliff(
          [
            [-20, 260],
            [180, 244],
            [420, 276],
            [640, 300],
            [860, 372],
            [1020, 450],
            [1160, 560],
          ],
          646,
          '#f7eedb',
          0.12,
          '#9aa266',
        )
        p.hills(
          [
            [-20, 170],
            [260, 150],
            [560, 130],
            [860, 70],
            [1120, -10],
          ],
          { y: 600, depth: 0.12, floor: 646, color: '#8a9a5a' },
        )
        p.town({
          top: [
            [-20, 430],
            [300, 440],
            [600, 470],
            [900, 550],
          ],
          foot: [
            [-20, 560],
            [400, 580],
            [1000, 612],
          ],
          scale: [7, 9.6],
          rows: 4,
          manner: 'town',
          tree: 'cypress',
          trees: 0.5,
          pack: 0.8,
          ground: '#94a062',
        })
        p.mark(drawQueensPalace, 700, 612, 190, 0.05)
        p.grove(
          'cypress',
          [
            [500, 616],
            [900, 622],
          ],
          7,
          [70, 120],
          0.05,
        )
        p.bushes(
          [
            [-20, 640],
            [1100, 646],
          ],
          24,
          '#6f8f4c',
          0.06,
          40,
        )
        p.ground(
          [
            [-40, 632],
            [1160, 632],
            [1190, 652],
            [-40, 654],
          ],
          '#e4d8be',
          0.05,
          false,
        )
      },
      0.42,
    )
    p.ground(
      [
        [-40, 930],
        [500, 880],
        [820, 930],
        [900, 1090],
        [-40, 1090],
      ],
      '#d8c8a6',
      0,
    )
    for (const [x, y, s] of [
      [130, 960, 1],
      [260, 1000, 0.76],
      [380, 940, 0.66],
    ] as const) {
      p.art.line(
        `M${x} ${y}v${-330 * s}M${x} ${y - 140 * s}q${-62 * s} 0 ${-60 * s} ${-96 * s}M${x} ${y - 180 * s}q${58 * s} 0 ${58 * s} ${-84 * s}`,
        half(p.stage, '#5f8a5a'),
        40 * s,
      )
      p.art.line(`M${x + p.light.side * 9 * s} ${y - 10}v${-318 * s}`, lit(p.stage, '#86ac6a'), 9 * s, 0.7)
    }
    p.bushes(
      [
        [480, 960],
        [860, 1060],
      ],
      40,
      '#c9476f',
      0,
      12,
    )
    p.boat(1230, 800, 170, '#2d7d8c')
    p.sail(1370, 590, 92, 0.18)
  },
}
