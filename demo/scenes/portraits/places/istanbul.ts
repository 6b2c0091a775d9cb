import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'
import { drawMosque, drawSmallMosque } from '../sacred.ts'

export const istanbul: Portrait = {
  hours: ['dusk', 'morning'],
  tree: 'cypress',
  sun: 1,
  horizon: 520,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 60],
        [260, 90],
        [620, 40],
        [800, 0],
      ],
      { y: y + 4, depth: 0.6, floor: y + 6 },
    )
    p.art.line(
      `M-20 ${y - 120}Q200 ${y + 10} 420 ${y - 130}Q560 ${y - 40} 700 ${y - 30}M-20 ${y - 30}H760M420 ${y - 136}V${y + 4}M-4 ${y - 126}V${y}`,
      half(p.stage, '#7c87a0', 0.5),
      4,
    )
    p.sea(y)
  },
  near(p) {
    p.mirrored(
      640,
      () => {
        p.hills(
          [
            [420, -10],
            [700, 90],
            [1000, 130],
            [1330, 110],
            [1640, 60],
          ],
          { y: 620, depth: 0.22, forest: 16, kind: 'leaf', floor: 642 },
        )
        p.town({
          top: [
            [520, 580],
            [900, 520],
            [1300, 520],
            [1640, 560],
          ],
          foot: [
            [460, 630],
            [1000, 632],
            [1640, 632],
          ],
          scale: [6, 8.5],
          rows: 4,
          manner: 'town',
          tree: 'cypress',
          trees: 0.4,
          pack: 0.9,
          ground: '#a99b7c',
        })
        p.mark((e) => drawMosque(e), 940, 560, 250, 0.1)
        p.mark((e) => drawMosque(e, [-0.9, 0.9]), 1400, 590, 170, 0.14)
        p.mark(drawSmallMosque, 620, 630, 110, 0.1)
      },
      0.5,
    )
    p.art.fill('M120 790H620L580 850H190z', lit(p.stage, '#fbf6ea'))
    p.art.fill('M190 740H540V790H190zM250 704H470V740H250z', half(p.stage, '#fbf6ea'))
    p.art.fill('M380 704l10 -64h34l4 64z', half(p.stage, '#e0a53a'))
    p.art.fill('M140 820H600L580 850H190z', half(p.stage, '#2f4a5f'))
    p.art.fill(
      Array.from({ length: 10 }, (_, i) => `M${206 + i * 33} 754h20v20h-20z`).join(''),
      p.light.lamps > 0.4 ? '#ffce85' : half(p.stage, '#2f4660'),
    )
    let gulls = ''
    for (const [x, y] of [
      [300, 600],
      [380, 560],
      [470, 620],
      [700, 700],
      [760, 660],
    ] as const)
      gulls += `M${x - 26} ${y}q14 -18 26 0q12 -18 28 -4`
    p.art.line(gulls, lit(p.stage, '#ffffff'), 5)
    p.rocks(1180, 1700, 130)
    p.branch(-1, 'leaf')
  },
}
