import { drawFortress, drawRedRocks } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const belogradchik: Portrait = {
  hours: ['golden', 'dusk'],
  sun: -1,
  horizon: 520,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 110],
        [300, 150],
        [700, 110],
        [1160, 160],
        [1620, 110],
      ],
      { y: y + 10, depth: 0.62, color: '#7f93a8' },
    )
    for (const [x, s, d] of [
      [200, 150, 0.5],
      [460, 120, 0.54],
      [1340, 160, 0.48],
      [1540, 120, 0.52],
    ] as const)
      p.mark((e) => drawRedRocks(e, '#b9644a'), x, y + 30, s, d)
    p.hills(
      [
        [-20, 50],
        [500, 80],
        [1000, 50],
        [1620, 80],
      ],
      { y: y + 50, depth: 0.42, forest: 18, kind: 'leaf' },
    )
  },
  near(p) {
    p.mark(drawRedRocks, 1140, 720, 460, 0.1)
    p.mark(drawRedRocks, 560, 720, 420, 0.1)
    p.mark((e) => drawFortress(e, 1.5, '#cda584', [-1.2, -0.2, 1.2]), 850, 700, 190, 0.06)
    p.mark(drawRedRocks, 190, 800, 520, 0.04)
    p.mark(drawRedRocks, 1440, 800, 380, 0.05)
    p.hills(
      [
        [-20, 40],
        [400, 60],
        [860, 30],
        [1300, 70],
        [1620, 40],
      ],
      { y: 810, depth: 0.06, forest: 50, kind: 'leaf' },
    )
    p.path(
      [
        [800, 740],
        [840, 740],
        [880, 840],
        [760, 920],
        [900, 1110],
        [420, 1110],
        [640, 920],
        [800, 840],
      ],
      '#e0c79a',
    )
    p.people(720, 960, 84)
    p.grass(1000, '#f2c14e')
    p.tree('conifer', 1540, 1100, 620)
  },
}
