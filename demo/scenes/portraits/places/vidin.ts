import { half } from '../../stage.ts'
import { drawFortress } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const vidin: Portrait = {
  hours: ['golden', 'blue'],
  sun: -1,
  horizon: 460,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 26],
        [500, 16],
        [900, 34],
        [1620, 22],
      ],
      { y: y + 6, depth: 0.6, floor: y + 8, forest: 12, kind: 'leaf' },
    )
    p.still(y + 8)
  },
  near(p) {
    p.mirrored(
      670,
      () => {
        p.grove(
          'poplar',
          [
            [860, 630],
            [1640, 620],
          ],
          10,
          [110, 190],
          0.14,
        )
        p.grove(
          'broadleaf',
          [
            [600, 640],
            [1640, 640],
          ],
          8,
          [70, 120],
          0.12,
        )
        p.mark(
          (e) => {
            drawFortress(e, 1.5, '#c9ae86', [-1.42, -0.75, 1.3])
            e.wall(-0.25, 0.08, 0, 0.74, '#b98d64', 0.4)
            e.teeth(-0.26, 0.09, 0.74, 5, 0.06, '#c9ae86')
          },
          960,
          664,
          260,
          0.05,
        )
        p.ground(
          [
            [500, 652],
            [1640, 646],
            [1640, 676],
            [470, 676],
          ],
          '#8f9f60',
          0.05,
          false,
        )
      },
      0.46,
    )
    p.boat(330, 800, 170, '#4f6f5a')
    p.people(330, 788, 84, 'sit')
    p.art.line('M352 720L470 690', half(p.stage, '#6a5344'), 3)
    p.boat(620, 720, 84, '#b5573a')
    p.grass(930, '#d9c27a')
    p.tree('broadleaf', 40, 1080, 760)
  },
}
