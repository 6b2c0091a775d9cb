// What stands on a table: glasses, plates, candles, breakfast.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import { blob, oval, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'

export function drawGlass(stage: Stage, px: number, py: number, tall: number, wine?: string): void {
  const { art } = stage
  const bowl = tall * 0.24
  art.fill(oval(px, py, bowl * 0.85, bowl * 0.2), lit(stage, '#ffffff'), 0.45)
  art.line(`M${num(px)} ${num(py)}V${num(py - tall * 0.5)}`, lit(stage, '#ffffff'), tall * 0.03, 0.7)
  const cup = (level: number) =>
    `M${num(px - bowl * (0.8 + level * 0.15))} ${num(py - tall * (0.5 + level * 0.46))}C${num(px - bowl * 1.25)} ${num(py - tall * 0.5)} ${num(px - bowl * 0.6)} ${num(py - tall * 0.44)} ${num(px)} ${num(py - tall * 0.44)}C${num(px + bowl * 0.6)} ${num(py - tall * 0.44)} ${num(px + bowl * 1.25)} ${num(py - tall * 0.5)} ${num(px + bowl * (0.8 + level * 0.15))} ${num(py - tall * (0.5 + level * 0.46))}z`
  art.fill(cup(1), mix(lit(stage, '#ffffff'), stage.light.sky[2], 0.3), 0.38)
  if (wine) art.fill(cup(0.45), half(stage, wine), 0.92)
  art.line(
    `M${num(px + bowl * 0.5)} ${num(py - tall * 0.9)}q${num(bowl * 0.5)} ${num(tall * 0.16)} 0 ${num(tall * 0.36)}`,
    '#ffffff',
    tall * 0.025,
    0.7,
  )
}

export function drawPlate(stage: Stage, px: number, py: number, size: number, food?: readonly string[]): void {
  const { art, random, light } = stage
  art.fill(oval(px - light.side * size * 0.06, py + size * 0.09, size * 1.02, size * 0.36), light.shadow, 0.28)
  art.fill(oval(px, py, size, size * 0.34), half(stage, '#fdf9f0'))
  art.fill(oval(px, py - size * 0.02, size * 0.98, size * 0.32), lit(stage, '#fdfaf3'))
  art.fill(oval(px, py, size * 0.68, size * 0.21), mix(lit(stage, '#fdf9f0'), half(stage, '#f0e8da'), 0.5))
  food?.forEach((color, index) => {
    const [fx, fy] = [px + (index - (food.length - 1) / 2) * size * 0.32, py - size * 0.06]
    art.fill(blob(random, fx, fy, size * 0.2, size * 0.13, 8, 0.15), half(stage, color))
    art.fill(
      blob(random, fx + light.side * size * 0.04, fy - size * 0.05, size * 0.12, size * 0.06, 7, 0.2),
      lit(stage, shift(color, 0.06)),
    )
  })
}

export function drawCandle(stage: Stage, px: number, py: number, tall: number): void {
  const { art } = stage
  art.glow(px, py - tall * 1.1, tall * 3.4, '#ffbe66', 0.28 + stage.light.lamps * 0.32)
  art.fill(
    rounded(
      [
        [px - tall * 0.16, py],
        [px + tall * 0.16, py],
        [px + tall * 0.16, py - tall * 0.8],
        [px - tall * 0.16, py - tall * 0.8],
      ],
      4,
    ),
    lit(stage, '#fbf0da'),
  )
  art.fill(
    `M${num(px)} ${num(py - tall * 1.25)}q${num(tall * 0.16)} ${num(tall * 0.26)} 0 ${num(tall * 0.4)}q${num(-tall * 0.16)} ${num(-tall * 0.14)} 0 ${num(-tall * 0.4)}z`,
    '#ffd57a',
  )
}

export function drawSteam(stage: Stage, x: number, y: number): void {
  stage.art.line(`M${x - 14} ${y}q-16 -26 0 -50t0 -46M${x + 16} ${y - 4}q16 -26 0 -50t2 -40`, '#ffffff', 5, 0.4)
}

