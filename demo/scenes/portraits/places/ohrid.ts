import type { Portrait } from '../portrait.ts'

export const ohrid: Portrait = {
  hours: ['dusk', 'morning'],
  tree: 'cypress',
  sun: 1,
  horizon: 510,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 110],
        [220, 170],
        [520, 210],
        [860, 180],
        [1180, 230],
        [1620, 170],
      ],
      { y: y + 4, depth: 0.58, color: '#8797ae', rough: 0.4 },
    )
    p.still(y + 4, '#4f8fa6')
  },
  near(p) {
    p.mirrored(
      760,
      () => {
        p.cliff(
          [
            [640, 640],
            [760, 560],
            [900, 520],
            [1080, 530],
            [1240, 580],
            [1640, 560],
          ],
          766,
          '#b99672',
          0.06,
          '#6f8a4f',
        )
        p.mark(
          (e) => {
            e.wall(-0.55, 0.5, 0, 0.4, '#dfa97c', 0.2)
            e.holes(-0.5, 0.45, 0.06, 0.36, 5, 1, true, 0.34)
            for (const h of [0.1, 0.22])
              e.shape(
                [
                  [-0.55, h],
                  [0.5, h],
                  [0.5, h + 0.04],
                  [-0.55, h + 0.04],
                ],
                '#b5653f',
              )
            e.roof(-0.55, 0.5, 0.4, 0.16, '#c4653f', 0.6)
            e.shaft(0.02, 0.5, 0.78, 0.2, 0.2, '#dfa97c')
            e.holes(-0.15, 0.19, 0.54, 0.76, 4, 1, true)
            e.roof(-0.2, 0.24, 0.78, 0.2, '#c4653f', 0)
          },
          900,
          530,
          150,
          0.03,
        )
        p.grove(
          'cypress',
          [
            [1010, 540],
            [1240, 580],
          ],
          5,
          [70, 120],
          0.05,
        )
        p.grove(
          'pine',
          [
            [700, 600],
            [820, 560],
          ],
          3,
          [60, 90],
          0.05,
        )
        p.town({
          top: [
            [1240, 500],
            [1640, 440],
          ],
          foot: [
            [1200, 640],
            [1640, 640],
          ],
          scale: [10, 14],
          rows: 5,
          manner: 'revival',
          tree: 'cypress',
          trees: 0.2,
          pack: 0.94,
          ground: '#9a9a62',
        })
      },
      0.5,
    )
    p.boat(420, 800, 190, '#c9503c')
    p.people(400, 786, 70, 'sit')
    p.boat(640, 900, 150, '#fbf6ea')
    p.grass(990)
    p.branch(-1, 'leaf')
  },
}
