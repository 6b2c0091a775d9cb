// Solids standing in the world: walls one can draw on, roofs, and the shadows they throw on the ground.

import { mix, shift } from '../color.ts'
import { strike, tone } from '../light.ts'
import { hull, type Point, poly } from '../outline.ts'
import { airDepth, lit, type Stage } from '../stage.ts'
import { type Place, project, projectAll, scaleAt } from '../view.ts'

/** A footprint: centre on the ground, size in metres, turned by `yaw` radians; `base` is its foot above the ground. */
export type Block = { x: number; z: number; wide: number; deep: number; tall: number; yaw?: number; base?: number }

export type Wall = {
  side: 'front' | 'right' | 'back' | 'left'
  length: number
  tall: number
  /** Picture units per metre about the middle of the wall. */
  scale: number
  lit: number
  depth: number
  /** The picture point `u` metres along, `h` metres up, `out` metres before the wall. */
  at(u: number, h: number, out?: number): Point
}

export function local({ x, z, yaw = 0, base = 0 }: Block, u: number, h: number, w: number): Place {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  return [x + u * cos + w * sin, base + h, z - u * sin + w * cos]
}

/** The walls that face the eye, far ones first. */
export function wallsOf(stage: Stage, block: Block): Wall[] {
  const { wide, deep, tall } = block
  const [w, d] = [wide / 2, deep / 2]
  const sides = [
    { side: 'back', from: [w, d], along: [-1, 0], out: [0, 1], length: wide },
    { side: 'left', from: [-w, d], along: [0, -1], out: [-1, 0], length: deep },
    { side: 'right', from: [w, -d], along: [0, 1], out: [1, 0], length: deep },
    { side: 'front', from: [-w, -d], along: [1, 0], out: [0, -1], length: wide },
  ] as const
  const walls: Array<Wall & { far: number }> = []
  for (const { side, from, along, out, length } of sides) {
    const spot = (u: number, h: number, o: number) =>
      local(block, from[0] + along[0] * u + out[0] * o, h, from[1] + along[1] * u + out[1] * o)
    const middle = spot(length / 2, 0, 0)
    const ahead = spot(length / 2, 0, 1)
    const normal: Place = [ahead[0] - middle[0], 0, ahead[2] - middle[2]]
    if (normal[0] * -middle[0] + normal[2] * -middle[2] <= 0) continue
    walls.push({
      side,
      length,
      tall,
      far: Math.hypot(middle[0], middle[2]),
      scale: scaleAt(stage.view, middle[2]),
      lit: strike(stage.light, normal),
      depth: airDepth(stage.light, middle[2]),
      at: (u, h, o = 0) => project(stage.view, spot(u, h, o)),
    })
  }
  return walls.sort((a, b) => b.far - a.far)
}

/**
 * A wall from one ground point to another, seen from the side on its right hand; nothing when it shows its back. Rounded and
 * bent buildings are made of several.
 */
export function wallBetween(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  tall: number,
  base = 0,
  side: Wall['side'] = 'front',
): Wall | undefined {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const
  const out = [along[1], -along[0]] as const
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
  if (out[0] * -middle[0] + out[1] * -middle[1] <= 0) return undefined
  return {
    side,
    length,
    tall,
    scale: scaleAt(stage.view, middle[1]),
    lit: strike(stage.light, [out[0], 0, out[1]]),
    depth: airDepth(stage.light, middle[1]),
    at: (u, h, o = 0) =>
      project(stage.view, [from[0] + along[0] * u + out[0] * o, base + h, from[1] + along[1] * u + out[1] * o]),
  }
}

export function quad(wall: Wall, u0: number, h0: number, u1: number, h1: number, out = 0): string {
  return poly([wall.at(u0, h0, out), wall.at(u1, h0, out), wall.at(u1, h1, out), wall.at(u0, h1, out)])
}

/** The colour of a material on this wall. */
export const onWall = (stage: Stage, wall: Wall, color: string, change = 0) =>
  tone(stage.light, color, Math.max(0, Math.min(1, wall.lit + change)), wall.depth)

/** Paints the bare wall: a little brighter towards the sky, warmer where the ground throws light back. */
export function paintWall(stage: Stage, wall: Wall, color: string, from = 0, to = wall.tall): void {
  const d = quad(wall, 0, from, wall.length, to)
  const base = onWall(stage, wall, color)
  if (wall.scale < 15) {
    stage.art.fill(d, base)
    return
  }
  const bounce = mix(base, lit(stage, mix(stage.land.sand, color, 0.5), wall.depth), 0.16)
  const top = wall.at(wall.length / 2, to)
  const foot = wall.at(wall.length / 2, from)
  stage.art.fill(
    d,
    stage.art.linear(
      [
        [0, mix(base, stage.light.sky[1], 0.1)],
        [0.5, base],
        [1, bounce],
      ],
      0,
      top[1],
      0,
      foot[1],
    ),
  )
}

