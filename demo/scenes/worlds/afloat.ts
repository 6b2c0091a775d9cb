// Yachts: at anchor, under sail, in the marina, and the view from on deck.

import { HEIGHT, num, WIDTH } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, poly, rect, rounded, stroke } from '../outline.ts'
import { createRandom } from '../random.ts'
import { drawMirrored } from '../sea.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawPerson } from '../things.ts'
import { drawBackdrop, drawCitySkyline } from './backdrop.ts'
import { drawVessel, type Vessel } from './vessel.ts'

export function drawYacht(base: Stage, id: Identity, vessel: Vessel): void {
  const { random } = base
  const stage: Stage = { ...base, view: { eye: 4, horizon: 600, centre: 800, focal: 1200 } }
  const sails = vessel !== 'gulet' && !base.light.lamps
  const x = 800 - stage.light.side * random.range(20, 120)
  const y = 800
  const view = { ...stage, random: createRandom(id.viewSeed) }
  drawBackdrop(view)
  const size = vessel === 'gulet' ? 920 : vessel === 'catamaran' ? 620 : 560
  drawReflected(stage, y, () => drawVessel(scene(stage, 'boat'), id, vessel, x, y, size, sails))
  let ripples = ''
  for (let index = 0; index < 26; index += 1) {
    const t = random.next()
    ripples += stroke(
      x + random.range(-0.7, 0.5) * size,
      y + 8 + t * 240,
      (60 + 200 * t) * random.range(0.5, 1),
      3 + 7 * t,
    )
  }
  stage.art.fill(ripples, mix(stage.light.sky[2], stage.light.sky[3], 0.5), 0.4)
  drawVessel(
    scene(stage, 'other'),
    { ...id, accent: id.second },
    'sailing',
    x + stage.light.side * 520,
    640,
    90,
    true,
    0.3,
  )
}

/** What floats and, dimmed, its image in the water under its waterline. */
export function drawReflected(stage: Stage, y: number, draw: () => void): void {
  const { art } = stage
  const id = art.symbol(draw)
  art.clip(rect(0, y, WIDTH, BOTTOM - y), () => art.group('opacity=".3"', () => art.stamp(id, 0, y * 1.42, 1, -0.42)))
  art.stamp(id, 0, 0, 1)
}

/** Rows of masts along a quay, the town behind, pontoons running towards the eye. */
export function drawMarina(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 4, horizon: 540, centre: 800, focal: 1200 } }
  const { art, random, land } = stage
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  drawMirrored(
    stage,
    640,
    0.6,
    () => {
      drawCitySkyline({ ...stage, land: { ...land, wall: land.wall } }, 596, 0.22, 96)
      art.fill(rect(0, 612, WIDTH, 30), half(stage, land.stone, 0.15))
      for (let index = 0; index < 12; index += 1)
        drawVessel(
          scene(stage, `far${index}`),
          { ...id, accent: index % 2 ? id.accent : id.second },
          index % 4 === 3 ? 'catamaran' : 'sailing',
          70 + index * 134 + random.range(-20, 20),
          646,
          random.range(120, 165),
          false,
          0.18,
        )
    },
    0.4,
  )
  for (const [x, y, size, vessel] of [
    [330, 760, 380, 'sailing'],
    [1230, 790, 430, 'catamaran'],
  ] as const)
    drawReflected(stage, y, () =>
      drawVessel(
        scene(stage, vessel),
        { ...id, accent: vessel === 'sailing' ? id.second : id.accent },
        vessel,
        x,
        y,
        size,
        false,
        0.04,
      ),
    )
  const plank = '#c9a57c'
  const pier: Point[] = [
    [700, 690],
    [790, 690],
    [1010, 1090],
    [470, 1090],
  ]
  art.fill(
    poly(pier),
    art.linear(
      [
        [0, lit(stage, plank, 0.15)],
        [1, half(stage, plank)],
      ],
      0,
      690,
      0,
      HEIGHT,
    ),
  )
  let boards = ''
  for (let step = 1; step < 26; step += 1) {
    const t = (step / 26) ** 2.1
    boards += `M${num(700 - 230 * t)} ${num(690 + 400 * t)}H${num(790 + 220 * t)}`
  }
  art.line(boards, dim(stage, plank), 2, 0.5)
  for (const [x, y, s] of [
    [676, 750, 1],
    [842, 750, 1],
    [590, 880, 1.7],
    [930, 880, 1.7],
  ] as const)
    art.fill(
      rounded(
        [
          [x - 10 * s, y],
          [x + 10 * s, y],
          [x + 8 * s, y - 46 * s],
          [x - 8 * s, y - 46 * s],
        ],
        6,
      ),
      half(stage, shift(plank, -0.15)),
    )
  drawPerson(stage, 745, 830, 108, 0, 'pair')
}

