// Town houses in the regional manners, alone or scattered over a slope.

import { mix, shift } from '../color.ts'
import { airDepth, dim, half, lit, type Stage } from '../stage.ts'
import { drawTree, type Tree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawArcade, drawBalconies, drawCourses, drawDoor, drawWindows } from './facade.ts'
import { type Block, drawRoof, drawShadow, onWall, paintWall, quad, wallsOf } from './solid.ts'

export type Manner = 'timber' | 'revival' | 'town' | 'cube' | 'alpine' | 'kasbah'

/** A house of two or three floors. Timber: stone below, boards above, jutting out; revival: the same in painted plaster. */
export function drawHouse(
  stage: Stage,
  spot: { x: number; z: number; base: number; yaw: number },
  manner: Manner,
): void {
  const { random, land } = stage
  const wide = random.range(7, 11)
  const deep = random.range(7, 9.5)
  const floors = manner === 'cube' || manner === 'kasbah' ? random.int(1, 2) : random.int(2, 3)
  const paints =
    manner === 'revival'
      ? [land.wall, '#e9c67c', '#9fb8cc', '#d98f6c', '#f3ead8']
      : manner === 'town'
        ? [land.wall, '#f0d9a8', '#e8bfa0', '#d9dfd8', '#f7ecd6']
        : manner === 'cube'
          ? [land.wall, land.wall, land.wall, '#f6ead8']
          : manner === 'kasbah'
            ? [land.wall, shift(land.wall, -0.05), land.stone]
            : [land.wall]
  const wall = random.pick(paints)
  const floorTall = 2.9
  drawShadow(stage, { ...spot, wide, deep, tall: 4 })
  if (manner === 'timber' || manner === 'revival' || manner === 'alpine') {
    const low: Block = { ...spot, wide, deep, tall: floorTall, base: spot.base }
    for (const face of wallsOf(stage, low)) {
      paintWall(stage, face, manner === 'revival' ? mix(land.stone, wall, 0.4) : land.stone)
      drawCourses(stage, face, 0, floorTall, 'stone')
      drawWindows(stage, face, { floors: 1, bays: 2, floorTall, wide: 0.8, tall: 1, style: 'plain' })
    }
    const upper: Block = {
      ...spot,
      wide: wide + 1.1,
      deep: deep + 1,
      tall: floorTall * (floors - 1),
      base: spot.base + floorTall,
    }
    const skin =
      manner === 'timber'
        ? random.pick([
            land.wood,
            shift(land.wood, 0.05),
            shift(land.wood, -0.05, 0.8),
            mix(land.wood, land.wall, 0.75),
          ])
        : manner === 'alpine'
          ? shift(land.wood, random.range(-0.04, 0.05))
          : wall
    for (const face of wallsOf(stage, upper)) {
      paintWall(stage, face, skin)
      if (manner !== 'revival') drawCourses(stage, face, 0, upper.tall, 'boards')
      drawWindows(stage, face, {
        floors: floors - 1,
        bays: face.side === 'front' ? 4 : 3,
        floorTall,
        wide: 0.85,
        tall: 1.35,
        style: 'cross',
        frame: manner === 'revival' ? land.wood : '#f6ecd9',
      })
      stage.art.fill(quad(face, 0, -0.25, face.length, 0.05), onWall(stage, face, shift(land.wood, -0.08)))
      if (manner === 'alpine' && face.side === 'front')
        drawBalconies(stage, face, {
          floors: 1,
          floorTall,
          from: 0.2,
          spans: [[0.6, face.length - 0.6]],
          rail: 'wood',
          color: shift(land.wood, -0.06),
          slab: land.wood,
          flowers: land.accent,
          doors: false,
        })
    }
    drawRoof(
      stage,
      upper,
      manner === 'alpine'
        ? { kind: 'gable', color: land.roof, pitch: 0.62, over: 1.3, gable: skin }
        : { kind: 'hip', color: shift(land.roof, random.range(-0.04, 0.04)), pitch: 0.5, over: 0.9 },
    )
    return
  }
  const block: Block = { ...spot, wide, deep, tall: floors * floorTall }
  for (const face of wallsOf(stage, block)) {
    paintWall(stage, face, wall)
    if (manner === 'cube') {
      drawWindows(stage, face, { floors, bays: 2, floorTall, wide: 0.8, tall: 1.1, style: 'plain', frame: land.second })
      if (random.chance(0.5)) drawDoor(stage, face, face.length * 0.5, 1, 2.1, land.second, false)
    } else if (manner === 'kasbah') {
      drawWindows(stage, face, { floors, bays: 3, floorTall, wide: 0.6, tall: 0.9, style: 'plain' })
      drawArcade(stage, face, 2, 0, 2.2)
    } else drawWindows(stage, face, { floors, bays: 3, floorTall, wide: 0.95, tall: 1.5, style: 'shutter' })
  }
  if (manner === 'town')
    drawRoof(stage, block, {
      kind: random.pick(['hip', 'gable-side']),
      color: shift(land.roof, random.range(-0.05, 0.05)),
      pitch: 0.55,
      over: 0.5,
      gable: wall,
    })
  else drawRoof(stage, block, { kind: 'flat', color: shift(wall, -0.02), pitch: 0, over: 0 })
  if (manner === 'cube' && random.chance(0.22))
    drawDome(stage, spot.x, spot.z, spot.base + block.tall, wide * 0.3, land.second)
}

