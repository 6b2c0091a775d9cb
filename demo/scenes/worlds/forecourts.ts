// What lies before a hotel without a pool: streets, squares, parks, quays, gardens. One hotel always has the same one.

import type { Forecourt } from '../design.ts'
import type { Identity } from '../identity.ts'
import { airDepth, type Stage } from '../stage.ts'
import { drawPerson } from '../things.ts'
import { scaleAt } from '../view.ts'
import { drawDrive, drawGardenFence, drawGardenPath, drawGardenWall } from './forecourt-gardens.ts'
import { drawBicycles, drawFountainSquare, drawPark, drawSquare } from './forecourt-squares.ts'
import { drawCafe, drawRoad, drawTramStreet } from './forecourt-streets.ts'
import { on, type Painter } from './forecourt-things.ts'
import { drawPond, drawQuay } from './forecourt-waters.ts'
import type { Setting } from './siting.ts'

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
