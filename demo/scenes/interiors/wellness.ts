// Bathrooms, indoor pools and saunas.

import { num } from '../art.ts'
import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, poly, rounded, smooth, stroke } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { drawLounger, drawSmoke } from '../things.ts'
import { scaleAt } from '../view.ts'
import { createRoom, drawShell, type Room } from './room.ts'
import { drawPendant, drawPlant } from './small-things.ts'
import { drawContact, drawSoft } from './soft.ts'
import { drawWindow } from './windows.ts'

export function drawBathroom(stage: Stage, id: Identity): void {
  const { random } = stage
  const room = createRoom(stage, id, {
    left: -2.1,
    right: 2.2,
    deep: 4.2,
    tall: 2.7,
    view: { horizon: 520, centre: random.range(760, 850), focal: 980 },
  })
  const { inside, at, path } = room
  const { art } = inside
  const tile = mix(room.style === 'urban' ? '#d8d4cc' : '#f4efe4', id.second, 0.16)
  drawShell(
    { ...room, style: 'sea' },
    { wall: tile, side: '#f3ece0', floor: mix(id.stone, '#e9dcc6', 0.4), ceiling: '#fbf7ef' },
  )
  const [course, bond] = random.pick([
    [0.3, 0.3],
    [0.14, 9],
    [0.9, 0.1],
    [0.6, 0.6],
  ])
  const height = course === 0.9 ? 1.2 : 2.7
  if (height < 2)
    art.fill(
      path([
        [-2.1, 1.2, 4.19],
        [2.2, 1.2, 4.19],
        [2.2, 2.7, 4.19],
        [-2.1, 2.7, 4.19],
      ]),
      half(inside, '#f7f1e6'),
    )
  let joints = ''
  for (let h = course; h <= height; h += course) joints += poly([at(-2.1, h, 4.2), at(2.2, h, 4.2)], false)
  for (let u = -2.1; u < 2.2; u += bond) joints += poly([at(u, 0, 4.2), at(u, height, 4.2)], false)
  art.line(joints, lit(inside, '#ffffff'), 1.6, 0.5)
  const wide = random.range(0.8, 1.4)
  drawWindow(
    room,
    { u0: -0.4 - wide, u1: -0.4 + wide, low: 0.85, high: random.range(2, 2.4), panes: random.int(1, 3) },
    room.style === 'alpine' ? id.wood : '#fdfaf4',
  )
  drawTub(room, -0.45, 3.2)
  drawBox(inside, { x: 1.8, z: 2.75, wide: 0.8, deep: 1.7, tall: 0.5, base: 0.36 }, id.wood, shift(id.wood, 0.08))
  drawBox(inside, { x: 1.78, z: 2.75, wide: 0.86, deep: 1.76, tall: 0.06, base: 0.86 }, '#f4efe6')
  const right = 2.19
  const round: Point[] = Array.from({ length: 20 }, (_, index) =>
    at(right, 1.75 + Math.sin(index * 0.314) * 0.5, 2.8 + Math.cos(index * 0.314) * 0.5),
  )
  art.fill(smooth(round), half(inside, id.accent))
  art.fill(smooth(round.map(([x, y]) => [x + 5, y] as Point)), mix(lit(inside, '#e9eef0'), stage.light.sky[2], 0.45))
  const [bx, by] = at(1.75, 0.92, 2.6)
  const size = scaleAt(inside.view, 2.6)
  art.fill(
    `M${num(bx - size * 0.3)} ${num(by - size * 0.1)}q${num(size * 0.03)} ${num(size * 0.17)} ${num(size * 0.3)} ${num(size * 0.17)}q${num(size * 0.27)} 0 ${num(size * 0.3)} ${num(-size * 0.17)}z`,
    half(inside, '#fdfaf4'),
  )
  art.fill(oval(bx, by - size * 0.1, size * 0.3, size * 0.07), lit(inside, '#ffffff'))
  art.fill(oval(bx, by - size * 0.095, size * 0.25, size * 0.05), dim(inside, '#dfe6e6'))
  drawTowels(inside, ...(at(1.66, 0.42, 1.9) as [number, number]), scaleAt(inside.view, 1.9) * 0.3, [
    id.accent,
    '#fdf9f0',
    id.second,
  ])
  drawPendant(room, 1.5, 3.3, 0.9, 0.26, '#fbf3e2')
  drawPlant(room, -1.75, 3.75, 1.25, 'palm')
  const mat = path([
    [-1.1, 0.004, 2.05],
    [0.3, 0.004, 2.05],
    [0.3, 0.004, 2.6],
    [-1.1, 0.004, 2.6],
  ])
  art.fill(mat, half(inside, id.accent), 0.85)
  drawBox(inside, { x: -1.35, z: 2.3, wide: 0.36, deep: 0.34, tall: 0.44 }, id.wood)
  drawTowels(inside, ...(at(-1.35, 0.45, 2.2) as [number, number]), scaleAt(inside.view, 2.2) * 0.17, [
    '#fdf9f0',
    id.accent,
  ])
}

