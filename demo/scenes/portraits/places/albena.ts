import { lit } from '../../stage.ts'
import { drawSteppedHotel } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const albena: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 400,
  eye: 15,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [760, -2],
        [1000, 44],
        [1240, 90],
        [1440, 100],
        [1620, 96],
      ],
      { y: y + 8, depth: 0.5, floor: y + 14, color: '#d9cfae' },
    )
  },
  near(p) {
    p.hills(
      [
        [700, -8],
        [1000, 30],
        [1620, 60],
      ],
      { y: 480, depth: 0.26, floor: 540, color: p.land.leaf, forest: 26, kind: 'leaf' },
    )
    p.sand([
      [680, 450],
      [760, 470],
      [660, 560],
      [480, 680],
      [240, 830],
      [-80, 1010],
      [-80, 1130],
      [1700, 1130],
      [1700, 520],
      [1000, 466],
    ])
    for (const [x, y, s] of [
      [860, 470, 84],
      [1080, 490, 128],
      [1390, 530, 200],
    ] as const)
      p.mark(drawSteppedHotel, x, y, s, 0.3 - s / 900)
    p.grove(
      'broadleaf',
      [
        [780, 480],
        [1200, 530],
        [1640, 590],
      ],
      18,
      [40, 92],
      0.1,
      12,
    )
    p.parasols(
      [
        [800, 570],
        [1500, 600],
      ],
      [
        [60, 1010],
        [1640, 1010],
      ],
      9,
      11,
      '#1f7f8c',
      '#fbf4e6',
    )
    p.people(470, 760, 44)
    p.people(260, 880, 70, 'walk')
    p.art.fill('M300 480h70l-10 14h-50z', lit(p.stage, '#fdfaf3', 0.2))
    p.sail(150, 520, 92, 0.2)
    p.sail(430, 436, 36, 0.4)
    p.fronds(1)
  },
}
