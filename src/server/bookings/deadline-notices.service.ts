import type { Kysely } from 'kysely'
import { offerSchema } from '../../contract/offers.ts'
import { languageSchema } from '../../contract/values.ts'
import type { DB } from '../db/schema.ts'
import { pickText } from '../hotels/hotels.service.ts'
import type { Keys } from '../keys.ts'
import { queueMail } from '../mail/mail.service.ts'
import { claimNearDeadlines } from './deadline-notices.repository.ts'

const hour = 3_600_000

/** How long before the end of free cancellation its owner hears of it. */
const aheadMs = 48 * hour

/** Who booked within this time has just read the deadline. */
const freshMs = 24 * hour

/** Mails ordered in one transaction. */
const batch = 50

/**
 * Writes to the owners of confirmed bookings that can be cancelled without a fee for at most 48 hours more: once for each booking,
 * however many processes do this. It belongs to the contract, so nobody has to ask for it. Answers how many mails are on their
 * way.
 */
export async function tellDeadlines(db: Kysely<DB>, keys: Keys, now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const told = await tellSome(db, keys, now)
    sent += told
    if (told < batch) return sent
  }
}

async function tellSome(db: Kysely<DB>, keys: Keys, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await claimNearDeadlines(trx, {
      now,
      until: new Date(now.getTime() + aheadMs),
      bookedBefore: new Date(now.getTime() - freshMs),
      limit: batch,
    })
    for (const row of rows) {
      const { cancellation, price } = offerSchema.parse(row.offer)
      const language = languageSchema.parse(row.language)
      const [penalty] = cancellation.penalties
      await queueMail(
        trx,
        {
          kind: 'deadline_near',
          language,
          recipient: row.email,
          data: {
            name: row.first_name,
            path: `${language === 'en' ? '/en' : ''}/booking/${row.reference}`,
            reference: row.reference,
            hotel: pickText(row.hotel_bg, row.hotel_en, language).text,
            deadline: cancellation.free_until ?? '',
            timezone: cancellation.timezone,
            fee: penalty?.amount ?? '0',
            currency: price.charge_currency,
          },
        },
        keys,
        now,
      )
    }
    return rows.length
  })
}
