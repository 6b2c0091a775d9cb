// Double rooms and suites: the bed, the window, and the traces of whoever is staying.

import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { rounded } from '../outline.ts'
import { half, lit, type Stage } from '../stage.ts'
import { scaleAt } from '../view.ts'
import { drawBed, drawBedFacing, drawBunkFacing } from './beds.ts'
import { drawArmchair, drawNightstand, drawRoundTable, drawSofaFacing } from './furniture.ts'
import { createRoom, drawCeiling, drawShell, type Room, type RoomStyle, skinOf } from './room.ts'
import { drawBooks, drawCup, drawFramed, drawPendant, drawPlant, drawRug, drawVase } from './small-things.ts'
import { drawSoft } from './soft.ts'
import { drawCurtains, drawWindow, type Opening } from './windows.ts'

const BEDS = ['double', 'twin', 'family', 'sofa', 'single', 'bunks', 'dormitory'] as const
const LAYOUTS = ['facing', 'sideways'] as const
type Beds = (typeof BEDS)[number]

/** `swapped`: the hotel's two colours change places, on the bed, the rug and the armchair. */
export type Bedroom = { beds: Beds; layout: (typeof LAYOUTS)[number]; swapped: boolean }

export function isBedroom(value: unknown): value is Bedroom {
  if (typeof value !== 'object' || value === null) return false
  const { beds, layout, swapped } = value as Partial<Record<keyof Bedroom, unknown>>
  return BEDS.some((one) => one === beds) && LAYOUTS.some((one) => one === layout) && typeof swapped === 'boolean'
}

export function drawBedroom(stage: Stage, hotel: Identity): void {
  const { beds, layout, swapped } = stage.bedroom ?? {
    beds: 'double',
    layout: stage.random.chance(0.5) ? 'facing' : 'sideways',
    swapped: false,
  }
  const id = swapped ? { ...hotel, accent: hotel.second, second: hotel.accent } : hotel
  if (layout === 'facing') drawFacingBedroom(stage, id, beds)
  else drawSidewaysBedroom(stage, id, beds)
}

/** How high the window begins; at 0 it is the door of a balcony, which is drawn behind it. */
export function sillOf(style: RoomStyle, { beds, layout }: Pick<Bedroom, 'beds' | 'layout'>): number {
  const opens = style === 'sea' || style === 'urban'
  if (layout === 'sideways') return opens ? 0 : 0.75
  if (beds === 'sofa') return 0.8
  return beds === 'family' ? 0.95 : opens ? 0 : 0.6
}

const frameOf = (room: Room) => (room.style === 'sea' ? '#fdfaf4' : room.style === 'urban' ? '#3a3f48' : room.id.wood)

const curtainOf = ({ style, id }: Room) =>
  style === 'sea'
    ? '#f6ead6'
    : style === 'alpine'
      ? mix(id.accent, '#f3e2c6', 0.35)
      : style === 'revival'
        ? '#f8eedb'
        : shift(id.second, -0.02, 0.7)

/** The bed looks at the eye; the window takes the other half of the wall, a desk or chair before it. */
function drawFacingBedroom(stage: Stage, id: Identity, beds: Beds): void {
  const { random } = stage
  const room = createRoom(stage, id, {
    left: -3.1,
    right: 2.7,
    deep: 5,
    tall: 2.75,
    view: { centre: random.range(820, 900), horizon: random.range(500, 540), focal: 980 },
  })
  const skin = skinOf(room)
  drawShell(room, skin)
  drawCeiling(room, skin.ceiling)
  const opening: Opening = {
    u0: -2.5,
    u1: -0.75,
    low: sillOf(room.style, { beds, layout: 'facing' }),
    high: 2.35,
    panes: 2,
  }
  drawWindow(room, opening, frameOf(room))
  drawCurtains(room, opening, curtainOf(room))
  drawRug(room, -1.2, 2.5, 1.6, 3.9)
  drawFramed(room, 1, 3.6, 1.75, 1.2, 0.7)
  drawFramed(room, -1, 3.3, 1.75, 0.8, 1.05)
  drawFacingBeds(room, beds)
  drawPendant(room, -1.6, 3.4, 0.6, 0.44, room.style === 'alpine' ? '#3f3a38' : id.second)
  drawPlant(room, -2.75, 4.5, random.range(1.2, 1.7), room.style === 'sea' ? 'palm' : 'fig')
  if (beds === 'family') drawBedFacing(room, -1.55, 1.95, 0.95)
  else if (beds === 'sofa') drawSofaCorner(room)
  else drawWindowSeat(room)
}

