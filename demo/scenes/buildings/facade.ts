// What is drawn on walls: windows, balconies, doors, arcades, awnings. Shapes of one tone share one path.

import { mix, shift } from '../color.ts'
import { blob, type Point, poly } from '../outline.ts'
import { half, lit, type Stage } from '../stage.ts'
import { onWall, quad, type Wall } from './solid.ts'

export type WindowStyle = 'plain' | 'cross' | 'arch' | 'shutter' | 'french'

type Windows = {
  floors: number
  bays: number
  floorTall: number
  /** First floor's foot above the wall's foot. */
  from?: number
  wide?: number
  tall?: number
  sill?: number
  style?: WindowStyle
  frame?: string
  shutter?: string
  margin?: number
  /** Part of the windows lit when lamps burn. */
  glowing?: number
}

export const GLOW = ['#ffcf86', '#ffb968', '#ffe0a8'] as const

/** Glass seen from outside: the sky by day, darker rooms behind, some lamps at night. */
export function glassPaint(stage: Stage, wall: Wall): string {
  const { light } = stage
  return mix(mix(onWall(stage, wall, '#5d7d92'), light.sky[1], 0.32), '#16223f', 0.18 + light.lamps * 0.25)
}

function archTop(wall: Wall, u0: number, u1: number, foot: number, spring: number, rise: number, out = 0): string {
  const points: Point[] = [wall.at(u0, foot, out), wall.at(u1, foot, out)]
  for (let step = 0; step <= 6; step += 1) {
    const angle = (step / 6) * Math.PI
    points.push(wall.at((u0 + u1) / 2 + (Math.cos(angle) * (u1 - u0)) / 2, spring + Math.sin(angle) * rise, out))
  }
  return poly(points)
}

/** A grid of windows. Distant ones are only panes; near ones get frames, sills and shutters. */
export function drawWindows(stage: Stage, wall: Wall, options: Windows): void {
  const {
    floors,
    bays,
    floorTall,
    from = 0,
    wide = 1.1,
    tall = 1.5,
    sill = 0.9,
    style = 'cross',
    frame = '#fbf7ef',
    shutter = stage.land.second,
    margin = 0.6,
    glowing = 0.55,
  } = options
  const { art, random, light } = stage
  const near = wall.scale * wide > 12.5
  const paths = { frame: '', dark: '', glow: ['', '', ''], bars: '', sills: '', shutters: '', shade: '' }
  const step = (wall.length - margin * 2) / bays
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const u = margin + step * (bay + 0.5)
      const foot = from + floor * floorTall + sill
      const [u0, u1, head] = [u - wide / 2, u + wide / 2, foot + tall]
      const pane =
        style === 'arch' && near
          ? archTop(wall, u0, u1, foot, head - wide / 2, wide / 2)
          : quad(wall, u0, foot, u1, head)
      const burning = light.lamps > 0.2 && random.next() < glowing * light.lamps
      if (burning) {
        const shade = random.int(0, 2)
        paths.glow[shade] += pane
      } else paths.dark += pane
      if (!near) continue
      const rim = 0.12
      paths.frame +=
        style === 'arch'
          ? archTop(wall, u0 - rim, u1 + rim, foot - rim, head - wide / 2, wide / 2 + rim)
          : quad(wall, u0 - rim, foot - rim, u1 + rim, head + rim)
      if (style !== 'arch')
        paths.shade += poly([wall.at(u0, head), wall.at(u1, head), wall.at(u1, head - 0.18), wall.at(u0, head - 0.18)])
      if (style !== 'plain') {
        paths.bars += poly([wall.at(u, foot), wall.at(u, head)], false)
        if (style !== 'french')
          paths.bars += poly([wall.at(u0, foot + tall * 0.62), wall.at(u1, foot + tall * 0.62)], false)
      }
      if (style !== 'french') paths.sills += quad(wall, u0 - 0.22, foot - 0.16, u1 + 0.22, foot - 0.04, 0.1)
      if (style === 'shutter')
        paths.shutters +=
          quad(wall, u0 - wide * 0.56, foot, u0 - 0.06, head, 0.03) +
          quad(wall, u1 + 0.06, foot, u1 + wide * 0.56, head, 0.03)
    }
  }
  art.fill(paths.frame, onWall(stage, wall, frame, 0.05))
  art.fill(paths.shutters, onWall(stage, wall, shutter))
  art.fill(paths.dark, glassPaint(stage, wall))
  paths.glow.forEach((d, index) => {
    art.fill(d, mix(onWall(stage, wall, GLOW[index] ?? GLOW[0]), GLOW[index] ?? GLOW[0], 0.35 + 0.6 * light.lamps))
  })
  if (!near) return
  art.fill(paths.shade, light.shadow, 0.35)
  art.line(paths.bars, onWall(stage, wall, frame), Math.max(0.8, wall.scale * 0.06))
  art.fill(paths.sills, onWall(stage, wall, shift(frame, -0.04), 0.1))
}

