// One mass of a building: walls, openings, ground floor and a roof.

import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { poly } from '../outline.ts'
import type { Stage } from '../stage.ts'
import {
  drawArcade,
  drawAwning,
  drawBalconies,
  drawCourses,
  drawDoor,
  drawWindows,
  GLOW,
  glassPaint,
  type WindowStyle,
} from './facade.ts'
import { type Block, drawRoof, onWall, paintWall, quad, type RoofKind, type Wall, wallsOf } from './solid.ts'

export type Mass = {
  floorTall: number
  floors: number
  skin: 'plaster' | 'boards' | 'logs' | 'glass' | 'stone'
  ground: 'glass' | 'arcade' | 'stone' | 'shops' | 'none'
  windows: WindowStyle
  balconies: 'none' | 'all' | 'alternate' | 'paired' | 'centre' | 'gallery' | 'ribbon'
  roof: RoofKind
  pitch: number
  over: number
  flowers?: boolean
  /** Windows in unbroken bands instead of bays. */
  openings?: 'ribbon'
  /** The front's openings are drawn by the caller. */
  plainFront?: boolean
}

const bandsOf = (wall: Wall, pattern: Mass['balconies'], floor: number): Array<[number, number]> => {
  const bay = 3.9
  const bays = Math.max(1, Math.floor((wall.length - 1) / bay))
  const step = (wall.length - 1) / bays
  const spans: Array<[number, number]> = []
  if (pattern === 'ribbon') return [[0, wall.length]]
  if (pattern === 'gallery') return [[0.15, wall.length - 0.15]]
  if (pattern === 'centre') return [[wall.length * 0.24, wall.length * 0.76]]
  for (let index = 0; index < bays; index += 1) {
    if (pattern === 'alternate' && (index + floor) % 2) continue
    const gap = pattern === 'paired' ? (index % 2 ? 0.9 : 0.05) : 0.25
    spans.push([
      0.5 + step * index + (pattern === 'paired' && index % 2 === 0 ? 0.9 : gap),
      0.5 + step * (index + 1) - (pattern === 'paired' && index % 2 ? 0.9 : 0.05),
    ])
  }
  return spans
}

export function drawMass(stage: Stage, id: Identity, block: Block, mass: Mass): void {
  const walls = wallsOf(stage, block)
  for (const wall of walls) dressWall(stage, id, wall, mass)
  drawRoof(stage, block, {
    kind: mass.roof,
    color: mass.roof === 'flat' ? shift(id.wall, -0.04) : id.roof,
    pitch: mass.pitch,
    over: mass.over,
    gable: skinOf(stage, id, mass.skin),
    courses: 9,
  })
  if (mass.roof === 'gable') drawGableWindow(stage, id, block, mass.pitch)
}

function skinOf({ light }: Stage, id: Identity, skin: Mass['skin']): string {
  if (skin === 'plaster') return id.wall
  if (skin === 'stone') return id.stone
  return skin === 'glass' ? '#7d9cb0' : mix(id.wood, '#e0a56a', light.lamps * 0.3)
}

/** Paints one wall and all that is in it: ground floor, windows, balconies, cornice. Its roof is the caller's. */
export function dressWall(stage: Stage, id: Identity, wall: Wall, mass: Mass): void {
  const { art, light } = stage
  const { floorTall, floors, skin, ground, windows, balconies, over } = mass
  const lower = ground === 'none' ? 0 : floorTall * (floors > 2 || ground === 'stone' ? 1.08 : 1)
  paintWall(stage, wall, skinOf(stage, id, skin))
  if (skin === 'boards' || skin === 'logs' || skin === 'stone') drawCourses(stage, wall, lower, wall.tall, skin)
  if (skin === 'glass') drawCurtainWall(stage, wall, lower, floors, floorTall)
  if (lower > 0) drawGroundFloor(stage, id, wall, ground, lower)
  const upper = floors - (lower > 0 ? 1 : 0)
  const front = wall.side === 'front'
  if (mass.openings === 'ribbon' && upper > 0) drawRibbons(stage, wall, lower, upper, floorTall)
  else if (skin !== 'glass' && upper > 0 && !(front && mass.plainFront)) {
    const openings = balconies === 'none' || (!front && (balconies === 'centre' || balconies === 'gallery'))
    const behind =
      balconies === 'alternate' ||
      balconies === 'centre' ||
      balconies === 'gallery' ||
      (balconies === 'ribbon' && wall.length > 5)
    if (openings || behind) {
      drawWindows(stage, wall, {
        floors: upper,
        bays: Math.max(2, Math.round(wall.length / 3)),
        floorTall,
        from: lower,
        style: windows,
        wide: 1.15,
        sill: behind && !openings ? 0.45 : 0.9,
        tall: Math.min(behind && !openings ? 2.05 : 1.7, floorTall * 0.62),
        frame: skin === 'plaster' || skin === 'stone' ? id.trim : '#f3e6cf',
        shutter: id.second,
      })
    }
    if (!openings) {
      for (let floor = 0; floor < upper; floor += 1) {
        drawBalconies(stage, wall, {
          floors: 1,
          floorTall,
          from: lower + floor * floorTall,
          spans: bandsOf(wall, balconies, floor),
          rail: id.rail,
          color: id.rail === 'solid' ? shift(id.wall, -0.02) : id.rail === 'iron' ? '#3a4452' : id.wood,
          slab: balconies === 'gallery' || skin !== 'plaster' ? id.wood : id.trim,
          ...(mass.flowers && !stage.land.snowy ? { flowers: id.accent } : {}),
          out: balconies === 'gallery' ? 1.7 : 1.35,
          doors: !behind,
        })
      }
      if (balconies === 'gallery') drawGalleryPosts(stage, wall, id, wall.tall)
    }
  }
  if (skin === 'plaster')
    art.fill(
      quad(wall, 0, wall.tall - 0.35, wall.length, wall.tall + 0.05, 0.12) +
        (lower > 0 ? quad(wall, 0, lower - 0.2, wall.length, lower, 0.08) : ''),
      onWall(stage, wall, shift(id.trim, -0.03), 0.1),
    )
  if (over > 0.6 && light.lamps < 0.9)
    art.fill(
      poly([
        wall.at(0, wall.tall),
        wall.at(wall.length, wall.tall),
        wall.at(wall.length, wall.tall - over * 0.55),
        wall.at(0, wall.tall - over * 0.55),
      ]),
      light.shadow,
      light.shadowDepth * 0.55,
    )
}

