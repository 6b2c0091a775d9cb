import { num } from '../../art.ts'
import { dim, half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const obzor: Portrait = {
  hours: ['dawn', 'golden'],
  tree: 'broadleaf',
  sun: -1,
  horizon: 420,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [860, -4],
        [1040, 50],
        [1240, 96],
        [1440, 130],
        [1620, 120],
      ],
      { y: y + 10, depth: 0.5, floor: y + 20, color: '#6f8f58', forest: 14, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [900, -10],
        [1130, 46],
        [1360, 110],
        [1620, 150],
      ],
      { y: 500, depth: 0.24, floor: 560, color: '#6f8f58', forest: 30, kind: 'leaf' },
    )
    p.sand([
      [860, 440],
      [1000, 448],
      [1010, 490],
      [900, 570],
      [700, 680],
      [400, 830],
      [60, 990],
      [-60, 1130],
      [1700, 1130],
      [1700, 520],
      [1300, 470],
    ])
    p.parasols(
      [
        [960, 540],
        [1300, 530],
      ],
      [
        [640, 800],
        [1500, 780],
      ],
      6,
      7,
      '#3f6f9f',
      '#f0e0b8',
    )
    p.meadow(
      [
        [-20, 1010],
        [300, 960],
        [700, 930],
        [1100, 950],
        [1640, 900],
      ],
      '#b7a866',
    )
    for (const [x, y, tall] of [
      [330, 980, 470],
      [520, 960, 250],
      [1330, 950, 360],
    ] as const) {
      const r = 30
      const paint = p.art.linear(
        [
          [0, dim(p.stage, '#d9c5a0')],
          [0.5, half(p.stage, '#e8d6b2')],
          [1, lit(p.stage, '#f1e2c2')],
        ],
        x - p.light.side * r,
        0,
        x + p.light.side * r,
        0,
      )
      p.art.fill(`M${x - r} ${y}L${x - r * 0.84} ${y - tall}H${x + r * 0.84}L${x + r} ${y}z`, paint)
      p.art.fill(`M${x - r * 1.5} ${y + 12}v-34h${r * 3}v34z`, paint)
      if (tall > 300)
        p.art.fill(
          `M${x - r} ${y - tall + 30}L${x - r * 1.6} ${y - tall - 24}h${r * 3.2}L${x + r} ${y - tall + 30}z`,
          paint,
        )
      p.art.line(
        [-0.5, -0.15, 0.2, 0.55].map((u) => `M${num(x + u * r)} ${y - 26}V${y - tall + 30}`).join(''),
        dim(p.stage, '#cdb78f'),
        3,
        0.4,
      )
    }
    p.sail(360, 480, 66, 0.3)
    p.grass(1010, '#e0604f')
  },
}
