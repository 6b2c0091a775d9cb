import { half } from '../../stage.ts'
import { drawWindmill } from '../landmarks.ts'
import { drawFishingBoats } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawBandedChurch } from '../sacred.ts'

export const nesebar: Portrait = {
  hours: ['golden', 'dawn'],
  sun: 1,
  horizon: 470,
  eye: 8,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 76],
        [240, 96],
        [560, 58],
        [820, 20],
        [980, 0],
      ],
      { y: y + 3, depth: 0.68, floor: y + 4, color: p.land.far },
    )
    p.sea(y)
  },
  near(p) {
    p.mirrored(
      612,
      () => {
        p.cliff(
          [
            [600, 586],
            [760, 560],
            [1000, 556],
            [1300, 560],
            [1520, 566],
            [1660, 580],
          ],
          616,
          '#b79c7e',
          0.14,
          p.land.grass,
        )
        p.town({
          top: [
            [700, 486],
            [960, 452],
            [1260, 446],
            [1520, 470],
            [1640, 490],
          ],
          foot: [
            [640, 566],
            [960, 556],
            [1300, 556],
            [1620, 566],
          ],
          scale: [6, 8.6],
          rows: 4,
          manner: 'timber',
          tree: 'broadleaf',
          trees: 0.3,
          pack: 0.92,
          ground: '#8d955a',
        })
        p.mark(drawBandedChurch, 850, 540, 118, 0.12)
        p.mark(drawBandedChurch, 1330, 520, 132, 0.14)
        p.mark(drawBandedChurch, 1110, 486, 96, 0.2)
      },
      0.44,
    )
    p.ground(
      [
        [-40, 720],
        [160, 700],
        [420, 650],
        [640, 596],
        [700, 592],
        [560, 650],
        [360, 726],
        [160, 800],
        [-60, 860],
      ],
      '#bfae90',
      0,
      true,
    )
    p.art.line('M-40 706L160 690L420 640L646 590', half(p.stage, '#8f8672'), 7)
    p.mark((e) => drawWindmill(e), 300, 716, 260, 0)
    p.people(470, 676, 44)
    p.people(200, 764, 66, 'walk')
    drawFishingBoats(p, [
      [930, 716, 110, '#d9503c'],
      [1230, 790, 160, '#2a6f86'],
      [760, 860, 190, '#efe4cc'],
    ])
    p.sail(540, 500, 56, 0.34)
    p.rocks(1180, 1700, 150)
  },
}
