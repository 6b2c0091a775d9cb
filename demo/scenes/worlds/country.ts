// Mountains, valleys, lakes and deserts as destinations, each a whole picture over its backdrop.

import { num, WIDTH } from '../art.ts'
import { drawWindows } from '../buildings/facade.ts'
import { drawHotel } from '../buildings/hotel.ts'
import { type Block, drawRoof, paintWall, wallsOf } from '../buildings/solid.ts'
import { drawHouse, drawTown } from '../buildings/town.ts'
import { mix, shift } from '../color.ts'
import { drawBranch, drawGrass } from '../foreground.ts'
import { createIdentity } from '../identity.ts'
import { type Point, poly, rect, smooth, stroke } from '../outline.ts'
import { drawMirrored, drawStillWater } from '../sea.ts'
import { drawMistBank } from '../sky.ts'
import { airDepth, BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawForest, drawHills, drawRows, heightOn } from '../terrain.ts'
import { drawParasol, drawPerson, drawRowboat, drawSmoke } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'

const at = (stage: Stage, x: number, z: number, h = 0) => project(stage.view, [x, h, z]) as [number, number]

/** Pistes cut into forest under high peaks, a chairlift, chalets at the foot. */
export function drawSkiTown(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 16, horizon: 500, centre: 800, focal: 1350 } }
  const { art, random, land, view, light } = stage
  drawBackdrop(stage)
  const slope = drawHills(scene(stage, 'slope'), {
    base: view.horizon + 130,
    height: 210,
    swells: 1.3,
    depth: 0.14,
    color: land.snowy ? '#f4f7fb' : land.grass,
  })
  drawForest(
    scene(stage, 'wood'),
    slope.map(([x, y]) => [x, y + 4 + 26 * Math.sin(x / 120) ** 2] as Point),
    { size: 60, depth: 0.2, density: 0.8, body: false },
  )
  const pisteX = random.range(480, 1120)
  const topY = heightOn(slope, pisteX)
  const piste = smooth([
    [pisteX - 16, topY - 6],
    [pisteX + 26, topY - 6],
    [pisteX + 10, topY + 90],
    [pisteX + 120, topY + 190],
    [pisteX + 90, topY + 320],
    [pisteX - 120, topY + 330],
    [pisteX - 10, topY + 200],
    [pisteX - 60, topY + 90],
  ])
  art.fill(piste, lit(stage, land.snowy ? '#ffffff' : shift(land.grass, 0.06), 0.06))
  const lift: [Point, Point] = [
    [pisteX - light.side * 330, view.horizon + 260],
    [pisteX - light.side * 60, topY - 30],
  ]
  const foot = drawHills(scene(stage, 'foot'), {
    base: view.horizon + 330,
    height: 140,
    swells: 1.1,
    depth: 0.03,
    color: land.snowy ? '#fbfcff' : land.grass,
    grain: 0.4,
  })
  art.line(poly(lift, false), dim(stage, '#3d4a5e'), 2)
  for (let index = 0; index < 7; index += 1) {
    const t = (index + 0.5) / 7
    const x = lift[0][0] + (lift[1][0] - lift[0][0]) * t
    const y = lift[0][1] + (lift[1][1] - lift[0][1]) * t
    const size = 15 * (1.2 - t * 0.7)
    if (index % 3 === 1)
      art.line(
        `M${num(x)} ${num(y + 1)}v${num(size * 5)}m${num(-size * 0.7)} ${num(-size * 5)}h${num(size * 1.4)}`,
        dim(stage, '#55617a'),
        size * 0.3,
      )
    else
      art.line(
        `M${num(x)} ${num(y)}v${num(size)}m${num(-size * 0.6)} 0h${num(size * 1.2)}v${num(size * 0.6)}h${num(-size * 1.2)}z`,
        half(stage, land.accent),
        size * 0.28,
      )
  }
  const houses = scene(stage, 'houses')
  for (const [x, z] of [
    [-34, 118],
    [30, 112],
    [-8, 104],
    [52, 96],
    [-56, 92],
    [14, 84],
    [-30, 74],
  ] as const) {
    const base0 = 3 - (z - 74) * -0.05
    drawHouse(
      houses,
      { x: x + random.range(-3, 3), z, base: base0 - 12 + (z - 70) * 0.16, yaw: random.range(-0.6, 0.6) },
      'alpine',
    )
    const [px, py] = at(stage, x + 8, z - 3, base0 - 12)
    drawTree(stage, 'conifer', px + 30, py, random.range(80, 150), 0.05)
  }
  void foot
  for (const [x, y, tall] of [
    [70, 1080, 620],
    [-20, 1090, 760],
    [210, 1090, 380],
    [1540, 1095, 680],
    [1420, 1090, 420],
  ] as const)
    drawTree(stage, 'conifer', x, y, tall)
  drawPerson(stage, 760, 985, 70, 0, 'pair')
}

