// Beds: seen from their side and from their foot.

import { type Block, drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import { type Point, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit } from '../stage.ts'
import { scaleAt } from '../view.ts'
import type { Room } from './room.ts'
import { drawContact, drawSoft } from './soft.ts'

/** Narrower than this, in metres, a bed is for one. */
const forTwo = 1.3

/** A bed along the right wall: head at the wall, long side towards the eye. */
export function drawBed(room: Room, x: number, z: number, long: number, wide: number): void {
  const { inside: stage, id, at, right, style } = room
  const { art, random } = stage
  const linen = '#fdf9f1'
  drawContact(room, x + long * 0.48, z, long * 0.6, wide * 0.9)
  const head: Block = { x: right - 0.07, z, wide: 0.12, deep: wide + 0.5, tall: style === 'revival' ? 1.35 : 1.15 }
  drawBox(
    stage,
    head,
    style === 'sea' ? mix(id.second, '#e9e2d4', 0.45) : style === 'urban' ? shift(id.accent, -0.08, 0.7) : id.wood,
  )
  const base: Block = { x: x + long / 2, z, wide: long, deep: wide, tall: 0.3 }
  drawBox(stage, base, style === 'sea' ? '#d8c4a2' : id.wood)
  drawSoft(stage, { ...base, wide: long + 0.03, deep: wide + 0.04, tall: 0.3, base: 0.26 }, linen, 22)
  const top = 0.58
  const duvet: Point[] = [
    at(x - 0.05, top, z - wide / 2 - 0.06),
    at(x + long * 0.68, top, z - wide / 2 - 0.06),
    at(x + long * 0.68, top, z + wide / 2),
    at(x - 0.05, top, z + wide / 2),
  ]
  const hem = (u0: number, u1: number, low: number, depth = z - wide / 2 - 0.07): Point[] => {
    const points: Point[] = [at(x + u0, top, depth), at(x + u1, top, depth)]
    for (let step = 6; step >= 0; step -= 1)
      points.push(at(x + u0 + ((u1 - u0) * step) / 6, low + (step % 2 ? 0.03 : -0.02), depth))
    return points
  }
  art.fill(smooth(hem(-0.04, long * 0.68, 0.14)), mix(half(stage, linen), dim(stage, linen), 0.3))
  let folds = ''
  for (let u = 0.25; u < long * 0.66; u += random.range(0.22, 0.4))
    folds += poly([at(x + u, top - 0.03, z - wide / 2 - 0.08), at(x + u + 0.03, 0.2, z - wide / 2 - 0.08)], false)
  art.line(folds, dim(stage, linen), 2, 0.35)
  art.fill(rounded(duvet, 24), mix(lit(stage, linen), half(stage, linen), 0.08))
  art.fill(
    smooth([
      at(x + long * 0.6, top + 0.02, z - wide / 2 - 0.06),
      at(x + long * 0.72, top + 0.03, z - wide / 2 - 0.06),
      at(x + long * 0.72, top + 0.03, z + wide / 2),
      at(x + long * 0.6, top + 0.02, z + wide / 2),
    ]),
    half(stage, linen),
  )
  const throwAt = (u0: number, u1: number, paint: string) => {
    art.fill(poly(hem(u0, u1, 0.2, z - wide / 2 - 0.1)), mix(half(stage, paint), dim(stage, paint), 0.4))
    art.fill(
      poly([
        at(x + u0, top + 0.012, z - wide / 2 - 0.09),
        at(x + u1, top + 0.012, z - wide / 2 - 0.09),
        at(x + u1, top + 0.012, z + wide / 2),
        at(x + u0, top + 0.012, z + wide / 2),
      ]),
      mix(lit(stage, paint), half(stage, paint), 0.25),
    )
  }
  throwAt(0.16, 0.72, id.accent)
  for (const u of style === 'revival' ? [0.22, 0.34, 0.54, 0.64] : [0.24, 0.62])
    throwAt(u, u + 0.045, style === 'revival' ? id.second : '#fbf3e4')
  const pillow = (depth: number, u: number, tall: number, paint: string) => {
    const [px, py] = at(x + long - u, top + 0.02, depth)
    const size = scaleAt(stage.view, depth)
    const w = 0.36 * size
    const h = tall * size
    const shape: Point[] = [
      [px - w * 0.55, py + 4],
      [px + w * 0.5, py + 2],
      [px + w * 0.75, py - h],
      [px - w * 0.1, py - h * 0.96],
    ]
    art.fill(rounded(shape, size * 0.12), half(stage, paint))
    art.fill(
      rounded(
        shape.map(([sx, sy]) => [px + (sx - px) * 0.8 - w * 0.06, py + (sy - py) * 0.84 - h * 0.06] as Point),
        size * 0.11,
      ),
      lit(stage, paint),
    )
  }
  for (const depth of wide < forTwo ? [z - 0.06] : [z + wide * 0.26, z - wide * 0.22]) {
    pillow(depth, 0.26, 0.46, linen)
    pillow(depth - 0.04, 0.46, 0.36, linen)
    pillow(depth - 0.08, 0.62, 0.26, depth > z ? id.second : id.accent)
  }
}

/** A bed with its head at the back wall and its foot towards the eye. */
export function drawBedFacing(room: Room, x: number, long: number, wide: number): void {
  const { inside: stage, id, at, deep, style } = room
  const { art } = stage
  const linen = '#fdf9f1'
  const z = deep - long / 2 - 0.1
  drawContact(room, x, deep - long - 0.1, wide * 0.62, 0.5)
  drawBox(
    stage,
    { x, z: deep - 0.06, wide: wide + (wide < forTwo ? 0.14 : 0.7), deep: 0.1, tall: style === 'revival' ? 1.5 : 1.25 },
    style === 'sea' ? mix(id.second, '#e9e2d4', 0.45) : style === 'urban' ? shift(id.accent, -0.08, 0.7) : id.wood,
  )
  if (style !== 'revival')
    art.line(
      [-0.5, -0.25, 0, 0.25, 0.5]
        .map((u) => poly([at(x + u * wide, 0.5, deep - 0.12), at(x + u * wide, 1.22, deep - 0.12)], false))
        .join(''),
      dim(stage, id.wood),
      2,
      0.35,
    )
  drawBox(stage, { x, z, wide, deep: long, tall: 0.3 }, style === 'sea' ? '#d8c4a2' : id.wood)
  drawSoft(stage, { x, z, wide: wide + 0.05, deep: long, tall: 0.32, base: 0.26 }, linen, 22)
  const top = 0.59
  const front = deep - long - 0.13
  const band = (z0: number, z1: number, paint: string, hang: number) => {
    art.fill(
      poly([
        at(x - wide / 2 - 0.04, top, z0),
        at(x + wide / 2 + 0.04, top, z0),
        at(x + wide / 2 + 0.04, top, z1),
        at(x - wide / 2 - 0.04, top, z1),
      ]),
      mix(lit(stage, paint), half(stage, paint), 0.2),
    )
    const side = x > 0 ? -1 : 1
    const edge = x + side * (wide / 2 + 0.05)
    art.fill(
      poly([at(edge, top, z0), at(edge, top, z1), at(edge, hang, z1), at(edge, hang, z0)]),
      mix(half(stage, paint), dim(stage, paint), 0.5),
    )
  }
  band(front, front + long * 0.72, linen, 0.16)
  art.fill(
    rounded(
      [
        at(x - wide / 2 - 0.04, top, front),
        at(x + wide / 2 + 0.04, top, front),
        at(x + wide / 2 + 0.04, 0.14, front),
        at(x - wide / 2 - 0.04, 0.14, front),
      ],
      10,
    ),
    mix(half(stage, linen), dim(stage, linen), 0.35),
  )
  band(front + 0.14, front + 0.72, id.accent, 0.24)
  for (const u of style === 'revival' ? [0.2, 0.3, 0.52, 0.62] : [0.22, 0.6])
    band(front + u, front + u + 0.05, style === 'revival' ? id.second : '#fbf3e4', 0.24)
  const pillow = (u: number, depth: number, w: number, h: number, paint: string) => {
    const shape = [
      at(x + u - w / 2, top, depth),
      at(x + u + w / 2, top, depth),
      at(x + u + w / 2 - 0.02, top + h, depth + 0.12),
      at(x + u - w / 2 + 0.02, top + h, depth + 0.12),
    ]
    const size = scaleAt(stage.view, depth)
    art.fill(rounded(shape, size * 0.13), half(stage, paint))
    art.fill(
      rounded(
        shape.map(([sx, sy]) => [sx + stage.light.side * size * 0.015, sy - size * 0.025] as Point),
        size * 0.12,
      ),
      mix(lit(stage, paint), half(stage, paint), 0.15),
    )
  }
  if (wide < forTwo) {
    pillow(0, deep - 0.34, wide * 0.78, 0.42, linen)
    pillow(0, deep - 0.54, wide * 0.6, 0.3, id.second)
    return
  }
  for (const u of [-wide * 0.25, wide * 0.25]) pillow(u, deep - 0.34, wide * 0.44, 0.42, linen)
  for (const u of [-wide * 0.24, wide * 0.24]) pillow(u, deep - 0.52, wide * 0.4, 0.32, u > 0 ? linen : id.second)
  pillow(0.06, deep - 0.66, wide * 0.3, 0.24, id.accent)
}

/** Two beds one above the other on four posts, foot towards the eye, with a ladder at the foot. */
export function drawBunkFacing(room: Room, x: number): void {
  const { inside: stage, id, at, deep, style } = room
  const { art } = stage
  const [long, wide, tall] = [2, 0.92, 1.86]
  const linen = '#fdf9f1'
  const wood = style === 'sea' ? '#d8c4a2' : id.wood
  const [back, foot] = [deep - 0.08, deep - long - 0.08]
  const post = (u: number, z: number) => drawBox(stage, { x: x + u, z, wide: 0.08, deep: 0.08, tall }, wood)
  const edge = wide / 2 + 0.05
  drawContact(room, x, foot + 0.3, wide * 0.62, 0.5)
  for (const u of [-edge, edge]) post(u, back)
  for (const [base, cover] of [
    [0.3, id.accent],
    [1.24, id.second],
  ] as const) {
    const bed: Block = { x, z: (back + foot) / 2, wide, deep: long, tall: 0.14, base }
    drawBox(stage, bed, wood)
    drawSoft(stage, { ...bed, tall: 0.16, base: base + 0.12 }, linen, 12)
    const top = base + 0.285
    if (top < stage.view.eye) {
      const z = deep - 0.4
      art.fill(
        rounded(
          [
            at(x - 0.3, top, z),
            at(x + 0.3, top, z),
            at(x + 0.27, top + 0.16, z + 0.2),
            at(x - 0.27, top + 0.16, z + 0.2),
          ],
          12,
        ),
        lit(stage, linen),
      )
    }
    // The cover lies on the nearer half and hangs over the foot.
    art.fill(
      poly([
        at(x - edge + 0.03, top, foot + 1.1),
        at(x + edge - 0.03, top, foot + 1.1),
        at(x + edge - 0.03, top, foot),
        at(x - edge + 0.03, top, foot),
      ]),
      mix(lit(stage, cover), half(stage, cover), 0.2),
    )
    art.fill(
      rounded(
        [
          at(x - edge + 0.03, top, foot - 0.01),
          at(x + edge - 0.03, top, foot - 0.01),
          at(x + edge - 0.03, base + 0.1, foot - 0.01),
          at(x - edge + 0.03, base + 0.1, foot - 0.01),
        ],
        8,
      ),
      mix(half(stage, cover), dim(stage, cover), 0.35),
    )
    drawBox(stage, { x, z: foot, wide, deep: 0.04, tall: 0.1, base: base + 0.02 }, wood)
  }
  for (const u of [-edge, -edge + 0.34, edge]) post(u, foot)
  for (let rung = 0.35; rung < 1.6; rung += 0.27)
    drawBox(stage, { x: x - edge + 0.17, z: foot, wide: 0.3, deep: 0.05, tall: 0.05, base: rung }, wood)
  // The rail that keeps whoever sleeps above.
  drawBox(stage, { x, z: foot, wide, deep: 0.04, tall: 0.07, base: 1.7 }, wood)
}
