// What lies behind everything at each place: sky, the far land, the water. Also the view from every window and deck.

import { num, WIDTH } from '../art.ts'
import { mix, shift } from '../color.ts'
import { type Point, poly, rect, ridge, smooth } from '../outline.ts'
import type { PlaceKind } from '../palette.ts'
import { createBrush } from '../portraits/brush.ts'
import { drawSea, drawStillWater } from '../sea.ts'
import { drawMistBank, drawSky } from '../sky.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawForest, drawHills, drawRange, heightOn } from '../terrain.ts'

/** Places that look out on open water. */
export const SEASIDE = new Set<PlaceKind>(['black-sea', 'cove', 'old-town', 'santorini', 'istanbul', 'tropical'])

export function drawBackdrop(base: Stage): void {
  const stage = scene(base, 'backdrop')
  if (stage.portrait) {
    stage.portrait.far(createBrush(stage, stage.portrait.key), stage.view.horizon)
    return
  }
  const { view, random } = stage
  const y = view.horizon
  drawSky(stage)
  const side = random.chance(0.5) ? 1 : -1
  if (SEASIDE.has(stage.place)) {
    if (stage.place !== 'tropical') drawCape(stage, y, side, stage.place === 'santorini' ? 80 : 46, 0.68)
    drawSea(stage, y)
    if (stage.place !== 'black-sea') drawCape(stage, y + 5, -side as 1 | -1, stage.place === 'cove' ? 130 : 70, 0.5)
    if (stage.place === 'istanbul') drawSkylineOfDomes(stage, y + 4)
    return
  }
  LAND[stage.place]?.(stage, y)
}

const LAND: Partial<Record<PlaceKind, (stage: Stage, y: number) => void>> = {
  ski(stage, y) {
    drawRange(stage, { base: y - 20, height: y * 0.66, peaks: 3.4, depth: 0.45, snow: 0.72 })
    drawRange(stage, { base: y + 30, height: y * 0.46, peaks: 2.6, depth: 0.22, snow: stage.land.snowy ? 0.5 : 0.3 })
    drawMistBank(stage, y - 10, 60, 0.5)
    const line = drawHills(stage, { base: y + 40, height: 130, swells: 2.2, depth: 0.3, color: stage.land.needle })
    drawForest(stage, line, { size: 44, depth: 0.3, rows: 2 })
  },
  alpine(stage, y) {
    drawRange(stage, { base: y, height: y * 0.7, peaks: 2.7, depth: 0.42, snow: 0.5 })
    drawMistBank(stage, y - 20, 50, 0.4)
    const line = drawHills(stage, { base: y + 20, height: 120, swells: 2.4, depth: 0.34, color: stage.land.needle })
    drawForest(stage, line, { size: 36, depth: 0.34, rows: 2 })
    drawHills(stage, { base: y + 60, height: 70, swells: 1.6, depth: 0.12 })
  },
  'forest-spa'(stage, y) {
    ;[0.72, 0.56, 0.4, 0.24].forEach((depth, index) => {
      const line = drawHills(stage, {
        base: y - 90 + index * 52,
        height: 190 - index * 22,
        swells: 1.6 + index * 0.5,
        depth,
        color: mix(stage.land.hill, stage.land.needle, 0.3 + index * 0.15),
        grain: 0.15,
      })
      drawForest(stage, line, { size: 15 + index * 13, depth, rows: index > 1 ? 2 : 1 })
      drawMistBank(stage, y - 30 + index * 52, 36, 0.34)
    })
  },
  capital(stage, y) {
    const mass = ridge(stage.random, y, y * 0.42, 1, 0.12).map(
      ([px, py]) => [px, y - (y - py) * (0.55 + 0.75 * Math.exp(-(((px - 760) / 620) ** 2)))] as Point,
    )
    const top = Math.min(...mass.map((point) => point[1]))
    const rock = mix(stage.land.far, '#5f7396', 0.4)
    stage.art.fill(
      `${smooth(mass, false)}V${num(y + 30)}H-20z`,
      stage.art.linear(
        [
          [0, lit(stage, stage.land.snowy ? '#e8eef6' : rock, 0.3)],
          [0.4, half(stage, rock, 0.42)],
          [1, mix(half(stage, rock, 0.6), stage.light.haze, 0.6)],
        ],
        0,
        top,
        0,
        y + 10,
      ),
    )
    stage.art.grain(
      `${smooth(mass, false)}V${num(y + 30)}H-20z`,
      dim(stage, rock, 0.2),
      [800 - stage.light.side * 700, y],
      [800 + stage.light.side * 500, top],
      0.35,
    )
    drawHills(stage, { base: y + 6, height: 90, swells: 2, depth: 0.5, color: stage.land.needle })
    drawCitySkyline(stage, y + 16, 0.5, 62)
    drawCitySkyline(stage, y + 34, 0.34, 74)
  },
  'hill-town'(stage, y) {
    drawHills(stage, { base: y - 40, height: 150, swells: 1.5, depth: 0.62 })
    drawHills(stage, { base: y, height: 130, swells: 2.1, depth: 0.46 })
    drawHills(stage, { base: y + 40, height: 110, swells: 1.4, depth: 0.3 })
  },
  roman(stage, y) {
    drawHills(stage, { base: y - 30, height: 130, swells: 1.6, depth: 0.66, color: stage.land.far })
    drawHills(stage, { base: y + 6, height: 120, swells: 2.8, depth: 0.46 })
    drawCitySkyline(stage, y + 26, 0.4, 46)
  },
  wine(stage, y) {
    drawHills(stage, { base: y - 50, height: 170, swells: 1.3, depth: 0.68, color: stage.land.far })
    drawHills(stage, { base: y - 6, height: 120, swells: 2.2, depth: 0.46 })
    const line = drawHills(stage, { base: y + 34, height: 90, swells: 1.7, depth: 0.28 })
    drawFieldPatches(stage, line, 0.3)
  },
  rose(stage, y) {
    drawRange(stage, {
      base: y - 10,
      height: y * 0.44,
      peaks: 2.6,
      depth: 0.6,
      color: stage.land.far,
      snow: 0.3,
      rough: 0.55,
    })
    drawHills(stage, { base: y + 4, height: 110, swells: 2.4, depth: 0.48, color: stage.land.needle })
    drawHills(stage, { base: y + 34, height: 70, swells: 1.5, depth: 0.26 })
  },
  lake(stage, y) {
    drawRange(stage, { base: y + 4, height: y * 0.62, peaks: 2.5, depth: 0.5, snow: stage.land.snowy ? 0.6 : 0.28 })
    const line = drawHills(stage, {
      base: y + 10,
      height: 150,
      swells: 1.8,
      depth: 0.34,
      color: mix(stage.land.hill, stage.land.needle, 0.5),
      floor: y + 14,
    })
    drawForest(stage, line, { size: 34, depth: 0.32, floor: y + 14 })
    drawStillWater(stage, rect(0, y + 12, WIDTH, BOTTOM - y), y + 12, BOTTOM, stage.land.seaNear)
  },
  danube(stage, y) {
    drawHills(stage, { base: y - 4, height: 80, swells: 1.4, depth: 0.62, floor: y + 8 })
    drawHills(stage, { base: y + 8, height: 44, swells: 2.6, depth: 0.44, color: stage.land.leaf, floor: y + 14 })
    drawStillWater(stage, rect(0, y + 12, WIDTH, BOTTOM - y), y + 12, BOTTOM, stage.land.seaNear)
  },
  desert(stage, y) {
    drawRange(stage, { base: y + 6, height: y * 0.3, peaks: 3.6, depth: 0.6, rough: 0.5 })
    ;[0.42, 0.2, 0.05].forEach((depth, index) => {
      drawDune(stage, y + 14 + index * 70, 80 + index * 40, depth)
    })
  },
}