function drawTub(room: Room, x: number, z: number): void {
  const { inside: stage, at } = room
  const { art } = stage
  drawContact(room, x, z, 1.05, 0.6)
  const [px, py] = at(x, 0.62, z)
  const size = scaleAt(stage.view, z)
  const [rx, ry] = [size * 0.92, size * 0.13]
  const [, foot] = at(x, 0.02, z - 0.2)
  art.fill(
    `M${num(px - rx)} ${num(py - size * 0.05)}C${num(px - rx * 0.98)} ${num(py + (foot - py) * 0.9)} ${num(px - rx * 0.7)} ${num(foot)} ${num(px - rx * 0.6)} ${num(foot)}H${num(px + rx * 0.6)}C${num(px + rx * 0.7)} ${num(foot)} ${num(px + rx * 0.98)} ${num(py + (foot - py) * 0.9)} ${num(px + rx)} ${num(py - size * 0.05)}z`,
    art.linear(
      [
        [0, dim(stage, '#fbf6ec')],
        [0.6, half(stage, '#fdfaf4')],
        [1, lit(stage, '#ffffff')],
      ],
      px - stage.light.side * rx,
      0,
      px + stage.light.side * rx,
      0,
    ),
  )
  art.fill(oval(px, py - size * 0.04, rx * 1.02, ry), lit(stage, '#ffffff'))
  art.fill(oval(px, py - size * 0.03, rx * 0.93, ry * 0.78), mix(lit(stage, '#8fcfd0'), stage.light.sky[2], 0.3))
  art.fill(stroke(px - rx * 0.6, py - size * 0.03, rx * 0.9, 7), lit(stage, '#ffffff'), 0.5)
  const tap = px + rx * 1.16
  art.line(
    `M${num(tap)} ${num(foot + 6)}V${num(py - size * 0.3)}q0 ${num(-size * 0.12)} ${num(-size * 0.12)} ${num(-size * 0.12)}h${num(-size * 0.1)}v${num(size * 0.06)}`,
    dim(stage, '#c79a58'),
    7,
  )
  drawSmoke(stage, px - rx * 0.2, py - size * 0.1, size * 0.5, 0.22)
}

/** Folded towels in a pile. */
export function drawTowels(stage: Stage, px: number, py: number, wide: number, colors: readonly string[]): void {
  colors.forEach((color, index) => {
    const y = py - index * wide * 0.3
    stage.art.fill(
      rounded(
        [
          [px - wide, y],
          [px + wide, y],
          [px + wide, y - wide * 0.28],
          [px - wide, y - wide * 0.28],
        ],
        wide * 0.13,
      ),
      mix(half(stage, color), lit(stage, color), 0.4),
    )
    stage.art.line(
      `M${num(px - wide * 0.9)} ${num(y - wide * 0.14)}H${num(px + wide * 0.7)}`,
      dim(stage, color),
      1.6,
      0.5,
    )
  })
}

