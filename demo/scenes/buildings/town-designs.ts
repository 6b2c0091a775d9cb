// Houses of streets and squares: rounded corners, palaces, arcades, glass, renewed slabs, courtyards, towers.

import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import type { Stage } from '../stage.ts'
import { drawArcade, drawAwning, drawBalconies, drawDoor } from './facade.ts'
import {
  drawCanopy,
  drawCone,
  drawFlags,
  drawIvy,
  drawMansard,
  drawPediment,
  drawPilasters,
  drawSign,
  drawSteps,
  drumOf,
} from './fittings.ts'
import { drawMass, dressWall, type Mass } from './mass.ts'
import { frontOf, type Plan } from './plan.ts'
import { drawBox, drawRoof, onWall, paintWall, quad, wallBetween, wallsOf } from './solid.ts'

const PLAIN = { skin: 'plaster', roof: 'flat', pitch: 0, over: 0.3, balconies: 'none' } as const

/** A house on a corner, rounded, under a cupola. */
export function drawCorner(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall + 0.6
  const block = at(-1, 0, { wide, deep: deep + 2, tall })
  const mass: Mass = {
    ...PLAIN,
    floorTall,
    floors,
    ground: 'shops',
    windows: id.windows === 'shutter' ? 'cross' : id.windows,
    balconies: id.rail === 'iron' ? 'alternate' : 'none',
  }
  drawMass(stage, id, block, mass)
  for (const wall of wallsOf(stage, block)) {
    drawMansard(stage, id, wall, 2.6, Math.max(2, Math.round(wall.length / 4)))
    drawPilasters(stage, wall, id.trim, Math.round(wall.length / 4), floorTall * 1.1)
  }
  const radius = wide * 0.17
  const drum = at(-1 + wide / 2 - radius * 0.35, -radius * 0.65, {
    wide: radius * 2,
    deep: radius * 2,
    tall: tall + 1.8,
  })
  for (const wall of drumOf(stage, drum, 12)) {
    dressWall(stage, { ...id, awnings: false }, wall, {
      ...mass,
      floors,
      ground: 'none',
      balconies: 'none',
      windows: 'cross',
    })
    stage.art.fill(quad(wall, 0, tall + 1.4, wall.length, tall + 1.85, 0.25), onWall(stage, wall, id.trim, 0.1))
  }
  drawCone(stage, drum, radius * (id.stretch > 1 ? 2.1 : 1.7), mix(id.roof, '#4d6f6a', id.floors % 2 ? 0.75 : 0), true)
  const front = frontOf(stage, block)
  if (front && id.sign) drawSign(stage, id, front, 'blade', tall - 1)
  if (front && id.flags) drawFlags(stage, id, front, floorTall * 1.15)
}

/** A symmetrical front with a gable in its middle, pillars and an attic. */
export function drawPalace(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall + 0.5
  const block = at(0, 0.8, { wide: wide * 1.12, deep, tall })
  const mass: Mass = { ...PLAIN, floorTall, floors, ground: 'arcade', windows: 'arch' }
  const accent = { ...id, wall: mix(id.wall, '#ffffff', 0.12) }
  drawMass(stage, id, block, mass)
  for (const wall of wallsOf(stage, block))
    drawMansard(stage, id, wall, 2.4, Math.max(2, Math.round(wall.length / 3.4)))
  const middle = at(0, 0, { wide: wide * 0.36, deep: 2, tall: tall + 0.5 })
  drawMass(stage, accent, middle, { ...mass, ground: 'stone', windows: 'french', balconies: 'centre' })
  const front = frontOf(stage, middle)
  if (!front) return
  drawPilasters(stage, front, id.trim, 2, floorTall)
  drawPediment(
    stage,
    id,
    front,
    0,
    front.length,
    tall + 0.5,
    Math.min(3.6, front.length * 0.4),
    id.windows !== 'french',
  )
  drawSteps(stage, front, front.length / 2, Math.min(5, front.length * 0.6), id.stone)
  drawDoor(stage, front, front.length / 2, 2, 2.7, id.wood)
  if (id.flags) drawFlags(stage, id, front, floorTall * 1.1)
}

