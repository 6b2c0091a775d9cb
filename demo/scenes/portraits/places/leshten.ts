import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const leshten: Portrait = {
  hours: ['dusk', 'morning'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 500,
  eye: 16,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [140, 230],
        [320, 190],
        [500, 300],
        [640, 260],
        [820, 340],
        [980, 290],
        [1160, 330],
        [1340, 240],
        [1620, 200],
      ],
      { y: y + 10, depth: 0.5, snow: 0.34, color: '#8f9ab2' },
    )
    p.mist(y, 50, 0.5)
    p.hills(
      [
        [-20, 60],
        [400, 100],
        [900, 50],
        [1300, 90],
        [1620, 60],
      ],
      { y: y + 60, depth: 0.4, forest: 18 },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, -20],
        [300, 40],
        [620, 120],
        [900, 150],
        [1200, 120],
        [1620, 40],
      ],
      { y: 740, depth: 0.1, color: '#93a263' },
    )
    p.town({
      top: [
        [380, 680],
        [700, 606],
        [1000, 590],
        [1330, 650],
      ],
      foot: [
        [300, 790],
        [700, 760],
        [1000, 760],
        [1420, 780],
      ],
      scale: [13, 18],
      rows: 3,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.5,
      pack: 0.86,
    })
    p.mark(drawParishChurch, 860, 604, 130, 0.05)
    p.meadow(
      [
        [-20, 850],
        [500, 810],
        [1000, 820],
        [1640, 870],
      ],
      '#a5a867',
    )
    p.path(
      [
        [620, 820],
        [700, 816],
        [760, 900],
        [1000, 1110],
        [420, 1110],
        [600, 920],
      ],
      '#e2cfa6',
    )
    p.bushes(
      [
        [-20, 960],
        [460, 900],
      ],
      40,
      '#6f8f4c',
      0,
      9,
    )
    p.tree('broadleaf', 1480, 980, 460)
    p.people(690, 930, 84)
    p.grass(1010, '#c94b6b')
  },
}
