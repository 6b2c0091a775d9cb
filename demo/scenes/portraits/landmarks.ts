// Worldly landmarks, each an elevation: towers, mills, walls, bridges, wheels.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import { oval, poly, smooth } from '../outline.ts'
import { dim, half, lit } from '../stage.ts'
import type { Elevation } from './elevation.ts'

/** A windmill; `thatch` for white island mills. */
export function drawWindmill(e: Elevation, wood = true): void {
  const { art } = e.stage
  if (wood) {
    e.shaft(0, 0, 0.26, 0.2, 0.2, '#b9ab97')
    e.wall(-0.2, 0.2, 0.26, 0.66, '#7d5d45', 0.4)
    e.roof(-0.23, 0.23, 0.66, 0.2, '#6b5142', 0.2)
  } else {
    e.shaft(0, 0, 0.6, 0.24, 0.2, '#fdf8ee')
    e.roof(-0.22, 0.22, 0.6, 0.26, '#8f7a62', 0)
    e.holes(-0.06, 0.06, 0.3, 0.46, 1, 1)
  }
  const [cx, cy] = e.at(e.stage.light.side * 0.1, 0.6)
  const r = e.at(0.52, 0)[0] - e.at(0, 0)[0]
  let sails = ''
  for (let arm = 0; arm < 6; arm += 1) {
    const angle = arm * 1.0472 + 0.3
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    sails += `M${num(cx)} ${num(cy)}l${num(dx * r)} ${num(dy * r)}m${num(-dx * r * 0.1 - dy * r * 0.12)} ${num(-dy * r * 0.1 + dx * r * 0.12)}l${num(-dx * r * 0.5)} ${num(-dy * r * 0.5)}m${num(dx * r * 0.5)} ${num(dy * r * 0.5)}l${num(dx * r * 0.1 + dy * r * 0.12)} ${num(dy * r * 0.1 - dx * r * 0.12)}`
  }
  art.line(sails, dim(e.stage, '#8a6a4f', e.depth), Math.max(1, r * 0.035))
}

export function drawLighthouse(e: Elevation, color = '#fbf6ea', band?: string): void {
  e.wall(-0.2, 0.2, 0, 0.1, '#cbbba0', 0.3)
  e.shaft(0, 0.08, 0.74, 0.13, 0.085, color)
  if (band) for (const h of [0.24, 0.48]) e.shaft(0, h, h + 0.12, 0.122 - h * 0.06, 0.115 - h * 0.06, band)
  e.shape(
    [
      [-0.13, 0.74],
      [0.13, 0.74],
      [0.12, 0.775],
      [-0.12, 0.775],
    ],
    '#4c5560',
    'half',
  )
  e.shaft(0, 0.775, 0.88, 0.065, 0.065, '#ffe9b0')
  e.dome(0, 0.88, 0.085, '#b0473a', 0.9, false)
  const [x, y] = e.at(0, 0.83)
  if (e.stage.light.lamps > 0.3)
    e.stage.art.glow(x, y, (e.at(1, 0)[0] - e.at(0, 0)[0]) * 0.7, '#ffe2a0', 0.7 * e.stage.light.lamps)
}

/** A town's clock tower: stone below, a timber gallery above. */
export function drawClockTower(e: Elevation, color = '#d8c8ab', top = '#7a4f36'): void {
  e.wall(-0.14, 0.14, 0, 0.62, color, 0.42)
  e.holes(-0.08, 0.08, 0.08, 0.4, 1, 2, true, 0.3)
  const [x, y] = e.at(0, 0.52)
  const r = e.at(0.075, 0)[0] - e.at(0, 0)[0]
  e.stage.art.fill(oval(x, y, r), lit(e.stage, '#fbf3df', e.depth))
  e.stage.art.line(
    `M${num(x)} ${num(y)}v${num(-r * 0.7)}m0 ${num(r * 0.7)}l${num(r * 0.5)} ${num(r * 0.2)}`,
    dim(e.stage, '#333', e.depth),
    Math.max(0.8, r * 0.12),
  )
  e.wall(-0.18, 0.18, 0.62, 0.78, top, 0.4)
  e.holes(-0.15, 0.15, 0.63, 0.77, 3, 1, true, 0.55)
  e.roof(-0.19, 0.19, 0.78, 0.17, e.stage.land.roof, 0.1)
  e.rod(0, 0.94, 0, 1, 0.014, '#c9a34f')
}

