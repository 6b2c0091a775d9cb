// A vessel side on: hull, masts, sails, people aboard.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { type Point, poly, rounded, smooth, stroke } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { drawPerson } from '../things.ts'

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
  const bow = vessel === 'gulet' ? at(0.57, 0.145) : at(0.5, vessel === 'catamaran' ? 0.11 : 0.09)
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
    } else if (vessel !== 'gulet')
      art.fill(stroke(at(u - 0.34, 0.2)[0], at(0, 0.185)[1], size * 0.33, size * 0.035), across(id.accent))
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
