// Land from far to near: mountain ranges with lit and shaded faces, hills, forest edges, fields, meadows.

import { WIDTH } from './art.ts'
import { mix, shift } from './color.ts'
import { type Point, poly, ridge, smooth } from './outline.ts'
import { airDepth, BOTTOM, dim, half, lit, type Stage } from './stage.ts'
import { project } from './view.ts'

type Range = {
  base: number
  height: number
  peaks: number
  depth: number
  color?: string
  snow?: number
  rough?: number
}

const down = (points: readonly Point[], floor: number): Point[] => [
  ...points,
  [points[points.length - 1]?.[0] ?? WIDTH, floor],
  [points[0]?.[0] ?? 0, floor],
]

/** Craggy mountains with a crest of chance; `snow` is the part of the height under snow. */
export function drawRange(
  stage: Stage,
  { base, height, peaks, depth, color = stage.land.rock, snow = 0, rough = 0.75 }: Range,
): Point[] {
  const line = ridge(stage.random, base, height, peaks, rough)
  drawMassif(stage, { line, base, depth, color, snow })
  return line
}

type Massif = { line: readonly Point[]; base: number; depth: number; color?: string; snow?: number }

/**
 * Mountains below a given crest: large lit and shaded faces, ribs of rock running down them, snow lying between the ribs
 * and thinning downwards, feet dissolving in the haze.
 */
export function drawMassif(stage: Stage, { line, base, depth, color = stage.land.rock, snow = 0 }: Massif): void {
  const { art, random, light } = stage
  const top = Math.min(...line.map((point) => point[1]))
  const height = base - top
  const haze = mix(light.haze, light.sky[3], 0.3)
  const fade = (paint: string, hazy = haze) =>
    art.linear(
      [
        [0, paint],
        [0.5, mix(paint, hazy, 0.22)],
        [1, mix(paint, hazy, 0.78)],
      ],
      0,
      top,
      0,
      base + 10,
    )
  const vanish = (paint: string, strength: number) =>
    art.linear(
      [
        [0, paint, strength],
        [0.55, paint, strength * 0.6],
        [1, paint, 0],
      ],
      0,
      top,
      0,
      base,
    )
  const body = poly(down(line, base + 30))
  art.fill(body, fade(lit(stage, color, depth)))
  const marks = { shade: '', snow: '', shadeRib: '', brightRib: '', rock: '', faceRock: '' }
  const away = -light.side
  const summits = line
    .map((point, index) => ({ point, index }))
    .filter(({ point, index }) => {
      const around = line.slice(Math.max(0, index - 3), index + 4)
      return point[1] < base - height * 0.2 && around.every((other) => other[1] >= point[1])
    })
  const slide = (from: Point, length: number, lean: number, steps = 6): Point[] => {
    const path: Point[] = []
    let [x, y] = from
    for (let step = 1; step <= steps; step += 1) {
      x += (lean * length) / steps + length * random.range(-0.05, 0.05)
      y += length / steps
      path.push([x, y])
    }
    return path
  }
  const wedge = (from: Point, path: readonly Point[], wide: number): string =>
    poly([
      [from[0] - wide * 0.12, from[1] + 1],
      ...path.map(([x, y], index) => [x - wide * (0.5 - (0.5 * index) / path.length), y] as Point),
      ...[...path].reverse().map(([x, y], index) => [x + (wide * 0.5 * index) / path.length, y] as Point),
    ])
  for (const { point, index } of summits) {
    const face: Point[] = [point]
    let cursor = index
    while (
      line[cursor + away] &&
      (line[cursor + away] as Point)[1] >= (line[cursor] as Point)[1] - 4 &&
      Math.abs(cursor - index) < 22
    ) {
      cursor += away
      face.push(line[cursor] as Point)
    }
    const drop = base - point[1]
    const foot = line[cursor] as Point
    const spine = slide(point, drop * 1.02, light.side * random.range(0.04, 0.2), 11)
    marks.shade += poly([...face, [foot[0] + away * drop * 0.12, base + 10], ...[...spine].reverse()])
  }
  const snowDepth = (y: number) => Math.max(0, snow * height - (y - top))
  if (snow > 0) {
    const edge = [...line].reverse().map(([x, y], index) => {
      const reach = snowDepth(y)
      return [x, y + reach * (index % 2 ? random.range(0.35, 0.6) : random.range(0.75, 1.05))] as Point
    })
    marks.snow = poly([...line, ...edge])
  }
  for (let index = 1; index < line.length - 1; index += 1) {
    const from = line[index] as Point
    const drop = base - from[1]
    if (drop < height * 0.16) continue
    const slope = ((line[index + 1] as Point)[1] - (line[index - 1] as Point)[1]) / 2
    const lean = Math.max(-0.5, Math.min(0.5, slope * 0.03)) + random.range(-0.1, 0.1)
    const wide = Math.max(3, drop * random.range(0.03, 0.075))
    const shaded = slope * away > 0
    const steep = Math.min(1, Math.abs(slope) / 7)
    if (random.chance(0.08 + 0.5 * steep)) {
      const d = wedge(from, slide(from, drop * random.range(0.22, 0.4 + 0.45 * steep), lean), wide)
      if (random.chance(shaded ? 0.75 : 0.5)) marks.shadeRib += d
      else marks.brightRib += d
    }
    if (snow > 0 && snowDepth(from[1]) > 12) {
      const start: Point = [from[0] + random.range(-6, 6), from[1] + snowDepth(from[1]) * random.range(0.2, 0.62)]
      const d = wedge(
        start,
        slide(start, snowDepth(from[1]) * random.range(0.4, 0.8), lean),
        wide * random.range(0.5, 1.2),
      )
      if (shaded) marks.faceRock += d
      else marks.rock += d
    }
  }
  const shade = dim(stage, color, depth)
  if (snow > 0) {
    art.fill(marks.snow, lit(stage, '#fbfbff', depth * 0.55))
    art.fill(marks.rock + marks.faceRock, mix(lit(stage, color, depth), shade, 0.35), 0.75)
  }
  const cold = mix(dim(stage, mix(color, '#dfe8fb', snow > 0 ? 0.55 : 0), depth), shade, 0.3)
  art.fill(marks.shade, vanish(cold, 0.78))
  art.fill(marks.shadeRib, vanish(cold, 0.5))
  art.fill(marks.brightRib, vanish(lit(stage, snow > 0 ? '#ffffff' : shift(color, 0.07), depth), 0.42))
}

