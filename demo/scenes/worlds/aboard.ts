// Aboard: the helm under sail, the cabin below, a bay to anchor in, a motor yacht going fast.

import { HEIGHT, num, WIDTH } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { indoorLight } from '../interiors/room.ts'
import { oval, type Point, poly, rect, rounded, smooth } from '../outline.ts'
import { createBrush } from '../portraits/brush.ts'
import { createRandom } from '../random.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawPerson } from '../things.ts'
import { drawReflected } from './afloat.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawVessel } from './vessel.ts'

const facing = (stage: Stage, id: Identity): Stage => ({ ...stage, random: createRandom(id.viewSeed) })

/** A motor yacht under way: two decks of dark glass, a white wake opening behind it. */
export function drawMotorYacht(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 4, horizon: 560, centre: 800, focal: 1200 } }
  const { art } = stage
  drawBackdrop(facing(stage, id))
  const [x, y, s] = [790, 800, 900]
  const at = (u: number, h: number): Point => [x + u * s, y - h * s]
  const white = '#fdfaf3'
  const skin = (color: string) =>
    art.linear(
      [
        [0, lit(stage, color)],
        [0.55, half(stage, color)],
        [1, dim(stage, color)],
      ],
      0,
      at(0, 0.14)[1],
      0,
      at(0, -0.02)[1],
    )
  const glass = art.linear(
    [
      [0, mix(half(stage, '#2d4054'), stage.light.sky[1], 0.35)],
      [1, dim(stage, '#22303f')],
    ],
    0,
    at(0, 0.26)[1],
    0,
    at(0, 0.1)[1],
  )
  drawReflected(stage, y + 6, () => {
    art.fill(
      smooth([
        at(-0.52, 0.11),
        at(-0.54, 0.02),
        at(-0.46, -0.02),
        at(0.2, -0.03),
        at(0.44, 0.02),
        at(0.6, 0.155),
        at(0.4, 0.135),
        at(0, 0.115),
        at(-0.4, 0.105),
      ]),
      skin(white),
    )
    art.fill(rounded([at(-0.38, 0.105), at(-0.34, 0.2), at(0.14, 0.205), at(0.34, 0.125)], 22), skin(white))
    art.fill(rounded([at(-0.3, 0.125), at(-0.27, 0.182), at(0.12, 0.184), at(0.25, 0.132)], 12), glass)
    art.fill(rounded([at(-0.3, 0.2), at(-0.27, 0.275), at(-0.02, 0.275), at(0.12, 0.205)], 16), skin(white))
    art.fill(rounded([at(-0.18, 0.215), at(-0.16, 0.258), at(-0.03, 0.258), at(0.055, 0.216)], 8), glass)
    art.fill(poly([at(-0.4, 0.29), at(-0.02, 0.298), at(0.02, 0.286), at(-0.4, 0.276)]), lit(stage, white))
    art.line(
      poly([at(-0.34, 0.21), at(-0.37, 0.282)], false) +
        poly([at(-0.12, 0.296), at(-0.16, 0.39)], false) +
        poly([at(-0.2, 0.35), at(-0.11, 0.35)], false),
      half(stage, '#d8d2c4'),
      7,
    )
    art.line(poly([at(-0.5, 0.07), at(0, 0.072), at(0.5, 0.11)], false), half(stage, id.accent), 9)
    art.line(
      `M${at(0.2, 0.13).map(num).join(' ')}L${at(0.24, 0.185).map(num).join(' ')}L${at(0.58, 0.2).map(num).join(' ')}`,
      half(stage, '#b9bec4'),
      4,
    )
    drawPerson(scene(stage, 'guest'), ...(at(-0.42, 0.105) as [number, number]), 62, 0, 'pair')
  })
  const foam = lit(stage, '#ffffff')
  art.fill(
    smooth([
      at(0.46, 0.02),
      at(0.3, -0.03),
      at(-0.1, -0.035),
      at(-0.6, -0.02),
      [-60, y + 30],
      [-60, y + 120],
      at(-0.4, -0.09),
      at(0.2, -0.06),
    ]),
    foam,
    0.7,
  )
  art.fill(smooth([at(0.5, 0.03), at(0.54, -0.01), at(0.3, -0.05), at(0.1, -0.05), at(0.34, -0.01)]), foam, 0.9)
  art.fill(smooth([[-60, y + 60], at(-0.5, -0.06), [300, y + 90], [-60, y + 190]]), foam, 0.45)
}

