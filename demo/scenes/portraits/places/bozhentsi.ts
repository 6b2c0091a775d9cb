import { withLand } from '../brush.ts'
import { cobbles } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const bozhentsi: Portrait = {
  hours: ['morning', 'golden'],
  manner: 'timber',
  sun: 1,
  horizon: 380,
  eye: 22,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 140],
        [320, 190],
        [700, 150],
        [1100, 200],
        [1620, 150],
      ],
      { y: y + 10, depth: 0.56, forest: 17, kind: 'leaf' },
    )
    p.hills(
      [
        [-20, 160],
        [320, 110],
        [680, 50],
        [940, 60],
        [1300, 130],
        [1620, 180],
      ],
      { y: y + 70, depth: 0.36, forest: 28, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 220],
        [240, 160],
        [520, 60],
        [700, 0],
      ],
      { y: 640, depth: 0.18, forest: 46, kind: 'leaf' },
    )
    p.hills(
      [
        [940, 0],
        [1140, 60],
        [1380, 170],
        [1620, 240],
      ],
      { y: 640, depth: 0.2, forest: 46, kind: 'leaf' },
    )
    p.meadow([
      [-20, 700],
      [400, 620],
      [820, 600],
      [1240, 630],
      [1640, 710],
    ])
    const q = withLand(p, 'slate', { roof: '#9b958a', wood: '#7d5a42' })
    q.town({
      top: [
        [260, 640],
        [820, 606],
        [1340, 640],
      ],
      foot: [
        [140, 860],
        [820, 880],
        [1500, 860],
      ],
      scale: [11, 19],
      rows: 4,
      manner: 'timber',
      tree: 'broadleaf',
      trees: 0.7,
      pack: 0.66,
    })
    q.mark(drawParishChurch, 1110, 700, 150, 0.06)
    p.path(
      [
        [800, 860],
        [870, 856],
        [900, 940],
        [1120, 1110],
        [560, 1110],
        [760, 940],
      ],
      cobbles,
    )
    p.grass(1000, '#f2e3a0')
    p.tree('broadleaf', 70, 1060, 560)
  },
}
