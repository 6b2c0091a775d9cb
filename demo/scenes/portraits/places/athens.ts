import { num } from '../../art.ts'
import { half, lit } from '../../stage.ts'
import type { Portrait } from '../portrait.ts'
import { drawTemple } from '../sacred.ts'

export const athens: Portrait = {
  hours: ['golden', 'blue'],
  tree: 'olive',
  manner: 'town',
  sun: -1,
  horizon: 540,
  eye: 16,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 80],
        [200, 130],
        [520, 180],
        [900, 150],
        [1240, 190],
        [1620, 120],
      ],
      { y: y + 4, depth: 0.66, color: '#9aa0b2', rough: 0.5 },
    )
    p.hills(
      [
        [1180, 0],
        [1270, 70],
        [1330, 150],
        [1390, 90],
        [1500, 0],
      ],
      { y: y + 20, depth: 0.5, color: '#a8a588' },
    )
  },
  near(p) {
    p.town({
      top: [
        [-20, 560],
        [800, 560],
        [1640, 560],
      ],
      foot: [
        [-20, 680],
        [800, 690],
        [1640, 680],
      ],
      scale: [4.6, 8],
      rows: 5,
      manner: 'town',
      tree: 'cypress',
      trees: 0.16,
      pack: 0.98,
      ground: '#cbb99a',
    })
    p.cliff(
      [
        [240, 640],
        [330, 480],
        [480, 420],
        [760, 400],
        [1010, 414],
        [1120, 470],
        [1200, 640],
      ],
      690,
      '#cdb08a',
      0.1,
      '#8f9a62',
    )
    p.art.fill('M360 470L480 404L760 386L1010 398L1110 466L1110 480L360 486z', half(p.stage, '#dcc49c', 0.06))
    p.mark(drawTemple, 720, 400, 250, 0.03)
    p.mark(drawTemple, 480, 420, 92, 0.08)
    p.grove(
      'pine',
      [
        [200, 690],
        [1240, 690],
      ],
      13,
      [70, 120],
      0.06,
    )
    p.town({
      top: [
        [-20, 740],
        [800, 760],
        [1640, 740],
      ],
      foot: [
        [-20, 900],
        [800, 930],
        [1640, 900],
      ],
      scale: [13, 20],
      rows: 4,
      manner: 'town',
      tree: 'cypress',
      trees: 0.2,
      pack: 0.96,
      ground: '#c9b594',
    })
    p.ground(
      [
        [-40, 970],
        [1640, 960],
        [1640, 1110],
        [-40, 1110],
      ],
      '#dccbac',
      0,
      false,
    )
    p.bushes(
      [
        [-20, 990],
        [560, 1000],
      ],
      54,
      '#5f8f4c',
      0,
      9,
    )
    let fruit = ''
    for (let index = 0; index < 40; index += 1)
      fruit += `M${num(p.stage.random.range(0, 560))} ${num(p.stage.random.range(930, 1000))}h0`
    p.art.line(fruit, lit(p.stage, '#f0892f'), 18)
    p.people(980, 1010, 100)
    p.branch(1, 'olive')
  },
}