/** A keep and walls with battlements; `spread` is how far the walls run to each side. */
export function drawFortress(
  e: Elevation,
  spread = 1.6,
  color = '#c9b592',
  towers: readonly number[] = [-1.4, -0.5, 0.9],
): void {
  e.wall(-spread, spread, -0.2, 0.34, color, 0)
  e.teeth(-spread, spread, 0.34, Math.round(spread * 16), 0.05, color)
  for (const u of towers) {
    e.wall(u - 0.19, u + 0.19, -0.2, 0.62, shift(color, 0.01), 0.4)
    e.teeth(u - 0.2, u + 0.2, 0.62, 5, 0.06, color)
    e.holes(u - 0.1, u + 0.1, 0.3, 0.5, 1, 1, true, 0.24)
  }
  e.wall(0.1, 0.52, 0, 0.92, shift(color, -0.01), 0.4)
  e.teeth(0.08, 0.54, 0.92, 6, 0.07, color)
  e.holes(0.16, 0.48, 0.5, 0.86, 2, 1, true, 0.24)
  const seams = [0.05, 0.15, 0.25].map((h) => poly([e.at(-spread, h), e.at(spread, h)], false)).join('')
  e.stage.art.line(seams, dim(e.stage, color, e.depth), 1, 0.35)
}

/** A round tower on a quay, six floors of white stone with a crown: Thessaloniki's. */
export function drawWhiteTower(e: Elevation): void {
  const stone = '#eee2cb'
  e.shaft(0, 0, 0.78, 0.27, 0.26, stone)
  e.holes(-0.2, 0.2, 0.06, 0.74, 3, 5, true, 0.16)
  e.shaft(0, 0.78, 0.84, 0.28, 0.28, stone)
  e.teeth(-0.28, 0.28, 0.84, 8, 0.05, stone)
  e.shaft(0, 0.84, 0.98, 0.15, 0.15, stone)
  e.teeth(-0.16, 0.16, 0.98, 5, 0.04, stone)
  e.rod(0, 1, 0, 1.16, 0.01, '#6b7480')
}

/** Broken rings of arches: the amphitheatre of Rome. */
export function drawColosseum(e: Elevation): void {
  const stone = '#e0bf93'
  const [x, y] = e.at(0, 0)
  const s = e.at(1, 0)[0] - x
  e.path(
    `M${num(x - s * 1.2)} ${num(y)}C${num(x - s * 1.24)} ${num(y - s * 0.4)} ${num(x - s * 1.22)} ${num(y - s * 0.62)} ${num(x - s * 1.1)} ${num(y - s * 0.74)}L${num(x - s * 0.3)} ${num(y - s * 0.84)}L${num(x + s * 0.2)} ${num(y - s * 0.82)}L${num(x + s * 0.3)} ${num(y - s * 0.64)}L${num(x + s * 0.52)} ${num(y - s * 0.62)}L${num(x + s * 0.6)} ${num(y - s * 0.46)}L${num(x + s * 1.1)} ${num(y - s * 0.4)}L${num(x + s * 1.16)} ${num(y)}z`,
    stone,
    'lit',
  )
  e.stage.art.fill(
    `M${num(x - e.stage.light.side * s * 1.2)} ${num(y)}L${num(x - e.stage.light.side * s * 1.14)} ${num(y - s * 0.42)}L${num(x - e.stage.light.side * s * 0.5)} ${num(y - s * 0.5)}V${num(y)}z`,
    dim(e.stage, stone, e.depth),
    0.55,
  )
  e.holes(-1.14, 1.1, 0.02, 0.21, 19, 1, true, 0.56)
  e.holes(-1.14, 1.04, 0.22, 0.4, 18, 1, true, 0.56)
  e.holes(-1.1, 0.5, 0.42, 0.6, 13, 1, true, 0.56)
  e.holes(-1.06, 0.18, 0.64, 0.78, 10, 1, false, 0.22)
  for (const h of [0.21, 0.41, 0.61]) e.rod(-1.16, h, h > 0.5 ? 0.5 : 1.08, h, 0.014, '#f3d9b0')
}

