// Destinations by the water, each a whole picture over its backdrop.

import { num, WIDTH } from '../art.ts'
import { drawBalconies, drawWindows } from '../buildings/facade.ts'
import { type Block, drawRoof, paintWall, wallsOf } from '../buildings/solid.ts'
import { drawDome, drawTown } from '../buildings/town.ts'
import { mix, shift } from '../color.ts'
import { drawBranch, drawRocks } from '../foreground.ts'
import { blob, type Point, poly, rect, smooth } from '../outline.ts'
import { drawMirrored, drawSea, drawShore } from '../sea.ts'
import { airDepth, BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawForest, drawHills, drawMound } from '../terrain.ts'
import { drawParasol, drawPerson, drawRowboat, drawSail } from '../things.ts'
import { drawTree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'

/** A white seaside block with rows of balconies, for the far end of a beach. */
function drawBeachBlock(stage: Stage, block: Block): void {
  const floors = Math.round(block.tall / 3.1)
  for (const wall of wallsOf(stage, block)) {
    paintWall(stage, wall, stage.land.wall)
    if (wall.side === 'front' || wall.side === 'left')
      drawBalconies(stage, wall, {
        floors: floors - 1,
        floorTall: 3.1,
        from: 3.2,
        spans: [[1, wall.length - 1]],
        rail: 'solid',
        color: shift(stage.land.wall, -0.03),
        doors: true,
      })
    else drawWindows(stage, wall, { floors, bays: 5, floorTall: 3.1, style: 'plain' })
  }
  drawRoof(stage, block, { kind: 'flat', color: stage.land.wall, pitch: 0, over: 0.3 })
}

/** A long crescent of sand seen from a height: parasols in rows, hotels along the bend, wooded hills behind. */
export function drawBeachTown(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 17, horizon: 400, centre: 700, focal: 1250 } }
  const { random, land, view } = stage
  drawBackdrop(stage)
  const hill = drawHills(scene(stage, 'h1'), {
    base: view.horizon + 12,
    height: 120,
    swells: 1.2,
    depth: 0.55,
    floor: view.horizon + 40,
  })
  drawForest(
    stage,
    hill.map(([x, y]) => [x, x < 620 ? Math.max(y, view.horizon + 30) : y] as Point),
    { size: 22, depth: 0.5, color: land.leaf, floor: view.horizon + 60 },
  )
  drawSea({ ...stage }, view.horizon + 1)
  const shoreX = (z: number) => -14 + 14 * Math.sin(z / 95) + z * 0.16 + (z / 260) ** 2 * 46
  const zs = [9, 14, 20, 28, 38, 52, 70, 95, 130, 180, 260, 380, 560]
  const edge: Point[] = zs.map((z) => project(view, [shoreX(z), 0, z]))
  const last = edge[edge.length - 1] as Point
  const first = edge[0] as Point
  drawShore(
    stage,
    [[first[0] - 60, BOTTOM + 60], ...edge],
    `L${WIDTH + 30} ${num(last[1])}V${BOTTOM}H${num(first[0])}z`,
  )
  for (let z = 560, index = 0; z > 62; z *= 0.8, index += 1) {
    const x = shoreX(z) + 34 + random.range(0, 22) + index * 3
    drawTree(
      stage,
      'pine',
      ...(project(view, [x - 14, 0, z + 6]) as [number, number]),
      11 * scaleAt(view, z),
      airDepth(stage.light, z),
    )
    drawBeachBlock(stage, {
      x: x + 16,
      z,
      wide: random.range(24, 40),
      deep: 15,
      tall: 3.1 * random.int(5, 9),
      yaw: -0.5,
    })
    drawTree(
      stage,
      'pine',
      ...(project(view, [x + 44, 0, z - 12]) as [number, number]),
      12 * scaleAt(view, z),
      airDepth(stage.light, z),
    )
  }
  for (let z = 150; z > 19; z -= z > 60 ? 9 : 5.5) {
    for (let row = 0; row < (z > 80 ? 4 : 6); row += 1) {
      const x = shoreX(z) + 9 + row * 4.6 + random.range(-0.4, 0.4)
      const [px] = project(view, [x, 0, z])
      if (px > WIDTH + 80) continue
      drawParasol(stage, x, z + random.range(-0.4, 0.4), row % 3 === 1 ? land.second : land.accent, 1.5)
    }
  }
  for (let index = 0; index < 12; index += 1) {
    const z = random.range(20, 110)
    const [px, py] = project(view, [shoreX(z) + random.range(0.5, 4), 0, z])
    drawPerson(stage, px, py, 1.7 * scaleAt(view, z), airDepth(stage.light, z), random.pick(['walk', 'stand', 'pair']))
  }
  drawSail(stage, 230, view.horizon + 40, 74, 0.25)
  drawSail(stage, 470, view.horizon + 14, 30, 0.45, -1)
  drawBranch(stage, random.chance(0.5) ? -1 : 1, 'needle')
}

