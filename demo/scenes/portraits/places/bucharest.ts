import { drawClassicFront } from '../landmarks.ts'
import { drawFronts } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const bucharest: Portrait = {
  hours: ['morning', 'blue'],
  sun: -1,
  horizon: 520,
  eye: 5,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 20],
        [800, 14],
        [1620, 20],
      ],
      { y: y + 14, depth: 0.56, floor: y + 30, forest: 16, kind: 'leaf' },
    )
  },
  near(p) {
    drawFronts(p, -20, 420, 690, 150, ['#efe0c2', '#e3d2b8', '#f2e8d6'], 5)
    drawFronts(p, 1180, 1640, 690, 150, ['#f2e8d6', '#e3d2b8', '#efe0c2'], 5)
    p.mark((e) => drawClassicFront(e, '#8f9a9a', '#f3ead6'), 800, 700, 330, 0.04)
    p.meadow(
      [
        [-20, 700],
        [800, 690],
        [1640, 700],
      ],
      '#8fae62',
    )
    p.water(
      [
        [330, 800],
        [800, 770],
        [1280, 800],
        [1440, 900],
        [1180, 1010],
        [420, 1010],
        [180, 900],
      ],
      '#7fb0ae',
    )
    for (const [x, y, c] of [
      [640, 870, '#f2c14e'],
      [930, 930, '#e4604a'],
      [1090, 850, '#fbf6ea'],
    ] as const)
      p.boat(x, y, 120, c)
    p.grove(
      'broadleaf',
      [
        [-20, 790],
        [260, 800],
      ],
      3,
      [220, 330],
    )
    p.grove(
      'broadleaf',
      [
        [1360, 800],
        [1640, 790],
      ],
      3,
      [220, 330],
    )
    p.bushes(
      [
        [300, 1060],
        [1300, 1060],
      ],
      36,
      '#d65a6a',
      0,
      22,
    )
    p.people(1400, 960, 96)
    p.branch(-1, 'leaf')
  },
}
