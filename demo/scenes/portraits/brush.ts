// The hand that paints portraits of places: every stroke in picture units (1600 x 1067), back to front.

import { num, WIDTH } from '../art.ts'
import { type Manner, stampHouse } from '../buildings/town.ts'
import { mix, shift } from '../color.ts'
import { drawBranch, drawFronds, drawGrass, drawRocks } from '../foreground.ts'
import { blob, type Point, poly, smooth, stroke } from '../outline.ts'
import { createRandom } from '../random.ts'
import { drawMirrored, drawSea, drawStillWater } from '../sea.ts'
import { drawMistBank, drawSky } from '../sky.ts'
import { BOTTOM, dim, half, lit, type Stage } from '../stage.ts'
import { drawForest, drawMassif, heightOn } from '../terrain.ts'
import { drawParasol, drawPerson, drawRowboat, drawSail, type Pose } from '../things.ts'
import { drawTree, type Tree } from '../trees.ts'
import { createElevation, type Elevation } from './elevation.ts'

/** A profile: picture x, and height above a base line in picture units. */
export type Profile = ReadonlyArray<readonly [x: number, rise: number]>

type Slope = { y: number; depth: number; color?: string; floor?: number; forest?: number; kind?: 'needle' | 'leaf' }
type Town = {
  /** Where the highest roofs stand and where the lowest do. */
  top: readonly Point[]
  foot: readonly Point[]
  /** Picture units per metre at the top and at the foot. */
  scale: readonly [number, number]
  rows: number
  manner: Manner
  tree?: Tree
  trees?: number
  /** Part of the places along a row that hold a house. */
  pack?: number
  ground?: string
}

export type Brush = ReturnType<typeof createBrush>

/** Fills in a crest between the points that are given, rougher where it is steeper; the summits stay where they are. */
function crestOf(stage: Stage, profile: Profile, y: number, rough: number): Point[] {
  let points: Point[] = profile.map(([x, rise]) => [x, y - rise])
  for (let pass = 0; pass < 4; pass += 1)
    points = points.flatMap((point, index) => {
      const next = points[index + 1]
      if (!next) return [point]
      const span = Math.hypot(next[0] - point[0], (next[1] - point[1]) * 1.4)
      if (Math.abs(next[0] - point[0]) < 10) return [point]
      return [
        point,
        [
          (point[0] + next[0]) / 2 + stage.random.range(-0.08, 0.08) * (next[0] - point[0]),
          (point[1] + next[1]) / 2 + stage.random.range(-0.6, 0.7) * span * 0.16 * rough,
        ] as Point,
      ]
    })
  return points
}

/** The shape under a line; where it ends inside the picture it tapers out instead of being cut. */
function underLine(line: readonly Point[], floor: number): string {
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point]
  const inside = [first, last].filter(([x]) => x > 0 && x < WIDTH).map(([, y]) => y)
  const ground = inside.length === 0 ? floor : Math.min(floor, Math.max(...inside) + 8)
  const low = ([x, y]: Point) => (x > 0 && x < WIDTH ? y : Math.max(y, ground))
  return `${smooth(line, false)}L${num(last[0])} ${num(low(last))}L${num(first[0])} ${num(low(first))}z`
}

/** Crowns of a broadleaved wood along a crest and scattered over the slope below it. */
function drawWood(stage: Stage, line: readonly Point[], size: number, depth: number, color: string): void {
  const { art, random, light } = stage
  const [x0, x1] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? WIDTH]
  const leaf = mix(stage.land.leaf, color, 0.35)
  for (let row = 0; row < 4; row += 1) {
    const lists = { dark: '', mid: '', bright: '' }
    for (let x = x0 + size; x < x1 - size * 0.4; x += size * random.range(0.5, row ? 1.5 : 0.95)) {
      const r = size * random.range(0.42, 0.75)
      const y = heightOn(line, x) + row * size * 0.62 + r * 0.3
      lists.dark += blob(random, x, y, r, r * 0.86, 7, 0.16)
      lists.mid += blob(random, x + light.side * r * 0.16, y - r * 0.18, r * 0.72, r * 0.56, 7, 0.2)
      if (size > 24) lists.bright += blob(random, x + light.side * r * 0.34, y - r * 0.4, r * 0.36, r * 0.24, 6, 0.24)
    }
    art.fill(lists.dark, mix(dim(stage, leaf, depth), half(stage, leaf, depth), 0.35))
    art.fill(lists.mid, half(stage, shift(leaf, 0.015), depth))
    art.fill(lists.bright, lit(stage, shift(leaf, 0.03), depth), 0.8)
  }
}