/** A wooden gulet lying in a green bay, people in the water, a ladder down. */
export function drawAtAnchor(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 12, horizon: 400, centre: 800, focal: 1200 } }
  const { art } = stage
  drawBackdrop(facing(stage, id))
  const p = createBrush(stage, id.viewSeed)
  p.water(
    [
      [-400, 470],
      [400, 440],
      [1000, 436],
      [2000, 470],
      [2000, 1500],
      [-400, 1500],
    ],
    '#3fb9ba',
  )
  p.hills(
    [
      [-20, 210],
      [180, 230],
      [360, 150],
      [520, 40],
      [580, -10],
    ],
    { y: 500, depth: 0.2, floor: 540, color: '#6f8a4f', forest: 30, kind: 'leaf' },
  )
  p.cliff(
    [
      [-20, 520],
      [240, 508],
      [420, 520],
      [560, 500],
    ],
    560,
    '#d3b48c',
    0.12,
  )
  p.hills(
    [
      [1080, -10],
      [1240, 90],
      [1420, 200],
      [1640, 240],
    ],
    { y: 520, depth: 0.16, floor: 570, color: '#6f8a4f', forest: 34, kind: 'leaf' },
  )
  p.cliff(
    [
      [1060, 530],
      [1240, 540],
      [1640, 530],
    ],
    600,
    '#d3b48c',
    0.06,
  )
  p.surf(
    [
      [-20, 564],
      [300, 566],
      [580, 540],
    ],
    0.5,
  )
  p.surf(
    [
      [1040, 600],
      [1300, 606],
      [1640, 604],
    ],
    0.5,
  )
  drawReflected(stage, 800, () => drawVessel(scene(stage, 'boat'), id, 'gulet', 760, 800, 780, false))
  for (const [x, y] of [
    [300, 860],
    [380, 890],
    [1230, 900],
  ] as const) {
    art.fill(oval(x, y, 44, 9), lit(stage, '#ffffff'), 0.5)
    art.fill(oval(x, y - 14, 12, 14), half(stage, '#a5704d'))
  }
  p.branch(stage.light.side > 0 ? -1 : 1, 'needle')
}

