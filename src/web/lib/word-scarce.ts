import type { ScarceRoom } from '../../contract/offers.ts'
import type { Translator } from './i18n.tsx'

/**
 * How few of its rooms are left once an offer is taken: a line for each kind that is running out. Of several kinds each is named.
 * @param kinds how many kinds of room the offer has.
 */
export function wordScarce(t: Translator<'catalogue'>, scarce: readonly ScarceRoom[] = [], kinds = 1): string[] {
  return scarce.map(({ name, count, free, shared }) => {
    const more = free - count
    const beds = String(shared === true)
    if (kinds > 1) return t('card.leftOf', { name, more })
    if (count === 1) return t('card.left', { free, beds })
    return more === 0 ? t('card.lastOnes', { count, beds }) : t('card.leftBeside', { more, beds })
  })
}
