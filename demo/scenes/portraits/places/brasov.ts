import type { Portrait } from '../portrait.ts'
import { drawGothic } from '../sacred.ts'

export const brasov: Portrait = {
  hours: ['golden', 'morning'],
  manner: 'town',
  season: 'autumn',
  sun: -1,
  horizon: 500,
  eye: 16,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [900, 60],
        [1120, 160],
        [1300, 210],
        [1480, 180],
        [1620, 220],
      ],
      { y: y + 10, depth: 0.6, snow: 0.3, color: '#909cb0' },
    )
    p.hills(
      [
        [-20, 170],
        [220, 260],
        [480, 330],
        [700, 320],
        [900, 230],
        [1140, 120],
        [1400, 60],
        [1620, 80],
      ],
      { y: y + 40, depth: 0.36, forest: 26, kind: 'leaf', color: '#8a8f5a' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 590],
        [800, 580],
        [1640, 590],
      ],
      foot: [
        [-20, 760],
        [800, 740],
        [1640, 760],
      ],
      scale: [9, 15],
      rows: 6,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.14,
      pack: 1,
      ground: '#a9946c',
    })
    p.mark((e) => drawGothic(e, 1.05, '#8d8578', '#a5513a'), 960, 790, 400, 0.04)
    p.town({
      top: [
        [-20, 800],
        [520, 830],
      ],
      foot: [
        [-20, 930],
        [520, 960],
      ],
      scale: [20, 26],
      rows: 2,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.1,
      pack: 1,
    })
    p.meadow(
      [
        [-20, 960],
        [600, 880],
        [1100, 870],
        [1640, 900],
      ],
      '#d3c1a0',
    )
    p.mark(
      (e) => {
        e.wall(-0.5, 0.5, 0, 0.56, '#f2dfae', 0.2)
        e.holes(-0.44, 0.44, 0.04, 0.54, 6, 2, true)
        e.roof(-0.5, 0.5, 0.56, 0.26, '#b5573a', 0.5)
        e.wall(-0.13, 0.13, 0.5, 1, '#f2dfae', 0.4)
        e.holes(-0.08, 0.08, 0.76, 0.96, 1, 1, true)
        e.roof(-0.15, 0.15, 1, 0.36, '#b5573a', 0)
      },
      1370,
      930,
      210,
      0,
    )
    p.people(860, 970, 84)
    p.people(1060, 940, 70, 'walk')
    p.branch(1, 'leaf')
  },
}
