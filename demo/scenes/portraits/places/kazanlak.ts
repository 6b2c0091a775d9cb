import { half } from '../../stage.ts'
import { drawRows } from '../../terrain.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const kazanlak: Portrait = {
  hours: ['dawn', 'golden'],
  tree: 'broadleaf',
  manner: 'town',
  season: 'spring',
  sun: 1,
  horizon: 430,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [260, 210],
        [540, 260],
        [820, 230],
        [1080, 290],
        [1340, 240],
        [1620, 200],
      ],
      { y: y + 6, depth: 0.56, color: '#8a98bd', rough: 0.4, snow: 0.12 },
    )
    p.hills(
      [
        [-20, 70],
        [420, 100],
        [900, 60],
        [1620, 90],
      ],
      { y: y + 30, depth: 0.42, forest: 14, kind: 'leaf' },
    )
  },
  near(p) {
    p.mark(
      (e) => {
        drawParishChurch(e)
        for (const [u, h] of [
          [-0.34, 1.04],
          [0.2, 0.66],
          [0.48, 0.66],
          [0.34, 0.78],
        ] as const)
          e.dome(u, h, h > 0.7 ? 0.1 : 0.07, '#e8b84f', 1.1)
      },
      1290,
      470,
      110,
      0.24,
    )
    drawRows(
      { ...p.stage, random: p.stage.random.fork('rows') },
      { top: 506, vanishX: 560, colors: ['#d9487d', '#f3a6b8'], spread: 150, soil: '#b58a66' },
    )
    p.hills(
      [
        [930, -6],
        [1080, 60],
        [1230, 84],
        [1400, 50],
        [1520, -6],
      ],
      { y: 600, depth: 0.08, color: '#8fae62' },
    )
    p.art.fill('M1190 602v-34q22 -26 44 0v34z', half(p.stage, '#6b5a4a'))
    for (const [x, y] of [
      [470, 690],
      [760, 620],
      [360, 860],
    ] as const)
      p.people(x, y, (y - 430) * 0.24, 'stand')
    p.branch(1, 'rose')
  },
}
