// Rooms that guests share: lobby, kids' corner, conference room.

import { num } from '../art.ts'
import { drawBox } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { oval, type Point, poly, rounded, smooth } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { drawLantern, drawPerson } from '../things.ts'
import { scaleAt } from '../view.ts'
import { drawSofa } from './bedrooms.ts'
import { drawArmchair, drawRoundTable } from './furniture.ts'
import { createRoom, drawCeiling, drawShell, type Room, skinOf } from './room.ts'
import { drawBooks, drawFramed, drawPendant, drawPlant, drawRug, drawTableLamp, drawVase } from './small-things.ts'
import { drawContact, drawSoft } from './soft.ts'
import { drawCurtains, drawWindow, type Opening } from './windows.ts'

export function drawLobby(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -5.6,
    right: 5.4,
    deep: 11,
    tall: 4.6,
    view: { eye: 1.7, horizon: 610, centre: 740, focal: 960 },
  })
  const skin = skinOf(room)
  drawShell(room, { ...skin, wall: mix(skin.wall, '#f4ead9', 0.4) })
  drawCeiling(room, skin.ceiling)
  const { inside, at, path } = room
  const { art } = inside
  const opening: Opening = { u0: -4.6, u1: 1, low: 0, high: 3.8, panes: 4, arch: false }
  drawWindow(room, opening, room.style === 'sea' ? '#fdfaf4' : id.wood)
  drawCurtains(room, opening, mix(id.accent, '#f3e6d0', 0.45), false)
  art.fill(
    path([
      [1.5, 0, 10.98],
      [5.4, 0, 10.98],
      [5.4, 4.6, 10.98],
      [1.5, 4.6, 10.98],
    ]),
    half(inside, mix(id.wood, '#caa47c', 0.3)),
  )
  let slats = ''
  for (let u = 1.6; u < 5.4; u += 0.2) slats += poly([at(u, 0, 10.97), at(u, 4.6, 10.97)], false)
  art.line(slats, dim(inside, id.wood), 3, 0.6)
  const [mx, my] = at(3.4, 2.8, 10.9)
  art.fill(oval(mx, my, 78), half(inside, id.accent))
  art.fill(
    smooth([
      [mx - 78, my + 12],
      [mx - 30, my - 22],
      [mx + 10, my + 6],
      [mx + 46, my - 14],
      [mx + 76, my + 14],
      [mx + 50, my + 58],
      [mx - 50, my + 58],
    ]),
    lit(inside, id.second),
  )
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 7; column += 1)
      art.fill(
        oval(...(at(1.95 + column * 0.2, 1.5 + row * 0.2, 10.9) as [number, number]), 3.5),
        half(inside, '#e8c87a'),
      )
  drawPerson(inside, ...(at(3.3, 0.1, 9.7) as [number, number]), scaleAt(inside.view, 9.7) * 1.7, 0, 'stand')
  drawBox(inside, { x: 3.4, z: 8.9, wide: 3.4, deep: 0.8, tall: 1.1 }, mix(id.accent, id.wood, 0.35), '#efe4d0')
  drawBox(inside, { x: 3.4, z: 8.85, wide: 3.7, deep: 1, tall: 0.08, base: 1.1 }, '#f3ecdf')
  drawTableLamp(room, 4.6, 1.18, 8.7, id.second)
  const [vx, vy] = at(2.3, 1.18, 8.7)
  drawVase(inside, vx, vy, 60, '#f4ead8', id.accent)
  const seat: Room = { ...room, left: -5.6 }
  drawRug(seat, -4.2, 0.6, 4.2, 7.4)
  drawSofa(room, -3.6, 5.8, mix(id.second, '#eee2cf', 0.4))
  drawArmchair(room, -0.3, 6.7, id.accent, 0.8)
  drawArmchair(room, -0.5, 5, id.accent, 0.4)
  drawRoundTable(room, -1.9, 5.8, 0.7, 0.42, id.wood)
  const [tx, ty] = at(-1.9, 0.43, 5.8)
  drawBooks(inside, tx - 30, ty, 52, [id.accent, id.second])
  drawVase(inside, tx + 34, ty, 80, '#f6ecd8', id.second)
  drawPlant(room, -5.1, 9.4, 2.7, 'palm')
  drawPlant(room, 1.35, 10.3, 1.8)
  for (const [x, drop, size] of [
    [-2.6, 1.4, 0.7],
    [-1.6, 1, 0.5],
    [-1.9, 1.8, 0.55],
    [3.4, 1.8, 0.6],
  ] as const)
    drawPendant(room, x, x > 0 ? 8.8 : 5.8, drop, size, x < -2 ? id.accent : id.second)
  const bag = at(1.2, 0, 4.2)
  const size = scaleAt(inside.view, 4.2)
  drawContact(room, 1.2, 4.2, 0.4, 0.25)
  art.line(
    `M${num(bag[0] - size * 0.1)} ${num(bag[1] - size * 0.6)}v${num(-size * 0.3)}h${num(size * 0.2)}v${num(size * 0.3)}`,
    dim(inside, '#3d3a3c'),
    6,
  )
  art.fill(
    rounded(
      [
        [bag[0] - size * 0.24, bag[1]],
        [bag[0] + size * 0.24, bag[1]],
        [bag[0] + size * 0.24, bag[1] - size * 0.64],
        [bag[0] - size * 0.24, bag[1] - size * 0.64],
      ],
      16,
    ),
    half(inside, id.second),
  )
  art.line(
    [-0.12, 0, 0.12].map((u) => `M${num(bag[0] + u * size)} ${num(bag[1] - size * 0.58)}v${num(size * 0.5)}`).join(''),
    dim(inside, id.second),
    3,
    0.5,
  )
}

