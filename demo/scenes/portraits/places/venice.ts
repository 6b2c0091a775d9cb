import { num } from '../../art.ts'
import { half } from '../../stage.ts'
import { drawFronts, drawGondola } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawCampanile, drawSalute } from '../sacred.ts'

export const venice: Portrait = {
  hours: ['dusk', 'morning'],
  tree: 'olive',
  manner: 'town',
  sun: -1,
  horizon: 540,
  eye: 4,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [-20, 6],
        [400, 10],
        [900, 6],
        [1620, 10],
      ],
      { y: y + 4, depth: 0.6, floor: y + 6 },
    )
  },
  near(p) {
    const fronts = ['#d98f6c', '#efd9b0', '#c9705a', '#e9bf8a', '#f3e6cf', '#b9644f']
    p.mirrored(
      690,
      () => {
        p.mark(drawCampanile, 330, 680, 470, 0.1)
        drawFronts(p, -20, 520, 690, 200, fronts)
        p.mark(drawSalute, 830, 690, 260, 0.05)
        drawFronts(p, 1130, 1640, 690, 250, [...fronts].reverse())
        p.ground(
          [
            [560, 684],
            [1130, 684],
            [1130, 696],
            [560, 696],
          ],
          '#e9dfc9',
          0.03,
          false,
        )
      },
      0.55,
    )
    for (const [x, y, tall] of [
      [1120, 860, 200],
      [1180, 900, 240],
      [1260, 960, 290],
      [150, 940, 260],
      [230, 900, 220],
    ] as const) {
      p.art.line(`M${x} ${y}V${y - tall}`, half(p.stage, '#f3ece0'), 15)
      p.art.line(
        Array.from({ length: 6 }, (_, i) => `M${x - 7} ${num(y - tall + 18 + (i * tall) / 7)}l14 -14`).join(''),
        half(p.stage, '#b5383a'),
        8,
      )
    }
    drawGondola(p, 640, 820, 250)
    drawGondola(p, 980, 960, 330)
    drawGondola(p, 420, 750, 150)
  },
}