/** A tall window up in the gable, warm after dark. */
function drawGableWindow(stage: Stage, id: Identity, block: Block, pitch: number): void {
  const front = wallsOf(stage, block).find((wall) => wall.side === 'front')
  if (!front) return
  const rise = (block.wide / 2) * pitch
  const half = block.wide * 0.17
  const [middle, foot] = [front.length / 2, block.tall + rise * 0.1]
  const shape = (grow: number) =>
    poly([
      front.at(middle - half - grow, foot - grow),
      front.at(middle + half + grow, foot - grow),
      front.at(middle + half + grow, foot + rise * 0.3 + grow),
      front.at(middle, foot + rise * 0.56 + grow * 1.6),
      front.at(middle - half - grow, foot + rise * 0.3 + grow),
    ])
  stage.art.fill(shape(0.14), onWall(stage, front, '#f3e6cf'))
  stage.art.fill(shape(0), mix(glassPaint(stage, front), GLOW[0], 0.08 + stage.light.lamps * 0.85))
  stage.art.line(
    poly([front.at(middle, foot), front.at(middle, foot + rise * 0.56)], false) +
      poly([front.at(middle - half, foot + rise * 0.2), front.at(middle + half, foot + rise * 0.2)], false),
    onWall(stage, front, id.wood),
    Math.max(1, front.scale * 0.07),
  )
}

function drawGroundFloor(stage: Stage, id: Identity, wall: Wall, ground: Mass['ground'], tall: number): void {
  const { art, light } = stage
  if (ground === 'stone') {
    paintWall(stage, wall, id.stone, 0, tall)
    drawCourses(stage, wall, 0, tall, 'stone')
    drawWindows(stage, wall, {
      floors: 1,
      bays: Math.max(2, Math.round(wall.length / 3.4)),
      floorTall: tall,
      wide: 1,
      tall: 1.2,
      style: 'cross',
      frame: id.trim,
      glowing: 0.8,
    })
    if (wall.side === 'front') drawDoor(stage, wall, wall.length * 0.5, 1.5, 2.2, id.wood)
    return
  }
  if (ground === 'arcade') {
    paintWall(stage, wall, mix(id.stone, id.wall, 0.3), 0, tall)
    drawArcade(stage, wall, Math.max(2, Math.round(wall.length / 3.2)), 0, tall * 0.9)
    return
  }
  if (ground === 'shops') {
    paintWall(stage, wall, mix(id.stone, id.wall, 0.25), 0, tall)
    const bays = Math.max(2, Math.round(wall.length / 3.6))
    const step = wall.length / bays
    for (let bay = 0; bay < bays; bay += 1) {
      const [u0, u1] = [step * bay + 0.5, step * (bay + 1) - 0.5]
      const door = bay === Math.floor(bays / 2)
      art.fill(quad(wall, u0 - 0.12, 0, u1 + 0.12, tall * 0.78), onWall(stage, wall, id.wood))
      art.fill(
        quad(wall, u0, door ? 0 : 0.6, u1, tall * 0.74),
        mix(glassPaint(stage, wall), GLOW[2], 0.12 + light.lamps * 0.75),
      )
      art.line(
        poly([wall.at((u0 + u1) / 2, door ? 0 : 0.6), wall.at((u0 + u1) / 2, tall * 0.74)], false),
        onWall(stage, wall, id.wood),
        Math.max(1, wall.scale * 0.07),
      )
      if (id.awnings && wall.side === 'front') drawAwning(stage, wall, u0 - 0.2, u1 + 0.2, tall * 0.86, 1.3, id.accent)
    }
    return
  }
  art.fill(
    quad(wall, 0.3, 0.1, wall.length - 0.3, tall - 0.4),
    mix(glassPaint(stage, wall), GLOW[2], 0.1 + light.lamps * 0.7),
  )
  let posts = ''
  for (let u = 0.3; u <= wall.length; u += 3.3) posts += quad(wall, u - 0.16, 0, u + 0.16, tall)
  art.fill(posts, onWall(stage, wall, id.trim))
  if (wall.side !== 'front' || wall.length < 8) return
  const middle = wall.length * 0.5
  const canopy = [
    wall.at(middle - 3.4, tall - 0.3),
    wall.at(middle + 3.4, tall - 0.3),
    wall.at(middle + 3.4, tall - 0.3, 3),
    wall.at(middle - 3.4, tall - 0.3, 3),
  ]
  art.fill(poly(canopy), onWall(stage, wall, shift(id.trim, -0.15), -0.3))
  art.fill(quad(wall, middle - 3.4, tall - 0.35, middle + 3.4, tall + 0.2, 3), onWall(stage, wall, id.accent))
}

