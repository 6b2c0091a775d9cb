import { drawLighthouse } from '../landmarks.ts'
import { drawFishingBoats } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const sozopol: Portrait = {
  hours: ['golden', 'morning'],
  sun: -1,
  horizon: 470,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 8],
        [200, 40],
        [520, 54],
        [760, 30],
        [900, 0],
      ],
      { y: y + 4, depth: 0.66, floor: y + 5 },
    )
    p.sea(y)
    p.hills(
      [
        [330, -2],
        [400, 24],
        [470, 30],
        [540, 22],
        [600, -2],
      ],
      { y: y + 10, depth: 0.42, floor: y + 12 },
    )
    p.mark((e) => drawLighthouse(e), 462, y - 18, 42, 0.4)
  },
  near(p) {
    p.mirrored(
      660,
      () => {
        p.cliff(
          [
            [548, 664],
            [572, 632],
            [604, 610],
            [640, 590],
            [760, 596],
            [900, 566],
            [1060, 572],
            [1240, 548],
            [1420, 560],
            [1620, 540],
          ],
          664,
          '#c9a27c',
          0.06,
          p.land.grass,
        )
        p.town({
          top: [
            [650, 452],
            [900, 392],
            [1160, 366],
            [1400, 372],
            [1620, 350],
          ],
          foot: [
            [600, 590],
            [900, 560],
            [1240, 546],
            [1620, 536],
          ],
          scale: [6.2, 11.5],
          rows: 6,
          manner: 'timber',
          tree: 'olive',
          trees: 0.34,
          pack: 0.96,
          ground: '#8f9a5a',
        })
        p.mark(drawParishChurch, 1180, 420, 118, 0.1)
        p.mark((e) => drawLighthouse(e, '#fbf6ea', '#b9463a'), 608, 612, 78, 0.05)
      },
      0.42,
    )
    drawFishingBoats(p, [
      [1010, 706, 84, '#2d7d8c'],
      [1170, 716, 92, '#d9503c'],
      [870, 734, 104, '#f0e6d2'],
      [300, 830, 190, '#d9503c'],
      [560, 900, 230, '#2a6f86'],
    ])
    p.sail(250, 520, 74, 0.3)
    p.rocks(1060, 1700, 210)
    p.branch(-1, 'olive')
  },
}
