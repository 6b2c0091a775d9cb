// A table outdoors.

import { num } from '../art.ts'
import type { Identity } from '../identity.ts'
import { rounded } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { drawParasol } from '../things.ts'
import { project, scaleAt } from '../view.ts'

/** A round table with two chairs under a parasol. */
export function drawCafeTable(stage: Stage, id: Identity, x: number, z: number): void {
  const { art, view, light } = stage
  const px = scaleAt(view, z)
  const [cx, cy] = project(view, [x, 0, z])
  const iron = dim(stage, '#39434f')
  for (const side of [-1, 1]) {
    const sx = cx + side * px * 0.85
    art.fill(
      rounded(
        [
          [sx - px * 0.2, cy - px * 0.45],
          [sx + px * 0.2, cy - px * 0.45],
          [sx + px * 0.22, cy - px * 0.38],
          [sx - px * 0.22, cy - px * 0.38],
        ],
        4,
      ),
      half(stage, id.accent),
    )
    art.line(
      `M${num(sx - px * 0.18)} ${num(cy)}v${num(-px * 0.4)}m${num(px * 0.36)} 0v${num(px * 0.4)}M${num(sx + side * px * 0.2)} ${num(cy - px * 0.4)}v${num(-px * 0.5)}`,
      iron,
      Math.max(1.2, px * 0.035),
    )
  }
  art.line(`M${num(cx)} ${num(cy)}v${num(-px * 0.72)}`, iron, Math.max(1.5, px * 0.05))
  art.fill(
    `M${num(cx - px * 0.5)} ${num(cy - px * 0.74)}a${num(px * 0.5)} ${num(px * 0.13)} 0 1 0 ${num(px)} 0a${num(px * 0.5)} ${num(px * 0.13)} 0 1 0 ${num(-px)} 0z`,
    lit(stage, '#fbf4e6'),
  )
  if (light.lamps > 0.5) art.glow(cx, cy - px * 0.8, px, '#ffc470', 0.35)
  art.fill(
    `M${num(cx - px * 0.08)} ${num(cy - px * 0.78)}h${num(px * 0.12)}v${num(-px * 0.12)}h${num(-px * 0.12)}z`,
    half(stage, id.second),
  )
  if (!stage.land.snowy && light.weather !== 'rain') drawParasol(stage, x, z + 0.1, id.accent, 1.2, id.trim)
}
