// Small things that give scale and life: parasols, loungers, people, boats, lamps.

import { num } from './art.ts'
import { mix, shift } from './color.ts'
import { oval, type Point, poly, rect, rounded, smooth } from './outline.ts'
import { airDepth, dim, half, lit, type Stage } from './stage.ts'
import { type Place, project, projectAll, scaleAt } from './view.ts'

const patch = (stage: Stage, places: readonly Place[]) => poly(projectAll(stage.view, places))

/** A beach parasol on the ground point; segments alternate, the side away from the sun is darker. */
export function drawParasol(stage: Stage, x: number, z: number, color: string, size = 1.25, second = '#fbf4e6'): void {
  const { art, view } = stage
  const row = Math.round(Math.log2(z) * 2)
  const model = 2 ** (row / 2)
  const id = art.once(`parasol ${color} ${size} ${row} ${view.eye}`, () =>
    drawParasolShape(stage, 0, model, color, size, second),
  )
  const [mx, my] = project(view, [0, 0, model])
  const [px, py] = project(view, [x, 0, z])
  const scale = model / z
  art.stamp(id, px - mx * scale, py - my * scale, scale)
}

function drawParasolShape(stage: Stage, x: number, z: number, color: string, size: number, second: string): void {
  const { art, light, view } = stage
  const depth = airDepth(light, z)
  const px = scaleAt(view, z)
  const [sx, sy, sz] = light.toSun
  const fall = Math.min(2.2, 1 / sy) * 2
  const shade = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (step) =>
      [x - sx * fall + Math.cos(step * 0.785) * size, 0.01, z - sz * fall + Math.sin(step * 0.785) * size] as Place,
  )
  art.fill(
    smooth(projectAll(view, shade)),
    mix(light.shadow, dim(stage, stage.land.sand), 0.45),
    light.shadowDepth * 1.15,
  )
  const foot = project(view, [x, 0, z])
  const top = project(view, [x, 2.55, z])
  art.line(poly([foot, top], false), half(stage, '#f2e8d8', depth), Math.max(0.8, px * 0.05))
  const rim = (step: number): Point =>
    project(view, [x + Math.cos(step) * size, 2 + Math.sin(step * 6) * 0.02, z + Math.sin(step) * size])
  const order = [1, 2, 0, 3, 5, 4]
  const detailed = px > 5
  if (!detailed) {
    const hood = [rim(Math.PI), rim(-Math.PI / 2), rim(0), top]
    art.fill(poly(hood), lit(stage, color, depth))
    art.fill(poly([light.side > 0 ? rim(Math.PI) : rim(0), rim(-Math.PI / 2), top]), half(stage, color, depth))
    return
  }
  for (const segment of order) {
    const a = (segment / 6) * Math.PI * 2
    const b = ((segment + 1) / 6) * Math.PI * 2
    const facing = Math.cos((a + b) / 2) * light.side
    const paint = segment % 2 ? second : color
    const edge = rim((a + b) / 2)
    const seen = Math.sin((a + b) / 2) < 0.2
    art.fill(
      `M${num(top[0])} ${num(top[1])}L${num(rim(a)[0])} ${num(rim(a)[1])}Q${num(edge[0])} ${num(edge[1] - px * 0.12)} ${num(rim(b)[0])} ${num(rim(b)[1])}z`,
      seen
        ? mix(dim(stage, paint, depth), lit(stage, paint, depth), 0.62 + facing * 0.38)
        : half(stage, shift(paint, -0.08), depth),
    )
  }
  art.fill(oval(top[0], top[1] - px * 0.04, px * 0.06), half(stage, color, depth))
}

/** A lounger with its back raised, feet towards the eye (or turned with `turn`), and perhaps a towel. */
export function drawLounger(stage: Stage, x: number, z: number, color = '#fdf8ee', towel?: string, turn = 0): void {
  const { art, view } = stage
  const row = Math.round(Math.log2(z) * 3)
  const model = 2 ** (row / 3)
  const across = Math.round((x / z) * 5) / 5
  const id = art.once(`lounger ${color} ${towel} ${row} ${across} ${turn} ${view.eye}`, () =>
    drawLoungerShape(stage, across * model, model, color, towel, turn),
  )
  const [mx, my] = project(view, [across * model, 0, model])
  const [px, py] = project(view, [x, 0, z])
  const scale = model / z
  art.stamp(id, px - mx * scale, py - my * scale, scale)
}

