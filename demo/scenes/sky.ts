// Sky: gradient, sun or moon, stars, clouds, and what falls from them.

import { HEIGHT, num, WIDTH } from './art.ts'
import { mix, shift } from './color.ts'
import { isDark } from './light.ts'
import { oval, rect, stroke } from './outline.ts'
import { type Stage, scene } from './stage.ts'

export function drawSky(base: Stage, horizon = base.view.horizon): void {
  const stage = scene(base, 'sky')
  const { art, light } = stage
  const [zenith, high, low, edge] = light.sky
  art.fill(
    rect(0, 0, WIDTH, HEIGHT),
    art.linear(
      [
        [0, zenith],
        [0.4, high],
        [0.78, low],
        [1, edge],
      ],
      0,
      0,
      0,
      horizon + 20,
    ),
  )
  if (isDark(light)) drawStars(stage, horizon)
  const { disc } = light
  const sunX = disc?.x ?? 800 + light.side * 900
  if (light.hour !== 'night') {
    art.glow(
      sunX,
      horizon - 20,
      900,
      mix(light.sun, edge, 0.35),
      light.hour === 'noon' || light.hour === 'morning' ? 0.35 : 0.5,
      0.62,
    )
  }
  if (disc) {
    art.glow(disc.x, disc.y, disc.radius * 5, light.sun, light.hour === 'night' ? 0.4 : 0.75)
    art.fill(oval(disc.x, disc.y, disc.radius), light.sun, light.hour === 'night' ? 0.95 : 0.96)
    if (light.hour === 'night')
      art.fill(
        oval(disc.x - disc.radius * 0.3, disc.y - disc.radius * 0.15, disc.radius * 0.22) +
          oval(disc.x + disc.radius * 0.3, disc.y + disc.radius * 0.35, disc.radius * 0.15),
        mix(light.sun, zenith, 0.15),
      )
  }
  drawClouds(stage, horizon)
  if (!isDark(light) && light.weather !== 'mist') drawBirds(stage, horizon)
}

function drawStars(stage: Stage, horizon: number): void {
  const { art, random, light } = stage
  const amount = light.hour === 'night' ? 120 : 40
  for (const [size, share] of [
    [1.6, 0.8],
    [2.8, 0.2],
  ] as const) {
    let d = ''
    for (let index = 0; index < amount * share; index += 1)
      d += `M${random.int(0, WIDTH)} ${Math.round(random.next() ** 1.5 * horizon * 0.85)}h0`
    art.line(d, '#f6f0da', size, 0.75)
  }
}

/** A heap cloud: a flat floor under a row of round tops. */
function heap(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { random } = stage
  const bumps = Math.max(4, Math.round(width / 62))
  let d = `M${num(x)} ${num(y)}`
  let [lastX, lastY] = [x, y]
  for (let index = 1; index <= bumps; index += 1) {
    const t = index / bumps
    const px = x + width * t
    const py = index === bumps ? y : y - height * Math.sin(Math.PI * t ** 0.9) ** 0.75 * random.range(0.62, 1)
    const reach = Math.hypot(px - lastX, py - lastY) * random.range(0.54, 0.66)
    d += `A${num(reach)} ${num(reach)} 0 0 1 ${num(px)} ${num(py)}`
    lastX = px
    lastY = py
  }
  return `${d}z`
}

