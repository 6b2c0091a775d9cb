// Squares and parks before a hotel: a fountain, a paved square, bicycles, flower beds.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { blob, oval, type Point, poly, smooth } from '../outline.ts'
import { airDepth, dim, half, lit, type Stage } from '../stage.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { projectAll, scaleAt } from '../view.ts'
import { drawBench, drawLamp, drawPlanter, drawStrip, on, within } from './forecourt-things.ts'
import { type Setting, treeOf } from './siting.ts'

/** A round basin with a bowl and falling water. */
export function drawFountain(stage: Stage, x: number, z: number, radius: number, stone: string): void {
  const { art } = stage
  const px = scaleAt(stage.view, z) * radius
  const flat = Math.min(0.34, Math.max(0.12, (stage.view.eye / z) * 1.6))
  const [fx, fy] = on(stage, x, z)
  const ring = (r: number, h: number, paint: string) => art.fill(oval(fx, fy - h * px, r * px, r * px * flat), paint)
  const bowl = (r: number, h: number, tall: number) =>
    art.fill(
      `M${num(fx - r * px)} ${num(fy - h * px)}a${num(r * px)} ${num(r * px * flat)} 0 0 0 ${num(r * 2 * px)} 0v${num(-tall * px)}h${num(-r * 2 * px)}z`,
      art.linear(
        [
          [0, lit(stage, stone)],
          [1, dim(stage, stone)],
        ],
        fx + stage.light.side * px,
        0,
        fx - stage.light.side * px,
        0,
      ),
    )
  ring(1.12, -0.04, half(stage, shift(stone, -0.05)))
  bowl(1, 0, 0.26)
  ring(1, 0.26, lit(stage, stone))
  ring(0.88, 0.25, stage.land.snowy ? lit(stage, '#eef3fa') : mix(lit(stage, '#6fb9be'), stage.light.sky[1], 0.4))
  bowl(0.1, 0.26, 0.5)
  bowl(0.42, 0.74, 0.08)
  ring(0.42, 0.82, lit(stage, stone))
  bowl(0.06, 0.82, 0.25)
  if (stage.land.snowy) return
  let jets = ''
  for (const u of [-0.5, -0.3, -0.14, 0.14, 0.3, 0.5])
    jets += `M${num(fx + u * 0.16 * px)} ${num(fy - 1.06 * px)}Q${num(fx + u * 0.6 * px)} ${num(fy - 1.55 * px)} ${num(fx + u * 1.2 * px)} ${num(fy - 0.28 * px)}`
  art.line(jets, mix('#ffffff', stage.light.sky[2], 0.15), Math.max(1.5, px * 0.022), 0.75)
}

export function drawFountainSquare(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const side = id.stretch > 1 ? -1 : 1
  drawFountain(stage, x * 0.4 + side * reach * 0.26, within(stage, z, 0.52, 930), far ? 6 : 2.1, id.stone)
  for (const u of [-0.62, 0.66]) {
    const [sx, sy] = on(stage, x + u * reach, z * 0.76)
    drawShrub(stage, sx, sy, (far ? 5 : 1.9) * scaleAt(stage.view, z * 0.76), 0, id.accent)
  }
}

function drawBicycle(stage: Stage, x: number, z: number, color: string): void {
  const { art } = stage
  const px = scaleAt(stage.view, z)
  const [cx, cy] = on(stage, x, z)
  const [r, gap] = [px * 0.33, px * 0.52]
  const wheel = (u: number) =>
    `M${num(u - r)} ${num(cy - r)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`
  art.line(wheel(cx - gap) + wheel(cx + gap), dim(stage, '#2c323c'), Math.max(1.2, px * 0.045))
  art.line(
    `M${num(cx - gap)} ${num(cy - r)}L${num(cx - px * 0.12)} ${num(cy - px * 0.82)}L${num(cx + px * 0.36)} ${num(cy - px * 0.78)}L${num(cx + px * 0.02)} ${num(cy - r)}zM${num(cx + px * 0.02)} ${num(cy - r)}L${num(cx - px * 0.16)} ${num(cy - px * 0.95)}M${num(cx + gap)} ${num(cy - r)}L${num(cx + px * 0.32)} ${num(cy - px * 1.02)}h${num(-px * 0.16)}`,
    lit(stage, color),
    Math.max(1.5, px * 0.055),
  )
  art.line(
    `M${num(cx - px * 0.28)} ${num(cy - px * 0.96)}h${num(px * 0.22)}`,
    dim(stage, '#3a2c26'),
    Math.max(2, px * 0.08),
  )
}

export function drawBicycles(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const near = far ? 14 : within(stage, z, 0.5)
  const side = id.stretch > 1 ? 1 : -1
  const paints = [id.accent, '#e8e2d4', id.second, '#3f6f8f', '#b8473c']
  for (let index = 0; index < 4; index += 1)
    drawBicycle(stage, x * 0.3 + side * (1.6 + index * 1.35), near + (index % 2) * 0.4, paints[index] ?? id.accent)
  drawBench(stage, id, x * 0.3 - side * 3.2, near + 1)
  const tree = on(stage, x - side * reach * 0.52, z * 0.66)
  drawTree(
    stage,
    'broadleaf',
    ...(tree as [number, number]),
    6.5 * scaleAt(stage.view, z * 0.66),
    airDepth(stage.light, z * 0.66),
  )
  for (let index = 0; index < 3; index += 1) drawPlanter(stage, id, x + side * (2.6 + index * 2.3), z * 0.84)
}

