// Furniture, drawn in the room's metres. Everything soft is a box with its corners cut round.

import { num } from '../art.ts'
import { type Block, drawBox, onWall, wallsOf } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import { blob, hull, oval, type Point, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { frond } from '../trees.ts'
import { scaleAt } from '../view.ts'
import type { Room } from './room.ts'

/** A soft shadow on the floor under something. */
export function drawContact({ inside: stage, at }: Room, x: number, z: number, rx: number, rz: number): void {
  const [cx, cy] = at(x, 0, z)
  const px = scaleAt(stage.view, z)
  stage.art.fill(oval(cx, cy, rx * px * 1.15, Math.max(3, rz * px * 0.36)), stage.light.shadow, 0.24)
}

/** A cushion-like box: one rounded body, then its faces, lit from above. */
export function drawSoft(stage: Stage, block: Block, color: string, radius = 14): void {
  const walls = wallsOf(stage, block)
  const body = [...topOf(stage, block), ...walls.flatMap((wall) => [wall.at(0, 0), wall.at(wall.length, 0)])]
  stage.art.fill(rounded(hull(body), radius), mix(half(stage, color), lit(stage, color), 0.3))
  for (const wall of walls) {
    const points = [wall.at(0, 0), wall.at(wall.length, 0), wall.at(wall.length, block.tall), wall.at(0, block.tall)]
    const base =
      wall.side === 'front'
        ? mix(half(stage, color), dim(stage, color), 0.35)
        : onWall(stage, { ...wall, depth: 0 }, color)
    stage.art.fill(rounded(points, radius), base)
  }
  const top = topOf(stage, block)
  stage.art.fill(rounded(top, radius), mix(lit(stage, color), half(stage, color), 0.12))
}

function topOf(stage: Stage, block: Block): Point[] {
  const walls = wallsOf(stage, { ...block })
  const front = walls.find((wall) => wall.side === 'front')
  if (!front) return []
  return [
    front.at(0, block.tall),
    front.at(front.length, block.tall),
    front.at(front.length, block.tall, -block.deep),
    front.at(0, block.tall, -block.deep),
  ]
}

/** A double bed along the right wall: head at the wall, long side towards the eye. */
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
  for (const depth of [z + wide * 0.26, z - wide * 0.22]) {
    pillow(depth, 0.26, 0.46, linen)
    pillow(depth - 0.04, 0.46, 0.36, linen)
    pillow(depth - 0.08, 0.62, 0.26, depth > z ? id.second : id.accent)
  }
}