/** A sofa below the window, and a table before it. */
function drawSofaCorner(room: Room): void {
  const { id, at, inside } = room
  drawSofaFacing(
    room,
    -1.5,
    4.35,
    room.style === 'urban' ? shift(id.second, -0.03, 0.8) : mix(id.accent, '#ecdcc2', 0.45),
  )
  drawRoundTable(room, -1.45, 3.3, 0.4, 0.4, id.wood)
  const [px, py] = at(-1.45, 0.41, 3.3)
  const size = scaleAt(inside.view, 3.3)
  drawBooks(inside, px - size * 0.12, py + 2, size * 0.2, [id.accent, id.second])
  drawCup(inside, px + size * 0.16, py + 4, size * 0.075)
}

function drawWindowSeat(room: Room): void {
  const { id, at, inside } = room
  drawArmchair(room, -1.75, 3.2, mix(id.accent, '#ecdcc2', 0.45), 0.55)
  drawRoundTable(room, -2.3, 2.45, 0.27, 0.52, id.wood)
  const [px, py] = at(-2.3, 0.53, 2.45)
  const size = scaleAt(inside.view, 2.45)
  drawBooks(inside, px - size * 0.08, py + 2, size * 0.2, [id.accent, id.second])
  drawCup(inside, px + size * 0.13, py + 4, size * 0.075)
}

function drawFacingBeds(room: Room, beds: Beds): void {
  if (beds === 'bunks' || beds === 'dormitory') {
    drawBunkFacing(room, 0.15)
    drawBunkFacing(room, 1.62)
    return
  }
  if (beds === 'twin') {
    drawBedFacing(room, 0.62, 2, 0.95)
    drawNightstand(room, 1.38, 4.6)
    drawBedFacing(room, 2.1, 2, 0.95)
    return
  }
  if (beds !== 'family') drawNightstand(room, 2.42, 4.6)
  if (beds === 'single') {
    drawNightstand(room, 0.5, 4.6)
    drawBedFacing(room, 1.35, 2, 0.95)
    return
  }
  drawNightstand(room, 0.02, 4.6)
  drawBedFacing(room, 1.22, 2.05, 1.75)
  drawSoft(
    room.inside,
    { x: 1.22, z: 2.35, wide: 1.5, deep: 0.42, tall: 0.14, base: 0.38 },
    mix(room.id.second, '#efe3d0', 0.3),
    16,
  )
}

function drawSidewaysBedroom(stage: Stage, id: Identity, beds: Beds): void {
  const { random } = stage
  const room = createRoom(stage, id, {
    left: -2.5,
    right: 2.6,
    deep: 5.1,
    tall: 2.75,
    view: { centre: random.range(700, 800), horizon: random.range(520, 560) },
  })
  const skin = skinOf(room)
  drawShell(room, skin)
  drawCeiling(room, skin.ceiling)
  const low = sillOf(room.style, { beds, layout: 'sideways' })
  const shiftX = random.range(-0.35, 0.15)
  const opening: Opening =
    room.style === 'revival'
      ? { u0: -1.35 + shiftX, u1: 1.05 + shiftX, low, high: 2.25, panes: 4, arch: false }
      : { u0: -1.6 + shiftX, u1: 1 + shiftX, low, high: 2.4, panes: random.int(2, 3) }
  drawWindow(room, opening, frameOf(room))
  drawCurtains(room, opening, curtainOf(room))
  drawRug(room, -1.5, 1.9, 1.7, 4.1)
  drawFramed(room, 1, 3.05, 1.9, 1.1, 0.62)
  if (random.chance(0.6)) drawFramed(room, -1, 3.4, 1.65, 0.8, 1)
  if (beds === 'twin') {
    drawBed(room, 0.4, 3.95, 2.1, 0.95)
    drawNightstand(room, 2.29, 3.1)
    drawBed(room, 0.4, 2.25, 2.1, 0.95)
  } else {
    drawNightstand(room, 2.28, 4.42)
    if (beds === 'single') drawBed(room, 0.35, 3.4, 2.18, 1)
    else drawBed(room, 0.35, 3.05, 2.18, 1.75)
    drawNightstand(room, 2.3, beds === 'single' ? 2.45 : 1.86)
  }
  drawPendant(
    room,
    room.style === 'revival' ? 0 : -1.2,
    room.style === 'revival' ? 2.8 : 3.5,
    0.55,
    room.style === 'urban' ? 0.5 : 0.42,
    room.style === 'alpine' ? '#3f3a38' : id.second,
  )
  drawPlant(room, -2.12, 4.55, random.range(1.3, 1.8), room.style === 'sea' ? 'palm' : 'fig')
  drawReadingCorner(room)
}

