import { smooth } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import { drawSkyscrapers } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const dubai: Portrait = {
  hours: ['dusk', 'morning'],
  manner: 'town',
  sun: -1,
  horizon: 560,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.sea(y)
  },
  near(p) {
    p.mirrored(
      640,
      () => {
        p.mark(drawSkyscrapers, 780, 640, 500, 0.2)
        p.grove(
          'palm',
          [
            [60, 642],
            [1500, 642],
          ],
          26,
          [30, 54],
          0.16,
        )
        p.ground(
          [
            [-20, 632],
            [1640, 632],
            [1640, 646],
            [-20, 646],
          ],
          '#e3cda0',
          0.1,
          false,
        )
        p.mark(
          (e) => {
            e.path(
              smooth([e.at(-0.02, 0), e.at(-0.02, 1), e.at(0.16, 0.82), e.at(0.34, 0.46), e.at(0.38, 0)]),
              '#f4f6f6',
              'lit',
            )
            e.rod(-0.02, 0, -0.02, 1.12, 0.02, '#ffffff')
            e.rod(-0.02, 0.5, 0.3, 0.5, 0.012, '#9fb3bd')
            e.rod(-0.02, 0.74, 0.22, 0.74, 0.012, '#9fb3bd')
            e.rod(-0.02, 0.26, 0.36, 0.26, 0.012, '#9fb3bd')
          },
          1420,
          640,
          280,
          0.08,
        )
      },
      0.5,
    )
    for (const [x, y, s] of [
      [400, 800, 300],
      [1080, 880, 240],
    ] as const) {
      p.art.fill(
        `M${x - s * 0.6} ${y - s * 0.22}Q${x - s * 0.5} ${y + s * 0.06} ${x - s * 0.2} ${y + s * 0.06}H${x + s * 0.3}Q${x + s * 0.54} ${y + s * 0.02} ${x + s * 0.72} ${y - s * 0.3}Q${x + s * 0.3} ${y - s * 0.06} ${x - s * 0.2} ${y - s * 0.08}Q${x - s * 0.5} ${y - s * 0.1} ${x - s * 0.6} ${y - s * 0.22}z`,
        half(p.stage, '#7a4f36'),
      )
      p.art.fill(`M${x - s * 0.46} ${y - s * 0.12}v${-s * 0.2}h${s * 0.56}v${s * 0.22}z`, half(p.stage, '#9a6c46'))
      p.art.line(`M${x - s * 0.5} ${y - s * 0.34}h${s * 0.64}`, lit(p.stage, '#f0e2c4'), s * 0.03)
      p.people(x + s * 0.3, y - s * 0.04, s * 0.24, 'stand')
    }
    p.sand([
      [-60, 960],
      [300, 930],
      [700, 970],
      [1000, 1030],
      [1240, 1130],
      [-60, 1130],
    ])
    p.tree('palm', 130, 1060, 520)
    p.tree('palm', 300, 1080, 390)
  },
}