/** A play room: tent, blocks, a low table, a toy bear, paper garlands. */
export function drawKidsCorner(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -2.8,
    right: 2.8,
    deep: 5,
    tall: 2.7,
    view: { eye: 1.25, horizon: 510, centre: 800, focal: 960 },
  })
  const { inside, at, path } = room
  const { art, random } = inside
  const soft = mix(id.second, '#f6eede', 0.72)
  drawShell({ ...room, style: 'sea' }, { wall: soft, side: '#f8f1e4', floor: '#e0c39a', ceiling: '#fdfaf4' })
  for (const [r, color] of [
    [1.5, id.accent],
    [1.22, '#f2c25a'],
    [0.94, '#7fb5a0'],
    [0.66, '#5f8fb5'],
    [0.38, soft],
  ] as const) {
    const arc: Point[] = Array.from({ length: 13 }, (_, index) =>
      at(-1.2 + Math.cos((index / 12) * Math.PI) * r, 0.12 + Math.sin((index / 12) * Math.PI) * r * 1.05, 4.99),
    )
    art.fill(poly(arc), half(inside, mix(color, '#f3e9d6', 0.2)))
  }
  drawWindow(room, { u0: 0.5, u1: 2.3, low: 0.8, high: 2.2, panes: 2 }, '#fdfaf4')
  let flags = ['', '', '']
  for (let index = 0; index < 15; index += 1) {
    const t = (index + 0.5) / 15
    const [x, y] = [60 + 1480 * t, 120 + Math.sin(t * Math.PI) * 90]
    flags = flags.map((d, color) =>
      index % 3 === color
        ? d +
          poly([
            [x - 34, y],
            [x + 34, y],
            [x, y + 62],
          ])
        : d,
    )
  }
  art.line('M40 116Q800 330 1560 116', dim(inside, '#8a7a6a'), 2.5)
  ;[id.accent, '#f2c25a', id.second].forEach((color, index) => {
    art.fill(flags[index] ?? '', half(inside, color))
  })
  const rug: Point[] = Array.from({ length: 20 }, (_, index) =>
    at(0.3 + Math.cos(index * 0.314) * 1.7, 0.003, 3 + Math.sin(index * 0.314) * 1),
  )
  art.fill(smooth(rug), half(inside, mix(id.accent, '#f4dfc4', 0.55)))
  const tip = at(-1.7, 2.15, 3.7)
  const feet = [at(-2.5, 0, 3.2), at(-1.9, 0, 3), at(-1.3, 0, 3.1), at(-0.85, 0, 3.5)] as const
  drawContact(room, -1.7, 3.3, 1, 0.6)
  art.fill(poly([tip, feet[0], feet[3]]), dim(inside, '#e9d8bd'))
  art.fill(poly([tip, feet[0], feet[1]]), half(inside, '#f6ead4'))
  art.fill(poly([tip, feet[2], feet[3]]), lit(inside, '#fbf2e0'))
  art.fill(poly([tip, feet[1], at(-1.62, 0, 3.04)]), mix(half(inside, id.accent), '#f6ead4', 0.2))
  art.line(
    [-0.14, -0.03, 0.1]
      .map((u) =>
        poly(
          [
            [tip[0], tip[1] + 16],
            [tip[0] + u * 300, tip[1] - 48],
          ],
          false,
        ),
      )
      .join(''),
    dim(inside, '#b98c5e'),
    6,
  )
  for (let index = 0; index < 7; index += 1)
    drawLantern(
      inside,
      feet[2][0] + (tip[0] - feet[2][0]) * (index / 7),
      feet[2][1] + (tip[1] - feet[2][1]) * (index / 7),
      4,
      6,
    )
  drawBox(inside, { x: 1.3, z: 3.3, wide: 1.2, deep: 0.7, tall: 0.06, base: 0.46 }, '#f3e4c6')
  for (const x of [0.78, 1.82]) drawBox(inside, { x, z: 3.3, wide: 0.08, deep: 0.6, tall: 0.46 }, '#d9b98a')
  for (const [x, color] of [
    [0.45, id.accent],
    [2.15, id.second],
  ] as const) {
    drawBox(inside, { x, z: 3.1, wide: 0.34, deep: 0.34, tall: 0.28 }, color)
    drawBox(inside, { x: x + (x < 1 ? -0.15 : 0.15), z: 3.1, wide: 0.05, deep: 0.34, tall: 0.6 }, shift(color, -0.04))
  }
  const [tx, ty] = at(1.3, 0.53, 3.25)
  art.fill(
    poly([
      [tx - 70, ty + 4],
      [tx + 20, ty - 8],
      [tx + 40, ty + 14],
      [tx - 50, ty + 26],
    ]),
    lit(inside, '#ffffff'),
  )
  art.line(`M${num(tx - 40)} ${num(ty + 12)}q20 -16 36 0t30 -4`, id.accent, 4)
  ;[
    ['#e0604a', 0],
    ['#f2c25a', 1],
    ['#5f8fb5', 2],
    ['#7fb5a0', 3],
  ].forEach(([color, index]) => {
    drawBox(
      inside,
      {
        x: -0.1 + Number(index) * 0.26,
        z: 2.35 + random.range(-0.1, 0.1),
        wide: 0.22,
        deep: 0.22,
        tall: 0.22,
        yaw: random.range(-0.5, 0.5),
      },
      String(color),
    )
  })
  drawBox(inside, { x: 0.14, z: 2.36, wide: 0.22, deep: 0.22, tall: 0.22, base: 0.22, yaw: 0.3 }, '#f2c25a')
  drawBear(inside, ...(at(-0.75, 0, 2.5) as [number, number]), 170)
  art.fill(
    path([
      [2.79, 0.5, 3],
      [2.79, 0.5, 4.4],
      [2.79, 0.56, 4.4],
      [2.79, 0.56, 3],
    ]),
    half(inside, '#d9b98a'),
  )
}

