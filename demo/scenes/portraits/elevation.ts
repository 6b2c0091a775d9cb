// Buildings seen from afar, in elevation: walls with a lit front and a shaded flank, roofs, domes, openings.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import { type Point, poly } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'

/** Where a building stands in the picture: foot at (x, y), `size` picture units tall, `depth` into the haze. */
export type Spot = { x: number; y: number; size: number; depth: number }

/** Draws parts of a building in its own units: u to the right of its middle, h above its foot, both in parts of its size. */
export type Elevation = {
  stage: Stage
  depth: number
  at(u: number, h: number): Point
  /** A wall; `flank` is the part of its width that turns away from the sun. */
  wall(u0: number, u1: number, h0: number, h1: number, color: string, flank?: number): void
  /** A roof over a wall: `ridge` is the part of its width left at the top, 0 for a pyramid. */
  roof(u0: number, u1: number, h: number, rise: number, color: string, ridge?: number): void
  /** A dome or onion on a drum whose top is at `h`. */
  dome(u: number, h: number, radius: number, color: string, tall?: number, cross?: boolean): void
  /** A round tower: shaded round. */
  shaft(u: number, h0: number, h1: number, low: number, high: number, color: string): void
  /** Rows of openings, lit after dark. */
  holes(
    u0: number,
    u1: number,
    h0: number,
    h1: number,
    columns: number,
    rows: number,
    arch?: boolean,
    fill?: number,
  ): void
  /** Battlements on a wall's top. */
  teeth(u0: number, u1: number, h: number, count: number, size: number, color: string): void
  shape(points: ReadonlyArray<readonly [number, number]>, color: string, tone?: 'lit' | 'half' | 'dim'): void
  path(d: string, color: string, tone?: 'lit' | 'half' | 'dim'): void
  rod(u0: number, h0: number, u1: number, h1: number, wide: number, color: string): void
}

