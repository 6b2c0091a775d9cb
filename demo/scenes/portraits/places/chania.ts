import { drawFortress, drawLighthouse } from '../landmarks.ts'
import { BOUGAINVILLEA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const chania: Portrait = {
  hours: ['golden', 'blue'],
  tree: 'palm',
  manner: 'town',
  sun: 1,
  horizon: 500,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [200, 210],
        [460, 260],
        [700, 220],
        [960, 300],
        [1220, 250],
        [1620, 180],
      ],
      { y: y + 4, depth: 0.62, snow: 0.32, color: '#95a0b5' },
    )
    p.hills(
      [
        [-20, 40],
        [500, 60],
        [1100, 40],
        [1620, 60],
      ],
      { y: y + 10, depth: 0.5, floor: y + 12 },
    )
    p.sea(y + 10)
  },
  near(p) {
    p.mirrored(
      650,
      () => {
        p.town({
          top: [
            [-20, 560],
            [400, 566],
            [760, 580],
          ],
          foot: [
            [-20, 630],
            [400, 632],
            [800, 634],
          ],
          scale: [9, 12],
          rows: 4,
          manner: 'town',
          tree: 'cypress',
          trees: 0.06,
          pack: 1,
          ground: '#cbb894',
        })
        p.mark(
          (e) => {
            e.wall(-0.5, 0.5, 0, 0.4, '#efe4cf', 0.2)
            e.dome(0, 0.4, 0.4, '#e7dcc6', 0.8, false)
            for (const u of [-0.62, 0.62]) e.dome(u, 0.2, 0.16, '#e7dcc6', 0.9, false)
          },
          560,
          640,
          150,
          0.06,
        )
        p.ground(
          [
            [-20, 630],
            [860, 634],
            [880, 654],
            [-20, 654],
          ],
          '#cdb995',
          0.02,
          false,
        )
      },
      0.5,
    )
    p.ground(
      [
        [1000, 640],
        [1640, 622],
        [1640, 664],
        [990, 666],
      ],
      '#c4ad86',
      0.04,
      false,
    )
    p.mark((e) => drawFortress(e, 1.7, '#c9b08a', [1]), 1560, 640, 80, 0.08)
    p.mark((e) => drawLighthouse(e, '#e3cfa6'), 1080, 648, 330, 0.01)
    for (const [x, y, s, c] of [
      [260, 740, 120, '#2f6fb2'],
      [520, 800, 170, '#fbf6ea'],
      [820, 730, 110, '#d9503c'],
      [1220, 860, 230, '#2f7f8a'],
    ] as const)
      p.boat(x, y, s, c)
    p.rocks(-60, 380, 130)
    p.bushes(
      [
        [1180, 1080],
        [1640, 1040],
      ],
      52,
      BOUGAINVILLEA,
      0,
      9,
    )
    p.branch(-1, 'olive')
  },
}