export function drawCroissant(stage: Stage, x: number, y: number, size: number, turn: 1 | -1): void {
  const { art } = stage
  const crust = '#d9933f'
  const outline = smooth([
    [x - size, y + size * 0.18],
    [x - size * 0.7, y - size * 0.25],
    [x, y - size * 0.5],
    [x + size * 0.7, y - size * 0.25],
    [x + size, y + size * 0.18],
    [x + size * 0.5, y + size * 0.12],
    [x, y + size * 0.02],
    [x - size * 0.5, y + size * 0.12],
  ])
  art.fill(
    outline,
    art.linear(
      [
        [0, lit(stage, shift(crust, 0.1))],
        [1, half(stage, shift(crust, -0.1))],
      ],
      0,
      y - size * 0.5,
      0,
      y + size * 0.25,
    ),
  )
  art.line(
    [-0.62, -0.32, 0, 0.32, 0.62]
      .map(
        (u) =>
          `M${num(x + u * size)} ${num(y - size * (0.42 - Math.abs(u) * 0.34))}q${num(turn * size * 0.09)} ${num(size * 0.2)} ${num(-turn * size * 0.03)} ${num(size * 0.4)}`,
      )
      .join(''),
    half(stage, '#a2602a'),
    4,
    0.6,
  )
}

/** A slice of layered cheese pastry. */
export function drawBanitsa(stage: Stage, x: number, y: number, size: number): void {
  const { art } = stage
  const crust = '#dea04c'
  art.fill(
    poly([
      [x - size, y],
      [x + size * 0.5, y + size * 0.22],
      [x + size * 0.5, y + size * 0.5],
      [x - size, y + size * 0.28],
    ]),
    half(stage, '#f3d9a0'),
  )
  art.fill(
    poly([
      [x + size * 0.5, y + size * 0.22],
      [x + size, y - size * 0.16],
      [x + size, y + size * 0.12],
      [x + size * 0.5, y + size * 0.5],
    ]),
    dim(stage, '#e3bd7c'),
  )
  art.fill(
    poly([
      [x - size, y],
      [x - size * 0.45, y - size * 0.36],
      [x + size, y - size * 0.16],
      [x + size * 0.5, y + size * 0.22],
    ]),
    art.linear(
      [
        [0, lit(stage, shift(crust, 0.06))],
        [1, half(stage, shift(crust, -0.06))],
      ],
      x - size,
      y - size * 0.3,
      x + size,
      y + size * 0.2,
    ),
  )
  art.line(
    [0.1, 0.18]
      .map((h) => `M${num(x - size)} ${num(y + size * h)}L${num(x + size * 0.5)} ${num(y + size * (h + 0.22))}`)
      .join(''),
    half(stage, '#b9803a'),
    2.4,
    0.6,
  )
}

export function drawFruit(stage: Stage, x: number, y: number): void {
  const { art, light } = stage
  for (const [dx, dy, r, color] of [
    [-70, -70, 42, '#e58a2c'],
    [10, -92, 46, '#d8503f'],
    [80, -66, 40, '#f0b83f'],
    [-10, -52, 40, '#7f9f45'],
    [-104, -48, 26, '#6d3f6f'],
    [116, -46, 26, '#6d3f6f'],
  ] as const) {
    art.fill(
      oval(x + dx, y + dy, r),
      art.radial(
        [
          [0, lit(stage, shift(color, 0.07))],
          [0.6, half(stage, color)],
          [1, dim(stage, color)],
        ],
        x + dx + light.side * r * 0.4,
        y + dy - r * 0.4,
        r * 1.5,
      ),
    )
  }
  art.fill(
    `M${x - 150} ${y - 52}C${x - 120} ${y + 40} ${x + 120} ${y + 40} ${x + 150} ${y - 52}z`,
    art.linear(
      [
        [0, dim(stage, '#f1e6d2')],
        [1, lit(stage, '#fdf8ec')],
      ],
      x - light.side * 150,
      0,
      x + light.side * 150,
      0,
    ),
  )
}