/** A hall with a pool, columns and a glass wall towards the place. */
export function drawIndoorPool(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -5.4,
    right: 5.4,
    deep: 13,
    tall: 4.4,
    view: { eye: 1.7, horizon: 500, centre: 760, focal: 1000 },
  })
  const { inside, at, path } = room
  const { art, random } = inside
  drawShell(
    { ...room, style: 'sea' },
    {
      wall: mix(id.stone, '#f2e8d8', 0.5),
      side: mix(id.wood, '#e9d6b8', 0.55),
      floor: mix(id.stone, '#efe4d2', 0.5),
      ceiling: mix(id.wood, '#f0dfc2', 0.5),
    },
  )
  let slats = ''
  for (let x = -5.4; x < 5.4; x += 0.45) slats += poly([at(x, 4.4, 13), at(x, 4.4, 1)], false)
  art.line(slats, dim(inside, id.wood), 3, 0.4)
  drawWindow(room, { u0: -4.8, u1: 4.8, low: 0.15, high: 3.7, panes: 6 }, '#45505a')
  const pool = [
    [-3.4, 0, 11.4],
    [2.6, 0, 11.4],
    [2.6, 0, 2.2],
    [-3.4, 0, 2.2],
  ] as const
  art.fill(
    path(pool.map(([x, y, z]) => [x + Math.sign(x) * 0.22, y, z + (z > 5 ? 0.25 : -0.2)] as const)),
    lit(inside, '#f8f2e6'),
  )
  const water = mix('#49bfc4', inside.light.key, 0.18)
  const d = path(pool)
  art.clip(d, () => {
    const top = at(0, 0, 11.4)[1]
    art.fill(
      d,
      art.linear(
        [
          [0, mix(water, stage.light.sky[3], 0.5)],
          [0.35, mix(water, stage.light.sky[2], 0.25)],
          [1, mix(water, '#10506a', 0.45)],
        ],
        0,
        top,
        0,
        1067,
      ),
    )
    let [bright, soft] = ['', '']
    for (let index = 0; index < 44; index += 1) {
      const t = random.next() ** 1.3
      const mark = stroke(random.range(0, 1500), top + (1067 - top) * t, 50 + 220 * t, 2 + 8 * t, random.range(-8, 8))
      if (index % 2) bright += mark
      else soft += mark
    }
    art.fill(soft, stage.light.sky[2], 0.4)
    art.fill(bright, stage.light.sun, 0.42)
  })
  for (const z of [11, 8.2, 5.6])
    for (const x of [-4.2, 3.5]) {
      drawBox(inside, { x, z, wide: 0.55, deep: 0.55, tall: 4.4 }, mix(id.stone, '#f4ebda', 0.5))
      const [gx, gy] = at(x, 2.6, z - 0.3)
      art.glow(gx, gy, scaleAt(inside.view, z) * 0.9, '#ffcf8a', 0.3 + inside.light.lamps * 0.3, 1.5)
    }
  for (const [z, towel] of [
    [9.4, id.accent],
    [7, undefined],
    [5.1, id.second],
  ] as const)
    drawLounger(inside, 4.4, z, '#fdf8ee', towel, 0.9)
  drawPlant(room, -4.9, 10.2, 2.2, 'palm')
  drawPlant(room, 4.9, 11.4, 2, 'palm')
  drawTowels(inside, 1330, 950, 92, [id.accent, '#fdf9f0', '#fdf9f0', id.second])
}

