import { half, lit } from '../../stage.ts'
import { drawBeachHotel } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const goldenSands: Portrait = {
  hours: ['dawn', 'morning'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 390,
  eye: 18,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [-20, 190],
        [200, 200],
        [420, 150],
        [620, 80],
        [780, 10],
      ],
      { y: y + 8, depth: 0.44, floor: y + 16, color: '#5f8550', forest: 16, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 280],
        [200, 300],
        [430, 220],
        [640, 110],
        [800, 10],
        [840, -30],
      ],
      { y: 560, depth: 0.2, floor: 700, color: '#587f49', forest: 40, kind: 'leaf' },
    )
    for (const [x, y, s, f] of [
      [560, 476, 70, 6],
      [360, 490, 120, 9],
      [120, 530, 150, 8],
    ] as const)
      p.mark((e) => drawBeachHotel(e, f, '#f6ead6'), x, y, s, 0.14)
    p.grove(
      'broadleaf',
      [
        [-20, 600],
        [300, 570],
        [680, 520],
      ],
      18,
      [60, 120],
      0.08,
      24,
    )
    p.sand(
      [
        [760, 468],
        [860, 476],
        [930, 540],
        [1000, 680],
        [1120, 860],
        [1300, 1030],
        [1380, 1130],
        [-60, 1130],
        [-60, 640],
        [360, 560],
      ],
      '#f5d79a',
    )
    p.parasols(
      [
        [700, 560],
        [900, 556],
      ],
      [
        [-60, 1000],
        [1080, 1000],
      ],
      9,
      8,
      '#d9993a',
      '#fbf4e6',
    )
    p.people(980, 790, 56, 'walk')
    p.people(1080, 900, 76)
    p.art.fill('M1180 520h180l-20 22h-146z', half(p.stage, '#fbf6ea', 0.14))
    p.art.fill('M1210 520q10 -26 60 -26h60l16 26z', lit(p.stage, '#fdfaf3', 0.14))
    p.sail(1370, 500, 90, 0.22)
    p.sail(1140, 430, 36, 0.4)
    p.branch(1, 'leaf')
  },
}
