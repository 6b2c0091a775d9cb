// Trees, each standing with its foot at (x, y), `height` picture units tall, `depth` into the haze.

import { num } from './art.ts'
import { mix, shift } from './color.ts'
import { blob, oval, type Point, poly, smooth } from './outline.ts'
import { dim, half, lit, type Stage } from './stage.ts'

export type Tree = 'broadleaf' | 'conifer' | 'pine' | 'cypress' | 'palm' | 'poplar' | 'olive' | 'blossom'

/** Trees of a kind share a few drawn shapes, stamped at every size; only the largest are drawn one by one. */
export function drawTree(stage: Stage, kind: Tree, x: number, y: number, height: number, depth = 0): void {
  if (height > 330) {
    drawTreeShape(stage, kind, x, y, height, depth)
    return
  }
  const { art, random, land } = stage
  const air = Math.round(depth * 6) / 6
  const model = height < 90 ? 80 : 220
  const key = `${kind} ${air} ${model} ${land.leaf} ${random.int(1, model === 80 || kind === 'palm' ? 1 : 2)}`
  const id = art.once(key, () => drawTreeShape(stage, kind, 0, 0, model, air))
  art.stamp(id, x, y, height / model)
}

function drawTreeShape(stage: Stage, kind: Tree, x: number, y: number, height: number, depth: number): void {
  const { land } = stage
  if (kind === 'conifer') drawConifer(stage, x, y, height, depth)
  else if (kind === 'pine') drawPine(stage, x, y, height, depth)
  else if (kind === 'cypress') drawFlame(stage, x, y, height, height * 0.17, depth, shift(land.needle, -0.04))
  else if (kind === 'poplar') drawFlame(stage, x, y, height, height * 0.24, depth, land.leaf)
  else if (kind === 'palm') drawPalm(stage, x, y, height, depth)
  else if (kind === 'olive') drawRound(stage, x, y, height, depth, mix(land.leaf, '#9aa58a', 0.55))
  else if (kind === 'blossom') drawRound(stage, x, y, height, depth, '#f0b9c4')
  else drawRound(stage, x, y, height, depth, land.leaf)
}

function drawRound(stage: Stage, x: number, y: number, height: number, depth: number, color: string): void {
  const { art, random, land } = stage
  const trunk = height * 0.045
  const bare = land.snowy
  const bole = half(stage, mix(land.wood, '#5a4a44', 0.5), depth)
  let limbs = `M${num(x - trunk)} ${num(y)}Q${num(x - trunk * 0.5)} ${num(y - height * 0.3)} ${num(x - trunk * 0.6)} ${num(y - height * 0.5)}h${num(trunk * 1.2)}Q${num(x + trunk * 0.5)} ${num(y - height * 0.3)} ${num(x + trunk * 1.2)} ${num(y)}z`
  if (bare) {
    let twigs = ''
    for (let index = 0; index < 15; index += 1) {
      const side = index % 2 ? 1 : -1
      const from = y - height * random.range(0.3, 0.62)
      const out = side * height * random.range(0.08, 0.32)
      const to = from - height * random.range(0.16, 0.36)
      twigs += `M${num(x)} ${num(from)}q${num(out * 0.3)} ${num((to - from) * 0.4)} ${num(out)} ${num(to - from)}m${num(-out * 0.4)} ${num((from - to) * 0.45)}q${num(out * 0.1)} ${num(-height * 0.1)} ${num(-out * 0.1)} ${num(-height * 0.2)}`
    }
    art.fill(limbs, bole)
    art.line(twigs, bole, Math.max(1, height * 0.011))
    art.line(
      `M${num(x)} ${num(y - height * 0.4)}L${num(x)} ${num(y - height * 0.95)}`,
      bole,
      Math.max(1.2, height * 0.016),
    )
    return
  }
  limbs += `M${num(x)} ${num(y - height * 0.36)}l${num(-height * 0.16)} ${num(-height * 0.2)}l${num(height * 0.03)} 0l${num(height * 0.14)} ${num(height * 0.13)}l${num(height * 0.13)} ${num(-height * 0.14)}l${num(height * 0.03)} 0z`
  art.fill(limbs, bole)
  drawFoliage(
    stage,
    x,
    y - height * 0.63,
    height * 0.36,
    height * 0.31,
    color,
    depth,
    height > 330 ? 3 : height > 120 ? 2 : 1,
  )
}