/** Layered woods in mist, a bath house with steaming water in a clearing. */
export function drawSpaValley(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 9, horizon: 470, centre: 800, focal: 1300 } }
  const { art, random, land } = stage
  drawBackdrop(stage)
  drawHills(scene(stage, 'meadow'), { base: 670, height: 70, swells: 1.2, depth: 0.06, color: land.grass, grain: 0.4 })
  const spa = createIdentity(`${random.int(0, 99999)}`, 'forest-spa', 'spa-hotel', 4)
  drawHotel(scene(stage, 'spa'), { ...spa, floors: 4 }, random.range(-6, 8), 84, 0.24)
  const side = random.chance(0.5) ? 1 : -1
  const pool = smooth([
    [800 - side * 520, 850],
    [800 - side * 60, 800],
    [800 + side * 430, 828],
    [800 + side * 540, 910],
    [800 + side * 60, 990],
    [800 - side * 500, 960],
  ])
  art.fill(
    smooth([
      [800 - side * 560, 850],
      [800 - side * 60, 786],
      [800 + side * 470, 816],
      [800 + side * 590, 914],
      [800 + side * 60, 1014],
      [800 - side * 550, 976],
    ]),
    half(stage, land.stone),
  )
  drawStillWater(stage, pool, 800, 990, '#45bdb8')
  for (let index = 0; index < 5; index += 1)
    drawSmoke(stage, 800 + random.range(-330, 300), 880 + random.range(-20, 40), random.range(120, 210), 0.32)
  for (const u of [-0.8, -0.35, 0.2, 0.6])
    drawParasol(stage, u * 16, 34 + Math.abs(u) * 2, u > 0 ? spa.accent : spa.second, 1.5)
  drawPerson(stage, 800 + side * 180, 842, 58, 0, 'pair')
  for (let index = 0; index < 9; index += 1)
    drawShrub(
      stage,
      random.range(0, WIDTH),
      random.range(800, 850),
      random.range(40, 90),
      0.03,
      index % 3 ? undefined : land.accent,
    )
  for (const [x, y, tall] of [
    [110, 1085, 820],
    [-10, 1090, 640],
    [1500, 1090, 780],
    [1610, 1095, 900],
    [260, 1090, 420],
  ] as const)
    drawTree(stage, 'conifer', x, y, tall)
  drawGrass(stage, 990, land.second)
}

