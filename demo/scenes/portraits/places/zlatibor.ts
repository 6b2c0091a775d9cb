import { blob } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import { drawLift } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const zlatibor: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'pine',
  sun: 1,
  horizon: 470,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 110],
        [340, 150],
        [760, 110],
        [1160, 160],
        [1620, 120],
      ],
      { y: y + 10, depth: 0.6 },
    )
    p.hills(
      [
        [-20, 60],
        [480, 90],
        [1000, 50],
        [1620, 90],
      ],
      { y: y + 50, depth: 0.42, color: '#93b06a' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 80],
        [300, 110],
        [760, 40],
        [1200, 100],
        [1620, 60],
      ],
      { y: 640, depth: 0.22, color: '#9dba6c' },
    )
    p.grove(
      'pine',
      [
        [100, 560],
        [760, 600],
      ],
      7,
      [60, 110],
      0.16,
    )
    p.hills(
      [
        [-20, 40],
        [420, 70],
        [900, 20],
        [1400, 90],
        [1620, 70],
      ],
      { y: 760, depth: 0.1, color: '#a6c172' },
    )
    p.mark(
      (e) => {
        e.wall(-0.5, 0.5, 0, 0.34, '#8a5a38', 0.3)
        e.holes(-0.44, 0.44, 0.05, 0.3, 4, 1, false, 0.4)
        e.roof(-0.6, 0.6, 0.34, 0.66, '#5f4636', 0.14)
      },
      1150,
      730,
      170,
      0.04,
    )
    p.mark(
      (e) => {
        e.wall(-0.5, 0.5, 0, 0.34, '#8a5a38', 0.3)
        e.holes(-0.44, 0.44, 0.05, 0.3, 4, 1, false, 0.4)
        e.roof(-0.6, 0.6, 0.34, 0.66, '#5f4636', 0.14)
      },
      1370,
      750,
      220,
      0.02,
    )
    drawLift(p, [260, 330], [1500, 560], 9, '#c9412f', 0.9)
    p.grove(
      'pine',
      [
        [980, 760],
        [1640, 730],
      ],
      6,
      [120, 220],
      0.04,
    )
    p.meadow(
      [
        [-20, 850],
        [500, 820],
        [1100, 850],
        [1640, 830],
      ],
      '#a9c474',
    )
    for (let index = 0; index < 13; index += 1) {
      const [x, y] = [p.stage.random.range(120, 900), p.stage.random.range(830, 930)]
      p.art.fill(blob(p.stage.random, x, y, 26, 15, 8, 0.14), lit(p.stage, '#fbf6ea'))
      p.art.fill(blob(p.stage.random, x + 24, y - 8, 8, 9, 7, 0.1), half(p.stage, '#4a4440'))
    }
    p.tree('pine', 90, 1060, 620)
    p.grass(1000, '#f2d14e')
  },
}
