import { num } from '../../art.ts'
import { half } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const ribaritsa: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'broadleaf',
  season: 'summer',
  sun: -1,
  horizon: 460,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 240],
        [260, 300],
        [560, 360],
        [860, 300],
        [1200, 340],
        [1620, 250],
      ],
      { y: y + 10, depth: 0.56, color: '#6f9078' },
    )
    p.hills(
      [
        [-20, 180],
        [340, 110],
        [760, 150],
        [1180, 100],
        [1620, 190],
      ],
      { y: y + 50, depth: 0.38, forest: 22, kind: 'leaf' },
    )
  },
  near(p) {
    p.meadow([
      [-20, 580],
      [400, 560],
      [900, 590],
      [1640, 560],
    ])
    p.town({
      top: [
        [80, 600],
        [700, 590],
        [1300, 600],
      ],
      foot: [
        [40, 720],
        [700, 716],
        [1340, 720],
      ],
      scale: [9, 14],
      rows: 3,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.9,
      pack: 0.5,
    })
    p.water(
      [
        [1280, 600],
        [1380, 610],
        [1240, 690],
        [980, 760],
        [900, 850],
        [1060, 960],
        [1100, 1110],
        [620, 1110],
        [640, 960],
        [620, 850],
        [760, 750],
        [1080, 680],
      ],
      '#84b4ac',
    )
    p.rocks(560, 760, 60, 960)
    p.rocks(1020, 1240, 60, 930)
    for (const [x, y, s] of [
      [150, 880, 300],
      [330, 940, 330],
      [1380, 900, 330],
      [1540, 970, 420],
    ] as const) {
      p.tree('broadleaf', x, y, s)
      let plums = ''
      for (let index = 0; index < 26; index += 1)
        plums += `M${num(x + p.stage.random.range(-0.28, 0.28) * s)} ${num(y - s * p.stage.random.range(0.4, 0.84))}h0`
      p.art.line(plums, half(p.stage, '#5b3f7a'), s * 0.036)
    }
    p.people(440, 900, 90)
    p.grass(1000, '#f4e3b0')
  },
}
