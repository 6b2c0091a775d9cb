import type { WireOffer } from '../../../contract/offers.ts'
import { isShared } from '../../features/offers/offer-groups.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import type { Wishes } from '../../lib/wishes.ts'
import { findLacks } from './stay-offers.ts'

/** "The same guests in one room from 234 €": the number of rooms is said where it is another, and beds among strangers are called so. */
export function wordElsewhere(best: WireOffer, cheaper: WireOffer, t: Translator<'hotel'>, format: Format): string {
  const { length } = cheaper.rooms
  const sum = wordSum(cheaper.price, format)
  if (isShared(cheaper)) return t('panel.beds', { sum })
  return t('panel.elsewhere', { count: length === best.rooms.length ? 0 : length, sum })
}

/** "There is a cheaper one: 234 €, breakfast, without free cancellation". */
export function wordLeast(least: WireOffer, wishes: Wishes, t: Translator<'hotel'>, format: Format): string {
  const { price, rooms } = least
  const lacks = findLacks(least, wishes).map((wish) =>
    wish === 'board' ? (rooms[0]?.board_name.toLowerCase() ?? '') : t(`lacks.${wish}`),
  )
  return t('panel.cheaper', { sum: wordSum(price, format), lacks: lacks.join(', ') })
}
