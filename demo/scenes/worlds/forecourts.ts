// What lies before a hotel without a pool: streets, squares, parks, quays, gardens. One hotel always has the same one.

import { num, WIDTH } from '../art.ts'
import { drawBox, onWall, quad, wallsOf } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Forecourt } from '../design.ts'
import type { Identity } from '../identity.ts'
import { blob, oval, type Point, poly, rect, rounded, smooth, stroke } from '../outline.ts'
import { airDepth, BOTTOM, dim, half, lit, type Stage } from '../stage.ts'
import { drawLantern, drawPerson, drawRowboat } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { project, projectAll, scaleAt } from '../view.ts'
import { drawCafeTable } from './cafe.ts'
import { type Setting, treeOf } from './siting.ts'

type Painter = (stage: Stage, id: Identity, setting: Setting) => void

const on = ({ view }: Stage, x: number, z: number, h = 0): Point => project(view, [x, h, z])

/** A distance as a share of the way to the house, but never so near that what stands there falls out of the picture. */
const within = ({ view }: Stage, z: number, share: number, low = 955) =>
  Math.max(z * share, (view.focal * view.eye) / (low - view.horizon))

/** Paints what the hotel's composition asks for. */
export function drawForecourt(stage: Stage, id: Identity, setting: Setting): void {
  PAINTERS[id.forecourt](stage, id, setting)
  const { random, light, view } = stage
  const people = id.property === 'hut' ? 0 : setting.ground === 'street' ? 3 : 1
  const crossed = id.forecourt === 'water' || id.forecourt === 'road' || id.forecourt === 'tram'
  for (let index = 0; index < people; index += 1) {
    const pz = setting.z * (crossed ? random.range(0.82, 0.9) : random.range(0.62, 0.86))
    const px = setting.x + random.range(-0.4, 0.4) * setting.reach
    const [sx, sy] = on(stage, px, pz)
    drawPerson(stage, sx, sy, 1.68 * scaleAt(view, pz), airDepth(light, pz), random.pick(['walk', 'stand', 'pair']))
  }
}

function drawLamp(stage: Stage, x: number, z: number, metres = 3.6): void {
  const [fx, fy] = on(stage, x, z)
  const tall = metres * scaleAt(stage.view, z)
  stage.art.line(`M${num(fx)} ${num(fy)}v${num(-tall)}`, dim(stage, '#2c3644'), tall * 0.028)
  drawLantern(stage, fx, fy - tall, tall * 0.05)
}

/** A strip of ground across the picture between two distances. */
function drawStrip(stage: Stage, near: number, far: number, color: string, opacity = 1): void {
  const top = on(stage, 0, far)[1]
  const low = Math.min(BOTTOM, on(stage, 0, near)[1])
  if (low <= top) return
  stage.art.fill(
    `M-20 ${num(top)}H${WIDTH + 20}V${num(low)}H-20z`,
    stage.art.linear(
      [
        [0, mix(lit(stage, color), half(stage, color), 0.3)],
        [1, mix(lit(stage, color), half(stage, color), 0.75)],
      ],
      0,
      top,
      0,
      low,
    ),
    opacity,
  )
}

