import { drawClockTower } from '../landmarks.ts'
import { drawForeland, drawRun, NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const chepelare: Portrait = {
  hours: ['morning', 'blue'],
  season: 'winter',
  sun: 1,
  horizon: 500,
  eye: 22,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 220],
        [260, 290],
        [520, 210],
        [820, 260],
        [1140, 330],
        [1400, 240],
        [1620, 280],
      ],
      { y: y + 10, depth: 0.5, color: '#64828c', forest: 18 },
    )
    p.hills(
      [
        [-20, 220],
        [240, 150],
        [520, 60],
        [760, 20],
      ],
      { y: y + 80, depth: 0.3, color: NEEDLE_SLOPE, forest: 30 },
    )
    p.hills(
      [
        [760, 10],
        [1020, 70],
        [1330, 190],
        [1620, 250],
      ],
      { y: y + 80, depth: 0.3, color: NEEDLE_SLOPE, forest: 30 },
    )
  },
  near(p) {
    drawRun(p, [
      [1330, 400],
      [1390, 390],
      [1330, 480],
      [1180, 570],
      [1010, 640],
      [960, 620],
      [1180, 500],
    ])
    p.meadow([
      [-20, 640],
      [400, 610],
      [800, 590],
      [1200, 610],
      [1640, 640],
    ])
    p.town({
      top: [
        [60, 650],
        [500, 606],
        [1100, 600],
        [1560, 640],
      ],
      foot: [
        [-20, 830],
        [600, 800],
        [1100, 800],
        [1640, 830],
      ],
      scale: [8, 15],
      rows: 6,
      manner: 'revival',
      tree: 'conifer',
      trees: 0.4,
      pack: 0.82,
    })
    p.mark((e) => drawClockTower(e, p.land.wall, p.land.wood), 760, 720, 210, 0.06)
    p.water(
      [
        [760, 800],
        [860, 840],
        [820, 910],
        [1000, 1000],
        [980, 1110],
        [760, 1110],
        [820, 1000],
        [690, 920],
        [740, 850],
      ],
      '#6f9aa6',
    )
    drawForeland(p, 1010, [
      [70, 1100, 640],
      [250, 1080, 400],
      [1500, 1100, 620],
    ])
  },
}
