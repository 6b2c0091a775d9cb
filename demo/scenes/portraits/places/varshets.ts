import { blob } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import { drawClassicFront } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const varshets: Portrait = {
  hours: ['golden', 'noon'],
  tree: 'broadleaf',
  sun: -1,
  horizon: 540,
  eye: 4,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 160],
        [260, 230],
        [560, 260],
        [880, 230],
        [1180, 270],
        [1620, 190],
      ],
      { y: y + 4, depth: 0.58, color: '#7d9276', rough: 0.4 },
    )
    p.hills(
      [
        [-20, 70],
        [500, 110],
        [1000, 70],
        [1620, 110],
      ],
      { y: y + 30, depth: 0.4, forest: 18, kind: 'leaf' },
    )
  },
  near(p) {
    p.meadow([
      [-20, 620],
      [800, 610],
      [1640, 620],
    ])
    p.mark(
      (e) => {
        drawClassicFront(e, '#a5563f', '#f4e6c8')
        for (const u of [-0.88, 0.88]) {
          e.wall(u - 0.17, u + 0.17, 0, 0.6, '#f4e6c8', 0.3)
          e.holes(u - 0.12, u + 0.12, 0.08, 0.56, 2, 2, true)
          e.dome(u, 0.6, 0.19, '#a5563f', 0.8)
        }
      },
      800,
      690,
      300,
      0.06,
    )
    p.path(
      [
        [700, 690],
        [900, 690],
        [1010, 780],
        [1320, 1110],
        [280, 1110],
        [590, 780],
      ],
      '#e2cfa6',
    )
    for (const [x, y, s] of [
      [560, 720, 250],
      [1040, 720, 250],
      [440, 790, 340],
      [1160, 790, 340],
      [230, 920, 560],
      [1370, 920, 560],
    ] as const)
      p.tree('broadleaf', x, y, s)
    for (const [x, y] of [
      [520, 800],
      [1080, 800],
      [380, 930],
      [1220, 930],
    ] as const) {
      p.art.line(`M${x} ${y}v-150`, half(p.stage, '#39424c'), 6)
      if (p.light.lamps > 0.2) p.art.glow(x, y - 160, 70, '#ffc470', 0.7 * p.light.lamps)
      p.art.fill(blob(p.stage.random, x, y - 160, 15, 17, 9, 0.02), lit(p.stage, '#fff3d6'))
    }
    p.people(720, 850, 86)
    p.people(930, 780, 60, 'walk')
    p.bushes(
      [
        [560, 1000],
        [680, 960],
      ],
      24,
      '#d35a5a',
      0,
      5,
    )
    p.bushes(
      [
        [930, 960],
        [1060, 1000],
      ],
      24,
      '#d35a5a',
      0,
      5,
    )
  },
}