/** One flat face in the world, shaded by its own slope. Returns the paint used. */
export function drawFace(stage: Stage, places: readonly Place[], color: string, opacity = 1): string {
  const [a, b, c] = places as [Place, Place, Place]
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
  let normal: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const length = Math.hypot(...normal) || 1
  const toward =
    normal[0] * -a[0] + normal[1] * (stage.view.eye - a[1]) + normal[2] * -a[2] > 0 ? 1 / length : -1 / length
  normal = [normal[0] * toward, normal[1] * toward, normal[2] * toward]
  const paint = tone(stage.light, color, strike(stage.light, normal), airDepth(stage.light, a[2]))
  stage.art.fill(poly(projectAll(stage.view, places)), paint, opacity)
  return paint
}

export type RoofKind = 'gable' | 'gable-side' | 'hip' | 'flat'

type Roof = {
  kind: RoofKind
  color: string
  pitch: number
  over?: number
  courses?: number
  snow?: boolean
  gable?: string
}

/** A roof on a block. `gable` shows its triangle to the front, `gable-side` its slope; `pitch` is rise over half the span. */
export function drawRoof(
  stage: Stage,
  block: Block,
  { kind, color, pitch, over = 0.5, courses = 6, snow = stage.land.snowy, gable: gableColor = stage.land.wall }: Roof,
): void {
  const { tall, wide, deep } = block
  const [w, d] = [wide / 2 + over, deep / 2 + over]
  const spot = (u: number, h: number, v: number) => local(block, u, tall + h, v)
  if (kind === 'flat') {
    if ((block.base ?? 0) + tall > stage.view.eye) {
      const lip = {
        ...block,
        base: (block.base ?? 0) + tall - 0.1,
        tall: 0.45,
        wide: wide + over * 2,
        deep: deep + over * 2,
      }
      for (const wall of wallsOf(stage, lip)) {
        stage.art.fill(
          quad(wall, 0, 0, wall.length, lip.tall),
          onWall(stage, wall, snow ? '#ffffff' : shift(color, 0.05), 0.1),
        )
        if (over > 0.5)
          stage.art.fill(
            poly([
              wall.at(0, 0),
              wall.at(wall.length, 0),
              wall.at(wall.length - over, 0, -over),
              wall.at(over, 0, -over),
            ]),
            onWall(stage, wall, shift(color, -0.12), -0.3),
          )
      }
      return
    }
    drawFace(
      stage,
      [spot(-w, 0.02, -d), spot(w, 0.02, -d), spot(w, 0.02, d), spot(-w, 0.02, d)],
      snow ? '#ffffff' : color,
    )
    return
  }
  const along = kind === 'gable' ? 'w' : 'u'
  const span = along === 'w' ? wide / 2 : kind === 'hip' ? Math.min(wide, deep) / 2 : deep / 2
  const rise = span * pitch
  const drop = -over * pitch
  const inset = kind === 'hip' ? Math.min(wide, deep) / 2 + over : 0
  const [endU, endW] = along === 'u' ? [Math.max(0.05, w - inset), 0] : [0, d - inset]
  const [low, top] = [drop, rise]
  const corner = { fl: spot(-w, low, -d), fr: spot(w, low, -d), br: spot(w, low, d), bl: spot(-w, low, d) }
  const ridge: [Place, Place] =
    along === 'u' ? [spot(-endU, top, 0), spot(endU, top, 0)] : [spot(0, top, -endW), spot(0, top, endW)]
  const faces: Array<[Place, Place, Place, Place]> =
    along === 'u'
      ? [
          [corner.bl, corner.br, ridge[1], ridge[0]],
          [corner.fl, corner.fr, ridge[1], ridge[0]],
          ...(kind === 'hip'
            ? ([
                [corner.fl, corner.bl, ridge[0], ridge[0]],
                [corner.fr, corner.br, ridge[1], ridge[1]],
              ] as Array<[Place, Place, Place, Place]>)
            : []),
        ]
      : [
          [corner.bl, corner.fl, ridge[0], ridge[1]],
          [corner.br, corner.fr, ridge[0], ridge[1]],
        ]
  const centre = spot(0, 0, 0)
  if (kind !== 'hip') {
    const gables =
      along === 'w'
        ? [
            [spot(-wide / 2, 0, -deep / 2), spot(wide / 2, 0, -deep / 2), spot(0, rise, -deep / 2)],
            [spot(-wide / 2, 0, deep / 2), spot(wide / 2, 0, deep / 2), spot(0, rise, deep / 2)],
          ]
        : [
            [spot(-wide / 2, 0, -deep / 2), spot(-wide / 2, 0, deep / 2), spot(-wide / 2, rise, 0)],
            [spot(wide / 2, 0, -deep / 2), spot(wide / 2, 0, deep / 2), spot(wide / 2, rise, 0)],
          ]
    for (const gable of gables) {
      const middle = gable[2] as Place
      if ((middle[0] - centre[0]) * -middle[0] + (middle[2] - centre[2]) * -middle[2] > 0)
        drawFace(stage, gable as Place[], gableColor)
    }
  }
  for (const face of faces.sort((a, b) => b[0][2] + b[1][2] - a[0][2] - a[1][2]))
    drawSlope(
      stage,
      face,
      snow ? '#fafcff' : color,
      snow || scaleAt(stage.view, block.z) < 11 ? 0 : courses,
      over,
      centre,
    )
}

