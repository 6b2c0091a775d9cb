// Houses that stand by themselves: revival houses, stone houses, verandas, terraces above the sea, lodges and huts.

import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { poly } from '../outline.ts'
import type { Stage } from '../stage.ts'
import { drawShrub } from '../trees.ts'
import { drawBalconies, drawCourses, drawDoor, drawWindows, GLOW, glassPaint } from './facade.ts'
import { drawChimney, drawCone, drawIvy, drawPergola, drawSteps, drumOf } from './fittings.ts'
import { drawMass, type Mass } from './mass.ts'
import { frontOf, type Plan } from './plan.ts'
import { drawBox, drawRoof, onWall, paintWall, quad, wallsOf } from './solid.ts'

const PLAIN = { skin: 'plaster', roof: 'flat', pitch: 0, over: 0.2, balconies: 'none' } as const

/** A house of the national revival: stone below, painted floors jutting out, a bay in the middle, wide wooden eaves. */
export function drawErker(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const upper = Math.max(1, floors - 1)
  const low = at(0, 0.8, { wide: wide * 0.94, deep: deep - 0.8, tall: floorTall })
  drawMass(stage, id, low, { ...PLAIN, floorTall, floors: 1, ground: 'stone', windows: 'cross', over: 0 })
  const timber = id.place === 'old-town' || id.place === 'ski'
  const skin = timber ? shift(id.wood, -0.02) : id.wall
  const paint = (wall: ReturnType<typeof frontOf>, bays: number, from: number, count: number) => {
    if (!wall) return
    paintWall(stage, wall, skin)
    if (timber) drawCourses(stage, wall, 0, wall.tall, 'boards')
    stage.art.fill(
      quad(wall, 0, wall.tall - 0.5, wall.length, wall.tall, 0.05) + quad(wall, 0, -0.25, wall.length, 0.1, 0.1),
      onWall(stage, wall, id.wood, 0.05),
    )
    stage.art.fill(
      quad(wall, 0, 0, 0.28, wall.tall, 0.06) + quad(wall, wall.length - 0.28, 0, wall.length, wall.tall, 0.06),
      onWall(stage, wall, id.wood, 0.05),
    )
    drawWindows(stage, wall, {
      floors: count,
      bays,
      floorTall,
      from,
      wide: 0.95,
      tall: 1.65,
      sill: 0.75,
      style: id.windows === 'shutter' ? 'shutter' : 'cross',
      frame: timber ? '#f3e6cf' : id.wood,
      shutter: id.wood,
    })
  }
  const main = { ...at(0, 0, { wide, deep, tall: upper * floorTall }), base: floorTall }
  for (const wall of wallsOf(stage, main)) {
    paint(wall, Math.max(3, Math.round(wall.length / (id.windows === 'shutter' ? 2.6 : 1.9))), 0, upper)
    let braces = ''
    for (let u = 0.4; u < wall.length; u += 1.9) braces += poly([wall.at(u, -1, -0.7), wall.at(u, 0, 0)], false)
    stage.art.line(braces, onWall(stage, wall, id.wood, -0.2), Math.max(1.5, wall.scale * 0.16))
  }
  const bayWide = wide * (id.stretch > 1 ? 0.34 : 0.42)
  const bay = {
    ...at(id.stretch > 1 ? 0 : wide * 0.18, -1.4, { wide: bayWide, deep: 3, tall: upper * floorTall }),
    base: floorTall,
  }
  drawRoof(stage, main, { kind: 'hip', color: id.roof, pitch: 0.44, over: 0.9, courses: 9 })
  for (const wall of wallsOf(stage, bay)) paint(wall, wall.side === 'front' ? 3 : 1, 0, upper)
  drawRoof(stage, bay, {
    kind: id.floors % 2 ? 'gable' : 'hip',
    color: id.roof,
    pitch: 0.5,
    over: 0.9,
    courses: 6,
    gable: skin,
  })
}

