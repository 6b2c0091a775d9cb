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

/** A soft round of vapour, drawn once in each of its two tones and stamped. */
function puffOf(stage: Stage, name: string, color: string): string {
  return stage.art.once(`puff ${name} ${color}`, () =>
    stage.art.fill(
      oval(0, 0, 100),
      stage.art.radial(
        [
          [0, color, 0.92],
          [0.45, color, 0.74],
          [0.72, color, 0.32],
          [1, color, 0],
        ],
        0,
        0,
        100,
      ),
    ),
  )
}

function drawClouds(stage: Stage, horizon: number): void {
  const { art, random, light } = stage
  const [zenith, high, low, edge] = light.sky
  const lowSun = light.hour === 'golden' || light.hour === 'dusk' || light.hour === 'dawn' || light.hour === 'blue'
  if (light.weather === 'mist') {
    drawVeils(stage, horizon)
    return
  }
  const dark = isDark(light)
  const heavy = light.weather !== 'clear'
  const wet = light.weather === 'rain' || light.weather === 'snow'
  const bright = mix(
    dark ? mix(high, '#a9b6d8', 0.3) : '#ffffff',
    lowSun ? mix(edge, light.sun, 0.4) : edge,
    lowSun ? 0.8 : 0.12,
  )
  const shaded = mix(lowSun ? mix(high, low, 0.55) : mix(low, zenith, 0.2), light.shade, wet ? 0.35 : 0.14)
  const [light1, shade1] = [puffOf(stage, 'light', bright), puffOf(stage, 'shade', shaded)]
  if (lowSun || random.chance(0.5)) {
    const bands = random.int(3, 5)
    for (let band = 0; band < bands; band += 1) {
      const t = (band + random.next()) / bands
      const y = horizon * (0.12 + 0.74 * t)
      const x = random.range(-100, WIDTH)
      const flow = random.range(-0.05, 0.05)
      for (let wisp = 0; wisp < 7; wisp += 1) {
        const along = random.range(-1, 1)
        const far = 1.15 - t
        const [wide, tall] = [random.range(1.4, 3.6) * (0.6 + far * 0.6), random.range(0.035, 0.13) * (0.5 + far)]
        const wx = x + along * 420
        const wy = y + along * flow * 420 + random.range(-16, 16) * far
        art.group(`opacity="${(0.28 + t * 0.3).toFixed(2)}"`, () => {
          if (lowSun) art.stamp(shade1, wx, wy - tall * 40, wide, tall)
          art.stamp(light1, wx, wy, wide * 0.9, tall * 0.8)
        })
      }
    }
    if (!heavy) return
  }
  const groups = wet ? 6 : heavy ? 5 : random.int(1, 3)
  for (let index = 0; index < groups; index += 1) {
    const far = (index + 0.5) / groups
    const width = random.range(240, 500) * (0.5 + far * 0.75) * (wet ? 1.8 : 1)
    const height = width * random.range(0.2, 0.32)
    const y = horizon * (0.84 - far * 0.6) + random.range(-20, 20)
    const x = random.range(-120, WIDTH - width * 0.6)
    const lean = random.range(0.3, 0.7)
    const tower = (t: number) => Math.max(0, 1 - Math.abs(t - lean) / (t < lean ? lean : 1 - lean)) ** 0.7
    art.group(`opacity="${dark ? 0.4 : 0.94}"`, () => {
      const puffs = Array.from({ length: 24 }, () => {
        const t = random.next()
        const lift = random.next() ** 0.8
        return { t, lift, size: (height / 100) * (0.34 + 0.4 * tower(t)) * random.range(0.7, 1.15) }
      }).sort((a, b) => b.lift - a.lift)
      for (const { t, lift, size } of puffs) {
        const [px, py] = [x + width * t, y - height * tower(t) * lift * 0.82]
        art.stamp(shade1, px - light.side * size * 22, py + size * 24, size * 1.08, size * 0.82)
        art.stamp(light1, px, py, size, size * 0.88)
      }
      art.stamp(shade1, x + width * 0.5, y + height * 0.12, width / 190, height / 520)
    })
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
