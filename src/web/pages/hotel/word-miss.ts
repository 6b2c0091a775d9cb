import type { WireNearMiss } from '../../../contract/offers.ts'
import type { AskedStay } from '../../features/offers/hotel-offers.ts'
import type { FieldErrors } from '../../lib/api.ts'
import type { Translator } from '../../lib/i18n.tsx'

/**
 * In a sentence why a hotel has nothing for a stay.
 * @param day words a date with its day of the week.
 */
export function wordMiss(
  miss: WireNearMiss | null,
  stay: AskedStay,
  t: Translator<'hotel-late'>,
  day: (date: string) => string,
): string {
  switch (miss?.reason) {
    case 'min_stay':
      return t('nothing.minStay', { count: miss.min_stay ?? 2 })
    case 'max_stay':
      return t('nothing.maxStay', { count: miss.max_stay ?? 1 })
    case 'closed_to_arrival':
      return t('nothing.closedToArrival', { day: day(stay.checkin) })
    case 'closed_to_departure':
      return t('nothing.closedToDeparture', { day: day(stay.checkout) })
    case 'release':
      return t('nothing.release')
    case 'party_too_large':
      return miss.largest_room
        ? t('nothing.partyTooLarge', { adults: miss.largest_room.adults, total: miss.largest_room.total })
        : t('nothing.soldOut')
    case 'not_on_sale':
      return t('nothing.notOnSale')
    default:
      return t('nothing.soldOut')
  }
}

/** What was not accepted about the dates or the party: the API's own sentences, else that both are to be looked at. */
export function wordRefusal(fields: FieldErrors, t: Translator<'hotel-late'>): string[] {
  const sentences = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : []))
  return sentences.length > 0 ? sentences : [t('refused.text')]
}