/** A house of stone under a slab roof, with an outside stair and a small balcony. */
export function drawStoneHouse(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall
  const grey = { ...id, roof: mix(id.roof, '#8b857d', id.place === 'cove' ? 0 : 0.65) }
  const mass: Mass = {
    ...PLAIN,
    skin: 'stone',
    floorTall,
    floors,
    ground: 'none',
    windows: 'shutter',
    roof: id.roofKind === 'flat' ? 'hip' : id.roofKind,
    pitch: 0.46,
    over: 0.8,
  }
  const wing = at(wide * 0.46, 2, { wide: wide * 0.5, deep: deep * 0.8, tall: Math.max(1, floors - 1) * floorTall })
  drawMass(stage, { ...grey, wall: mix(id.wall, id.stone, 0.2) }, wing, {
    ...mass,
    skin: 'plaster',
    floors: Math.max(1, floors - 1),
    roof: 'gable-side',
    over: 0.6,
  })
  drawChimney(stage, at(-wide * 0.3, deep * 0.5, { wide: 1, deep: 1, tall: wide > 10 ? 2.8 : 1.8 }), tall + 0.8, id)
  const block = at(-wide * 0.14, 0, { wide: wide * 0.72, deep, tall })
  drawMass(stage, grey, block, { ...mass, balconies: floors > 1 ? 'none' : 'none' })
  const front = frontOf(stage, block)
  if (!front) return
  drawDoor(stage, front, front.length * 0.5, Math.min(1.5, front.length * 0.2), 2.2, id.accent, false)
  drawIvy(stage, front, 0, front.length * 0.3, tall * 0.8)
  if (floors > 1)
    drawBalconies(stage, front, {
      floors: 1,
      floorTall,
      from: floorTall,
      spans: [[front.length * 0.34, front.length * 0.7]],
      rail: 'wood',
      color: id.wood,
      slab: id.wood,
      flowers: id.accent,
    })
}

/** A white house with a veranda on posts and a gable in its roof. */
export function drawPorch(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall
  const block = at(0, 2.2, { wide, deep, tall })
  drawMass(stage, id, block, {
    ...PLAIN,
    floorTall,
    floors,
    ground: 'none',
    windows: 'shutter',
    roof: 'gable-side',
    pitch: 0.62,
    over: 0.7,
  })
  const bay = at(id.stretch > 1 ? wide * 0.26 : -wide * 0.24, 1.2, {
    wide: wide * 0.34,
    deep: deep * 0.7,
    tall: tall + 0.4,
  })
  drawMass(stage, { ...id, wall: mix(id.wall, id.second, 0.35) }, bay, {
    ...PLAIN,
    floorTall,
    floors,
    ground: 'none',
    windows: 'cross',
    roof: 'gable',
    pitch: 0.85,
    over: 0.6,
  })
  const front = frontOf(stage, at(0, 1, { wide, deep, tall }))
  if (!front) return
  const roof = [
    front.at(-0.3, floorTall + 0.7, -0.6),
    front.at(front.length + 0.3, floorTall + 0.7, -0.6),
    front.at(front.length + 0.3, floorTall - 0.1, 2.2),
    front.at(-0.3, floorTall - 0.1, 2.2),
  ]
  let posts = ''
  const count = Math.round(front.length / 2.5)
  for (let index = 0; index <= count; index += 1) {
    const u = 0.2 + ((front.length - 0.4) * index) / count
    posts += quad(front, u - 0.1, 0, u + 0.1, floorTall, 2)
  }
  stage.art.fill(quad(front, 0, 0, front.length, floorTall), stage.light.shadow, 0.32)
  drawDoor(stage, front, front.length / 2, 1.5, 2.2, id.accent)
  if (stage.light.lamps > 0.4) stage.art.glow(...front.at(front.length / 2, 2), front.scale * 5, GLOW[0], 0.5)
  stage.art.fill(quad(front, 0, -0.1, front.length, 0.35, 2), onWall(stage, front, id.stone, 0.1))
  stage.art.fill(posts + quad(front, 0, 0.95, front.length, 1.08, 2), onWall(stage, front, '#fbf7ef', 0.15))
  stage.art.fill(poly(roof), onWall(stage, front, stage.land.snowy ? '#fafcff' : id.roof, 0.2))
  drawSteps(stage, front, front.length / 2, 2.2, id.stone)
}

