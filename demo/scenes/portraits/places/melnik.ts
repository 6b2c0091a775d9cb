import { drawRockChimney } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const melnik: Portrait = {
  hours: ['golden', 'morning'],
  tree: 'broadleaf',
  season: 'autumn',
  sun: 1,
  horizon: 500,
  eye: 14,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 190],
        [220, 240],
        [480, 200],
        [800, 270],
        [1120, 230],
        [1620, 260],
      ],
      { y: y + 6, depth: 0.62, color: '#8f97a8', rough: 0.6 },
    )
  },
  near(p) {
    for (const [x, y, s, d] of [
      [120, 640, 330, 0.24],
      [300, 650, 420, 0.2],
      [470, 640, 300, 0.24],
      [1120, 640, 320, 0.24],
      [1300, 660, 470, 0.16],
      [1500, 660, 380, 0.18],
      [1610, 650, 460, 0.16],
      [30, 670, 460, 0.14],
    ] as const)
      for (const shift of [0, 54, -48])
        p.mark((e) => drawRockChimney(e, '#e6c793', '#d4ad78', false), x + shift, y, s * (1 - Math.abs(shift) / 200), d)
    p.hills(
      [
        [-20, 40],
        [300, 90],
        [620, 40],
        [900, 50],
        [1250, 96],
        [1620, 40],
      ],
      { y: 690, depth: 0.12, forest: 30, kind: 'leaf', color: '#8f9a5a' },
    )
    p.town({
      top: [
        [160, 660],
        [640, 620],
        [1000, 630],
        [1480, 660],
      ],
      foot: [
        [60, 860],
        [640, 880],
        [1000, 880],
        [1560, 860],
      ],
      scale: [13, 20],
      rows: 4,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.4,
      pack: 0.94,
      ground: '#b9a26c',
    })
    p.path(
      [
        [740, 860],
        [860, 860],
        [900, 960],
        [1060, 1110],
        [480, 1110],
        [680, 960],
      ],
      '#e3cfa4',
    )
    p.people(790, 960, 84)
    p.bushes(
      [
        [-20, 1010],
        [520, 1040],
      ],
      46,
      '#7f8f3e',
      0,
      10,
    )
    p.branch(-1, 'vine')
    p.branch(1, 'vine')
  },
}
