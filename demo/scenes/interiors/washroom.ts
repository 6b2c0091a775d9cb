// The bathroom of a house whose rooms have none: basins in a row, mirrors, showers behind curtains.

import { num } from '../art.ts'
import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { scaleAt } from '../view.ts'
import { createRoom, drawShell, type Room } from './room.ts'
import { drawPendant, drawPlant } from './small-things.ts'
import { drawTowels } from './wellness.ts'

/** Where each of the three basins stands along the back wall. */
const BASINS = [-1.2, -0.3, 0.6] as const
const COUNTER = -0.3
/** The showers stand along the right wall, one behind the other; each begins this far from the eye. */
const SHOWERS = [3.45, 2.2] as const
const SHOWER = { deep: 1.15, edge: 1.3, tall: 2.05 }

export function drawWashroom(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -2.3,
    right: 2.4,
    deep: 4.6,
    tall: 2.7,
    view: { horizon: 510, centre: stage.random.range(790, 850), focal: 980 },
  })
  const tile = mix(room.style === 'urban' ? '#d8d4cc' : '#f4efe4', id.second, 0.2)
  drawShell(
    { ...room, style: 'sea' },
    { wall: tile, side: mix('#f3ece0', id.second, 0.1), floor: mix(id.stone, '#e9dcc6', 0.4), ceiling: '#fbf7ef' },
  )
  drawTiles(room)
  drawSkylight(room)
  for (const x of BASINS) drawMirror(room, x)
  drawCounter(room)
  for (const z of SHOWERS) drawShower(room, z)
  drawBench(room)
  drawPlant(room, -2, 4.25, 1.05, 'palm')
  drawPendant(room, 0.15, 3.2, 0.5, 0.3, room.style === 'alpine' ? '#3f3a38' : id.second)
}

function drawTiles({ inside, left, right, deep, tall, at }: Room): void {
  let joints = ''
  for (let h = 0.3; h < tall; h += 0.3) {
    joints += poly([at(left, h, deep), at(right, h, deep)], false)
    for (const x of [left, right]) joints += poly([at(x, h, deep), at(x, h, 0.6)], false)
  }
  for (let u = left + 0.3; u < right; u += 0.3) joints += poly([at(u, 0, deep), at(u, tall, deep)], false)
  inside.art.line(joints, lit(inside, '#ffffff'), 1.5, 0.5)
}

/** A strip of frosted panes below the ceiling: light, and nobody looks in. */
function drawSkylight({ inside, outside, id, deep, at, style }: Room): void {
  const { art } = inside
  const [u0, u1, low, high] = [COUNTER - 1.4, COUNTER + 1.4, 2.08, 2.5]
  const [x0, y0] = at(u0, high, deep)
  const [x1, y1] = at(u1, low, deep)
  const frame = style === 'alpine' || style === 'revival' ? id.wood : '#fdfaf4'
  art.fill(`M${num(x0)} ${num(y0)}H${num(x1)}V${num(y1)}H${num(x0)}z`, mix(outside.light.sky[2], '#ffffff', 0.45))
  let bars = poly([at(u0, low, deep), at(u1, low, deep), at(u1, high, deep), at(u0, high, deep)])
  for (let pane = 1; pane < 4; pane += 1) {
    const u = u0 + ((u1 - u0) * pane) / 4
    bars += poly([at(u, low, deep), at(u, high, deep)], false)
  }
  art.line(bars, mix(half(inside, frame), lit(inside, frame), 0.3), 8)
  art.glow((x0 + x1) / 2, (y0 + y1) / 2, 460, mix(outside.light.sun, outside.light.sky[3], 0.5), 0.2)
}

function drawMirror({ inside, id, at, deep }: Room, x: number): void {
  const { art, light } = inside
  const ring = (reach: number): Point[] =>
    Array.from({ length: 20 }, (_, index) =>
      at(x + Math.cos(index * 0.314) * reach, 1.52 + Math.sin(index * 0.314) * reach, deep - 0.02),
    )
  art.fill(smooth(ring(0.38)), half(inside, id.accent))
  art.fill(smooth(ring(0.34)), mix(lit(inside, '#e9eef0'), light.sky[2], 0.4))
  const [px, py] = at(x, 1.52, deep)
  art.line(
    `M${num(px - 34)} ${num(py + 14)}l40 -44M${num(px - 12)} ${num(py + 26)}l40 -44`,
    lit(inside, '#ffffff'),
    5,
    0.5,
  )
}

/** A wooden counter along the wall, basins on it, towels and baskets below. */
function drawCounter(room: Room): void {
  const { inside, id, at } = room
  const { art } = inside
  const z = 4.25
  const size = scaleAt(inside.view, 3.98)
  drawBox(inside, { x: COUNTER, z, wide: 2.7, deep: 0.5, tall: 0.07, base: 0.22 }, id.wood, shift(id.wood, 0.08))
  for (const u of [-1.3, -0.45, 0.45, 1.3])
    drawBox(inside, { x: COUNTER + u, z, wide: 0.07, deep: 0.5, tall: 0.74, base: 0.02 }, id.wood)
  const colors = [id.accent, '#fdf9f0', id.second]
  BASINS.forEach((x, index) => {
    const [px, py] = at(x, 0.3, z)
    drawTowels(inside, px, py, size * 0.2, [colors[index] ?? id.accent, '#fdf9f0'])
  })
  drawBox(inside, { x: COUNTER, z, wide: 2.8, deep: 0.56, tall: 0.08, base: 0.76 }, id.wood, shift(id.wood, 0.1))
  for (const x of BASINS) {
    const [px, py] = at(x, 0.84, 4.2)
    const [rx, ry] = [size * 0.27, size * 0.05]
    art.fill(
      `M${num(px - rx)} ${num(py - size * 0.14)}q${num(rx * 0.1)} ${num(size * 0.15)} ${num(rx)} ${num(size * 0.15)}t${num(rx)} ${num(-size * 0.15)}z`,
      mix(half(inside, '#fdfaf4'), dim(inside, '#fdfaf4'), 0.2),
    )
    art.fill(oval(px, py - size * 0.14, rx, ry), lit(inside, '#ffffff'))
    art.fill(oval(px, py - size * 0.136, rx * 0.84, ry * 0.66), dim(inside, '#dfe6e6'))
    art.line(
      `M${num(px)} ${num(py - size * 0.16)}v${num(-size * 0.14)}q0 ${num(-size * 0.06)} ${num(size * 0.06)} ${num(-size * 0.06)}h${num(size * 0.03)}v${num(size * 0.04)}`,
      dim(inside, '#c79a58'),
      5,
    )
  }
}

