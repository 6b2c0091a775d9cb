import { drawArchBridge, drawClockTower } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const tryavna: Portrait = {
  hours: ['golden', 'blue'],
  manner: 'timber',
  sun: 1,
  horizon: 490,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 140],
        [320, 190],
        [740, 140],
        [1160, 190],
        [1620, 140],
      ],
      { y: y + 10, depth: 0.54, forest: 17, kind: 'leaf' },
    )
    p.hills(
      [
        [-20, 80],
        [480, 120],
        [1000, 80],
        [1620, 120],
      ],
      { y: y + 50, depth: 0.36, forest: 24, kind: 'leaf' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 640],
        [1640, 640],
      ],
      foot: [
        [-20, 760],
        [1640, 760],
      ],
      scale: [15, 24],
      rows: 3,
      manner: 'timber',
      tree: 'broadleaf',
      trees: 0.3,
      pack: 0.92,
      ground: '#a59a78',
    })
    p.mark((e) => drawClockTower(e, '#e9ddc6', '#7d4a2f'), 620, 800, 480, 0)
    p.water(
      [
        [-60, 850],
        [400, 820],
        [900, 830],
        [1660, 810],
        [1660, 1110],
        [-60, 1110],
      ],
      '#7fa69e',
    )
    p.mark((e) => drawArchBridge(e, 1.5, 3, 0.3, '#d2c3a8'), 1050, 900, 210)
    p.people(1010, 776, 76)
    p.rocks(-40, 460, 80, 970)
    p.boat(480, 940, 120, '#7a4f36')
    p.branch(1, 'leaf')
  },
}
