// Inland towns as destinations: the capital, the tiered town, the Roman street, the river port.

import { num, WIDTH } from '../art.ts'
import { drawArcade, drawWindows } from '../buildings/facade.ts'
import { type Block, drawRoof, onWall, paintWall, quad, wallsOf } from '../buildings/solid.ts'
import { drawDome, drawTown } from '../buildings/town.ts'
import { mix, shift } from '../color.ts'
import { drawBranch, drawGrass } from '../foreground.ts'
import { oval, poly, rect, smooth, stroke } from '../outline.ts'
import { drawMirrored, drawStillWater } from '../sea.ts'
import { airDepth, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawMound } from '../terrain.ts'
import { drawLantern, drawPerson } from '../things.ts'
import { drawTree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawChurch } from './coast.ts'

export const at = (stage: Stage, x: number, z: number, h = 0) => project(stage.view, [x, h, z]) as [number, number]

/** A boulevard towards a domed cathedral with the mountain over the roofs. */
export function drawCapital(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 5, horizon: 620, centre: 800, focal: 1500 } }
  const { art, random, land, light } = stage
  drawBackdrop(stage)
  art.fill(
    rect(0, 648, WIDTH, 430),
    art.linear(
      [
        [0, mix(lit(stage, land.grass, 0.3), light.haze, 0.2)],
        [1, half(stage, land.grass)],
      ],
      0,
      648,
      0,
      1067,
    ),
  )
  for (let index = 0; index < 22; index += 1)
    drawTree(
      stage,
      'broadleaf',
      -20 + index * 78 + random.range(-24, 24),
      678 + random.range(-8, 8),
      random.range(70, 120),
      0.3,
    )
  drawCathedral(stage, 0, 120)
  const road = poly([
    [742, 676],
    [858, 676],
    [1330, 1080],
    [270, 1080],
  ])
  art.fill(
    road,
    art.linear(
      [
        [0, lit(stage, '#e3c377', 0.3)],
        [1, half(stage, '#d9ae5c')],
      ],
      0,
      676,
      0,
      1067,
    ),
  )
  let setts = ''
  for (let index = 0; index < 15; index += 1) {
    const y = 676 + 404 * (index / 15) ** 1.8
    const half0 = 58 + (472 * (y - 676)) / 404
    setts += `M${num(800 - half0)} ${num(y)}h${num(half0 * 2)}`
  }
  for (let index = -4; index <= 4; index += 1) setts += `M${num(800 + index * 13)} 676L${num(800 + index * 118)} 1080`
  art.line(setts, half(stage, '#a88443'), 1.6, 0.4)
  for (const flip of [1, -1]) {
    for (const [z, tall] of [
      [66, 9],
      [44, 9],
      [29, 9],
      [20, 8.5],
    ] as const) {
      const [px, py] = at(stage, flip * 9.2, z)
      const [sx] = light.toSun
      art.fill(
        oval(px - sx * 40, py + 4, scaleAt(stage.view, z) * 3.2, scaleAt(stage.view, z) * 0.5),
        light.shadow,
        light.shadowDepth * 0.8,
      )
      drawTree(stage, 'broadleaf', px, py, tall * scaleAt(stage.view, z), airDepth(light, z))
      const [lx, ly] = at(stage, flip * 6.4, z - 4)
      const pole = 5 * scaleAt(stage.view, z - 4)
      art.line(`M${num(lx)} ${num(ly)}v${num(-pole)}`, dim(stage, '#2e3b4c'), pole * 0.03)
      drawLantern(stage, lx, ly - pole, pole * 0.05)
    }
  }
  for (const [x, z] of [
    [-2.5, 40],
    [3, 30],
    [0.8, 21],
    [-4, 18],
  ] as const) {
    const [px, py] = at(stage, x + random.range(-0.8, 0.8), z)
    drawPerson(stage, px, py, 1.7 * scaleAt(stage.view, z), airDepth(light, z), random.pick(['walk', 'pair', 'stand']))
  }
}