function drawTramStreet(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, light, random } = stage
  drawStrip(stage, 1, z * 0.8, stage.land.snowy ? '#c9ced6' : '#8d8a88')
  drawStrip(stage, z * 0.79, z * 0.82, '#d9d2c6')
  let rails = ''
  for (const share of [0.52, 0.6, 0.3, 0.38]) rails += `M-20 ${num(on(stage, 0, z * share)[1])}H${WIDTH + 20}`
  art.line(rails, mix(half(stage, '#4a4d54'), light.sky[3], 0.25), 4)
  const side = random.chance(0.5) ? -1 : 1
  const body = { x: x + side * reach * 0.72, z: z * 0.56, wide: reach * 0.95, deep: 2.6, tall: 3.1, base: 0.35 }
  const paint = random.pick(['#c8453c', '#e2b23f', id.accent, '#3f7f6a'])
  drawBox(stage, body, paint, shift(paint, 0.1))
  for (const wall of wallsOf(stage, body)) {
    const count = Math.max(2, Math.round(wall.length / 1.9))
    let panes = ''
    for (let index = 0; index < count; index += 1) {
      const u = (wall.length * index) / count
      panes += quad(wall, u + 0.2, 1.25, u + wall.length / count - 0.12, 2.5, 0.02)
    }
    art.fill(quad(wall, 0, 0.95, wall.length, 2.75, 0.01), onWall(stage, wall, '#f7efdf', 0.1))
    art.fill(panes, mix(mix(onWall(stage, wall, '#4b6676'), light.sky[2], 0.35), '#ffd590', light.lamps * 0.8))
  }
  const wire = view.horizon - (view.focal * (5.6 - view.eye)) / (z * 0.56)
  art.line(
    `M-20 ${num(wire)}H${WIDTH + 20}M-20 ${num(wire - 20)}Q800 ${num(wire + 4)} ${WIDTH + 20} ${num(wire - 20)}`,
    dim(stage, '#3a4048'),
    1.6,
    0.7,
  )
  const [bx, by] = on(stage, body.x, body.z, 3.4)
  art.line(
    `M${num(bx)} ${num(by)}L${num(bx + 26)} ${num(wire)}M${num(bx)} ${num(by)}l-20 ${num((wire - by) * 0.5)}L${num(bx + 26)} ${num(wire)}`,
    dim(stage, '#3a4048'),
    3,
  )
  drawLamp(stage, x - side * reach * 0.5, z * 0.83)
}

/** A round basin with a bowl and falling water. */
export function drawFountain(stage: Stage, x: number, z: number, radius: number, stone: string): void {
  const { art } = stage
  const px = scaleAt(stage.view, z) * radius
  const flat = Math.min(0.34, Math.max(0.12, (stage.view.eye / z) * 1.6))
  const [fx, fy] = on(stage, x, z)
  const ring = (r: number, h: number, paint: string) => art.fill(oval(fx, fy - h * px, r * px, r * px * flat), paint)
  const bowl = (r: number, h: number, tall: number) =>
    art.fill(
      `M${num(fx - r * px)} ${num(fy - h * px)}a${num(r * px)} ${num(r * px * flat)} 0 0 0 ${num(r * 2 * px)} 0v${num(-tall * px)}h${num(-r * 2 * px)}z`,
      art.linear(
        [
          [0, lit(stage, stone)],
          [1, dim(stage, stone)],
        ],
        fx + stage.light.side * px,
        0,
        fx - stage.light.side * px,
        0,
      ),
    )
  ring(1.12, -0.04, half(stage, shift(stone, -0.05)))
  bowl(1, 0, 0.26)
  ring(1, 0.26, lit(stage, stone))
  ring(0.88, 0.25, stage.land.snowy ? lit(stage, '#eef3fa') : mix(lit(stage, '#6fb9be'), stage.light.sky[1], 0.4))
  bowl(0.1, 0.26, 0.5)
  bowl(0.42, 0.74, 0.08)
  ring(0.42, 0.82, lit(stage, stone))
  bowl(0.06, 0.82, 0.25)
  if (stage.land.snowy) return
  let jets = ''
  for (const u of [-0.5, -0.3, -0.14, 0.14, 0.3, 0.5])
    jets += `M${num(fx + u * 0.16 * px)} ${num(fy - 1.06 * px)}Q${num(fx + u * 0.6 * px)} ${num(fy - 1.55 * px)} ${num(fx + u * 1.2 * px)} ${num(fy - 0.28 * px)}`
  art.line(jets, mix('#ffffff', stage.light.sky[2], 0.15), Math.max(1.5, px * 0.022), 0.75)
}

