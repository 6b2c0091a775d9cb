// Water: open sea, shallows with foam on sand, lakes and pools. Glitter lies under the sun; waves grow towards the eye.

import { WIDTH } from './art.ts'
import { mix, multiply, shift } from './color.ts'
import { isDark } from './light.ts'
import { type Point, rect, smooth, stroke } from './outline.ts'
import { BOTTOM, half, lit, type Stage, scene } from './stage.ts'

/** Open water from the horizon down to `floor`. */
export function drawSea(base: Stage, horizon: number, floor = BOTTOM, calm = 0.5): void {
  const stage = scene(base, 'sea')
  const { art, light, land } = stage
  const far = mix(lit(stage, land.seaFar), light.sky[3], 0.34)
  const middle = mix(lit(stage, land.seaFar), light.sky[1], 0.22)
  const near = mix(half(stage, land.seaFar), light.sky[0], 0.3)
  art.fill(
    rect(0, horizon, WIDTH, floor - horizon),
    art.linear(
      [
        [0, far],
        [0.12, mix(far, middle, 0.5)],
        [0.42, middle],
        [1, near],
      ],
      0,
      horizon,
      0,
      floor,
    ),
  )
  drawGlitter(stage, horizon, floor)
  drawWaves(stage, horizon, floor, calm)
}

/** The road of light below the sun or moon, and a faint one of sky light elsewhere. */
export function drawGlitter(stage: Stage, horizon: number, floor: number): void {
  const { art, random, light } = stage
  const x = light.disc?.x ?? 800 + light.side * 620
  const strong = light.disc ? 1 : 0.4
  art.glow(x, horizon + 6, 420, light.sun, 0.4 * strong, 0.35)
  for (const [amount, alpha] of [
    [46, 0.34],
    [30, 0.75],
  ] as const) {
    let d = ''
    for (let index = 0; index < amount; index += 1) {
      const t = random.next() ** 1.5
      const y = horizon + 3 + (floor - horizon) * t * 0.92
      const width = (16 + 150 * t) * random.range(0.3, 1)
      const drift = (random.next() - 0.5) * (60 + 330 * t) * (alpha > 0.5 ? 0.55 : 1)
      d += stroke(x + drift - width / 2, y, width, 1.2 + 7 * t)
    }
    art.fill(d, light.sun, alpha * strong * (light.hour === 'night' ? 0.5 : 0.85))
  }
}

/** Ripples in drifts: short and dense towards the horizon, long and loose near the eye. */
export function drawWaves(stage: Stage, horizon: number, floor: number, calm: number): void {
  const { art, random, light } = stage
  const marks = { dark: '', bright: '' }
  for (let drift = 0; drift < 34; drift += 1) {
    const t = random.next() ** 1.4
    const [x, y] = [random.range(-60, WIDTH), horizon + 5 + (floor - horizon) * t]
    for (let index = 0; index < 4; index += 1) {
      const length = (14 + 150 * t) * random.range(0.4, 1.2)
      const mark = stroke(
        x + random.range(-1, 1) * (40 + 200 * t),
        y + random.range(-1, 1) * (3 + 22 * t),
        length,
        (0.8 + 3.6 * t) * (1.3 - calm * 0.6),
        random.range(-2, 2) * t,
      )
      if ((drift + index) % 2) marks.dark += mark
      else marks.bright += mark
    }
  }
  art.fill(marks.dark, shift(multiply(lit(stage, stage.land.seaFar), light.shade), -0.02), 0.24)
  art.fill(marks.bright, mix(light.sky[2], light.sky[3], 0.5), isDark(light) ? 0.2 : 0.34)
}

/** A shoreline from (x, y) points: shallows outside, foam at the edge; the land side is filled by `sand`. */
export function drawShore(base: Stage, edge: readonly Point[], closing: string, sandColor = base.land.sand): void {
  const stage = scene(base, 'shore')
  const { art, light, land, random } = stage
  const pushed = (distance: number): Point[] =>
    edge.map(([x, y], index) => [
      x,
      y - distance * (0.35 + 0.65 * Math.max(0, (y - stage.view.horizon) / 500)) + random.range(-2, 2) * (index % 2),
    ])
  const shallow = mix(lit(stage, land.seaNear), light.sky[2], 0.12)
  art.fill(smooth(pushed(120), false) + closing, shallow, 0.3)
  art.fill(smooth(pushed(64), false) + closing, shallow, 0.5)
  art.fill(smooth(pushed(26), false) + closing, mix(shallow, lit(stage, '#ffffff'), 0.25), 0.8)
  art.line(smooth(pushed(58), false), lit(stage, '#ffffff'), 2.4, 0.5)
  art.fill(smooth(pushed(15), false) + closing, mix(lit(stage, '#ffffff'), light.sky[3], 0.1), 0.95)
  art.fill(smooth(edge, false) + closing, half(stage, shift(sandColor, -0.05)))
  art.fill(
    smooth(pushed(-16), false) + closing,
    art.linear(
      [
        [0, lit(stage, sandColor, 0.12)],
        [1, mix(lit(stage, sandColor), half(stage, sandColor), 0.35)],
      ],
      0,
      stage.view.horizon,
      0,
      BOTTOM,
    ),
  )
}

/** Still water that mirrors the sky, for lakes, rivers and pools; `shape` limits it. */
export function drawStillWater(base: Stage, shape: string, top: number, floor: number, tint: string): void {
  const stage = scene(base, 'still')
  const { art, light, random } = stage
  const water = (sky: string, share: number) => mix(lit(stage, tint), sky, share)
  art.clip(shape, () => {
    art.fill(
      rect(0, top, WIDTH, floor - top),
      art.linear(
        [
          [0, water(light.sky[3], 0.55)],
          [0.45, water(light.sky[2], 0.4)],
          [1, water(light.sky[0], 0.3)],
        ],
        0,
        top,
        0,
        floor,
      ),
    )
    let d = ''
    for (let index = 0; index < 34; index += 1) {
      const t = random.next()
      d += stroke(random.range(-100, WIDTH), top + (floor - top) * t, 60 + 200 * t * random.next(), 1.5 + 4 * t)
    }
    art.fill(d, light.sky[3], 0.35)
  })
}

/** A mirrored copy of what `draw` paints above `waterline`, broken by ripples. */
export function drawMirrored(stage: Stage, waterline: number, squash: number, draw: () => void, opacity = 0.55): void {
  const { art, random, light } = stage
  const id = art.symbol(draw)
  art.stamp(id, 0, 0, 1)
  art.clip(rect(0, waterline, WIDTH, BOTTOM - waterline), () => {
    art.group(`opacity="${opacity}"`, () => art.stamp(id, 0, waterline * (1 + squash), 1, -squash))
    let d = ''
    for (let index = 0; index < 46; index += 1) {
      const t = random.next() ** 1.3
      d += stroke(
        random.range(-80, WIDTH),
        waterline + 4 + (BOTTOM - waterline) * t,
        (40 + 240 * t) * random.range(0.4, 1),
        1.2 + 6 * t,
      )
    }
    art.fill(d, mix(light.sky[2], light.sky[3], 0.5), 0.42)
  })
}
