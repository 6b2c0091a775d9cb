import { drawDome } from '../../buildings/town.ts'
import { drawWindmill } from '../landmarks.ts'
import { BOUGAINVILLEA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const santorini: Portrait = {
  hours: ['dusk', 'morning'],
  sun: 1,
  horizon: 400,
  eye: 40,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.cliff(
      [
        [860, y + 2],
        [940, y - 26],
        [1080, y - 36],
        [1250, y - 22],
        [1340, y + 2],
      ],
      y + 14,
      '#8f6f6a',
      0.46,
    )
    p.cliff(
      [
        [-20, y - 40],
        [120, y - 34],
        [260, y - 10],
        [330, y + 2],
      ],
      y + 10,
      '#8f6f6a',
      0.54,
    )
  },
  near(p) {
    p.cliff(
      [
        [-20, 250],
        [180, 300],
        [420, 360],
        [640, 450],
        [820, 560],
        [960, 720],
        [1040, 900],
        [1080, 1100],
      ],
      1110,
      '#9a5f4c',
      0.04,
    )
    p.ground(
      [
        [1180, 470],
        [1230, 460],
        [1300, 474],
        [1260, 490],
      ],
      '#5f4a48',
      0.3,
    )
    p.town({
      top: [
        [-20, 300],
        [220, 330],
        [460, 410],
        [680, 520],
        [850, 660],
        [960, 860],
      ],
      foot: [
        [-20, 960],
        [260, 960],
        [520, 980],
        [720, 1000],
        [900, 1040],
        [980, 1080],
      ],
      scale: [15, 32],
      rows: 9,
      manner: 'cube',
      tree: 'cypress',
      trees: 0.02,
      pack: 0.86,
    })
    const place = { ...p.stage, view: { eye: 0, horizon: 0, centre: 0, focal: 1000 } }
    for (const [x, y, r] of [
      [330, 520, 66],
      [150, 720, 92],
      [620, 690, 70],
    ] as const) {
      p.mark(
        (e) => {
          e.wall(-1.15, 1.15, -0.9, 0.05, '#fdfaf3', 0.3)
          e.holes(-0.3, 0.3, -0.8, -0.1, 1, 1, true, 0.5)
        },
        x,
        y,
        r,
        0.02,
      )
      drawDome(place, x / 10, 100, -y / 10, r / 10, '#2f6fb2')
    }
    p.mark((e) => drawWindmill(e, false), 110, 330, 150, 0.06)
    p.bushes(
      [
        [-20, 1070],
        [420, 1090],
      ],
      60,
      BOUGAINVILLEA,
      0,
      12,
    )
    p.sail(1260, 620, 92, 0.14)
    p.sail(1420, 520, 54, 0.28)
    p.branch(1, 'rose')
  },
}