export function createElevation(stage: Stage, { x, y, size, depth }: Spot): Elevation {
  const { art, light } = stage
  const at = (u: number, h: number): Point => [x + u * size, y - h * size]
  const tones = { lit, half, dim }
  const across = (u0: number, u1: number, color: string) => {
    const [from, to] = light.side > 0 ? [u0, u1] : [u1, u0]
    return art.linear(
      [
        [0, mix(dim(stage, color, depth), half(stage, color, depth), 0.3)],
        [0.45, half(stage, color, depth)],
        [0.85, lit(stage, color, depth)],
        [1, mix(lit(stage, color, depth), half(stage, color, depth), 0.25)],
      ],
      at(from, 0)[0],
      0,
      at(to, 0)[0],
      0,
    )
  }
  const house = (u0: number, u1: number, h0: number, h1: number) =>
    poly([at(u0, h0), at(u0, h1), at(u1, h1), at(u1, h0)])
  return {
    stage,
    depth,
    at,
    wall(u0, u1, h0, h1, color, flank = 0.28) {
      art.fill(
        house(u0, u1, h0, h1),
        art.linear(
          [
            [0, lit(stage, color, depth)],
            [1, mix(lit(stage, color, depth), half(stage, color, depth), 0.45)],
          ],
          0,
          at(0, h1)[1],
          0,
          at(0, h0)[1],
        ),
      )
      if (flank <= 0) return
      const corner = light.side > 0 ? u0 + (u1 - u0) * flank : u1 - (u1 - u0) * flank
      art.fill(light.side > 0 ? house(u0, corner, h0, h1) : house(corner, u1, h0, h1), dim(stage, color, depth))
    },
    roof(u0, u1, h, rise, color, ridge = 0.4) {
      const [wide, middle] = [u1 - u0, (u0 + u1) / 2]
      const over = wide * 0.05
      const [left, right] = [middle - (wide * ridge) / 2, middle + (wide * ridge) / 2]
      art.fill(
        poly([at(u0 - over, h), at(left, h + rise), at(right, h + rise), at(u1 + over, h)]),
        lit(stage, color, depth),
      )
      const shaded: Point[] =
        light.side > 0
          ? [at(u0 - over, h), at(left, h + rise), at(u0 + wide * 0.28, h)]
          : [at(u1 + over, h), at(right, h + rise), at(u1 - wide * 0.28, h)]
      art.fill(poly(shaded), dim(stage, color, depth))
    },
    dome(u, h, radius, color, tall = 1, cross = true) {
      const [cx, cy] = at(u, h)
      const [rx, ry] = [radius * size, radius * size * tall]
      art.fill(
        `M${num(cx - rx)} ${num(cy)}C${num(cx - rx * 1.06)} ${num(cy - ry * 0.62)} ${num(cx - rx * 0.5)} ${num(cy - ry)} ${num(cx)} ${num(cy - ry)}C${num(cx + rx * 0.5)} ${num(cy - ry)} ${num(cx + rx * 1.06)} ${num(cy - ry * 0.62)} ${num(cx + rx)} ${num(cy)}z`,
        across(u - radius, u + radius, color),
      )
      art.glow(cx + light.side * rx * 0.42, cy - ry * 0.58, rx * 0.42, lit(stage, shift(color, 0.16), depth), 0.5)
      if (!cross) return
      const gold = half(stage, '#e9c76a', depth)
      art.line(
        `M${num(cx)} ${num(cy - ry)}v${num(-ry * 0.4)}m${num(-ry * 0.1)} ${num(ry * 0.14)}h${num(ry * 0.2)}`,
        gold,
        Math.max(0.9, rx * 0.05),
      )
    },
    shaft(u, h0, h1, low, high, color) {
      art.fill(
        poly([at(u - low, h0), at(u - high, h1), at(u + high, h1), at(u + low, h0)]),
        across(u - low, u + low, color),
      )
    },
    holes(u0, u1, h0, h1, columns, rows, arch = false, fill = 0.42) {
      const [wide, tall] = [(u1 - u0) / columns, (h1 - h0) / rows]
      const lists = { dark: '', warm: '' }
      for (let column = 0; column < columns; column += 1)
        for (let row = 0; row < rows; row += 1) {
          const [px, py] = at(u0 + wide * (column + 0.5 - fill / 2), h0 + tall * (row + 0.16))
          const [w, t] = [wide * fill * size, tall * 0.66 * size]
          const d = arch
            ? `M${num(px)} ${num(py)}v${num(-(t - w / 2))}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(t - w / 2)}z`
            : `M${num(px)} ${num(py)}v${num(-t)}h${num(w)}v${num(t)}z`
          if ((column * 7 + row * 5 + columns) % 9 < light.lamps * 6) lists.warm += d
          else lists.dark += d
        }
      art.fill(lists.dark, mix(dim(stage, '#3d4a63', depth), light.haze, 0.08), 0.85)
      art.fill(lists.warm, mix('#ffce85', light.haze, depth * 0.4), 0.55 + 0.4 * light.lamps)
    },
    teeth(u0, u1, h, count, tooth, color) {
      const step = (u1 - u0) / (count * 2 - 1)
      let d = ''
      for (let index = 0; index < count; index += 1)
        d += house(u0 + step * index * 2, u0 + step * (index * 2 + 1), h - 0.002, h + tooth)
      art.fill(d, mix(lit(stage, color, depth), half(stage, color, depth), 0.3))
    },
    shape(points, color, tone = 'half') {
      art.fill(poly(points.map(([u, h]) => at(u, h))), tones[tone](stage, color, depth))
    },
    path(d, color, tone = 'half') {
      art.fill(d, tones[tone](stage, color, depth))
    },
    rod(u0, h0, u1, h1, wide, color) {
      art.line(poly([at(u0, h0), at(u1, h1)], false), half(stage, color, depth), Math.max(0.8, wide * size))
    },
  }
}
