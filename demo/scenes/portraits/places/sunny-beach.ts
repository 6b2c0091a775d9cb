import { half } from '../../stage.ts'
import { drawBeachHotel } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const sunnyBeach: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'palm',
  sun: -1,
  horizon: 380,
  eye: 30,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [620, 0],
        [800, 40],
        [1010, 96],
        [1200, 130],
        [1400, 112],
        [1620, 150],
      ],
      { y: y + 4, depth: 0.56, color: '#7d9170', rough: 0.3 },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [560, -8],
        [900, 20],
        [1240, 40],
        [1620, 54],
      ],
      { y: p.horizon + 34, depth: 0.34, floor: 470, forest: 16, kind: 'leaf' },
    )
    p.sand([
      [470, 404],
      [700, 416],
      [940, 446],
      [1010, 520],
      [900, 640],
      [700, 780],
      [440, 940],
      [160, 1130],
      [1700, 1140],
      [1700, 430],
      [1100, 404],
    ])
    for (const [x, y, s] of [
      [700, 412, 34],
      [800, 418, 44],
      [920, 428, 56],
      [1060, 448, 76],
      [1220, 478, 104],
      [1420, 524, 150],
    ] as const)
      p.mark((e) => drawBeachHotel(e, 7), x, y, s, 0.36 - s / 480)
    p.grove(
      'pine',
      [
        [760, 424],
        [1000, 452],
        [1300, 520],
        [1640, 600],
      ],
      16,
      [34, 92],
      0.12,
      12,
    )
    p.parasols(
      [
        [930, 520],
        [1180, 516],
      ],
      [
        [420, 1040],
        [1500, 1040],
      ],
      11,
      9,
      '#ef6a4c',
      '#f3b43f',
    )
    p.people(760, 812, 46)
    p.people(560, 930, 62, 'walk')
    p.art.fill('M170 300q60 -76 150 -30q-10 -8 -60 6q-50 -6 -90 24z', half(p.stage, '#e4604a'))
    p.art.line('M180 300L270 470M312 272L270 470', half(p.stage, '#6b7480'), 1.4)
    p.sail(250, 470, 60, 0.3)
    p.fronds(1)
  },
}
