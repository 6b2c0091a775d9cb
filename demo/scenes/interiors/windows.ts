// Windows with the real view, balconies behind them, curtains before them.

import { num } from '../art.ts'
import { mix } from '../color.ts'
import { isDark } from '../light.ts'
import { type Point, poly, smooth } from '../outline.ts'
import { createRandom } from '../random.ts'
import { dim, half, lit } from '../stage.ts'
import { drawSail } from '../things.ts'
import { drawBackdrop, SEASIDE } from '../worlds/backdrop.ts'
import { drawOutlook } from '../worlds/outlooks.ts'
import type { Room } from './room.ts'

/** How large the land beyond a window is beside the same land seen from outdoors. */
const FARTHER = 0.66

export type Opening = { u0: number; u1: number; low: number; high: number; panes: number; arch?: boolean }

/** A window in the back wall, the place itself outside it, and its light on the floor. */
export function drawWindow(room: Room, opening: Opening, frame = '#fbf7ef'): void {
  const { inside, outside, deep, at, path, id } = room
  const { art, light } = inside
  const { u0, u1, low, high, panes, arch } = opening
  const outline = (grow: number): string => {
    const points: Point[] = [
      at(u0 - grow, low - (low > 0.2 ? grow : 0), deep),
      at(u1 + grow, low - (low > 0.2 ? grow : 0), deep),
    ]
    if (arch)
      for (let step = 0; step <= 8; step += 1) {
        const angle = (step / 8) * Math.PI
        points.push(
          at(
            (u0 + u1) / 2 + (Math.cos(angle) * (u1 - u0 + grow * 2)) / 2,
            high + grow - 0.55 + Math.sin(angle) * 0.55,
            deep,
          ),
        )
      }
    else points.push(at(u1 + grow, high + grow, deep), at(u0 - grow, high + grow, deep))
    return poly(points)
  }
  art.fill(outline(0.09), half(inside, frame))
  art.clip(outline(0), () => {
    const view = () => drawBackdrop({ ...outside, random: createRandom(id.viewSeed) })
    const { horizon, centre, eye } = outside.view
    // A window ends below where high mountains do: from indoors they stand farther off.
    if (outside.outlook)
      drawOutlook(outside, id, outside.outlook, { aside: (u0 + u1) / 2 / deep, down: (eye - low) / deep })
    else if (outside.portrait && !SEASIDE.has(outside.place))
      art.group(
        `transform="translate(${num(centre * (1 - FARTHER))} ${num(horizon * (1 - FARTHER))}) scale(${FARTHER})"`,
        view,
      )
    else view()
    if (SEASIDE.has(outside.place) && !outside.outlook)
      drawSail({ ...outside }, at((u0 + u1) / 2 + 0.5, 1, deep)[0], outside.view.horizon + 16, 62, 0.25)
    drawBalcony(room, opening)
  })
  let bars = poly([at(u0, low, deep), at(u1, low, deep)], false)
  for (let pane = 0; pane <= panes; pane += 1) {
    const u = u0 + ((u1 - u0) * pane) / panes
    bars += poly([at(u, low, deep), at(u, high, deep)], false)
  }
  art.line(bars, mix(half(inside, frame), lit(inside, frame), 0.3), 7)
  if (low > 0.2)
    art.fill(
      path([
        [u0 - 0.15, low - 0.1, deep],
        [u1 + 0.15, low - 0.1, deep],
        [u1 + 0.15, low, deep - 0.2],
        [u0 - 0.15, low, deep - 0.2],
      ]),
      lit(inside, frame),
    )
  if (isDark(outside.light)) return
  const strong = outside.light.weather === 'clear' || outside.light.weather === 'clouds'
  const skew = -light.side * 1.15
  const reach = deep * 0.5
  for (let pane = 0; pane < panes; pane += 1) {
    const a = u0 + ((u1 - u0) * pane) / panes + 0.05
    const b = u0 + ((u1 - u0) * (pane + 1)) / panes - 0.05
    const start = deep - 0.1 - low * 0.6
    art.fill(
      path([
        [a, 0.002, start],
        [b, 0.002, start],
        [b + skew, 0.002, start - reach],
        [a + skew, 0.002, start - reach],
      ]),
      art.linear(
        [
          [0, outside.light.sun, strong ? 0.62 : 0.2],
          [1, outside.light.sun, strong ? 0.3 : 0.05],
        ],
        0,
        at(0, 0, deep)[1],
        0,
        at(0, 0, deep - reach)[1],
      ),
    )
  }
  art.glow(
    at((u0 + u1) / 2, 0, deep)[0],
    at(0, (low + high) / 2, deep)[1],
    620,
    mix(outside.light.sun, outside.light.sky[3], 0.5),
    0.24,
  )
}