function drawFountainSquare(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const side = id.stretch > 1 ? -1 : 1
  drawFountain(stage, x * 0.4 + side * reach * 0.26, within(stage, z, 0.52, 930), far ? 6 : 2.1, id.stone)
  for (const u of [-0.62, 0.66]) {
    const [sx, sy] = on(stage, x + u * reach, z * 0.76)
    drawShrub(stage, sx, sy, (far ? 5 : 1.9) * scaleAt(stage.view, z * 0.76), 0, id.accent)
  }
}

function drawBicycle(stage: Stage, x: number, z: number, color: string): void {
  const { art } = stage
  const px = scaleAt(stage.view, z)
  const [cx, cy] = on(stage, x, z)
  const [r, gap] = [px * 0.33, px * 0.52]
  const wheel = (u: number) =>
    `M${num(u - r)} ${num(cy - r)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`
  art.line(wheel(cx - gap) + wheel(cx + gap), dim(stage, '#2c323c'), Math.max(1.2, px * 0.045))
  art.line(
    `M${num(cx - gap)} ${num(cy - r)}L${num(cx - px * 0.12)} ${num(cy - px * 0.82)}L${num(cx + px * 0.36)} ${num(cy - px * 0.78)}L${num(cx + px * 0.02)} ${num(cy - r)}zM${num(cx + px * 0.02)} ${num(cy - r)}L${num(cx - px * 0.16)} ${num(cy - px * 0.95)}M${num(cx + gap)} ${num(cy - r)}L${num(cx + px * 0.32)} ${num(cy - px * 1.02)}h${num(-px * 0.16)}`,
    lit(stage, color),
    Math.max(1.5, px * 0.055),
  )
  art.line(
    `M${num(cx - px * 0.28)} ${num(cy - px * 0.96)}h${num(px * 0.22)}`,
    dim(stage, '#3a2c26'),
    Math.max(2, px * 0.08),
  )
}

function drawBench(stage: Stage, id: Identity, x: number, z: number): void {
  const block = { x, z, wide: 1.9, deep: 0.5, tall: 0.08, base: 0.42 }
  for (const side of [-0.75, 0.75]) drawBox(stage, { x: x + side, z, wide: 0.1, deep: 0.45, tall: 0.42 }, '#3a4048')
  drawBox(stage, block, id.wood, shift(id.wood, 0.1))
  drawBox(stage, { ...block, z: z + 0.3, deep: 0.08, tall: 0.4, base: 0.55 }, id.wood)
}

function drawBicycles(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const near = far ? 14 : within(stage, z, 0.5)
  const side = id.stretch > 1 ? 1 : -1
  const paints = [id.accent, '#e8e2d4', id.second, '#3f6f8f', '#b8473c']
  for (let index = 0; index < 4; index += 1)
    drawBicycle(stage, x * 0.3 + side * (1.6 + index * 1.35), near + (index % 2) * 0.4, paints[index] ?? id.accent)
  drawBench(stage, id, x * 0.3 - side * 3.2, near + 1)
  const tree = on(stage, x - side * reach * 0.52, z * 0.66)
  drawTree(
    stage,
    'broadleaf',
    ...(tree as [number, number]),
    6.5 * scaleAt(stage.view, z * 0.66),
    airDepth(stage.light, z * 0.66),
  )
  for (let index = 0; index < 3; index += 1) drawPlanter(stage, id, x + side * (2.6 + index * 2.3), z * 0.84)
}

function drawPlanter(stage: Stage, id: Identity, x: number, z: number): void {
  drawBox(stage, { x, z, wide: 0.9, deep: 0.7, tall: 0.6 }, shift(id.stone, -0.08))
  const [sx, sy] = on(stage, x, z, 0.55)
  drawShrub(stage, sx, sy, 1.2 * scaleAt(stage.view, z), 0, id.accent)
}

