// Where guests eat and drink: the restaurant table, breakfast on the terrace, the bar at night.

import { HEIGHT, num, WIDTH } from '../art.ts'
import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import { drawBranch } from '../foreground.ts'
import type { Identity } from '../identity.ts'
import { oval, poly, rect, rounded, smooth } from '../outline.ts'
import { createRandom } from '../random.ts'
import { BOTTOM, dim, half, lit, type Stage } from '../stage.ts'
import { drawSail } from '../things.ts'
import { scaleAt } from '../view.ts'
import { drawBackdrop, SEASIDE } from '../worlds/backdrop.ts'
import { drawOutlook } from '../worlds/outlooks.ts'
import { createRoom, drawCeiling, drawShell, indoorLight, type Room, skinOf } from './room.ts'
import { drawCup, drawPendant, drawPlant, drawVase } from './small-things.ts'
import { drawSoft } from './soft.ts'
import { drawBanitsa, drawCandle, drawCroissant, drawFruit, drawGlass, drawPlate, drawSteam } from './tableware.ts'
import { drawWindow } from './windows.ts'

/** A laid table before a wide window; other tables further in. */
export function drawRestaurant(stage: Stage, id: Identity): void {
  const { random } = stage
  const room = createRoom(stage, id, {
    left: -5,
    right: 5,
    deep: 9,
    tall: 3.4,
    view: { eye: 1.55, horizon: 480, centre: random.range(740, 860), focal: 960 },
  })
  const skin = skinOf(room)
  drawShell(room, skin)
  drawCeiling(room, skin.ceiling)
  drawWindow(
    room,
    { u0: -4.3, u1: 4.3, low: 0.4, high: 2.9, panes: 6 },
    room.style === 'alpine' || room.style === 'revival' ? id.wood : '#414a54',
  )
  const inside = room.inside
  for (const [x, z] of [
    [-3, 7.4],
    [0.4, 7.6],
    [3.3, 7.2],
    [-3.6, 5.2],
    [3.5, 4.8],
  ] as const) {
    drawDiningTable(room, x, z)
    drawPendant(room, x, z, 1.25, 0.5, id.second)
  }
  drawPlant(room, -4.6, 8.2, 2.1, 'palm')
  const { art } = inside
  const cloth = mix('#fbf5ea', id.accent, 0.05)
  const round = random.chance(0.5)
  const table = round
    ? `M-60 ${BOTTOM}C-20 850 340 796 800 796C1260 796 1620 850 1660 ${BOTTOM}z`
    : poly([
        [120, 800],
        [1480, 800],
        [1760, 1100],
        [-160, 1100],
      ])
  art.fill(
    table,
    art.linear(
      [
        [0, lit(inside, cloth)],
        [1, half(inside, cloth)],
      ],
      0,
      800,
      0,
      HEIGHT,
    ),
  )
  if (!round)
    art.fill(
      poly([
        [560, 800],
        [1040, 800],
        [1130, 1090],
        [470, 1090],
      ]),
      half(inside, mix(id.accent, '#f2dcc0', 0.35)),
      0.9,
    )
  drawPlate(inside, 410, 960, 175, [id.accent, '#7fa05a', '#e8c06a'])
  drawPlate(inside, 1190, 960, 175, ['#d98f5c', '#86a560', id.second])
  art.line('M190 1010L214 912M640 1010L618 910M970 1010L990 910M1412 1010L1386 912', half(inside, '#c9c4ba'), 7)
  drawGlass(inside, 560, 880, 200, '#8c2742')
  drawGlass(inside, 1040, 880, 200, '#e9c96a')
  drawCandle(inside, 720, 905, 62)
  drawCandle(inside, 780, 888, 46)
  drawVase(inside, 880, 900, 150, id.second, id.accent)
}

function drawDiningTable(room: Room, x: number, z: number): void {
  const { inside: stage, id } = room
  for (const side of [-1, 1]) {
    drawSoft(stage, { x: x + side * 0.78, z: z + 0.1, wide: 0.42, deep: 0.44, tall: 0.08, base: 0.44 }, id.accent, 6)
    drawBox(
      stage,
      { x: x + side * 0.98, z: z + 0.1, wide: 0.06, deep: 0.42, tall: 0.86 },
      mix(id.wood, id.accent, 0.45),
    )
  }
  drawBox(stage, { x, z, wide: 1.1, deep: 0.9, tall: 0.28, base: 0.46 }, '#f6eee0', '#fdf9f0')
  drawBox(stage, { x, z, wide: 0.14, deep: 0.14, tall: 0.46 }, id.wood)
  const [px, py] = room.at(x, 0.76, z)
  drawCandle(stage, px, py, scaleAt(stage.view, z) * 0.12)
}

/** What is seen from a terrace whose edge is so far down in the picture. */
function drawBeyond(outside: Stage, id: Identity, edge: number): void {
  const { outlook, view } = outside
  if (outlook) drawOutlook(outside, id, outlook, { aside: 0, down: (edge - view.horizon) / view.focal })
  else drawBackdrop({ ...outside, random: createRandom(id.viewSeed) })
}