export type Railing = 'glass' | 'iron' | 'wood' | 'solid'

type Balconies = {
  floors: number
  floorTall: number
  from: number
  /** Stretches along the wall, metres. */
  spans: readonly (readonly [number, number])[]
  out?: number
  rail: Railing
  color: string
  slab?: string
  flowers?: string
  /** Doors behind each balcony. */
  doors?: boolean
}

/** Balconies with slab, soffit, shadow on the wall and a railing; doors behind them, lit at night. */
export function drawBalconies(stage: Stage, wall: Wall, options: Balconies): void {
  const { floors, floorTall, from, spans, out = 1.3, rail, color, slab = '#fbf7ef', flowers, doors = true } = options
  const { art, random, light, view } = stage
  if (wall.scale < 9) {
    let [floorsLow, gaps] = ['', '']
    for (let floor = 0; floor < floors; floor += 1) {
      const h = from + floor * floorTall
      for (const [u0, u1] of spans) {
        gaps += quad(wall, u0, h + 0.9, u1, h + floorTall - 0.3)
        floorsLow += quad(wall, u0, h - 0.2, u1, h + 0.9, out)
      }
    }
    art.fill(gaps, mix(glassPaint(stage, wall), GLOW[0], light.lamps * 0.6))
    art.fill(floorsLow, onWall(stage, wall, slab, 0.12))
    return
  }
  const paths = {
    doors: '',
    lit: ['', '', ''],
    curtain: '',
    shadow: '',
    slab: '',
    end: '',
    soffit: '',
    rail: '',
    bars: '',
    top: '',
  }
  const petals: Point[] = []
  for (let floor = floors - 1; floor >= 0; floor -= 1) {
    const h = from + floor * floorTall
    const aboveEye = h > view.eye
    for (const [u0, u1] of spans) {
      const inner = Math.min(2.4, (u1 - u0) * 0.7)
      const middle = (u0 + u1) / 2
      if (doors) {
        const door = quad(wall, middle - inner / 2, h + 0.1, middle + inner / 2, h + 2.25)
        if (random.next() < light.lamps * 0.6) {
          const shade = random.int(0, 2)
          paths.lit[shade] += door
        } else paths.doors += door
        if (random.chance(0.5))
          paths.curtain += quad(
            wall,
            middle - inner / 2,
            h + 0.1,
            middle - inner / 2 + inner * random.range(0.15, 0.4),
            h + 2.25,
          )
      }
      const tilt = -light.side * 0.6
      paths.shadow += poly([
        wall.at(u0, h - 0.15),
        wall.at(u1, h - 0.15),
        wall.at(u1 + tilt, h - 0.15 - floorTall * 0.3),
        wall.at(u0 + tilt, h - 0.15 - floorTall * 0.3),
      ])
      const strip = (low: number, high: number, o: number) => quad(wall, u0, low, u1, high, o)
      if (aboveEye)
        paths.soffit += poly([
          wall.at(u0, h - 0.18),
          wall.at(u1, h - 0.18),
          wall.at(u1, h - 0.18, out),
          wall.at(u0, h - 0.18, out),
        ])
      else paths.top += poly([wall.at(u0, h), wall.at(u1, h), wall.at(u1, h, out), wall.at(u0, h, out)])
      for (const u of [u0, u1])
        paths.end += poly([
          wall.at(u, h - 0.18),
          wall.at(u, h - 0.18, out),
          wall.at(u, h + (rail === 'solid' ? 0.95 : 0.05), out),
          wall.at(u, h + (rail === 'solid' ? 0.95 : 0.05)),
        ])
      paths.slab += strip(h - 0.2, h + 0.08, out)
      if (rail === 'iron' || rail === 'wood') {
        const apart = rail === 'wood' ? 0.42 : 0.3
        const bars = Math.max(3, Math.min(Math.round((u1 - u0) / apart), Math.round(((u1 - u0) * wall.scale) / 5)))
        for (let bar = 0; bar <= bars; bar += 1)
          paths.bars += poly(
            [wall.at(u0 + ((u1 - u0) * bar) / bars, h, out), wall.at(u0 + ((u1 - u0) * bar) / bars, h + 1, out)],
            false,
          )
        paths.rail += strip(h + 0.94, h + 1.06, out)
      } else paths.rail += strip(h + 0.08, h + 1, out)
      if (flowers && wall.scale > 9)
        for (let u = u0 + 0.2; u < u1; u += 0.6) petals.push(wall.at(u, h + 0.85 + random.range(-0.14, 0.2), out + 0.1))
    }
  }
  art.fill(paths.shadow, light.shadow, light.shadowDepth * 0.8)
  art.fill(paths.doors, glassPaint(stage, wall))
  paths.lit.forEach((d, index) => {
    art.fill(d, mix(onWall(stage, wall, GLOW[index] ?? GLOW[0]), GLOW[index] ?? GLOW[0], 0.4 + 0.55 * light.lamps))
  })
  art.fill(paths.curtain, onWall(stage, wall, '#f6efe2'), 0.55)
  art.fill(paths.soffit, mix(onWall(stage, wall, slab, -0.4), light.shadow, 0.18))
  art.fill(paths.top, onWall(stage, wall, slab, 0.2))
  art.fill(paths.end, onWall(stage, wall, slab, -0.35))
  art.fill(paths.slab, onWall(stage, wall, slab, 0.12))
  if (rail === 'glass') art.fill(paths.rail, mix(light.sky[2], onWall(stage, wall, '#bfe0e2'), 0.5), 0.42)
  else art.fill(paths.rail, onWall(stage, wall, color, 0.05))
  art.line(paths.bars, onWall(stage, wall, color), Math.max(0.8, wall.scale * (rail === 'wood' ? 0.1 : 0.045)))
  if (!flowers || petals.length === 0) return
  const size = wall.scale * 0.22
  art.fill(
    petals.map(([x, y]) => blob(random, x, y + size * 0.6, size * 1.25, size * 0.9, 5, 0.2)).join(''),
    half(stage, stage.land.leaf, wall.depth),
  )
  art.fill(
    petals.map(([x, y]) => blob(random, x, y, size * 0.8, size * 0.6, 4, 0.25)).join(''),
    mix(lit(stage, flowers, wall.depth), half(stage, flowers, wall.depth), 0.3),
  )
}

