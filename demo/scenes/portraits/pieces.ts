// Pieces that several portraits share.

import { num } from '../art.ts'
import { mix } from '../color.ts'
import { type Point, poly, smooth } from '../outline.ts'
import { half, lit } from '../stage.ts'
import type { Brush } from './brush.ts'

/** Moored fishing boats in a row, each with its mast. */
export function drawFishingBoats(
  p: Brush,
  spots: ReadonlyArray<readonly [x: number, y: number, size: number, color: string]>,
): void {
  for (const [x, y, size, color] of spots) {
    p.art.line(
      `M${num(x)} ${num(y - size * 0.1)}v${num(-size * 0.62)}`,
      half(p.stage, '#8a7a68'),
      Math.max(1.4, size * 0.02),
    )
    p.boat(x, y, size, color)
  }
}

export const STRANDZHA = '#6f8a55'

/** Cabins on a cable between two points, drawn on pylons of their own. */
export function drawLift(p: Brush, from: Point, to: Point, cabins: number, color: string, size = 1): void {
  const { art, stage } = p
  const rope = half(stage, '#3a4558')
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 26 * size * Math.sin(Math.PI * t),
  ]
  for (const t of [0.22, 0.5, 0.8]) {
    const [x, y] = at(t)
    const k = size * (0.35 + 0.65 * t)
    art.line(`M${num(x - 14 * k)} ${num(y)}h${num(28 * k)}M${num(x)} ${num(y)}v${num(96 * k)}`, rope, 5 * k)
  }
  art.line(
    poly(
      Array.from({ length: 13 }, (_, index) => at(index / 12)),
      false,
    ),
    rope,
    2,
  )
  for (let index = 0; index < cabins; index += 1) {
    const t = (index + 0.6) / cabins
    const [x, y] = at(t)
    const k = size * (0.3 + 0.7 * t)
    art.line(`M${num(x)} ${num(y)}v${num(14 * k)}`, rope, 2)
    art.fill(
      `M${num(x - 13 * k)} ${num(y + 14 * k)}h${num(26 * k)}q${num(4 * k)} ${num(20 * k)} ${num(-3 * k)} ${num(30 * k)}h${num(-20 * k)}q${num(-7 * k)} ${num(-10 * k)} ${num(-3 * k)} ${num(-30 * k)}z`,
      half(stage, color),
    )
    art.fill(
      `M${num(x - 10 * k)} ${num(y + 18 * k)}h${num(20 * k)}v${num(11 * k)}h${num(-20 * k)}z`,
      lit(stage, '#cfe3ee'),
      0.85,
    )
  }
}

/** A cleared run down a wooded slope. */
export function drawRun(p: Brush, points: readonly Point[]): void {
  p.art.fill(smooth(points), lit(p.stage, p.land.snowy ? '#fbfcff' : mix(p.land.grass, '#ffffff', 0.1)))
}

export const NEEDLE_SLOPE = '#4f6f5f'

/** Fields of snow or grass in front, with firs on both sides. */
export function drawForeland(
  p: Brush,
  y: number,
  firs: ReadonlyArray<readonly [x: number, y: number, tall: number]>,
): void {
  p.meadow([
    [-20, y + 20],
    [300, y - 6],
    [700, y + 16],
    [1100, y - 14],
    [1640, y + 12],
  ])
  for (const [x, fy, tall] of firs) p.tree('conifer', x, fy, tall)
}

/** Joints of a paved square running to a vanishing point. */
export function drawPaving(p: Brush, y: number, color: string, vanish = 800): void {
  p.meadow(
    [
      [-20, y],
      [1640, y],
    ],
    color,
  )
  let d = ''
  for (let row = 1; row < 16; row += 1) {
    const py = y + (1090 - y) * (row / 16) ** 1.7
    d += `M-20 ${num(py)}H1640`
  }
  for (let column = -14; column <= 14; column += 1)
    d += `M${num(vanish + column * 50)} ${y}L${num(vanish + column * 210)} 1090`
  p.art.line(d, half(p.stage, mix(color, '#5a4a3c', 0.35)), 1.6, 0.35)
}

export const cobbles = '#c9b79a'

/** A brook between stones, running towards the eye. */
export function drawBrook(p: Brush, x: number, y: number): void {
  p.water(
    [
      [x - 20, y],
      [x + 30, y],
      [x + 90, y + 110],
      [x + 40, y + 220],
      [x + 190, 1110],
      [x - 210, 1110],
      [x - 60, y + 220],
      [x - 20, y + 110],
    ],
    '#7fa9a2',
  )
  p.rocks(x - 260, x - 120, 70, 1010)
  p.rocks(x + 130, x + 300, 80, 1000)
}

export const NEEDLES = '#4f6f5f'
export const BOUGAINVILLEA = '#d63f86'

/** A gondola or another slim black boat, its oarsman standing astern. */
export function drawGondola(p: Brush, x: number, y: number, size: number): void {
  p.art.fill(
    `M${x - size * 0.6} ${y - size * 0.2}Q${x - size * 0.4} ${y + size * 0.06} ${x} ${y + size * 0.05}Q${x + size * 0.44} ${y + size * 0.06} ${x + size * 0.66} ${y - size * 0.3}Q${x + size * 0.4} ${y - size * 0.06} ${x} ${y - size * 0.05}Q${x - size * 0.4} ${y - size * 0.06} ${x - size * 0.6} ${y - size * 0.2}z`,
    half(p.stage, '#23262e'),
  )
  p.art.fill(
    `M${x - size * 0.1} ${y - size * 0.05}h${size * 0.3}v${-size * 0.06}h${-size * 0.3}z`,
    half(p.stage, '#a8323a'),
  )
  p.people(x - size * 0.4, y - size * 0.06, size * 0.5, 'stand')
  p.art.line(
    `M${x - size * 0.32} ${y - size * 0.4}L${x - size * 0.02} ${y + size * 0.1}`,
    half(p.stage, '#8a6a4a'),
    size * 0.014,
  )
}

/** House fronts standing in the water or on a quay, side by side. */
export function drawFronts(
  p: Brush,
  from: number,
  to: number,
  y: number,
  size: number,
  colors: readonly string[],
  floors = 4,
): void {
  let index = 0
  for (let x = from; x < to; index += 1) {
    const wide = size * p.stage.random.range(0.62, 0.9)
    const tall = size * p.stage.random.range(0.8, 1.12)
    const color = colors[index % colors.length] ?? '#e9c9a0'
    p.mark(
      (e) => {
        e.wall(-0.5, 0.5, 0, tall / wide, color, 0.14)
        e.holes(-0.44, 0.44, 0.03, tall / wide - 0.04, Math.max(3, Math.round(wide / 26)), floors, true, 0.4)
        e.roof(-0.5, 0.5, tall / wide, 0.16, '#b9603f', 0.84)
      },
      x + wide / 2,
      y,
      wide,
      0.08,
    )
    x += wide
  }
}
