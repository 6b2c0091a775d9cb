import { withLand } from '../brush.ts'
import { drawArchBridge } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const koprivshtitsa: Portrait = {
  hours: ['morning', 'golden'],
  sun: -1,
  horizon: 460,
  eye: 8,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 130],
        [320, 170],
        [740, 130],
        [1160, 180],
        [1620, 130],
      ],
      { y: y + 10, depth: 0.56 },
    )
    p.hills(
      [
        [-20, 70],
        [480, 110],
        [1000, 70],
        [1620, 100],
      ],
      { y: y + 50, depth: 0.38, forest: 22 },
    )
  },
  near(p) {
    p.meadow([
      [-20, 570],
      [800, 560],
      [1640, 570],
    ])
    const painted = (wall: string) => withLand(p, wall, { wall })
    p.town({
      top: [
        [-20, 590],
        [800, 580],
        [1640, 590],
      ],
      foot: [
        [-20, 660],
        [800, 650],
        [1640, 660],
      ],
      scale: [11, 15],
      rows: 2,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.5,
    })
    painted('#6f9bc4').town({
      top: [
        [120, 740],
        [360, 740],
      ],
      foot: [
        [120, 770],
        [360, 770],
      ],
      scale: [25, 25],
      rows: 1,
      manner: 'revival',
      pack: 1,
      trees: 0,
    })
    painted('#c9594a').town({
      top: [
        [420, 744],
        [640, 744],
      ],
      foot: [
        [420, 770],
        [640, 770],
      ],
      scale: [24, 24],
      rows: 1,
      manner: 'revival',
      pack: 1,
      trees: 0,
    })
    painted('#e9bb55').town({
      top: [
        [1100, 740],
        [1400, 740],
      ],
      foot: [
        [1100, 770],
        [1400, 770],
      ],
      scale: [27, 27],
      rows: 1,
      manner: 'revival',
      pack: 1,
      trees: 0,
    })
    p.grove(
      'broadleaf',
      [
        [700, 770],
        [1060, 770],
      ],
      4,
      [170, 250],
    )
    p.water(
      [
        [-60, 830],
        [400, 810],
        [900, 820],
        [1660, 800],
        [1660, 1110],
        [-60, 1110],
      ],
      '#7fa69e',
    )
    p.mark((e) => drawArchBridge(e, 1.4, 1, 0.34, '#c9bba4'), 800, 910, 210)
    p.rocks(-40, 420, 80, 960)
    p.rocks(1180, 1660, 90, 970)
    p.people(800, 774, 74)
    p.branch(1, 'leaf')
  },
}
