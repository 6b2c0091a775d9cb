import { half, lit } from '../../stage.ts'
import { drawFerrisWheel } from '../landmarks.ts'
import { drawFronts } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawGothic } from '../sacred.ts'

export const vienna: Portrait = {
  hours: ['golden', 'blue'],
  sun: 1,
  horizon: 540,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 80],
        [340, 120],
        [760, 90],
        [1160, 130],
        [1620, 80],
      ],
      { y: y + 6, depth: 0.62, forest: 10, kind: 'leaf' },
    )
  },
  near(p) {
    p.mark(drawFerrisWheel, 1370, 660, 340, 0.2)
    p.town({
      top: [
        [-20, 600],
        [1640, 590],
      ],
      foot: [
        [-20, 720],
        [1640, 720],
      ],
      scale: [8, 12],
      rows: 4,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.24,
      pack: 0.98,
      ground: '#cbbd9c',
    })
    p.mark(
      (e) => {
        drawGothic(e, 1.15, '#cdc0a6', '#7f8a5c')
        const zig = ['#e9c04a', '#4f7f6a', '#f2ead6'] as const
        for (let band = 0; band < 6; band += 1) {
          const h = 0.36 + band * 0.042
          e.shape(
            [
              [-0.4 + band * 0.006, h],
              [0.48 - band * 0.006, h],
              [0.474 - band * 0.006, h + 0.024],
              [-0.394 + band * 0.006, h + 0.024],
            ],
            zig[band % 3] ?? '#fff',
          )
        }
      },
      760,
      740,
      430,
      0.03,
    )
    drawFronts(p, -20, 420, 800, 190, ['#f0dfae', '#efe6d6', '#e6cfa0'], 5)
    drawFronts(p, 1120, 1640, 800, 170, ['#efe6d6', '#f0dfae', '#dfe3d8'], 5)
    p.meadow(
      [
        [-20, 800],
        [800, 790],
        [1640, 800],
      ],
      '#d6c8ac',
    )
    p.art.fill('M900 900h420v96H900z', lit(p.stage, '#f3ece0'))
    p.art.fill('M900 950h420v46H900z', half(p.stage, '#c0362f'))
    p.art.fill(
      Array.from({ length: 8 }, (_, i) => `M${914 + i * 50} 912h38v30h-38z`).join(''),
      half(p.stage, '#2f4660'),
    )
    p.art.line('M-20 1006L1640 998M1110 900L1140 866L1170 900', half(p.stage, '#5a5148'), 4)
    p.people(360, 930, 92)
    p.people(620, 880, 70, 'walk')
    p.grove(
      'broadleaf',
      [
        [-20, 1000],
        [220, 1000],
      ],
      2,
      [330, 460],
    )
  },
}
