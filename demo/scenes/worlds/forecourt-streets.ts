// Streets before a hotel: a tram, a road with its crossing, tables of a café.

import { num, WIDTH } from '../art.ts'
import { drawBox, onWall, quad, wallsOf } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { poly } from '../outline.ts'
import { airDepth, dim, half, type Stage } from '../stage.ts'
import { drawTree } from '../trees.ts'
import { scaleAt } from '../view.ts'
import { drawCafeTable } from './cafe.ts'
import { drawSquare } from './forecourt-squares.ts'
import { drawCar, drawLamp, drawStrip, on, within } from './forecourt-things.ts'
import type { Setting } from './siting.ts'

export function drawTramStreet(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, light, random } = stage
  drawStrip(stage, 1, z * 0.8, stage.land.snowy ? '#c9ced6' : '#8d8a88')
  drawStrip(stage, z * 0.79, z * 0.82, '#d9d2c6')
  let rails = ''
  for (const share of [0.52, 0.6, 0.3, 0.38]) rails += `M-20 ${num(on(stage, 0, z * share)[1])}H${WIDTH + 20}`
  art.line(rails, mix(half(stage, '#4a4d54'), light.sky[3], 0.25), 4)
  const side = random.chance(0.5) ? -1 : 1
  const body = { x: x + side * reach * 0.72, z: z * 0.56, wide: reach * 0.95, deep: 2.6, tall: 3.1, base: 0.35 }
  const paint = random.pick(['#c8453c', '#e2b23f', id.accent, '#3f7f6a'])
  drawBox(stage, body, paint, shift(paint, 0.1))
  for (const wall of wallsOf(stage, body)) {
    const count = Math.max(2, Math.round(wall.length / 1.9))
    let panes = ''
    for (let index = 0; index < count; index += 1) {
      const u = (wall.length * index) / count
      panes += quad(wall, u + 0.2, 1.25, u + wall.length / count - 0.12, 2.5, 0.02)
    }
    art.fill(quad(wall, 0, 0.95, wall.length, 2.75, 0.01), onWall(stage, wall, '#f7efdf', 0.1))
    art.fill(panes, mix(mix(onWall(stage, wall, '#4b6676'), light.sky[2], 0.35), '#ffd590', light.lamps * 0.8))
  }
  const wire = view.horizon - (view.focal * (5.6 - view.eye)) / (z * 0.56)
  art.line(
    `M-20 ${num(wire)}H${WIDTH + 20}M-20 ${num(wire - 20)}Q800 ${num(wire + 4)} ${WIDTH + 20} ${num(wire - 20)}`,
    dim(stage, '#3a4048'),
    1.6,
    0.7,
  )
  const [bx, by] = on(stage, body.x, body.z, 3.4)
  art.line(
    `M${num(bx)} ${num(by)}L${num(bx + 26)} ${num(wire)}M${num(bx)} ${num(by)}l-20 ${num((wire - by) * 0.5)}L${num(bx + 26)} ${num(wire)}`,
    dim(stage, '#3a4048'),
    3,
  )
  drawLamp(stage, x - side * reach * 0.5, z * 0.83)
}

/** A street with a kerb, a crossing, and a car driving by or waiting. */
export function drawRoad(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const near = within(stage, z, 0.34, 1010)
  const end = Math.max(z * 0.66, near * 1.5)
  drawStrip(stage, end, end * 1.03, '#dcd5c8')
  drawStrip(stage, near, end, stage.land.snowy ? '#bcc2cb' : '#7d7b7d')
  drawStrip(stage, near * 0.97, near, '#dcd5c8')
  let dashes = ''
  const middle = (near + end) * 0.47
  for (let u = -7; u < 7; u += 1)
    dashes += poly([
      on(stage, u * 4, middle),
      on(stage, u * 4 + 2, middle),
      on(stage, u * 4 + 2, middle * 1.02),
      on(stage, u * 4, middle * 1.02),
    ])
  const side = id.stretch > 1 ? 1 : -1
  let zebra = ''
  for (let step = 0; step < 7; step += 1) {
    const at = near + ((end - near) * (step + 0.2)) / 7
    const to = at + ((end - near) * 0.55) / 7
    const u = x * 0.5 - side * reach * 0.2
    zebra += poly([on(stage, u - 1.6, at), on(stage, u + 1.6, at), on(stage, u + 1.6, to), on(stage, u - 1.6, to)])
  }
  if (!stage.land.snowy) stage.art.fill(dashes + zebra, half(stage, '#f4efe4'), 0.75)
  drawCar(stage, x * 0.4 + side * reach * (far ? 0.16 : 0.3), end * 0.92, id.second)
  const tall = far ? 9 : 5.4
  for (const u of [-0.56, 0.6]) {
    const [tx, ty] = on(stage, x * 0.7 + u * reach * (far ? 0.7 : 1), end * 1.1)
    if (u * side > 0)
      drawTree(stage, 'broadleaf', tx, ty, tall * scaleAt(stage.view, end * 1.1), airDepth(stage.light, end))
  }
  drawLamp(stage, x * 0.5 - side * reach * 0.42, end * 1.06, far ? 7 : 4)
}

export function drawCafe(stage: Stage, id: Identity, setting: Setting): void {
  const { x, z } = setting
  const far = id.property === 'tower'
  if (far) {
    drawSquare(stage, id, setting)
    return
  }
  const side = id.stretch > 1 ? 1 : -1
  for (let index = 0; index < 3; index += 1)
    drawCafeTable(stage, id, x * 0.5 + side * (1.5 + index * 3.4), within(stage, z, 0.58) + stage.random.range(0, 1.2))
  drawLamp(stage, x * 0.3 - side * 4.6, z * 0.55)
}