/** White cubes, stepped and shifted, a dome or a shaded roof among them. */
export function drawCubes(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const white = { ...id, wall: mix(id.wall, id.place === 'desert' ? id.wall : '#fffdf8', 0.7), trim: '#fffdf8' }
  const mass: Mass = { ...PLAIN, floorTall, floors: 1, ground: 'none', windows: 'plain', over: 0.05 }
  const parts = [
    [0.34, 5, 0.42, 0.72],
    [-0.4, 4, 0.38, 0.8],
    [0.02, 2.4, 0.42, 1],
    [0.44, 0.6, 0.34, 0.5],
    [-0.36, -0.6, 0.4, 0.45],
    [0.1, -1.6, 0.26, 0.3],
  ] as const
  const order = id.stretch > 1 ? parts : parts.map(([u, w, share, high]) => [-u, w, share, high] as const)
  for (const [index, [u, w, share, high]] of order.entries()) {
    const n = Math.max(1, Math.round(floors * high))
    const block = at(u * wide * 1.1, w, { wide: wide * share, deep: deep * 0.7, tall: n * floorTall + 0.5 })
    drawMass(stage, white, block, {
      ...mass,
      floors: n,
      windows: index % 2 ? 'arch' : 'plain',
      balconies: index % 3 === 0 && n > 1 ? 'alternate' : 'none',
    })
    const front = frontOf(stage, block)
    if (!front) continue
    if (index % 2) drawDoor(stage, front, front.length * 0.5, 1.2, 2.2, id.accent, false)
    if (index === 4 && id.place !== 'desert') drawPergola(stage, id, front, 0.2, front.length - 0.2, 2.5, 2.2)
  }
  if (id.place === 'santorini' || (id.place === 'desert' && id.stretch > 1)) {
    const drum = {
      ...at(0.02 * wide, 3, { wide: wide * 0.26, deep: wide * 0.26, tall: 0.8 }),
      base: floors * floorTall + 0.5,
    }
    for (const wall of drumOf(stage, drum)) paintWall(stage, wall, white.wall)
    drawCone(stage, drum, wide * 0.15, id.place === 'santorini' ? '#3d78b4' : id.stone, true)
  }
}

/** Floors that step back, each with a green terrace towards the view. */
export function drawStepped(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const pale = { ...id, wall: mix(id.wall, '#fbf7ef', 0.35) }
  const big = wide > 30
  const levels = big ? Math.min(floors, 7) : floors
  for (let level = 0; level < levels; level += 1) {
    const shrink = (level * wide * (big ? 0.62 : 0.5)) / levels
    const side = id.stretch > 1 ? 1 : 0.2
    const block = {
      ...at((-side * shrink) / 2, level * (big ? 2.6 : 1.5), {
        wide: wide * 1.15 - shrink,
        deep: deep + 3 - level,
        tall: floorTall,
      }),
      base: level * floorTall,
    }
    for (const wall of wallsOf(stage, block)) {
      paintWall(stage, wall, pale.wall)
      drawTerraceDoors(stage, id, wall, floorTall, big ? 4.4 : 3.2)
      stage.art.fill(
        quad(wall, -0.3, floorTall - 0.45, wall.length + 0.3, floorTall + 0.15, 0.7),
        onWall(stage, wall, '#fdfaf3', 0.15),
      )
      stage.art.fill(
        quad(wall, -0.3, floorTall + 0.15, wall.length + 0.3, floorTall + 1.0, 0.7),
        onWall(stage, wall, stage.land.snowy ? '#ffffff' : '#bfe0e2', 0.2),
        0.5,
      )
      if (wall.side !== 'front' || stage.land.snowy) continue
      for (let u = 1.5; u < wall.length; u += big ? 5.2 : 3.1) {
        const [x, y] = wall.at(u + (level % 2) * 1.2, floorTall + 0.3, 0.3)
        drawShrub(stage, x, y, wall.scale * 1.4, wall.depth, level % 2 ? id.accent : undefined)
      }
    }
  }
}