/**
 * A crown of leaves about (x, y): boughs as loose rounds, each with a shaded underside and dabs of leaf in the light.
 * `detail` 1 is for far trees, 3 for one near the eye.
 */
function drawFoliage(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  depth: number,
  detail: number,
): void {
  const { art, random, light } = stage
  const boughs = Array.from({ length: 5 + detail * 4 }, (_, index) => {
    const angle = index * 2.399 + random.range(-0.3, 0.3)
    const reach = Math.sqrt((index + 0.4) / (5 + detail * 4)) * 0.74
    return {
      x: x + Math.cos(angle) * rx * reach,
      y: y + Math.sin(angle) * ry * reach,
      r: rx * random.range(0.28, 0.42),
    }
  }).sort((a, b) => a.y - b.y)
  art.fill(
    boughs.map((bough) => blob(random, bough.x, bough.y, bough.r * 1.06, bough.r * 0.98, 9, 0.16)).join(''),
    dim(stage, shift(color, -0.03), depth),
  )
  const dabs = { mid: '', bright: '', dark: '' }
  const size = rx * (detail === 3 ? 0.055 : detail === 2 ? 0.075 : 0.12)
  const leaf = (px: number, py: number, r: number) => {
    const [a, b] = [r * random.range(0.8, 1.3), r * random.range(0.5, 0.8)]
    return `M${num(px - a)} ${num(py)}q${num(a * 0.6)} ${num(-b * 1.6)} ${num(a * 2)} ${num(-b * 0.3)}q${num(-a * 0.5)} ${num(b * 1.7)} ${num(-a * 2)} ${num(b * 0.3)}z`
  }
  for (const bough of boughs) {
    for (let index = 0; index < 7 + detail * 6; index += 1) {
      const angle = random.next() * 6.3
      const out = Math.sqrt(random.next())
      const [ux, uy] = [Math.cos(angle) * out, Math.sin(angle) * out]
      const [px, py] = [bough.x + ux * bough.r * 1.04, bough.y + uy * bough.r]
      const sun = ux * light.side * 0.75 - uy * 0.85 + ((px - x) / rx) * light.side * 0.5 - ((py - y) / ry) * 0.5
      if (sun > 0.62) dabs.bright += leaf(px, py, size)
      else if (sun > -0.35) dabs.mid += leaf(px, py, size * 1.25)
      else if (random.chance(0.3)) dabs.dark += leaf(px, py, size)
    }
  }
  art.fill(dabs.dark, mix(dim(stage, color, depth), light.shadow, 0.3), 0.7)
  art.fill(dabs.mid, half(stage, color, depth))
  art.fill(dabs.bright, lit(stage, shift(color, 0.03), depth))
}

