import { STRANDZHA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const sinemorets: Portrait = {
  hours: ['golden', 'dawn'],
  sun: 1,
  horizon: 380,
  eye: 24,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [-20, 70],
        [240, 52],
        [460, 10],
      ],
      { y: y + 10, depth: 0.56, floor: y + 16, color: STRANDZHA },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 150],
        [200, 170],
        [420, 120],
        [620, 60],
        [700, 0],
      ],
      { y: 560, depth: 0.2, floor: 640, color: STRANDZHA, forest: 34, kind: 'leaf' },
    )
    p.water(
      [
        [-60, 640],
        [260, 600],
        [560, 590],
        [800, 640],
        [980, 700],
        [900, 800],
        [620, 860],
        [300, 980],
        [40, 1120],
        [-160, 1120],
      ],
      '#5f8f86',
    )
    p.sand([
      [640, 556],
      [760, 540],
      [1000, 600],
      [1200, 690],
      [1330, 800],
      [1280, 900],
      [1120, 850],
      [1020, 720],
      [860, 640],
      [700, 600],
    ])
    p.sand([
      [1640, 930],
      [1440, 900],
      [1180, 960],
      [820, 960],
      [520, 1010],
      [260, 1110],
      [1700, 1120],
    ])
    p.surf(
      [
        [1010, 590],
        [1220, 680],
        [1350, 800],
        [1300, 910],
      ],
      1,
    )
    p.hills(
      [
        [-20, 40],
        [120, 96],
        [340, 40],
        [440, -40],
      ],
      { y: 1010, depth: 0.04, floor: 1090, color: STRANDZHA, forest: 76, kind: 'leaf' },
    )
    p.people(1060, 800, 40)
    p.people(900, 690, 30, 'walk')
    p.boat(560, 720, 92, '#3f7f86')
    p.sail(1350, 460, 62, 0.28)
    p.branch(1, 'leaf')
  },
}
