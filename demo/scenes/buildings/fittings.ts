// What makes a house itself: cupolas, dormers, pediments, flags, signs, ivy, pergolas, chimneys.

import { num } from '../art.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { blob, poly } from '../outline.ts'
import { half, lit, type Stage } from '../stage.ts'
import { drawSmoke } from '../things.ts'
import { type Place, project, scaleAt } from '../view.ts'
import { GLOW, glassPaint } from './facade.ts'
import { type Block, drawBox, drawFace, local, onWall, quad, type Wall, wallBetween } from './solid.ts'

/** The seen facets of a drum that stands at `block` with its width for diameter, left to right. */
export function drumOf(stage: Stage, block: Block, facets = 12): Wall[] {
  const radius = block.wide / 2
  const spot = (step: number): [number, number] => {
    const angle = (step / facets) * Math.PI * 2
    const [x, , z] = local(block, radius * Math.sin(angle), 0, -radius * Math.cos(angle))
    return [x, z]
  }
  return Array.from({ length: facets }, (_, step) =>
    wallBetween(stage, spot(step), spot(step + 1), block.tall, block.base),
  )
    .filter((wall) => wall !== undefined)
    .sort((a, b) => b.depth - a.depth || a.scale - b.scale)
}

/** A pointed roof over a drum, `rise` metres, bellied like those of old corner houses when `onion`. */
export function drawCone(stage: Stage, block: Block, rise: number, color: string, onion = false): void {
  const facets = 14
  const foot = (block.base ?? 0) + block.tall
  const profile: ReadonlyArray<readonly [number, number]> = onion
    ? [
        [1.14, 0],
        [1.16, 0.16],
        [0.98, 0.4],
        [0.56, 0.62],
        [0.2, 0.74],
        [0.12, 0.86],
        [0.02, 1],
      ]
    : [
        [1.18, -0.02],
        [0.02, 1],
      ]
  const spot = (step: number, [reach, h]: readonly [number, number]): Place => {
    const angle = (step / facets) * Math.PI * 2
    const r = (block.wide / 2) * reach
    const [x, , z] = local(block, r * Math.sin(angle), 0, -r * Math.cos(angle))
    return [x, foot + h * rise, z]
  }
  for (let ring = 0; ring < profile.length - 1; ring += 1) {
    const [low, high] = [profile[ring], profile[ring + 1]]
    if (!low || !high) continue
    for (const step of [7, 6, 8, 5, 9, 4, 10, 3, 11, 2, 12, 1, 13, 0]) {
      const face = [spot(step, low), spot(step + 1, low), spot(step + 1, high), spot(step, high)]
      const [ax, az] = [(face[0]?.[0] ?? 0) - block.x, (face[0]?.[2] ?? 0) - block.z]
      if (ax * -block.x + az * -block.z < -block.wide * 2) continue
      drawFace(stage, face, stage.land.snowy && ring < 2 ? '#fafcff' : color)
    }
  }
  const [px, py] = project(stage.view, [block.x, foot + rise, block.z])
  const size = scaleAt(stage.view, block.z)
  stage.art.line(`M${num(px)} ${num(py + 2)}v${num(-size * 1.3)}`, half(stage, '#c9a24a'), Math.max(1.2, size * 0.09))
}

/** A steep attic behind the cornice with dormers in it: the roof of a grand town house. */
export function drawMansard(stage: Stage, id: Identity, wall: Wall, rise: number, dormers: number): void {
  const { art } = stage
  const h = wall.tall
  const lean = rise * 0.42
  const color = stage.land.snowy ? '#eef2f8' : id.roof
  art.fill(
    poly([
      wall.at(-0.2, h, 0.2),
      wall.at(wall.length + 0.2, h, 0.2),
      wall.at(wall.length - lean, h + rise, -lean),
      wall.at(lean, h + rise, -lean),
    ]),
    onWall(stage, wall, color, 0.12),
  )
  let [frames, panes, caps] = ['', '', '']
  const step = wall.length / dormers
  for (let index = 0; index < dormers; index += 1) {
    const u = step * (index + 0.5)
    frames += quad(wall, u - 0.85, h + 0.25, u + 0.85, h + rise * 0.78, 0.1)
    panes += quad(wall, u - 0.52, h + 0.5, u + 0.52, h + rise * 0.72, 0.12)
    caps += poly([
      wall.at(u - 1.05, h + rise * 0.76, 0.2),
      wall.at(u + 1.05, h + rise * 0.76, 0.2),
      wall.at(u, h + rise * 1.02, 0.2),
    ])
  }
  art.fill(frames, onWall(stage, wall, id.trim))
  art.fill(panes, mix(glassPaint(stage, wall), GLOW[0], stage.light.lamps * 0.6))
  art.fill(caps, onWall(stage, wall, shift(id.roof, -0.06)))
}