/** A fir: drooping whorls from the leader to the skirt, darker inside, sun or snow lying on the boughs. */
function drawConifer(stage: Stage, x: number, y: number, height: number, depth: number): void {
  const { art, random, light, land } = stage
  const near = height > 330
  const whorls = near ? 19 : height > 120 ? 13 : 8
  const reachAt = (t: number) => height * 0.2 * t ** 0.82 + height * 0.008
  art.fill(
    poly([
      [x - height * 0.014, y],
      [x - height * 0.006, y - height * 0.5],
      [x + height * 0.006, y - height * 0.5],
      [x + height * 0.014, y],
    ]),
    dim(stage, land.wood, depth),
  )
  const marks = {
    dark: poly([
      [x, y - height * 0.97],
      [x - height * 0.075, y - height * 0.05],
      [x + height * 0.075, y - height * 0.05],
    ]),
    mid: '',
    bright: '',
    snow: '',
  }
  for (let whorl = 0; whorl <= whorls; whorl += 1) {
    const t = whorl / whorls
    const py = y - height * (0.985 - 0.9 * t)
    const rise = height * (0.03 + 0.05 * t)
    for (const side of [-1, 1]) {
      const reach = reachAt(t) * random.range(0.72, 1.12)
      const droop = rise * random.range(0.5, 0.95)
      const tipX = x + side * reach
      const tipY = py + droop
      const bough = `M${num(x - side * reach * 0.12)} ${num(py - rise * 1.1)}L${num(x)} ${num(py - rise * 1.3)}Q${num(x + side * reach * 0.5)} ${num(py - rise * 0.5)} ${num(tipX)} ${num(tipY)}Q${num(x + side * reach * 0.66)} ${num(tipY + rise * 0.02)} ${num(x + side * reach * 0.62)} ${num(tipY + rise * 0.32)}Q${num(x + side * reach * 0.4)} ${num(tipY)} ${num(x + side * reach * 0.3)} ${num(tipY + rise * 0.42)}Q${num(x + side * reach * 0.1)} ${num(py + rise * 0.5)} ${num(x - side * reach * 0.16)} ${num(py + rise * 0.9)}z`
      marks.dark += bough
      const sunny = side === light.side
      if (whorl > 0 && (sunny || random.chance(0.35))) {
        const inner = reach * random.range(0.16, 0.34)
        const d = `M${num(x + side * inner)} ${num(py - rise * 0.5)}Q${num(x + side * reach * 0.62)} ${num(py - rise * 0.2)} ${num(tipX - side * reach * 0.06)} ${num(tipY - rise * 0.02)}Q${num(x + side * reach * 0.55)} ${num(py + rise * 0.36)} ${num(x + side * inner)} ${num(py - rise * 0.5)}z`
        if (sunny) marks.bright += d
        else marks.mid += d
      }
      if (land.snowy && (whorl < 2 || random.chance(0.86))) {
        const [from, to] = [random.range(0.1, 0.3), random.range(0.66, 0.96)]
        const at = (u: number, drop: number) =>
          `${num(x + side * reach * u)} ${num(py - rise * (1.1 - u * 1.1) + droop * u * u + drop)}`
        marks.snow += `M${at(from, 0)}Q${at((from + to) / 2, -rise * 0.34)} ${at(to, 0)}Q${at((from + to) / 2, rise * 0.36)} ${at(from, rise * 0.12)}z`
      }
    }
  }
  art.fill(marks.dark, dim(stage, shift(land.needle, -0.02), depth))
  art.fill(marks.mid, half(stage, land.needle, depth), 0.8)
  art.fill(marks.bright, mix(lit(stage, shift(land.needle, 0.03), depth), half(stage, land.needle, depth), 0.25), 0.85)
  if (marks.snow) art.fill(marks.snow, mix(lit(stage, '#ffffff', depth), dim(stage, '#ffffff', depth), 0.3), 0.92)
}

/** A maritime or umbrella pine: a leaning trunk under flat dark clouds of needles. */
function drawPine(stage: Stage, x: number, y: number, height: number, depth: number): void {
  const { art, random, light, land } = stage
  const lean = height * random.range(-0.16, 0.16)
  const bark = mix(half(stage, '#9a6248', depth), lit(stage, '#b5764f', depth), 0.4)
  const head: Point = [x + lean, y - height * 0.72]
  const limb = (to: Point, width: number, from: Point) =>
    art.line(
      `M${num(from[0])} ${num(from[1])}Q${num(from[0] + (to[0] - from[0]) * 0.15)} ${num(from[1] + (to[1] - from[1]) * 0.6)} ${num(to[0])} ${num(to[1])}`,
      bark,
      width,
    )
  limb(head, height * 0.034, [x, y])
  const pads: Array<[number, number, number]> = [[head[0], y - height * 0.87, 0.3]]
  for (let index = 0; index < 4; index += 1) {
    const side = index % 2 ? 1 : -1
    const pad: [number, number, number] = [
      head[0] + side * height * random.range(0.14, 0.34),
      y - height * random.range(0.6, 0.82),
      random.range(0.15, 0.22),
    ]
    limb([pad[0], pad[1] + height * 0.02], height * 0.014, [x + lean * 0.7, y - height * 0.5])
    pads.push(pad)
  }
  const layer = (rise: number, wide: number, tall: number) =>
    pads
      .map(([px, py, size]) =>
        blob(
          random,
          px + light.side * rise * height * 0.05,
          py - rise * height * 0.035,
          height * size * wide,
          height * size * tall,
          11,
          0.12,
        ),
      )
      .join('')
  art.fill(layer(0, 1, 0.36), dim(stage, land.needle, depth))
  art.fill(layer(0.5, 0.86, 0.24), half(stage, shift(land.needle, 0.02), depth))
  art.fill(layer(0.9, 0.6, 0.13), lit(stage, shift(land.needle, 0.07), depth))
}

