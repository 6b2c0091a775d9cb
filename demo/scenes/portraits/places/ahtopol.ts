import { half } from '../../stage.ts'
import { drawLighthouse } from '../landmarks.ts'
import { drawFishingBoats, STRANDZHA } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const ahtopol: Portrait = {
  hours: ['dusk', 'morning'],
  sun: 1,
  horizon: 460,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.sea(y)
    p.hills(
      [
        [-20, 60],
        [140, 44],
        [320, 4],
      ],
      { y: y + 6, depth: 0.6, floor: y + 8, color: STRANDZHA },
    )
  },
  near(p) {
    p.cliff(
      [
        [180, 640],
        [300, 574],
        [520, 548],
        [760, 520],
        [960, 540],
        [1130, 590],
        [1230, 650],
      ],
      716,
      '#a98669',
      0.06,
      p.land.grass,
    )
    p.mark((e) => drawLighthouse(e, '#fdf9ee'), 1110, 584, 220, 0.03)
    p.town({
      top: [
        [330, 496],
        [560, 462],
        [800, 446],
        [960, 470],
      ],
      foot: [
        [300, 574],
        [560, 546],
        [800, 526],
        [980, 548],
      ],
      scale: [7, 10],
      rows: 4,
      manner: 'timber',
      tree: 'olive',
      trees: 0.4,
      ground: '#8c9657',
    })
    p.art.fill('M190 640L196 566L250 560L252 586L300 560L330 556L334 604z', half(p.stage, '#b9a184'))
    p.surf(
      [
        [150, 720],
        [420, 728],
        [800, 724],
        [1260, 722],
      ],
      0.8,
    )
    p.rocks(120, 560, 110, 780)
    p.rocks(960, 1420, 96, 770)
    drawFishingBoats(p, [
      [1380, 640, 74, '#e9ddc4'],
      [640, 880, 210, '#2f6f9a'],
    ])
    p.sail(1420, 520, 70, 0.26)
    p.grass(1000, '#e7d7a0')
  },
}