/** A gable on top of a wall: pointed, or curved as around 1900. */
export function drawPediment(
  stage: Stage,
  id: Identity,
  wall: Wall,
  u0: number,
  u1: number,
  foot: number,
  rise: number,
  curved: boolean,
): void {
  const { art } = stage
  const shape = (grow: number) => {
    const points = curved
      ? Array.from({ length: 13 }, (_, step) => {
          const t = step / 12
          const wave = Math.sin(t * Math.PI) ** 0.75 * (0.82 + 0.18 * Math.cos((t - 0.5) * Math.PI * 4))
          return wall.at(u0 - grow + (u1 - u0 + grow * 2) * t, foot + wave * (rise + grow), 0.25)
        })
      : [
          wall.at(u0 - grow, foot, 0.25),
          wall.at((u0 + u1) / 2, foot + rise + grow, 0.25),
          wall.at(u1 + grow, foot, 0.25),
        ]
    return poly([wall.at(u0 - grow, foot - 0.3, 0.25), ...points, wall.at(u1 + grow, foot - 0.3, 0.25)])
  }
  art.fill(shape(0.28), onWall(stage, wall, id.trim, 0.1))
  art.fill(shape(-0.1), onWall(stage, wall, id.wall))
  const [cx, cy] = wall.at((u0 + u1) / 2, foot + rise * 0.36, 0.25)
  const r = wall.scale * rise * 0.17
  art.fill(
    `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0z`,
    onWall(stage, wall, id.accent),
  )
}

/** Flat pillars over the whole height of a wall. */
export function drawPilasters(
  stage: Stage,
  wall: Wall,
  color: string,
  count: number,
  from: number,
  to = wall.tall,
): void {
  let d = ''
  for (let index = 0; index <= count; index += 1) {
    const u = 0.35 + ((wall.length - 0.7) * index) / count
    d += quad(wall, u - 0.24, from, u + 0.24, to, 0.12)
  }
  stage.art.fill(d, onWall(stage, wall, color, 0.1))
}

/** Flags on slanting poles above a door. */
export function drawFlags(stage: Stage, id: Identity, wall: Wall, h: number): void {
  const { art } = stage
  const paints = [id.accent, '#fdf8ee', id.second]
  for (const [index, shiftU] of [-2.6, 0, 2.6].entries()) {
    const u = wall.length / 2 + shiftU
    const [foot, tip] = [wall.at(u, h, 0.1), wall.at(u, h + 1.7, 1.5)]
    art.line(poly([foot, tip], false), onWall(stage, wall, '#e9e2d4'), Math.max(1, wall.scale * 0.07))
    const drop = wall.scale
    art.fill(
      `M${num(tip[0])} ${num(tip[1])}L${num(foot[0] + (tip[0] - foot[0]) * 0.25)} ${num(foot[1] + (tip[1] - foot[1]) * 0.25)}q${num(drop * 0.25)} ${num(drop * 0.5)} ${num(drop * 0.1)} ${num(drop * 1.1)}L${num(tip[0] + drop * 0.12)} ${num(tip[1] + drop * 1.1)}z`,
      onWall(stage, wall, paints[index] ?? id.accent, 0.2),
    )
  }
}