/** Glass doors behind a terrace: curtains, frames, some lamps, and a wall between every two rooms. */
function drawTerraceDoors(
  stage: Stage,
  id: Identity,
  wall: ReturnType<typeof frontOf> & object,
  floorTall: number,
  room: number,
): void {
  const { art, light, random } = stage
  const rooms = Math.max(1, Math.round(wall.length / room))
  const step = wall.length / rooms
  const [glow, paths] = [['', '', ''], { dark: '', frames: '', curtains: '', fins: '' }]
  for (let index = 0; index < rooms; index += 1) {
    const [u0, u1] = [step * index + step * 0.16, step * (index + 1) - step * 0.14]
    const door = quad(wall, u0, 0.1, u1, floorTall - 0.62)
    if (random.next() < light.lamps * 0.6) glow[random.int(0, 2)] += door
    else paths.dark += door
    paths.frames += poly([wall.at((u0 + u1) / 2, 0.1), wall.at((u0 + u1) / 2, floorTall - 0.62)], false)
    if (random.chance(0.55))
      paths.curtains += quad(wall, u0 + 0.05, 0.1, u0 + (u1 - u0) * random.range(0.2, 0.45), floorTall - 0.65)
    paths.fins += quad(wall, step * index - 0.14, 0, step * index + 0.14, floorTall, 0.5)
  }
  art.fill(paths.dark, glassPaint(stage, wall))
  glow.forEach((d, index) => {
    const paint = GLOW[index] ?? GLOW[0]
    art.fill(d, mix(onWall(stage, wall, paint), paint, 0.4 + 0.55 * light.lamps))
  })
  art.fill(paths.curtains, onWall(stage, wall, '#f6efe2'), 0.6)
  art.line(paths.frames, onWall(stage, wall, '#f6f1e6'), Math.max(0.8, wall.scale * 0.08))
  art.fill(paths.fins, onWall(stage, wall, mix(id.wall, id.accent, 0.15), 0.12))
}

/** A wide lodge: stone below, logs above, a low roof with small gables. */
export function drawLodge(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const n = Math.max(2, floors)
  const tall = n * floorTall
  const wood = { ...id, wood: shift(id.wood, -0.05) }
  drawChimney(stage, at(-wide * 0.34, deep * 0.4, { wide: 1.5, deep: 1.5, tall: 3.2 }), tall + 1.6, id)
  const block = at(0, 0.6, { wide: wide * 1.25, deep, tall })
  drawMass(stage, wood, block, {
    ...PLAIN,
    skin: 'logs',
    floorTall,
    floors: n,
    ground: 'stone',
    windows: 'cross',
    roof: 'gable-side',
    pitch: 0.7,
    over: 1.2,
    balconies: 'none',
  })
  const bays = wide > 30 ? [-0.42, 0, 0.42] : id.stretch > 1 ? [0.1] : [-0.32, 0.32]
  for (const u of bays) {
    const bay = at(u * wide, -0.6, { wide: wide > 30 ? 9 : wide * 0.36, deep: deep * 0.6, tall: tall + 0.5 })
    drawMass(stage, wood, bay, {
      ...PLAIN,
      skin: 'boards',
      floorTall,
      floors: n,
      ground: 'stone',
      windows: 'cross',
      roof: 'gable',
      pitch: 0.9,
      over: 0.9,
      balconies: 'gallery',
      flowers: true,
    })
  }
}