/** Cypress or poplar: one upright flame with a lit flank. */
function drawFlame(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  width: number,
  depth: number,
  color: string,
): void {
  const { art, random, light } = stage
  const outline = (left: number, right: number): Point[] => {
    const points: Point[] = [[x, y - height]]
    for (let step = 1; step <= 5; step += 1)
      points.push([
        x + right * Math.sin((step / 5.6) * Math.PI * 0.86) ** 0.8 * random.range(0.88, 1.08),
        y - height * (1 - step / 5.3),
      ])
    points.push([x, y])
    for (let step = 5; step >= 1; step -= 1)
      points.push([
        x - left * Math.sin((step / 5.6) * Math.PI * 0.86) ** 0.8 * random.range(0.88, 1.08),
        y - height * (1 - step / 5.3),
      ])
    return points
  }
  art.fill(smooth(outline(width * 0.55, width * 0.55)), dim(stage, color, depth))
  const side = light.side > 0
  art.fill(
    smooth(outline(side ? -width * 0.06 : width * 0.5, side ? width * 0.5 : -width * 0.06)),
    mix(lit(stage, color, depth), half(stage, color, depth), 0.25),
    0.9,
  )
  let flecks = ''
  for (let index = 0; index < height / 14; index += 1)
    flecks += `M${num(x + random.range(-0.3, 0.3) * width)} ${num(y - height * random.range(0.12, 0.8))}l${num(random.range(-1, 1))} ${num(-height * 0.05)}`
  art.line(flecks, dim(stage, color, depth), Math.max(0.8, height * 0.006), 0.5)
}

/** One frond from a point along an angle, drooping: lines to be stroked about a thirtieth of `length` wide. */
export function frond(
  x: number,
  y: number,
  angle: number,
  length: number,
  droop: number,
  random: Stage['random'],
): string {
  const spine: Point[] = []
  for (let step = 0; step <= 9; step += 1) {
    const t = step / 9
    spine.push([x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t + droop * t * t])
  }
  let d = `M${num(x)} ${num(y)}Q${num((spine[5] as Point)[0])} ${num((spine[5] as Point)[1] - droop * 0.14)} ${num((spine[9] as Point)[0])} ${num((spine[9] as Point)[1])}`
  const back = Math.cos(angle) < 0 ? -1 : 1
  for (let step = 1; step < spine.length; step += 1) {
    const [ax, ay] = spine[step - 1] as Point
    const [bx, by] = spine[step] as Point
    for (const part of length > 150 ? [0, 0.5] : [0.2]) {
      const t = (step - 1 + part) / 9
      const reach = length * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.8)) * random.range(0.86, 1.1)
      for (const side of [-1, 1]) {
        const lean = angle + side * back * (0.95 - t * 0.4)
        const [dx, dy] = [Math.cos(lean) * reach, Math.sin(lean) * reach * 0.8 + reach * 0.28]
        d += `M${num(ax + (bx - ax) * part)} ${num(ay + (by - ay) * part)}q${num(dx * 0.5)} ${num(dy * 0.5 - reach * 0.14)} ${num(dx)} ${num(dy)}`
      }
    }
  }
  return d
}