/** Rows of vines or roses to a vanishing point, a farm under the hills. */
export function drawFields(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 5, horizon: 470, centre: 800, focal: 1300 } }
  const { random, land, light } = stage
  const rose = stage.place === 'rose'
  drawBackdrop(stage)
  if (rose) drawMistBank(stage, 500, 50, 0.5)
  const vanishX = random.range(520, 1080)
  drawRows(stage, {
    top: 560,
    vanishX,
    colors: [
      land.snowy ? '#b5a79c' : land.leaf,
      land.snowy ? '#f2f4f8' : rose ? mix(land.leaf, land.accent, 0.5) : shift(land.leaf, 0.07),
    ],
    spread: 180,
    soil: land.snowy ? '#eef1f6' : rose ? '#a98a68' : '#c09a6c',
  })
  if (rose && !land.snowy) {
    const petals = ['', '', '']
    let hearts = ''
    for (let index = 0; index < 420; index += 1) {
      const t = random.next() ** 1.2
      const y = 566 + (BOTTOM - 566) * t
      const scale = (y - 500) / (BOTTOM - 500)
      const row = random.int(-14, 14)
      const x = vanishX + row * 180 * scale + random.range(-34, 34) * scale
      const size = 2.2 + 9 * scale * random.range(0.7, 1.2)
      petals[size < 4 ? 0 : size < 7 ? 1 : 2] += `M${Math.round(x)} ${Math.round(y - 20 * scale)}h0`
      if (size > 6) hearts += `M${Math.round(x + light.side * 2)} ${Math.round(y - 20 * scale - 2)}h0`
    }
    petals.forEach((d, index) => {
      stage.art.line(d, mix(half(stage, land.accent), lit(stage, land.accent), 0.5), [6, 11, 17][index] ?? 8)
    })
    stage.art.line(hearts, lit(stage, land.second), 8)
  }
  const side = vanishX > 800 ? -1 : 1
  const farm = scene(stage, 'farm')
  for (const [x, z] of [
    [14, 96],
    [26, 92],
    [20, 84],
  ] as const)
    drawHouse(farm, { x: side * x, z, base: -2, yaw: random.range(-0.4, 0.4) }, rose ? 'revival' : 'town')
  for (const [x, z] of [
    [8, 96],
    [33, 90],
    [36, 96],
    [4, 90],
    [30, 80],
  ] as const)
    drawTree(
      stage,
      rose ? 'broadleaf' : x % 2 ? 'poplar' : 'cypress',
      ...at(stage, side * x, z, -2),
      scaleAt(stage.view, z) * random.range(7, 11),
      airDepth(light, z),
    )
  const [px, py] = at(stage, -side * 2.2, 17)
  drawPerson(stage, px, py, 118, 0, 'stand')
  drawPerson(stage, px - side * 150, py - 84, 70, 0.05, 'walk')
  drawBranch(stage, side as 1 | -1, rose ? 'rose' : 'vine')
}

/** Mountains mirrored in a lake, a pier with a rowing boat. */
export function drawLakeside(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 3.2, horizon: 500, centre: 800, focal: 1200 } }
  const { art, random, land } = stage
  drawMirrored(stage, 512, 1.12, () => drawBackdrop({ ...stage }), 0.62)
  art.fill(rect(0, 506, WIDTH, 10), half(stage, land.needle, 0.3), 0.7)
  drawMistBank(stage, 512, 26, 0.55)
  const side = random.chance(0.5) ? 1 : -1
  const deck = { wide: 2.2, far: 17, height: 0.7 }
  const x0 = side * 0.9 - deck.wide / 2
  const spot = (u: number, z: number, h = deck.height) => project(stage.view, [x0 + u, h, z])
  for (let z = deck.far; z > 3; z -= 3)
    for (const u of [0.1, deck.wide - 0.1])
      art.line(poly([spot(u, z, -0.4), spot(u, z, 0.9)], false), dim(stage, land.wood), Math.max(4, 160 / z))
  art.fill(
    poly([spot(0, deck.far), spot(deck.wide, deck.far), spot(deck.wide, 2), spot(0, 2)]),
    art.linear(
      [
        [0, lit(stage, '#c29b74', 0.15)],
        [1, half(stage, '#a67d58')],
      ],
      0,
      560,
      0,
      1067,
    ),
  )
  let planks = ''
  for (let z = 2.2; z < deck.far; z *= 1.045) planks += poly([spot(0, z), spot(deck.wide, z)], false)
  art.line(planks, dim(stage, '#7b5a40'), 1.6, 0.5)
  drawPerson(
    stage,
    ...(spot(deck.wide * 0.45, deck.far - 0.8) as [number, number]),
    1.35 * scaleAt(stage.view, deck.far),
    0,
    'sit',
  )
  drawRowboat(stage, 800 - side * 330, 740, 300, 0, land.accent)
  for (const [x, tall] of [
    [-760, 700],
    [-700, 480],
    [-830, 840],
  ] as const)
    drawTree(stage, 'conifer', 800 + side * x, 1085, tall)
  drawGrass({ ...stage }, 985, land.second)
}

