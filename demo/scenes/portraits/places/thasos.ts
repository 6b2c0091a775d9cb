import { blob } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const thasos: Portrait = {
  hours: ['golden', 'noon'],
  sun: -1,
  horizon: 400,
  eye: 16,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [980, 0],
        [1180, 30],
        [1400, 46],
        [1620, 40],
      ],
      { y: y + 2, depth: 0.68, floor: y + 4, color: p.land.far },
    )
  },
  near(p) {
    p.massif(
      [
        [-20, 250],
        [140, 330],
        [330, 380],
        [520, 300],
        [700, 180],
        [860, 60],
        [960, -10],
      ],
      { y: 470, depth: 0.34, color: '#8fa08a', rough: 0.5 },
    )
    p.hills(
      [
        [-20, 200],
        [240, 220],
        [480, 150],
        [760, 70],
        [960, -10],
      ],
      { y: 500, depth: 0.2, forest: 34, kind: 'leaf', color: '#4f7f4a' },
    )
    p.water(
      [
        [-60, 560],
        [300, 510],
        [700, 500],
        [1100, 540],
        [1200, 660],
        [900, 800],
        [420, 860],
        [-60, 800],
      ],
      '#4fd0c8',
    )
    p.cliff(
      [
        [1060, 620],
        [1160, 520],
        [1330, 490],
        [1480, 510],
        [1640, 480],
      ],
      800,
      '#f6f4ee',
      0.04,
    )
    p.grove(
      'pine',
      [
        [1180, 526],
        [1640, 490],
      ],
      6,
      [130, 210],
      0.02,
    )
    p.sand(
      [
        [-60, 850],
        [200, 830],
        [520, 860],
        [860, 830],
        [1100, 790],
        [1300, 800],
        [1660, 800],
        [1660, 1130],
        [-60, 1130],
      ],
      '#fdf9ee',
    )
    for (let index = 0; index < 70; index += 1) {
      const t = p.stage.random.next() ** 0.6
      p.art.fill(
        blob(p.stage.random, p.stage.random.range(-20, 1620), 870 + 210 * t, 8 + 26 * t, 5 + 13 * t, 7, 0.18),
        t > 0.5 ? lit(p.stage, '#ffffff') : half(p.stage, '#e6e2d8'),
        0.9,
      )
    }
    p.rocks(-60, 300, 140, 900)
    p.boat(620, 680, 130, '#2f6fb2')
    p.people(900, 900, 84)
    p.sail(1300, 450, 50, 0.3)
    p.branch(-1, 'needle')
  },
}