/** Behind the wheel: a hand's breadth of teak, the boom and mainsail above, the coast ahead. */
export function drawHelm(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 3, horizon: 470, centre: 800, focal: 1200 } }
  const { art, light } = stage
  drawBackdrop(facing(stage, id))
  const teak = mix(id.wood, '#cf9f6a', 0.6)
  const side = light.side
  const sail = `M${800 + side * 60} -20L${800 - side * 760} -20L${800 - side * 640} 330Q${800 - side * 200} 372 ${800 + side * 76} 330z`
  art.fill(
    sail,
    art.linear(
      [
        [0, lit(stage, '#fff8ea')],
        [0.6, half(stage, '#fff8ea')],
        [1, dim(stage, '#fff4e2')],
      ],
      800 + side * 60,
      0,
      800 - side * 760,
      0,
    ),
  )
  art.line(
    `M${800 + side * 70} 120L${800 - side * 700} 96M${800 + side * 74} 230L${800 - side * 670} 210`,
    dim(stage, '#e3d6bd'),
    3,
    0.6,
  )
  art.line(`M${800 + side * 96} 344L${800 - side * 660} 344`, half(stage, '#c9cdd0'), 26)
  art.line(`M${800 + side * 96} 338L${800 - side * 660} 338`, lit(stage, '#ffffff'), 7, 0.7)
  art.line(`M${800 + side * 84} -20V620`, half(stage, '#c9cdd0'), 30)
  art.line(`M${800 + side * (84 + 9)} -20V620`, lit(stage, '#ffffff'), 7, 0.7)
  art.fill(`M800 560C1060 610 1400 720 1700 ${BOTTOM}H-100C200 720 540 610 800 560z`, half(stage, '#fdfaf3'))
  const deck = `M800 590C1040 640 1340 760 1590 ${BOTTOM}H10C260 760 560 640 800 590z`
  art.fill(
    deck,
    art.linear(
      [
        [0, lit(stage, teak, 0.08)],
        [1, half(stage, teak)],
      ],
      0,
      590,
      0,
      HEIGHT,
    ),
  )
  let seams = ''
  for (let seam = -11; seam <= 11; seam += 1) seams += `M800 560L${num(800 + seam * 112)} ${BOTTOM}`
  art.clip(deck, () => art.line(seams, dim(stage, shift(teak, -0.12)), 2.4, 0.5))
  art.fill(
    rounded(
      [
        [640, 640],
        [960, 640],
        [1010, 760],
        [590, 760],
      ],
      30,
    ),
    half(stage, '#fdfaf3'),
  )
  art.fill(
    rounded(
      [
        [668, 652],
        [932, 652],
        [960, 716],
        [640, 716],
      ],
      18,
    ),
    mix(dim(stage, '#2d4054'), light.sky[1], 0.25),
  )
  for (const edge of [-1, 1]) {
    art.fill(
      rounded(
        [
          [800 + edge * 330, 800],
          [800 + edge * 690, 930],
          [800 + edge * 760, 1090],
          [800 + edge * 400, 1090],
        ],
        34,
      ),
      half(stage, id.accent),
    )
    art.fill(
      rounded(
        [
          [800 + edge * 340, 790],
          [800 + edge * 676, 914],
          [800 + edge * 700, 960],
          [800 + edge * 356, 836],
        ],
        26,
      ),
      lit(stage, id.accent),
    )
  }
  art.fill(
    rounded(
      [
        [700, 1100],
        [716, 830],
        [884, 830],
        [900, 1100],
      ],
      26,
    ),
    half(stage, '#f3efe6'),
  )
  art.fill(oval(800, 858, 54, 26), dim(stage, '#2d3a48'))
  art.fill(oval(800, 854, 44, 20), lit(stage, '#dfe7ea'))
  art.line('M800 868L812 842', '#c0392b', 4)
  const steel = half(stage, '#b5bcc2')
  let spokes = ''
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const angle = spoke * 1.0472 + 0.26
    spokes += `M800 930L${num(800 + Math.cos(angle) * 250)} ${num(930 + Math.sin(angle) * 236)}`
  }
  art.line(spokes, steel, 9)
  art.line(oval(800, 930, 252, 238), dim(stage, '#4a3a2e'), 24)
  art.line(oval(800 + side * 3, 927, 252, 238), half(stage, '#8a6a4c'), 14)
  art.fill(oval(800, 930, 30, 29), lit(stage, '#d5dade'))
  for (const edge of [-1, 1])
    art.line(
      `M${800 + edge * 300} 640L${800 + edge * 560} 780L${800 + edge * 790} 980M${800 + edge * 300} 700V640M${800 + edge * 560} 850V780`,
      half(stage, '#d9d5c9'),
      5,
    )
}