function drawPark(stage: Stage, id: Identity, { x, z, reach, yaw }: Setting): void {
  const { art, land, random, view } = stage
  const far = id.property === 'tower'
  drawStrip(stage, 1, z * 0.86, land.grass)
  const path = (wide: number, grow: number) => {
    const points: Point[] = []
    const right: Point[] = []
    for (let step = 0; step <= 5; step += 1) {
      const t = step / 5
      const pz = z * (0.9 - 0.9 * t) + 3
      const px = x - Math.sin(yaw) + Math.sin(t * 2.6) * reach * 0.12 * (id.stretch > 1 ? 1 : -1)
      points.push(on(stage, px - wide - grow * t, pz))
      right.unshift(on(stage, px + wide + grow * t, pz))
    }
    return smooth([...points, ...right])
  }
  art.fill(path(far ? 4 : 1.3, 0.2), lit(stage, land.snowy ? '#e6ebf2' : mix(id.stone, '#efe0c4', 0.55)))
  for (let index = 0; index < 3; index += 1) {
    const u = (index - 1) * reach * 0.32 + (index === 1 ? reach * 0.15 : 0)
    const [bx, by] = on(stage, x + u, z * 0.66)
    const size = (far ? 6 : 1.7) * scaleAt(view, z * 0.66)
    art.fill(oval(bx, by, size, size * 0.2), half(stage, shift(land.leaf, -0.03)))
    let petals = ''
    for (let petal = 0; petal < 22; petal += 1)
      petals += blob(
        random,
        bx + random.range(-0.85, 0.85) * size,
        by + random.range(-0.15, 0.06) * size,
        size * 0.07,
        size * 0.05,
        5,
        0.2,
      )
    if (!land.snowy) art.fill(petals, lit(stage, index % 2 ? id.second : id.accent))
  }
  for (const u of [-0.7, 0.62]) {
    const tz = z * (u < 0 ? 0.6 : 0.72)
    drawTree(
      stage,
      stage.random.chance(0.4) ? 'broadleaf' : treeOf(stage, id),
      ...(on(stage, x + u * reach, tz) as [number, number]),
      (far ? 16 : random.range(6, 8.5)) * scaleAt(view, tz),
      airDepth(stage.light, tz),
    )
  }
  drawBench(stage, id, x - reach * 0.22, far ? 24 : within(stage, z, 0.56))
}

function drawSquare(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, random } = stage
  const color = stage.land.snowy ? '#cfd6e0' : '#a8907c'
  const ring = (radius: number, pz: number) =>
    smooth(
      projectAll(
        view,
        Array.from(
          { length: 20 },
          (_, step) =>
            [
              x * 0.5 + Math.cos((step / 10) * Math.PI) * radius,
              0,
              pz + Math.sin((step / 10) * Math.PI) * radius * 0.8,
            ] as const,
        ),
      ),
    )
  if (id.poolShape === 'round')
    for (const share of [0.3, 0.23, 0.12])
      art.line(ring(reach * share, z * 0.5), half(stage, color), share === 0.3 ? 9 : 5, 0.55)
  else {
    let bands = ''
    for (let column = -4; column <= 4; column += 1) {
      const u = x * 0.5 + column * reach * 0.26
      bands += poly([
        on(stage, u, z * 0.82),
        on(stage, u + reach * 0.09, z * 0.82),
        on(stage, u + reach * 0.09, 4),
        on(stage, u, 4),
      ])
    }
    art.fill(bands, half(stage, color), 0.3)
    for (const side of [-1, 1])
      if (id.property !== 'tower') drawBench(stage, id, x * 0.5 + side * reach * 0.3, within(stage, z, 0.58))
  }
  let birds = ''
  for (let index = 0; index < 9; index += 1) {
    const [bx, by] = on(stage, x * 0.5 + random.range(-0.3, 0.25) * reach, z * random.range(0.36, 0.5))
    const size = 0.16 * scaleAt(view, z * 0.43)
    birds += `${oval(bx, by - size * 0.7, size, size * 0.6)}${oval(bx + size * 0.9, by - size * 1.35, size * 0.38, size * 0.36)}`
  }
  if (!stage.land.snowy && id.property !== 'tower' && id.poolShape === 'round') art.fill(birds, half(stage, '#6d737f'))
  for (let index = 0; index < 4; index += 1)
    if (id.property !== 'tower') drawPlanter(stage, id, x + (index - 1.5) * reach * 0.24, z * 0.84)
  drawLamp(stage, x + (id.stretch > 1 ? 0.45 : -0.45) * reach, z * 0.7, id.property === 'tower' ? 8 : 3.8)
}

