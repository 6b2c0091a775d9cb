import { mix } from '../../color.ts'
import { half } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const split: Portrait = {
  hours: ['golden', 'blue'],
  tree: 'palm',
  manner: 'town',
  sun: -1,
  horizon: 520,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [240, 230],
        [560, 280],
        [900, 240],
        [1200, 290],
        [1620, 200],
      ],
      { y: y + 4, depth: 0.6, color: '#a6a7ac', rough: 0.6 },
    )
    p.hills(
      [
        [-20, 30],
        [160, 90],
        [330, 110],
        [520, 50],
        [620, 0],
      ],
      { y: y + 20, depth: 0.4, forest: 16, kind: 'leaf' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 600],
        [1640, 600],
      ],
      foot: [
        [-20, 700],
        [1640, 700],
      ],
      scale: [10, 13],
      rows: 3,
      manner: 'town',
      tree: 'cypress',
      trees: 0.05,
      pack: 1,
      ground: '#d4c2a0',
    })
    p.mark(
      (e) => {
        const stone = '#efe4cc'
        for (const [h0, h1, w] of [
          [0, 0.3, 0.1],
          [0.3, 0.5, 0.094],
          [0.5, 0.68, 0.088],
          [0.68, 0.82, 0.078],
        ] as const) {
          e.wall(-w, w, h0, h1, stone, 0.4)
          e.holes(-w * 0.8, w * 0.8, h0 + 0.02, h1 - 0.02, 2, 1, true, 0.5)
          e.rod(-w - 0.01, h1, w + 0.01, h1, 0.014, '#ffffff')
        }
        e.roof(-0.07, 0.07, 0.82, 0.2, '#c46a44', 0)
      },
      860,
      720,
      470,
      0.03,
    )
    const wall = '#e0cca6'
    p.ground(
      [
        [200, 640],
        [1440, 630],
        [1440, 790],
        [200, 790],
      ],
      wall,
      0.02,
      false,
    )
    p.mark((e) => e.holes(-2, 2, 0.42, 0.86, 22, 1, true, 0.62), 820, 760, 300, 0.02)
    for (let x = 230; x < 1420; x += 54) p.art.fill(`M${x} 788v-70h34v70z`, half(p.stage, mix(wall, '#8a6a50', 0.3)))
    p.ground(
      [
        [-20, 790],
        [1640, 786],
        [1640, 870],
        [-20, 880],
      ],
      '#eee3cc',
      0,
      false,
    )
    for (const x of [140, 330, 520, 720, 930, 1120, 1320, 1500]) p.tree('palm', x, 850, 190 + ((x * 7) % 40), 0)
    p.people(620, 862, 62)
    p.people(1010, 856, 58, 'walk')
    p.still(872, '#3f8fae')
    p.boat(330, 950, 150, '#fbf6ea')
    p.boat(1180, 1000, 190, '#2f6fb2')
    p.sail(760, 1010, 170, 0)
  },
}