/** A neo-Byzantine cathedral: stacked arches, half domes, a gilded main dome and a belfry. */
export function drawCathedral(stage: Stage, x: number, z: number): void {
  const { land } = stage
  const gold = '#e0ad3e'
  const green = '#7fa79a'
  const tower: Block = { x, z: z + 14, wide: 10, deep: 10, tall: 33 }
  for (const wall of wallsOf(stage, tower)) {
    paintWall(stage, wall, land.stone)
    drawWindows(stage, wall, { floors: 2, bays: 2, floorTall: 9, from: 16, wide: 2, tall: 5, sill: 1, style: 'arch' })
  }
  drawDome(stage, x, z + 14, 33, 5, gold, 0.3)
  drawBlockWithArches(stage, { x, z, wide: 44, deep: 30, tall: 11 }, 9)
  for (const dx of [-17, 17]) drawDome(stage, x + dx, z - 4, 11, 4.4, green, 0.6)
  drawBlockWithArches(stage, { x, z: z - 4, wide: 26, deep: 26, tall: 16 }, 5)
  for (const dx of [-9, 9]) drawDome(stage, x + dx, z - 8, 16, 4.6, green, 0.4)
  drawDome(stage, x, z - 4, 17, 8.4, gold, 0.75)
  drawBlockWithArches(stage, { x, z: z - 20, wide: 15, deep: 8, tall: 10 }, 3)
  drawDome(stage, x, z - 20, 10, 3.6, green, 0.3)
}

function drawBlockWithArches(stage: Stage, block: Block, arches: number): void {
  for (const wall of wallsOf(stage, block)) {
    paintWall(stage, wall, stage.land.stone)
    stage.art.fill(
      quad(wall, 0, block.tall * 0.46, wall.length, block.tall * 0.5) +
        quad(wall, 0, block.tall - 0.7, wall.length, block.tall),
      onWall(stage, wall, shift(stage.land.stone, -0.12)),
    )
    drawArcade(stage, wall, arches, block.tall * 0.06, block.tall * 0.42)
    drawWindows(stage, wall, {
      floors: 1,
      bays: arches,
      floorTall: block.tall,
      wide: block.tall * 0.12,
      tall: block.tall * 0.28,
      sill: block.tall * 0.58,
      style: 'arch',
    })
  }
  drawRoof(stage, block, { kind: 'hip', color: '#7fa79a', pitch: 0.25, over: 0.4, courses: 0 })
}

/** Houses in tiers over a river bend, walls and a tower on the next hill. */
export function drawTieredTown(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 30, horizon: 380, centre: 800, focal: 1300 } }
  const { art, random, land, light } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  const place = (x: number) => 800 + side * x
  const fort = smooth([
    [place(-900), 420],
    [place(-640), 330],
    [place(-420), 290],
    [place(-180), 330],
    [place(0), 430],
    [place(60), 560],
    [place(-900), 560],
  ])
  art.fill(
    fort,
    art.linear(
      [
        [0, lit(stage, land.hill, 0.26)],
        [1, half(stage, land.hill, 0.4)],
      ],
      0,
      290,
      0,
      560,
    ),
  )
  const wallTop = (x: number) => 318 - 24 * Math.cos((x + 420) / 220)
  let wall = ''
  for (let x = -700; x < -120; x += 24)
    wall += rect(place(x) - 12, wallTop(x), 24, 30) + rect(place(x) - 8, wallTop(x) - 7, 9, 8)
  art.fill(wall, lit(stage, land.stone, 0.2))
  art.fill(rect(place(-430) - 24, 216, 48, 100) + rect(place(-430) - 29, 206, 58, 14), lit(stage, land.stone, 0.18))
  art.fill(rect(place(-430) - (light.side > 0 ? 24 : -4), 216, 20, 100), dim(stage, land.stone, 0.2))
  art.fill(
    poly([
      [place(-430) - 30, 206],
      [place(-430), 170],
      [place(-430) + 30, 206],
    ]),
    half(stage, land.roof, 0.2),
  )
  for (let index = 0; index < 12; index += 1)
    drawTree(stage, 'broadleaf', place(-860 + index * 78), 380 + random.range(0, 70), random.range(40, 66), 0.3)
  const river = smooth([
    [place(-900), 640],
    [place(-400), 590],
    [place(-60), 640],
    [place(120), 760],
    [place(-60), 880],
    [place(-500), 960],
    [place(-900), 1090],
    [place(-900), 1400],
    [place(500), 1400],
    [place(420), 900],
    [place(480), 760],
    [place(260), 590],
    [place(-200), 530],
    [place(-900), 570],
  ])
  art.fill(
    rect(0, 520, WIDTH, 560),
    art.linear(
      [
        [0, mix(lit(stage, land.leaf, 0.3), light.haze, 0.2)],
        [1, half(stage, land.leaf)],
      ],
      0,
      520,
      0,
      1067,
    ),
  )
  drawStillWater(stage, river, 530, 1090, '#7fb0a4')
  for (let index = 0; index < 24; index += 1) {
    const t = index / 24
    drawTree(
      stage,
      'broadleaf',
      place(-840 + 560 * ((index * 0.381) % 1) * (1 - t * 0.3)),
      690 + t * 190,
      80 + t * 70,
      0.16 - t * 0.1,
    )
  }
  for (let index = 0; index < 14; index += 1)
    drawTree(
      stage,
      index % 4 ? 'broadleaf' : 'poplar',
      place(470 + ((index * 0.618) % 1) * 420),
      780 + index * 22,
      110 + index * 9,
      0.06,
    )
  const elevation = (x: number, z: number) =>
    side * x > 4 ? Math.min(46, (side * x - 4) * 0.66 + (z - 80) * 0.12) : -1
  drawMound(stage, {
    x: side > 0 ? [-22, 110] : [-110, 22],
    z: [74, 150],
    elevation: (x, z) => Math.min(46, (side * x - 4) * 0.66 + (z - 80) * 0.12),
    color: mix(land.rock, land.leaf, 0.5),
    foot: -18,
  })
  drawTown(scene(stage, 'town'), {
    count: 44,
    x: side > 0 ? [6, 78] : [-78, -6],
    z: [76, 150],
    elevation,
    manner: 'revival',
    tree: 'broadleaf',
    trees: 0.7,
    treeTall: 7,
  })
  drawBranch(stage, -side as 1 | -1, 'leaf')
  drawGrass(stage, 1000, land.accent)
}

