import { half } from '../../stage.ts'
import { drawCastle, drawWindmill } from '../landmarks.ts'
import { BOUGAINVILLEA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const bodrum: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'palm',
  sun: 1,
  horizon: 490,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 90],
        [260, 130],
        [620, 90],
        [980, 130],
        [1300, 80],
        [1620, 110],
      ],
      { y: y + 4, depth: 0.62, floor: y + 6, color: '#9aa08f' },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [-20, 120],
        [240, 150],
        [480, 80],
        [620, 0],
      ],
      { y: 600, depth: 0.22, color: '#a9a578' },
    )
    p.town({
      top: [
        [-20, 460],
        [280, 450],
        [560, 560],
      ],
      foot: [
        [-20, 640],
        [300, 640],
        [620, 630],
      ],
      scale: [7, 11],
      rows: 6,
      manner: 'cube',
      tree: 'cypress',
      trees: 0.3,
      pack: 0.8,
      ground: '#a9a070',
    })
    p.cliff(
      [
        [700, 640],
        [780, 590],
        [1000, 570],
        [1260, 590],
        [1340, 650],
      ],
      690,
      '#b5946c',
      0.08,
    )
    p.mark((e) => drawCastle(e, '#cdb28a'), 1020, 600, 240, 0.06)
    p.surf(
      [
        [680, 692],
        [1000, 700],
        [1360, 690],
      ],
      0.7,
    )
    p.mark((e) => drawWindmill(e, false), 130, 462, 80, 0.2)
    for (const [x, y, s, c] of [
      [540, 740, 130, '#7a4f36'],
      [1380, 760, 150, '#7a4f36'],
      [820, 830, 150, '#fbf6ea'],
    ] as const) {
      p.art.line(
        `M${x - s * 0.1} ${y - s * 0.1}v${-s * 0.8}M${x + s * 0.22} ${y - s * 0.1}v${-s * 0.66}M${x - s * 0.1} ${y - s * 0.9}L${x + s * 0.58} ${y - s * 0.2}`,
        half(p.stage, '#8a6a4a'),
        3,
      )
      p.boat(x, y, s, c)
    }
    p.ground(
      [
        [-40, 960],
        [500, 930],
        [900, 980],
        [1000, 1110],
        [-40, 1110],
      ],
      '#f6f0e4',
      0,
      false,
    )
    p.bushes(
      [
        [-20, 990],
        [480, 960],
      ],
      70,
      BOUGAINVILLEA,
      0,
      10,
    )
    p.branch(-1, 'rose')
  },
}