type Hills = {
  base: number
  height: number
  swells: number
  depth: number
  color?: string
  floor?: number
  grain?: number
}

/** Rounded hills that fade towards their feet, with soft brushwork on the side away from the sun. */
export function drawHills(
  stage: Stage,
  { base, height, swells, depth, color = stage.land.hill, floor = BOTTOM, grain = 0.25 }: Hills,
): Point[] {
  const { art, random, light } = stage
  const line = ridge(random, base, height, swells, 0)
  const top = Math.min(...line.map((point) => point[1]))
  const shape = `${smooth(line, false)}V${floor}H-20z`
  const near = lit(stage, color, depth)
  art.fill(
    shape,
    art.linear(
      [
        [0, near],
        [0.35, mix(near, half(stage, color, depth), 0.5)],
        [1, mix(half(stage, color, depth), light.haze, 0.28 + depth * 0.4)],
      ],
      0,
      top,
      0,
      Math.min(floor, base + 160),
    ),
  )
  if (grain > 0)
    art.grain(
      shape,
      dim(stage, shift(color, -0.08), depth * 0.7),
      [800 - light.side * 800, base],
      [800 + light.side * 300, top],
      grain,
    )
  return line
}

/** A conifer standing at a point, as part of a silhouette. */
export function spire(x: number, y: number, height: number, width: number, lean = 0): Point[] {
  const points: Point[] = []
  const tiers = 3
  for (let tier = 0; tier <= tiers; tier += 1) {
    const t = tier / tiers
    points.push([x - width * t * 0.5 - 0.1 + lean * (1 - t), y - height * (1 - t)])
    if (tier < tiers && tier > 0)
      points.push([x - width * t * 0.26 + lean * (1 - t), y - height * (1 - t) - height * 0.015])
  }
  return [
    ...points,
    ...points.map(([px, py]) => [2 * x - px + 2 * lean * (1 - (1 - (y - py) / height)), py] as Point).reverse(),
  ]
}

type Forest = {
  size: number
  depth: number
  density?: number
  color?: string
  floor?: number
  rows?: number
  body?: boolean
}

