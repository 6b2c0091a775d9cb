import { num } from '../../art.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const burgas: Portrait = {
  hours: ['dawn', 'golden'],
  tree: 'broadleaf',
  sun: 1,
  horizon: 470,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [900, 2],
        [1100, 34],
        [1330, 44],
        [1620, 62],
      ],
      { y: y + 3, depth: 0.68, floor: y + 4 },
    )
    p.sea(y)
  },
  near(p) {
    for (const [x, s] of [
      [120, 1],
      [190, 0.86],
      [262, 0.72],
    ] as const)
      p.art.line(
        `M${x} 478v${-70 * s}m0 0l${46 * s} ${-34 * s}m${-46 * s} ${34 * s}l${-22 * s} ${-10 * s}M${x + 18} 478v${-66 * s}`,
        half(p.stage, '#8f9db0', 0.4),
        5,
      )
    p.hills(
      [
        [-20, 22],
        [140, 20],
        [330, 8],
        [430, -4],
      ],
      { y: 482, depth: 0.4, floor: 484 },
    )
    p.sand([
      [1640, 560],
      [1300, 566],
      [980, 620],
      [700, 720],
      [420, 880],
      [120, 1090],
      [1700, 1130],
    ])
    p.hills(
      [
        [820, -8],
        [960, 46],
        [1160, 84],
        [1400, 96],
        [1620, 120],
      ],
      { y: 590, depth: 0.2, floor: 640, color: p.land.leaf, forest: 34, kind: 'leaf' },
    )
    p.mark((e) => drawParishChurch(e), 1290, 512, 96, 0.22)
    p.grove(
      'broadleaf',
      [
        [900, 632],
        [1200, 610],
        [1640, 606],
      ],
      15,
      [70, 128],
      0.1,
      20,
    )
    p.parasols(
      [
        [900, 660],
        [1500, 640],
      ],
      [
        [520, 980],
        [1620, 960],
      ],
      6,
      8,
    )
    const deck = lit(p.stage, '#e9dcc6')
    p.art.fill('M1180 742L1214 730L520 560L470 560z', deck)
    p.art.line('M1190 740L478 558M520 560L1214 730', half(p.stage, '#f6efe2'), 4)
    for (let t = 0; t < 1; t += 0.085) {
      const x = 1190 - 712 * t
      const y = 738 - 178 * t
      p.art.line(`M${num(x)} ${num(y)}v${num(58 * (1 - t * 0.72))}`, half(p.stage, '#a9a294'), 8 * (1 - t * 0.6))
    }
    p.art.fill('M440 560L470 500L560 500L540 562z', half(p.stage, '#efe3cc'))
    p.art.fill('M436 506L500 470L566 504z', lit(p.stage, '#c56a48'))
    p.people(860, 654, 36)
    p.people(1010, 694, 46, 'walk')
    p.sail(250, 560, 96, 0.16)
    p.branch(1, 'leaf')
  },
}
