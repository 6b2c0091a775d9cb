import { num } from '../../art.ts'
import { poly } from '../../outline.ts'
import type { Portrait } from '../portrait.ts'

export const hisarya: Portrait = {
  hours: ['golden', 'noon'],
  tree: 'broadleaf',
  sun: -1,
  horizon: 560,
  eye: 4,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 90],
        [300, 130],
        [700, 90],
        [1100, 140],
        [1620, 80],
      ],
      { y: y + 6, depth: 0.62, color: p.land.far },
    )
    p.hills(
      [
        [-20, 30],
        [420, 60],
        [900, 36],
        [1620, 60],
      ],
      { y: y + 20, depth: 0.44, forest: 14, kind: 'leaf' },
    )
  },
  near(p) {
    p.grove(
      'broadleaf',
      [
        [-20, 640],
        [1640, 640],
      ],
      16,
      [90, 170],
      0.16,
    )
    p.meadow([
      [-20, 640],
      [800, 632],
      [1640, 640],
    ])
    const brick = '#b8694a'
    const stone = '#d9bf97'
    p.mark(
      (e) => {
        e.path(
          poly([
            e.at(-1.5, 0),
            e.at(-1.5, 0.52),
            e.at(-1.3, 0.6),
            e.at(-1.1, 0.5),
            e.at(-0.62, 0.66),
            e.at(-0.56, 0.98),
            e.at(-0.3, 1.04),
            e.at(-0.1, 0.98),
            e.at(0.12, 1.02),
            e.at(0.36, 0.96),
            e.at(0.56, 1),
            e.at(0.62, 0.62),
            e.at(1, 0.5),
            e.at(1.2, 0.56),
            e.at(1.6, 0.4),
            e.at(1.6, 0),
          ]),
          stone,
          'lit',
        )
        e.path(
          poly(
            e.stage.light.side < 0
              ? [e.at(0.62, 0), e.at(0.62, 0.62), e.at(1, 0.5), e.at(1.2, 0.56), e.at(1.6, 0.4), e.at(1.6, 0)]
              : [e.at(-0.62, 0), e.at(-0.62, 0.66), e.at(-1.1, 0.5), e.at(-1.3, 0.6), e.at(-1.5, 0.52), e.at(-1.5, 0)],
          ),
          stone,
          'half',
        )
        for (const h of [0.14, 0.32, 0.5])
          e.path(poly([e.at(-1.5, h), e.at(1.6, h), e.at(1.6, h + 0.035), e.at(-1.5, h + 0.035)]), brick, 'half')
        const [x, y] = e.at(-0.3, 0)
        const s = e.at(1, 0)[0] - e.at(0, 0)[0]
        e.path(
          `M${num(x)} ${num(y)}v${num(-s * 0.42)}a${num(s * 0.3)} ${num(s * 0.32)} 0 0 1 ${num(s * 0.6)} 0v${num(s * 0.42)}z`,
          brick,
          'half',
        )
        e.path(
          `M${num(x + s * 0.06)} ${num(y)}v${num(-s * 0.41)}a${num(s * 0.24)} ${num(s * 0.26)} 0 0 1 ${num(s * 0.48)} 0v${num(s * 0.41)}z`,
          '#8fa88a',
          'lit',
        )
      },
      800,
      800,
      440,
      0.02,
    )
    p.path(
      [
        [760, 792],
        [850, 792],
        [930, 860],
        [1100, 1110],
        [420, 1110],
        [660, 860],
      ],
      '#dccaa2',
    )
    p.people(820, 880, 92)
    p.grove(
      'cypress',
      [
        [140, 830],
        [330, 820],
      ],
      2,
      [230, 300],
    )
    p.bushes(
      [
        [-20, 900],
        [520, 1040],
      ],
      40,
      '#6f8f4c',
      0,
      10,
    )
    p.bushes(
      [
        [1140, 1020],
        [1640, 900],
      ],
      40,
      '#c9476f',
      0,
      10,
    )
    p.branch(1, 'leaf')
  },
}