/** A wooden sauna: benches, glowing stones, a bucket, a window on the woods. */
export function drawSauna(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -2.6,
    right: 2.5,
    deep: 4.4,
    tall: 2.6,
    view: { horizon: 520, centre: 820, focal: 960 },
  })
  const warm: Stage = {
    ...room.inside,
    light: { ...room.inside.light, key: '#ffe2b0', shade: '#96644c', lamps: Math.max(0.75, room.inside.light.lamps) },
  }
  const hot: Room = { ...room, style: 'alpine', inside: warm }
  const pine = '#dfae74'
  drawShell(hot, { wall: pine, side: shift(pine, -0.03), floor: '#b98a5c', ceiling: shift(pine, 0.02) })
  const { art } = warm
  const { at } = room
  let boards = ''
  for (const x of [room.left, room.right])
    for (let h = 0.27; h < 2.6; h += 0.27) boards += poly([at(x, h, 4.4), at(x, h, 0.6)], false)
  art.line(boards, dim(warm, pine), 1.5, 0.4)
  drawWindow(hot, { u0: -0.9, u1: 1.7, low: 1.05, high: 2.15, panes: 1 }, shift(pine, -0.12))
  drawBox(warm, { x: 0, z: 4, wide: 5.1, deep: 0.9, tall: 0.9 }, shift(pine, -0.06), shift(pine, 0.04))
  drawBox(warm, { x: 0, z: 3.3, wide: 5.1, deep: 0.8, tall: 0.45 }, shift(pine, -0.06), shift(pine, 0.05))
  drawBox(warm, { x: -2.1, z: 2.4, wide: 0.9, deep: 1.6, tall: 0.45 }, shift(pine, -0.06), shift(pine, 0.05))
  let slats = ''
  for (const [h, z0, z1] of [
    [0.9, 3.55, 4.4],
    [0.45, 2.9, 3.6],
  ] as const)
    for (let z = z0; z < z1; z += 0.16) slats += poly([at(-2.55, h + 0.005, z), at(2.5, h + 0.005, z)], false)
  art.line(slats, dim(warm, pine), 2.5, 0.45)
  drawTowels(warm, ...(at(-0.9, 0.47, 3.1) as [number, number]), 70, ['#fdf9f0', id.accent])
  drawSoft(warm, { x: 0.9, z: 3.95, wide: 1.3, deep: 0.6, tall: 0.05, base: 0.9 }, id.second, 8)
  drawBox(warm, { x: 1.42, z: 2.35, wide: 0.85, deep: 0.8, tall: 0.75 }, '#4b4644', '#3a3534')
  const [sx, sy] = at(1.42, 0.78, 2.35)
  const size = scaleAt(warm.view, 2.3)
  art.glow(sx, sy, size * 1.1, '#ff8a3c', 0.55)
  for (let index = 0; index < 15; index += 1)
    art.fill(
      oval(
        sx + ((index % 5) - 2) * size * 0.15 + (index > 9 ? 12 : 0),
        sy - Math.floor(index / 5) * size * 0.09,
        size * 0.1,
        size * 0.085,
      ),
      index % 3 ? mix(dim(warm, '#7a6c66'), '#e8743a', 0.2) : dim(warm, '#6a5d59'),
    )
  drawSmoke(warm, sx - 20, sy - size * 0.2, size * 0.9, 0.3)
  const [bx, by] = at(0.3, 0.47, 3)
  art.fill(
    poly([
      [bx - 52, by - 78],
      [bx + 52, by - 78],
      [bx + 42, by],
      [bx - 42, by],
    ]),
    art.linear(
      [
        [0, dim(warm, id.wood)],
        [1, lit(warm, id.wood)],
      ],
      bx - 50,
      0,
      bx + 50,
      0,
    ),
  )
  art.fill(oval(bx, by - 78, 52, 12), dim(warm, '#6a4b34'))
  art.line(`M${num(bx - 48)} ${num(by - 78)}q48 -70 96 0M${num(bx + 8)} ${num(by - 80)}l54 -92`, half(warm, id.wood), 7)
  art.line(
    `M${num(bx - 49)} ${num(by - 56)}H${num(bx + 49)}M${num(bx - 45)} ${num(by - 18)}H${num(bx + 45)}`,
    dim(warm, '#3f3a38'),
    4,
  )
  const [lx, ly] = at(-2.5, 1.7, 3.9)
  art.glow(lx, ly, 280, '#ffb45e', 0.6)
}