/** On deck: teak, cushions, a rail, the bow pointing at the place. */
export function drawOnDeck(base: Stage, id: Identity, vessel: Vessel): void {
  const stage: Stage = { ...base, view: { eye: 3, horizon: 500, centre: 800, focal: 1200 } }
  const { art, light } = stage
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  const teak = mix(id.wood, '#cf9f6a', 0.6)
  const hull = vessel === 'gulet' ? id.wood : '#fdfaf3'
  const tip: Point = [800 + light.side * -30, 600]
  art.fill(
    `M${tip[0]} ${tip[1] - 14}C1180 690 1560 830 1760 ${BOTTOM}H-160C40 830 420 690 ${tip[0]} ${tip[1] - 14}z`,
    half(stage, hull),
  )
  const deck = `M${tip[0]} ${tip[1] + 14}C1130 710 1470 850 1640 ${BOTTOM}H-40C130 850 470 710 ${tip[0]} ${tip[1] + 14}z`
  art.fill(
    deck,
    art.linear(
      [
        [0, lit(stage, teak, 0.08)],
        [1, half(stage, teak)],
      ],
      0,
      600,
      0,
      HEIGHT,
    ),
  )
  art.clip(deck, () => {
    let seams = ''
    for (let seam = -12; seam <= 12; seam += 1)
      seams += `M${tip[0]} 560Q${num(tip[0] + seam * 60)} 760 ${num(800 + seam * 104)} ${BOTTOM}`
    art.line(seams, dim(stage, shift(teak, -0.12)), 2.2, 0.5)
    art.grain(deck, dim(stage, teak), [light.side > 0 ? 0 : WIDTH, HEIGHT], [800, 640], 0.4)
  })
  const posts: Point[] = []
  for (const side of [-1, 1])
    for (const t of [0.16, 0.36, 0.6, 0.9]) posts.push([tip[0] + side * (120 + 690 * t ** 1.05), 640 + 330 * t ** 1.35])
  for (const side of [-1, 1]) {
    const rail = posts.filter(([x]) => (x - tip[0]) * side > 0)
    art.line(
      `M${tip[0]} 520${rail.map(([x, y], index) => `L${num(x)} ${num(y - 84 - index * 34)}`).join('')}`,
      lit(stage, '#e9e6dc'),
      5,
    )
    art.line(
      `M${tip[0]} 560${rail.map(([x, y], index) => `L${num(x)} ${num(y - 44 - index * 17)}`).join('')}`,
      half(stage, '#d9d5c9'),
      2.6,
    )
    art.line(
      rail.map(([x, y], index) => `M${num(x)} ${num(y)}v${-84 - index * 34}`).join(''),
      half(stage, '#e9e6dc'),
      5,
    )
  }
  art.line(`M${tip[0]} 600V516`, lit(stage, '#e9e6dc'), 6)
  for (const [x, color] of [
    [520, id.accent],
    [820, '#fdf8ec'],
  ] as const) {
    art.fill(
      rounded(
        [
          [x - 130, 1000],
          [x - 90, 812],
          [x + 130, 812],
          [x + 150, 1000],
        ],
        34,
      ),
      half(stage, color),
    )
    art.fill(
      rounded(
        [
          [x - 118, 978],
          [x - 82, 806],
          [x + 122, 806],
          [x + 138, 978],
        ],
        32,
      ),
      lit(stage, color),
    )
    art.fill(
      rounded(
        [
          [x - 70, 836],
          [x - 62, 790],
          [x + 104, 790],
          [x + 110, 836],
        ],
        20,
      ),
      lit(stage, id.second),
    )
  }
  art.fill(oval(1130, 950, 96, 26), dim(stage, teak))
  art.fill(oval(1130, 944, 96, 26), lit(stage, '#f3e6cd'))
  art.fill(
    poly([
      [1092, 940],
      [1112, 940],
      [1110, 884],
      [1094, 884],
    ]),
    mix(lit(stage, '#ffffff'), '#f2a54a', 0.6),
    0.9,
  )
  art.fill(oval(1160, 936, 30, 22), half(stage, '#d8503f'))
  art.fill(
    rounded(
      [
        [1270, 1010],
        [1400, 1000],
        [1420, 1052],
        [1290, 1066],
      ],
      8,
    ),
    half(stage, id.accent),
  )
  art.fill(
    rounded(
      [
        [1276, 1004],
        [1396, 994],
        [1410, 1034],
        [1290, 1046],
      ],
      6,
    ),
    lit(stage, '#fbf5e8'),
  )
  for (let index = 0; index < 4; index += 1)
    art.line(`M${num(250 + index * 6)} ${num(1010 - index * 7)}a70 ${num(20)} 0 1 0 1 0`, half(stage, '#e3cfa6'), 8)
}
