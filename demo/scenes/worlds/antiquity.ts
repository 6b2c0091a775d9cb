// Ruins: columns along a paved street.

import { HEIGHT, WIDTH } from '../art.ts'
import { drawBox, onWall, quad, wallsOf } from '../buildings/solid.ts'
import { drawTown } from '../buildings/town.ts'
import { mix, shift } from '../color.ts'
import { drawBranch } from '../foreground.ts'
import { poly, rect } from '../outline.ts'
import { airDepth, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawMound } from '../terrain.ts'
import { drawPerson } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { projectAll, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'
import { at } from './cities.ts'

/** A colonnaded street of a Roman town: standing and broken columns, worn paving, the living city on its hills. */
export function drawRuins(base: Stage): void {
  const stage: Stage = { ...base, view: { eye: 2.6, horizon: 640, centre: 760, focal: 1150 } }
  const { art, random, land, light, view } = stage
  drawBackdrop(stage)
  const elevation = (x: number, z: number) => 1 + 15 * Math.max(0, Math.sin((x + 95) / 52)) ** 2 + (z - 112) * 0.08
  drawMound(stage, { x: [-150, 150], z: [108, 175], elevation, color: land.hill })
  drawTown(scene(stage, 'town'), {
    count: 34,
    x: [-110, 110],
    z: [112, 172],
    elevation,
    manner: 'town',
    tree: 'cypress',
    trees: 1,
    treeTall: 10,
  })
  const stone = land.stone
  art.fill(
    rect(0, 662, WIDTH, 420),
    art.linear(
      [
        [0, mix(lit(stage, land.grass, 0.25), light.haze, 0.1)],
        [1, half(stage, land.grass)],
      ],
      0,
      662,
      0,
      HEIGHT,
    ),
  )
  const street = [
    [-4.6, 90],
    [4.6, 90],
    [4.6, 2],
    [-4.6, 2],
  ] as const
  art.fill(
    poly(
      projectAll(
        view,
        street.map(([x, z]) => [x, 0, z] as const),
      ),
    ),
    art.linear(
      [
        [0, lit(stage, stone, 0.15)],
        [1, mix(lit(stage, stone), half(stage, stone), 0.5)],
      ],
      0,
      670,
      0,
      HEIGHT,
    ),
  )
  let joints = ''
  for (let z = 4; z < 80; z *= 1.14) {
    joints += poly([at(stage, -4.6, z), at(stage, 4.6, z)], false)
    for (let slab = 0; slab < 4; slab += 1)
      joints += poly(
        [
          at(stage, -4.6 + (slab + random.range(0.2, 0.8)) * 2.3, z),
          at(stage, -4.6 + (slab + random.range(0.2, 0.8)) * 2.3, z * 1.14),
        ],
        false,
      )
  }
  art.line(joints, half(stage, shift(stone, -0.16)), 1.6, 0.5)
  const [sx, sy, sz] = light.toSun
  const zs = [62, 47, 36, 28, 21.5, 16.5, 12.6, 9.4]
  for (const [index, z] of zs.entries()) {
    for (const side of [-1, 1]) {
      const broken = random.chance(0.3) && index > 0
      const tall = broken ? random.range(1.6, 4.4) : 6.8
      const x = side * 5.9
      const fall = Math.min(2, 1 / sy) * tall
      art.fill(
        poly(
          projectAll(view, [
            [x - 0.5, 0, z],
            [x + 0.5, 0, z],
            [x + 0.4 - sx * fall, 0, z - sz * fall],
            [x - 0.4 - sx * fall, 0, z - sz * fall],
          ]),
        ),
        light.shadow,
        light.shadowDepth,
      )
      for (const wall of wallsOf(stage, { x, z, wide: 1.7, deep: 1.7, tall: 0.7 }))
        art.fill(quad(wall, 0, 0, wall.length, 0.7), onWall(stage, wall, stone))
      drawColumn(stage, x, z, 0.7, tall, stone)
      const next = zs[index - 1]
      if (!broken && next && random.chance(0.62))
        drawBox(
          stage,
          { x, z: (z + next) / 2, wide: 1.4, deep: next - z + 1.4, tall: 1.1, base: 7.5 },
          shift(stone, -0.01),
        )
    }
  }
  for (const [x, z] of [
    [-7.6, 12],
    [7.8, 18],
    [-8.4, 24],
    [8.6, 10],
    [-6.9, 33],
  ] as const) {
    drawShrub(stage, ...at(stage, x, z), 1.7 * scaleAt(view, z), 0, land.accent)
    drawTree(stage, 'cypress', ...at(stage, x * 1.45, z * 1.2), 9 * scaleAt(view, z * 1.2), airDepth(light, z))
  }
  for (const [x, z, pose] of [
    [0.6, 24, 'pair'],
    [-2, 15, 'walk'],
  ] as const)
    drawPerson(stage, ...at(stage, x, z), 1.7 * scaleAt(view, z), 0, pose)
  drawBranch(stage, light.side > 0 ? -1 : 1, 'olive')
}

/** A round column with base and capital, its lit flank towards the sun. */
export function drawColumn(stage: Stage, x: number, z: number, base: number, tall: number, color: string): void {
  const { art, light, view } = stage
  const depth = airDepth(light, z)
  const px = scaleAt(view, z)
  const [cx, foot] = at(stage, x, z, base)
  const [r, h] = [0.52 * px, tall * px]
  const paint = art.linear(
    [
      [0, dim(stage, color, depth)],
      [0.55, half(stage, color, depth)],
      [1, lit(stage, color, depth)],
    ],
    cx - light.side * r,
    0,
    cx + light.side * r,
    0,
  )
  art.fill(
    poly([
      [cx - r, foot],
      [cx - r * 0.84, foot - h],
      [cx + r * 0.84, foot - h],
      [cx + r, foot],
    ]),
    paint,
  )
  if (r > 9)
    art.line(
      [-0.55, -0.2, 0.15, 0.5]
        .map((u) =>
          poly(
            [
              [cx + u * r, foot - r * 0.5],
              [cx + u * r * 0.85, foot - h + r],
            ],
            false,
          ),
        )
        .join(''),
      dim(stage, shift(color, -0.05), depth),
      r * 0.09,
      0.4,
    )
  art.fill(
    rect(cx - r * 1.35, foot - r * 0.5, r * 2.7, r * 0.5) +
      poly([
        [cx - r * 0.9, foot - h + r * 1.1],
        [cx - r * 1.45, foot - h],
        [cx + r * 1.45, foot - h],
        [cx + r * 0.9, foot - h + r * 1.1],
      ]),
    mix(lit(stage, color, depth), half(stage, color, depth), 0.4),
  )
}