/** Old stone bridge of several arches between two picture points, its reflection left to the water. */
export function drawArchBridge(e: Elevation, half0 = 1.6, arches = 5, hump = 0.3, color = '#cdbb9c'): void {
  const { art, light } = e.stage
  const steps = 24
  const deck = (t: number) => 0.34 + hump * Math.sin(Math.PI * t)
  const top = Array.from({ length: steps + 1 }, (_, index) =>
    e.at(-half0 + (2 * half0 * index) / steps, deck(index / steps)),
  )
  let d = poly([...top, e.at(half0, -0.06), e.at(-half0, -0.06)])
  const wide = (2 * half0) / arches
  let vaults = ''
  for (let arch = 0; arch < arches; arch += 1) {
    const t = (arch + 0.5) / arches
    const r = wide * (0.3 + 0.1 * Math.sin(Math.PI * t))
    const u = -half0 + wide * (arch + 0.5)
    const rise = Math.min(deck(t) - 0.1, r * 1.15)
    const [x0, y0] = e.at(u - r, -0.06)
    const [rx, ry] = [e.at(r, 0)[0] - e.at(0, 0)[0], e.at(0, 0)[1] - e.at(0, rise)[1]]
    vaults += `M${num(x0)} ${num(y0)}a${num(rx)} ${num(ry)} 0 0 1 ${num(rx * 2)} 0z`
  }
  art.fill(d, mix(lit(e.stage, color, e.depth), half(e.stage, color, e.depth), 0.35))
  art.fill(vaults, mix(dim(e.stage, shift(color, -0.16), e.depth), light.haze, 0.12), 0.9)
  d = poly(top, false)
  art.line(d, lit(e.stage, shift(color, 0.05), e.depth), Math.max(2, e.at(0.04, 0)[0] - e.at(0, 0)[0]))
}

export function drawFerrisWheel(e: Elevation): void {
  const { art } = e.stage
  const [x, y] = e.at(0, 0.54)
  const r = e.at(0.46, 0)[0] - e.at(0, 0)[0]
  const iron = mix(dim(e.stage, '#5b6674', e.depth), e.stage.light.haze, 0.1)
  let spokes = ''
  let cars = ''
  for (let index = 0; index < 15; index += 1) {
    const angle = (index / 15) * Math.PI * 2
    const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    spokes += `M${num(x)} ${num(y)}L${num(px)} ${num(py)}`
    cars += `M${num(px - r * 0.06)} ${num(py - r * 0.02)}h${num(r * 0.12)}v${num(r * 0.1)}h${num(-r * 0.12)}z`
  }
  art.line(
    `${spokes}M${num(x)} ${num(y)}L${num(x - r * 0.55)} ${num(e.at(0, 0)[1])}M${num(x)} ${num(y)}L${num(x + r * 0.55)} ${num(e.at(0, 0)[1])}`,
    iron,
    Math.max(1, r * 0.014),
  )
  art.line(oval(x, y, r) + oval(x, y, r * 0.93), iron, Math.max(1.2, r * 0.02))
  art.fill(cars, half(e.stage, '#b5483c', e.depth))
}

