import type { SearchQuery } from '../../contract/hotels.ts'
import { type MapPoints, maxMapPoints } from '../../contract/maps.ts'
import { toDecimal } from '../../domain/money.ts'
import { hotelPath, pickText } from '../hotels/hotels.service.ts'
import { readAskedStay, readParty } from '../rates/rates.service.ts'
import { findArea, indicateArea, quoteArea, type SearchContext } from './search.service.ts'
import { filterAndCount } from './search-facets.ts'

/**
 * Every hotel that `searchStays` would find with this query, whatever the page, as points for the map. Throws what
 * `searchStays` throws on the same query.
 */
export async function searchPoints(context: SearchContext, query: SearchQuery): Promise<MapPoints> {
  const { now, language } = context
  const rooms = readParty(query.rooms)
  const asked = readAskedStay(query, now)
  const { area } = await findArea(context.db, query)
  const candidates = asked
    ? await quoteArea(context, area, { ...asked, rooms }, query.currency, query.beds && [query.beds])
    : await indicateArea(context, area, query.currency)
  const { matches } = filterAndCount(candidates, query, language, area)
  const byDemand = [...matches].sort((a, b) => b.candidate.hotel.popularity - a.candidate.hotel.popularity)
  const points = byDemand.slice(0, maxMapPoints).map(({ candidate: { hotel }, best }) => ({
    id: hotel.id,
    name: pickText(hotel.nameBg, hotel.nameEn, language).text,
    url: hotelPath(hotel),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    value: toDecimal(best.shown, query.currency),
    ...(best.localFees > 0 && {
      local_fees: toDecimal(best.localFees, query.currency),
      local_fee_codes: [...best.localFeeCodes],
    }),
  }))
  return {
    count: matches.length,
    currency: query.currency,
    indicative: asked === null,
    bounds: boundsOf(points),
    points,
  }
}

function boundsOf(points: readonly { latitude: number; longitude: number }[]): MapPoints['bounds'] {
  if (points.length === 0) return null
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { longitude, latitude } of points) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}
