import { half } from '../../stage.ts'
import { drawForeland, drawLift, drawRun, NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const borovets: Portrait = {
  hours: ['blue', 'morning'],
  season: 'winter',
  sun: 1,
  horizon: 500,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 200],
        [260, 260],
        [480, 330],
        [700, 370],
        [900, 350],
        [1150, 290],
        [1400, 310],
        [1620, 240],
      ],
      { y: y + 20, depth: 0.34, snow: 0.42, color: '#98a0b4', rough: 0.5 },
    )
    p.mist(y, 60, 0.4)
    p.hills(
      [
        [-20, 170],
        [300, 210],
        [640, 250],
        [980, 190],
        [1300, 220],
        [1620, 170],
      ],
      { y: y + 90, depth: 0.22, color: NEEDLE_SLOPE, forest: 40 },
    )
  },
  near(p) {
    drawRun(p, [
      [600, 350],
      [650, 342],
      [720, 420],
      [640, 500],
      [760, 600],
      [980, 700],
      [560, 720],
      [520, 600],
      [560, 480],
    ])
    drawRun(p, [
      [930, 400],
      [970, 396],
      [1010, 480],
      [1120, 560],
      [1240, 660],
      [1080, 650],
      [1010, 560],
    ])
    for (const [x, y] of [
      [650, 390],
      [690, 470],
      [700, 560],
      [820, 640],
      [1000, 470],
      [1120, 590],
    ] as const) {
      p.art.line(`M${x} ${y}v34`, half(p.stage, '#48546a'), 3)
      if (p.light.lamps > 0.3) p.art.glow(x, y, 74, '#ffe2a8', 0.75 * p.light.lamps)
    }
    drawLift(p, [1180, 380], [420, 700], 8, '#e9a93a', 0.8)
    drawForeland(p, 720, [])
    p.mark(
      (e) => {
        e.wall(-1.1, 1.1, 0, 0.5, '#efe2cc', 0.16)
        e.holes(-1.04, 1.04, 0.04, 0.48, 14, 3, false, 0.42)
        e.roof(-1.14, 1.14, 0.5, 0.36, p.land.snowy ? '#f2f5fa' : '#7b4a3a', 0.74)
        for (const u of [-0.7, 0, 0.7]) {
          e.wall(u - 0.18, u + 0.18, 0, 0.62, '#a2714a', 0.3)
          e.holes(u - 0.14, u + 0.14, 0.06, 0.58, 3, 4, false, 0.5)
          e.roof(u - 0.2, u + 0.2, 0.62, 0.3, p.land.snowy ? '#f7f9fc' : '#6b4234', 0)
        }
      },
      1160,
      830,
      300,
      0.03,
    )
    drawForeland(p, 850, [
      [60, 1040, 640],
      [230, 950, 380],
      [380, 920, 260],
      [1560, 1080, 700],
      [1430, 960, 330],
    ])
    p.people(740, 960, 88, 'pair')
  },
}