/** A classical front: steps, columns, pediment and, with `dome`, a round roof behind. */
export function drawClassicFront(e: Elevation, dome?: string, color = '#f3e7cf'): void {
  if (dome) {
    e.shaft(0, 0.4, 0.66, 0.46, 0.46, color)
    e.holes(-0.44, 0.44, 0.46, 0.64, 10, 1, true, 0.4)
    e.dome(0, 0.66, 0.48, dome, 0.62, false)
    e.shaft(0, 0.94, 1.02, 0.06, 0.05, color)
  }
  e.wall(-1.05, 1.05, 0, 0.44, color, 0.14)
  e.holes(-1, 1, 0.06, 0.42, 13, 1, true, 0.36)
  e.wall(-0.46, 0.46, 0.02, 0.44, shift(color, -0.1), 0)
  for (let index = 0; index < 6; index += 1) e.shaft(-0.42 + index * 0.168, 0.04, 0.42, 0.03, 0.026, color)
  e.wall(-0.5, 0.5, 0.42, 0.48, color, 0)
  e.roof(-0.5, 0.5, 0.48, 0.14, color, 0)
  e.shape(
    [
      [-0.55, 0],
      [0.55, 0],
      [0.5, 0.04],
      [-0.5, 0.04],
    ],
    color,
    'lit',
  )
}

/** Towers of glass, one of them a needle; `sail` adds the hotel shaped like one. */
export function drawSkyscrapers(e: Elevation, needle = true): void {
  const { random } = e.stage
  for (let index = 0; index < 15; index += 1) {
    const u = -1.5 + index * 0.21 + random.range(-0.04, 0.04)
    const tall = random.range(0.22, 0.52) * (1 - Math.abs(u) * 0.22)
    const wide = random.range(0.05, 0.085)
    e.wall(u - wide, u + wide, 0, tall, random.pick(['#b8cad3', '#9db5c2', '#d4c8b3', '#c3d0d2']), 0.42)
    e.holes(u - wide * 0.9, u + wide * 0.9, 0.01, tall * 0.98, 4, Math.round(tall * 22), false, 0.56)
  }
  if (!needle) return
  const steel = '#c9d6dc'
  for (const [low, high, wide] of [
    [0, 0.34, 0.1],
    [0.34, 0.56, 0.072],
    [0.56, 0.74, 0.046],
    [0.74, 0.86, 0.024],
  ] as const)
    e.shaft(0.12, low, high, wide, wide * 0.86, steel)
  e.shape(
    [
      [0.106, 0.86],
      [0.12, 1.1],
      [0.134, 0.86],
    ],
    steel,
    'lit',
  )
  e.rod(0.08, 0.02, 0.105, 0.84, 0.006, '#8ba0ad')
}

/** A palace by the sea: pale walls on terraces and a slim white tower like a minaret. */
export function drawQueensPalace(e: Elevation): void {
  e.wall(-0.5, 0.34, 0, 0.34, '#f7efdf', 0.2)
  e.holes(-0.46, 0.3, 0.05, 0.3, 6, 2, true, 0.4)
  e.roof(-0.52, 0.36, 0.34, 0.13, '#c2603f', 0.7)
  e.shaft(0.5, 0, 0.84, 0.06, 0.05, '#fdf8ec')
  e.shape(
    [
      [0.42, 0.62],
      [0.58, 0.62],
      [0.56, 0.66],
      [0.44, 0.66],
    ],
    '#fdf8ec',
    'lit',
  )
  e.roof(0.44, 0.56, 0.84, 0.16, '#7f8f96', 0)
}

/** A slender television tower on a summit. */
export function drawSummitTower(e: Elevation): void {
  e.shaft(0, 0, 0.6, 0.05, 0.036, '#e9e4da')
  e.shape(
    [
      [-0.11, 0.58],
      [-0.13, 0.64],
      [-0.1, 0.72],
      [0.1, 0.72],
      [0.13, 0.64],
      [0.11, 0.58],
    ],
    '#d8cfc0',
    'half',
  )
  e.holes(-0.12, 0.12, 0.62, 0.7, 7, 1)
  e.shaft(0, 0.72, 0.84, 0.026, 0.02, '#e9e4da')
  e.rod(0, 0.84, 0, 1.06, 0.014, '#c0392b')
}

