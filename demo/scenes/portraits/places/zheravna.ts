import { blob } from '../../outline.ts'
import { half } from '../../stage.ts'
import { cobbles } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const zheravna: Portrait = {
  hours: ['golden', 'morning'],
  manner: 'timber',
  season: 'autumn',
  sun: -1,
  horizon: 470,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 110],
        [300, 160],
        [760, 120],
        [1160, 170],
        [1620, 120],
      ],
      { y: y + 10, depth: 0.56, forest: 23, kind: 'leaf' },
    )
    p.hills(
      [
        [-20, 60],
        [480, 110],
        [1000, 70],
        [1620, 110],
      ],
      { y: y + 50, depth: 0.38, forest: 20, kind: 'leaf' },
    )
  },
  near(p) {
    p.meadow([
      [-20, 570],
      [800, 560],
      [1640, 570],
    ])
    p.town({
      top: [
        [-20, 600],
        [540, 590],
        [1100, 590],
        [1640, 600],
      ],
      foot: [
        [-20, 840],
        [460, 800],
        [1160, 800],
        [1640, 840],
      ],
      scale: [14, 26],
      rows: 4,
      manner: 'timber',
      tree: 'broadleaf',
      trees: 0.4,
      pack: 0.78,
    })
    p.path(
      [
        [700, 740],
        [860, 740],
        [940, 860],
        [1200, 1110],
        [300, 1110],
        [620, 860],
      ],
      cobbles,
    )
    for (let index = 0; index < 90; index += 1) {
      const t = p.stage.random.next() ** 0.6
      const y = 760 + 330 * t
      p.art.fill(
        blob(p.stage.random, 780 + p.stage.random.range(-1, 1) * (70 + 340 * t), y, 6 + 24 * t, 3 + 9 * t, 7, 0.2),
        half(p.stage, '#a5947a'),
        0.5,
      )
    }
    p.mark(
      (e) => {
        e.wall(-0.6, 0.6, 0, 0.8, '#b9ab97', 0.2)
        e.holes(-0.34, 0.34, 0.05, 0.72, 1, 1, true, 0.7)
        e.roof(-0.66, 0.66, 0.8, 0.2, '#9a8f80', 0.6)
        e.wall(-0.9, 0.9, -0.1, 0.2, '#a99c88', 0.2)
      },
      1290,
      940,
      150,
    )
    p.people(760, 900, 90)
    p.grass(1020, '#e9c27a')
  },
}