function drawSlope(
  stage: Stage,
  face: readonly [Place, Place, Place, Place],
  color: string,
  courses: number,
  over: number,
  centre: Place,
): void {
  const [a, b, c, d] = face
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const v = [d[0] - a[0], d[1] - a[1], d[2] - a[2]] as const
  let n: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const outward = n[1] > 0 ? 1 : -1
  n = [n[0] * outward, n[1] * outward, n[2] * outward]
  const seen = n[0] * -a[0] + n[1] * (stage.view.eye - a[1]) + n[2] * -a[2] > 0
  if (!seen) {
    const [mx, mz] = [(a[0] + b[0]) / 2, (a[2] + b[2]) / 2]
    if ((mx - centre[0]) * -mx + (mz - centre[2]) * -mz <= 0) return
    const inward = Math.min(1, over / (Math.hypot(d[0] - a[0], d[2] - a[2]) || 1))
    const part = (from: Place, to: Place): Place => [
      from[0] + (to[0] - from[0]) * inward,
      from[1] + (to[1] - from[1]) * inward,
      from[2] + (to[2] - from[2]) * inward,
    ]
    drawFace(stage, [a, b, part(b, c), part(a, d)], shift(stage.land.wood, -0.06))
    stage.art.line(
      poly([project(stage.view, a), project(stage.view, b)], false),
      tone(stage.light, color, 0.7, airDepth(stage.light, a[2])),
      Math.max(1, scaleAt(stage.view, a[2]) * 0.22),
    )
    return
  }
  const paint = drawFace(stage, face, color)
  if (courses === 0) return
  let d1 = ''
  const between = (from: Place, to: Place, t: number) =>
    project(stage.view, [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ])
  for (let row = 1; row < courses; row += 1)
    d1 += poly([between(a, d, row / courses), between(b, c, row / courses)], false)
  stage.art.line(d1, shift(paint, -0.06), Math.max(0.6, scaleAt(stage.view, a[2]) * 0.05), 0.7)
  stage.art.line(
    poly([project(stage.view, a), project(stage.view, b)], false),
    shift(paint, -0.1),
    Math.max(0.8, scaleAt(stage.view, a[2]) * 0.16),
  )
}

/** The shadow that a block throws on the ground, `tall` metres high. */
export function drawShadow(stage: Stage, block: Block, tall = block.tall): void {
  const { light, view, art } = stage
  const [sx, sy, sz] = light.toSun
  const length = Math.min(2.4, 1 / sy) * tall
  const feet: Array<readonly [number, number]> = []
  for (const [u, w] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [x, , z] = local(block, (u * block.wide) / 2, 0, (w * block.deep) / 2)
    feet.push([x, z], [x - sx * length, z - sz * length])
  }
  const outline = hull(feet as Point[]).map(([x, z]) => [x, block.base ?? 0, z] as Place)
  art.fill(poly(projectAll(view, outline)), light.shadow, light.shadowDepth)
}

/** A flat patch of ground. */
export function drawGround(
  stage: Stage,
  places: readonly (readonly [number, number])[],
  paint: string,
  opacity = 1,
  height = 0,
): void {
  stage.art.fill(
    poly(
      projectAll(
        stage.view,
        places.map(([x, z]) => [x, height, z] as Place),
      ),
    ),
    paint,
    opacity,
  )
}

/** A plain box: every seen wall and its top in one colour. */
export function drawBox(stage: Stage, block: Block, color: string, topColor = color): void {
  for (const wall of wallsOf(stage, block))
    stage.art.fill(quad(wall, 0, 0, wall.length, block.tall), onWall(stage, wall, color))
  if ((block.base ?? 0) + block.tall < stage.view.eye)
    drawRoof(stage, block, { kind: 'flat', color: topColor, pitch: 0, over: 0, snow: false })
}
