import type { HotelDetail } from '../../contract/hotels.ts'
import type { DisplayCurrency } from '../../contract/values.ts'
import { getDirectory, readHotelPage } from '../hotels/hotels.service.ts'
import { indicateArea, type SearchContext, toBestOffer } from './search.service.ts'
import { cheapestQuote } from './search-quotes.ts'

/**
 * Everything a hotel's page tells, with its best offer without dates, as the list of hotels has it; null for a hotel that is
 * not shown.
 */
export async function readHotelDetail(
  context: SearchContext,
  id: number,
  currency: DisplayCurrency,
): Promise<HotelDetail | null> {
  const [page, directory] = await Promise.all([readHotelPage(context, id), getDirectory(context.db)])
  const hotel = directory.get(id)
  if (!page || !hotel) return null
  const [candidate] = await indicateArea(context, { hotels: [hotel], distance: null }, currency)
  const best = cheapestQuote(candidate?.quotes ?? [])
  if (!candidate || !best) return page
  return { ...page, best_offer: toBestOffer(hotel, best, { instead: candidate.quotes, currency, nights: null }) }
}
