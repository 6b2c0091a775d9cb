import type { MapLabel } from '../../../contract/maps.ts'
import { distanceKm } from '../../../domain/distance.ts'
import { toWorld } from '../../../domain/mercator.ts'

type Place = { latitude: number; longitude: number }

/** The ways of the wind rose, clockwise from north; words are in the messages of `map`. */
export const ways = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** A town of the same name further away is another one. */
const farKm = 20
/** Whoever is so near is in the centre. */
const nearMetres = 100

/** What a house says of its way may differ so much from the straight line, in metres or in parts of it. */
const apart = { metres: 200, share: 0.5 }

/**
 * The middle of a hotel's town as the map has it: how far in metres and which way. Nothing where it is not known, or here, or
 * where the house goes by another centre: that of its quarter.
 * @param told how far the house says the centre is, in metres; its word goes.
 */
export function findCentre(labels: readonly MapLabel[], town: string, from: Place, told: number | null) {
  const [centre] = labels
    .filter(({ name, kind }) => name === town && (kind === 'city' || kind === 'village'))
    .map((label) => ({ ...label, metres: distanceKm(from, label) * 1000 }))
    .filter(({ metres }) => metres <= farKm * 1000)
    .sort((a, b) => a.metres - b.metres)
  if (!centre || centre.metres < nearMetres) return undefined
  const difference = Math.abs((told ?? centre.metres) - centre.metres)
  if (difference > Math.max(apart.metres, centre.metres * apart.share)) return undefined
  const [here, there] = [toWorld(from), toWorld(centre)]
  // Clockwise from north; the map's y grows southwards.
  const bearing = Math.atan2(there.x - here.x, here.y - there.y)
  const way = ways[(Math.round((bearing / Math.PI) * 4) + 8) % 8] ?? 'n'
  return { latitude: centre.latitude, longitude: centre.longitude, metres: told ?? centre.metres, way }
}