function drawPalm(stage: Stage, x: number, y: number, height: number, depth: number): void {
  const { art, random, light, land } = stage
  const lean = height * random.range(-0.14, 0.14)
  const crown: Point = [x + lean, y - height * 0.8]
  const wide = height * 0.022
  const trunk = smooth([
    [x - wide * 1.6, y],
    [x - wide + lean * 0.2, y - height * 0.45],
    [crown[0] - wide * 0.7, crown[1]],
    [crown[0] + wide * 0.7, crown[1]],
    [x + wide + lean * 0.2, y - height * 0.45],
    [x + wide * 1.7, y],
  ])
  art.fill(trunk, half(stage, '#a5805c', depth))
  let rings = ''
  for (let step = 1; step < 10; step += 1) {
    const t = step / 10
    rings += `M${num(x + lean * t * t - wide * 0.8)} ${num(y - height * 0.78 * t)}q${num(wide)} ${num(wide * 0.6)} ${num(wide * 1.7)} 0`
  }
  art.line(rings, dim(stage, '#8a6648', depth), Math.max(0.8, height * 0.005), 0.7)
  const turn = random.range(-0.15, 0.15)
  const fronds = (list: readonly number[], paint: string, reach: number) =>
    art.line(
      list
        .map((angle) =>
          frond(
            crown[0],
            crown[1],
            angle + turn,
            height * reach * random.range(0.85, 1.1),
            height * (0.1 + 0.14 * Math.abs(Math.cos(angle))),
            random,
          ),
        )
        .join(''),
      paint,
      Math.max(1, height * 0.0085),
    )
  fronds([-0.1, -0.9, -2.3, -3.05, 0.35, -3.5], dim(stage, land.leaf, depth), 0.42)
  fronds([-0.45, -1.45, -1.9, -2.75], half(stage, land.leaf, depth), 0.42)
  fronds(light.side > 0 ? [-0.25, -0.75, -1.3] : [-2.9, -2.4, -1.85], lit(stage, shift(land.leaf, 0.05), depth), 0.36)
}

/** A low bush, or with `flower` a flowering one. */
export function drawShrub(stage: Stage, x: number, y: number, width: number, depth = 0, flower?: string): void {
  const { art, random } = stage
  const id = art.once(`shrub ${depth} ${flower} ${random.int(1, 2)}`, () =>
    drawShrubShape(stage, 0, 0, 100, depth, flower),
  )
  art.stamp(id, x, y, width / 100)
}

function drawShrubShape(stage: Stage, x: number, y: number, width: number, depth: number, flower?: string): void {
  const { art, random, light, land } = stage
  const color = land.snowy ? '#dfe6ee' : land.leaf
  const parts = [0, 1, 2].map((index) => [x + (index - 1) * width * 0.28, width * random.range(0.22, 0.3)] as const)
  art.fill(
    parts.map(([px, size]) => blob(random, px, y - size * 0.7, size, size * 0.85, 8, 0.15)).join(''),
    dim(stage, color, depth),
  )
  art.fill(
    parts
      .map(([px, size]) =>
        blob(random, px + light.side * size * 0.2, y - size * 0.95, size * 0.75, size * 0.55, 8, 0.15),
      )
      .join(''),
    half(stage, color, depth),
  )
  art.fill(
    parts
      .map(([px, size]) =>
        blob(random, px + light.side * size * 0.38, y - size * 1.15, size * 0.42, size * 0.28, 7, 0.2),
      )
      .join(''),
    lit(stage, color, depth),
    0.85,
  )
  if (!flower || land.snowy) return
  let dots = ''
  for (let index = 0; index < 16; index += 1)
    dots += oval(
      x + random.range(-0.45, 0.45) * width,
      y - width * random.range(0.1, 0.42),
      width * random.range(0.018, 0.034),
    )
  art.fill(dots, mix(lit(stage, flower, depth), half(stage, flower, depth), 0.25))
}