/** Breakfast on a terrace: bread, coffee, fruit, and the place in the morning. */
export function drawBreakfast(stage: Stage, id: Identity): void {
  const outside: Stage = { ...stage, view: { eye: 9, horizon: 430, centre: 800, focal: 1300 } }
  drawBeyond(outside, id, 700)
  if (SEASIDE.has(stage.place) && !stage.outlook) drawSail(outside, 1130, 470, 96, 0.2)
  const { art, random, light } = stage
  drawRailing(stage, id, 640)
  art.fill(rect(0, 720, WIDTH, 360), half(stage, mix(id.stone, '#efe0c6', 0.4)))
  const wood = mix(id.wood, '#c9a27a', 0.45)
  const table = `M-40 ${BOTTOM}C-20 830 330 770 800 770C1270 770 1620 830 1640 ${BOTTOM}z`
  art.fill(`M-40 ${BOTTOM}C-20 850 330 792 800 792C1270 792 1620 850 1640 ${BOTTOM}z`, dim(stage, wood))
  art.fill(
    table,
    art.linear(
      [
        [0, lit(stage, wood)],
        [1, half(stage, wood)],
      ],
      0,
      770,
      0,
      HEIGHT,
    ),
  )
  art.grain(table, dim(stage, wood), [light.side > 0 ? 0 : WIDTH, 1067], [800, 780], 0.5)
  art.fill(
    rounded(
      [
        [560, 830],
        [1080, 820],
        [1180, 1090],
        [500, 1090],
      ],
      18,
    ),
    mix(lit(stage, id.accent), half(stage, id.accent), 0.3),
    0.92,
  )
  art.line('M590 846L545 1090M1052 838L1130 1090', lit(stage, '#fbf3e2'), 5, 0.8)
  drawPlate(stage, 800, 960, 210)
  if (random.chance(0.5))
    for (const [dx, dy, turn] of [
      [-60, -30, 1],
      [62, -22, -1],
    ] as const)
      drawCroissant(stage, 800 + dx, 950 + dy, 92, turn)
  else
    for (const [dx, dy] of [
      [40, -52],
      [-72, -26],
      [62, -8],
    ] as const)
      drawBanitsa(stage, 800 + dx, 950 + dy, 74)
  drawCup(stage, 1190, 935, 88)
  drawSteam(stage, 1190, 860)
  for (const [x, y, tall, juice] of [
    [440, 905, 170, '#f29a33'],
    [1330, 985, 150, '#d5e3e0'],
  ] as const) {
    art.fill(
      poly([
        [x - 38, y - tall],
        [x + 38, y - tall],
        [x + 31, y],
        [x - 31, y],
      ]),
      mix(lit(stage, '#ffffff'), light.sky[2], 0.4),
      0.5,
    )
    art.fill(
      poly([
        [x - 35, y - tall * 0.76],
        [x + 35, y - tall * 0.76],
        [x + 30, y - 5],
        [x - 30, y - 5],
      ]),
      art.linear(
        [
          [0, half(stage, juice)],
          [1, lit(stage, juice)],
        ],
        x - light.side * 36,
        0,
        x + light.side * 36,
        0,
      ),
    )
    art.fill(oval(x, y - tall * 0.76, 35, 8), lit(stage, shift(juice, 0.06)))
  }
  drawFruit(stage, 250, 960)
  drawVase(stage, 660, 870, 170, id.second, stage.place === 'rose' ? '#e06a94' : '#f6d5c3')
  for (const [x, y] of [
    [1010, 885],
    [1060, 900],
  ] as const) {
    art.fill(oval(x, y, 34, 12), half(stage, '#fdf9f0'))
    art.fill(oval(x, y - 4, 24, 8), half(stage, x > 1030 ? '#b5342f' : '#f3d58a'))
  }
  drawBranch(
    stage,
    random.chance(0.5) ? 1 : -1,
    stage.place === 'rose' ? 'rose' : SEASIDE.has(stage.place) ? 'olive' : 'leaf',
  )
}

export function drawRailing(stage: Stage, id: Identity, y: number): void {
  const { art, light } = stage
  const low = 760
  if (id.rail === 'glass') {
    art.fill(rect(0, y, WIDTH, low - y), light.sky[2], 0.26)
    art.line(
      Array.from({ length: 6 }, (_, index) => `M${index * 320} ${y}V${low}`).join(''),
      half(stage, '#e8e4da'),
      5,
      0.8,
    )
  } else if (id.rail === 'solid') art.fill(rect(0, y, WIDTH, low - y), half(stage, id.wall))
  else
    art.line(
      Array.from(
        { length: id.rail === 'wood' ? 26 : 54 },
        (_, index) => `M${num(index * (id.rail === 'wood' ? 64 : 30))} ${y}V${low}`,
      ).join(''),
      id.rail === 'wood' ? half(stage, id.wood) : dim(stage, '#333d48'),
      id.rail === 'wood' ? 15 : 5,
    )
  art.fill(
    rect(-5, y - 9, WIDTH + 10, 18),
    lit(stage, id.rail === 'wood' ? id.wood : id.rail === 'iron' ? '#4a545f' : id.trim),
  )
}