function drawReadingCorner(room: Room): void {
  const { id, inside: stage, at } = room
  drawArmchair(room, -1.55, 2.95, room.style === 'urban' ? id.second : mix(id.accent, '#ecdcc2', 0.45), -0.75)
  drawRoundTable(room, -1.12, 2.1, 0.27, 0.52, id.wood)
  const [px, py] = at(-1.16, 0.53, 2.1)
  const size = scaleAt(stage.view, 2.1)
  drawBooks(stage, px - size * 0.1, py + 2, size * 0.2, [id.accent, id.second])
  drawCup(stage, px + size * 0.12, py + 4, size * 0.075)
}

/** A wide suite: sofa before a glass wall, the terrace and the place beyond it. */
export function drawSuite(stage: Stage, id: Identity): void {
  const { random } = stage
  const room = createRoom(stage, id, {
    left: -3.6,
    right: 3.4,
    deep: 6,
    tall: 3,
    view: { horizon: 530, centre: random.range(780, 860), focal: 900 },
  })
  const skin = skinOf(room)
  drawShell(room, skin)
  drawCeiling(room, skin.ceiling)
  const opening: Opening = { u0: -2.9, u1: 2.6, low: 0, high: 2.55, panes: 5 }
  drawWindow(room, opening, frameOf(room))
  drawCurtains(room, opening, room.style === 'sea' ? '#f6ead6' : mix(id.accent, '#f3e6d0', 0.5))
  drawRug(room, -1.9, 1.9, 2.1, 4.4)
  const fabric = room.style === 'urban' ? shift(id.second, -0.03, 0.8) : mix(id.second, '#efe6d6', 0.55)
  drawSofa(room, -2.5, 3.5, fabric)
  drawArmchair(room, 2, 3.9, mix(id.accent, '#e8d6ba', 0.3), 0.8)
  drawRoundTable(room, -0.1, 3.1, 0.62, 0.4, id.wood)
  const { at, inside } = room
  const size = scaleAt(inside.view, 3.1)
  const [px, py] = at(-0.1, 0.41, 3.1)
  drawVase(inside, px - size * 0.2, py, size * 0.42, id.accent, id.second)
  drawCup(inside, px + size * 0.12, py + 8, size * 0.08)
  drawBooks(inside, px + size * 0.38, py + 2, size * 0.22, [id.accent, '#f3e6cf'])
  drawPlant(room, 3.02, 5.2, 2, 'palm')
  drawPlant(room, -3.2, 5.3, 1.5)
  drawPendant(room, -0.1, 3.2, 0.9, 0.7, id.second)
  drawFramed(room, 1, 3.6, 1.8, 1.3, 0.85)
  const wood = lit(inside, shift(id.wood, 0.08))
  inside.art.fill(
    rounded(
      [
        [-40, 960],
        [470, 985],
        [420, 1100],
        [-40, 1100],
      ],
      26,
    ),
    mix(wood, half(inside, id.wood), 0.5),
  )
  inside.art.fill(
    rounded(
      [
        [-40, 948],
        [474, 974],
        [462, 990],
        [-40, 968],
      ],
      8,
    ),
    wood,
  )
  drawCup(inside, 300, 985, 52)
  drawBooks(inside, 120, 972, 130, [id.accent, id.second, '#f6ecd8'])
}

/** A sofa against the left, facing right: seat, back, arms, cushions. */
export function drawSofa(room: Room, x: number, z: number, color: string): void {
  const { inside: stage, id } = room
  drawSoft(stage, { x: x - 0.36, z, wide: 0.26, deep: 2.2, tall: 0.8, base: 0.06 }, color, 20)
  drawSoft(stage, { x: x + 0.14, z: z + 1.05, wide: 0.9, deep: 0.22, tall: 0.56, base: 0.06 }, shift(color, -0.02), 16)
  drawSoft(stage, { x: x + 0.18, z, wide: 0.86, deep: 1.9, tall: 0.36, base: 0.08 }, shift(color, 0.02), 18)
  for (const [offset, paint] of [
    [0.7, id.accent],
    [0.25, '#fbf3e4'],
    [-0.55, id.second],
  ] as const)
    drawSoft(stage, { x: x - 0.1, z: z + offset, wide: 0.2, deep: 0.46, tall: 0.42, base: 0.42, yaw: 0.1 }, paint, 18)
  drawSoft(stage, { x: x + 0.14, z: z - 1.05, wide: 0.9, deep: 0.22, tall: 0.56, base: 0.06 }, shift(color, -0.02), 16)
}
