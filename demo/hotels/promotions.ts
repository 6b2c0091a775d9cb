import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import { addDays, dateOfDay, dayNumber } from '../../src/domain/stay-dates.ts'
import type { RateProfile } from '../rates/calendar.ts'
import { hashText } from '../seed.ts'

type Promotion = ParsedHotelRecord['promotions'][number]

/** A campaign comes back every so many days and lasts so many: at any time about one hotel in eight is in one. */
const cycle = 98
const lasts = 27
/** Standing promotions have held since before any demo. */
const since = '2024-01-01'

/**
 * The promotions of a hotel on `today`. Standing ones have always held; a campaign is bound to its days, so that a
 * price struck through is one that was really asked in the 30 days before.
 */
export function createPromotions(profile: RateProfile, today: string): Promotion[] {
  const hash = hashText(`${profile.key}/promotions`)
  const promotions: Promotion[] = []
  const whole = profile.kind === 'villa' || profile.kind === 'chalet'
  const seasonal = profile.character === 'sea' || profile.character === 'island' || profile.character === 'ski'
  const standing = hash % 6
  if (standing === 0 && seasonal) promotions.push({ ...early(since, 10, 60) })
  if (standing === 1 || whole)
    promotions.push({
      kind: 'long_stay',
      name_bg: 'Седем нощувки и повече',
      name_en: 'Seven nights or more',
      percent: whole ? 12 : 8,
      min_nights: 7,
      combinable: true,
      book_from: since,
    })
  if (standing === 2 && !whole)
    promotions.push({
      kind: 'free_night',
      name_bg: 'Пет нощувки на цената на четири',
      name_en: 'Five nights for the price of four',
      stay_nights: 5,
      free_nights: 1,
      combinable: false,
      book_from: since,
    })
  if (standing === 3)
    promotions.push({
      kind: 'last_minute',
      name_bg: 'В последния момент',
      name_en: 'Last minute',
      percent: 7,
      max_days_before: 3,
      combinable: false,
      book_from: since,
    })
  if (hash % 5 === 0)
    promotions.push({
      kind: 'promo_code',
      name_bg: 'Код ZEFIR10',
      name_en: 'Code ZEFIR10',
      percent: 10,
      promo_code: 'ZEFIR10',
      combinable: false,
      book_from: since,
    })
  const campaign = campaignAt(hash, dayNumber(today))
  if (hasCampaigns(profile) && campaign !== undefined) {
    const percent = [10, 12, 15, 16, 18][hash % 5] ?? 10
    const start = dateOfDay(campaign)
    promotions.push({
      ...early(start, percent, seasonal ? 14 : 3),
      name_bg: seasonal ? 'Ранно записване' : 'Оферта на месеца',
      name_en: seasonal ? 'Early booking' : 'Offer of the month',
      book_to: addDays(start, lasts),
    })
  }
  return promotions
}

/** A few hotels have lowered their prices lately: what they asked before, and until when. */
export function priceBefore(
  profile: RateProfile,
  today: string,
): { from_day: string; to_day: string; percent: number } | undefined {
  const hash = hashText(`${profile.key}/lowered`)
  if (hash % 13 !== 0) return undefined
  return {
    from_day: addDays(today, -160),
    to_day: addDays(today, -4 - (hash % 19)),
    percent: 106 + ((hash >>> 8) % 5) * 3,
  }
}

/** First day of the campaign that covers `day`, if one does. */
function campaignAt(hash: number, day: number): number | undefined {
  const since = (day + (hash % cycle)) % cycle
  return since <= lasts ? day - since : undefined
}

function hasCampaigns(profile: RateProfile): boolean {
  return hashText(`${profile.key}/campaigns`) % 10 < 4
}

function early(from: string, percent: number, days: number): Promotion {
  return {
    kind: 'early_booking',
    name_bg: 'Ранно записване',
    name_en: 'Early booking',
    percent,
    min_days_before: days,
    combinable: false,
    book_from: from,
  }
}
