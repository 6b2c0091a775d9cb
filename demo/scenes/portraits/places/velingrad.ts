import { mix } from '../../color.ts'
import { half, lit } from '../../stage.ts'
import { drawClassicFront } from '../landmarks.ts'
import { NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const velingrad: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'conifer',
  sun: -1,
  horizon: 470,
  eye: 7,
  far(p, y) {
    p.sky(y)
    for (const [lift, depth, size] of [
      [-70, 0.66, 10],
      [-20, 0.5, 18],
      [30, 0.34, 26],
    ] as const)
      p.hills(
        [
          [-20, 120 + lift],
          [300, 170],
          [620, 110],
          [960, 180 + lift],
          [1300, 120],
          [1620, 160],
        ],
        { y: y + lift + 10, depth, color: mix(p.land.hill, p.land.needle, 0.6), forest: size },
      )
    p.mist(y + 20, 40, 0.4)
  },
  near(p) {
    p.hills(
      [
        [-20, 90],
        [200, 120],
        [460, 40],
        [640, 0],
      ],
      { y: 590, depth: 0.14, color: NEEDLE_SLOPE, forest: 60 },
    )
    p.hills(
      [
        [1000, 0],
        [1200, 60],
        [1430, 130],
        [1620, 150],
      ],
      { y: 590, depth: 0.16, color: NEEDLE_SLOPE, forest: 56 },
    )
    p.mirrored(
      610,
      () => {
        p.mark((e) => drawClassicFront(e, undefined, '#f3e6cf'), 830, 612, 150, 0.12)
        p.grove(
          'conifer',
          [
            [500, 612],
            [700, 612],
          ],
          5,
          [90, 150],
          0.12,
        )
        p.grove(
          'broadleaf',
          [
            [960, 612],
            [1300, 612],
          ],
          6,
          [80, 120],
          0.12,
        )
        p.ground(
          [
            [-20, 600],
            [1640, 600],
            [1640, 616],
            [-20, 616],
          ],
          p.land.grass,
          0.1,
          false,
        )
      },
      0.01,
    )
    p.still(612, '#4fae9f')
    p.mirrored(612, () => {}, 0.3)
    const jet = lit(p.stage, '#ffffff')
    for (const u of [-46, -26, 0, 26, 46])
      p.art.line(`M${800 + u * 0.2} 760Q${800 + u} ${520 + Math.abs(u)} ${800 + u * 2.2} 756`, jet, 5, 0.5)
    p.art.glow(800, 650, 130, '#ffffff', 0.35, 1.2)
    for (const [x, y, c] of [
      [470, 760, '#f2c14e'],
      [1130, 800, '#e4604a'],
      [1010, 700, '#fbf4e6'],
    ] as const) {
      p.art.fill(`M${x - 66} ${y}q0 30 22 34h92q22 -4 22 -34z`, half(p.stage, c))
      p.people(x, y + 6, 66, 'sit')
    }
    p.rocks(-40, 300, 90)
    p.tree('conifer', 1530, 1080, 760)
    p.tree('conifer', 60, 1090, 620)
    p.grass(1000, '#f2d14e')
  },
}
