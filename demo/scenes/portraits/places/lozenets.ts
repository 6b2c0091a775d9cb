import { half, lit } from '../../stage.ts'
import { STRANDZHA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const lozenets: Portrait = {
  hours: ['golden', 'morning'],
  sun: -1,
  horizon: 430,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [1000, 0],
        [1200, 40],
        [1420, 54],
        [1620, 76],
      ],
      { y: y + 3, depth: 0.6, floor: y + 4, color: STRANDZHA },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [1080, -6],
        [1240, 60],
        [1430, 84],
        [1620, 110],
      ],
      { y: 520, depth: 0.18, floor: 560 },
    )
    p.town({
      top: [
        [1180, 470],
        [1400, 424],
        [1620, 400],
      ],
      foot: [
        [1120, 524],
        [1400, 526],
        [1620, 522],
      ],
      scale: [6, 9],
      rows: 4,
      manner: 'town',
      tree: 'pine',
      trees: 0.5,
      ground: '#97995a',
    })
    for (const [y, wide, x] of [
      [560, 0.7, 120],
      [640, 1.1, -60],
      [740, 1.6, 60],
    ] as const) {
      const crest = `M${x} ${y}C${x + 260} ${y - 34 * wide} ${x + 560} ${y - 46 * wide} ${x + 980} ${y - 6}C${x + 700} ${y + 2} ${x + 420} ${y + 26 * wide} ${x} ${y}z`
      p.art.fill(
        crest,
        p.art.linear(
          [
            [0, lit(p.stage, '#7fd0c6')],
            [1, half(p.stage, '#2b7f96')],
          ],
          0,
          y - 46 * wide,
          0,
          y + 20,
        ),
      )
      p.art.line(
        `M${x + 60} ${y - 6}C${x + 300} ${y - 38 * wide} ${x + 560} ${y - 50 * wide} ${x + 960} ${y - 8}`,
        lit(p.stage, '#ffffff'),
        7 * wide,
        0.9,
      )
      p.art.line(
        `M${x + 20} ${y + 10}C${x + 260} ${y + 24 * wide} ${x + 520} ${y + 20} ${x + 900} ${y + 2}`,
        lit(p.stage, '#ffffff'),
        3 * wide,
        0.5,
      )
    }
    p.people(520, 612, 62, 'stand')
    p.art.fill('M470 618Q530 598 596 616Q530 630 470 618z', lit(p.stage, '#f4c65a'))
    p.sand([
      [1640, 640],
      [1320, 660],
      [1060, 740],
      [760, 850],
      [420, 960],
      [60, 1090],
      [1700, 1130],
    ])
    p.rocks(1120, 1640, 120, 690)
    p.art.fill('M1010 900Q1000 760 1024 700Q1042 770 1034 900z', lit(p.stage, '#f2efe6'))
    p.art.fill('M1060 912Q1046 780 1072 716Q1092 790 1084 912z', lit(p.stage, '#e4604a'))
    p.people(920, 930, 120, 'pair')
    p.branch(1, 'leaf')
  },
}
