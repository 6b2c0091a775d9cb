import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'
import { drawGoldenCathedral } from '../sacred.ts'

export const varna: Portrait = {
  hours: ['golden', 'blue'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 420,
  eye: 20,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [900, -2],
        [1100, 40],
        [1340, 70],
        [1620, 84],
      ],
      { y: y + 8, depth: 0.58, floor: y + 14, color: p.land.far },
    )
  },
  near(p) {
    p.art.fill('M1180 470h250l-26 30h-204z', half(p.stage, '#34506e', 0.3))
    p.art.fill('M1200 470v-26h150v26zM1230 444v-20h70v20z', lit(p.stage, '#fbf6ea', 0.3))
    p.art.fill('M1320 444v-36h24v36z', half(p.stage, '#c0463a', 0.3))
    p.hills(
      [
        [-20, 90],
        [300, 80],
        [640, 60],
        [900, 30],
        [1080, -20],
      ],
      { y: 560, depth: 0.24, floor: 620 },
    )
    p.town({
      top: [
        [-20, 430],
        [300, 430],
        [640, 452],
        [900, 500],
      ],
      foot: [
        [-20, 580],
        [400, 590],
        [760, 596],
        [980, 590],
      ],
      scale: [5.4, 9],
      rows: 6,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.6,
      pack: 0.9,
      ground: '#9aa06a',
    })
    p.mark(drawGoldenCathedral, 420, 560, 210, 0.1)
    p.sand([
      [1000, 600],
      [1120, 610],
      [1010, 680],
      [860, 760],
      [700, 880],
      [640, 1010],
      [480, 1110],
      [200, 1130],
      [300, 800],
      [640, 660],
    ])
    p.parasols(
      [
        [880, 690],
        [1000, 690],
      ],
      [
        [380, 1000],
        [640, 1000],
      ],
      8,
      4,
      '#ef6a4c',
      '#fbf4e6',
    )
    p.hills(
      [
        [-20, 60],
        [240, 80],
        [520, 40],
        [800, -20],
        [900, -60],
      ],
      { y: 690, depth: 0.08, floor: 900, color: p.land.leaf, forest: 60, kind: 'leaf' },
    )
    p.meadow(
      [
        [-40, 740],
        [200, 770],
        [420, 860],
        [520, 980],
        [500, 1100],
      ],
      p.land.grass,
    )
    p.path([
      [-40, 930],
      [140, 880],
      [300, 900],
      [330, 960],
      [160, 1010],
      [100, 1110],
      [-40, 1110],
    ])
    p.people(200, 940, 84)
    p.bushes(
      [
        [-30, 1080],
        [460, 1070],
      ],
      46,
      '#c2476a',
      0,
      14,
    )
    p.sail(1330, 640, 120, 0.08)
    p.sail(900, 470, 44, 0.34)
    p.branch(-1, 'leaf')
  },
}
