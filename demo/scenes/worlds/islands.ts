// White towns, straits and lagoons.

import { num, WIDTH } from '../art.ts'
import { drawWindows } from '../buildings/facade.ts'
import { type Block, drawRoof, paintWall, wallsOf } from '../buildings/solid.ts'
import { drawDome, drawTown } from '../buildings/town.ts'
import { shift } from '../color.ts'
import { drawBranch, drawFronds, drawRocks } from '../foreground.ts'
import { isDark } from '../light.ts'
import { type Point, poly, rect, smooth } from '../outline.ts'
import { drawMirrored, drawSea, drawShore } from '../sea.ts'
import { drawSky } from '../sky.ts'
import { airDepth, BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawHills, drawMound } from '../terrain.ts'
import { drawPerson, drawSail } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawCliff } from './coast.ts'

/** White cubes and blue domes stepping down a caldera. */
export function drawWhiteTown(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 46, horizon: 430, centre: 800, focal: 1300 } }
  const { art, random, land } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  const place = (x: number) => 800 + side * x
  drawCliff(
    scene(stage, 'rim'),
    [
      [place(900), 250],
      [place(560), 330],
      [place(330), 470],
      [place(150), 620],
      [place(20), 800],
      [place(-120), 1090],
    ],
    1120,
    0.14,
  )
  const elevation = (x: number, z: number) => Math.min(58, side * x * 0.62 + (z - 70) * 0.1 - 2)
  const town = scene(stage, 'town')
  drawTown(town, {
    count: 60,
    x: side > 0 ? [6, 92] : [-92, -6],
    z: [84, 170],
    elevation,
    manner: 'cube',
    tree: 'cypress',
    trees: 0.1,
    treeTall: 6,
  })
  const [cx, cz] = [side * 30, 80]
  const chapel: Block = { x: cx, z: cz, wide: 9, deep: 9, tall: 5, base: elevation(cx, cz), yaw: side * 0.3 }
  for (const wall of wallsOf(stage, chapel)) {
    paintWall(stage, wall, land.wall)
    drawWindows(stage, wall, {
      floors: 1,
      bays: 2,
      floorTall: 5,
      wide: 0.9,
      tall: 1.9,
      sill: 1.4,
      style: 'arch',
      frame: land.second,
    })
  }
  drawDome(stage, cx, cz, (chapel.base ?? 0) + 5, 3.6, land.second, 0.3)
  drawSail(stage, place(-520), 560, 80, 0.2)
  drawSail(stage, place(-250), 500, 44, 0.35, -1)
  drawBranch({ ...stage, land: { ...land, second: '#f58fb4' } }, -side as 1 | -1, 'rose')
  const terrace: Point[] = [
    [place(-820), 960],
    [place(-300), 985],
    [place(-260), 1090],
    [place(-820), 1090],
  ]
  art.fill(poly(terrace), lit(stage, land.wall))
  art.fill(
    poly([
      [place(-820), 1010],
      [place(-290), 1035],
      [place(-262), 1090],
      [place(-820), 1090],
    ]),
    half(stage, land.wall),
  )
  drawShrub(stage, place(-420), 985, 130, 0, land.accent)
}

/** Domes and minarets across a strait, with a ferry and gulls. */
export function drawStrait(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 8, horizon: 560, centre: 800, focal: 1500 } }
  const { art, random, land, view, light } = stage
  drawSky(stage)
  drawHills(scene(stage, 'far'), { base: view.horizon, height: 90, swells: 2, depth: 0.66, floor: view.horizon + 4 })
  drawSea(stage, view.horizon)
  const side = random.chance(0.5) ? 1 : -1
  const hillX = side * 42
  const elevation = (x: number, z: number) => 21 * Math.exp(-(((x - hillX) / 78) ** 2)) * Math.min(1, (z - 205) / 50)
  drawMirrored(
    stage,
    615,
    0.5,
    () => {
      drawMound(stage, { x: [-190, 190], z: [206, 275], elevation, color: land.hill })
      art.fill(rect(0, 596, WIDTH, 19), half(stage, land.stone, 0.3))
      drawTown(scene(stage, 'town'), {
        count: 46,
        x: [-150, 150],
        z: [212, 262],
        elevation: (x, z) => elevation(x, z) + 0.5,
        manner: 'town',
        tree: 'broadleaf',
        trees: 0.8,
        treeTall: 8,
      })
      drawMosque(stage, hillX, 280, 26, 13)
      drawMosque(stage, hillX - side * 92, 262, 9, 7)
    },
    0.45,
  )
  const ferryX = 800 - side * 360
  const ferryY = 742
  art.fill(
    smooth([
      [ferryX - 150, ferryY - 34],
      [ferryX - 130, ferryY],
      [ferryX + 140, ferryY],
      [ferryX + 168, ferryY - 40],
    ]),
    dim(stage, '#2d3b52'),
  )
  art.fill(
    poly([
      [ferryX - 136, ferryY - 30],
      [ferryX - 120, ferryY - 64],
      [ferryX + 116, ferryY - 64],
      [ferryX + 146, ferryY - 32],
    ]),
    lit(stage, '#fbf6ea'),
  )
  art.fill(
    poly([
      [ferryX - 92, ferryY - 64],
      [ferryX - 82, ferryY - 88],
      [ferryX + 78, ferryY - 88],
      [ferryX + 90, ferryY - 64],
    ]),
    half(stage, '#fbf6ea'),
  )
  art.fill(
    poly([
      [ferryX - 16, ferryY - 88],
      [ferryX - 12, ferryY - 120],
      [ferryX + 18, ferryY - 120],
      [ferryX + 22, ferryY - 88],
    ]),
    lit(stage, land.accent),
  )
  art.line(
    Array.from({ length: 11 }, (_, index) => `M${num(ferryX - 104 + index * 20)} ${ferryY - 48}h10`).join(''),
    isDark(light) ? '#ffd08a' : dim(stage, '#4a6078'),
    9,
  )
  drawRocks(stage, side > 0 ? 1180 : -60, side > 0 ? 1680 : 420, 120)
  drawBranch(stage, side as 1 | -1, 'leaf')
}

