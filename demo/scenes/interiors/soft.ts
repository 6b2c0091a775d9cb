// Upholstered blocks, and the shadow that a thing throws where it touches the floor.

import { type Block, onWall, wallsOf } from '../buildings/solid.ts'
import { mix } from '../color.ts'
import { hull, oval, type Point, rounded } from '../outline.ts'
import { dim, half, lit, type Stage } from '../stage.ts'
import { scaleAt } from '../view.ts'
import type { Room } from './room.ts'

/** A soft shadow on the floor under something. */
export function drawContact({ inside: stage, at }: Room, x: number, z: number, rx: number, rz: number): void {
  const [cx, cy] = at(x, 0, z)
  const px = scaleAt(stage.view, z)
  stage.art.fill(oval(cx, cy, rx * px * 1.15, Math.max(3, rz * px * 0.36)), stage.light.shadow, 0.24)
}

/** A cushion-like box: one rounded body, then its faces, lit from above. */
export function drawSoft(stage: Stage, block: Block, color: string, radius = 14): void {
  const walls = wallsOf(stage, block)
  const body = [...topOf(stage, block), ...walls.flatMap((wall) => [wall.at(0, 0), wall.at(wall.length, 0)])]
  stage.art.fill(rounded(hull(body), radius), mix(half(stage, color), lit(stage, color), 0.3))
  for (const wall of walls) {
    const points = [wall.at(0, 0), wall.at(wall.length, 0), wall.at(wall.length, block.tall), wall.at(0, block.tall)]
    const base =
      wall.side === 'front'
        ? mix(half(stage, color), dim(stage, color), 0.35)
        : onWall(stage, { ...wall, depth: 0 }, color)
    stage.art.fill(rounded(points, radius), base)
  }
  const top = topOf(stage, block)
  stage.art.fill(rounded(top, radius), mix(lit(stage, color), half(stage, color), 0.12))
}

function topOf(stage: Stage, block: Block): Point[] {
  const walls = wallsOf(stage, { ...block })
  const front = walls.find((wall) => wall.side === 'front')
  if (!front) return []
  return [
    front.at(0, block.tall),
    front.at(front.length, block.tall),
    front.at(front.length, block.tall, -block.deep),
    front.at(0, block.tall, -block.deep),
  ]
}