/** A double bed with its head at the back wall and its foot towards the eye. */
export function drawBedFacing(room: Room, x: number, long: number, wide: number): void {
  const { inside: stage, id, at, deep, style } = room
  const { art } = stage
  const linen = '#fdf9f1'
  const z = deep - long / 2 - 0.1
  drawContact(room, x, deep - long - 0.1, wide * 0.62, 0.5)
  drawBox(
    stage,
    { x, z: deep - 0.06, wide: wide + 0.7, deep: 0.1, tall: style === 'revival' ? 1.5 : 1.25 },
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
  for (const u of [-wide * 0.25, wide * 0.25]) pillow(u, deep - 0.34, wide * 0.44, 0.42, linen)
  for (const u of [-wide * 0.24, wide * 0.24]) pillow(u, deep - 0.52, wide * 0.4, 0.32, u > 0 ? linen : id.second)
  pillow(0.06, deep - 0.66, wide * 0.3, 0.24, id.accent)
}

export function drawTableLamp({ inside: stage, at }: Room, x: number, y: number, z: number, color: string): void {
  const { art, light } = stage
  const [px, py] = at(x, y, z)
  const size = scaleAt(stage.view, z)
  art.fill(
    smooth([
      [px - size * 0.05, py],
      [px + size * 0.05, py],
      [px + size * 0.07, py - size * 0.1],
      [px + size * 0.015, py - size * 0.2],
      [px - size * 0.015, py - size * 0.2],
      [px - size * 0.07, py - size * 0.1],
    ]),
    half(stage, color),
  )
  const burn = Math.max(0.25, light.lamps)
  art.fill(
    poly([
      [px - size * 0.16, py - size * 0.18],
      [px + size * 0.16, py - size * 0.18],
      [px + size * 0.1, py - size * 0.42],
      [px - size * 0.1, py - size * 0.42],
    ]),
    art.linear(
      [
        [0, mix(half(stage, '#f7ead0'), '#fff0cc', burn)],
        [1, mix(half(stage, '#f7ead0'), '#ffcf88', burn)],
      ],
      0,
      py - size * 0.42,
      0,
      py - size * 0.18,
    ),
  )
  art.glow(px, py - size * 0.3, size * 1.05, '#ffc878', 0.5 * burn)
}

/** A lamp hanging from the ceiling; `drop` metres of cord. */
export function drawPendant(
  { inside: stage, at, tall }: Room,
  x: number,
  z: number,
  drop: number,
  wide: number,
  color: string,
): void {
  const { art, light } = stage
  const [px, top] = at(x, tall, z)
  const [, py] = at(x, tall - drop, z)
  const size = scaleAt(stage.view, z) * wide
  art.line(`M${num(px)} ${num(top)}V${num(py)}`, dim(stage, '#3a3434'), 2)
  art.fill(
    `M${num(px - size / 2)} ${num(py + size * 0.34)}Q${num(px - size * 0.46)} ${num(py - size * 0.05)} ${num(px)} ${num(py - size * 0.08)}Q${num(px + size * 0.46)} ${num(py - size * 0.05)} ${num(px + size / 2)} ${num(py + size * 0.34)}z`,
    art.linear(
      [
        [0, dim(stage, color)],
        [1, lit(stage, color)],
      ],
      px - light.side * size * 0.5,
      0,
      px + light.side * size * 0.5,
      0,
    ),
  )
  art.fill(
    oval(px, py + size * 0.34, size / 2, size * 0.08),
    mix('#fff2d2', half(stage, '#fff2d2'), 0.6 - light.lamps * 0.6),
  )
  if (light.lamps > 0.15) art.glow(px, py + size * 0.5, size * 2.6, '#ffca80', 0.42 * light.lamps)
}

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

/** A short pile of books seen from the front. */
export function drawBooks(stage: Stage, px: number, py: number, wide: number, colors: readonly string[]): void {
  colors.forEach((color, index) => {
    const lift = index * wide * 0.24
    stage.art.fill(
      rounded(
        [
          [px - wide * 0.6 + index * 3, py - lift],
          [px + wide * 0.6 - index * 4, py - lift],
          [px + wide * 0.6 - index * 4, py - lift - wide * 0.22],
          [px - wide * 0.6 + index * 3, py - lift - wide * 0.22],
        ],
        2,
      ),
      half(stage, color),
    )
    stage.art.fill(
      poly([
        [px + wide * 0.2, py - lift - wide * 0.05],
        [px + wide * 0.56 - index * 4, py - lift - wide * 0.05],
        [px + wide * 0.56 - index * 4, py - lift - wide * 0.18],
        [px + wide * 0.2, py - lift - wide * 0.18],
      ]),
      lit(stage, '#fbf5e8'),
      0.8,
    )
  })
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

/** A cup on a saucer; `size` is its width in picture units. */
export function drawCup(
  stage: Stage,
  px: number,
  py: number,
  size: number,
  color = '#fdf9f0',
  drink = '#5a3826',
): void {
  const { art } = stage
  art.fill(oval(px, py, size * 1.05, size * 0.3), half(stage, color))
  art.fill(oval(px, py - size * 0.04, size * 0.9, size * 0.24), lit(stage, color))
  art.fill(
    `M${num(px - size * 0.55)} ${num(py - size * 0.62)}C${num(px - size * 0.55)} ${num(py)} ${num(px + size * 0.55)} ${num(py)} ${num(px + size * 0.55)} ${num(py - size * 0.62)}z`,
    art.linear(
      [
        [0, dim(stage, color)],
        [1, lit(stage, color)],
      ],
      px - stage.light.side * size * 0.5,
      0,
      px + stage.light.side * size * 0.5,
      0,
    ),
  )
  art.line(
    `M${num(px + size * 0.52)} ${num(py - size * 0.5)}q${num(size * 0.34)} ${num(size * 0.04)} ${num(-size * 0.06)} ${num(size * 0.32)}`,
    half(stage, color),
    size * 0.1,
  )
  art.fill(oval(px, py - size * 0.62, size * 0.55, size * 0.17), lit(stage, color))
  art.fill(oval(px, py - size * 0.6, size * 0.46, size * 0.12), half(stage, drink))
}

/** A potted plant with broad or feathery leaves. */
export function drawPlant(room: Room, x: number, z: number, tall: number, kind: 'palm' | 'fig' = 'fig'): void {
  const { inside: stage, at, id, outside } = room
  const { art, random } = stage
  const size = scaleAt(stage.view, z)
  const [px, py] = at(x, 0, z)
  drawContact(room, x, z, 0.24, 0.24)
  const h = tall * size
  const leaf = mix(outside.land.snowy ? '#4f7f4c' : outside.land.leaf, '#3f7a4f', 0.5)
  const crown: Point = [px, py - h * 0.34]
  if (kind === 'palm')
    for (const [angle, shade] of [
      [-2.9, 0],
      [-0.3, 0],
      [-2.3, 1],
      [-0.8, 1],
      [-1.85, 2],
      [-1.25, 2],
      [-1.55, 1],
    ] as const)
      art.line(
        frond(crown[0], crown[1], angle, h * 0.62, h * 0.16, random),
        shade === 0 ? dim(stage, leaf) : shade === 1 ? half(stage, leaf) : lit(stage, leaf),
        h * 0.013,
      )
  else {
    for (let index = 0; index < 15; index += 1) {
      const angle = -Math.PI / 2 + (index - 7) * 0.23 + random.range(-0.1, 0.1)
      const reach = h * random.range(0.34, 0.66)
      const tip: Point = [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach]
      art.line(poly([crown, tip], false), dim(stage, leaf), 2.4)
      const wide = h * 0.075
      const n: Point = [-Math.sin(angle) * wide, Math.cos(angle) * wide]
      const base: Point = [crown[0] + Math.cos(angle) * reach * 0.45, crown[1] + Math.sin(angle) * reach * 0.45]
      const mid: Point = [(tip[0] + base[0]) / 2, (tip[1] + base[1]) / 2]
      const paint = index % 3 === 0 ? dim(stage, leaf) : index % 3 === 1 ? half(stage, leaf) : lit(stage, leaf)
      art.fill(
        `M${num(base[0])} ${num(base[1])}Q${num(mid[0] + n[0] * 1.7)} ${num(mid[1] + n[1] * 1.7)} ${num(tip[0])} ${num(tip[1])}Q${num(mid[0] - n[0] * 1.7)} ${num(mid[1] - n[1] * 1.7)} ${num(base[0])} ${num(base[1])}z`,
        paint,
      )
    }
  }
  const [rim, foot] = [size * 0.2, size * 0.14]
  const pot = poly([
    [px - rim, py - h * 0.36],
    [px + rim, py - h * 0.36],
    [px + foot, py],
    [px - foot, py],
  ])
  art.fill(
    pot,
    art.linear(
      [
        [0, dim(stage, id.accent)],
        [1, lit(stage, mix(id.accent, '#e9d2b4', 0.4))],
      ],
      px - stage.light.side * rim,
      0,
      px + stage.light.side * rim,
      0,
    ),
  )
}

/** A woven rug; Revival rooms get stripes and diamonds. */
export function drawRug(
  { inside: stage, path, style, id }: Room,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
): void {
  const { art } = stage
  const area = (a: number, b: number, c: number, d: number) =>
    path([
      [a, 0.004, c],
      [b, 0.004, c],
      [b, 0.004, d],
      [a, 0.004, d],
    ])
  art.fill(
    area(x0, x1, z0, z1),
    half(stage, style === 'urban' ? '#d9d2c6' : style === 'sea' ? mix(id.second, '#f3ecdd', 0.65) : id.accent),
    0.94,
  )
  const deep = z1 - z0
  const stripes =
    style === 'revival'
      ? ([
          [0.06, 0.05, id.second],
          [0.16, 0.03, '#f3e4c4'],
          [0.8, 0.03, '#f3e4c4'],
          [0.89, 0.05, id.second],
        ] as const)
      : ([
          [0.07, 0.03, '#fbf4e6'],
          [0.9, 0.03, '#fbf4e6'],
        ] as const)
  for (const [t, wide, color] of stripes)
    art.fill(area(x0, x1, z0 + deep * t, z0 + deep * (t + wide)), half(stage, color))
  if (style !== 'revival' && style !== 'alpine') return
  let diamonds = ''
  const count = 7
  for (let index = 0; index < count; index += 1) {
    const cx = x0 + ((x1 - x0) * (index + 0.5)) / count
    const r = ((x1 - x0) / count) * 0.36
    diamonds += path([
      [cx - r, 0.005, z0 + deep / 2],
      [cx, 0.005, z0 + deep * 0.28],
      [cx + r, 0.005, z0 + deep / 2],
      [cx, 0.005, z0 + deep * 0.72],
    ])
  }
  art.fill(diamonds, half(stage, '#f3e2bf'))
}

/** A framed picture on the right (+1) or left (-1) wall: hills and a sun in the hotel's colours. */
export function drawFramed(
  { inside: stage, left, right, path, at, id, outside }: Room,
  side: 1 | -1,
  z: number,
  y: number,
  wide: number,
  tall: number,
): void {
  const { art } = stage
  const x = side > 0 ? right - 0.01 : left + 0.01
  const area = (a: number, b: number, c: number, d: number) =>
    path([
      [x, c, a],
      [x, c, b],
      [x, d, b],
      [x, d, a],
    ])
  art.fill(
    area(z - wide / 2 - 0.04, z + wide / 2 + 0.04, y - tall / 2 - 0.04, y + tall / 2 + 0.04),
    dim(stage, id.wood),
  )
  art.fill(area(z - wide / 2, z + wide / 2, y - tall / 2, y + tall / 2), half(stage, mix('#f6e7cc', id.second, 0.18)))
  art.fill(
    smooth([
      at(x, y - tall / 2, z - wide / 2),
      at(x, y - tall / 2, z - wide / 2),
      at(x, y - tall * 0.02, z - wide * 0.3),
      at(x, y - tall * 0.22, z),
      at(x, y + tall * 0.02, z + wide * 0.3),
      at(x, y - tall / 2, z + wide / 2),
      at(x, y - tall / 2, z + wide / 2),
    ]),
    half(stage, id.accent),
  )
  art.fill(
    smooth([
      at(x, y - tall / 2, z - wide / 2),
      at(x, y - tall / 2, z - wide / 2),
      at(x, y - tall * 0.28, z - wide * 0.1),
      at(x, y - tall * 0.2, z + wide * 0.4),
      at(x, y - tall / 2, z + wide / 2),
      at(x, y - tall / 2, z + wide / 2),
    ]),
    half(stage, outside.land.seaFar),
  )
  const [sx, sy] = at(x, y + tall * 0.2, z + wide * 0.08)
  art.fill(oval(sx, sy, 7, 12), lit(stage, id.second))
}

/** Flowers in a small vase; `size` is its height in picture units. */
export function drawVase(stage: Stage, px: number, py: number, size: number, color: string, petals: string): void {
  const { art, random } = stage
  let [stems, heads] = ['', '']
  for (let index = 0; index < 6; index += 1) {
    const [tx, ty] = [px + (index - 2.5) * size * 0.16, py - size * random.range(0.85, 1.25)]
    stems += `M${num(px)} ${num(py - size * 0.5)}Q${num(px)} ${num(py - size * 0.8)} ${num(tx)} ${num(ty)}`
    heads += blob(random, tx, ty, size * 0.12, size * 0.11, 6, 0.2)
  }
  art.line(stems, half(stage, '#5f8a55'), Math.max(1.4, size * 0.03))
  art.fill(heads, mix(lit(stage, petals), half(stage, petals), 0.2))
  art.fill(
    smooth([
      [px - size * 0.09, py],
      [px + size * 0.09, py],
      [px + size * 0.16, py - size * 0.22],
      [px + size * 0.05, py - size * 0.52],
      [px - size * 0.05, py - size * 0.52],
      [px - size * 0.16, py - size * 0.22],
    ]),
    art.linear(
      [
        [0, dim(stage, color)],
        [1, lit(stage, color)],
      ],
      px - stage.light.side * size * 0.16,
      0,
      px + stage.light.side * size * 0.16,
      0,
    ),
  )
}
