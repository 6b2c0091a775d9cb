import { drawFortress } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'
import { drawParishChurch } from '../sacred.ts'

export const velikoTarnovo: Portrait = {
  hours: ['golden', 'morning'],
  sun: -1,
  horizon: 420,
  eye: 30,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 80],
        [300, 120],
        [760, 80],
        [1200, 130],
        [1620, 90],
      ],
      { y: y + 6, depth: 0.62 },
    )
    p.hills(
      [
        [-20, 50],
        [360, 90],
        [800, 40],
        [1300, 80],
        [1620, 60],
      ],
      { y: y + 40, depth: 0.46, forest: 12, kind: 'leaf' },
    )
  },
  near(p) {
    p.hills(
      [
        [-20, 60],
        [140, 160],
        [330, 200],
        [520, 180],
        [660, 70],
        [760, -10],
      ],
      { y: 640, depth: 0.2, forest: 24, kind: 'leaf' },
    )
    p.mark((e) => drawFortress(e, 1.5, '#cdb68c', [-1.3, -0.6, 0.8, 1.35]), 330, 466, 120, 0.16)
    p.mark(drawParishChurch, 360, 420, 84, 0.2)
    p.cliff(
      [
        [900, 640],
        [1050, 560],
        [1200, 500],
        [1640, 400],
      ],
      860,
      '#c4a67c',
      0.08,
      '#83945a',
    )
    p.town({
      top: [
        [960, 520],
        [1120, 430],
        [1330, 350],
        [1640, 290],
      ],
      foot: [
        [900, 720],
        [1120, 740],
        [1330, 740],
        [1640, 720],
      ],
      scale: [9, 16],
      rows: 8,
      manner: 'revival',
      tree: 'broadleaf',
      trees: 0.24,
      pack: 0.98,
      ground: '#a08f5f',
    })
    p.meadow(
      [
        [-20, 700],
        [300, 720],
        [700, 740],
        [1000, 760],
        [1640, 740],
      ],
      '#8fa05c',
    )
    p.water(
      [
        [-60, 760],
        [200, 740],
        [520, 770],
        [760, 830],
        [1000, 850],
        [1300, 810],
        [1660, 830],
        [1660, 910],
        [1300, 890],
        [1000, 940],
        [700, 920],
        [440, 850],
        [180, 820],
        [-60, 860],
      ],
      '#6f9a8e',
    )
    p.hills(
      [
        [-20, 20],
        [260, 60],
        [560, 20],
        [760, -20],
      ],
      { y: 960, depth: 0.04, forest: 54, kind: 'leaf' },
    )
    p.grass(1010, '#c94b3b')
    p.branch(1, 'leaf')
  },
}
