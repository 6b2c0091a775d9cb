// Frames near the eye: branches hanging in, grasses, rocks. They are darker and simpler than what they frame.

import { num } from './art.ts'
import { mix, shift } from './color.ts'
import { blob, oval, type Point, poly, smooth } from './outline.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from './stage.ts'
import { frond } from './trees.ts'

/** A leafy branch reaching in from a top corner (`side` -1 left, +1 right). `kind` chooses its leaves. */
export function drawBranch(base: Stage, side: 1 | -1, kind: 'leaf' | 'needle' | 'olive' | 'rose' | 'vine'): void {
  const stage = scene(base, `branch${side}`)
  const { art, random, land, light } = stage
  const startX = side > 0 ? 1630 : -30
  const color = kind === 'needle' ? land.needle : kind === 'olive' ? mix(land.leaf, '#8f9c80', 0.5) : land.leaf
  const dark = mix(dim(stage, shift(color, -0.06)), light.shadow, 0.25)
  const bright = mix(half(stage, color), lit(stage, color), light.side === side ? 0.7 : 0.25)
  const wood = mix(dim(stage, '#5d4a40'), light.shadow, 0.35)
  let leavesDark = ''
  let leavesBright = ''
  let flowers = ''
  for (let limb = 0; limb < 3; limb += 1) {
    const reach = random.range(300, 520) * (1 - limb * 0.2)
    const startY = limb * random.range(50, 100) - 30
    const sag = random.range(50, 130)
    const along = (t: number): Point => [startX - side * reach * t, startY + sag * t * t + 30 * t]
    art.line(
      `M${num(startX)} ${num(startY)}Q${num(startX - side * reach * 0.5)} ${num(startY + 20)} ${num(along(1)[0])} ${num(along(1)[1])}`,
      wood,
      9 - limb * 2,
    )
    const count = kind === 'needle' ? 22 : 26
    for (let index = 2; index < count; index += 1) {
      const [x, y] = along(index / count)
      const angle = random.range(-1.1, 1.1) + (side > 0 ? Math.PI : 0) + (index % 2 ? 0.7 : -0.7)
      if (kind === 'needle') {
        for (let needle = 0; needle < 5; needle += 1) {
          const spread = angle + (needle - 2) * 0.27
          const tip: Point = [x + Math.cos(spread) * 46, y + Math.sin(spread) * 46 + 8]
          const d = poly([[x - 2, y - 2], tip, [x + 2, y + 2]])
          if ((index + needle) % 3) leavesDark += d
          else leavesBright += d
        }
        continue
      }
      const size = (kind === 'olive' ? 34 : kind === 'vine' ? 46 : 40) * random.range(0.7, 1.15)
      const wide = size * (kind === 'olive' ? 0.17 : 0.34)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const tip: Point = [x + cos * size, y + sin * size + 6]
      const middle: Point = [x + cos * size * 0.45, y + sin * size * 0.45 + 2]
      const d = `M${num(x)} ${num(y)}Q${num(middle[0] - sin * wide)} ${num(middle[1] + cos * wide)} ${num(tip[0])} ${num(tip[1])}Q${num(middle[0] + sin * wide)} ${num(middle[1] - cos * wide)} ${num(x)} ${num(y)}z`
      if (random.chance(0.6)) leavesDark += d
      else leavesBright += d
      if (kind === 'rose' && random.chance(0.3)) flowers += blob(random, tip[0], tip[1], 17, 15, 7, 0.14)
      if (kind === 'olive' && random.chance(0.15)) flowers += oval(x + 4, y + 12, 6, 8)
    }
  }
  art.fill(leavesDark, dark)
  art.fill(leavesBright, bright)
  art.fill(flowers, kind === 'rose' ? half(stage, land.accent) : dim(stage, '#6a5a70'))
  if (kind === 'rose') art.fill(flowers.replaceAll('M', 'M'), lit(stage, land.second), 0.25)
}

/** Palm fronds hanging in from a top corner. */
export function drawFronds(base: Stage, side: 1 | -1): void {
  const stage = scene(base, `fronds${side}`)
  const { art, random, land, light } = stage
  const x = side > 0 ? 1650 : -50
  const angles = side > 0 ? [2.6, 2.95, 3.35, 2.2] : [0.55, 0.2, -0.2, 0.95]
  angles.forEach((angle, index) => {
    const paint =
      index % 2 ? mix(dim(stage, land.leaf), light.shadow, 0.3) : mix(half(stage, land.leaf), light.shadow, 0.12)
    art.line(frond(x, -30 + index * 16, angle + random.range(-0.1, 0.1), random.range(380, 560), 130, random), paint, 6)
  })
}

