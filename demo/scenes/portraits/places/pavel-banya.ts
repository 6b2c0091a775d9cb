import { drawSmoke } from '../../things.ts'
import type { Portrait } from '../portrait.ts'

export const pavelBanya: Portrait = {
  hours: ['morning', 'dawn'],
  manner: 'town',
  season: 'spring',
  sun: -1,
  horizon: 450,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 130],
        [300, 180],
        [700, 140],
        [1100, 190],
        [1620, 140],
      ],
      { y: y + 6, depth: 0.58, color: '#7f93a2' },
    )
    p.hills(
      [
        [-20, 60],
        [500, 90],
        [1000, 60],
        [1620, 90],
      ],
      { y: y + 40, depth: 0.4, forest: 16, kind: 'leaf' },
    )
  },
  near(p) {
    p.meadow([
      [-20, 540],
      [800, 530],
      [1640, 540],
    ])
    p.grove(
      'broadleaf',
      [
        [60, 580],
        [1640, 570],
      ],
      14,
      [90, 150],
      0.12,
    )
    p.mark(
      (e) => {
        e.wall(-1, 1, 0, 0.34, '#f6ead2', 0.14)
        e.holes(-0.96, 0.96, 0.04, 0.32, 11, 1, true, 0.5)
        e.roof(-1, 1, 0.34, 0.1, '#c4654a', 0.86)
        for (const [u, r] of [
          [-0.6, 0.2],
          [0, 0.3],
          [0.6, 0.2],
        ] as const)
          e.dome(u, 0.4, r, '#8fb0a6', 0.7, false)
      },
      800,
      690,
      270,
      0.05,
    )
    for (const x of [690, 800, 930]) drawSmoke(p.stage, x, 560, 260, 0.8)
    p.water(
      [
        [480, 740],
        [800, 716],
        [1120, 740],
        [1160, 790],
        [800, 830],
        [440, 792],
      ],
      '#6fc0bc',
    )
    for (const [x, y] of [
      [620, 780],
      [880, 790],
      [1010, 764],
    ] as const)
      p.people(x, y + 26, 52, 'stand')
    p.water(
      [
        [560, 772],
        [800, 762],
        [1060, 776],
        [1060, 800],
        [800, 816],
        [560, 800],
      ],
      '#6fc0bc',
    )
    for (const x of [600, 760, 980]) drawSmoke(p.stage, x, 770, 120, 0.6)
    p.bushes(
      [
        [-20, 900],
        [700, 930],
        [1640, 890],
      ],
      56,
      '#d9487d',
      0,
      34,
    )
    p.bushes(
      [
        [-20, 1060],
        [700, 1090],
        [1640, 1060],
      ],
      86,
      '#5f8f4c',
      0,
      20,
    )
    p.bushes(
      [
        [-20, 1000],
        [700, 1030],
        [1640, 1000],
      ],
      40,
      '#f08fb0',
      0,
      40,
    )
    p.branch(-1, 'rose')
  },
}
