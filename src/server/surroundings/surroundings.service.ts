import type { Kysely } from 'kysely'
import type { SurroundingKind } from '../../contract/hotels.ts'
import { distanceKm } from '../../domain/distance.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { airports } from './airports.ts'
import { lifts } from './lifts.ts'
import { stations } from './stations.ts'
import { loadSettlements } from './surroundings.repository.ts'

type Point = { latitude: number; longitude: number }

/** What a traveller looks for around a house; `code` is an airport's IATA code. */
export type Landmark = Point & {
  kind: SurroundingKind
  code: string | null
  name: { bg: string | null; en: string | null }
}

/** A landmark and how far off it is, in kilometres as the crow flies. */
export type Surrounding = Landmark & { kilometres: number }

/**
 * How many of a kind are told, and how far off the nearest and the others may be at most, in kilometres. A second airport a country
 * away is no choice; the first is the way there all the same.
 */
const limits: Record<SurroundingKind, { most: number; within: number; others?: number }> = {
  ski_lift: { most: 1, within: 15 },
  airport: { most: 2, within: 250, others: 120 },
  railway_station: { most: 2, within: 30 },
  bus_station: { most: 1, within: 30 },
  place: { most: 3, within: 30 },
}

const getSettlements = cachePerRevision(loadSettlements)

/**
 * What stands around a house, kind by kind, the nearest first; nothing where nothing is near.
 * @param own places that the house itself lies in.
 */
export async function findSurroundings(db: Kysely<DB>, house: Point, own: readonly number[]): Promise<Surrounding[]> {
  const settlements = (await getSettlements(db)).filter(({ id }) => !own.includes(id))
  const [villages, towns] = [true, false].map((small) =>
    settlements
      .filter(({ kind }) => (kind === 'village') === small)
      .map(({ name_bg, name_en, latitude, longitude }): Landmark => {
        return { kind: 'place', code: null, name: { bg: name_bg, en: name_en }, latitude, longitude }
      }),
  )
  const nearTowns = nearest(towns ?? [], house, 'place')
  return [
    ...nearest(lifts, house, 'ski_lift'),
    ...nearest(airports, house, 'airport'),
    ...nearest(stations, house, 'railway_station'),
    ...nearest(stations, house, 'bus_station'),
    // A village tells little of where a house is, but more than nothing.
    ...(nearTowns.length > 0 ? nearTowns : nearest(villages ?? [], house, 'place')),
  ]
}

function nearest(landmarks: readonly Landmark[], house: Point, kind: SurroundingKind): Surrounding[] {
  const { most, within, others = within } = limits[kind]
  return landmarks
    .filter((landmark) => landmark.kind === kind)
    .map((landmark) => ({ ...landmark, kilometres: distanceKm(house, landmark) }))
    .filter(({ kilometres }) => kilometres <= within)
    .sort((a, b) => a.kilometres - b.kilometres)
    .filter(({ kilometres }, index) => index === 0 || kilometres <= others)
    .slice(0, most)
}