/** Arches along the street, arches above, a loggia under the eaves. */
export function drawArcadeHouse(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall
  const block = at(0, 0, { wide: wide * 1.1, deep, tall })
  const hot = id.place === 'santorini' || id.place === 'desert' || id.place === 'cove'
  drawMass(stage, id, block, {
    ...PLAIN,
    floorTall,
    floors,
    ground: 'arcade',
    windows: floors > 3 ? 'shutter' : 'arch',
    roof: hot ? 'flat' : 'hip',
    pitch: 0.36,
    over: hot ? 0.2 : 1,
  })
  for (const wall of wallsOf(stage, block)) {
    const arches = Math.max(3, Math.round(wall.length / 2.1))
    paintWall(stage, wall, mix(id.wall, id.second, 0.18), tall - floorTall, tall)
    drawArcade(stage, wall, arches, tall - floorTall + 0.75, floorTall * 0.78)
    stage.art.fill(
      quad(wall, 0, tall - floorTall - 0.15, wall.length, tall - floorTall + 0.15, 0.18),
      onWall(stage, wall, id.trim, 0.1),
    )
  }
  const front = frontOf(stage, block)
  if (front && id.sign) drawSign(stage, id, front, 'blade', tall - 0.6)
}

/** Shifted boxes of glass, wood and plaster. */
export function drawModern(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const dark = { ...id, wall: mix(id.wood, '#4c4644', 0.35) }
  const pale = { ...id, wall: mix(id.wall, '#f6f2ea', 0.6), rail: 'glass' as const }
  drawMass(stage, id, at(0, 1.2, { wide: wide * 0.94, deep, tall: floorTall * 1.1 }), {
    ...PLAIN,
    floorTall,
    floors: 1,
    ground: 'glass',
    windows: 'plain',
  })
  const split = id.stretch > 1 ? 0.24 : -0.2
  for (const [u, share, out, look, low, high] of [
    [-0.5 + (0.5 + split) / 2, 0.5 + split, 0.4, dark, 0, floors - 1],
    [0.5 - (0.5 - split) / 2, 0.5 - split, -1.2, pale, 0, Math.max(1, floors - 2)],
  ] as const) {
    const base = floorTall * 1.1 + low
    const block = { ...at(u * wide, out, { wide: wide * share, deep: deep - out, tall: high * floorTall }), base }
    drawMass(stage, look, block, {
      ...PLAIN,
      floorTall,
      floors: high,
      ground: 'none',
      windows: 'plain',
      over: 0.1,
      ...(look === pale ? { balconies: 'ribbon' } : { openings: 'ribbon' }),
    })
    const front = frontOf(stage, block)
    if (front && look === dark) drawSlats(stage, id, front)
  }
  const front = frontOf(stage, at(0, 1.2, { wide: wide * 0.94, deep, tall: floorTall }))
  if (front && id.sign) drawSign(stage, id, front, 'blade', floors * floorTall)
}

/** Thin upright slats of wood over parts of a wall. */
function drawSlats(stage: Stage, id: Identity, wall: ReturnType<typeof frontOf> & object): void {
  let d = ''
  for (let u = 0.2; u < wall.length * 0.42; u += 0.42) d += quad(wall, u - 0.07, 0.1, u + 0.07, wall.tall - 0.1, 0.3)
  stage.art.fill(d, onWall(stage, wall, shift(id.wood, 0.08), 0.15))
}

/** A slab of the sixties in new clothes: bands of glass, coloured panels, letters on the roof. */
export function drawFins(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const n = floors + (id.property === 'boutique' ? 1 : 0)
  const tall = n * floorTall + 0.6
  const pale = { ...id, wall: mix(id.wall, '#f4f1ea', 0.7) }
  const block = at(0, 1.5, { wide: wide * 1.15, deep, tall })
  drawMass(stage, pale, block, {
    ...PLAIN,
    floorTall,
    floors: n,
    ground: 'glass',
    windows: 'plain',
    openings: 'ribbon',
  })
  const paints = [id.accent, id.second, mix(id.accent, '#ffffff', 0.45)]
  for (const wall of wallsOf(stage, block)) {
    const panels = ['', '', '']
    const step = 2.3
    for (let floor = 1; floor < n; floor += 1)
      for (let u = 1; u + 1 < wall.length; u += step)
        if (stage.random.chance(0.3))
          panels[stage.random.int(0, 2)] += quad(
            wall,
            u,
            floor * floorTall + 0.2,
            u + 1,
            (floor + 1) * floorTall + 0.1,
            0.15,
          )
    panels.forEach((d, index) => {
      stage.art.fill(d, onWall(stage, wall, paints[index] ?? id.accent, 0.1))
    })
  }
  const stair = at(wide * 0.5, 0.4, { wide: 3.2, deep: 4, tall: tall + 1.2 })
  drawBox(stage, stair, mix(id.accent, id.wall, 0.25))
  const front = frontOf(stage, block)
  if (!front) return
  drawCanopy(stage, id, front, front.length * 0.42, floorTall, 7)
  if (id.property !== 'apartments') drawSign(stage, id, front, 'roof', tall + 0.6)
}

