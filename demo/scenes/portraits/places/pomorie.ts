import { half, lit } from '../../stage.ts'
import { drawLighthouse } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const pomorie: Portrait = {
  hours: ['dawn', 'dusk'],
  tree: 'poplar',
  sun: 1,
  horizon: 450,
  eye: 8,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 60],
        [260, 90],
        [520, 64],
        [820, 30],
        [1100, 0],
      ],
      { y: y + 3, depth: 0.66, floor: y + 4, color: p.land.far },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [420, -4],
        [640, 16],
        [1000, 22],
        [1620, 26],
      ],
      { y: 496, depth: 0.2, floor: 540 },
    )
    p.town({
      top: [
        [520, 458],
        [900, 436],
        [1300, 430],
        [1620, 434],
      ],
      foot: [
        [480, 506],
        [900, 510],
        [1620, 512],
      ],
      scale: [5, 7.4],
      rows: 4,
      manner: 'town',
      tree: 'poplar',
      trees: 0.3,
      ground: '#a8a468',
    })
    p.mark((e) => drawLighthouse(e), 455, 500, 92, 0.14)
    p.mark(drawParishChurch, 1130, 486, 92, 0.18)
    p.ground(
      [
        [-20, 520],
        [400, 512],
        [1620, 514],
        [1640, 1090],
        [-40, 1090],
      ],
      '#cdb48c',
      0.05,
      false,
    )
    const pans = [
      [
        '#d98f9c',
        [
          [-40, 560],
          [520, 548],
          [470, 622],
          [-40, 640],
        ],
      ],
      [
        '#c97f92',
        [
          [560, 546],
          [1080, 544],
          [1120, 616],
          [520, 622],
        ],
      ],
      [
        '#e2a9a6',
        [
          [1120, 544],
          [1640, 548],
          [1640, 624],
          [1170, 616],
        ],
      ],
      [
        '#b87892',
        [
          [-40, 668],
          [450, 648],
          [360, 780],
          [-40, 810],
        ],
      ],
      [
        '#dc9aa4',
        [
          [510, 646],
          [1130, 640],
          [1200, 772],
          [430, 782],
        ],
      ],
      [
        '#c98a9b',
        [
          [1200, 640],
          [1640, 650],
          [1640, 790],
          [1280, 774],
        ],
      ],
      [
        '#e3b0ac',
        [
          [-40, 850],
          [330, 818],
          [180, 1090],
          [-40, 1090],
        ],
      ],
      [
        '#c4829a',
        [
          [420, 818],
          [1220, 810],
          [1360, 1090],
          [270, 1090],
        ],
      ],
    ] as const
    for (const [tint, corners] of pans) {
      const [a, b, c, d] = corners
      p.art.clip(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${d[0]} ${d[1]}z`, () =>
        p.still(a[1] - 6, tint, d[1] + 8),
      )
    }
    for (const [x, y, s] of [
      [1010, 800, 60],
      [1110, 806, 46],
      [1380, 830, 84],
      [1490, 842, 60],
    ] as const)
      p.art.fill(
        `M${x - s} ${y}Q${x - s * 0.3} ${y - s * 0.95} ${x} ${y - s}Q${x + s * 0.4} ${y - s * 0.9} ${x + s} ${y}z`,
        p.art.linear(
          [
            [0, lit(p.stage, '#ffffff')],
            [1, half(p.stage, '#f2e6ea')],
          ],
          x + s * p.light.side,
          0,
          x - s * p.light.side,
          0,
        ),
      )
    p.people(1240, 812, 66, 'walk')
    p.bushes(
      [
        [-20, 1080],
        [160, 1060],
      ],
      50,
      '#a5884c',
      0,
      6,
    )
  },
}
