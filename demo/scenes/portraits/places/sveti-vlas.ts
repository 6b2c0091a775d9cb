import { half, lit } from '../../stage.ts'
import { drawBeachHotel, drawLighthouse } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const svetiVlas: Portrait = {
  hours: ['golden', 'blue'],
  tree: 'cypress',
  sun: -1,
  horizon: 500,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [360, 0],
        [520, 90],
        [760, 190],
        [980, 236],
        [1200, 210],
        [1400, 250],
        [1620, 230],
      ],
      { y: y + 2, depth: 0.42, color: '#7f8f6c', rough: 0.35 },
    )
    p.sea(y)
  },
  near(p) {
    p.hills(
      [
        [440, -8],
        [700, 96],
        [980, 150],
        [1300, 190],
        [1620, 220],
      ],
      { y: 560, depth: 0.22, floor: 600, forest: 20, kind: 'leaf' },
    )
    p.town({
      top: [
        [640, 456],
        [960, 396],
        [1300, 360],
        [1620, 340],
      ],
      foot: [
        [560, 560],
        [960, 564],
        [1620, 566],
      ],
      scale: [4.4, 8.4],
      rows: 6,
      manner: 'town',
      tree: 'cypress',
      trees: 0.5,
      pack: 0.9,
      ground: '#8f9a66',
    })
    for (const [x, s] of [
      [780, 52],
      [1010, 60],
      [1330, 76],
    ] as const)
      p.mark((e) => drawBeachHotel(e, 6, '#f7ead6'), x, 566, s, 0.16)
    p.ground(
      [
        [500, 570],
        [1640, 566],
        [1640, 604],
        [520, 604],
      ],
      '#cdbfa6',
      0.06,
      false,
    )
    p.mirrored(
      606,
      () => {
        for (let index = 0; index < 15; index += 1) {
          const x = 560 + index * 74
          const tall = 96 + ((index * 37) % 60)
          p.art.line(
            `M${x} 606V${606 - tall}M${x} ${612 - tall}l26 ${tall - 30}M${x} ${612 - tall}l-24 ${tall - 26}`,
            half(p.stage, '#8f979d', 0.1),
            2.4,
          )
          p.art.fill(
            `M${x - 34} 592Q${x} 600 ${x + 40} 588L${x + 30} 610H${x - 28}z`,
            lit(p.stage, index % 4 === 1 ? '#2f5f86' : '#fbf8f0', 0.06),
          )
        }
      },
      0.5,
    )
    p.art.fill('M-40 700L460 634L500 650L480 668L-40 760z', half(p.stage, '#a39a8c'))
    p.mark((e) => drawLighthouse(e, '#2f9a6a'), 470, 650, 80, 0.02)
    p.sail(300, 900, 210, 0)
    p.sail(180, 560, 64, 0.26)
    p.branch(1, 'olive')
  },
}