function drawLoungerShape(
  stage: Stage,
  x: number,
  z: number,
  color: string,
  towel: string | undefined,
  turn: number,
): void {
  const { art, light } = stage
  const depth = airDepth(light, z)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, h: number, w: number): Place => [x + u * cos + w * sin, h, z - u * sin + w * cos]
  const slab = (w0: number, h0: number, w1: number, h1: number, inset = 0) =>
    patch(stage, [
      at(-0.34 + inset, h0, w0),
      at(0.34 - inset, h0, w0),
      at(0.34 - inset, h1, w1),
      at(-0.34 + inset, h1, w1),
    ])
  const side = light.side
  art.fill(
    patch(stage, [
      at(-0.34, 0, -0.9),
      at(0.34, 0, -0.9),
      at(0.34 - side * 0.7, 0, 0.8),
      at(-0.34 - side * 0.7, 0, 0.8),
    ]),
    light.shadow,
    light.shadowDepth * 0.8,
  )
  art.fill(
    patch(stage, [at(-0.34, 0.1, -0.9), at(0.34, 0.1, -0.9), at(0.34, 0.34, -0.9), at(-0.34, 0.34, -0.9)]),
    dim(stage, color, depth),
  )
  art.fill(slab(-0.9, 0.34, 0.35, 0.34), lit(stage, color, depth))
  art.fill(slab(0.35, 0.34, 0.85, 0.86), mix(lit(stage, color, depth), half(stage, color, depth), 0.5))
  if (towel) art.fill(slab(-0.9, 0.36, 0.1, 0.36, 0.05) + slab(0.45, 0.5, 0.85, 0.9, 0.05), lit(stage, towel, depth))
}

export type Pose = 'stand' | 'walk' | 'sit' | 'pair'

/** A small person seen from far away, `tall` picture units, feet at (px, py). */
export function drawPerson(stage: Stage, px: number, py: number, tall: number, depth = 0, pose: Pose = 'stand'): void {
  const { art, random, light, land } = stage
  if (pose === 'pair') {
    drawPerson(stage, px - tall * 0.17, py, tall, depth, 'stand')
    drawPerson(stage, px + tall * 0.17, py + tall * 0.02, tall * 0.93, depth, 'stand')
    return
  }
  const top = random.pick([land.accent, '#f7f1e6', land.second, '#f2c14e', '#29425f'])
  const below = random.pick(['#2f3f59', '#f0e6d4', '#8c6b52', land.second])
  const skin = random.pick(['#e7b48f', '#c98d66', '#a5704d'])
  const hair = random.pick(['#3a2a24', '#6b4630', '#c99b5e', '#20222b'])
  const dress = random.chance(0.5)
  const seat = pose === 'sit' ? 0.24 : 0
  const y = (part: number) => py - tall * (part - seat)
  const stride = pose === 'walk' ? tall * 0.1 : tall * 0.035
  art.fill(
    poly([
      [px, py],
      [px + tall * 0.05, py],
      [px - light.side * tall * 0.75, py + tall * 0.07],
      [px - light.side * tall * 0.8, py + tall * 0.03],
    ]),
    light.shadow,
    light.shadowDepth * 0.7,
  )
  if (pose !== 'sit')
    art.line(
      `M${num(px - tall * 0.03)} ${num(y(0.48))}L${num(px - stride)} ${num(py)}M${num(px + tall * 0.03)} ${num(y(0.48))}L${num(px + stride)} ${num(py)}`,
      half(stage, dress ? skin : below, depth),
      tall * 0.075,
    )
  else
    art.line(
      `M${num(px)} ${num(y(0.48))}l${num(tall * 0.24)} ${num(tall * 0.02)}l${num(tall * 0.04)} ${num(tall * 0.2)}`,
      half(stage, below, depth),
      tall * 0.085,
    )
  const [shoulder, hem] = [tall * 0.1, dress && pose !== 'sit' ? tall * 0.15 : tall * 0.09]
  const bottom = dress && pose !== 'sit' ? 0.3 : 0.44
  const torso: Point[] = [
    [px - shoulder, y(0.82)],
    [px + shoulder, y(0.82)],
    [px + hem * (dress ? 0.55 : 0.9), y(0.58)],
    [px + hem, y(bottom)],
    [px - hem, y(bottom)],
    [px - hem * (dress ? 0.55 : 0.9), y(0.58)],
  ]
  art.line(
    `M${num(px - shoulder * 0.9)} ${num(y(0.79))}L${num(px - shoulder * 1.25)} ${num(y(0.5))}M${num(px + shoulder * 0.9)} ${num(y(0.79))}L${num(px + shoulder * 1.25)} ${num(y(0.52))}`,
    half(stage, skin, depth),
    tall * 0.045,
  )
  art.fill(rounded(torso, tall * 0.04), mix(half(stage, top, depth), lit(stage, top, depth), 0.4))
  art.fill(
    rounded(
      torso.map(([x, ty]) => [px + (x - px) * 0.5 + light.side * shoulder * 0.45, ty] as Point),
      tall * 0.04,
    ),
    lit(stage, top, depth),
    0.7,
  )
  art.fill(
    rect(px - tall * 0.022, y(0.88), tall * 0.044, tall * 0.08) + oval(px, y(0.925), tall * 0.05, tall * 0.062),
    half(stage, skin, depth),
  )
  art.fill(oval(px - light.side * tall * 0.012, y(0.945), tall * 0.058, tall * 0.05), half(stage, hair, depth))
}

