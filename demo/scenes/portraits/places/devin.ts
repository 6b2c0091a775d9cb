import { num } from '../../art.ts'
import { smooth } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import { NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const devin: Portrait = {
  hours: ['morning', 'golden'],
  sun: 1,
  horizon: 420,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 190],
        [280, 240],
        [640, 150],
        [980, 210],
        [1320, 170],
        [1620, 230],
      ],
      { y, depth: 0.6, color: '#5f8584', forest: 14 },
    )
    p.hills(
      [
        [-20, 200],
        [300, 130],
        [620, 60],
        [860, 90],
        [1200, 150],
        [1620, 210],
      ],
      { y: y + 60, depth: 0.44, color: NEEDLE_SLOPE, forest: 26 },
    )
  },
  near(p) {
    p.cliff(
      [
        [-20, 260],
        [180, 300],
        [330, 380],
        [470, 420],
        [560, 560],
      ],
      900,
      '#a89d92',
      0.14,
      '#5f7f54',
    )
    p.cliff(
      [
        [960, 560],
        [1080, 430],
        [1200, 350],
        [1400, 300],
        [1640, 240],
      ],
      900,
      '#a1968b',
      0.08,
      '#5f7f54',
    )
    p.grove(
      'conifer',
      [
        [-20, 280],
        [330, 390],
      ],
      7,
      [110, 190],
      0.12,
    )
    p.grove(
      'conifer',
      [
        [1180, 370],
        [1640, 260],
      ],
      7,
      [120, 200],
      0.08,
    )
    p.water(
      [
        [620, 600],
        [880, 600],
        [960, 720],
        [1100, 900],
        [1240, 1110],
        [340, 1110],
        [460, 900],
        [600, 720],
      ],
      '#4f9a98',
    )
    for (const [y, w] of [
      [690, 120],
      [800, 190],
      [930, 280],
    ] as const)
      p.art.fill(
        smooth([
          [780 - w, y],
          [780, y - 12],
          [780 + w, y],
          [780 + w * 0.6, y + 16],
          [780 - w * 0.6, y + 14],
        ]),
        lit(p.stage, '#ffffff'),
        0.55,
      )
    p.rocks(280, 640, 110, 900)
    p.rocks(980, 1380, 120, 930)
    p.art.line('M330 640Q760 540 1180 620M330 580Q760 480 1180 560', half(p.stage, '#8a5f3e'), 10)
    let posts = ''
    for (let t = 0; t <= 1; t += 0.083)
      posts += `M${num(330 + 850 * t)} ${num(640 - 20 * t - 320 * t * (1 - t) * 0.56)}v-62`
    p.art.line(posts, half(p.stage, '#9a6c46'), 6)
    p.people(700, 566, 62)
    p.tree('conifer', 90, 1100, 700)
    p.tree('conifer', 1540, 1110, 620)
  },
}
