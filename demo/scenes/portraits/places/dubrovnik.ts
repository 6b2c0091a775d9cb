import { num } from '../../art.ts'
import { lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const dubrovnik: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'cypress',
  manner: 'town',
  sun: 1,
  horizon: 400,
  eye: 34,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [1080, 0],
        [1200, 40],
        [1320, 50],
        [1460, 0],
      ],
      { y: y + 22, depth: 0.4, floor: y + 30, forest: 14, kind: 'leaf' },
    )
    p.hills(
      [
        [-20, 200],
        [160, 170],
        [340, 70],
        [460, 0],
      ],
      { y: y + 20, depth: 0.54, color: '#a9a894' },
    )
  },
  near(p) {
    p.cliff(
      [
        [240, 720],
        [420, 640],
        [700, 600],
        [1000, 610],
        [1240, 660],
        [1330, 740],
      ],
      880,
      '#cbb594',
      0.06,
    )
    p.town({
      top: [
        [280, 540],
        [600, 470],
        [900, 474],
        [1240, 560],
      ],
      foot: [
        [260, 700],
        [640, 640],
        [1000, 640],
        [1290, 700],
      ],
      scale: [8, 13],
      rows: 7,
      manner: 'town',
      tree: 'cypress',
      trees: 0.05,
      pack: 1,
      ground: '#d9c6a0',
    })
    p.mark(
      (e) => {
        e.wall(-0.3, 0.3, 0, 0.5, '#efe2c8', 0.2)
        e.dome(0, 0.5, 0.3, '#7f9a94', 0.9)
      },
      760,
      590,
      160,
      0.05,
    )
    const wall = '#dcc9a4'
    for (const [x0, y0, x1, y1] of [
      [240, 730, 640, 660],
      [640, 660, 1010, 660],
      [1010, 660, 1330, 740],
    ] as const) {
      p.ground(
        [
          [x0, y0],
          [x1, y1],
          [x1, y1 + 100],
          [x0, y0 + 100],
        ],
        wall,
        0.03,
        false,
      )
      let teeth = ''
      for (let t = 0; t < 1; t += 0.05) teeth += `M${num(x0 + (x1 - x0) * t)} ${num(y0 + (y1 - y0) * t)}v-12h10v12z`
      p.art.fill(teeth, lit(p.stage, wall))
    }
    for (const [x, y, w] of [
      [250, 830, 74],
      [640, 760, 64],
      [1010, 760, 64],
      [1330, 840, 80],
    ] as const)
      p.mark(
        (e) => {
          e.shaft(0, 0, 1, 0.5, 0.46, wall)
          e.teeth(-0.5, 0.5, 1, 6, 0.1, wall)
        },
        x,
        y + 30,
        w * 2,
        0.02,
      )
    p.surf(
      [
        [220, 884],
        [600, 892],
        [1000, 888],
        [1360, 880],
      ],
      0.9,
    )
    p.rocks(420, 900, 70, 920)
    p.boat(1380, 980, 150, '#2f6fb2')
    p.boat(180, 960, 110, '#fbf6ea')
    p.sail(1480, 560, 84, 0.2)
    p.branch(-1, 'needle')
  },
}