/** A great mosque: cascade of domes and slender minarets; `radius` of the main dome in metres. */
function drawMosque(stage: Stage, x: number, z: number, base: number, radius: number): void {
  const { art, land, view } = stage
  const depth = airDepth(stage.light, z)
  const px = scaleAt(view, z)
  const minaret = (dx: number, tall: number) => {
    const [mx, my] = project(view, [x + dx, base, z])
    const w = Math.max(2.2, radius * 0.09 * px)
    art.fill(
      poly([
        [mx - w, my],
        [mx - w * 0.8, my - tall * px],
        [mx, my - tall * px * 1.22],
        [mx + w * 0.8, my - tall * px],
        [mx + w, my],
      ]),
      art.linear(
        [
          [0, dim(stage, land.stone, depth)],
          [1, lit(stage, land.stone, depth)],
        ],
        mx - stage.light.side * w,
        0,
        mx + stage.light.side * w,
        0,
      ),
    )
    art.fill(
      rect(mx - w * 1.7, my - tall * px * 0.72, w * 3.4, w * 0.9) +
        rect(mx - w * 1.7, my - tall * px * 0.95, w * 3.4, w * 0.8),
      half(stage, land.stone, depth),
    )
  }
  minaret(-radius * 2.2, radius * 3.1)
  minaret(radius * 2.2, radius * 3.1)
  const hall: Block = { x, z, wide: radius * 3.4, deep: radius * 2, tall: radius * 0.8, base }
  for (const wall of wallsOf(stage, hall)) {
    paintWall(stage, wall, land.stone)
    drawWindows(stage, wall, {
      floors: 1,
      bays: 9,
      floorTall: 5,
      wide: radius * 0.16,
      tall: radius * 0.4,
      sill: radius * 0.2,
      style: 'plain',
    })
  }
  const level = base + radius * 0.8
  for (const dx of [-1.35, 1.35]) drawDome(stage, x + dx * radius, z, level, radius * 0.34, land.roof, 0.3)
  for (const dx of [-0.78, 0.78]) drawDome(stage, x + dx * radius, z, level, radius * 0.62, land.roof, 0.35, false)
  drawDome(stage, x, z, level + radius * 0.25, radius, land.roof, 0.5)
  minaret(-radius * 1.75, radius * 2.7)
  minaret(radius * 1.75, radius * 2.7)
}

/** A lagoon with leaning palms and huts on stilts. */
export function drawLagoon(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 4, horizon: 470, centre: 800, focal: 1300 } }
  const { art, random, land, view } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  const place = (x: number) => 800 + side * x
  drawHills(scene(stage, 'isle'), {
    base: view.horizon + 4,
    height: 70,
    swells: 1.7,
    depth: 0.5,
    floor: view.horizon + 4,
  })
  drawSea(stage, view.horizon + 3)
  art.fill(
    rect(0, 480, WIDTH, 600),
    art.linear(
      [
        [0, lit(stage, land.seaNear), 0.05],
        [0.3, lit(stage, land.seaNear), 0.6],
        [1, lit(stage, shift(land.seaNear, 0.04)), 0.8],
      ],
      0,
      480,
      0,
      1067,
    ),
  )
  drawMirrored(
    stage,
    600,
    0.7,
    () => {
      for (let index = 0; index < 5; index += 1) {
        const hut: Block = {
          x: side * (3 + index * 8.5),
          z: 44 + index * 7,
          wide: 6,
          deep: 6,
          tall: 2.6,
          base: 1.4,
          yaw: 0.4 * side,
        }
        for (const wall of wallsOf(stage, hut)) {
          art.line(
            poly([wall.at(0.4, -1.9), wall.at(0.4, 0)], false) +
              poly([wall.at(wall.length - 0.4, -1.9), wall.at(wall.length - 0.4, 0)], false),
            dim(stage, land.wood),
            5,
          )
          paintWall(stage, wall, land.wood)
          drawWindows(stage, wall, {
            floors: 1,
            bays: 2,
            floorTall: 2.6,
            tall: 1.7,
            wide: 1.2,
            sill: 0.4,
            style: 'cross',
          })
        }
        drawRoof(stage, hut, { kind: 'hip', color: land.roof, pitch: 1.05, over: 1.1, courses: 7 })
      }
    },
    0.4,
  )
  const beach: Point[] = [
    [place(-900), 690],
    [place(-560), 720],
    [place(-200), 820],
    [place(120), 960],
    [place(300), 1100],
  ]
  drawShore(stage, side > 0 ? beach : [...beach].reverse(), side > 0 ? `H-40V690z` : `V${BOTTOM}H${num(place(300))}z`)
  for (const [x, y, tall] of [
    [-690, 760, 520],
    [-560, 800, 640],
    [-760, 830, 480],
  ] as const)
    drawTree(stage, 'palm', place(x), y, tall)
  drawPerson(stage, place(-330), 905, 78, 0, 'pair')
  drawFronds(stage, side as 1 | -1)
}