/** Below deck: a made berth under a skylight, joinery of teak, the sea in the ports. */
export function drawCabin(base: Stage, id: Identity): void {
  const outside: Stage = { ...base, view: { eye: 2, horizon: 440, centre: 800, focal: 1200 } }
  const stage: Stage = { ...outside, light: indoorLight(base.light) }
  const { art } = stage
  const teak = mix(id.wood, '#c9955f', 0.6)
  art.fill(
    rect(0, 0, WIDTH, BOTTOM),
    art.linear(
      [
        [0, lit(stage, '#fbf5e9')],
        [1, half(stage, '#e9dcc6')],
      ],
      0,
      0,
      0,
      HEIGHT,
    ),
  )
  art.fill(
    'M-20 -20H1620V250L1160 330H440L-20 250z',
    art.linear(
      [
        [0, half(stage, '#efe6d6')],
        [1, lit(stage, '#fffaf0')],
      ],
      0,
      0,
      0,
      330,
    ),
  )
  const port = (d: string) => {
    art.line(d, half(stage, teak), 44)
    art.clip(d, () => drawBackdrop(facing(outside, id)))
    art.line(d, dim(stage, '#b98a4f'), 9)
    art.line(d, lit(stage, '#e9d3a4'), 3)
  }
  art.fill(
    'M440 330H1160V690H440z',
    art.linear(
      [
        [0, lit(stage, teak)],
        [1, half(stage, teak)],
      ],
      0,
      330,
      0,
      690,
    ),
  )
  let boards = ''
  for (let x = 470; x < 1160; x += 46) boards += `M${x} 330V690`
  art.line(boards, dim(stage, teak), 2, 0.4)
  art.fill(
    'M-20 250L440 330V700L-20 990z',
    art.linear(
      [
        [0, dim(stage, teak)],
        [1, half(stage, teak)],
      ],
      0,
      0,
      440,
      0,
    ),
  )
  art.fill(
    'M1620 250L1160 330V700L1620 990z',
    art.linear(
      [
        [0, half(stage, teak)],
        [1, lit(stage, teak)],
      ],
      1160,
      0,
      1620,
      0,
    ),
  )
  port('M560 400H1040Q1064 400 1064 424V496Q1064 520 1040 520H560Q536 520 536 496V424Q536 400 560 400z')
  port('M60 420L330 424Q352 426 352 446V520Q352 540 330 542L60 566Q30 568 30 540V446Q30 420 60 420z')
  port('M1540 420L1270 424Q1248 426 1248 446V520Q1248 540 1270 542L1540 566Q1570 568 1570 540V446Q1570 420 1540 420z')
  const sky = rounded(
    [
      [610, 60],
      [990, 60],
      [1030, 190],
      [570, 190],
    ],
    22,
  )
  art.fill(
    sky,
    art.linear(
      [
        [0, outside.light.sky[0]],
        [1, outside.light.sky[2]],
      ],
      0,
      60,
      0,
      190,
    ),
  )
  art.line(sky, lit(stage, '#ffffff'), 12)
  art.glow(800, 260, 520, '#fff3d8', 0.4, 0.7)
  art.fill(
    'M-20 990L440 700H1160L1620 990V1090H-20z',
    art.linear(
      [
        [0, half(stage, teak)],
        [1, dim(stage, teak)],
      ],
      0,
      700,
      0,
      HEIGHT,
    ),
  )
  art.fill('M300 1090L470 760H1130L1300 1090z', half(stage, '#fdf9f0'))
  art.fill(
    smooth([
      [290, 1110],
      [380, 900],
      [474, 752],
      [800, 738],
      [1126, 752],
      [1220, 900],
      [1310, 1110],
    ]),
    lit(stage, '#fffdf7'),
  )
  art.fill(
    'M352 960Q800 900 1248 960L1310 1100H290z',
    art.linear(
      [
        [0, lit(stage, id.accent)],
        [1, half(stage, id.accent)],
      ],
      0,
      930,
      0,
      HEIGHT,
    ),
  )
  art.line('M340 992Q800 932 1260 992', lit(stage, id.second), 14, 0.9)
  for (const [x, y, w, color] of [
    [600, 770, 150, '#ffffff'],
    [1000, 770, 150, '#ffffff'],
    [700, 806, 112, id.second],
    [900, 806, 112, id.accent],
  ] as const) {
    art.fill(
      rounded(
        [
          [x - w, y + 54],
          [x - w * 0.9, y - 60],
          [x + w * 0.9, y - 60],
          [x + w, y + 54],
        ],
        44,
      ),
      half(stage, shift(color, -0.05)),
    )
    art.fill(
      rounded(
        [
          [x - w * 0.92, y + 42],
          [x - w * 0.84, y - 58],
          [x + w * 0.84, y - 58],
          [x + w * 0.92, y + 42],
        ],
        42,
      ),
      lit(stage, color),
    )
  }
  for (const x of [480, 1120]) {
    art.glow(x, 600, 150, '#ffcf8a', 0.3 + 0.4 * stage.light.lamps)
    art.fill(`M${x - 20} 640L${x - 32} 586H${x + 32}L${x + 20} 640z`, mix(lit(stage, '#fff0cf'), '#ffd690', 0.5))
    art.line(`M${x} 640v34`, half(stage, '#b98a4f'), 6)
  }
  const shelf = lit(stage, shift(teak, 0.06))
  art.line('M-20 700L420 640M1620 700L1180 640', shelf, 16)
  for (const [x, y, tall, color] of [
    [90, 676, 74, id.accent],
    [124, 672, 88, '#f3ead8'],
    [156, 668, 66, id.second],
    [1500, 676, 80, '#3f6f8f'],
    [1466, 672, 66, '#f3ead8'],
  ] as const)
    art.fill(rect(x, y - tall, 26, tall), half(stage, color))
}