function drawCurtainWall(stage: Stage, wall: Wall, from: number, floors: number, floorTall: number): void {
  const { art, light, random } = stage
  const top = wall.at(wall.length / 2, wall.tall)
  const foot = wall.at(wall.length / 2, from)
  const base = onWall(stage, wall, '#7396ae')
  art.fill(
    quad(wall, 0.3, from, wall.length - 0.3, wall.tall - 0.5),
    art.linear(
      [
        [0, mix(base, light.sky[0], 0.42)],
        [0.55, mix(base, light.sky[2], 0.4)],
        [1, mix(base, light.sky[3], 0.4)],
      ],
      0,
      top[1],
      0,
      foot[1],
    ),
  )
  let [lines, glow, dark] = ['', '', '']
  const columns = Math.max(3, Math.round(wall.length / 2.2))
  const step = (wall.length - 0.6) / columns
  for (let floor = 0; floor < floors - 1; floor += 1) {
    const h = from + floor * floorTall
    lines += quad(wall, 0.3, h, wall.length - 0.3, h + 0.55)
    for (let column = 0; column < columns; column += 1) {
      const pane = () =>
        quad(wall, 0.3 + column * step + 0.1, h + 0.7, 0.3 + (column + 1) * step - 0.1, h + floorTall - 0.1)
      if (random.next() < light.lamps * 0.42) glow += pane()
      else if (random.chance(0.16)) dark += pane()
    }
  }
  art.fill(dark, light.sky[0], 0.25)
  art.fill(glow, mix('#ffcf86', base, 0.5 - light.lamps * 0.45))
  art.fill(lines, onWall(stage, wall, '#f2ebdd'), 0.75)
  let fins = ''
  for (let column = 0; column <= columns; column += 2)
    fins += quad(wall, 0.25 + column * step, from, 0.45 + column * step, wall.tall - 0.4)
  art.fill(fins, onWall(stage, wall, '#f2ebdd', 0.1))
}

function drawGalleryPosts(stage: Stage, wall: Wall, id: Identity, to: number): void {
  const bays = Math.max(3, Math.round(wall.length / 2.6))
  let d = ''
  for (let bay = 0; bay <= bays; bay += 1) {
    const u = 0.2 + ((wall.length - 0.4) * bay) / bays
    d += quad(wall, u - 0.11, 0, u + 0.11, to, 1.65)
    d += poly([wall.at(u - 0.6, to - 0.05, 1.65), wall.at(u + 0.6, to - 0.05, 1.65), wall.at(u, to - 0.75, 1.65)])
  }
  stage.art.fill(d, onWall(stage, wall, id.wood, 0.1))
}

/** Bands of glass round a whole floor, with thin bars. */
function drawRibbons(stage: Stage, wall: Wall, from: number, floors: number, floorTall: number): void {
  const { art, light, random } = stage
  const [paths, glow] = [{ dark: '', bars: '' }, ['', '', '']]
  const panes = Math.max(2, Math.round((wall.length - 0.8) / 2.1))
  const step = (wall.length - 0.8) / panes
  for (let floor = 0; floor < floors; floor += 1) {
    const h = from + floor * floorTall + 0.95
    paths.dark += quad(wall, 0.4, h, wall.length - 0.4, h + 1.75)
    for (let pane = 0; pane < panes; pane += 1) {
      const u = 0.4 + step * pane
      if (pane > 0) paths.bars += poly([wall.at(u, h), wall.at(u, h + 1.75)], false)
      if (light.lamps > 0.2 && random.next() < light.lamps * 0.45)
        glow[random.int(0, 2)] += quad(wall, u + 0.05, h + 0.05, u + step - 0.05, h + 1.7)
    }
  }
  art.fill(paths.dark, glassPaint(stage, wall))
  glow.forEach((d, index) => {
    const paint = GLOW[index] ?? GLOW[0]
    art.fill(d, mix(onWall(stage, wall, paint), paint, 0.35 + 0.6 * light.lamps))
  })
  art.line(paths.bars, onWall(stage, wall, '#f4efe4'), Math.max(0.8, wall.scale * 0.08))
}