/** A headland running out to sea from one side. */
function drawCape(stage: Stage, y: number, side: 1 | -1, tall: number, depth: number): void {
  const { art, random, land, light } = stage
  const reach = random.range(420, 760)
  const line: Point[] = []
  for (let step = 0; step <= 14; step += 1) {
    const t = step / 14
    const px = side > 0 ? WIDTH + 20 - reach * (1 - t) : -20 + reach * (1 - t)
    line.push([px, y + 2 - tall * Math.sin(Math.min(1, t * 1.2) * 1.5) * random.range(0.75, 1.05)])
  }
  if (side < 0) line.reverse()
  const color = mix(land.hill, land.far, 0.5)
  art.fill(
    `${smooth(line, false)}V${num(y + 3)}H${num(line[0]?.[0] ?? 0)}z`,
    art.linear(
      [
        [0, mix(lit(stage, color, depth), light.haze, 0.1)],
        [1, mix(half(stage, color, depth), light.haze, 0.5)],
      ],
      0,
      y - tall,
      0,
      y + 3,
    ),
  )
}

/** A far row of town blocks, some windows lit after dark. */
export function drawCitySkyline(stage: Stage, y: number, depth: number, tall: number): void {
  const { art, random, light, land } = stage
  let [walls, sides, roofs, lamps] = ['', '', '', '']
  for (let x = -20; x < WIDTH; ) {
    const wide = random.range(30, 84)
    const high = tall * random.range(0.35, 1.1)
    const corner = x + wide * (light.side > 0 ? 0.28 : 0.72)
    walls += poly([
      [x, y + 40],
      [x, y - high],
      [x + wide, y - high],
      [x + wide, y + 40],
    ])
    sides +=
      light.side > 0
        ? poly([
            [x, y + 40],
            [x, y - high],
            [corner, y - high],
            [corner, y + 40],
          ])
        : poly([
            [corner, y + 40],
            [corner, y - high],
            [x + wide, y - high],
            [x + wide, y + 40],
          ])
    if (random.chance(0.6))
      roofs += poly([
        [x - 3, y - high],
        [x + wide * 0.16, y - high - 13],
        [x + wide * 0.84, y - high - 13],
        [x + wide + 3, y - high],
      ])
    for (let lamp = 0; lamp < 3 * light.lamps; lamp += 1)
      lamps += `M${num(x + random.range(6, wide - 6))} ${num(y - high * random.range(0.05, 0.85))}v4`
    x += wide * random.range(0.8, 1.25)
  }
  art.fill(walls, lit(stage, land.wall, depth))
  art.fill(sides, dim(stage, land.wall, depth))
  art.fill(roofs, mix(lit(stage, land.roof, depth), half(stage, land.roof, depth), 0.4))
  art.line(lamps, '#ffcf86', 3, 0.9)
}

