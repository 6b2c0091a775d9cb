import { smooth } from '../../outline.ts'
import { half } from '../../stage.ts'
import { drawColumn } from '../../worlds/antiquity.ts'
import { drawPaving } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const staraZagora: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'broadleaf',
  manner: 'town',
  sun: -1,
  horizon: 540,
  eye: 5,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 150],
        [300, 190],
        [700, 160],
        [1100, 210],
        [1620, 160],
      ],
      { y: y + 4, depth: 0.6, color: '#7d9480' },
    )
    p.hills(
      [
        [300, 10],
        [560, 90],
        [800, 120],
        [1040, 80],
        [1300, 0],
      ],
      { y: y + 30, depth: 0.4, forest: 18, kind: 'leaf' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 580],
        [800, 572],
        [1640, 580],
      ],
      foot: [
        [-20, 680],
        [800, 670],
        [1640, 680],
      ],
      scale: [8, 13],
      rows: 4,
      manner: 'town',
      tree: 'broadleaf',
      trees: 0.9,
      pack: 0.86,
      ground: '#9aa06a',
    })
    drawPaving(p, 700, '#dcc9a2')
    const marble = '#eadbbd'
    p.art.fill(
      smooth([
        [1000, 720],
        [1200, 700],
        [1420, 716],
        [1420, 780],
        [1200, 800],
        [1000, 780],
      ]),
      half(p.stage, marble),
    )
    const view = { ...p.stage.view, eye: 5, horizon: 540, centre: 800, focal: 1200 }
    for (const [x, z, t] of [
      [-10, 34, 8],
      [-8, 28, 8],
      [-6.4, 22.5, 8],
      [-5.4, 18, 5],
      [7.5, 30, 8],
      [6.6, 24, 3.4],
      [6.2, 19, 8],
    ] as const)
      drawColumn({ ...p.stage, view }, x, z, 0, t, marble)
    p.people(820, 880, 84)
    p.people(960, 800, 60, 'walk')
    p.grove(
      'broadleaf',
      [
        [1400, 820],
        [1640, 860],
      ],
      3,
      [220, 330],
    )
    p.branch(-1, 'leaf')
  },
}
