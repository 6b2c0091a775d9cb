import { mix } from '../../color.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const oreshak: Portrait = {
  hours: ['morning', 'dusk'],
  tree: 'broadleaf',
  season: 'autumn',
  sun: 1,
  horizon: 470,
  eye: 10,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [300, 230],
        [620, 280],
        [900, 250],
        [1260, 300],
        [1620, 210],
      ],
      { y: y + 10, depth: 0.58, color: '#83957c', rough: 0.4 },
    )
    p.hills(
      [
        [-20, 120],
        [400, 80],
        [900, 130],
        [1300, 90],
        [1620, 140],
      ],
      { y: y + 40, depth: 0.4, forest: 20, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 40],
        [600, 60],
        [1100, 30],
        [1620, 60],
      ],
      { y: 620, depth: 0.2, forest: 34, kind: 'leaf' },
    )
    p.mark(
      (e) => {
        e.wall(-1.5, 1.3, 0, 0.42, '#f5ecd8', 0)
        e.holes(-1.46, 1.26, 0.03, 0.2, 22, 1, true, 0.5)
        e.wall(-1.54, 1.34, 0.2, 0.44, '#8a5a3c', 0)
        e.holes(-1.5, 1.3, 0.22, 0.43, 26, 1, false, 0.5)
        e.roof(-1.58, 1.38, 0.44, 0.18, '#a2583f', 0.92)
        e.wall(0.3, 0.62, 0, 0.86, '#efe2c8', 0.4)
        e.holes(0.34, 0.58, 0.2, 0.8, 2, 3, true, 0.3)
        e.dome(0.46, 0.86, 0.19, '#6f8f86', 0.8)
        e.shaft(-0.4, 0.5, 0.74, 0.2, 0.2, '#d98f6c')
        e.dome(-0.4, 0.74, 0.22, '#8a8f96', 0.8)
      },
      780,
      720,
      260,
      0.08,
    )
    p.water(
      [
        [-60, 790],
        [400, 760],
        [900, 780],
        [1660, 750],
        [1660, 860],
        [900, 880],
        [400, 860],
        [-60, 900],
      ],
      '#7fa39c',
    )
    p.meadow(
      [
        [-20, 900],
        [500, 880],
        [1100, 900],
        [1640, 870],
      ],
      '#c9b27c',
    )
    p.art.fill('M960 900H1660V1110H960z', half(p.stage, '#a5734a'))
    p.art.line('M960 904H1660', lit(p.stage, '#c08a58'), 14)
    for (const [x, s, c] of [
      [1040, 1, '#b5573a'],
      [1150, 1.3, '#d99a4a'],
      [1290, 1, '#5f7f5a'],
      [1400, 1.5, '#b5573a'],
      [1540, 1.1, '#3f6f8f'],
    ] as const) {
      const paint = p.art.linear(
        [
          [0, half(p.stage, mix(c, '#000000', 0.25))],
          [0.6, half(p.stage, c)],
          [1, lit(p.stage, c)],
        ],
        x - p.light.side * 44 * s,
        0,
        x + p.light.side * 44 * s,
        0,
      )
      p.art.fill(
        `M${x - 18 * s} ${900}C${x - 62 * s} ${860} ${x - 54 * s} ${900 - 96 * s} ${x - 18 * s} ${900 - 112 * s}V${900 - 132 * s}h${36 * s}V${900 - 112 * s}C${x + 54 * s} ${900 - 96 * s} ${x + 62 * s} ${860} ${x + 18 * s} 900z`,
        paint,
      )
      p.art.line(
        `M${x - 46 * s} ${900 - 70 * s}q${46 * s} 18 ${92 * s} 0M${x - 44 * s} ${900 - 50 * s}q${44 * s} 18 ${88 * s} 0`,
        lit(p.stage, '#f3dfb0'),
        4 * s,
      )
    }
    p.people(420, 940, 84)
    p.branch(-1, 'leaf')
  },
}