/** A hot-air balloon; foot is its basket. */
export function drawBalloon(e: Elevation, color: string, second: string): void {
  const { art, light } = e.stage
  const [x, y] = e.at(0, 0.62)
  const r = e.at(0.36, 0)[0] - e.at(0, 0)[0]
  const envelope = `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 2)} 0c0 ${num(r * 0.62)} ${num(-r * 0.6)} ${num(r * 0.86)} ${num(-r * 0.74)} ${num(r * 1.3)}h${num(-r * 0.52)}c${num(-r * 0.14)} ${num(-r * 0.44)} ${num(-r * 0.74)} ${num(-r * 0.68)} ${num(-r * 0.74)} ${num(-r * 1.3)}z`
  art.fill(
    envelope,
    art.radial(
      [
        [0, lit(e.stage, shift(color, 0.06), e.depth)],
        [0.6, half(e.stage, color, e.depth)],
        [1, dim(e.stage, color, e.depth)],
      ],
      x + light.side * r * 0.4,
      y - r * 0.35,
      r * 1.7,
    ),
  )
  let gores = ''
  for (const u of [-0.62, -0.2, 0.2, 0.62])
    gores += `M${num(x + u * r * 0.2)} ${num(y - r)}Q${num(x + u * r * 1.6)} ${num(y)} ${num(x + u * r * 0.4)} ${num(y + r * 1.28)}Q${num(x + u * r * 0.9)} ${num(y)} ${num(x + u * r * 0.2)} ${num(y - r)}z`
  art.fill(gores, half(e.stage, second, e.depth), 0.75)
  e.wall(-0.05, 0.05, 0, 0.07, '#7a4f36', 0.4)
  e.rod(-0.045, 0.07, -0.09, 0.17, 0.008, '#5a4a40')
  e.rod(0.045, 0.07, 0.09, 0.17, 0.008, '#5a4a40')
}

/** A pillar of soft rock with a harder cap, rooms cut into it. */
export function drawRockChimney(e: Elevation, color = '#d9b48c', cap = '#8f6a55', rooms = true): void {
  const { random } = e.stage
  const lean = random.range(-0.04, 0.04)
  const wide = random.range(0.2, 0.3)
  e.shape(
    [
      [-wide * 1.3, -0.05],
      [-wide * 0.86, 0.3],
      [-wide * 0.42 + lean, 0.72],
      [lean, 0.8],
      [wide * 0.42 + lean, 0.72],
      [wide * 0.86, 0.3],
      [wide * 1.3, -0.05],
    ],
    color,
    'lit',
  )
  const away = -e.stage.light.side
  e.shape(
    [
      [away * wide * 1.3, -0.05],
      [away * wide * 0.86, 0.3],
      [away * wide * 0.42 + lean, 0.72],
      [lean, 0.78],
      [away * wide * 0.1, 0.4],
      [away * wide * 0.3, -0.05],
    ],
    color,
    'dim',
  )
  e.shape(
    [
      [-wide * 0.6 + lean, 0.74],
      [-wide * 0.3 + lean, 0.92],
      [lean, 1],
      [wide * 0.34 + lean, 0.9],
      [wide * 0.6 + lean, 0.74],
    ],
    cap,
    'half',
  )
  if (rooms) e.holes(-wide * 0.5, wide * 0.5, 0.14, 0.56, 2, 2, true, 0.24)
}