/** Cliffs around a turquoise inlet with a sailing boat; pines on the rims. */
export function drawCove(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 20, horizon: 360, centre: 800, focal: 1200 } }
  const { art, random, land, light } = stage
  drawBackdrop(stage)
  const shallow = mix(lit(stage, land.seaNear), light.sky[2], 0.08)
  for (const [x, y, reach, strength] of [
    [800, 900, 900, 0.95],
    [700, 980, 560, 0.7],
  ] as const)
    art.fill(
      rect(0, 380, WIDTH, 700),
      art.radial(
        [
          [0, lit(stage, shift(land.seaNear, 0.07)), strength],
          [0.5, shallow, strength * 0.7],
          [1, shallow, 0],
        ],
        x,
        y,
        reach,
        0.55,
      ),
    )
  let reefs = ''
  for (let index = 0; index < 9; index += 1)
    reefs += blob(
      random,
      random.range(380, 1220),
      random.range(560, 800),
      random.range(40, 110),
      random.range(7, 18),
      9,
      0.25,
    )
  art.fill(reefs, mix(lit(stage, land.seaFar), light.shadow, 0.15), 0.35)
  const flip = random.chance(0.5)
  const place = (x: number) => (flip ? WIDTH - x : x)
  drawCliff(
    scene(stage, 'c1'),
    [
      [place(-40), 250],
      [place(150), 268],
      [place(300), 330],
      [place(395), 385],
      [place(470), 470],
    ],
    560,
    0.2,
  )
  drawCliff(
    scene(stage, 'c2'),
    [
      [place(1640), 170],
      [place(1430), 200],
      [place(1270), 290],
      [place(1180), 395],
      [place(1100), 530],
    ],
    640,
    0.1,
  )
  const beach: Point[] = [
    [place(330), 1000],
    [place(440), 925],
    [place(560), 902],
    [place(690), 862],
    [place(860), 876],
    [place(1010), 852],
    [place(1160), 880],
    [place(1300), 930],
    [place(1420), 1000],
  ]
  drawSail(stage, place(690), 590, 190, 0.08, flip ? 1 : -1)
  drawShore(stage, flip ? [...beach].reverse() : beach, `V${BOTTOM}H${flip ? 180 : 330}z`)
  drawCliff(
    scene(stage, 'c3'),
    [
      [place(-60), 430],
      [place(90), 470],
      [place(210), 620],
      [place(330), 830],
      [place(420), 1000],
    ],
    1090,
    0,
  )
  drawCliff(
    scene(stage, 'c4'),
    [
      [place(1680), 560],
      [place(1540), 610],
      [place(1440), 760],
      [place(1350), 930],
      [place(1290), 1040],
    ],
    1090,
    0,
  )
  for (const [x, y, tall] of [
    [90, 490, 250],
    [-10, 450, 300],
    [1570, 630, 240],
    [1400, 215, 90],
    [1500, 195, 110],
    [120, 268, 84],
    [220, 300, 70],
  ] as const)
    drawTree(stage, 'pine', place(x), y, tall, tall < 120 ? 0.15 : 0)
  for (const [u, z] of [
    [-3, 46],
    [3.4, 44],
    [9, 47],
  ] as const)
    drawParasol(stage, flip ? -u : u, z, u > 0 && u < 4 ? land.accent : land.second, 1.5)
  for (const x of [700, 930]) drawPerson(stage, place(x), 905 + random.range(0, 30), 44, 0, 'pair')
  drawBranch(stage, flip ? 1 : -1, 'olive')
}

