// The shell of a room seen from inside: floor, walls, ceiling, windows with the real view, curtains, light on the floor.

import { HEIGHT, WIDTH } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import type { Light } from '../light.ts'
import { type Point, poly, rect, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { type Place, project, projectAll, type View } from '../view.ts'

export type RoomStyle = 'sea' | 'alpine' | 'urban' | 'revival'

export type Room = {
  left: number
  right: number
  deep: number
  tall: number
  style: RoomStyle
  /** The stage lit by the room's own light; `outside` keeps the day's. */
  inside: Stage
  outside: Stage
  id: Identity
  at(x: number, y: number, z: number): Point
  path(places: readonly Place[]): string
}

/** The light within: soft and pale by day, lamp-warm after dark, always from the window side. */
export function indoorLight(light: Light): Light {
  const dark = light.lamps
  const day = mix('#fffaf0', light.key, 0.45)
  return {
    ...light,
    key: mix(day, '#ffdfb2', dark * 0.85),
    shade: mix(mix('#cdbcae', light.shade, 0.16), '#7f6170', dark * 0.85),
    haze: mix('#f3ece0', '#6d5566', dark),
    weather: 'clear',
    toSun: [light.side * 0.42, 0.78, 0.46],
    shadow: mix('#4a3b52', '#21152e', dark),
    shadowDepth: 0.3,
  }
}

const STYLE_BY_PLACE: Partial<Record<Identity['place'], RoomStyle>> = {
  ski: 'alpine',
  alpine: 'alpine',
  'forest-spa': 'alpine',
  lake: 'alpine',
  'old-town': 'revival',
  'hill-town': 'revival',
  rose: 'revival',
  capital: 'urban',
  istanbul: 'urban',
  danube: 'urban',
  roman: 'revival',
}

export const styleOf = (id: Identity): RoomStyle =>
  id.property === 'tower' || id.property === 'apartments'
    ? 'urban'
    : id.property === 'chalet' || id.property === 'hut'
      ? 'alpine'
      : id.property === 'monastery'
        ? 'revival'
        : (STYLE_BY_PLACE[id.place] ?? 'sea')

export function createRoom(
  outside: Stage,
  id: Identity,
  size: { left: number; right: number; deep: number; tall: number; view?: Partial<View> },
): Room {
  const view: View = { eye: 1.5, horizon: 540, centre: 800, focal: 960, ...size.view }
  const inside: Stage = {
    ...outside,
    view,
    light: indoorLight(outside.light),
    land: { ...outside.land, snowy: false, sand: id.wall },
  }
  return {
    ...size,
    style: styleOf(id),
    inside,
    outside: { ...outside, view: { ...view } },
    id,
    at: (x, y, z) => project(view, [x, y, z]),
    path: (places) => poly(projectAll(view, places)),
  }
}

type Skin = { wall: string; side: string; floor: string; ceiling: string }

export function skinOf({ id, style }: Pick<Room, 'id' | 'style'>): Skin {
  if (style === 'alpine')
    return {
      wall: mix(id.wood, '#d9a774', 0.55),
      side: mix('#f1e6d4', id.wood, 0.12),
      floor: mix(id.wood, '#b98a5e', 0.5),
      ceiling: mix(id.wood, '#d2a679', 0.6),
    }
  if (style === 'urban')
    return { wall: mix(id.accent, '#3b4454', 0.62), side: '#e9e2d8', floor: '#a9825f', ceiling: '#f4efe7' }
  if (style === 'revival')
    return { wall: '#f4ebdb', side: '#efe2cc', floor: '#9a6c48', ceiling: mix(id.wood, '#7a4a2e', 0.4) }
  return { wall: mix('#f5efe6', id.second, 0.1), side: '#f7f1e7', floor: '#d9bf98', ceiling: '#fbf8f2' }
}

/** Floor, ceiling and three walls, each fading away from the window's light. */
export function drawShell(room: Room, skin: Skin): void {
  const { inside: stage, left, right, deep, tall, path, at } = room
  const { art, light } = stage
  const near = 0.5
  const floorTop = at(0, 0, deep)[1]
  const ceilTop = at(0, tall, deep)[1]
  art.fill(rect(0, 0, WIDTH, HEIGHT), half(stage, skin.side))
  art.fill(
    path([
      [left, 0, deep],
      [right, 0, deep],
      [right, 0, near],
      [left, 0, near],
    ]),
    art.linear(
      [
        [0, lit(stage, skin.floor)],
        [0.5, mix(lit(stage, skin.floor), half(stage, skin.floor), 0.7)],
        [1, dim(stage, skin.floor)],
      ],
      0,
      floorTop,
      0,
      HEIGHT,
    ),
  )
  art.fill(
    path([
      [left, tall, deep],
      [right, tall, deep],
      [right, tall, near],
      [left, tall, near],
    ]),
    art.linear(
      [
        [0, lit(stage, skin.ceiling)],
        [1, mix(half(stage, skin.ceiling), dim(stage, skin.ceiling), 0.6)],
      ],
      0,
      ceilTop,
      0,
      0,
    ),
  )
  for (const x of [left, right]) {
    const sunny = Math.sign(x) !== light.side
    const far = sunny ? lit(stage, skin.side) : mix(half(stage, skin.side), lit(stage, skin.side), 0.4)
    art.fill(
      path([
        [x, 0, deep],
        [x, tall, deep],
        [x, tall, near],
        [x, 0, near],
      ]),
      art.linear(
        [
          [0, far],
          [1, mix(half(stage, skin.side), dim(stage, skin.side), sunny ? 0.3 : 0.75)],
        ],
        at(x, 0, deep)[0],
        0,
        x < 0 ? 0 : WIDTH,
        0,
      ),
    )
  }
  art.fill(
    path([
      [left, 0, deep],
      [right, 0, deep],
      [right, tall, deep],
      [left, tall, deep],
    ]),
    art.linear(
      [
        [0, mix(half(stage, skin.wall), dim(stage, skin.wall), 0.2)],
        [1, half(stage, skin.wall)],
      ],
      0,
      ceilTop,
      0,
      floorTop,
    ),
  )
  drawFloorboards(room, skin.floor)
  if (room.style === 'alpine') drawPanelling(room, skin.wall)
  let skirting = ''
  skirting += path([
    [left, 0, deep],
    [right, 0, deep],
    [right, 0.12, deep],
    [left, 0.12, deep],
  ])
  for (const x of [left, right])
    skirting += path([
      [x, 0, deep],
      [x, 0.12, deep],
      [x, 0.12, near],
      [x, 0, near],
    ])
  art.fill(skirting, half(stage, room.style === 'sea' ? '#fdfaf4' : shift(skin.floor, -0.05)))
  for (const x of [left, right])
    art.fill(
      path([
        [x, 0, deep],
        [x, tall, deep],
        [x - Math.sign(x) * 0.5, tall, deep],
        [x - Math.sign(x) * 0.5, 0, deep],
      ]),
      art.linear(
        [
          [0, light.shadow, 0.22],
          [1, light.shadow, 0],
        ],
        at(x, 0, deep)[0],
        0,
        at(x - Math.sign(x) * 0.6, 0, deep)[0],
        0,
      ),
    )
  art.fill(
    path([
      [left, 0.001, deep],
      [right, 0.001, deep],
      [right, 0.001, deep - 0.5],
      [left, 0.001, deep - 0.5],
    ]),
    light.shadow,
    0.1,
  )
}

function drawFloorboards({ inside: stage, left, right, deep, at, style }: Room, color: string): void {
  let d = ''
  if (style === 'urban') {
    for (let z = deep; z > 0.8; z -= 0.42)
      for (let x = left; x < right; x += 0.84)
        d += poly([at(x, 0, z), at(x + 0.42, 0, Math.max(0.6, z - 0.42)), at(x + 0.84, 0, z)], false)
  } else for (let x = left + 0.3; x < right; x += 0.32) d += poly([at(x, 0, deep), at(x, 0, 0.6)], false)
  stage.art.line(d, dim(stage, shift(color, -0.06)), 1.3, 0.34)
}

function drawPanelling({ inside: stage, left, right, deep, tall, at }: Room, color: string): void {
  let d = ''
  for (let h = 0.3; h < tall; h += 0.27) d += poly([at(left, h, deep), at(right, h, deep)], false)
  stage.art.line(d, dim(stage, shift(color, -0.05)), 1.5, 0.4)
}

/** Beams, or the carved sun of a Revival ceiling, or a plain cornice light. */
export function drawCeiling(room: Room, color: string): void {
  const { inside: stage, left, right, deep, tall, at, path, style, id } = room
  const { art } = stage
  if (style === 'alpine') {
    for (let z = deep - 0.2; z > 0.9; z -= 1.05) {
      art.fill(
        path([
          [left, tall - 0.24, z],
          [right, tall - 0.24, z],
          [right, tall - 0.24, z + 0.26],
          [left, tall - 0.24, z + 0.26],
        ]),
        half(stage, shift(id.wood, -0.04)),
      )
      art.fill(
        path([
          [left, tall - 0.24, z],
          [right, tall - 0.24, z],
          [right, tall, z],
          [left, tall, z],
        ]),
        mix(dim(stage, id.wood), half(stage, id.wood), 0.3),
      )
    }
    return
  }
  if (style !== 'revival') {
    art.line(
      poly([at(left, tall, 0.6), at(left, tall, deep), at(right, tall, deep), at(right, tall, 0.6)], false),
      mix(lit(stage, '#fff3dc'), '#ffd9a0', stage.light.lamps),
      4,
      0.8,
    )
    return
  }
  const [cx, cz] = [(left + right) / 2, deep * 0.55]
  const gold = mix(lit(stage, '#d9a45a'), half(stage, '#c98f4a'), 0.4)
  const dark = dim(stage, shift(color, -0.06))
  let coffers = ''
  for (let x = left; x <= right + 0.01; x += (right - left) / 8)
    coffers += poly([at(x, tall, deep), at(x, tall, 0.7)], false)
  for (let z = deep; z > 0.8; z -= 0.62) coffers += poly([at(left, tall, z), at(right, tall, z)], false)
  art.line(coffers, dark, 5, 0.8)
  art.line(coffers, gold, 1.4, 0.6)
  const ring = (reach: number): Point[] =>
    Array.from({ length: 24 }, (_, index) =>
      at(cx + Math.cos(index * 0.2618) * reach, tall - 0.02, cz + Math.sin(index * 0.2618) * reach),
    )
  art.fill(smooth(ring(1.15)), half(stage, color))
  art.line(smooth(ring(1.15)), gold, 5)
  const [outer, inner] = [ring(1.02), ring(0.34)]
  let petals = ''
  for (let index = 0; index < 24; index += 1)
    petals += poly([
      inner[index] as Point,
      outer[(index + 23) % 24] as Point,
      outer[index] as Point,
      inner[(index + 1) % 24] as Point,
    ])
  art.fill(
    Array.from({ length: 12 }, (_, index) =>
      poly([inner[index * 2] as Point, outer[index * 2] as Point, inner[index * 2 + 1] as Point]),
    ).join(''),
    gold,
    0.9,
  )
  art.line(petals, dark, 1.4, 0.7)
  art.fill(smooth(ring(0.3)), gold)
  art.fill(smooth(ring(0.16)), half(stage, id.accent))
}
