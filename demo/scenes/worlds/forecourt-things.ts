// What the forecourts of different hotels have in common: where on the ground a thing stands, lamps, benches, planters, a car.

import { num, WIDTH } from '../art.ts'
import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, rounded } from '../outline.ts'
import { BOTTOM, dim, half, lit, type Stage } from '../stage.ts'
import { drawLantern } from '../things.ts'
import { drawShrub } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import type { Setting } from './siting.ts'

export type Painter = (stage: Stage, id: Identity, setting: Setting) => void

export const on = ({ view }: Stage, x: number, z: number, h = 0): Point => project(view, [x, h, z])

/** A distance as a share of the way to the house, but never so near that what stands there falls out of the picture. */
export const within = ({ view }: Stage, z: number, share: number, low = 955) =>
  Math.max(z * share, (view.focal * view.eye) / (low - view.horizon))

/** A strip of ground across the picture between two distances. */
export function drawStrip(stage: Stage, near: number, far: number, color: string, opacity = 1): void {
  const top = on(stage, 0, far)[1]
  const low = Math.min(BOTTOM, on(stage, 0, near)[1])
  if (low <= top) return
  stage.art.fill(
    `M-20 ${num(top)}H${WIDTH + 20}V${num(low)}H-20z`,
    stage.art.linear(
      [
        [0, mix(lit(stage, color), half(stage, color), 0.3)],
        [1, mix(lit(stage, color), half(stage, color), 0.75)],
      ],
      0,
      top,
      0,
      low,
    ),
    opacity,
  )
}

export function drawLamp(stage: Stage, x: number, z: number, metres = 3.6): void {
  const [fx, fy] = on(stage, x, z)
  const tall = metres * scaleAt(stage.view, z)
  stage.art.line(`M${num(fx)} ${num(fy)}v${num(-tall)}`, dim(stage, '#2c3644'), tall * 0.028)
  drawLantern(stage, fx, fy - tall, tall * 0.05)
}

export function drawBench(stage: Stage, id: Identity, x: number, z: number): void {
  const block = { x, z, wide: 1.9, deep: 0.5, tall: 0.08, base: 0.42 }
  for (const side of [-0.75, 0.75]) drawBox(stage, { x: x + side, z, wide: 0.1, deep: 0.45, tall: 0.42 }, '#3a4048')
  drawBox(stage, block, id.wood, shift(id.wood, 0.1))
  drawBox(stage, { ...block, z: z + 0.3, deep: 0.08, tall: 0.4, base: 0.55 }, id.wood)
}

export function drawPlanter(stage: Stage, id: Identity, x: number, z: number): void {
  drawBox(stage, { x, z, wide: 0.9, deep: 0.7, tall: 0.6 }, shift(id.stone, -0.08))
  const [sx, sy] = on(stage, x, z, 0.55)
  drawShrub(stage, sx, sy, 1.2 * scaleAt(stage.view, z), 0, id.accent)
}

export function drawCar(stage: Stage, x: number, z: number, color: string): void {
  const { art, light } = stage
  const px = scaleAt(stage.view, z)
  const [cx, cy] = on(stage, x, z)
  const at = (u: number, h: number): Point => [cx + u * px, cy - h * px]
  art.fill(oval(cx, cy, px * 2.15, px * 0.16), light.shadow, 0.35)
  art.fill(rounded([at(-1.3, 0.85), at(-0.75, 1.42), at(0.7, 1.42), at(1.25, 0.85)], px * 0.22), half(stage, color))
  art.fill(
    rounded([at(-1.08, 0.88), at(-0.68, 1.32), at(-0.05, 1.32), at(-0.05, 0.88)], px * 0.08) +
      rounded([at(0.05, 0.88), at(0.05, 1.32), at(0.62, 1.32), at(1.02, 0.88)], px * 0.08),
    mix(light.sky[1], '#2c4252', 0.5),
  )
  art.fill(
    rounded([at(-2.05, 0.28), at(-2, 0.85), at(2, 0.9), at(2.08, 0.28)], px * 0.2),
    mix(lit(stage, color), half(stage, color), 0.4),
  )
  for (const u of [-1.25, 1.25]) {
    art.fill(oval(cx + u * px, cy - px * 0.3, px * 0.34, px * 0.34), dim(stage, '#23272e'))
    art.fill(oval(cx + u * px, cy - px * 0.3, px * 0.16, px * 0.16), half(stage, '#c9ced2'))
  }
}