/** Pillars of red sandstone, weathered into heads and shoulders, standing close. */
export function drawRedRocks(e: Elevation, color = '#b4623f'): void {
  const { art, random, light } = e.stage
  const away = -light.side
  const pillars = Array.from({ length: 13 }, (_, index) => {
    const u = -1 + (2 * (index + random.range(0.1, 0.9))) / 13
    return { u, tall: (1 - Math.abs(u) ** 1.8 * 0.62) * random.range(0.62, 1), wide: random.range(0.09, 0.17) }
  }).sort((a, b) => b.tall - a.tall)
  for (const { u, tall, wide } of pillars) {
    const profile = (side: number, inset: number) =>
      [0, 0.16, 0.32, 0.46, 0.6, 0.72, 0.86].map((t) => {
        const swell = 1.25 - t * 0.62 + Math.sin(t * 13 + u * 20) * 0.14
        return e.at(u + side * wide * swell * inset + random.range(-0.008, 0.008), tall * t)
      })
    const top = e.at(u + random.range(-0.3, 0.3) * wide, tall)
    const [left, right] = [profile(-1, 1), profile(1, 1)]
    art.fill(
      smooth([...left, top, ...[...right].reverse(), e.at(u + wide, -0.06), e.at(u - wide, -0.06)]),
      mix(lit(e.stage, color, e.depth), half(e.stage, color, e.depth), 0.3),
    )
    const edge = away < 0 ? left : right
    const inner = edge.map(
      ([x, y], index) =>
        [x - away * e.at(wide * (0.5 + 0.3 * Math.sin(index * 2)), 0)[0] + away * e.at(0, 0)[0], y] as const,
    )
    art.fill(smooth([...edge, top, ...[...inner].reverse()]), dim(e.stage, color, e.depth), 0.82)
    const bands = [0.24, 0.42, 0.58, 0.74].map((t) => {
      const [x, y] = e.at(u, tall * t)
      const w = (e.at(wide, 0)[0] - e.at(0, 0)[0]) * (1.1 - t * 0.6)
      return `M${num(x - w)} ${num(y)}q${num(w)} ${num(w * 0.2)} ${num(w * 2)} ${num(-w * 0.06)}`
    })
    art.line(
      bands.join(''),
      dim(e.stage, shift(color, -0.06), e.depth),
      Math.max(1.2, (e.at(wide, 0)[0] - e.at(0, 0)[0]) * 0.07),
      0.45,
    )
  }
}

/** Hotels stepping back floor by floor, like Albena's. */
export function drawSteppedHotel(e: Elevation): void {
  for (let floor = 0; floor < 9; floor += 1) {
    const [u0, u1, h] = [-0.95 + floor * 0.075, 0.75 - floor * 0.03, floor * 0.085]
    e.wall(u0, u1, h, h + 0.085, '#f8f3ea', 0.1)
    e.holes(u0 + 0.02, u1 - 0.02, h + 0.008, h + 0.078, Math.round((u1 - u0) * 15), 1, false, 0.62)
    e.rod(u0, h + 0.085, u1, h + 0.085, 0.012, '#ffffff')
  }
}

/** A row of plain blocks with balconies, for the back of a beach. */
export function drawBeachHotel(e: Elevation, floors = 8, color = '#f7f1e6'): void {
  e.wall(-0.9, 0.9, 0, 1, color, 0.14)
  e.holes(-0.86, 0.86, 0.02, 0.98, 15, floors, false, 0.66)
  for (let floor = 1; floor <= floors; floor += 1)
    e.rod(-0.9, floor / floors - 0.02, 0.9, floor / floors - 0.02, 0.016, '#ffffff')
  e.wall(-0.3, 0.2, 1, 1.1, color, 0.3)
}

/** A castle of many roofs on a rock. */
export function drawCastle(e: Elevation, color = '#d9c9a8'): void {
  e.wall(-0.9, 0.9, -0.1, 0.34, color, 0.12)
  e.teeth(-0.9, 0.9, 0.34, 20, 0.045, color)
  for (const [u, w, h] of [
    [-0.74, 0.16, 0.62],
    [-0.12, 0.2, 0.82],
    [0.32, 0.17, 0.7],
    [0.78, 0.14, 0.52],
  ] as const) {
    e.wall(u - w, u + w, 0, h, shift(color, 0.015), 0.4)
    e.teeth(u - w - 0.01, u + w + 0.01, h, 6, 0.05, color)
    e.holes(u - w * 0.6, u + w * 0.6, h * 0.5, h * 0.86, 2, 1, true, 0.26)
  }
  e.rod(-0.12, 0.86, -0.12, 1.1, 0.01, '#6b7480')
  e.shape(
    [
      [-0.12, 1.1],
      [0.06, 1.06],
      [-0.12, 1.02],
    ],
    '#c0392b',
    'lit',
  )
}
