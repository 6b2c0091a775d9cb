import { mix } from '../../color.ts'
import { half, lit } from '../../stage.ts'
import { drawColumn } from '../../worlds/antiquity.ts'
import type { Portrait } from '../portrait.ts'

export const plovdiv: Portrait = {
  hours: ['golden', 'dusk'],
  sun: 1,
  horizon: 470,
  eye: 20,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 70],
        [300, 110],
        [700, 150],
        [1100, 120],
        [1620, 150],
      ],
      { y: y + 4, depth: 0.68, color: '#8796ab', rough: 0.4 },
    )
    p.hills(
      [
        [60, 0],
        [200, 90],
        [300, 110],
        [420, 60],
        [520, 0],
      ],
      { y: y + 40, depth: 0.42, forest: 14, kind: 'leaf' },
    )
    p.hills(
      [
        [1000, 0],
        [1120, 120],
        [1230, 130],
        [1380, 50],
        [1480, 0],
      ],
      { y: y + 40, depth: 0.44, forest: 14, kind: 'leaf' },
    )
    p.mark(
      (e) =>
        e.shape(
          [
            [-0.06, 0],
            [-0.03, 0.9],
            [0.03, 0.9],
            [0.06, 0],
          ],
          '#b9b2a6',
        ),
      1190,
      y - 84,
      60,
      0.4,
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 500],
        [800, 510],
        [1640, 500],
      ],
      foot: [
        [-20, 640],
        [800, 660],
        [1640, 640],
      ],
      scale: [5, 10],
      rows: 6,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.5,
      pack: 0.9,
      ground: '#a3a26e',
    })
    p.town({
      top: [
        [-20, 620],
        [300, 650],
      ],
      foot: [
        [-20, 820],
        [360, 860],
      ],
      scale: [14, 20],
      rows: 3,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.4,
      pack: 1,
    })
    const marble = '#eee0c6'
    const view = { ...p.stage.view, eye: 12, horizon: 470, centre: 940, focal: 1200 }
    const s = { ...p.stage, view }
    p.art.fill('M560 800H1340V840H560z', half(p.stage, marble))
    for (const [x, tall] of [
      [-9.5, 6],
      [-7, 6],
      [-4.5, 4],
      [4.5, 6],
      [7, 6],
      [9.5, 5],
    ] as const)
      drawColumn(s, x, 38, 1.4, tall, marble)
    p.art.fill('M632 586H740V604H632zM1070 586H1190V604H1070z', lit(p.stage, marble))
    for (let row = 0; row < 8; row += 1) {
      const rx = 470 + row * 92
      const y = 850 + row * 34
      p.art.fill(
        `M${950 - rx} ${y - 60 - row * 8}Q950 ${y + 120 + row * 26} ${950 + rx} ${y - 60 - row * 8}L${950 + rx + 60} ${y - 30}Q950 ${y + 170 + row * 28} ${950 - rx - 60} ${y - 30}z`,
        row % 2 ? lit(p.stage, marble) : half(p.stage, mix(marble, '#b9a688', 0.3)),
      )
    }
    p.art.line('M950 960L930 1090M700 940L560 1090M1200 940L1340 1090', half(p.stage, '#b9a688'), 10, 0.6)
    p.people(820, 880, 54)
    p.people(1130, 1000, 70, 'sit')
    p.tree('cypress', 480, 800, 220, 0.04)
    p.branch(1, 'olive')
  },
}