/** A row of arches with darkness or lamp light behind. */
export function drawArcade(
  stage: Stage,
  wall: Wall,
  arches: number,
  foot: number,
  tall: number,
  fillColor?: string,
  margin = 0.5,
): void {
  const { art, light } = stage
  const step = (wall.length - margin * 2) / arches
  let [dark, inner] = ['', '']
  for (let index = 0; index < arches; index += 1) {
    const u0 = margin + step * index + step * 0.14
    const u1 = margin + step * (index + 1) - step * 0.14
    dark += archTop(wall, u0, u1, foot, foot + tall - step * 0.36, step * 0.36)
    inner += archTop(wall, u0 + step * 0.1, u1, foot, foot + tall - step * 0.4, step * 0.3)
  }
  const deep = mix(onWall(stage, wall, '#6a5a55', -0.5), light.shadow, 0.3)
  art.fill(dark, deep)
  art.fill(inner, fillColor ?? mix(deep, '#ffc678', 0.12 + light.lamps * 0.65))
}

/** A door with a step; warm when lamps burn. */
export function drawDoor(
  stage: Stage,
  wall: Wall,
  u: number,
  wide: number,
  tall: number,
  color: string,
  glazed = true,
): void {
  const { art, light } = stage
  art.fill(
    quad(wall, u - wide / 2 - 0.15, 0, u + wide / 2 + 0.15, tall + 0.15),
    onWall(stage, wall, shift(color, -0.08)),
  )
  art.fill(
    quad(wall, u - wide / 2, 0, u + wide / 2, tall),
    glazed ? mix(glassPaint(stage, wall), '#ffcf86', 0.15 + light.lamps * 0.7) : onWall(stage, wall, color),
  )
  art.line(
    poly([wall.at(u, 0), wall.at(u, tall)], false),
    onWall(stage, wall, shift(color, -0.1)),
    Math.max(1, wall.scale * 0.07),
  )
}