/** Wooden houses and a spired church on green steps under the peaks. */
export function drawAlpineVillage(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 18, horizon: 450, centre: 800, focal: 1300 } }
  const { art, random, land, light } = stage
  drawBackdrop(stage)
  const meadow = land.snowy ? '#f8fafd' : land.grass
  drawHills(scene(stage, 'm1'), { base: 640, height: 120, swells: 1.4, depth: 0.12, color: meadow, grain: 0.35 })
  const [cx, cz] = [random.range(-16, 16), 128]
  const nave: Block = { x: cx + 8, z: cz, wide: 16, deep: 9, tall: 7, base: 1, yaw: 0.2 }
  for (const wall of wallsOf(stage, nave)) {
    paintWall(stage, wall, '#fbf6ea')
    drawWindows(stage, wall, { floors: 1, bays: 4, floorTall: 7, wide: 1, tall: 3, sill: 2, style: 'arch' })
  }
  drawRoof(stage, nave, { kind: 'gable-side', color: land.roof, pitch: 1, gable: '#fbf6ea' })
  const tower: Block = { x: cx - 2, z: cz - 2, wide: 5, deep: 5, tall: 15, base: 1, yaw: 0.2 }
  for (const wall of wallsOf(stage, tower)) {
    paintWall(stage, wall, '#fbf6ea')
    drawWindows(stage, wall, { floors: 1, bays: 1, floorTall: 4, from: 10, wide: 1.3, tall: 2.4, style: 'arch' })
  }
  drawRoof(stage, tower, { kind: 'hip', color: shift(land.accent, -0.12, 0.6), pitch: 4.2, over: 0.3, courses: 0 })
  const houses = scene(stage, 'houses')
  const spots = [
    [-44, 124],
    [40, 130],
    [26, 104],
    [-26, 100],
    [58, 96],
    [-56, 88],
    [6, 88],
    [34, 74],
    [-22, 70],
  ] as const
  for (const [x, z] of spots) {
    const base0 = -4 + (z - 70) * 0.09
    drawHouse(houses, { x: x + random.range(-4, 4), z, base: base0, yaw: random.range(-0.6, 0.6) }, 'alpine')
    for (let index = 0; index < 2; index += 1)
      drawTree(
        stage,
        'conifer',
        ...at(stage, x + random.range(7, 13) * (index ? 1 : -1), z - 4, base0),
        scaleAt(stage.view, z) * random.range(6, 11),
        airDepth(light, z),
      )
  }
  drawHills(scene(stage, 'm2'), { base: 1010, height: 110, swells: 1, depth: 0, color: meadow, grain: 0.5 })
  let path = smooth([
    [560, 1080],
    [700, 960],
    [900, 900],
    [840, 850],
    [880, 846],
    [960, 900],
    [800, 980],
    [760, 1080],
  ])
  path = land.snowy ? '' : path
  art.fill(path, lit(stage, '#e9d8b0'))
  for (const [x, tall] of [
    [60, 560],
    [-30, 700],
    [1530, 620],
    [1620, 480],
  ] as const)
    drawTree(stage, 'conifer', x, 1085, tall)
  drawGrass(stage, 1000, land.second)
}

/** Dunes, an earthen town among palms, a line of walkers. */
export function drawOasis(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 10, horizon: 480, centre: 800, focal: 1300 } }
  const { random, light, art } = stage
  drawBackdrop(stage)
  const side = random.chance(0.5) ? 1 : -1
  drawTown(scene(stage, 'town'), {
    count: 22,
    x: side > 0 ? [4, 74] : [-74, -4],
    z: [84, 120],
    elevation: (x, z) => -4 + side * x * 0.05 + (z - 84) * 0.26,
    manner: 'kasbah',
    tree: 'palm',
    trees: 0.7,
    treeTall: 9,
  })
  const line = drawHills(scene(stage, 'front'), {
    base: 900,
    height: 170,
    swells: 0.9,
    depth: 0,
    color: stage.land.sand,
    grain: 0.5,
  })
  let ripples = ''
  for (let index = 0; index < 34; index += 1)
    ripples += stroke(
      random.range(-80, WIDTH),
      860 + random.next() * 210,
      random.range(120, 420),
      random.range(3, 8),
      random.range(-14, 14),
    )
  art.fill(ripples, light.shadow, 0.1)
  for (let index = 0; index < 5; index += 1) {
    const x = 800 - side * (120 + index * 74)
    drawPerson(stage, x, heightOn(line, x) + 5, 54, 0.02, 'walk')
  }
  for (const [x, tall] of [
    [690, 560],
    [780, 430],
  ] as const)
    drawTree(stage, 'palm', 800 + side * x, 1075, tall)
}