/** A house that is all roof. */
export function drawAFrame(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const span = wide * (id.property === 'hut' ? 1 : 0.74)
  const pitch = id.property === 'hut' ? 1.75 : 1.5
  const frames = id.property === 'hut' ? [0] : [span * 0.52, -span * 0.5]
  for (const [index, u] of frames.entries()) {
    const block = at(u, index ? 0 : 1.5, { wide: span * (index || id.property === 'hut' ? 1 : 0.82), deep, tall: 0.5 })
    drawBox(stage, block, id.stone)
    drawRoof(stage, block, {
      kind: 'gable',
      color: mix(id.roof, '#5c5450', 0.35),
      pitch,
      over: 0.8,
      courses: 14,
      gable: id.wood,
    })
    const front = frontOf(stage, block)
    if (!front) continue
    const rise = (block.wide / 2) * pitch
    const shape = (foot: number, top: number, inset: number, out: number) => {
      const edge = (h: number) => (front.length / 2) * (1 - h / rise) - inset
      return poly([
        front.at(front.length / 2 - edge(foot), 0.5 + foot, out),
        front.at(front.length / 2 + edge(foot), 0.5 + foot, out),
        front.at(front.length / 2 + Math.max(0.02, edge(top)), 0.5 + top, out),
        front.at(front.length / 2 - Math.max(0.02, edge(top)), 0.5 + top, out),
      ])
    }
    const glow = mix(glassPaint(stage, front), GLOW[0], 0.14 + stage.light.lamps * 0.75)
    const storey = Math.min(floorTall, rise * 0.4)
    stage.art.fill(shape(0, rise * 0.97, 0.1, 0.02), onWall(stage, front, id.wood))
    stage.art.fill(shape(0.2, storey - 0.25, 0.7, 0.04), glow)
    stage.art.fill(shape(storey + 0.2, rise * 0.9, 0.6, 0.04), glow)
    let bars = ''
    for (let u = front.length * 0.2; u < front.length * 0.85; u += 1.3) {
      const top = rise * (1 - Math.abs(u - front.length / 2) / (front.length / 2)) - 0.9
      if (top > 0.4) bars += poly([front.at(u, 0.6, 0.06), front.at(u, 0.5 + top, 0.06)], false)
    }
    stage.art.line(bars, onWall(stage, front, id.wood), Math.max(1, front.scale * 0.09))
    const reach = (front.length / 2) * (1 - storey / rise)
    drawBalconies(stage, front, {
      floors: 1,
      floorTall,
      from: 0.5 + storey,
      spans: [[front.length / 2 - reach, front.length / 2 + reach]],
      rail: 'wood',
      color: id.wood,
      slab: id.wood,
      doors: false,
      out: 1.2,
      ...(floors > 1 && !stage.land.snowy ? { flowers: id.accent } : {}),
    })
  }
}

/** A house of the south: low roof, shutters, a pergola with flowers along its front. */
export function drawPergolaHouse(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const n = Math.max(1, floors)
  const flat = id.place === 'santorini' || id.place === 'desert'
  const roof = flat
    ? ({ roof: 'flat', pitch: 0, over: 0.1 } as const)
    : ({ roof: 'hip', pitch: 0.34, over: 0.8 } as const)
  drawMass(stage, id, at(wide * 0.3, 2.4, { wide: wide * 0.5, deep, tall: n * floorTall }), {
    ...PLAIN,
    ...roof,
    floorTall,
    floors: n,
    ground: 'none',
    windows: 'shutter',
  })
  const low = at(-wide * 0.22, 0.6, { wide: wide * 0.66, deep: deep * 0.9, tall: Math.max(1, n - 1) * floorTall })
  drawMass(stage, { ...id, wall: mix(id.wall, id.stone, 0.35) }, low, {
    ...PLAIN,
    ...roof,
    floorTall,
    floors: Math.max(1, n - 1),
    ground: 'none',
    windows: 'french',
  })
  const front = frontOf(stage, low)
  if (front) drawPergola(stage, id, front, 0, front.length, 2.6, 2.8)
}
