import { num } from '../../art.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'

export const zellAmSee: Portrait = {
  hours: ['morning', 'dusk'],
  season: 'summer',
  sun: -1,
  horizon: 540,
  eye: 7,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 250],
        [140, 300],
        [300, 250],
        [480, 360],
        [620, 300],
        [800, 440],
        [930, 350],
        [1100, 380],
        [1280, 290],
        [1460, 350],
        [1620, 290],
      ],
      { y: y + 10, depth: 0.44, snow: 0.5, color: '#929cb0' },
    )
    p.mist(y - 10, 50, 0.4)
    p.hills(
      [
        [-20, 170],
        [260, 210],
        [560, 100],
        [820, 50],
        [1160, 110],
        [1400, 190],
        [1620, 210],
      ],
      { y: y + 14, depth: 0.32, floor: y + 20, forest: 26 },
    )
  },
  near(p) {
    p.still(562, '#3f93a6')
    p.mirrored(
      700,
      () => {
        p.hills(
          [
            [820, -10],
            [1000, 26],
            [1300, 36],
            [1640, 44],
          ],
          { y: 690, depth: 0.1, floor: 702, color: '#86b060' },
        )
        p.town({
          top: [
            [900, 640],
            [1640, 610],
          ],
          foot: [
            [860, 690],
            [1640, 690],
          ],
          scale: [10, 14],
          rows: 3,
          manner: 'alpine',
          tree: 'conifer',
          trees: 0.3,
          pack: 0.86,
        })
        p.mark(
          (e) => {
            e.wall(-0.12, 0.12, 0, 0.66, '#fbf6ea', 0.4)
            e.holes(-0.08, 0.08, 0.44, 0.62, 1, 1, true)
            e.roof(-0.13, 0.13, 0.66, 0.4, '#8a4a38', 0)
            e.wall(0.1, 0.6, 0, 0.32, '#fbf6ea', 0.1)
            e.roof(0.1, 0.6, 0.32, 0.24, '#8a4a38', 0.7)
          },
          1220,
          694,
          220,
          0.04,
        )
      },
      0.5,
    )
    p.art.fill('M420 1110L560 790H650L700 1110z', lit(p.stage, '#c49a6c'))
    p.art.line(
      Array.from({ length: 12 }, (_, i) => `M${num(556 - i * 11)} ${num(800 + i * i * 2.2)}H${num(652 + i * 4)}`).join(
        '',
      ),
      half(p.stage, '#8a6444'),
      3,
    )
    p.people(610, 830, 90, 'sit')
    p.boat(300, 790, 130, '#c9503c')
    p.sail(760, 640, 90, 0.14)
    p.tree('conifer', 70, 1100, 640)
    p.grass(1000, '#f2d14e')
    p.branch(1, 'needle')
  },
}