function drawQuay(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, random, light, land } = stage
  const edge = z * 0.72
  const top = on(stage, 0, edge)[1]
  const wallTall = Math.max(14, scaleAt(view, edge) * 0.7)
  art.fill(`M-20 ${num(top)}H${WIDTH + 20}V${num(top + wallTall)}H-20z`, half(stage, mix(id.stone, '#8d857b', 0.4)))
  art.line(`M-20 ${num(top)}H${WIDTH + 20}`, lit(stage, land.snowy ? '#ffffff' : id.stone), 7)
  const water = mix(lit(stage, '#4f8fa3'), light.sky[2], 0.35)
  const foot = top + wallTall
  art.fill(
    `M-20 ${num(foot)}H${WIDTH + 20}V${BOTTOM}H-20z`,
    art.linear(
      [
        [0, mix(water, light.sky[3], 0.35)],
        [0.5, water],
        [1, mix(water, light.sky[0], 0.45)],
      ],
      0,
      foot,
      0,
      BOTTOM,
    ),
  )
  const middle = on(stage, x, z)[0]
  const half2 = reach * 0.42 * scaleAt(view, z)
  let [mirror, dark, bright] = ['', '', '']
  for (let index = 0; index < 46; index += 1) {
    const t = index / 46
    const y = foot + 4 + (BOTTOM - foot) * t
    const wobble = random.range(-22, 22) * (0.4 + t)
    mirror += stroke(middle - half2 * random.range(0.7, 1.04) + wobble, y, half2 * random.range(1.5, 2), 4 + 5 * t)
    const mark = stroke(random.range(-40, WIDTH), y, 40 + 130 * t, 2 + 4 * t)
    if (index % 3) dark += mark
    else bright += mark
  }
  art.fill(mirror, mix(half(stage, id.wall), water, 0.35), 0.5)
  art.fill(dark, mix(water, '#ffffff', 0.35), 0.4)
  art.fill(bright, light.sun, 0.45)
  if (light.lamps > 0.4) art.glow(middle, foot + 60, half2, '#ffcf86', 0.35 * light.lamps, 0.5)
  if (!land.snowy) drawRowboat(stage, random.range(260, 1200), foot + (BOTTOM - foot) * 0.45, 210, 0, id.accent)
  for (const u of [-0.55, 0.1, 0.7]) drawLamp(stage, x + u * reach, edge + 0.8, id.property === 'tower' ? 8 : 3.4)
}

function drawGardenFence(stage: Stage, id: Identity, setting: Setting): void {
  const { art, random, land, view } = stage
  drawGardenPath(stage, id, setting)
  const { x, z, reach } = setting
  const fz = z * 0.62
  const color = id.stretch > 1 ? '#f5efe2' : id.wood
  const px = scaleAt(view, fz)
  let [rails, pales, caps] = ['', '', '']
  for (let u = -reach * 1.3; u < reach * 1.3; u += 0.34) {
    if (Math.abs(u) < 1.5) continue
    const [sx, sy] = on(stage, x * 0.4 + u, fz)
    if (sx < -20 || sx > WIDTH + 20) continue
    pales += `${rect(sx - px * 0.055, sy - px * 0.95, px * 0.11, px * 0.95)}`
    if (land.snowy) caps += rect(sx - px * 0.08, sy - px * 1.02, px * 0.16, px * 0.09)
  }
  for (const h of [0.3, 0.72]) {
    const y = on(stage, 0, fz, h)[1]
    const [left, right] = [on(stage, x * 0.4 - 1.5, fz)[0], on(stage, x * 0.4 + 1.5, fz)[0]]
    rails += rect(-20, y, left + 20, px * 0.09) + rect(right, y, WIDTH + 20 - right, px * 0.09)
  }
  art.fill(rails, half(stage, color))
  art.fill(pales, mix(lit(stage, color), half(stage, color), 0.35))
  art.fill(caps, lit(stage, '#ffffff'))
  for (let index = 0; index < 7; index += 1) {
    const [sx, sy] = on(stage, x * 0.4 + (index - 3) * reach * 0.2 + random.range(-0.5, 0.5), fz + 0.5)
    if (index !== 3)
      drawShrub(stage, sx, sy, random.range(0.9, 1.5) * px, 0, random.chance(0.6) ? id.accent : id.second)
  }
}