/** A cubicle in front of a low wall: tray, head, and a curtain drawn half way. */
function drawShower(room: Room, z: number): void {
  const { inside, id, at, path, right, deep: end } = room
  const { art, random, light } = inside
  const { deep, edge, tall } = SHOWER
  const back = z + deep
  const brass = dim(inside, '#c79a58')
  if (back < end - 0.1) {
    const wall = mix('#f4efe4', id.second, 0.2)
    drawBox(inside, { x: (edge + right) / 2, z: back + 0.04, wide: right - edge, deep: 0.08, tall }, wall)
    let joints = ''
    for (let h = 0.3; h < tall; h += 0.3) joints += poly([at(edge, h, back), at(right, h, back)], false)
    for (let u = edge + 0.3; u < right; u += 0.3) joints += poly([at(u, 0, back), at(u, tall, back)], false)
    art.line(joints, lit(inside, '#ffffff'), 1.5, 0.4)
  }
  const tray = [
    [edge, 0.08, z],
    [right, 0.08, z],
    [right, 0.08, back],
    [edge, 0.08, back],
  ] as const
  drawBox(inside, { x: (edge + right) / 2, z: (z + back) / 2, wide: right - edge, deep, tall: 0.08 }, '#f4efe6')
  art.fill(path(tray), mix(lit(inside, '#fdfaf4'), half(inside, '#dfe6e6'), 0.5))
  const middle = z + deep * 0.5
  const size = scaleAt(inside.view, middle)
  const [wx, wy] = at(right - 0.02, 1.95, middle)
  const [, ty] = at(right - 0.02, 1.1, middle)
  art.line(
    `M${num(wx)} ${num(ty)}V${num(wy)}H${num(wx - size * 0.3)}q${num(-size * 0.08)} 0 ${num(-size * 0.08)} ${num(size * 0.08)}`,
    brass,
    6,
  )
  art.fill(oval(wx - size * 0.38, wy + size * 0.09, size * 0.15, size * 0.03), brass)
  art.fill(oval(wx, ty, size * 0.05, size * 0.05), brass)
  const rod = tall - 0.05
  art.line(poly([at(edge, rod, back), at(edge, rod, z)], false), dim(inside, '#8a6a4a'), 5)
  const folds = 9
  const [from, to] = [back - 0.05, z + deep * 0.4]
  const paint = mix(z === SHOWERS[0] ? id.accent : id.second, '#f6ead6', 0.35)
  for (let fold = 0; fold < folds; fold += 1) {
    const a = from + ((to - from) * fold) / folds
    const b = from + ((to - from) * (fold + 1)) / folds
    const sway = random.range(-0.02, 0.02)
    const out = (fold % 2) * 0.06
    art.fill(
      poly([
        at(edge - out, rod, a),
        at(edge - 0.06 + out, rod, b),
        at(edge - 0.06 + out + sway, 0.14, b),
        at(edge - out + sway, 0.14, a),
      ]),
      (fold + (light.side > 0 ? 0 : 1)) % 2
        ? mix(lit(inside, paint), half(inside, paint), 0.3)
        : mix(half(inside, paint), dim(inside, paint), 0.4),
    )
  }
}

/** A bench by the left wall with towels on it, hooks and what hangs from them above. */
function drawBench(room: Room): void {
  const { inside, id, at, left } = room
  const { art } = inside
  drawBox(
    inside,
    { x: left + 0.26, z: 2.75, wide: 0.42, deep: 1.5, tall: 0.06, base: 0.4 },
    id.wood,
    shift(id.wood, 0.1),
  )
  for (const z of [3.4, 2.1]) drawBox(inside, { x: left + 0.26, z, wide: 0.38, deep: 0.07, tall: 0.4 }, id.wood)
  art.fill(
    poly([at(left + 0.01, 1.72, 3.6), at(left + 0.01, 1.72, 2), at(left + 0.01, 1.62, 2), at(left + 0.01, 1.62, 3.6)]),
    half(inside, id.wood),
  )
  for (const [z, long, color] of [
    [3.35, 0.62, id.accent],
    [2.9, 0.8, '#fdf9f0'],
    [2.42, 0.66, id.second],
  ] as const)
    art.fill(
      rounded(
        [
          at(left + 0.05, 1.66, z + 0.07),
          at(left + 0.05, 1.66, z - 0.07),
          at(left + 0.09, 1.66 - long, z - 0.15),
          at(left + 0.09, 1.66 - long, z + 0.15),
        ],
        10,
      ),
      mix(half(inside, color), lit(inside, color), 0.35),
    )
  const [px, py] = at(left + 0.28, 0.47, 2.9)
  drawTowels(inside, px, py, scaleAt(inside.view, 2.9) * 0.17, ['#fdf9f0', id.accent])
}
