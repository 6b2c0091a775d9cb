import { half, lit } from '../../stage.ts'
import { drawPaving } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawGoldenCathedral } from '../sacred.ts'

export const sofia: Portrait = {
  hours: ['golden', 'morning'],
  tree: 'broadleaf',
  sun: -1,
  horizon: 560,
  eye: 3,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 40],
        [160, 100],
        [360, 190],
        [560, 270],
        [760, 310],
        [960, 296],
        [1160, 230],
        [1360, 140],
        [1620, 70],
      ],
      { y: y + 10, depth: 0.52, color: '#6d83a5', rough: 0.22, snow: p.land.snowy ? 0.8 : 0 },
    )
    p.hills(
      [
        [-20, 40],
        [500, 70],
        [1100, 50],
        [1620, 60],
      ],
      { y: y + 20, depth: 0.5, forest: 12, kind: 'leaf' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 590],
        [500, 584],
        [1100, 586],
        [1640, 590],
      ],
      foot: [
        [-20, 640],
        [800, 640],
        [1640, 640],
      ],
      scale: [6, 9],
      rows: 2,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.7,
    })
    drawPaving(p, 650, '#dfae4e')
    p.mark(drawGoldenCathedral, 800, 720, 480, 0.03)
    for (const [x, y, s] of [
      [150, 740, 300],
      [1450, 740, 300],
      [20, 830, 460],
      [1590, 830, 480],
    ] as const)
      p.tree('broadleaf', x, y, s)
    p.art.fill('M120 884h330v86H120z', lit(p.stage, '#e9b23a'))
    p.art.fill('M120 930h330v40H120z', half(p.stage, '#c9412f'))
    p.art.fill(
      Array.from({ length: 6 }, (_, i) => `M${136 + i * 52} 894h38v28h-38z`).join(''),
      half(p.stage, '#2f4660'),
    )
    p.art.line('M-20 978L1640 940M280 884L310 850L340 884', half(p.stage, '#5a5148'), 4)
    p.people(800, 900, 92)
    p.people(1040, 840, 66, 'walk')
    p.people(1180, 940, 100, 'stand')
  },
}