/** A rock wall falling from a rim line to the water at `floor`, in planes of light and shade. */
export function drawCliff(stage: Stage, rim: readonly Point[], floor: number, depth: number): void {
  const { art, random, land, light } = stage
  const line = (rim[0] as Point)[0] < (rim[rim.length - 1] as Point)[0] ? [...rim] : [...rim].reverse()
  const dense: Point[] = []
  line.forEach((point, index) => {
    const next = line[index + 1]
    if (!next) {
      dense.push(point)
      return
    }
    for (let step = 0; step < 4; step += 1)
      dense.push([
        point[0] + ((next[0] - point[0]) * step) / 4,
        point[1] + ((next[1] - point[1]) * step) / 4 + random.range(-7, 7),
      ])
  })
  const [start, end] = [dense[0] as Point, dense[dense.length - 1] as Point]
  const top = Math.min(...dense.map((point) => point[1]))
  art.fill(
    poly([...dense, [end[0] + 10, floor], [start[0], floor]]),
    art.linear(
      [
        [0, lit(stage, land.rock, depth)],
        [0.7, half(stage, land.rock, depth)],
        [1, mix(half(stage, land.rock, depth), lit(stage, land.seaNear), 0.3)],
      ],
      0,
      top,
      0,
      floor,
    ),
  )
  let shade = ''
  for (let index = 1; index < dense.length - 2; index += 2) {
    const point = dense[index] as Point
    const drop = floor - point[1]
    const wide = random.range(22, 60)
    const low = point[1] + drop * random.range(0.45, 1)
    shade += poly([
      point,
      [point[0] - light.side * wide * 0.4, point[1] + drop * 0.2],
      [point[0] - light.side * wide, low - drop * 0.2],
      [point[0] - light.side * wide * 0.7, low],
      [point[0] - light.side * wide * 0.2, low - drop * 0.1],
      [point[0] + light.side * wide * 0.12, point[1] + drop * 0.3],
    ])
  }
  art.fill(shade, dim(stage, land.rock, depth), 0.62)
  art.fill(
    smooth([
      ...dense.map(([x, y]) => [x, y - 5] as Point),
      ...dense.map(([x, y], index) => [x, y + 9 + (index % 3) * 9] as Point).reverse(),
    ]),
    half(stage, land.leaf, depth),
  )
  art.fill(rect(start[0], floor - 5, end[0] - start[0] + 10, 6), lit(stage, '#ffffff'), floor < 1000 ? 0.5 : 0)
}

/** Wooden houses crowded on a rocky peninsula, a church among them, fishing boats below. */
export function drawPeninsula(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 9, horizon: 520, centre: 800, focal: 1500 } }
  const { art, random, land, view } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  const middle = side * 10
  const elevation = (x: number, z: number) =>
    17 * Math.max(-0.1, 1 - ((x - middle) / 74) ** 2) * (0.4 + 0.6 * Math.min(1, (z - 132) / 50)) + 1.5
  drawMirrored(
    stage,
    600,
    0.42,
    () => {
      const shelf: Point[] = []
      for (let step = 0; step <= 16; step += 1) {
        const x = middle - 76 + (152 * step) / 16
        shelf.push(project(view, [x, Math.max(0.4, elevation(x, 132) * 0.42 + random.range(-0.9, 1)), 129]))
      }
      drawMound(stage, { x: [middle - 80, middle + 80], z: [128, 185], elevation, color: land.leaf })
      art.fill(
        `${poly(shelf, false)}V604H${num(shelf[0]?.[0] ?? 0)}z`,
        art.linear(
          [
            [0, lit(stage, land.rock, 0.1)],
            [1, dim(stage, land.rock, 0.12)],
          ],
          0,
          560,
          0,
          606,
        ),
      )
      drawTown(scene(stage, 'town'), {
        count: 40,
        x: [middle - 62, middle + 62],
        z: [134, 190],
        elevation,
        manner: 'timber',
        tree: 'broadleaf',
        trees: 0.5,
        treeTall: 6,
      })
      drawChurch(stage, middle - side * 22, 156, elevation(middle - side * 22, 156))
    },
    0.5,
  )
  drawSail(stage, 800 - side * 620, 590, 120, 0.15, side)
  drawRowboat(stage, 800 + side * 420, 800, 250, 0, land.second)
  drawRowboat(stage, 800 + side * 160, 710, 130, 0.06, land.accent)
  drawRocks(stage, side > 0 ? -60 : 1080, side > 0 ? 420 : 1640, 170)
  drawBranch(stage, -side as 1 | -1, 'vine')
}

/** A small striped-brick church with a drum and dome. */
export function drawChurch(stage: Stage, x: number, z: number, base: number): void {
  const block: Block = { x, z, wide: 9, deep: 14, tall: 8, base, yaw: 0.3 }
  for (const wall of wallsOf(stage, block)) {
    paintWall(stage, wall, mix(stage.land.stone, '#c98a68', 0.35))
    drawWindows(stage, wall, { floors: 1, bays: 3, floorTall: 6, tall: 3.4, wide: 0.9, sill: 2, style: 'arch' })
  }
  drawRoof(stage, block, { kind: 'hip', color: stage.land.roof, pitch: 0.4, over: 0.4 })
  drawDome(stage, x, z, base + 9, 2.8, stage.land.roof, 1.1)
}
