import { half, lit } from '../../stage.ts'
import { drawFortress } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const belgrade: Portrait = {
  hours: ['dusk', 'golden'],
  sun: -1,
  horizon: 500,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 20],
        [500, 30],
        [1000, 20],
        [1620, 26],
      ],
      { y: y + 6, depth: 0.6, floor: y + 8, forest: 12, kind: 'leaf' },
    )
    p.still(y + 8, '#8fa6a0')
  },
  near(p) {
    p.hills(
      [
        [-20, -10],
        [240, 16],
        [420, 20],
        [560, -6],
      ],
      { y: 560, depth: 0.3, floor: 566, forest: 22, kind: 'leaf' },
    )
    p.mirrored(
      700,
      () => {
        p.hills(
          [
            [560, -10],
            [760, 110],
            [1000, 170],
            [1300, 180],
            [1640, 190],
          ],
          { y: 690, depth: 0.14, floor: 702, color: '#8a9a5c' },
        )
        p.mark((e) => drawFortress(e, 1.7, '#d0b58c', [-1.4, -0.7, 1, 1.5]), 1120, 590, 190, 0.08)
        p.mark(drawParishChurch, 1440, 520, 120, 0.14)
        p.grove(
          'broadleaf',
          [
            [640, 690],
            [1640, 690],
          ],
          14,
          [50, 96],
          0.1,
        )
      },
      0.44,
    )
    for (const [x, y, w, c] of [
      [150, 800, 300, '#7a4f36'],
      [560, 850, 330, '#2f5f6a'],
    ] as const) {
      p.art.fill(`M${x} ${y}h${w}v34h${-w}z`, half(p.stage, '#4f4a48'))
      p.art.fill(`M${x + 16} ${y}v-74h${w - 32}v74z`, half(p.stage, c))
      p.art.fill(`M${x} ${y - 74}l24 -30h${w - 48}l24 30z`, lit(p.stage, '#b5573a'))
      p.art.fill(
        Array.from({ length: 6 }, (_, i) => `M${x + 34 + i * ((w - 60) / 6)} ${y - 54}h${w / 10}v34h${-w / 10}z`).join(
          '',
        ),
        '#ffce85',
      )
      p.art.glow(x + w / 2, y - 30, w * 0.5, '#ffc470', 0.35 * (0.4 + p.light.lamps), 0.4)
    }
    p.boat(1150, 860, 130, '#fbf6ea')
    p.grass(1000)
    p.tree('poplar', 60, 1080, 620)
    p.branch(1, 'leaf')
  },
}
