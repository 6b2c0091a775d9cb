import type { Kysely } from 'kysely'
import { holderSchema } from '../../contract/checkout.ts'
import { languageSchema } from '../../contract/values.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import type { DB } from '../db/schema.ts'
import { pickText } from '../hotels/hotels.service.ts'
import type { Keys } from '../keys.ts'
import { queueMail } from '../mail/mail.service.ts'
import { reviewPath } from '../reviews/stay-reviews.service.ts'
import { claimEndedStays } from './review-requests.repository.ts'

/** After so many days nobody is asked any more, however long the program stood still. */
const freshDays = 14

/** Mails ordered in one transaction. */
const batch = 50

/**
 * Asks whoever booked a stay that ended yesterday, or lately, how it was: once for each stay, with the link to the review. Answers how
 * many mails are on their way.
 */
export async function askForReviews(db: Kysely<DB>, keys: Keys, now: Date): Promise<number> {
  const today = localDay(now, 'Europe/Sofia')
  const range = { since: addDays(today, -freshDays), until: addDays(today, -1), now, limit: batch }
  for (let sent = 0; ; ) {
    const asked = await db.transaction().execute(async (trx) => {
      const stays = await claimEndedStays(trx, range)
      for (const stay of stays) {
        const language = languageSchema.parse(stay.language)
        const holder = holderSchema.parse(stay.holder)
        const { reference, checkin, checkout } = stay
        const hotel = pickText(stay.hotel_bg, stay.hotel_en, language).text
        const path = `${language === 'en' ? '/en' : ''}${reviewPath(reference, keys)}`
        const data = { name: holder.first_name, path, reference, hotel, checkin, checkout }
        await queueMail(trx, { kind: 'review_asked', language, recipient: holder.email, data }, keys, now)
      }
      return stays.length
    })
    sent += asked
    if (asked < batch) return sent
  }
}