/** Tall grasses and flower heads along the bottom edge. */
export function drawGrass(base: Stage, y: number, flower?: string): void {
  const stage = scene(base, 'grass')
  const { art, random, land, light } = stage
  const color = land.snowy ? '#b9a98c' : land.grass
  for (const [share, paint] of [
    [1, mix(dim(stage, color), light.shadow, 0.3)],
    [0.7, half(stage, color)],
  ] as const) {
    let d = ''
    let heads = ''
    for (let x = -20; x < 1640; x += random.range(10, 28)) {
      const patch = 0.45 + 0.55 * Math.abs(Math.sin(x * 0.0041 + y))
      const tall = (BOTTOM - y) * random.range(0.4, 1.1) * share * patch
      const lean = random.range(-28, 28)
      d += `M${Math.round(x)} ${BOTTOM}q0-${Math.round(tall * 0.6)} ${Math.round(lean)}-${Math.round(tall)}`
      if (flower && random.chance(0.22)) heads += `M${Math.round(x + lean)} ${Math.round(BOTTOM - tall)}l2 1`
    }
    art.line(d, paint, share === 1 ? 5 : 3.5)
    if (flower && !land.snowy) art.line(heads, share === 1 ? half(stage, flower) : lit(stage, flower), 14)
  }
}

/** The shadow of a tree that stands outside the picture, broken by spots of sun. */
export function drawDapple(base: Stage, x: number, y: number, wide: number, tall: number): void {
  const { art, random, light } = scene(base, 'dapple')
  if (light.lamps > 0.5 || light.shadowDepth < 0.25) return
  let d = ''
  for (let index = 0; index < 26; index += 1) {
    const [u, v] = [random.next() ** 1.5, random.next()]
    d += blob(
      random,
      x + u * wide * (1 - v * 0.3),
      y + v * tall,
      wide * random.range(0.07, 0.15) * (1.15 - u * 0.8),
      tall * random.range(0.09, 0.18),
      7,
      0.22,
    )
  }
  art.fill(d, light.shadow, light.shadowDepth * 0.45)
}

/** Boulders at the bottom; `from` and `to` are picture x. */
export function drawRocks(base: Stage, from: number, to: number, tall: number, floor = BOTTOM): void {
  const stage = scene(base, `rocks${from}`)
  const { art, random, land, light } = stage
  const color = land.rock
  for (let index = 0; index < 7; index += 1) {
    const t = index / 6
    const x = from + (to - from) * t
    const size = tall * random.range(0.55, 1.1) * (0.6 + 0.4 * Math.sin(Math.PI * t))
    const wide = size * random.range(0.9, 1.4)
    const top: Point[] = [
      [x - wide * 0.5, floor - size * 0.55],
      [x - wide * 0.2, floor - size * 0.95],
      [x + wide * 0.22, floor - size],
      [x + wide * 0.52, floor - size * 0.6],
    ]
    const ridgePoint: Point = [x + light.side * wide * 0.02, floor - size * 0.4]
    art.fill(poly([[x - wide * 0.65, floor + 8], ...top, [x + wide * 0.7, floor + 8]]), dim(stage, color))
    const sunny =
      light.side > 0
        ? [top[1], top[2], top[3], [x + wide * 0.6, floor + 6], ridgePoint]
        : [top[2], top[1], top[0], [x - wide * 0.58, floor + 6], ridgePoint]
    art.fill(poly(sunny as Point[]), mix(lit(stage, color), half(stage, color), 0.2))
    art.fill(
      poly([top[0] as Point, top[1] as Point, top[2] as Point, top[3] as Point, [x + wide * 0.1, floor - size * 0.72]]),
      land.snowy ? lit(stage, '#ffffff') : lit(stage, shift(color, 0.05)),
      land.snowy ? 0.95 : 0.7,
    )
  }
}

export const bank = (points: readonly Point[]) => `${smooth(points, false)}V${BOTTOM}H-20z`