function drawBear(stage: Stage, x: number, y: number, tall: number): void {
  const { art } = stage
  const fur = '#c08a54'
  const part = (dx: number, dy: number, rx: number, ry: number, color = fur) => {
    art.fill(oval(x + dx * tall, y - dy * tall, rx * tall, ry * tall), half(stage, color))
    art.fill(
      oval(
        x + dx * tall + stage.light.side * rx * tall * 0.22,
        y - dy * tall - ry * tall * 0.2,
        rx * tall * 0.66,
        ry * tall * 0.64,
      ),
      lit(stage, color),
    )
  }
  for (const side of [-1, 1]) part(side * 0.2, 0.95, 0.09, 0.09)
  part(0, 0.34, 0.25, 0.3)
  for (const side of [-1, 1]) {
    part(side * 0.27, 0.4, 0.09, 0.17)
    part(side * 0.19, 0.08, 0.13, 0.1)
  }
  part(0, 0.76, 0.24, 0.21)
  part(0, 0.69, 0.1, 0.075, '#ecd0a4')
  art.fill(
    oval(x, y - tall * 0.72, tall * 0.03, tall * 0.022) +
      oval(x - tall * 0.09, y - tall * 0.81, tall * 0.02) +
      oval(x + tall * 0.09, y - tall * 0.81, tall * 0.02),
    dim(stage, '#3a2a24'),
  )
}

