import { half, lit } from '../../stage.ts'
import { drawClassicFront } from '../landmarks.ts'
import type { Portrait } from '../portrait.ts'

export const ruse: Portrait = {
  hours: ['dusk', 'morning'],
  sun: 1,
  horizon: 470,
  eye: 6,
  far(p, y) {
    p.sky(y)
    p.hills(
      [
        [-20, 20],
        [500, 34],
        [1000, 22],
        [1620, 30],
      ],
      { y: y + 6, depth: 0.6, floor: y + 8, forest: 12, kind: 'leaf' },
    )
    p.still(y + 8)
    let truss = ''
    for (let x = 40; x < 760; x += 40) truss += `M${x} ${y - 26}l20 -22l20 22M${x} ${y - 48}h40`
    p.art.line(`M-20 ${y - 26}H800M-20 ${y - 48}H760${truss}`, half(p.stage, '#6f7c8f', 0.36), 4)
    p.art.line([60, 260, 460, 660].map((x) => `M${x} ${y - 26}v36`).join(''), half(p.stage, '#8f9aa8', 0.36), 14)
  },
  near(p) {
    p.mirrored(
      640,
      () => {
        p.grove(
          'broadleaf',
          [
            [640, 600],
            [1640, 590],
          ],
          12,
          [70, 120],
          0.2,
        )
        p.town({
          top: [
            [900, 590],
            [1640, 590],
          ],
          foot: [
            [820, 612],
            [1640, 612],
          ],
          scale: [9, 11],
          rows: 2,
          manner: 'town',
          tree: 'poplar',
          trees: 0.4,
          ground: '#a3a26e',
        })
        p.mark(
          (e) => {
            drawClassicFront(e, undefined, '#f2d9a6')
            for (const u of [-0.8, 0.8]) {
              e.wall(u - 0.14, u + 0.14, 0.44, 0.58, '#f2d9a6', 0.3)
              e.dome(u, 0.58, 0.16, '#7fa08f', 0.9, false)
            }
            e.rod(0, 0.62, 0, 0.84, 0.02, '#5f7f74')
          },
          1180,
          616,
          210,
          0.06,
        )
        p.ground(
          [
            [620, 612],
            [1640, 608],
            [1640, 644],
            [600, 644],
          ],
          '#cfc0a2',
          0.04,
          false,
        )
      },
      0.4,
    )
    p.art.fill('M180 720H760L720 776H230z', lit(p.stage, '#fbf6ea'))
    p.art.fill('M240 676H690V720H240zM300 640H560V676H300z', half(p.stage, '#fbf6ea'))
    p.art.fill(
      Array.from({ length: 12 }, (_, i) => `M${258 + i * 36} 688h24v20h-24z`).join(''),
      p.light.lamps > 0.4 ? '#ffce85' : half(p.stage, '#2f4660'),
    )
    p.art.fill('M200 750H740L724 776H232z', half(p.stage, '#34608a'))
    p.grove(
      'poplar',
      [
        [60, 640],
        [220, 650],
      ],
      3,
      [150, 220],
      0.2,
    )
    p.bushes(
      [
        [-30, 1080],
        [1640, 1090],
      ],
      30,
      '#7f9f55',
      0,
      40,
    )
    p.grass(960)
    p.branch(-1, 'leaf')
  },
}