/** A glass roof over the entrance on two thin rods, with a carpet below for those who expect one. */
export function drawCanopy(stage: Stage, id: Identity, wall: Wall, u: number, h: number, wide = 4.4): void {
  const { art } = stage
  const [u0, u1] = [u - wide / 2, u + wide / 2]
  art.fill(
    poly([wall.at(u0, h, 0), wall.at(u1, h, 0), wall.at(u1, h - 0.1, 2.4), wall.at(u0, h - 0.1, 2.4)]),
    onWall(stage, wall, shift(id.accent, -0.12), -0.2),
  )
  art.fill(quad(wall, u0, h - 0.35, u1, h + 0.15, 2.4), onWall(stage, wall, id.accent, 0.1))
  if (id.stars >= 4)
    art.fill(
      poly([wall.at(u - 0.9, 0, 0), wall.at(u + 0.9, 0, 0), wall.at(u + 1.1, 0, 5), wall.at(u - 1.1, 0, 5)]),
      onWall(stage, wall, '#a83a40'),
    )
}

/** Strokes of letters in a cell of one by one, foot at 0. */
const LETTERS: Record<string, ReadonlyArray<ReadonlyArray<readonly [number, number]>>> = {
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  O: [
    [
      [0.25, 0],
      [0.75, 0],
      [1, 0.25],
      [1, 0.75],
      [0.75, 1],
      [0.25, 1],
      [0, 0.75],
      [0, 0.25],
      [0.25, 0],
    ],
  ],
  T: [
    [
      [0, 1],
      [1, 1],
    ],
    [
      [0.5, 1],
      [0.5, 0],
    ],
  ],
  E: [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0.5],
      [0.8, 0.5],
    ],
  ],
  L: [
    [
      [0, 1],
      [0, 0],
      [1, 0],
    ],
  ],
}

/** The word HOTEL, upright down a corner of the wall or along its top; readable in mirrored pictures too. */
export function drawSign(stage: Stage, id: Identity, wall: Wall, place: 'blade' | 'roof', from: number): void {
  const { art, light } = stage
  const word = [...'HOTEL']
  const size = place === 'blade' ? Math.min(0.85, (from - 3.2) / 7.3) : 1.5
  const u0 = place === 'blade' ? wall.length - 1.1 : wall.length / 2 - size * 4
  let d = ''
  word.forEach((letter, index) => {
    const slot = id.mirrored && place === 'roof' ? word.length - 1 - index : index
    const [u, h] = place === 'blade' ? [u0, from - (index + 1) * size * 1.4] : [u0 + slot * size * 1.6, from]
    for (const line of LETTERS[letter] ?? [])
      d += poly(
        line.map(([x, y]) => wall.at(u + (id.mirrored ? 1 - x : x) * size, h + y * size * 1.1, 0.35)),
        false,
      )
  })
  if (place === 'blade')
    art.fill(
      quad(wall, u0 - 0.35, from - size * 7.2, u0 + size + 0.35, from + 0.1, 0.3),
      onWall(stage, wall, shift(id.accent, -0.1)),
    )
  const glowing = light.lamps > 0.4
  art.line(
    d,
    glowing ? '#ffe6b0' : place === 'blade' ? onWall(stage, wall, '#fdf6e6', 0.2) : onWall(stage, wall, id.accent),
    Math.max(1.4, wall.scale * (place === 'blade' ? 0.13 : 0.24)),
  )
  if (!glowing) return
  const [gx, gy] = wall.at(
    place === 'blade' ? u0 : wall.length / 2,
    place === 'blade' ? from - size * 3.5 : from + size / 2,
  )
  art.glow(gx, gy, wall.scale * 6, '#ffcf86', 0.3)
}

