import { half } from '../../stage.ts'
import { drawArchBridge, drawFortress } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'
import { drawSmallMosque } from '../sacred.ts'

export const skopje: Portrait = {
  hours: ['golden', 'blue'],
  sun: -1,
  horizon: 500,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 130],
        [240, 210],
        [520, 270],
        [800, 240],
        [1100, 280],
        [1400, 220],
        [1620, 180],
      ],
      { y: y + 10, depth: 0.58, color: '#8496ad', rough: 0.4, snow: 0.1 },
    )
    p.art.line(`M540 ${y - 262}v-46m-16 14h32`, half(p.stage, '#c9c2b4', 0.5), 5)
    p.hills(
      [
        [-20, 40],
        [500, 60],
        [1000, 40],
        [1620, 70],
      ],
      { y: y + 40, depth: 0.44, forest: 14, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 60],
        [200, 90],
        [480, 70],
        [620, 0],
      ],
      { y: 620, depth: 0.2, color: '#93a062' },
    )
    p.mark((e) => drawFortress(e, 1.9, '#c9b592', [-1.5, -0.4, 1.2]), 250, 560, 110, 0.14)
    p.town({
      top: [
        [560, 600],
        [1640, 590],
      ],
      foot: [
        [540, 690],
        [1640, 690],
      ],
      scale: [9, 13],
      rows: 3,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.4,
      pack: 0.94,
      ground: '#b0a27c',
    })
    p.mark(drawSmallMosque, 1230, 690, 260, 0.06)
    p.mark(
      (e) => {
        for (const [u, r] of [
          [-0.5, 0.22],
          [-0.1, 0.22],
          [0.3, 0.22],
          [0.66, 0.18],
        ] as const) {
          e.wall(u - r, u + r, 0, 0.3, '#cfa983', 0.3)
          e.dome(u, 0.3, r, '#a06a4f', 0.7, false)
        }
      },
      800,
      694,
      130,
      0.06,
    )
    p.still(760, '#7fa6a0')
    p.ground(
      [
        [-20, 700],
        [1640, 690],
        [1640, 764],
        [-20, 770],
      ],
      '#cfbd98',
      0.02,
      false,
    )
    p.mark((e) => drawArchBridge(e, 3, 9, 0.16, '#d6c5a4'), 800, 900, 210)
    p.people(720, 812, 70)
    p.people(960, 812, 64, 'walk')
    p.rocks(-60, 320, 90)
    p.branch(1, 'leaf')
  },
}
