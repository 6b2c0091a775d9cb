import { drawFortress } from '../landmarks.ts'
import { BOUGAINVILLEA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const antalya: Portrait = {
  hours: ['golden', 'morning'],
  sun: -1,
  horizon: 500,
  eye: 14,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 120],
        [120, 210],
        [260, 180],
        [400, 310],
        [520, 270],
        [640, 370],
        [780, 300],
        [900, 330],
        [1060, 200],
        [1200, 120],
        [1360, 0],
      ],
      { y: y + 2, depth: 0.54, snow: 0.26, color: '#8d9ab5' },
    )
    p.mist(y - 8, 36, 0.4)
    p.sea(y)
  },
  near(p) {
    p.cliff(
      [
        [760, 650],
        [880, 600],
        [1040, 590],
        [1240, 560],
        [1440, 570],
        [1640, 540],
      ],
      860,
      '#cfa679',
      0.06,
      '#7f9a58',
    )
    p.town({
      top: [
        [900, 560],
        [1200, 510],
        [1640, 480],
      ],
      foot: [
        [860, 620],
        [1200, 584],
        [1640, 560],
      ],
      scale: [9, 13],
      rows: 3,
      manner: 'revival',
      tree: 'palm',
      trees: 0.3,
      pack: 0.92,
      ground: '#c3ad82',
    })
    p.mark(
      (e) => {
        e.wall(-0.2, 0.2, 0, 0.3, '#b0683f', 0.4)
        e.shaft(0, 0.3, 0.82, 0.12, 0.1, '#b0683f')
        for (const u of [-0.07, -0.02, 0.03]) e.rod(u, 0.3, u, 0.8, 0.018, '#8a4f30')
        e.shape(
          [
            [-0.13, 0.82],
            [0.13, 0.82],
            [0.12, 0.86],
            [-0.12, 0.86],
          ],
          '#d8c3a0',
          'lit',
        )
        e.shape(
          [
            [-0.08, 0.86],
            [0, 1.04],
            [0.08, 0.86],
          ],
          '#7d6a5f',
        )
      },
      1130,
      566,
      230,
      0.05,
    )
    p.surf(
      [
        [740, 862],
        [1000, 880],
        [1300, 872],
        [1640, 866],
      ],
      0.9,
    )
    p.ground(
      [
        [-40, 900],
        [560, 830],
        [600, 850],
        [610, 890],
        [-40, 980],
      ],
      '#c4b193',
      0,
      false,
    )
    p.mark((e) => drawFortress(e, 1, '#c4a880', [0.6]), 520, 850, 90, 0.03)
    for (const [x, y, s, c] of [
      [720, 960, 150, '#7a4f36'],
      [980, 1000, 190, '#2f6fb2'],
      [250, 800, 92, '#fbf6ea'],
    ] as const)
      p.boat(x, y, s, c)
    p.tree('palm', 90, 1080, 620)
    p.bushes(
      [
        [-20, 1080],
        [330, 1070],
      ],
      56,
      BOUGAINVILLEA,
      0,
      8,
    )
    p.sail(420, 600, 70, 0.26)
  },
}