function drawClouds(stage: Stage, horizon: number): void {
  const { art, random, light } = stage
  const [zenith, high, low, edge] = light.sky
  const lowSun = light.hour === 'golden' || light.hour === 'dusk' || light.hour === 'dawn' || light.hour === 'blue'
  if (light.weather === 'mist') {
    drawVeils(stage, horizon)
    return
  }
  const heavy = light.weather !== 'clear'
  const wet = light.weather === 'rain' || light.weather === 'snow'
  const lightSide = mix(
    isDark(light) ? mix(high, '#a9b6d8', 0.35) : '#ffffff',
    lowSun ? mix(edge, light.sun, 0.4) : edge,
    lowSun ? 0.75 : 0.2,
  )
  const darkSide = mix(lowSun ? mix(high, low, 0.45) : mix(low, zenith, 0.2), light.shade, wet ? 0.3 : 0.12)
  if (lowSun || random.chance(0.35)) {
    const rows = random.int(4, 7)
    for (let index = 0; index < rows; index += 1) {
      const t = index / rows
      const y = horizon * (0.16 + 0.72 * t) + random.range(-14, 14)
      const x = random.range(-250, 1100)
      const length = random.range(420, 950)
      const thick = (1.1 - t) * random.range(22, 44) + 8
      const color = mix(mix(high, low, t), mix(lightSide, edge, 0.3), 0.55)
      art.fill(
        stroke(x, y, length, thick, -6) +
          stroke(x + length * 0.3, y + thick * 0.5, length * 0.6, thick * 0.6, -4) +
          stroke(x - length * 0.15, y + thick * 0.3, length * 0.5, thick * 0.35, 4),
        color,
        0.5 + t * 0.25,
      )
    }
    if (!heavy) return
  }
  const groups = wet ? 6 : heavy ? 4 : random.int(1, 3)
  for (let index = 0; index < groups; index += 1) {
    const far = (index + 0.5) / groups
    const width = random.range(300, 620) * (0.55 + far * 0.7) * (wet ? 1.7 : 1)
    const height = width * random.range(0.16, 0.27)
    const y = horizon * (0.86 - far * 0.62) + random.range(-20, 20)
    const x = random.range(-220, WIDTH - width * 0.6)
    const fade = (color: string, strength: number) =>
      art.linear(
        [
          [0, color, strength],
          [0.5, color, strength * 0.9],
          [1, color, 0],
        ],
        0,
        y - height,
        0,
        y + 2,
      )
    art.fill(
      heap(stage, x, y, width, height),
      fade(mix(darkSide, lightSide, isDark(light) ? 0.15 : 0.45), isDark(light) ? 0.5 : 0.9),
    )
    art.fill(
      heap(stage, x + width * (0.1 + light.side * 0.06), y, width * 0.74, height * 0.7),
      fade(isDark(light) ? mix(lightSide, darkSide, 0.6) : lightSide, isDark(light) ? 0.35 : 0.8),
    )
  }
}

/** Thin bands of mist drifting across. */
function drawVeils(stage: Stage, horizon: number): void {
  const { art, random, light } = stage
  for (let index = 0; index < 5; index += 1)
    art.fill(
      stroke(random.range(-400, 600), horizon * random.range(0.3, 1), random.range(900, 1500), random.range(40, 90)),
      light.haze,
      0.4,
    )
}

function drawBirds(stage: Stage, horizon: number): void {
  const { art, random, light } = stage
  if (random.chance(0.45)) return
  const x = random.range(250, 1300)
  const y = horizon * random.range(0.25, 0.6)
  let d = ''
  for (let index = 0; index < random.int(3, 6); index += 1) {
    const size = random.range(7, 13)
    d += `M${num(x + random.range(-90, 90))} ${num(y + random.range(-40, 40))}q${num(size * 0.6)} ${num(-size * 0.7)} ${num(size)} 0q${num(size * 0.4)} ${num(-size * 0.7)} ${num(size)} ${num(-size * 0.1)}`
  }
  art.line(d, mix(light.shade, light.sky[0], 0.4), 2, 0.8)
}

/** Rain or snow in front of everything but the nearest things. */
export function drawFall(base: Stage): void {
  const { art, random, light } = scene(base, 'fall')
  if (light.weather === 'rain') {
    let d = ''
    for (let index = 0; index < 150; index += 1)
      d += `M${random.int(-20, WIDTH)} ${random.int(-40, HEIGHT)}l-5 ${random.int(22, 46)}`
    art.line(d, shift(light.haze, 0.08), 1.4, 0.38)
  }
  if (light.weather === 'snow') {
    for (const [size, amount] of [
      [3, 140],
      [5.5, 60],
      [10, 14],
    ] as const) {
      let d = ''
      for (let index = 0; index < amount; index += 1) d += `M${random.int(0, WIDTH)} ${random.int(0, HEIGHT)}h0`
      art.line(d, '#ffffff', size, size > 8 ? 0.55 : 0.8)
    }
  }
}

/** A bank of mist lying in a valley or on water. */
export function drawMistBank(stage: Stage, y: number, height: number, strength: number): void {
  const { art, light } = stage
  art.fill(
    rect(0, y - height, WIDTH, height * 2),
    art.linear(
      [
        [0, light.haze, 0],
        [0.5, light.haze, strength],
        [1, light.haze, 0],
      ],
      0,
      y - height,
      0,
      y + height,
    ),
  )
}