/** A house among many: one of a few models of its row of distance, stamped at its own size. */
export function stampHouse(
  stage: Stage,
  spot: { x: number; z: number; base: number; yaw: number },
  manner: Manner,
): void {
  const { art, random, view } = stage
  if (scaleAt(view, spot.z) > 34) {
    drawHouse(stage, spot, manner)
    return
  }
  const row = Math.round(Math.log2(spot.z) * 1.2)
  const z = 2 ** (row / 1.2)
  const base = spot.base > view.eye ? view.eye + 6 : Math.round((view.eye - spot.base) / 22) * -22 + view.eye
  const model = random.int(0, 3)
  const id = art.once(`house ${manner} ${row} ${base} ${model}`, () =>
    drawHouse(stage, { x: 0, z, base, yaw: [-0.4, 0.35, 0.1, -0.15, 0.6][model] ?? 0 }, manner),
  )
  const [mx, my] = project(view, [0, base, z])
  const [px, py] = project(view, [spot.x, spot.base, spot.z])
  const scale = z / spot.z
  art.stamp(id, px - mx * scale, py - my * scale, scale)
}

/** A dome on a drum, foot at `base` metres. */
export function drawDome(
  stage: Stage,
  x: number,
  z: number,
  base: number,
  radius: number,
  color: string,
  drum = 0.35,
  lantern = true,
): void {
  const { art, light, view } = stage
  const px = scaleAt(view, z)
  const depth = airDepth(light, z)
  const [cx, cy] = project(view, [x, base, z])
  const r = radius * px
  const lift = r * drum
  const shape = (left: number, right: number) =>
    `M${(cx - r * left).toFixed(1)} ${(cy - lift).toFixed(1)}A${(r * left).toFixed(1)} ${(r * 1.02).toFixed(1)} 0 0 1 ${cx.toFixed(1)} ${(cy - lift - r * 1.02).toFixed(1)}A${(r * right).toFixed(1)} ${(r * 1.02).toFixed(1)} 0 0 1 ${(cx + r * right).toFixed(1)} ${(cy - lift).toFixed(1)}z`
  art.fill(
    `M${(cx - r * 0.94).toFixed(1)} ${cy.toFixed(1)}v${(-lift).toFixed(1)}h${(r * 1.88).toFixed(1)}v${lift.toFixed(1)}z`,
    art.linear(
      [
        [0, dim(stage, land(stage), depth)],
        [1, lit(stage, land(stage), depth)],
      ],
      cx - light.side * r,
      0,
      cx + light.side * r,
      0,
    ),
  )
  art.fill(
    shape(1, 1),
    art.linear(
      [
        [0, dim(stage, color, depth)],
        [0.45, half(stage, color, depth)],
        [0.8, lit(stage, color, depth)],
        [1, lit(stage, shift(color, 0.05), depth)],
      ],
      cx - light.side * r,
      0,
      cx + light.side * r * 0.9,
      0,
    ),
  )
  if (!lantern) return
  art.fill(
    `M${(cx - r * 0.1).toFixed(1)} ${(cy - lift - r * 0.98).toFixed(1)}h${(r * 0.2).toFixed(1)}v${(-r * 0.24).toFixed(1)}q${(-r * 0.1).toFixed(1)} ${(-r * 0.16).toFixed(1)} ${(-r * 0.2).toFixed(1)} 0z`,
    half(stage, color, depth),
  )
  art.line(
    `M${cx.toFixed(1)} ${(cy - lift - r * 1.25).toFixed(1)}v${(-r * 0.34).toFixed(1)}`,
    half(stage, '#e8c25a', depth),
    Math.max(1, r * 0.04),
  )
}

const land = (stage: Stage) => stage.land.wall

type Town = {
  count: number
  x: readonly [number, number]
  z: readonly [number, number]
  elevation(x: number, z: number): number
  manner: Manner
  /** Trees between the houses: kind, how many per house, height in metres. */
  tree: Tree
  trees: number
  treeTall?: number
}

/** Houses and trees over a slope, drawn from far to near. Rows are loose so that roofs step over each other. */
export function drawTown(stage: Stage, { count, x, z, elevation, manner, tree, trees, treeTall = 7 }: Town): void {
  const { random, view } = stage
  const items: Array<{ x: number; z: number; house: boolean }> = []
  const rows = Math.max(2, Math.round(Math.sqrt(count * 0.6)))
  for (let index = 0; index < count; index += 1) {
    const row = index % rows
    const slot = Math.floor(index / rows)
    const perRow = Math.ceil(count / rows)
    items.push({
      x: x[0] + ((x[1] - x[0]) * (slot + 0.5 + random.range(-0.42, 0.42) + (row % 2 ? 0.25 : -0.25))) / perRow,
      z: z[0] + ((z[1] - z[0]) * (row + random.range(0, 0.6))) / rows,
      house: true,
    })
  }
  for (let index = 0; index < count * trees; index += 1)
    items.push({ x: random.range(x[0], x[1]), z: random.range(z[0], z[1]), house: false })
  for (const item of items.sort((a, b) => b.z - a.z)) {
    const base = elevation(item.x, item.z)
    if (base < 0) continue
    if (item.house) stampHouse(stage, { x: item.x, z: item.z, base: base - 1, yaw: 0 }, manner)
    else {
      const [px, py] = project(view, [item.x, base - 0.5, item.z])
      drawTree(
        stage,
        tree,
        px,
        py,
        treeTall * random.range(0.7, 1.2) * scaleAt(view, item.z),
        airDepth(stage.light, item.z),
      )
    }
  }
}
