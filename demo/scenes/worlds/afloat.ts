// Yachts: at anchor, under sail, in the marina, and the view from on deck.

import { HEIGHT, num, WIDTH } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, poly, rect, rounded, smooth, stroke } from '../outline.ts'
import { createRandom } from '../random.ts'
import { drawMirrored } from '../sea.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawPerson } from '../things.ts'
import { drawBackdrop, drawCitySkyline } from './backdrop.ts'

export type Vessel = 'sailing' | 'catamaran' | 'gulet'

/** A vessel side on with its waterline at y; `size` is its length in picture units. */
export function drawVessel(
  stage: Stage,
  id: Identity,
  vessel: Vessel,
  x: number,
  y: number,
  size: number,
  sails: boolean,
  depth = 0,
): void {
  const { art, light } = stage
  const at = (u: number, h: number): Point => [x + u * size, y - h * size]
  const white = '#fdfaf3'
  const hullColor = vessel === 'gulet' ? id.wood : white
  const across = (color: string) =>
    art.linear(
      [
        [0, dim(stage, color, depth)],
        [0.6, half(stage, color, depth)],
        [1, lit(stage, color, depth)],
      ],
      x - light.side * size * 0.5,
      0,
      x + light.side * size * 0.5,
      0,
    )
  const rope = (from: Point, to: Point) => poly([from, to], false)
  const masts: ReadonlyArray<readonly [number, number]> =
    vessel === 'gulet'
      ? [
          [0.14, 0.74],
          [-0.2, 0.62],
        ]
      : vessel === 'catamaran'
        ? [[0.06, 0.95]]
        : [[0.04, 1.08]]
  const bow = vessel === 'gulet' ? at(0.66, 0.16) : at(0.5, vessel === 'catamaran' ? 0.11 : 0.09)
  let lines = ''
  masts.forEach(([u, h], index) => {
    const top = at(u, h)
    lines += rope(top, index ? at(0.14, 0.74) : bow) + rope(top, at(-0.5, 0.12))
    if (sails) {
      const boom = at(u - (vessel === 'gulet' ? 0.27 : 0.42), 0.17)
      art.fill(
        `M${num(top[0])} ${num(top[1])}Q${num(at(u - 0.2, h * 0.55)[0])} ${num(at(u - 0.2, h * 0.5)[1])} ${num(boom[0])} ${num(boom[1])}L${num(at(u, 0.16)[0])} ${num(at(u, 0.16)[1])}z`,
        across('#fff8ea'),
      )
      if (index === 0)
        art.fill(
          `M${num(top[0])} ${num(top[1] + size * 0.05)}Q${num(at(u + 0.26, h * 0.4)[0])} ${num(at(u + 0.26, h * 0.4)[1])} ${num(bow[0])} ${num(bow[1])}Q${num(at(u + 0.12, 0.18)[0])} ${num(at(u + 0.12, 0.16)[1])} ${num(at(u + 0.03, 0.18)[0])} ${num(at(u + 0.03, 0.18)[1])}z`,
          mix(lit(stage, '#fffaf0', depth), half(stage, id.accent, depth), vessel === 'gulet' ? 0 : 0.1),
        )
      art.line(
        [0.35, 0.55, 0.75]
          .map((t) => rope(at(u, h * t + 0.04), at(u - (vessel === 'gulet' ? 0.22 : 0.36) * (1 - t), h * t + 0.02)))
          .join(''),
        dim(stage, '#e9dcc4', depth),
        1.4,
        0.5,
      )
    } else art.fill(stroke(at(u - 0.34, 0.2)[0], at(0, 0.185)[1], size * 0.33, size * 0.035), across(id.accent))
    art.line(rope(at(u, 0.1), top), dim(stage, vessel === 'gulet' ? id.wood : '#8f979d', depth), size * 0.011)
  })
  art.line(lines, dim(stage, '#5a6068', depth), Math.max(0.8, size * 0.0022), 0.8)
  if (vessel === 'catamaran') {
    art.fill(
      smooth([
        at(-0.48, 0),
        at(-0.5, 0.1),
        at(-0.2, 0.11),
        at(0.3, 0.1),
        at(0.5, 0.12),
        at(0.44, -0.02),
        at(0, -0.025),
      ]),
      dim(stage, white, depth),
    )
    art.fill(
      rounded([at(-0.34, 0.11), at(-0.32, 0.215), at(0.08, 0.225), at(0.22, 0.12)], size * 0.03),
      half(stage, white, depth),
    )
    art.fill(
      rounded([at(-0.24, 0.145), at(-0.23, 0.192), at(0.07, 0.195), at(0.145, 0.145)], size * 0.012),
      dim(stage, '#2d4054', depth),
    )
    art.fill(poly([at(-0.5, 0.225), at(-0.02, 0.25), at(-0.02, 0.237), at(-0.5, 0.212)]), lit(stage, white, depth))
  }
  const hull =
    vessel === 'gulet'
      ? smooth([
          at(-0.52, 0.15),
          at(-0.5, 0.02),
          at(-0.4, -0.01),
          at(0.3, -0.012),
          at(0.47, 0.06),
          at(0.58, 0.15),
          at(0.4, 0.09),
          at(0, 0.07),
          at(-0.36, 0.1),
        ])
      : vessel === 'catamaran'
        ? smooth([
            at(-0.52, 0.02),
            at(-0.5, 0.09),
            at(-0.2, 0.085),
            at(0.36, 0.09),
            at(0.53, 0.11),
            at(0.49, -0.015),
            at(0.1, -0.03),
            at(-0.46, -0.02),
          ])
        : smooth([
            at(-0.5, 0.075),
            at(-0.47, 0),
            at(-0.2, -0.02),
            at(0.34, -0.015),
            at(0.52, 0.1),
            at(0.2, 0.078),
            at(-0.2, 0.07),
          ])
  art.fill(hull, across(hullColor))
  art.line(
    poly(
      [
        at(-0.47, vessel === 'gulet' ? 0.075 : 0.045),
        at(0, vessel === 'gulet' ? 0.045 : 0.045),
        at(0.44, vessel === 'gulet' ? 0.075 : 0.062),
      ],
      false,
    ),
    half(stage, id.accent, depth),
    size * 0.01,
  )
  if (vessel === 'sailing') {
    art.fill(
      rounded([at(-0.24, 0.07), at(-0.2, 0.115), at(0.12, 0.115), at(0.26, 0.08)], size * 0.02),
      lit(stage, white, depth),
    )
    art.fill(
      rounded([at(-0.16, 0.088), at(-0.14, 0.105), at(0.1, 0.105), at(0.15, 0.088)], 4),
      dim(stage, '#2d4054', depth),
    )
  }
  if (vessel === 'gulet') {
    art.fill(
      rounded([at(-0.36, 0.09), at(-0.36, 0.17), at(-0.02, 0.17), at(0.06, 0.08)], size * 0.012),
      half(stage, shift(id.wood, 0.1), depth),
    )
    art.fill(
      [-0.3, -0.23, -0.16, -0.09]
        .map((u) => rounded([at(u, 0.11), at(u + 0.045, 0.11), at(u + 0.045, 0.15), at(u, 0.15)], 3))
        .join(''),
      light.lamps > 0.3 ? '#ffd08a' : dim(stage, '#33475a', depth),
    )
    art.fill(poly([at(-0.52, 0.245), at(-0.16, 0.26), at(-0.16, 0.25), at(-0.52, 0.23)]), lit(stage, id.trim, depth))
    art.line(
      rope(at(-0.5, 0.1), at(-0.5, 0.235)) + rope(at(-0.18, 0.15), at(-0.18, 0.25)),
      dim(stage, id.wood, depth),
      size * 0.006,
    )
  }
  art.line(
    `${poly([at(-0.5, 0.13), at(-0.1, 0.115), at(0.46, 0.14)], false)}`,
    dim(stage, '#c9c2b4', depth),
    Math.max(1, size * 0.0026),
    0.7,
  )
  for (const u of [-0.42, 0.32])
    drawPerson(stage, ...(at(u, 0.09) as [number, number]), size * 0.075, depth, u > 0 ? 'sit' : 'stand')
  art.fill(stroke(x - size * 0.6, y + size * 0.012, size * 1.2, size * 0.02), lit(stage, '#ffffff'), 0.5)
  if (light.lamps > 0.4) art.glow(x - size * 0.2, y - size * 0.15, size * 0.3, '#ffc470', 0.45 * light.lamps)
}

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

function drawReflected(stage: Stage, y: number, draw: () => void): void {
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