function drawGardenWall(stage: Stage, id: Identity, setting: Setting): void {
  const { random, land, view, art } = stage
  drawGardenPath(stage, id, setting)
  const { x, z, reach } = setting
  const fz = z * 0.6
  for (const side of [-1, 1]) {
    const block = { x: x * 0.4 + side * (1.5 + reach * 0.7), z: fz, wide: reach * 1.4, deep: 0.5, tall: 0.95 }
    drawBox(stage, block, id.stone, land.snowy ? '#ffffff' : shift(id.stone, 0.06))
    for (const wall of wallsOf(stage, block)) {
      if (wall.side !== 'front') continue
      let joints = ''
      for (let index = 0; index < 40; index += 1) {
        const [u, h] = [random.range(0, wall.length), random.range(0.1, 0.85)]
        joints += poly([wall.at(u, h), wall.at(Math.min(wall.length, u + 0.6), h)], false)
      }
      art.line(joints, onWall(stage, wall, shift(id.stone, -0.15)), 2, 0.5)
      art.fill(
        quad(wall, 0, 0.88, wall.length, 1.05, 0.1),
        onWall(stage, wall, land.snowy ? '#ffffff' : shift(id.stone, 0.08), 0.2),
      )
    }
    drawBox(stage, { x: x * 0.4 + side * 1.7, z: fz, wide: 0.6, deep: 0.6, tall: 1.5 }, shift(id.stone, 0.03))
    for (let index = 0; index < 4; index += 1) {
      const [sx, sy] = on(stage, x * 0.4 + side * (2.8 + index * reach * 0.16), fz - 0.4)
      drawShrub(stage, sx, sy, random.range(0.9, 1.5) * scaleAt(view, fz), 0, index % 2 ? id.accent : id.second)
    }
  }
}

function drawGardenPath(stage: Stage, id: Identity, { x, z, yaw, view }: Setting): void {
  const { art, land, random } = stage
  const doorX = x - Math.sin(yaw) * 0.5
  const bend = id.stretch > 1 ? -2.6 : 3
  const middle = (t: number) => doorX + (bend - doorX) * t ** 1.5
  const left: Point[] = []
  const right: Point[] = []
  for (const [t, wide] of [
    [0, 0.9],
    [0.4, 1],
    [0.75, 1.3],
    [1, 1.8],
  ] as const) {
    left.push(on(stage, middle(t) - wide, z - (z - 4) * t))
    right.unshift(on(stage, middle(t) + wide, z - (z - 4) * t))
  }
  art.fill(smooth([...left, ...right]), lit(stage, land.snowy ? '#dfe5ee' : mix(id.stone, '#f3e4c8', 0.5)))
  if (id.forecourt !== 'path') return
  for (let index = 0; index < 9; index += 1) {
    const t = index / 9
    for (const side of [-1, 1]) {
      const [sx, sy] = on(stage, middle(t) + side * (1.5 + random.range(0, 0.7)), z - 1.5 - (z - 7) * t)
      drawShrub(
        stage,
        sx,
        sy,
        random.range(0.8, 1.3) * scaleAt(view, z - (z - 7) * t),
        0,
        random.chance(0.6) ? id.accent : undefined,
      )
    }
  }
  if (id.property !== 'hut') drawCafeTable(stage, id, x - 6.4, z * 0.66)
}