/** A yard between wings with ivy: two of them, or one. */
export function drawCourt(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall
  const roof = { roof: id.roofKind === 'flat' ? ('hip' as const) : id.roofKind, pitch: 0.46, over: 0.7 }
  const hot = id.place === 'santorini' || id.place === 'desert'
  const mass: Mass = { ...PLAIN, ...(hot ? {} : roof), floorTall, floors, ground: 'arcade', windows: id.windows }
  const back = at(0, deep * 0.55, { wide: wide * 1.2, deep: deep * 0.7, tall })
  drawMass(stage, id, back, { ...mass, balconies: 'gallery' })
  const lower = Math.max(1, floors - 1)
  for (const flank of id.poolShape === 'round' ? [-1, 1] : [-1]) {
    const wing = at(flank * wide * 0.52, -1, { wide: wide * 0.34, deep: deep * 0.9, tall: lower * floorTall })
    drawMass(stage, flank > 0 ? { ...id, wall: mix(id.wall, id.second, 0.25) } : id, wing, {
      ...mass,
      floors: lower,
      ground: lower > 1 ? 'stone' : 'none',
      roof: hot ? 'flat' : id.stretch > 1 ? 'hip' : 'gable',
    })
    const front = frontOf(stage, wing)
    if (front)
      drawIvy(
        stage,
        front,
        flank > 0 ? 0.1 : front.length * 0.5,
        flank > 0 ? front.length * 0.55 : front.length - 0.1,
        lower * floorTall * 0.9,
      )
  }
}

