import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MapLabels, MapPreview } from '../../contract/maps.ts'
import type { Language } from '../../contract/values.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { getDirectory } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { drawShade, shadeZoom } from './coast-shade.ts'
import type { Land } from './land.service.ts'
import { collectLabels, wordLabels } from './map-labels.ts'
import { drawPreview } from './map-preview.ts'
import { loadNamedPlaces } from './maps.repository.ts'

/** Names on one map at most: more would never find room. */
const mostLabels = 2500

const getPlaces = cachePerRevision(async (db: Kysely<DB>) => {
  const [places, directory] = await Promise.all([loadNamedPlaces(db, mostLabels), getDirectory(db)])
  const hotels = new Map<number, number>()
  for (const { places: above } of directory.values()) {
    const [own] = above
    if (own) hotels.set(own.id, (hotels.get(own.id) ?? 0) + 1)
  }
  const ashore = [...directory.values(), ...places.filter(({ id }) => hotels.has(id))]
  return { places, hotels, ashore: nameSpots(ashore) }
})

/** Our houses and the middles of their towns: land for certain. The version goes into the address of what is drawn around them. */
function nameSpots(all: readonly { latitude: number; longitude: number }[]) {
  const spots = all.map(({ latitude, longitude }) => ({ latitude, longitude }))
  const version = createHash('sha256').update(JSON.stringify(spots)).digest('hex').slice(0, 10)
  return { spots, version }
}

/** Where the land's tiles are, and every name that may stand on it, in the reader's language. */
export async function readLabels(db: Kysely<DB>, land: Land, language: Language): Promise<MapLabels> {
  const [{ countries }, { places, hotels, ashore }] = await Promise.all([land.open(), getPlaces(db)])
  return {
    land: {
      tiles: `/maps/land/${land.version}/{z}/{x}/{y}`,
      deepest: land.deepest,
      shades: `/maps/coast/${land.version}-${ashore.version}/{z}/{x}/{y}`,
      shade_zoom: shadeZoom(land.deepest),
    },
    labels: wordLabels(collectLabels(countries, places, hotels), language),
  }
}

/**
 * A soft coast by its address; 404 for another zoom or cut. One drawn around the houses of a moment before is still answered,
 * with those of now: `lasting` says whether it may be kept.
 */
export async function readShade(
  db: Kysely<DB>,
  land: Land,
  { version, z, x, y }: { version: string; z: number; x: number; y: number },
): Promise<{ picture: Buffer; lasting: boolean }> {
  const [cut, drawn] = version.split('-')
  const side = 2 ** z
  if (cut !== land.version || z !== shadeZoom(land.deepest) || x >= side || y >= side) throw new AppError('not_found')
  const { ashore } = await getPlaces(db)
  const picture = await drawShade(await land.open(), land.deepest, { x, y }, ashore.spots)
  return { picture, lasting: drawn === ashore.version }
}

/**
 * The drawing of a hotel's surroundings; 404 for a hotel that is not shown.
 * @param mayWait while the land is being cut, which takes seconds: a browser waits for its drawing, a page that is being
 *   rendered is told 503 and does without.
 */
export async function readPreview(
  db: Kysely<DB>,
  land: Land,
  { id, language, mayWait }: { id: number; language: Language; mayWait: boolean },
): Promise<MapPreview> {
  const hotel = (await getDirectory(db)).get(id)
  if (!hotel) throw new AppError('not_found')
  const pack = mayWait ? await land.open() : land.peek()
  if (!pack) throw new AppError('unavailable', {}, { headers: { 'Retry-After': '5' } })
  const { labels } = await readLabels(db, land, language)
  return drawPreview(pack, land.deepest, labels, hotel)
}