/** Ivy from the ground up one side of a wall. */
export function drawIvy(stage: Stage, wall: Wall, u0: number, u1: number, tall: number): void {
  const { art, random, land, season } = stage
  const leaf = season === 'autumn' ? mix(land.leaf, '#a8553c', 0.5) : land.leaf
  let [dark, bright] = ['', '']
  if (season === 'winter') return
  for (let index = 0; index < 110; index += 1) {
    const t = random.next()
    const reach = tall * (0.35 + 0.65 * (u0 < wall.length - u1 ? 1 - t : t) + 0.12 * Math.sin(t * 9))
    const [x, y] = wall.at(u0 + (u1 - u0) * t, Math.min(tall, reach) * random.next() ** 0.7, 0.1)
    const size = wall.scale * random.range(0.16, 0.34)
    dark += blob(random, x, y, size * 1.25, size, 6, 0.25)
    if (index % 2)
      bright += blob(random, x + stage.light.side * size * 0.3, y - size * 0.3, size * 0.7, size * 0.5, 5, 0.25)
  }
  art.fill(dark, onWall(stage, wall, shift(leaf, -0.08)))
  art.fill(bright, onWall(stage, wall, shift(leaf, 0.03), 0.15), 0.85)
}

/** Posts and beams before a wall, leaves over them where it is warm. */
export function drawPergola(
  stage: Stage,
  id: Identity,
  wall: Wall,
  u0: number,
  u1: number,
  tall: number,
  out: number,
): void {
  const { art, random, land } = stage
  const posts = Math.max(2, Math.round((u1 - u0) / 2.6))
  let [wood, beams] = ['', '']
  for (let index = 0; index <= posts; index += 1) {
    const u = u0 + ((u1 - u0) * index) / posts
    wood += quad(wall, u - 0.12, 0, u + 0.12, tall, out)
  }
  for (let u = u0; u <= u1; u += 0.7)
    beams += poly([wall.at(u, tall + 0.1, 0), wall.at(u, tall + 0.1, out + 0.4)], false)
  art.fill(
    poly([wall.at(u0, 0, 0), wall.at(u1, 0, 0), wall.at(u1, 0, out), wall.at(u0, 0, out)]),
    stage.light.shadow,
    stage.light.shadowDepth * 0.6,
  )
  art.line(beams, onWall(stage, wall, id.wood, -0.1), Math.max(1.2, wall.scale * 0.12))
  art.fill(wood + quad(wall, u0 - 0.4, tall - 0.05, u1 + 0.4, tall + 0.22, out), onWall(stage, wall, id.wood, 0.1))
  if (land.snowy) return
  let [leaves, flowers] = ['', '']
  for (let index = 0; index < 30; index += 1) {
    const [x, y] = wall.at(
      random.range(u0 - 0.4, u1 + 0.4),
      tall + random.range(-0.45, 0.4),
      random.range(0, out + 0.3),
    )
    const size = wall.scale * random.range(0.25, 0.5)
    leaves += blob(random, x, y, size * 1.3, size * 0.8, 6, 0.25)
    if (index % 3 === 0) flowers += blob(random, x, y + size * 0.4, size * 0.6, size * 0.45, 5, 0.2)
  }
  art.fill(leaves, mix(half(stage, land.leaf, wall.depth), lit(stage, land.leaf, wall.depth), 0.3))
  art.fill(flowers, lit(stage, id.accent, wall.depth), 0.9)
}

/** A chimney with smoke where people heat with wood. */
export function drawChimney(stage: Stage, block: Block, base: number, id: Identity): void {
  drawBox(stage, { ...block, base }, id.stone)
  const [px, py] = project(stage.view, [block.x, base + block.tall, block.z])
  drawSmoke(stage, px, py, 170, 0.4)
}

/** Stone steps up to a wall, as wide as given. */
export function drawSteps(stage: Stage, wall: Wall, u: number, wide: number, color: string): void {
  for (let step = 0; step < 4; step += 1) {
    const out = 2.4 - step * 0.6
    const h = step * 0.17
    const grow = (3 - step) * 0.35
    stage.art.fill(
      quad(wall, u - wide / 2 - grow, h, u + wide / 2 + grow, h + 0.17, out),
      onWall(stage, wall, color, -0.12),
    )
    stage.art.fill(
      poly([
        wall.at(u - wide / 2 - grow, h + 0.17, out),
        wall.at(u + wide / 2 + grow, h + 0.17, out),
        wall.at(u + wide / 2 + grow, h + 0.17, 0),
        wall.at(u - wide / 2 - grow, h + 0.17, 0),
      ]),
      onWall(stage, wall, color, 0.3),
    )
  }
}
