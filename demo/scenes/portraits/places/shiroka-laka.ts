import { withLand } from '../brush.ts'
import { drawArchBridge } from '../landmarks.ts'
import { drawBrook, NEEDLES } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const shirokaLaka: Portrait = {
  hours: ['morning', 'golden'],
  tree: 'conifer',
  sun: 1,
  horizon: 430,
  eye: 14,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 300],
        [260, 330],
        [560, 200],
        [760, 120],
        [1000, 190],
        [1300, 320],
        [1620, 350],
      ],
      { y: y + 10, depth: 0.5, forest: 18 },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 300],
        [260, 250],
        [560, 130],
        [780, 10],
      ],
      { y: 700, depth: 0.2, color: NEEDLES, forest: 40 },
    )
    p.hills(
      [
        [820, 10],
        [1040, 140],
        [1300, 280],
        [1620, 340],
      ],
      { y: 700, depth: 0.16, color: NEEDLES, forest: 40 },
    )
    const slate = withLand(p, 'slate', { roof: '#8f8a82' })
    slate.town({
      top: [
        [880, 560],
        [1100, 470],
        [1330, 400],
        [1640, 360],
      ],
      foot: [
        [840, 840],
        [1100, 850],
        [1330, 840],
        [1640, 820],
      ],
      scale: [12, 20],
      rows: 6,
      manner: 'revival',
      tree: 'conifer',
      trees: 0.2,
      pack: 0.96,
      ground: '#8f9a62',
    })
    slate.town({
      top: [
        [-20, 560],
        [300, 610],
        [560, 690],
      ],
      foot: [
        [-20, 830],
        [300, 840],
        [620, 850],
      ],
      scale: [13, 20],
      rows: 4,
      manner: 'revival',
      tree: 'conifer',
      trees: 0.3,
      pack: 0.9,
      ground: '#8f9a62',
    })
    p.meadow([
      [-20, 860],
      [800, 850],
      [1640, 850],
    ])
    drawBrook(p, 740, 800)
    p.mark((e) => drawArchBridge(e, 1.1, 1, 0.46, '#c3b6a2'), 740, 950, 240)
    p.people(740, 770, 76)
    p.grass(1020, '#f2e3a0')
  },
}
