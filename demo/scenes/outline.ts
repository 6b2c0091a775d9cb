// Outlines: turning points into compact SVG path data.

import { num } from './art.ts'
import type { Random } from './random.ts'

export type Point = readonly [number, number]

/** A straight-edged path; relative steps keep it short, and larger shapes need fewer decimals. */
export function poly(points: readonly Point[], closed = true): string {
  const xs = points.map((point) => point[0])
  const grid = Math.max(...xs) - Math.min(...xs) > 40 ? 2 : 10
  const round = (value: number) => Math.round(value * grid) / grid
  let [x, y] = [0, 0]
  let d = ''
  points.forEach(([px, py], index) => {
    const nextX = round(px)
    const nextY = round(py)
    d += index === 0 ? `M${nextX} ${nextY}l` : `${step(nextX - x)} ${step(nextY - y)} `
    x = nextX
    y = nextY
  })
  return points.length < 2 ? '' : d.trimEnd() + (closed ? 'z' : '')
}

const step = (value: number) => String(Math.round(value * 10) / 10)

/** A path that flows through the middles of the segments, so every corner becomes a curve. */
export function smooth(points: readonly Point[], closed = true): string {
  const size = points.length
  const at = (index: number) => points[(index + size) % size] as Point
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  if (closed) {
    const start = middle(at(-1), at(0))
    let d = `M${num(start[0])} ${num(start[1])}`
    points.forEach((point, index) => {
      const end = middle(point, at(index + 1))
      d += `Q${num(point[0])} ${num(point[1])} ${num(end[0])} ${num(end[1])}`
    })
    return `${d}z`
  }
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let index = 1; index < size - 1; index += 1) {
    const point = at(index)
    const end = index === size - 2 ? at(size - 1) : middle(point, at(index + 1))
    d += `Q${num(point[0])} ${num(point[1])} ${num(end[0])} ${num(end[1])}`
  }
  return d
}

/** Corners cut by curves of about `radius`: cushions, mattresses, worn stone. */
export function rounded(points: readonly Point[], radius: number): string {
  const size = points.length
  let d = ''
  points.forEach((point, index) => {
    const before = points[(index + size - 1) % size] as Point
    const after = points[(index + 1) % size] as Point
    const toward = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1
      const part = Math.min(0.48, radius / length)
      return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part]
    }
    const [a, b] = [toward(before), toward(after)]
    d += `${index === 0 ? 'M' : 'L'}${num(a[0])} ${num(a[1])}Q${num(point[0])} ${num(point[1])} ${num(b[0])} ${num(b[1])}`
  })
  return `${d}z`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0z`
}

/** A closed, softly irregular round. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, bumps = 9, rough = 0.18): string {
  const points: Point[] = []
  const turn = random.next() * 7
  for (let index = 0; index < bumps; index += 1) {
    const angle = turn + (index / bumps) * Math.PI * 2
    const reach = 1 + random.range(-rough, rough)
    points.push([x + Math.cos(angle) * rx * reach * 1.12, y + Math.sin(angle) * ry * reach * 1.12])
  }
  return smooth(points)
}

/** A brush stroke: pointed at both ends, `thick` in the middle. */
export function stroke(x: number, y: number, length: number, thick: number, lean = 0): string {
  const half = thick / 2
  return `M${num(x)} ${num(y)}q${num(length / 2)} ${num(lean - half)} ${num(length)} ${num(lean * 0.4)}q${num(-length / 2)} ${num(half + lean * 0.2)} ${num(-length)} ${num(-lean * 0.4)}z`
}

/** A skyline of hills or peaks from left to right. `rough` 0 gives swells, above 0.3 crags with broken flanks. */
export function ridge(
  random: Random,
  base: number,
  height: number,
  peaks: number,
  rough: number,
  x0 = -20,
  x1 = 1620,
): Point[] {
  const crags = rough > 0.3
  const steps = crags ? 96 : 26
  const phase = random.next() * 9
  const waves = [1, 2.17, 4.6].map((rate) => ({ rate, shift: random.next() * 9 }))
  const summits = Array.from({ length: Math.ceil(peaks * 2) }, (_, index) => ({
    at: (index + random.range(0.15, 0.85)) / Math.ceil(peaks * 2),
    high: index % 2 ? random.range(0.5, 0.78) : random.range(0.78, 1),
    left: random.range(1.5, 3),
    right: random.range(1.5, 3),
  }))
  let jag = 0
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    let level = 0.26
    if (crags) {
      for (const { at, high, left, right } of summits)
        level = Math.max(level, high - (t < at ? (at - t) * left : (t - at) * right) * peaks * 0.42)
      jag = jag * 0.35 + random.range(-1, 1) * rough * 0.055
      level += jag
    } else {
      let swell = 0
      for (const wave of waves)
        swell += Math.sin(t * Math.PI * peaks * wave.rate + wave.shift + phase) / (wave.rate * 1.1)
      level = 0.5 + swell * 0.32
    }
    return [x0 + (x1 - x0) * t, base - height * Math.max(0.02, level)] as const
  })
}

/** The smallest convex outline around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length >= 2) {
        const [a, b] = [chain[chain.length - 2] as Point, chain[chain.length - 1] as Point]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
