import { num } from '../../art.ts'
import { half } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const sandanski: Portrait = {
  hours: ['golden', 'morning'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 520,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 170],
        [220, 230],
        [480, 310],
        [620, 290],
        [840, 360],
        [1020, 320],
        [1260, 250],
        [1620, 190],
      ],
      { y: y + 6, depth: 0.56, color: '#8b94a8', snow: 0.1 },
    )
    p.hills(
      [
        [-20, 90],
        [400, 120],
        [860, 70],
        [1300, 120],
        [1620, 90],
      ],
      { y: y + 40, depth: 0.4, forest: 14, kind: 'leaf' },
    )
  },
  near(p) {
    p.meadow([
      [-20, 600],
      [500, 586],
      [1100, 600],
      [1640, 590],
    ])
    p.water(
      [
        [560, 600],
        [700, 600],
        [820, 680],
        [700, 790],
        [900, 930],
        [1140, 1110],
        [420, 1110],
        [420, 930],
        [560, 790],
        [640, 680],
      ],
      '#7fb0b0',
    )
    p.art.line('M380 640Q700 790 1080 640', half(p.stage, '#7a5a42'), 12)
    p.art.line('M380 560Q700 690 1080 560M380 560V660M1080 560V660', half(p.stage, '#6a4c38'), 5)
    let rails = ''
    for (let t = 0.04; t < 1; t += 0.06)
      rails += `M${num(380 + 700 * t)} ${num(560 + 260 * t * (1 - t))}v${num(80 + 40 * t * (1 - t))}`
    p.art.line(rails, half(p.stage, '#7a5a42'), 2)
    p.people(720, 714, 60)
    for (const [x, y, s] of [
      [90, 900, 620],
      [330, 760, 360],
      [1260, 760, 380],
      [1500, 900, 640],
    ] as const)
      p.tree('broadleaf', x, y, s)
    p.tree('palm', 1130, 700, 170, 0.05)
    p.tree('palm', 470, 690, 150, 0.05)
    p.rocks(240, 560, 60)
    p.rocks(1060, 1380, 70)
    p.bushes(
      [
        [-30, 1070],
        [380, 1040],
      ],
      44,
      '#d35a7a',
      0,
      9,
    )
    p.bushes(
      [
        [1240, 1050],
        [1640, 1070],
      ],
      44,
      '#e9b04a',
      0,
      9,
    )
  },
}
