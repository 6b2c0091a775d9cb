import { drawLighthouse } from '../landmarks.ts'
import { drawFishingBoats, STRANDZHA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const tsarevo: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'pine',
  sun: 1,
  horizon: 430,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 96],
        [160, 120],
        [380, 96],
        [620, 40],
        [780, 0],
      ],
      { y: y + 4, depth: 0.62, floor: y + 6, color: STRANDZHA },
    )
    p.sea(y)
  },
  near(p) {
    p.mirrored(
      600,
      () => {
        p.cliff(
          [
            [-20, 500],
            [160, 480],
            [420, 506],
            [560, 548],
          ],
          604,
          '#b98f72',
          0.12,
          p.land.grass,
        )
        p.town({
          top: [
            [-20, 380],
            [200, 380],
            [430, 430],
            [520, 480],
          ],
          foot: [
            [-20, 500],
            [200, 490],
            [430, 510],
            [540, 540],
          ],
          scale: [6, 9.4],
          rows: 5,
          manner: 'town',
          tree: 'pine',
          trees: 0.4,
          ground: '#8f9a5a',
        })
      },
      0.36,
    )
    p.cliff(
      [
        [1020, 560],
        [1120, 500],
        [1300, 480],
        [1460, 492],
        [1640, 470],
      ],
      640,
      '#c09a78',
      0.08,
      p.land.grass,
    )
    p.mark(drawParishChurch, 1240, 490, 132, 0.08)
    p.grove(
      'pine',
      [
        [1340, 492],
        [1640, 476],
      ],
      7,
      [80, 130],
      0.06,
    )
    p.ground(
      [
        [-40, 700],
        [700, 652],
        [730, 664],
        [740, 690],
        [-40, 764],
      ],
      '#b9b0a0',
      0,
      false,
    )
    p.mark((e) => drawLighthouse(e, '#c0463a'), 716, 668, 84, 0.02)
    drawFishingBoats(p, [
      [120, 660, 96, '#f2ead8'],
      [260, 648, 84, '#2f6f9a'],
      [420, 640, 80, '#d9503c'],
      [980, 760, 160, '#2f7f8a'],
      [700, 860, 220, '#e9ddc4'],
    ])
    p.rocks(1100, 1700, 230)
    p.branch(-1, 'needle')
  },
}
