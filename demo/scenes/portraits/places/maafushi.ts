import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const maafushi: Portrait = {
  hours: ['noon', 'dusk'],
  sun: 1,
  horizon: 430,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.art.line(`M-20 ${y + 26}Q500 ${y + 16} 1640 ${y + 24}`, lit(p.stage, '#ffffff'), 4, 0.7)
  },
  near(p) {
    p.ground(
      [
        [-20, 462],
        [1640, 458],
        [1640, 900],
        [-20, 900],
      ],
      '#4fd6cc',
      0.05,
      false,
    )
    p.still(470, '#5fe0d0')
    p.ground(
      [
        [120, 446],
        [260, 428],
        [420, 424],
        [560, 446],
        [420, 456],
        [240, 458],
      ],
      '#f7e6c4',
      0.2,
    )
    p.grove(
      'palm',
      [
        [190, 440],
        [500, 440],
      ],
      8,
      [40, 66],
      0.2,
    )
    for (let index = 0; index < 7; index += 1) {
      const [x, y, s] = [700 + index * 128, 560 + index * 7, 74 + index * 9]
      p.mark(
        (e) => {
          for (const u of [-0.34, 0, 0.34]) e.rod(u, -0.34, u, 0.04, 0.05, '#8a6a4a')
          e.wall(-0.44, 0.44, 0, 0.34, '#b98a5a', 0.3)
          e.holes(-0.36, 0.36, 0.04, 0.3, 3, 1, false, 0.5)
          e.roof(-0.58, 0.58, 0.34, 0.52, '#a58355', 0.1)
        },
        x,
        y,
        s,
        0.06,
      )
    }
    p.art.fill('M640 590L1640 660V674L640 596z', half(p.stage, '#a57c52'))
    p.sand(
      [
        [-60, 820],
        [240, 760],
        [560, 800],
        [860, 900],
        [1140, 1000],
        [1360, 1130],
        [-60, 1130],
      ],
      '#fdf1d6',
    )
    p.boat(760, 760, 170, '#2f8f9a')
    for (const [x, y, s] of [
      [120, 900, 560],
      [330, 980, 470],
      [40, 1060, 720],
    ] as const)
      p.tree('palm', x, y, s)
    p.people(640, 920, 84)
    p.fronds(1)
  },
}
