// Furniture, drawn in the room's metres. Everything soft is a box with its corners cut round.

import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import { oval, poly } from '../outline.ts'
import { dim, half, lit } from '../stage.ts'
import { scaleAt } from '../view.ts'
import type { Room } from './room.ts'
import { drawBooks, drawTableLamp } from './small-things.ts'
import { drawContact, drawSoft } from './soft.ts'

export function drawNightstand(room: Room, x: number, z: number): void {
  const { inside: stage, id, at } = room
  drawContact(room, x, z, 0.28, 0.3)
  drawBox(
    stage,
    { x, z, wide: 0.46, deep: 0.4, tall: 0.52 },
    room.style === 'sea' ? '#e9dcc6' : id.wood,
    shift(id.wood, 0.08),
  )
  drawTableLamp(room, x, 0.52, z, id.accent)
  const [px, py] = at(x - 0.12, 0.53, z - 0.14)
  drawBooks(stage, px, py, scaleAt(stage.view, z) * 0.16, [id.second, '#f4ead8'])
}

/** An armchair turned towards the window. */
export function drawArmchair(room: Room, x: number, z: number, color: string, yaw = 0.5): void {
  const { inside: stage, id } = room
  drawContact(room, x, z, 0.5, 0.5)
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const part = (
    u: number,
    w: number,
    wide: number,
    deep: number,
    tall: number,
    base: number,
    paint: string,
    radius = 16,
  ) =>
    drawSoft(stage, { x: x + u * cos + w * sin, z: z - u * sin + w * cos, wide, deep, tall, base, yaw }, paint, radius)
  const back = () => part(0, 0.34, 0.82, 0.2, 0.62, 0.3, color, 22)
  const arm = (side: number) => part(side * 0.38, 0, 0.14, 0.72, 0.46, 0.12, shift(color, -0.02), 12)
  const behind = Math.cos(yaw) > 0
  if (behind) back()
  arm(sin > 0 ? 1 : -1)
  part(0, -0.02, 0.64, 0.66, 0.22, 0.2, shift(color, 0.03), 14)
  arm(sin > 0 ? -1 : 1)
  if (!behind) back()
  if (behind) part(0.05, 0.2, 0.4, 0.14, 0.3, 0.42, id.second, 16)
}

export function drawRoundTable(room: Room, x: number, z: number, radius: number, tall: number, color: string): void {
  const { inside: stage, at } = room
  const { art } = stage
  drawContact(room, x, z, radius * 0.8, radius)
  const [px, py] = at(x, tall, z)
  const [, foot] = at(x, 0, z)
  const size = scaleAt(stage.view, z)
  const flat = ((stage.view.eye - tall) / z) * radius * size * 0.98
  art.fill(
    poly([
      [px - size * 0.03, py],
      [px + size * 0.03, py],
      [px + size * 0.04, foot],
      [px - size * 0.04, foot],
    ]),
    dim(stage, color),
  )
  art.fill(oval(px, foot, radius * size * 0.5, Math.max(2, flat * 0.55)), dim(stage, color))
  art.fill(oval(px, py + size * 0.035, radius * size, Math.max(3, flat)), dim(stage, shift(color, -0.04)))
  art.fill(oval(px, py, radius * size, Math.max(3, flat)), mix(lit(stage, color), half(stage, color), 0.2))
}

/** A sofa that looks at the eye: back, seat in two cushions, arms, pillows. */
export function drawSofaFacing(room: Room, x: number, z: number, color: string): void {
  const { inside: stage, id } = room
  const [wide, deep] = [1.9, 0.85]
  drawContact(room, x, z - 0.3, wide * 0.52, 0.5)
  const block = (
    u: number,
    w: number,
    size: { wide: number; deep: number; tall: number; base: number },
    paint: string,
  ) => drawSoft(stage, { x: x + u, z: z + w, ...size }, paint, 16)
  block(0, deep / 2 - 0.1, { wide, deep: 0.24, tall: 0.74, base: 0.08 }, color)
  for (const u of [-0.43, 0.43])
    block(u, -0.06, { wide: 0.86, deep: deep - 0.12, tall: 0.34, base: 0.1 }, shift(color, 0.03))
  for (const [u, paint] of [
    [-0.6, id.second],
    [0.62, '#fbf3e4'],
    [0.42, id.accent],
  ] as const)
    block(u, 0.14, { wide: 0.44, deep: 0.16, tall: 0.36, base: 0.44 }, paint)
  for (const side of [-1, 1])
    block(side * (wide / 2), -0.02, { wide: 0.2, deep, tall: 0.52, base: 0.08 }, shift(color, -0.02))
}