/** A round drive of gravel with a car waiting on it. */
function drawDrive(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, land } = stage
  const ring = (r: number) =>
    smooth(
      projectAll(
        view,
        Array.from(
          { length: 18 },
          (_, step) =>
            [
              x * 0.5 + Math.cos((step / 9) * Math.PI) * r,
              0,
              z * 0.6 + Math.sin((step / 9) * Math.PI) * r * 0.62,
            ] as const,
        ),
      ),
    )
  const gravel = lit(stage, land.snowy ? '#d5dce6' : mix(id.stone, '#eeddbd', 0.6))
  art.fill(
    poly([
      on(stage, x * 0.5 - 1.8, z * 0.6),
      on(stage, x * 0.5 + 1.8, z * 0.6),
      on(stage, 3.4, 3.5),
      on(stage, -2.6, 3.5),
    ]),
    gravel,
  )
  art.fill(ring(reach * 0.4), gravel)
  art.fill(ring(reach * 0.2), lit(stage, land.grass))
  const [cx, cy] = on(stage, x * 0.5, z * 0.6)
  drawTree(stage, treeOf(stage, id), cx, cy, 2.6 * scaleAt(view, z * 0.6))
  if (id.property !== 'hut') drawCar(stage, x * 0.5 + (id.stretch > 1 ? -1 : 1) * reach * 0.34, z * 0.66, id.second)
}

function drawCar(stage: Stage, x: number, z: number, color: string): void {
  const { art, light } = stage
  const px = scaleAt(stage.view, z)
  const [cx, cy] = on(stage, x, z)
  const at = (u: number, h: number): Point => [cx + u * px, cy - h * px]
  art.fill(oval(cx, cy, px * 2.15, px * 0.16), light.shadow, 0.35)
  art.fill(rounded([at(-1.3, 0.85), at(-0.75, 1.42), at(0.7, 1.42), at(1.25, 0.85)], px * 0.22), half(stage, color))
  art.fill(
    rounded([at(-1.08, 0.88), at(-0.68, 1.32), at(-0.05, 1.32), at(-0.05, 0.88)], px * 0.08) +
      rounded([at(0.05, 0.88), at(0.05, 1.32), at(0.62, 1.32), at(1.02, 0.88)], px * 0.08),
    mix(light.sky[1], '#2c4252', 0.5),
  )
  art.fill(
    rounded([at(-2.05, 0.28), at(-2, 0.85), at(2, 0.9), at(2.08, 0.28)], px * 0.2),
    mix(lit(stage, color), half(stage, color), 0.4),
  )
  for (const u of [-1.25, 1.25]) {
    art.fill(oval(cx + u * px, cy - px * 0.3, px * 0.34, px * 0.34), dim(stage, '#23272e'))
    art.fill(oval(cx + u * px, cy - px * 0.3, px * 0.16, px * 0.16), half(stage, '#c9ced2'))
  }
}

/** A pond in the meadow before the house, reeds at its edge. */
function drawPond(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
  const { art, light, land, random } = stage
  const shape = (grow: number) =>
    smooth(
      projectAll(
        view,
        Array.from({ length: 14 }, (_, step) => {
          const angle = (step / 7) * Math.PI
          const r = 1 + 0.16 * Math.sin(angle * 3) + grow
          return [x * 0.4 + Math.cos(angle) * r * reach * 0.42, 0, z * 0.5 + Math.sin(angle) * r * z * 0.2] as const
        }),
      ),
    )
  const [, top] = on(stage, 0, z * 0.7)
  const [, low] = on(stage, 0, z * 0.3)
  const water = land.snowy
    ? mix(lit(stage, '#c5d8e6'), light.sky[2], 0.3)
    : mix(lit(stage, '#4f8f9a'), light.sky[2], 0.4)
  art.fill(shape(0.06), half(stage, mix(land.grass, id.stone, 0.5)))
  art.clip(shape(0), () => {
    art.fill(
      shape(0.1),
      art.linear(
        [
          [0, mix(water, light.sky[3], 0.5)],
          [1, mix(water, light.sky[0], 0.4)],
        ],
        0,
        top,
        0,
        low,
      ),
    )
    const middle = on(stage, x, z)[0]
    let mirror = ''
    for (let index = 0; index < 24; index += 1)
      mirror += stroke(middle - random.range(120, 260), top + ((low - top) * index) / 24, random.range(240, 420), 5)
    art.fill(mirror, mix(half(stage, id.wall), water, 0.4), 0.45)
  })
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2
    const sz = z * 0.5 + Math.sin(angle) * z * 0.22
    const [sx, sy] = on(stage, x * 0.4 + Math.cos(angle) * reach * 0.46, sz)
    drawShrub(stage, sx, sy, random.range(0.7, 1.3) * scaleAt(view, sz), 0, index % 3 ? undefined : id.accent)
  }
}

