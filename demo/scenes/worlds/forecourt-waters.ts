// Water before a hotel: a quay in a town, a pond in a meadow.

import { num, WIDTH } from '../art.ts'
import { mix } from '../color.ts'
import type { Identity } from '../identity.ts'
import { smooth, stroke } from '../outline.ts'
import { BOTTOM, half, lit, type Stage } from '../stage.ts'
import { drawRowboat } from '../things.ts'
import { drawShrub } from '../trees.ts'
import { projectAll, scaleAt } from '../view.ts'
import { drawLamp, on } from './forecourt-things.ts'
import type { Setting } from './siting.ts'

export function drawQuay(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
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

/** A pond in the meadow before the house, reeds at its edge. */
export function drawPond(stage: Stage, id: Identity, { x, z, reach, view }: Setting): void {
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