/** A striped awning over a stretch of wall. */
export function drawAwning(
  stage: Stage,
  wall: Wall,
  u0: number,
  u1: number,
  h: number,
  out: number,
  color: string,
): void {
  const { art, light } = stage
  const stripes = Math.max(4, Math.round((u1 - u0) / 0.5))
  const [paths, valance] = [
    ['', ''],
    ['', ''],
  ]
  for (let index = 0; index < stripes; index += 1) {
    const [a, b] = [u0 + ((u1 - u0) * index) / stripes, u0 + ((u1 - u0) * (index + 1)) / stripes]
    paths[index % 2] += poly([
      wall.at(a, h),
      wall.at(b, h),
      wall.at(b, h - out * 0.55, out),
      wall.at(a, h - out * 0.55, out),
    ])
    valance[index % 2] += quad(wall, a, h - out * 0.55 - 0.28, b, h - out * 0.55, out)
  }
  art.fill(quad(wall, u0, h - out * 1.15, u1, h - 0.2), light.shadow, 0.28)
  art.fill(paths[0] ?? '', onWall(stage, wall, color, 0.25))
  art.fill(paths[1] ?? '', onWall(stage, wall, '#fdf8ee', 0.25))
  art.fill(valance[0] ?? '', onWall(stage, wall, shift(color, -0.05)))
  art.fill(valance[1] ?? '', onWall(stage, wall, '#efe7da'))
}

/** Courses of stone or boards drawn faintly across part of a wall. */
export function drawCourses(
  stage: Stage,
  wall: Wall,
  from: number,
  to: number,
  kind: 'stone' | 'boards' | 'logs',
): void {
  if (wall.scale < 14) return
  const { art, random } = stage
  let d = ''
  const step = kind === 'stone' ? 0.42 : kind === 'logs' ? 0.3 : 0.24
  for (let h = from + step; h < to; h += step) {
    d += poly([wall.at(0, h), wall.at(wall.length, h)], false)
    if (kind !== 'stone') continue
    for (let u = random.range(0.2, 0.9); u < wall.length; u += random.range(0.6, 1.3))
      d += poly([wall.at(u, h), wall.at(u, h - step)], false)
  }
  art.line(d, onWall(stage, wall, '#4d3d3a', -0.2), Math.max(0.6, wall.scale * 0.03), kind === 'logs' ? 0.5 : 0.28)
}