/** A street with a kerb, a crossing, and a car driving by or waiting. */
function drawRoad(stage: Stage, id: Identity, { x, z, reach }: Setting): void {
  const far = id.property === 'tower'
  const near = within(stage, z, 0.34, 1010)
  const end = Math.max(z * 0.66, near * 1.5)
  drawStrip(stage, end, end * 1.03, '#dcd5c8')
  drawStrip(stage, near, end, stage.land.snowy ? '#bcc2cb' : '#7d7b7d')
  drawStrip(stage, near * 0.97, near, '#dcd5c8')
  let dashes = ''
  const middle = (near + end) * 0.47
  for (let u = -7; u < 7; u += 1)
    dashes += poly([
      on(stage, u * 4, middle),
      on(stage, u * 4 + 2, middle),
      on(stage, u * 4 + 2, middle * 1.02),
      on(stage, u * 4, middle * 1.02),
    ])
  const side = id.stretch > 1 ? 1 : -1
  let zebra = ''
  for (let step = 0; step < 7; step += 1) {
    const at = near + ((end - near) * (step + 0.2)) / 7
    const to = at + ((end - near) * 0.55) / 7
    const u = x * 0.5 - side * reach * 0.2
    zebra += poly([on(stage, u - 1.6, at), on(stage, u + 1.6, at), on(stage, u + 1.6, to), on(stage, u - 1.6, to)])
  }
  if (!stage.land.snowy) stage.art.fill(dashes + zebra, half(stage, '#f4efe4'), 0.75)
  drawCar(stage, x * 0.4 + side * reach * (far ? 0.16 : 0.3), end * 0.92, id.second)
  const tall = far ? 9 : 5.4
  for (const u of [-0.56, 0.6]) {
    const [tx, ty] = on(stage, x * 0.7 + u * reach * (far ? 0.7 : 1), end * 1.1)
    if (u * side > 0)
      drawTree(stage, 'broadleaf', tx, ty, tall * scaleAt(stage.view, end * 1.1), airDepth(stage.light, end))
  }
  drawLamp(stage, x * 0.5 - side * reach * 0.42, end * 1.06, far ? 7 : 4)
}

function drawCafe(stage: Stage, id: Identity, setting: Setting): void {
  const { x, z } = setting
  const far = id.property === 'tower'
  if (far) {
    drawSquare(stage, id, setting)
    return
  }
  const side = id.stretch > 1 ? 1 : -1
  for (let index = 0; index < 3; index += 1)
    drawCafeTable(stage, id, x * 0.5 + side * (1.5 + index * 3.4), within(stage, z, 0.58) + stage.random.range(0, 1.2))
  drawLamp(stage, x * 0.3 - side * 4.6, z * 0.55)
}

const PAINTERS: Record<Forecourt, Painter> = {
  cafe: drawCafe,
  road: drawRoad,
  tram: drawTramStreet,
  fountain: drawFountainSquare,
  bicycles: drawBicycles,
  park: drawPark,
  square: drawSquare,
  water: (stage, id, setting) => (setting.ground === 'street' ? drawQuay : drawPond)(stage, id, setting),
  path: drawGardenPath,
  fence: drawGardenFence,
  wall: drawGardenWall,
  drive: drawDrive,
}
