import { blob } from '../../outline.ts'
import { half } from '../../stage.ts'
import { withLand } from '../brush.ts'
import type { Portrait } from '../portrait.ts'

export const kovachevitsa: Portrait = {
  hours: ['golden', 'noon'],
  manner: 'timber',
  season: 'autumn',
  sun: 1,
  horizon: 440,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 230],
        [340, 280],
        [760, 200],
        [1160, 270],
        [1620, 230],
      ],
      { y: y + 10, depth: 0.54, forest: 18 },
    )
    p.hills(
      [
        [-20, 120],
        [480, 150],
        [1000, 100],
        [1620, 150],
      ],
      { y: y + 60, depth: 0.38, forest: 26 },
    )
  },
  near(p) {
    const slate = withLand(p, 'slate', { roof: '#98928a', wall: '#cbbba2', stone: '#b5a78f', wood: '#7a5a42' })
    slate.town({
      top: [
        [-20, 500],
        [440, 560],
        [700, 620],
      ],
      foot: [
        [-20, 900],
        [440, 800],
        [700, 740],
      ],
      scale: [30, 22],
      rows: 3,
      manner: 'timber',
      trees: 0.1,
      tree: 'broadleaf',
      pack: 1,
    })
    slate.town({
      top: [
        [880, 620],
        [1160, 540],
        [1640, 470],
      ],
      foot: [
        [880, 740],
        [1160, 810],
        [1640, 920],
      ],
      scale: [20, 30],
      rows: 3,
      manner: 'timber',
      trees: 0.1,
      tree: 'broadleaf',
      pack: 1,
    })
    p.path(
      [
        [750, 720],
        [860, 720],
        [900, 830],
        [1180, 1110],
        [360, 1110],
        [700, 840],
      ],
      '#b9ad9a',
    )
    for (let index = 0; index < 110; index += 1) {
      const t = p.stage.random.next() ** 0.6
      p.art.fill(
        blob(
          p.stage.random,
          800 + p.stage.random.range(-1, 1) * (50 + 330 * t),
          740 + 350 * t,
          7 + 26 * t,
          3 + 10 * t,
          7,
          0.2,
        ),
        half(p.stage, '#938775'),
        0.55,
      )
    }
    p.people(800, 880, 92)
    p.bushes(
      [
        [-20, 1060],
        [330, 1040],
      ],
      50,
      '#b5653a',
      0,
      7,
    )
    p.branch(1, 'vine')
  },
}
