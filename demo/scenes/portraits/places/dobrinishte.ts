import { num } from '../../art.ts'
import { mix } from '../../color.ts'
import { blob } from '../../outline.ts'
import { half, lit } from '../../stage.ts'
import { drawSmoke } from '../../things.ts'
import { drawForeland, NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const dobrinishte: Portrait = {
  hours: ['golden', 'dawn'],
  season: 'winter',
  sun: 1,
  horizon: 500,
  eye: 9,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 230],
        [140, 300],
        [330, 250],
        [520, 370],
        [680, 340],
        [900, 240],
        [1130, 330],
        [1290, 300],
        [1480, 370],
        [1620, 290],
      ],
      { y: y + 20, depth: 0.36, snow: 0.56, color: '#9fa3b2' },
    )
    p.mist(y + 10, 60, 0.5)
    p.hills(
      [
        [-20, 80],
        [360, 130],
        [800, 80],
        [1240, 120],
        [1620, 90],
      ],
      { y: y + 70, depth: 0.24, color: NEEDLE_SLOPE, forest: 34 },
    )
  },
  near(p) {
    p.meadow([
      [-20, 610],
      [400, 600],
      [1000, 620],
      [1640, 600],
    ])
    p.town({
      top: [
        [700, 620],
        [1640, 610],
      ],
      foot: [
        [660, 700],
        [1640, 700],
      ],
      scale: [9, 13],
      rows: 3,
      manner: 'alpine',
      tree: 'conifer',
      trees: 0.5,
      pack: 0.7,
    })
    p.art.line('M-40 866L1640 806M-40 890L1640 822', half(p.stage, '#5b5550'), 5)
    let sleepers = ''
    for (let x = -30; x < 1640; x += 34) sleepers += `M${x} ${num(862 - x * 0.0357)}l-8 34`
    p.art.line(sleepers, half(p.stage, '#6d5340'), 7, 0.8)
    const train = (x: number, wide: number, color: string) => {
      const y = 866 - (x + wide / 2) * 0.0357
      p.art.fill(`M${x} ${y - 8}v-104q0 -12 12 -12h${wide - 24}q12 0 12 12v104z`, lit(p.stage, color))
      p.art.fill(`M${x} ${y - 40}h${wide}v32h-${wide}z`, half(p.stage, color))
      for (let w = 0; w < wide - 60; w += 58)
        p.art.fill(`M${x + 20 + w} ${y - 98}h38v36h-38z`, p.light.lamps > 0.2 ? '#ffd690' : half(p.stage, '#35506b'))
      p.art.line(`M${x + 4} ${y - 128}h${wide - 8}`, lit(p.stage, p.land.snowy ? '#ffffff' : '#d8d2c4'), 9)
      p.art.fill(
        [0.16, 0.32, 0.7, 0.86].map((u) => blob(p.stage.random, x + wide * u, y - 4, 15, 15, 8, 0.02)).join(''),
        half(p.stage, '#33363d'),
      )
    }
    train(940, 300, '#c0463a')
    train(610, 320, '#2f7a5b')
    train(280, 320, '#2f7a5b')
    for (const [x, h] of [
      [1330, 150],
      [1410, 190],
      [1480, 140],
    ] as const)
      drawSmoke(p.stage, x, 790, h, 0.9)
    p.art.fill(blob(p.stage.random, 1420, 800, 150, 26, 10, 0.12), mix(half(p.stage, '#6fb2b4'), p.light.sky[2], 0.3))
    drawForeland(p, 950, [
      [60, 1080, 560],
      [190, 1090, 380],
      [1560, 1090, 560],
    ])
  },
}
