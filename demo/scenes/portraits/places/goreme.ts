import { smooth } from '../../outline.ts'
import { lit } from '../../stage.ts'
import { drawBalloon, drawRockChimney } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const goreme: Portrait = {
  hours: ['dawn', 'golden'],
  tree: 'poplar',
  manner: 'kasbah',
  sun: 1,
  horizon: 520,
  eye: 18,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 40],
        [300, 60],
        [560, 110],
        [760, 210],
        [900, 130],
        [1200, 60],
        [1620, 70],
      ],
      { y: y + 4, depth: 0.66, snow: 0.24, color: '#a79aa8' },
    )
    p.hills(
      [
        [-20, 60],
        [400, 80],
        [900, 60],
        [1620, 90],
      ],
      { y: y + 20, depth: 0.54, color: '#d9b394' },
    )
  },
  near(p) {
    for (const [x, y, s, d, a, b] of [
      [240, 330, 110, 0.36, '#e4604a', '#f3d08a'],
      [420, 210, 150, 0.26, '#2f7f9a', '#f2e6cc'],
      [620, 380, 84, 0.46, '#d9993a', '#a5484a'],
      [900, 150, 210, 0.14, '#d4423a', '#f3b95a'],
      [1130, 300, 120, 0.34, '#6f4f8f', '#f0c9a0'],
      [1330, 200, 170, 0.2, '#e9a93a', '#3f6f8f'],
      [1480, 400, 74, 0.5, '#c9472f', '#f2e6cc'],
      [760, 440, 60, 0.54, '#3f7f5f', '#f3d08a'],
      [90, 460, 64, 0.52, '#b84a5f', '#f2e6cc'],
    ] as const)
      p.mark((e) => drawBalloon(e, a, b), x, y, s, d)
    for (const [x, y, s, d] of [
      [160, 640, 160, 0.36],
      [330, 650, 210, 0.3],
      [520, 640, 150, 0.38],
      [760, 650, 190, 0.32],
      [980, 640, 150, 0.36],
      [1170, 660, 220, 0.28],
      [1400, 650, 190, 0.32],
      [1560, 660, 230, 0.26],
    ] as const)
      p.mark((e) => drawRockChimney(e, '#e3bf98', '#a5806a'), x, y, s, d)
    p.hills(
      [
        [-20, 10],
        [400, 40],
        [900, 16],
        [1620, 40],
      ],
      { y: 690, depth: 0.2, color: '#dcb48a' },
    )
    for (const [x, y, s] of [
      [90, 860, 330],
      [300, 880, 420],
      [470, 850, 280],
      [1130, 870, 330],
      [1340, 900, 470],
      [1540, 870, 360],
    ] as const)
      p.mark((e) => drawRockChimney(e, '#e9c59a', '#8f6a55'), x, y, s, 0.06)
    p.meadow(
      [
        [-20, 900],
        [500, 870],
        [1100, 890],
        [1640, 900],
      ],
      '#d9b584',
    )
    p.grove(
      'poplar',
      [
        [600, 880],
        [1000, 880],
      ],
      6,
      [80, 140],
      0.04,
    )
    p.bushes(
      [
        [-20, 1020],
        [1640, 1040],
      ],
      34,
      '#9a9a5a',
      0,
      24,
    )
    p.people(800, 950, 84)
    p.art.fill(
      smooth([
        [640, 1110],
        [760, 960],
        [830, 960],
        [900, 1110],
      ]),
      lit(p.stage, '#ecd2a8'),
      0.8,
    )
  },
}
