import { STRANDZHA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const primorsko: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'pine',
  sun: 1,
  horizon: 410,
  eye: 16,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [-20, 76],
        [180, 96],
        [420, 58],
        [640, 10],
      ],
      { y: y + 16, depth: 0.55, floor: y + 26, color: STRANDZHA },
    )
  },
  near(p) {
    p.cliff(
      [
        [700, 436],
        [820, 416],
        [1000, 424],
        [1120, 446],
        [1170, 470],
      ],
      486,
      '#b99a7a',
      0.2,
      p.land.grass,
    )
    p.hills(
      [
        [560, 0],
        [760, 60],
        [960, 66],
        [1120, 26],
        [1180, -10],
      ],
      { y: 480, depth: 0.2, floor: 500 },
    )
    p.town({
      top: [
        [640, 446],
        [860, 412],
        [1060, 424],
        [1140, 452],
      ],
      foot: [
        [560, 520],
        [900, 524],
        [1180, 520],
      ],
      scale: [4.6, 8],
      rows: 5,
      manner: 'town',
      tree: 'pine',
      trees: 0.5,
      ground: '#8d9a5c',
    })
    p.sand([
      [-40, 540],
      [220, 524],
      [520, 520],
      [700, 540],
      [640, 600],
      [420, 640],
      [200, 700],
      [60, 800],
      [-60, 1000],
    ])
    p.sand([
      [1640, 520],
      [1400, 516],
      [1160, 520],
      [940, 544],
      [860, 620],
      [900, 760],
      [760, 930],
      [640, 1120],
      [1700, 1120],
    ])
    p.hills(
      [
        [-20, 90],
        [140, 70],
        [300, 20],
        [400, -20],
      ],
      { y: 590, depth: 0.14, floor: 680, color: STRANDZHA, forest: 44, kind: 'leaf' },
    )
    p.parasols(
      [
        [960, 600],
        [1560, 590],
      ],
      [
        [760, 1000],
        [1700, 960],
      ],
      7,
      8,
      '#1f7f8c',
      '#f3b43f',
    )
    p.people(840, 900, 60)
    p.sail(380, 470, 60, 0.3)
    p.sail(1330, 468, 44, 0.34, -1)
    p.branch(-1, 'needle')
  },
}
