// The ground that a house may take, and how its kind of property is usually measured.

import type { Identity, PropertyKind } from '../identity.ts'
import type { Stage } from '../stage.ts'
import { type Block, local, type Wall, wallsOf } from './solid.ts'

export type Size = Omit<Block, 'x' | 'z' | 'yaw'>

export type Plan = {
  wide: number
  deep: number
  floors: number
  floorTall: number
  /** A block whose front's middle lies `u` metres to the right and `w` behind the middle of the hotel's front. */
  at(u: number, w: number, size: Size): Block
  /** The ground point there. */
  spot(u: number, w: number): [number, number]
}

const MEASURES: Record<PropertyKind, readonly [wide: number, deep: number, floorTall: number]> = {
  'beach-resort': [46, 17, 3.2],
  boutique: [16, 12, 3.5],
  'guest-house': [12.5, 9, 2.9],
  chalet: [16, 11, 2.9],
  tower: [40, 22, 3.4],
  'spa-hotel': [48, 16, 3.2],
  apartments: [22, 13, 3],
  villa: [19, 9, 3.15],
  monastery: [21, 9, 3.1],
  hut: [7.6, 6.5, 2.9],
}

export function createPlan(id: Identity, x: number, z: number, yaw: number): Plan {
  const [wide, deep, floorTall] = MEASURES[id.property]
  const spot = (u: number, w: number): [number, number] => {
    const [wx, , wz] = local({ x, z, yaw, wide: 0, deep: 0, tall: 0 }, u, 0, w)
    return [wx, wz]
  }
  return {
    wide: wide * id.stretch,
    deep,
    floors: id.floors,
    floorTall,
    spot,
    at: (u, w, size) => {
      const [wx, wz] = spot(u, w + size.deep / 2)
      return { ...size, x: wx, z: wz, yaw }
    },
  }
}

/** The front wall of a block, when it is in sight. */
export const frontOf = (stage: Stage, block: Block): Wall | undefined =>
  wallsOf(stage, block).find(({ side }) => side === 'front')
