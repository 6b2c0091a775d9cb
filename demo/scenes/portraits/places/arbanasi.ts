import { blob, poly } from '../../outline.ts'
import { half } from '../../stage.ts'
import { drawFortress } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const arbanasi: Portrait = {
  hours: ['morning', 'dusk'],
  sun: -1,
  horizon: 480,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 60],
        [320, 90],
        [740, 60],
        [1160, 100],
        [1620, 70],
      ],
      { y: y + 10, depth: 0.6 },
    )
    p.hills(
      [
        [300, 0],
        [420, 46],
        [560, 60],
        [700, 40],
        [800, 0],
      ],
      { y: y + 26, depth: 0.46 },
    )
    p.mark((e) => drawFortress(e, 1.2, '#cdb68c', [-1, 0.9]), 560, y - 26, 46, 0.46)
  },
  near(p) {
    p.meadow(
      [
        [-20, 540],
        [800, 530],
        [1640, 540],
      ],
      '#a5a766',
    )
    p.town({
      top: [
        [-20, 570],
        [760, 560],
        [1640, 570],
      ],
      foot: [
        [-20, 690],
        [760, 680],
        [1640, 690],
      ],
      scale: [12, 17],
      rows: 3,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.9,
      pack: 0.5,
    })
    p.mark(drawParishChurch, 540, 690, 190, 0.03)
    for (const [x, wide, tall] of [
      [-40, 620, 170],
      [1000, 660, 190],
    ] as const) {
      p.ground(
        [
          [x, 860 - tall],
          [x + wide, 860 - tall - 8],
          [x + wide, 870],
          [x, 900],
        ],
        '#d3c3a4',
        0,
        false,
      )
      p.art.line(
        poly(
          [
            [x, 860 - tall],
            [x + wide, 852 - tall],
          ],
          false,
        ),
        half(p.stage, '#b4553b'),
        22,
      )
      for (let stone = 0; stone < 44; stone += 1)
        p.art.fill(
          blob(
            p.stage.random,
            x + p.stage.random.next() * wide,
            860 - tall * p.stage.random.range(0.05, 0.8),
            20,
            10,
            7,
            0.2,
          ),
          half(p.stage, '#b3a284'),
          0.5,
        )
    }
    p.art.fill('M1180 872V740Q1270 690 1360 740V866z', half(p.stage, '#7a4f36'))
    p.art.line('M1270 716V868M1190 800H1350', half(p.stage, '#5a3826'), 5)
    p.path(
      [
        [560, 880],
        [1010, 860],
        [1200, 960],
        [1400, 1110],
        [120, 1110],
        [400, 970],
      ],
      '#ddccaa',
    )
    p.people(820, 960, 92)
    p.bushes(
      [
        [1000, 672],
        [1640, 664],
      ],
      40,
      '#7f9f4c',
      0,
      14,
    )
    p.branch(-1, 'rose')
  },
}