/** A long table, chairs, a screen with a chart, and the place beyond the glass. */
export function drawConference(stage: Stage, id: Identity): void {
  const room = createRoom(stage, id, {
    left: -4,
    right: 4.2,
    deep: 9.5,
    tall: 3.1,
    view: { eye: 1.65, horizon: 500, centre: 860, focal: 980 },
  })
  drawShell(
    { ...room, style: 'urban' },
    {
      wall: mix(id.second, '#e9e2d6', 0.55),
      side: '#f3ede3',
      floor: mix(id.stone, '#b9a892', 0.5),
      ceiling: '#fbf8f2',
    },
  )
  const { inside, at, path } = room
  const { art } = inside
  drawWindow(room, { u0: -3.4, u1: 1, low: 0.3, high: 2.7, panes: 4 }, '#3c444e')
  const screen = [
    [1.5, 1, 9.45],
    [3.9, 1, 9.45],
    [3.9, 2.4, 9.45],
    [1.5, 2.4, 9.45],
  ] as const
  art.fill(path(screen), '#2a3140')
  art.fill(
    path(screen.map(([x, y, z]) => [x + (x < 2 ? 0.06 : -0.06), y + (y < 2 ? 0.06 : -0.06), z] as const)),
    mix('#f5f1e8', stage.light.sky[2], 0.1),
  )
  ;[0.3, 0.5, 0.42, 0.7, 0.9].forEach((tall, index) => {
    art.fill(
      path([
        [1.8 + index * 0.38, 1.2, 9.44],
        [2.04 + index * 0.38, 1.2, 9.44],
        [2.04 + index * 0.38, 1.2 + tall, 9.44],
        [1.8 + index * 0.38, 1.2 + tall, 9.44],
      ]),
      index === 4 ? id.accent : mix(id.second, '#ffffff', 0.25),
    )
  })
  const chair = (x: number, z: number, yaw: number) => {
    drawSoft(inside, { x, z, wide: 0.5, deep: 0.5, tall: 0.1, base: 0.44, yaw }, id.accent, 8)
    drawSoft(
      inside,
      { x: x + (yaw > 0 ? -0.26 : 0.26), z, wide: 0.1, deep: 0.5, tall: 0.62, base: 0.5 },
      shift(id.accent, -0.03),
      10,
    )
    drawBox(inside, { x, z, wide: 0.08, deep: 0.08, tall: 0.44 }, '#4b4f57')
  }
  for (const z of [8, 6.9, 5.8, 4.7, 3.6]) {
    chair(-1.35, z, 0.01)
  }
  drawBox(inside, { x: 0, z: 5.8, wide: 1.7, deep: 6.2, tall: 0.08, base: 0.7 }, id.wood, shift(id.wood, 0.12))
  drawBox(inside, { x: 0, z: 7.4, wide: 0.9, deep: 0.5, tall: 0.7 }, shift(id.wood, -0.05))
  drawBox(inside, { x: 0, z: 4.4, wide: 0.9, deep: 0.5, tall: 0.7 }, shift(id.wood, -0.05))
  drawBox(inside, { x: 0, z: 5.8, wide: 1.7, deep: 6.2, tall: 0.08, base: 0.7 }, id.wood, shift(id.wood, 0.12))
  for (const z of [8, 6.9, 5.8, 4.7, 3.6]) {
    for (const x of [-0.55, 0.55]) {
      art.fill(
        path([
          [x - 0.16, 0.785, z - 0.16],
          [x + 0.16, 0.785, z - 0.16],
          [x + 0.16, 0.785, z + 0.2],
          [x - 0.16, 0.785, z + 0.2],
        ]),
        lit(inside, '#ffffff'),
      )
      const [gx, gy] = at(x * 0.4, 0.785, z)
      const size = scaleAt(inside.view, z) * 0.13
      art.fill(
        poly([
          [gx - size * 0.3, gy - size],
          [gx + size * 0.3, gy - size],
          [gx + size * 0.24, gy],
          [gx - size * 0.24, gy],
        ]),
        lit(inside, '#dcebee'),
        0.7,
      )
    }
    chair(1.35, z, -0.01)
  }
  for (const z of [7.4, 5.6, 3.9]) drawPendant(room, 0, z, 0.9, 0.6, id.second)
  drawPlant(room, -3.5, 8.6, 1.9, 'palm')
  drawFramed(room, -1, 6, 1.8, 1.6, 0.9)
}