function drawBalcony({ outside, deep, at, path, id }: Room, { u0, u1, low }: Opening): void {
  if (low > 0.2) return
  const { art } = outside
  const z = deep + 1.5
  art.fill(
    path([
      [u0 - 2, 0, deep],
      [u1 + 2, 0, deep],
      [u1 + 2, 0, z],
      [u0 - 2, 0, z],
    ]),
    lit(outside, mix(id.stone, '#f1e4cc', 0.4)),
  )
  let bars = poly([at(u0 - 2, 1.02, z), at(u1 + 2, 1.02, z)], false)
  if (id.rail === 'glass')
    art.fill(
      path([
        [u0 - 2, 0, z],
        [u1 + 2, 0, z],
        [u1 + 2, 1.02, z],
        [u0 - 2, 1.02, z],
      ]),
      outside.light.sky[2],
      0.28,
    )
  else
    for (let u = u0 - 1; u < u1 + 1; u += id.rail === 'wood' ? 0.22 : 0.14)
      bars += poly([at(u, 0, z), at(u, 1.02, z)], false)
  art.line(
    bars,
    id.rail === 'wood' ? half(outside, id.wood) : dim(outside, id.rail === 'glass' ? '#f2ede2' : '#37424f'),
    id.rail === 'wood' ? 6 : 3.5,
  )
}

/** Hanging curtains at both sides of an opening, gathered in folds. */
export function drawCurtains(
  { inside: stage, deep, tall, at }: Room,
  { u0, u1, high }: Opening,
  color: string,
  sheer = true,
): void {
  const { art, random, light } = stage
  const rod = Math.min(tall - 0.1, high + 0.22)
  art.line(poly([at(u0 - 0.55, rod, deep - 0.1), at(u1 + 0.55, rod, deep - 0.1)], false), dim(stage, '#8a6a4a'), 5)
  for (const [edge, side] of [
    [u0, -1],
    [u1, 1],
  ] as const) {
    if (sheer)
      art.fill(
        poly([
          at(edge, rod, deep - 0.08),
          at(edge - side * 0.45, rod, deep - 0.08),
          at(edge - side * 0.34, 0.03, deep - 0.08),
          at(edge, 0.03, deep - 0.08),
        ]),
        lit(stage, '#ffffff'),
        0.42,
      )
    const folds = 6
    for (let fold = 0; fold < folds; fold += 1) {
      const a = edge + side * (0.5 - (0.62 * fold) / folds)
      const b = edge + side * (0.5 - (0.62 * (fold + 1)) / folds)
      const sway = random.range(-0.03, 0.03)
      const facing = (fold + (light.side > 0 ? 0 : 1)) % 2
      art.fill(
        smooth([
          at(a, rod, deep - 0.12),
          at(a, rod, deep - 0.12),
          at(a + sway, rod * 0.5, deep - 0.12),
          at(a + sway * 2, 0.02, deep - 0.12),
          at(a + sway * 2, 0.02, deep - 0.12),
          at(b + sway * 2, 0.02, deep - 0.12),
          at(b + sway * 2, 0.02, deep - 0.12),
          at(b + sway, rod * 0.5, deep - 0.12),
          at(b, rod, deep - 0.12),
          at(b, rod, deep - 0.12),
        ]),
        facing ? mix(lit(stage, color), half(stage, color), 0.3) : mix(half(stage, color), dim(stage, color), 0.45),
      )
    }
  }
}
