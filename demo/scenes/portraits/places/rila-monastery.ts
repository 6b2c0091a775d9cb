import { NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'
import { drawRilaMonastery } from '../sacred.ts'

export const rilaMonastery: Portrait = {
  hours: ['morning', 'golden'],
  season: 'autumn',
  sun: 1,
  horizon: 560,
  eye: 12,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [300, 120],
        [480, 260],
        [640, 340],
        [760, 300],
        [900, 400],
        [1080, 330],
        [1200, 250],
        [1330, 120],
      ],
      { y: y + 10, depth: 0.42, snow: 0.2, color: '#93a0ac' },
    )
    p.mist(y, 60, 0.5)
    p.hills(
      [
        [-20, 460],
        [200, 420],
        [420, 280],
        [620, 120],
        [760, 30],
      ],
      { y: y + 60, depth: 0.26, color: NEEDLE_SLOPE, forest: 30 },
    )
    p.hills(
      [
        [760, 40],
        [980, 150],
        [1200, 300],
        [1420, 420],
        [1620, 470],
      ],
      { y: y + 60, depth: 0.3, color: '#5f7a58', forest: 30 },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 160],
        [300, 110],
        [800, 76],
        [1300, 110],
        [1620, 170],
      ],
      { y: 700, depth: 0.12, color: '#6a8454', forest: 38, kind: 'leaf' },
    )
    p.mark(drawRilaMonastery, 800, 850, 290, 0.03)
    p.meadow(
      [
        [-20, 850],
        [400, 842],
        [1200, 842],
        [1640, 850],
      ],
      '#cdbf9d',
    )
    p.water(
      [
        [-60, 1000],
        [300, 960],
        [700, 980],
        [1100, 950],
        [1660, 970],
        [1660, 1060],
        [1100, 1030],
        [700, 1064],
        [300, 1040],
        [-60, 1090],
      ],
      '#7fa7a4',
    )
    p.people(620, 900, 60)
    p.people(1040, 890, 54, 'walk')
    p.rocks(0, 420, 70)
    p.rocks(1180, 1640, 80)
    p.grove(
      'broadleaf',
      [
        [-20, 930],
        [160, 900],
      ],
      2,
      [330, 420],
    )
    p.tree('conifer', 1540, 1010, 560)
  },
}