/** A terrace bar after dark: strings of bulbs, a counter with bottles, tables, and lights across the view. */
export function drawBarTerrace(stage: Stage, id: Identity): void {
  const outside: Stage = { ...stage, view: { eye: 2, horizon: 500, centre: 760, focal: 1000 } }
  drawBeyond(outside, id, 648)
  const { art, random } = stage
  const inside: Stage = { ...outside, light: indoorLight(stage.light) }
  const room: Room = {
    ...createRoom(outside, id, { left: -9, right: 9, deep: 12, tall: 3.4, view: outside.view }),
    inside,
  }
  const deck = mix(id.wood, '#a7835f', 0.4)
  const floorTop = 648
  art.fill(
    rect(0, floorTop, WIDTH, 430),
    art.linear(
      [
        [0, half(inside, deck)],
        [1, dim(inside, deck)],
      ],
      0,
      floorTop,
      0,
      HEIGHT,
    ),
  )
  let boards = ''
  for (let x = -22; x <= 22; x += 1) boards += poly([room.at(x * 0.6, 0, 13.5), room.at(x * 0.6, 0, 2.6)], false)
  art.line(boards, dim(inside, shift(deck, -0.1)), 2, 0.5)
  art.group('', () => drawRailing(inside, { ...id, rail: id.rail === 'solid' ? 'glass' : id.rail }, 590))
  art.fill(rect(0, floorTop + 50, WIDTH, 70), half(inside, deck))
  for (const [x, z] of [
    [-4.4, 9.6],
    [-1.2, 9],
    [-3.4, 6.2],
  ] as const) {
    drawDiningTable(room, x, z)
    const [gx, gy] = room.at(x, 0, z)
    art.glow(gx, gy, scaleAt(outside.view, z) * 1.4, '#ffb763', 0.3, 0.35)
  }
  drawBox(inside, { x: 3.9, z: 6.6, wide: 4.4, deep: 0.8, tall: 1.1 }, id.wood, shift(id.wood, 0.1))
  drawBox(inside, { x: 3.85, z: 6.55, wide: 4.6, deep: 1, tall: 0.07, base: 1.1 }, '#efe2cc')
  for (let shelf = 0; shelf < 2; shelf += 1) {
    drawBox(inside, { x: 4.2, z: 8, wide: 3.8, deep: 0.3, tall: 0.06, base: 1.35 + shelf * 0.55 }, id.wood)
    for (let bottle = 0; bottle < 10; bottle += 1) {
      const [px, py] = room.at(2.6 + bottle * 0.36, 1.41 + shelf * 0.55, 8)
      const tall = random.range(38, 52)
      art.fill(
        `M${num(px - 8)} ${num(py)}v${num(-tall * 0.6)}q0 -6 5 -9v${num(-tall * 0.25)}h6v${num(tall * 0.25)}q5 3 5 9v${num(tall * 0.6)}z`,
        half(inside, random.pick(['#3f7f6a', '#c98a3a', '#8c2f4d', '#e9d9b0', '#3f6f9f'])),
      )
    }
  }
  art.glow(...(room.at(4.2, 2, 7.9) as [number, number]), 420, '#ffb863', 0.5, 0.6)
  for (const x of [2.5, 3.6, 4.7]) {
    const [sx, sy] = room.at(x, 0.78, 5.5)
    const size = scaleAt(outside.view, 5.5)
    art.line(
      `M${num(sx - size * 0.14)} ${num(sy + size * 0.76)}L${num(sx)} ${num(sy)}L${num(sx + size * 0.14)} ${num(sy + size * 0.76)}M${num(sx - size * 0.09)} ${num(sy + size * 0.5)}h${num(size * 0.18)}`,
      dim(inside, '#3c3634'),
      6,
    )
    art.fill(oval(sx, sy, size * 0.2, size * 0.06), half(inside, id.accent))
  }
  for (const [y0, y1, sag] of [
    [60, 130, 150],
    [150, 40, 170],
    [20, 210, 120],
  ] as const) {
    art.line(`M-20 ${y0}Q800 ${(y0 + y1) / 2 + sag * 2} 1620 ${y1}`, '#1b1a26', 2.5)
    for (let bulb = 1; bulb < 13; bulb += 1) {
      const t = bulb / 13
      const [x, y] = [-20 + 1640 * t, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag * 2) + t * t * y1]
      art.glow(x, y + 10, 62, '#ffc267', 0.5)
      art.fill(oval(x, y + 10, 6.5, 8), '#fff0c8')
    }
  }
  const wood = shift(id.wood, -0.02)
  art.fill(
    smooth([
      [-80, 980],
      [240, 940],
      [560, 985],
      [600, 1100],
      [-80, 1110],
    ]),
    half(inside, wood),
  )
  drawGlass(inside, 220, 1010, 190, id.accent)
  drawGlass(inside, 370, 1030, 170, '#e8b04a')
  drawCandle(inside, 480, 1030, 64)
}
