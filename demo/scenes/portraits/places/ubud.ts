import { num } from '../../art.ts'
import { mix } from '../../color.ts'
import { smooth } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'
import { drawMeru } from '../sacred.ts'

export const ubud: Portrait = {
  hours: ['morning', 'golden'],
  sun: -1,
  horizon: 400,
  eye: 22,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [520, 0],
        [700, 70],
        [860, 170],
        [960, 236],
        [1010, 230],
        [1120, 150],
        [1300, 60],
        [1480, 0],
      ],
      { y: y + 6, depth: 0.62, color: '#7d97a2', rough: 0.3 },
    )
    p.mist(y, 40, 0.5)
    p.hills(
      [
        [-20, 90],
        [300, 120],
        [760, 60],
        [1160, 110],
        [1620, 90],
      ],
      { y: y + 40, depth: 0.42, forest: 20, kind: 'leaf', color: '#4f8f62' },
    )
  },
  near(p) {
    p.grove(
      'palm',
      [
        [40, 470],
        [1600, 470],
      ],
      16,
      [90, 150],
      0.26,
    )
    for (let step = 0; step < 9; step += 1) {
      const y = 490 + step * step * 5.4 + step * 24
      const lean = step % 2 ? 30 : -24
      const line: Array<readonly [number, number]> = [
        [-20, y - 20 + lean],
        [260, y + 16],
        [560, y - 14 + lean],
        [860, y + 20],
        [1180, y - 18 - lean],
        [1640, y + 12],
      ]
      const thick = 10 + step * 5
      p.art.fill(`${smooth(line, false)}V1090H-20z`, half(p.stage, mix('#4f8f3f', '#7a6a44', 0.25)))
      const pool = line.map(([x, ly]) => [x, ly + thick] as const)
      p.meadow(pool, step % 3 === 1 ? '#9cc9b8' : '#7fc04f', 0.02)
      p.art.line(smooth(line, false), lit(p.stage, '#b6e06a'), 5 + step)
      if (step % 3 === 1) continue
      let shoots = ''
      for (let x = 0; x < 1620; x += 22 + step * 2)
        shoots += `M${x} ${num(y + thick + 14 + step * 2 + Math.sin(x * 0.01) * 14)}l-3 ${-8 - step * 2}m3 ${8 + step * 2}l4 ${-7 - step * 2}`
      p.art.line(shoots, half(p.stage, '#3f8f3a'), 2 + step * 0.3, 0.6)
    }
    p.mark(drawMeru, 1240, 620, 260, 0.05)
    p.mark(drawMeru, 1370, 630, 190, 0.06)
    p.people(560, 760, 66, 'stand')
    for (const [x, y, s] of [
      [150, 860, 520],
      [1520, 900, 600],
    ] as const)
      p.tree('palm', x, y, s)
    p.bushes(
      [
        [-20, 1080],
        [480, 1090],
      ],
      56,
      '#e0577a',
      0,
      8,
    )
    p.fronds(-1)
  },
}