export function drawPark(stage: Stage, id: Identity, { x, z, reach, yaw }: Setting): void {
  const { art, land, random, view } = stage
  const far = id.property === 'tower'
  drawStrip(stage, 1, z * 0.86, land.grass)
  const path = (wide: number, grow: number) => {
    const points: Point[] = []
    const right: Point[] = []
    for (let step = 0; step <= 5; step += 1) {
      const t = step / 5
      const pz = z * (0.9 - 0.9 * t) + 3
      const px = x - Math.sin(yaw) + Math.sin(t * 2.6) * reach * 0.12 * (id.stretch > 1 ? 1 : -1)
      points.push(on(stage, px - wide - grow * t, pz))
      right.unshift(on(stage, px + wide + grow * t, pz))
    }
    return smooth([...points, ...right])
  }
  art.fill(path(far ? 4 : 1.3, 0.2), lit(stage, land.snowy ? '#e6ebf2' : mix(id.stone, '#efe0c4', 0.55)))
  for (let index = 0; index < 3; index += 1) {
    const u = (index - 1) * reach * 0.32 + (index === 1 ? reach * 0.15 : 0)
    const [bx, by] = on(stage, x + u, z * 0.66)
    const size = (far ? 6 : 1.7) * scaleAt(view, z * 0.66)
    art.fill(oval(bx, by, size, size * 0.2), half(stage, shift(land.leaf, -0.03)))
    let petals = ''
    for (let petal = 0; petal < 22; petal += 1)
      petals += blob(
        random,
        bx + random.range(-0.85, 0.85) * size,
        by + random.range(-0.15, 0.06) * size,
        size * 0.07,
        size * 0.05,
        5,
        0.2,
      )
    if (!land.snowy) art.fill(petals, lit(stage, index % 2 ? id.second : id.accent))
  }
  for (const u of [-0.7, 0.62]) {
    const tz = z * (u < 0 ? 0.6 : 0.72)
    drawTree(
      stage,
      stage.random.chance(0.4) ? 'broadleaf' : treeOf(stage, id),
      ...(on(stage, x + u * reach, tz) as [number, number]),
      (far ? 16 : random.range(6, 8.5)) * scaleAt(view, tz),
      airDepth(stage.light, tz),
    )
  }
  drawBench(stage, id, x - reach * 0.22, far ? 24 : within(stage, z, 0.56))
}

export function drawSquare(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, random } = stage
  const color = stage.land.snowy ? '#cfd6e0' : '#a8907c'
  const ring = (radius: number, pz: number) =>
    smooth(
      projectAll(
        view,
        Array.from(
          { length: 20 },
          (_, step) =>
            [
              x * 0.5 + Math.cos((step / 10) * Math.PI) * radius,
              0,
              pz + Math.sin((step / 10) * Math.PI) * radius * 0.8,
            ] as const,
        ),
      ),
    )
  if (id.poolShape === 'round')
    for (const share of [0.3, 0.23, 0.12])
      art.line(ring(reach * share, z * 0.5), half(stage, color), share === 0.3 ? 9 : 5, 0.55)
  else {
    let bands = ''
    for (let column = -4; column <= 4; column += 1) {
      const u = x * 0.5 + column * reach * 0.26
      bands += poly([
        on(stage, u, z * 0.82),
        on(stage, u + reach * 0.09, z * 0.82),
        on(stage, u + reach * 0.09, 4),
        on(stage, u, 4),
      ])
    }
    art.fill(bands, half(stage, color), 0.3)
    for (const side of [-1, 1])
      if (id.property !== 'tower') drawBench(stage, id, x * 0.5 + side * reach * 0.3, within(stage, z, 0.58))
  }
  let birds = ''
  for (let index = 0; index < 9; index += 1) {
    const [bx, by] = on(stage, x * 0.5 + random.range(-0.3, 0.25) * reach, z * random.range(0.36, 0.5))
    const size = 0.16 * scaleAt(view, z * 0.43)
    birds += `${oval(bx, by - size * 0.7, size, size * 0.6)}${oval(bx + size * 0.9, by - size * 1.35, size * 0.38, size * 0.36)}`
  }
  if (!stage.land.snowy && id.property !== 'tower' && id.poolShape === 'round') art.fill(birds, half(stage, '#6d737f'))
  for (let index = 0; index < 4; index += 1)
    if (id.property !== 'tower') drawPlanter(stage, id, x + (index - 1.5) * reach * 0.24, z * 0.84)
  drawLamp(stage, x + (id.stretch > 1 ? 0.45 : -0.45) * reach, z * 0.7, id.property === 'tower' ? 8 : 3.8)
}
