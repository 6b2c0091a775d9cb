import { blob } from '../../outline.ts'
import { half } from '../../stage.ts'
import { drawColumn } from '../../worlds/antiquity.ts'
import { drawColosseum } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const rome: Portrait = {
  hours: ['golden', 'dusk'],
  tree: 'pine',
  manner: 'town',
  sun: 1,
  horizon: 540,
  eye: 8,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 60],
        [340, 90],
        [760, 60],
        [1160, 100],
        [1620, 60],
      ],
      { y: y + 6, depth: 0.62, color: p.land.far },
    )
    p.hills(
      [
        [-20, 30],
        [480, 50],
        [1000, 30],
        [1620, 50],
      ],
      { y: y + 20, depth: 0.46, forest: 12, kind: 'leaf' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 580],
        [1640, 570],
      ],
      foot: [
        [-20, 640],
        [1640, 640],
      ],
      scale: [7, 10],
      rows: 3,
      manner: 'town',
      tree: 'cypress',
      trees: 0.2,
      pack: 0.96,
      ground: '#cbb38a',
    })
    p.mark(
      (e) => {
        e.wall(-0.5, 0.5, 0, 0.4, '#efe0c6', 0.2)
        e.dome(0, 0.42, 0.3, '#9fb0b0', 1.05)
      },
      300,
      640,
      160,
      0.22,
    )
    p.mark(drawColosseum, 960, 800, 380, 0.03)
    for (const [x, y, s] of [
      [440, 780, 320],
      [560, 760, 230],
      [1480, 790, 340],
    ] as const)
      p.tree('pine', x, y, s)
    p.meadow(
      [
        [-20, 800],
        [800, 790],
        [1640, 800],
      ],
      '#c3b073',
    )
    p.path(
      [
        [620, 820],
        [860, 810],
        [1040, 920],
        [1320, 1110],
        [120, 1110],
        [480, 920],
      ],
      '#d8c3a0',
    )
    for (let index = 0; index < 80; index += 1) {
      const t = p.stage.random.next() ** 0.6
      p.art.fill(
        blob(
          p.stage.random,
          730 + p.stage.random.range(-1, 1) * (110 + 400 * t),
          840 + 250 * t,
          9 + 24 * t,
          4 + 9 * t,
          7,
          0.16,
        ),
        half(p.stage, '#a89478'),
        0.5,
      )
    }
    drawColumn({ ...p.stage, view: { eye: 3, horizon: 780, centre: 800, focal: 1200 } }, -6.4, 12, 0, 6.4, '#eadbbd')
    drawColumn({ ...p.stage, view: { eye: 3, horizon: 780, centre: 800, focal: 1200 } }, -8.4, 15, 0, 3.2, '#eadbbd')
    p.people(720, 930, 84)
    p.bushes(
      [
        [1200, 1060],
        [1640, 1040],
      ],
      44,
      '#d65a6a',
      0,
      9,
    )
  },
}