/** @param seed decides the lie of the land, the same in every picture of a place; the sky is the picture's own. */
export function createBrush(base: Stage, seed: string) {
  let count = 0
  /** Each stroke has its own stream of chance. */
  const next = (): Stage => ({ ...base, random: createRandom(`${seed}/stroke${count++}`) })
  const { art, light, land } = base
  const horizon = base.view.horizon

  const brush = {
    stage: base,
    seed,
    art,
    light,
    land,
    horizon,
    sky(y = horizon) {
      drawSky(base, y)
    },
    /** Bare mountains along a profile. */
    massif(
      profile: Profile,
      {
        y,
        depth,
        snow = 0,
        color,
        rough = 1,
      }: { y: number; depth: number; snow?: number; color?: string; rough?: number },
    ) {
      const stage = next()
      drawMassif(stage, {
        line: crestOf(stage, profile, y, rough),
        base: y,
        depth,
        snow: land.snowy ? Math.max(snow, 0.75) : snow,
        ...(color ? { color } : {}),
      })
    },
    /** Soft hills along a profile, with a wood along the crest if `forest` gives its height. */
    hills(profile: Profile, { y, depth, color = land.hill, floor = BOTTOM, forest, kind = 'needle' }: Slope): Point[] {
      const stage = next()
      const line: Point[] = profile.map(([x, rise]) => [x, y - rise])
      const top = Math.min(...line.map((point) => point[1]))
      const near = lit(stage, color, depth)
      const shape = underLine(line, floor)
      art.fill(
        shape,
        art.linear(
          [
            [0, near],
            [0.35, mix(near, half(stage, color, depth), 0.5)],
            [1, mix(half(stage, color, depth), light.haze, 0.24 + depth * 0.5)],
          ],
          0,
          top,
          0,
          Math.min(floor, y + 60),
        ),
      )
      folds(stage, line, color, depth, Math.min(floor, y + 90))
      if (forest) {
        const [from, to] = [line[0] as Point, line[line.length - 1] as Point]
        if (kind === 'leaf') drawWood(stage, line, forest, depth, color)
        else
          art.clip(`M${num(from[0])} 0H${num(to[0])}V${num(floor)}H${num(from[0])}z`, () =>
            drawForest(stage, line, { size: forest, depth, floor, rows: forest > 26 ? 2 : 1, body: false }),
          )
      }
      return line
    },
    sea(y = horizon, floor = BOTTOM) {
      drawSea(next(), y, floor)
    },
    still(y: number, tint = land.seaNear, floor = BOTTOM) {
      drawStillWater(next(), `M-20 ${num(y)}H${WIDTH + 20}V${num(floor)}H-20z`, y, floor, tint)
    },
    /** Water inside an outline: a river's bend, a lagoon, a canal. */
    water(points: readonly Point[], tint = land.seaNear) {
      const ys = points.map((point) => point[1])
      drawStillWater(next(), smooth(points), Math.min(...ys), Math.max(...ys), tint)
    },
    mist(y: number, tall: number, strength: number) {
      drawMistBank(base, y, tall, strength)
    },
    mirrored(y: number, draw: () => void, opacity = 0.5) {
      drawMirrored(next(), y, 0.8, draw, opacity)
    },
    /** A flat tone under an outline, from lit above to half below. */
    ground(points: readonly Point[], color: string, depth = 0, soft = true) {
      const ys = points.map((point) => point[1])
      const stage = next()
      art.fill(
        soft ? smooth(points) : poly(points),
        art.linear(
          [
            [0, lit(stage, color, depth)],
            [1, mix(half(stage, color, depth), lit(stage, color, depth), 0.25)],
          ],
          0,
          Math.min(...ys),
          0,
          Math.max(...ys),
        ),
      )
    },
    /** Land from a line down to the bottom, with strokes of grass or snow. */
    meadow(line: readonly Point[], color = land.grass, depth = 0, floor = BOTTOM) {
      const stage = next()
      const top = Math.min(...line.map((point) => point[1]))
      art.fill(
        `${smooth(line, false)}V${num(floor)}H${num(line[0]?.[0] ?? 0)}z`,
        art.linear(
          [
            [0, mix(lit(stage, color, depth + 0.12), light.haze, 0.08)],
            [0.4, lit(stage, color, depth)],
            [1, mix(half(stage, color, depth), lit(stage, color, depth), 0.25)],
          ],
          0,
          top,
          0,
          floor,
        ),
      )
      let d = ''
      for (let index = 0; index < 60; index += 1) {
        const t = stage.random.next() ** 0.7
        const x = stage.random.range(-60, WIDTH)
        d += stroke(
          x,
          heightOn(line, x) + (floor - top) * t,
          60 + 160 * t * stage.random.next(),
          2 + 9 * t,
          stage.random.range(-8, 8),
        )
      }
      art.clip(`${smooth(line, false)}V${num(floor)}H${num(line[0]?.[0] ?? 0)}z`, () =>
        art.fill(d, half(stage, shift(color, -0.05), depth), 0.3),
      )
    },
    /** A wall of rock under a rim, fluted and shaded, down to `floor`. */
    cliff(rim: readonly Point[], floor: number, color = land.rock, depth = 0.05, cap?: string) {
      const stage = next()
      const { random } = stage
      const top = Math.min(...rim.map((point) => point[1]))
      const [first, last] = [rim[0] as Point, rim[rim.length - 1] as Point]
      const body = poly([...rim, [last[0], floor], [first[0], floor]])
      art.fill(
        body,
        art.linear(
          [
            [0, lit(stage, color, depth)],
            [0.7, half(stage, color, depth)],
            [1, mix(dim(stage, color, depth), half(stage, color, depth), 0.4)],
          ],
          0,
          top,
          0,
          floor,
        ),
      )
      const marks = { dark: '', bright: '' }
      for (let x = Math.min(first[0], last[0]); x < Math.max(first[0], last[0]); x += random.range(9, 26)) {
        const y = heightOn(first[0] < last[0] ? rim : [...rim].reverse(), x)
        const tall = (floor - y) * random.range(0.3, 0.98)
        const wide = random.range(4, 17)
        const lean = random.range(-9, 9)
        const d = poly([
          [x, y + 2],
          [x + wide * 0.6, y + tall * 0.3],
          [x + wide + lean, y + tall],
          [x + lean - wide * 0.2, y + tall * 0.96],
          [x - wide * 0.4, y + tall * 0.4],
        ])
        if (random.chance(0.58)) marks.dark += d
        else marks.bright += d
      }
      let ledges = ''
      for (let index = 0; index < 9; index += 1)
        ledges += stroke(
          random.range(Math.min(first[0], last[0]) - 40, Math.max(first[0], last[0])),
          top + (floor - top) * random.range(0.2, 0.95),
          random.range(60, 190),
          random.range(3, 8),
          random.range(-8, 8),
        )
      art.clip(body, () => {
        art.fill(marks.dark, dim(stage, color, depth), 0.5)
        art.fill(marks.bright, lit(stage, shift(color, 0.05), depth), 0.4)
        art.fill(ledges, lit(stage, shift(color, 0.06), depth), 0.35)
        art.fill(
          `M${num(first[0])} ${num(floor)}H${num(last[0])}V${num(floor - (floor - top) * 0.2)}H${num(first[0])}z`,
          art.linear(
            [
              [0, light.shadow, 0],
              [1, light.shadow, light.shadowDepth * 0.5],
            ],
            0,
            floor - (floor - top) * 0.2,
            0,
            floor,
          ),
        )
      })
      if (cap) art.line(smooth(rim, false), mix(lit(stage, cap, depth), half(stage, cap, depth), 0.4), 9)
    },
    /** Foam and a pale step of shallow water along a shore. */
    surf(line: readonly Point[], wide = 1) {
      const stage = next()
      const pushed = (dy: number): Point[] => line.map(([x, y]) => [x, y + dy * wide])
      const pale = mix(lit(stage, land.seaNear), light.sky[2], 0.1)
      art.line(smooth(pushed(16), false), pale, 40 * wide, 0.3)
      art.line(smooth(pushed(8), false), pale, 18 * wide, 0.5)
      art.line(smooth(pushed(3), false), lit(stage, '#ffffff'), 5 * wide, 0.8)
      art.line(smooth(pushed(15), false), lit(stage, '#ffffff'), 2 * wide, 0.45)
    },
    /** Sand from a waterline towards the land; the line runs with the water on its outer side. */
    sand(outline: readonly Point[], color = land.sand) {
      const stage = next()
      const ys = outline.map((point) => point[1])
      const shape = smooth(outline)
      const pale = mix(lit(stage, land.seaNear), light.sky[2], 0.1)
      art.line(shape, pale, 60, 0.35)
      art.line(shape, pale, 30, 0.55)
      art.line(shape, lit(stage, '#ffffff'), 13, 0.85)
      art.fill(
        shape,
        art.linear(
          [
            [0, mix(lit(stage, color, 0.2), light.haze, 0.15)],
            [1, mix(lit(stage, color), half(stage, color), 0.3)],
          ],
          0,
          Math.min(...ys),
          0,
          Math.max(...ys),
        ),
      )
    },
    /** Rows of parasols over a stretch of ground between two far and two near corners. */
    parasols(
      far: readonly [Point, Point],
      near: readonly [Point, Point],
      rows: number,
      columns: number,
      tint = land.accent,
      second = land.second,
    ) {
      const stage = next()
      const { view, random } = stage
      for (let row = 0; row < rows; row += 1) {
        const t = (row / Math.max(1, rows - 1)) ** 1.7
        for (let column = 0; column < columns; column += 1) {
          if (random.chance(0.22)) continue
          const u = (column + 0.5 + random.range(-0.42, 0.42)) / columns
          const left = far[0][0] + (near[0][0] - far[0][0]) * t
          const right = far[1][0] + (near[1][0] - far[1][0]) * t
          const y =
            far[0][1] +
            (near[0][1] - far[0][1]) * t +
            (far[1][1] - far[0][1]) * u * (1 - t) +
            (random.range(-0.3, 0.3) * (near[0][1] - far[0][1]) * (0.2 + t)) / rows
          const z = (view.focal * view.eye) / Math.max(6, y - view.horizon)
          drawParasol(
            stage,
            ((left + (right - left) * u - view.centre) * z) / view.focal,
            z,
            random.chance(0.34) ? second : tint,
            1.5,
          )
        }
      }
    },
    /** A landmark; `size` is its height in picture units. */
    mark(draw: (e: Elevation) => void, x: number, y: number, size: number, depth = 0.08) {
      draw(createElevation(next(), { x, y, size, depth }))
    },
    /** Houses stepping over a slope between two lines. */
    town({ top, foot, scale, rows, manner, tree = 'broadleaf', trees = 0.5, pack = 0.86, ground }: Town) {
      const stage = next()
      const { random, view } = stage
      const [x0, x1] = [
        Math.max(top[0]?.[0] ?? 0, foot[0]?.[0] ?? 0),
        Math.min(top[top.length - 1]?.[0] ?? 0, foot[foot.length - 1]?.[0] ?? 0),
      ]
      if (ground)
        brush.ground(
          [...top.map(([x, y]) => [x, y + 4] as Point), ...[...foot].reverse().map(([x, y]) => [x, y + 6] as Point)],
          ground,
          0.1,
          false,
        )
      for (let row = 0; row < rows; row += 1) {
        const t = rows === 1 ? 1 : row / (rows - 1)
        const px = scale[0] + (scale[1] - scale[0]) * t
        const z = view.focal / px
        for (let x = x0 + px * random.range(0, 8); x < x1; x += px * random.range(8, 11.5)) {
          const y = heightOn(top, x) + (heightOn(foot, x) - heightOn(top, x)) * t + px * random.range(-0.8, 0.8)
          if (random.chance(trees))
            drawTree(
              stage,
              tree,
              x + px * random.range(3, 6),
              y - px * 0.4,
              px * random.range(5, 8.5),
              Math.min(0.35, 0.9 / px),
            )
          if (random.chance(1 - pack)) continue
          stampHouse(
            stage,
            {
              x: ((x - view.centre) * z) / view.focal,
              z,
              base: view.eye - ((y - view.horizon) * z) / view.focal,
              yaw: random.range(-0.3, 0.3),
            },
            manner,
          )
        }
      }
    },
    /** Trees of a kind standing along a line, from far to near. */
    grove(kind: Tree, line: readonly Point[], amount: number, tall: readonly [number, number], depth = 0, spread = 0) {
      const stage = next()
      const { random } = stage
      const [x0, x1] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? WIDTH]
      const spots = Array.from({ length: amount }, (_, index) => {
        const x = x0 + ((x1 - x0) * (index + random.range(0.1, 0.9))) / amount
        return { x, y: heightOn(line, x) + random.range(0, spread) }
      }).sort((a, b) => a.y - b.y)
      for (const { x, y } of spots) drawTree(stage, kind, x, y, random.range(tall[0], tall[1]), depth)
    },
    tree(kind: Tree, x: number, y: number, tall: number, depth = 0) {
      drawTree(next(), kind, x, y, tall, depth)
    },
    people(x: number, y: number, tall: number, pose: Pose = 'pair') {
      drawPerson(next(), x, y, tall, 0, pose)
    },
    boat(x: number, y: number, size: number, color = land.accent, depth = 0) {
      drawRowboat(next(), x, y, size, depth, color)
    },
    sail(x: number, y: number, size: number, depth = 0.2, flip: 1 | -1 = 1) {
      drawSail(next(), x, y, size, depth, flip)
    },
    branch(side: 1 | -1, kind: Parameters<typeof drawBranch>[2]) {
      drawBranch(next(), side, kind)
    },
    fronds(side: 1 | -1) {
      drawFronds(next(), side)
    },
    grass(y: number, flower?: string) {
      drawGrass(next(), y, flower)
    },
    rocks(from: number, to: number, tall: number, floor = BOTTOM) {
      drawRocks(next(), from, to, tall, floor)
    },
    /** Loose rounds of leaf or flower along a line: hedges, bougainvillea, reeds' heads. */
    bushes(line: readonly Point[], size: number, color: string, depth = 0, amount = 22) {
      const stage = next()
      const { random } = stage
      const lists = { dark: '', mid: '', bright: '' }
      const [x0, x1] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? WIDTH]
      for (let index = 0; index < amount; index += 1) {
        const x = x0 + ((x1 - x0) * (index + random.range(-0.3, 1.3))) / amount
        const r = size * random.range(0.6, 1.2)
        const y = heightOn(line, x) - r * 0.4
        lists.dark += blob(random, x, y, r, r * 0.8, 8, 0.2)
        lists.mid += blob(random, x + light.side * r * 0.2, y - r * 0.2, r * 0.72, r * 0.55, 8, 0.2)
        lists.bright += blob(random, x + light.side * r * 0.34, y - r * 0.4, r * 0.36, r * 0.26, 7, 0.22)
      }
      art.fill(lists.dark, dim(stage, color, depth))
      art.fill(lists.mid, half(stage, color, depth))
      art.fill(lists.bright, lit(stage, shift(color, 0.04), depth))
    },
    /** Paving or a path that narrows into the distance. */
    path(points: readonly Point[], color = '#e2cfa8', depth = 0) {
      const stage = next()
      art.fill(smooth(points), mix(lit(stage, color, depth), half(stage, color, depth), 0.25))
    },
  }

  function folds(stage: Stage, line: readonly Point[], color: string, depth: number, floor: number): void {
    const { random } = stage
    let d = ''
    const [x0, x1] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? WIDTH]
    const amount = Math.max(3, Math.round((x1 - x0) / 110))
    for (let index = 0; index < amount; index += 1) {
      const x = random.range(x0 + 20, x1 - 20)
      const y = heightOn(line, x) + random.range(8, 20)
      const tall = Math.max(10, floor - y) * random.range(0.25, 0.6)
      const lean = -light.side * random.range(40, 110)
      d += `M${num(x)} ${num(y)}Q${num(x + lean * 0.3)} ${num(y + tall * 0.5)} ${num(x + lean)} ${num(y + tall)}Q${num(x - light.side * 10)} ${num(y + tall * 0.8)} ${num(x)} ${num(y)}z`
    }
    art.clip(underLine(line, floor), () => art.fill(d, dim(stage, color, depth), 0.3))
  }
  return brush
}

/** The same hand with some other colours of land: slates instead of tiles, one wall painted blue. */
export function withLand(brush: Brush, label: string, land: Partial<Stage['land']>): Brush {
  return createBrush({ ...brush.stage, land: { ...brush.land, ...land } }, `${brush.seed}/${label}`)
}
