import { drawClockTower } from '../landmarks.ts'
import { drawLift, drawRun, NEEDLE_SLOPE } from '../pieces.ts'
import type { Portrait } from '../portrait.ts'

export const bansko: Portrait = {
  hours: ['morning', 'blue'],
  season: 'winter',
  sun: -1,
  horizon: 520,
  eye: 14,
  far(p, y) {
    p.sky(y)
    p.massif(
      [
        [-20, 150],
        [180, 250],
        [330, 230],
        [520, 330],
        [640, 300],
        [820, y * 0.86],
        [960, 320],
        [1090, 390],
        [1230, 270],
        [1430, 310],
        [1620, 200],
      ],
      { y: y + 30, depth: 0.3, snow: 0.5, color: '#a3a6b4' },
    )
    p.mist(y + 10, 70, 0.5)
    p.hills(
      [
        [-20, 90],
        [300, 130],
        [700, 96],
        [1100, 140],
        [1620, 100],
      ],
      { y: y + 70, depth: 0.26, color: NEEDLE_SLOPE, forest: 34 },
    )
  },
  near(p) {
    drawRun(p, [
      [600, 470],
      [690, 440],
      [650, 520],
      [760, 600],
      [820, 700],
      [640, 700],
      [590, 600],
    ])
    p.meadow([
      [-20, 640],
      [500, 620],
      [1100, 640],
      [1640, 620],
    ])
    p.town({
      top: [
        [-20, 640],
        [500, 630],
        [1100, 640],
        [1640, 626],
      ],
      foot: [
        [-20, 900],
        [500, 880],
        [1100, 890],
        [1640, 880],
      ],
      scale: [11, 21],
      rows: 6,
      manner: 'alpine',
      tree: 'conifer',
      trees: 0.3,
      pack: 0.9,
    })
    p.mark((e) => drawClockTower(e, '#c3b49c', '#8a8072'), 1010, 850, 350, 0.02)
    drawLift(p, [560, 470], [240, 760], 6, '#d8432f', 0.8)
    p.meadow([
      [-20, 960],
      [400, 930],
      [1000, 960],
      [1640, 930],
    ])
    p.tree('conifer', 90, 1090, 620)
    p.tree('conifer', 1540, 1100, 520)
    p.people(760, 1010, 90)
  },
}