/** Conifers along a hill line, then the slope below them; trees of one row stand at uneven heights. */
export function drawForest(
  stage: Stage,
  line: readonly Point[],
  { size, depth, density = 1, color = stage.land.needle, floor = BOTTOM, rows = 1, body: filled = true }: Forest,
): void {
  const { art, random, light, land } = stage
  for (let row = 0; row < rows; row += 1) {
    let trees = ''
    let bright = ''
    const step = (size * (row ? 0.6 : 0.42)) / density
    for (let x = -10; x < WIDTH + 20; x += step * random.range(0.5, 1.5)) {
      const y = heightOn(line, x) + row * size * 0.55 + size * 0.12
      const height = size * random.range(0.55, 1.25)
      const wide = height * random.range(0.3, 0.42)
      if (size < 50)
        trees += `M${Math.round(x - wide / 2)} ${Math.round(y)}l${Math.round(wide / 2)}-${Math.round(height)} ${Math.round(wide / 2)} ${Math.round(height)}z`
      else trees += poly(spire(x, y, height, wide))
      if (size > 24 && random.chance(land.snowy ? 0.8 : 0.35))
        bright += `M${Math.round(x)} ${Math.round(y - height)}l${Math.round(light.side * height * 0.15)} ${Math.round(height * 0.8)} ${Math.round(-light.side * height * 0.13)}-${Math.round(height * 0.12)}z`
    }
    const body = smooth(
      line.map(([px, py]) => [px, py + row * size * 0.55] as Point),
      false,
    )
    const paint = mix(half(stage, color, depth), lit(stage, color, depth), 0.25 - row * 0.12)
    if (filled)
      art.fill(
        `${body}V${floor}H-20z`,
        art.linear(
          [
            [0, paint],
            [1, mix(paint, light.haze, 0.45)],
          ],
          0,
          Math.min(...line.map((point) => point[1])),
          0,
          Math.min(floor, Math.max(...line.map((point) => point[1])) + size * 2.4),
        ),
      )
    art.fill(trees, paint)
    art.fill(
      bright,
      land.snowy ? lit(stage, '#f4f7fb', depth) : lit(stage, shift(color, 0.07), depth),
      land.snowy ? 0.85 : 0.55,
    )
  }
}

/** The ground under a town, from its own elevation: a few slices from far to near. */
export function drawMound(
  stage: Stage,
  {
    x,
    z,
    elevation,
    color,
    foot = 0,
  }: {
    x: readonly [number, number]
    z: readonly [number, number]
    elevation(x: number, z: number): number
    color: string
    foot?: number
  },
): void {
  const { art, light, view, random } = stage
  for (let slice = 0; slice <= 4; slice += 1) {
    const far = z[1] + ((z[0] - z[1]) * slice) / 4
    const points: Point[] = []
    for (let step = 0; step <= 16; step += 1) {
      const px = x[0] + ((x[1] - x[0]) * step) / 16
      points.push(project(view, [px, Math.max(foot, elevation(px, far) - 0.6) + random.range(-0.4, 0.4), far]))
    }
    const depth = airDepth(light, far)
    const low = project(view, [0, foot, z[0]])[1]
    const top = Math.min(...points.map((point) => point[1]))
    const paint = mix(lit(stage, color, depth), half(stage, color, depth), 0.3 + (slice % 2) * 0.25)
    art.fill(
      `${smooth(points, false)}V${low.toFixed(0)}H${(points[0]?.[0] ?? 0).toFixed(0)}z`,
      art.linear(
        [
          [0, paint],
          [1, mix(paint, light.haze, 0.18)],
        ],
        0,
        top,
        0,
        low,
      ),
    )
  }
}

/** The height of a hill line at x. */
export function heightOn(line: readonly Point[], x: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as Point, line[index] as Point]
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return line[line.length - 1]?.[1] ?? 0
}

/** Cultivated rows running to a vanishing point: vines, roses, lavender. Nearer rows are wider and fuller. */
export function drawRows(
  stage: Stage,
  {
    top,
    vanishX,
    colors,
    spread,
    soil,
  }: { top: number; vanishX: number; colors: readonly string[]; spread: number; soil: string },
): void {
  const { art, random, light } = stage
  const field = `M-20 ${top}L${WIDTH + 20} ${top}V${BOTTOM}H-20z`
  art.fill(
    field,
    art.linear(
      [
        [0, mix(lit(stage, soil, 0.35), light.haze, 0.2)],
        [1, half(stage, soil)],
      ],
      0,
      top,
      0,
      BOTTOM,
    ),
  )
  const vanishY = top - 60
  for (let row = -17; row <= 17; row += 1) {
    const footX = vanishX + row * spread
    for (const [share, color] of [
      [0.62, dim(stage, colors[0] ?? '#558844')],
      [0.5, half(stage, colors[0] ?? '#558844')],
      [0.3, lit(stage, colors[1] ?? '#99bb66')],
    ] as const) {
      const left: Point[] = []
      const right: Point[] = []
      const lean = share === 0.3 ? light.side * 0.12 : share === 0.5 ? light.side * 0.03 : 0
      const steps = Math.abs(row) < 9 ? 6 : 3
      for (let step = 0; step <= steps; step += 1) {
        const t = (step / steps) ** 1.7
        const y = top + (BOTTOM + 40 - top) * t
        const scale = (y - vanishY) / (BOTTOM - vanishY)
        const x = vanishX + (footX - vanishX) * scale
        const width = spread * share * scale * 0.5
        const wobble = random.range(0.82, 1.18)
        left.push([x - width * wobble + lean * spread * scale, y - width * (0.9 - share)])
        right.unshift([x + width * wobble + lean * spread * scale, y - width * (0.9 - share) + 3])
      }
      if (Math.abs(footX - vanishX) < 2600) art.fill(smooth([...left, ...right]), color)
    }
  }
}
