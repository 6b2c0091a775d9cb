// What lies and hangs about a room: lamps, books, cups, plants, rugs, pictures, flowers.

import { num } from '../art.ts'
import { mix } from '../color.ts'
import { blob, oval, type Point, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { frond } from '../trees.ts'
import { scaleAt } from '../view.ts'
import type { Room } from './room.ts'
import { drawContact } from './soft.ts'

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