function drawSkylineOfDomes(stage: Stage, y: number): void {
  const { art, random, light } = stage
  const depth = 0.5
  const paint = mix(half(stage, '#66708e', depth), light.haze, 0.12)
  const from = light.side > 0 ? 80 : 860
  art.fill(
    `${smooth(ridge(random, y, 46, 2, 0.1, from - 100, from + 760), false)}V${num(y)}H${num(from - 100)}z`,
    mix(paint, light.haze, 0.35),
  )
  let d = ''
  for (const [offset, size] of [
    [180, 58],
    [480, 42],
    [640, 24],
  ] as const) {
    const x = from + offset
    const foot = y - 26
    d += `M${num(x - size * 1.7)} ${num(foot)}v${num(-size * 0.5)}h${num(size * 0.5)}a${num(size * 0.55)} ${num(size * 0.5)} 0 0 1 ${num(size * 0.5)} ${num(-size * 0.42)}a${num(size * 0.72)} ${num(size * 0.75)} 0 0 1 ${num(size * 1.4)} 0a${num(size * 0.55)} ${num(size * 0.5)} 0 0 1 ${num(size * 0.5)} ${num(size * 0.42)}h${num(size * 0.5)}v${num(size * 0.5)}z`
    for (const lean of [-1.95, -1.5, 1.5, 1.95])
      d += `M${num(x + size * lean - 3)} ${num(foot)}l1 ${num(-size * 2.1)}l2 ${num(-size * 0.5)}l2 ${num(size * 0.5)}l1 ${num(size * 2.1)}z`
  }
  art.fill(d, paint)
}

/** One long dune with a knife-edge crest: bright on one flank, cool on the other. */
export function drawDune(stage: Stage, base: number, tall: number, depth: number): void {
  const { art, random, light, land } = stage
  const crest = ridge(random, base, tall, random.range(1, 2), 0)
  const top = Math.min(...crest.map((point) => point[1]))
  art.fill(
    `${smooth(crest, false)}V${BOTTOM}H-20z`,
    art.linear(
      [
        [0, lit(stage, land.sand, depth)],
        [1, half(stage, land.hill, depth)],
      ],
      0,
      top,
      0,
      base + 200,
    ),
  )
  const peak = crest.reduce((best, point) => (point[1] < best[1] ? point : best), crest[8] as Point)
  const away = -light.side
  const flank: Point[] = crest.filter(([px]) => (px - peak[0]) * away >= 0)
  if (away < 0) flank.reverse()
  const end = flank[flank.length - 1] ?? peak
  art.fill(
    smooth([
      peak,
      ...flank,
      [end[0], end[1] + 320],
      [(end[0] + peak[0]) / 2, base + 160],
      [peak[0] + away * 40, peak[1] + tall * 0.9],
    ]),
    art.linear(
      [
        [0, dim(stage, land.hill, depth)],
        [1, half(stage, land.hill, depth)],
      ],
      0,
      top,
      0,
      base + 180,
    ),
    0.75,
  )
}

/** Strips of fields and hedges on a slope. */
export function drawFieldPatches(stage: Stage, line: readonly Point[], depth: number): void {
  const { art, random, land, light } = stage
  for (let index = 0; index < 9; index += 1) {
    const x = random.range(-60, WIDTH)
    const wide = random.range(120, 300)
    const lean = random.range(-60, 60)
    const top = Math.max(heightOn(line, x), heightOn(line, x + wide)) + random.range(4, 18)
    const low = top + random.range(24, 60)
    const color = random.pick([land.grass, land.leaf, shift(land.grass, 0.06), mix(land.grass, land.sand, 0.6)])
    art.fill(
      poly([
        [x, top],
        [x + wide, top + random.range(-4, 4)],
        [x + wide + lean, low],
        [x + lean * 1.2, low],
      ]),
      mix(lit(stage, color, depth), light.haze, 0.12),
      0.7,
    )
    let lines = ''
    for (let row = 1; row < 6; row += 1)
      lines += poly(
        [
          [x + (wide * row) / 6, top],
          [x + (wide * row) / 6 + lean * 1.1, low],
        ],
        false,
      )
    art.line(lines, half(stage, shift(color, -0.08), depth), 1, 0.5)
  }
}