/** A sailing boat on the water; `size` is the mast's height in picture units. */
export function drawSail(stage: Stage, px: number, py: number, size: number, depth: number, flip = 1): void {
  const { art, light } = stage
  const hull = half(stage, '#fbf7ef', depth)
  art.fill(
    smooth([
      [px - size * 0.32, py - size * 0.07],
      [px - size * 0.28, py],
      [px, py + size * 0.025],
      [px + size * 0.25, py],
      [px + size * 0.38, py - size * 0.085],
      [px, py - size * 0.06],
    ]),
    hull,
  )
  const bright = lit(stage, '#fffaf0', depth)
  const shaded = dim(stage, '#fff4e2', depth)
  const mast = px + size * 0.02 * flip
  art.fill(
    `M${num(mast)} ${num(py - size)}Q${num(mast - flip * size * 0.26)} ${num(py - size * 0.5)} ${num(mast - flip * size * 0.33)} ${num(py - size * 0.14)}L${num(mast)} ${num(py - size * 0.13)}z`,
    light.side === flip ? shaded : bright,
  )
  art.fill(
    `M${num(mast + flip * size * 0.02)} ${num(py - size * 0.93)}Q${num(mast + flip * size * 0.2)} ${num(py - size * 0.5)} ${num(mast + flip * size * 0.35)} ${num(py - size * 0.1)}L${num(mast + flip * size * 0.02)} ${num(py - size * 0.16)}z`,
    light.side === flip ? bright : shaded,
  )
  art.fill(
    `M${num(px - size * 0.2)} ${num(py + size * 0.02)}h${num(size * 0.42)}l${num(-size * 0.1)} ${num(size * 0.09)}h${num(-size * 0.2)}z`,
    bright,
    0.3,
  )
}

/** A rowing or fishing boat, side on. */
export function drawRowboat(stage: Stage, px: number, py: number, size: number, depth: number, color: string): void {
  const { art, light } = stage
  art.fill(oval(px, py + size * 0.03, size * 0.52, size * 0.06), light.shadow, 0.35)
  const hull: Point[] = [
    [px - size * 0.55, py - size * 0.17],
    [px - size * 0.3, py - size * 0.1],
    [px + size * 0.25, py - size * 0.1],
    [px + size * 0.58, py - size * 0.21],
    [px + size * 0.42, py + size * 0.03],
    [px - size * 0.4, py + size * 0.04],
  ]
  art.fill(rounded(hull, size * 0.06), half(stage, color, depth))
  art.fill(
    rounded(
      [
        [px - size * 0.5, py - size * 0.16],
        [px - size * 0.3, py - size * 0.1],
        [px + size * 0.25, py - size * 0.1],
        [px + size * 0.54, py - size * 0.2],
        [px + size * 0.5, py - size * 0.15],
        [px + size * 0.24, py - size * 0.05],
        [px - size * 0.3, py - size * 0.05],
      ],
      size * 0.03,
    ),
    lit(stage, '#fbf3e2', depth),
  )
  art.fill(
    poly([
      [px - size * 0.28, py - size * 0.1],
      [px + size * 0.22, py - size * 0.1],
      [px + size * 0.16, py - size * 0.13],
      [px - size * 0.22, py - size * 0.13],
    ]),
    dim(stage, '#8a6a50', depth),
  )
}

/** A lamp globe with its light around it. */
export function drawLantern(stage: Stage, px: number, py: number, size: number, reach = 7): void {
  const { art, light } = stage
  if (light.lamps > 0.2) art.glow(px, py, size * reach, '#ffc470', 0.5 * light.lamps)
  art.fill(oval(px, py, size, size * 1.1), mix(half(stage, '#fff3d6'), '#fff0c9', light.lamps))
}

/** Thin smoke rising from a chimney, or steam from water. */
export function drawSmoke(stage: Stage, px: number, py: number, height: number, strength = 0.5): void {
  const { art, random, light } = stage
  const color = mix('#ffffff', light.sky[2], 0.35)
  let x = px
  for (let step = 0; step < 6; step += 1) {
    const t = step / 6
    art.glow(x, py - height * t, height * (0.12 + t * 0.2), color, strength * (1 - t) * 0.9, 0.8)
    x += height * (0.04 + random.range(0, 0.08))
  }
}
