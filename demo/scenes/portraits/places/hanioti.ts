import type { Portrait } from '../portrait.ts'

export const hanioti: Portrait = {
  hours: ['morning', 'golden'],
  sun: 1,
  horizon: 420,
  eye: 8,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [560, 0],
        [700, 40],
        [860, 90],
        [980, 168],
        [1040, 150],
        [1160, 80],
        [1330, 50],
        [1480, 0],
      ],
      { y: y + 2, depth: 0.62, color: '#8797b0' },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [-20, 70],
        [200, 50],
        [420, 10],
        [520, -10],
      ],
      { y: 470, depth: 0.3, forest: 22, kind: 'leaf', color: '#5f8a4f' },
    )
    p.sand(
      [
        [330, 470],
        [520, 480],
        [640, 560],
        [820, 700],
        [1080, 860],
        [1400, 1010],
        [1660, 1080],
        [1660, 1130],
        [-60, 1130],
        [-60, 520],
      ],
      '#f7e9c8',
    )
    for (const [x, y, s] of [
      [300, 520, 130],
      [200, 560, 190],
      [430, 580, 170],
      [90, 650, 330],
      [560, 640, 210],
      [300, 740, 380],
    ] as const)
      p.tree('pine', x, y, s)
    p.parasols(
      [
        [460, 560],
        [640, 560],
      ],
      [
        [420, 1000],
        [1160, 960],
      ],
      6,
      4,
      '#f7f1e4',
      '#d9a54a',
    )
    p.people(1000, 900, 84)
    p.tree('pine', 40, 1040, 760)
    p.boat(1130, 640, 100, '#fbf6ea')
    p.sail(1390, 520, 74, 0.24)
    p.branch(1, 'needle')
  },
}