/** A wide slow river, poplars, and a town with a clock tower along the quay. */
export function drawRiverTown(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 8, horizon: 470, centre: 800, focal: 1400 } }
  const { art, random, land } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  drawStillWater(stage, rect(0, 482, WIDTH, 600), 482, 1080, land.seaNear)
  drawMirrored(
    stage,
    598,
    0.5,
    () => {
      art.fill(rect(side > 0 ? 330 : 0, 560, 1270, 40), lit(stage, land.stone, 0.2))
      drawTown(scene(stage, 'town'), {
        count: 20,
        x: side > 0 ? [-46, 100] : [-100, 46],
        z: [112, 140],
        elevation: (_, z) => 1.6 + (z - 112) * 0.14,
        manner: 'town',
        tree: 'broadleaf',
        trees: 0.9,
        treeTall: 8,
      })
      const tower: Block = { x: side * 24, z: 118, wide: 5.5, deep: 5.5, tall: 20, base: 1.6 }
      for (const wall of wallsOf(stage, tower)) {
        paintWall(stage, wall, land.wall)
        drawWindows(stage, wall, {
          floors: 1,
          bays: 1,
          floorTall: 5,
          from: 13,
          wide: 1.7,
          tall: 3.2,
          sill: 0.6,
          style: 'arch',
        })
      }
      drawRoof(stage, tower, { kind: 'hip', color: land.roof, pitch: 1.7, over: 0.5 })
      drawChurch(stage, -side * 2, 126, 2)
      for (let index = 0; index < 8; index += 1)
        drawTree(
          stage,
          'poplar',
          800 - side * (330 + index * 62 + random.range(-12, 12)),
          596 + random.range(-6, 3),
          random.range(150, 250),
          0.2,
        )
    },
    0.5,
  )
  const bx = 800 - side * 170
  art.fill(
    smooth([
      [bx - 260, 742],
      [bx - 244, 776],
      [bx + 230, 776],
      [bx + 272, 736],
    ]),
    dim(stage, land.second),
  )
  art.fill(
    poly([
      [bx - 220, 744],
      [bx - 210, 704],
      [bx + 180, 704],
      [bx + 200, 744],
    ]),
    lit(stage, '#fbf4e4'),
  )
  art.fill(
    poly([
      [bx - 150, 704],
      [bx - 144, 682],
      [bx + 100, 682],
      [bx + 108, 704],
    ]),
    half(stage, '#fbf4e4'),
  )
  art.line(
    Array.from({ length: 13 }, (_, index) => `M${num(bx - 196 + index * 29)} 724h15`).join(''),
    stage.light.lamps > 0.5 ? '#ffd08a' : dim(stage, '#56708a'),
    13,
  )
  art.fill(stroke(bx - 420, 782, 800, 12), lit(stage, '#ffffff'), 0.4)
  drawGrass(stage, 930, land.accent)
  drawBranch(stage, -side as 1 | -1, 'leaf')
}
