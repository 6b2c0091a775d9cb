// Gardens before a house: a path, a fence, a wall of stone, a drive of gravel.

import { WIDTH } from '../art.ts'
import { drawBox, onWall, quad, wallsOf } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { type Point, poly, rect, smooth } from '../outline.ts'
import { half, lit, type Stage } from '../stage.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { projectAll, scaleAt } from '../view.ts'
import { drawCafeTable } from './cafe.ts'
import { drawCar, on } from './forecourt-things.ts'
import { type Setting, treeOf } from './siting.ts'

export function drawGardenFence(stage: Stage, id: Identity, setting: Setting): void {
  const { art, random, land, view } = stage
  drawGardenPath(stage, id, setting)
  const { x, z, reach } = setting
  const fz = z * 0.62
  const color = id.stretch > 1 ? '#f5efe2' : id.wood
  const px = scaleAt(view, fz)
  let [rails, pales, caps] = ['', '', '']
  for (let u = -reach * 1.3; u < reach * 1.3; u += 0.34) {
    if (Math.abs(u) < 1.5) continue
    const [sx, sy] = on(stage, x * 0.4 + u, fz)
    if (sx < -20 || sx > WIDTH + 20) continue
    pales += `${rect(sx - px * 0.055, sy - px * 0.95, px * 0.11, px * 0.95)}`
    if (land.snowy) caps += rect(sx - px * 0.08, sy - px * 1.02, px * 0.16, px * 0.09)
  }
  for (const h of [0.3, 0.72]) {
    const y = on(stage, 0, fz, h)[1]
    const [left, right] = [on(stage, x * 0.4 - 1.5, fz)[0], on(stage, x * 0.4 + 1.5, fz)[0]]
    rails += rect(-20, y, left + 20, px * 0.09) + rect(right, y, WIDTH + 20 - right, px * 0.09)
  }
  art.fill(rails, half(stage, color))
  art.fill(pales, mix(lit(stage, color), half(stage, color), 0.35))
  art.fill(caps, lit(stage, '#ffffff'))
  for (let index = 0; index < 7; index += 1) {
    const [sx, sy] = on(stage, x * 0.4 + (index - 3) * reach * 0.2 + random.range(-0.5, 0.5), fz + 0.5)
    if (index !== 3)
      drawShrub(stage, sx, sy, random.range(0.9, 1.5) * px, 0, random.chance(0.6) ? id.accent : id.second)
  }
}

export function drawGardenWall(stage: Stage, id: Identity, setting: Setting): void {
  const { random, land, view, art } = stage
  drawGardenPath(stage, id, setting)
  const { x, z, reach } = setting
  const fz = z * 0.6
  for (const side of [-1, 1]) {
    const block = { x: x * 0.4 + side * (1.5 + reach * 0.7), z: fz, wide: reach * 1.4, deep: 0.5, tall: 0.95 }
    drawBox(stage, block, id.stone, land.snowy ? '#ffffff' : shift(id.stone, 0.06))
    for (const wall of wallsOf(stage, block)) {
      if (wall.side !== 'front') continue
      let joints = ''
      for (let index = 0; index < 40; index += 1) {
        const [u, h] = [random.range(0, wall.length), random.range(0.1, 0.85)]
        joints += poly([wall.at(u, h), wall.at(Math.min(wall.length, u + 0.6), h)], false)
      }
      art.line(joints, onWall(stage, wall, shift(id.stone, -0.15)), 2, 0.5)
      art.fill(
        quad(wall, 0, 0.88, wall.length, 1.05, 0.1),
        onWall(stage, wall, land.snowy ? '#ffffff' : shift(id.stone, 0.08), 0.2),
      )
    }
    drawBox(stage, { x: x * 0.4 + side * 1.7, z: fz, wide: 0.6, deep: 0.6, tall: 1.5 }, shift(id.stone, 0.03))
    for (let index = 0; index < 4; index += 1) {
      const [sx, sy] = on(stage, x * 0.4 + side * (2.8 + index * reach * 0.16), fz - 0.4)
      drawShrub(stage, sx, sy, random.range(0.9, 1.5) * scaleAt(view, fz), 0, index % 2 ? id.accent : id.second)
    }
  }
}

export function drawGardenPath(stage: Stage, id: Identity, { x, z, yaw, view }: Setting): void {
  const { art, land, random } = stage
  const doorX = x - Math.sin(yaw) * 0.5
  const bend = id.stretch > 1 ? -2.6 : 3
  const middle = (t: number) => doorX + (bend - doorX) * t ** 1.5
  const left: Point[] = []
  const right: Point[] = []
  for (const [t, wide] of [
    [0, 0.9],
    [0.4, 1],
    [0.75, 1.3],
    [1, 1.8],
  ] as const) {
    left.push(on(stage, middle(t) - wide, z - (z - 4) * t))
    right.unshift(on(stage, middle(t) + wide, z - (z - 4) * t))
  }
  art.fill(smooth([...left, ...right]), lit(stage, land.snowy ? '#dfe5ee' : mix(id.stone, '#f3e4c8', 0.5)))
  if (id.forecourt !== 'path') return
  for (let index = 0; index < 9; index += 1) {
    const t = index / 9
    for (const side of [-1, 1]) {
      const [sx, sy] = on(stage, middle(t) + side * (1.5 + random.range(0, 0.7)), z - 1.5 - (z - 7) * t)
      drawShrub(
        stage,
        sx,
        sy,
        random.range(0.8, 1.3) * scaleAt(view, z - (z - 7) * t),
        0,
        random.chance(0.6) ? id.accent : undefined,
      )
    }
  }
  if (id.property !== 'hut') drawCafeTable(stage, id, x - 6.4, z * 0.66)
}

/** A round drive of gravel with a car waiting on it. */
export function drawDrive(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, land } = stage
  const ring = (r: number) =>
    smooth(
      projectAll(
        view,
        Array.from(
          { length: 18 },
          (_, step) =>
            [
              x * 0.5 + Math.cos((step / 9) * Math.PI) * r,
              0,
              z * 0.6 + Math.sin((step / 9) * Math.PI) * r * 0.62,
            ] as const,
        ),
      ),
    )
  const gravel = lit(stage, land.snowy ? '#d5dce6' : mix(id.stone, '#eeddbd', 0.6))
  art.fill(
    poly([
      on(stage, x * 0.5 - 1.8, z * 0.6),
      on(stage, x * 0.5 + 1.8, z * 0.6),
      on(stage, 3.4, 3.5),
      on(stage, -2.6, 3.5),
    ]),
    gravel,
  )
  art.fill(ring(reach * 0.4), gravel)
  art.fill(ring(reach * 0.2), lit(stage, land.grass))
  const [cx, cy] = on(stage, x * 0.5, z * 0.6)
  drawTree(stage, treeOf(stage, id), cx, cy, 2.6 * scaleAt(view, z * 0.6))
  if (id.property !== 'hut') drawCar(stage, x * 0.5 + (id.stretch > 1 ? -1 : 1) * reach * 0.34, z * 0.66, id.second)
}
