import { half } from '../../stage.ts'
import { drawSummitTower } from '../landmarks.ts'
import { drawForeland, drawLift, drawRun, NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const pamporovo: Portrait = {
  hours: ['golden', 'morning'],
  season: 'winter',
  sun: -1,
  horizon: 540,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 130],
        [260, 180],
        [560, 130],
        [900, 190],
        [1240, 150],
        [1620, 190],
      ],
      { y: y - 10, depth: 0.68, color: '#7d93a8' },
    )
    p.hills(
      [
        [-20, 100],
        [320, 140],
        [640, 100],
        [1000, 150],
        [1400, 96],
        [1620, 140],
      ],
      { y: y + 30, depth: 0.5, color: '#66828a', forest: 14 },
    )
    p.hills(
      [
        [-20, 40],
        [300, 130],
        [620, 240],
        [860, 330],
        [1100, 250],
        [1380, 140],
        [1620, 110],
      ],
      { y: y + 60, depth: 0.3, color: NEEDLE_SLOPE, forest: 26 },
    )
    p.mark(drawSummitTower, 860, y - 262, 190, 0.16)
  },
  near(p) {
    drawRun(p, [
      [820, 284],
      [880, 282],
      [830, 400],
      [900, 520],
      [860, 660],
      [1040, 790],
      [560, 800],
      [700, 640],
      [720, 500],
      [800, 380],
    ])
    drawLift(p, [930, 330], [1330, 760], 9, '#3f7fae', 0.9)
    drawForeland(p, 740, [
      [140, 960, 560],
      [300, 880, 330],
      [430, 840, 210],
      [1510, 1000, 600],
      [1370, 900, 320],
      [1240, 850, 200],
    ])
    for (const [x, y] of [
      [620, 860],
      [760, 900],
      [900, 850],
    ] as const) {
      p.people(x, y, 74, 'walk')
      p.art.line(`M${x - 50} ${y + 6}l96 -10`, half(p.stage, '#c0463a'), 4)
    }
  },
}