/** A bent slab: its front is part of a wide circle. */
export function drawCurve(stage: Stage, id: Identity, { spot, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall + 0.8
  const hollow = id.stretch > 1 ? 1 : -1
  const facets = 7
  const half = wide * 0.62
  const bend = wide * 0.24 * hollow
  const points = Array.from({ length: facets + 1 }, (_, step) => {
    const t = (step / facets) * 2 - 1
    return spot(t * half, bend * (1 - t * t) * 0.75 - bend * 0.4)
  })
  const [first, last] = [points[0], points.at(-1)]
  const walls = points.slice(0, -1).map((from, index) => wallBetween(stage, from, points[index + 1] ?? from, tall))
  if (first && last) {
    walls.push(wallBetween(stage, last, spot(half * 1.02, deep + bend * -0.4), tall, 0, 'right'))
    walls.unshift(wallBetween(stage, spot(-half * 1.02, deep + bend * -0.4), first, tall, 0, 'left'))
  }
  const order = walls.filter((wall) => wall !== undefined).sort((a, b) => a.scale - b.scale)
  for (const wall of order) {
    dressWall(stage, id, wall, {
      ...PLAIN,
      floorTall,
      floors,
      ground: 'glass',
      windows: 'plain',
      ...(wall.side === 'front' ? { balconies: 'ribbon' } : {}),
    })
    stage.art.fill(
      quad(wall, -0.05, tall - 0.1, wall.length + 0.05, tall + 0.5, 0.9),
      onWall(stage, wall, id.accent, 0.1),
    )
  }
}

/** Two slabs side by side over one hall. */
export function drawTwin(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const mass: Mass = { ...PLAIN, floorTall, floors, ground: 'none', windows: 'plain' }
  const glass = id.property === 'tower'
  const slabs = [
    [wide * 0.32, 7, Math.max(3, Math.round(floors * 0.78))],
    [-wide * 0.26, 3, floors],
  ] as const
  for (const [u, w, n] of slabs) {
    const block = { ...at(u, w, { wide: wide * 0.36, deep, tall: n * floorTall }), base: floorTall }
    drawMass(stage, u > 0 ? { ...id, wall: mix(id.wall, id.accent, 0.2) } : id, block, {
      ...mass,
      floors: n,
      ...(glass ? (u > 0 ? { skin: 'glass' } : { openings: 'ribbon' }) : { balconies: u > 0 ? 'paired' : 'ribbon' }),
    })
    drawBox(
      stage,
      { ...block, base: floorTall + n * floorTall, wide: block.wide * 0.4, deep: 5, tall: 2.6 },
      mix(id.wall, id.accent, 0.5),
    )
  }
  const hall = at(0, 0, { wide: wide * 1.1, deep: deep * 0.9, tall: floorTall * 1.2 })
  drawMass(stage, id, hall, { ...mass, floors: 1, ground: 'glass', over: 0.8 })
}

/** A round tower over a low hall. */
export function drawRoundTower(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const glass = id.balconies !== 'all'
  drawMass(stage, id, at(0, 0, { wide, deep: deep + 4, tall: 7.4 }), {
    ...PLAIN,
    floorTall: 3.6,
    floors: 2,
    ground: 'glass',
    windows: 'plain',
  })
  const drum = { ...at(-2, 2, { wide: wide * 0.56, deep: wide * 0.56, tall: floors * floorTall }), base: 7.4 }
  for (const wall of drumOf(stage, drum, 14)) {
    dressWall(stage, id, wall, {
      ...PLAIN,
      floorTall,
      floors,
      ground: 'none',
      windows: 'plain',
      ...(glass ? { skin: 'glass' } : { balconies: 'ribbon' }),
    })
    stage.art.fill(
      quad(wall, -0.1, wall.tall - 0.6, wall.length + 0.1, wall.tall + 0.7, 0.7),
      onWall(stage, wall, id.trim, 0.15),
    )
  }
  const crown = { ...drum, base: 7.4 + drum.tall, wide: drum.wide * 0.6, tall: 4 }
  for (const wall of drumOf(stage, crown, 12)) paintWall(stage, wall, mix(id.wall, id.accent, 0.5))
}

/** The plain town house: shops below, balconies above. */
export function drawShopHouse(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const tall = floors * floorTall + 0.4
  const block = at(0, 0, { wide: wide * 0.94, deep, tall })
  drawMass(stage, id, block, {
    ...PLAIN,
    floorTall,
    floors,
    ground: id.awnings ? 'shops' : id.stars >= 4 ? 'glass' : 'stone',
    windows: id.windows,
    roof: id.roofKind,
    pitch: 0.5,
    over: 0.55,
    balconies: id.windows === 'shutter' ? 'none' : 'alternate',
    flowers: true,
  })
  const front = frontOf(stage, block)
  if (!front) return
  if (!id.awnings && id.stars < 4)
    drawAwning(stage, front, front.length * 0.5 - 1.4, front.length * 0.5 + 1.4, floorTall * 0.9, 1.2, id.accent)
  if (id.sign) drawSign(stage, id, front, 'blade', tall - 0.8)
  if (id.flags) drawFlags(stage, id, front, floorTall * 1.2)
}

/** A row of gabled fronts in different paints, as merchants built them. */
export function drawGables(stage: Stage, id: Identity, { at, wide, deep, floors, floorTall }: Plan): void {
  const high = id.property === 'chalet' || id.place === 'ski' || id.place === 'alpine'
  const count = wide > 30 ? 4 : wide > 15 ? 3 : 2
  const each = (wide * (wide > 30 ? 1.25 : 1.15)) / count
  const paints = [id.wall, mix(id.wall, id.accent, 0.35), mix(id.wall, '#fbf6ea', 0.6), mix(id.wall, id.second, 0.4)]
  for (let index = count - 1; index >= 0; index -= 1) {
    const n = Math.max(1, floors - ((index + id.floors) % 2))
    const block = at((index - (count - 1) / 2) * each, index % 2 ? 1.4 : 0, {
      wide: each * 0.98,
      deep,
      tall: n * floorTall,
    })
    drawMass(stage, { ...id, wall: high ? id.wall : (paints[index] ?? id.wall) }, block, {
      skin: high ? 'boards' : 'plaster',
      floorTall,
      floors: n,
      ground: high || id.property === 'guest-house' ? 'stone' : 'glass',
      windows: id.windows === 'french' ? 'cross' : id.windows,
      roof: 'gable',
      pitch: high ? 0.95 : 1.05,
      over: high ? 1.1 : 0.35,
      balconies: wide > 30 || high ? (index % 2 ? 'centre' : 'gallery') : index % 2 ? 'centre' : 'none',
      flowers: index % 2 === 0,
    })
  }
  drawRoof(stage, at(0, deep, { wide: 1, deep: 1, tall: 0.1 }), { kind: 'flat', color: id.stone, pitch: 0, over: 0 })
  if (id.balconies !== 'paired') return
  const front = frontOf(stage, at(0, 0, { wide, deep, tall: floorTall }))
  if (front)
    drawBalconies(stage, front, {
      floors: 1,
      floorTall,
      from: 0.2,
      spans: [[0.3, front.length * 0.3]],
      rail: 'wood',
      color: id.wood,
      doors: false,
    })
}
