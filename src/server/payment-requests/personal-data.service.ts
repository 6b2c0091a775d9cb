import type { Kysely } from 'kysely'
import { requestLinesSchema } from '../../contract/payment-requests.ts'
import type { PaymentRequestData } from '../../contract/privacy.ts'
import { toDecimal } from '../../domain/money.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import { forgetPayers, listPayLinksTo } from './payment-requests.repository.ts'
import { readPayLinkStatus } from './payment-requests.service.ts'

/** How long a link that has ended names who was to pay: the general limitation period, as with bookings, in days. */
const keptDays = 5 * 365 + 1

/** What somebody was asked to pay by link. Sums stay for the books, who was asked does not. */
export const paymentRequestData: PersonalData<PaymentRequestData> = {
  tables: [],
  read: async (db, { emailKeys }) => {
    const rows = await listPayLinksTo(db, emailKeys)
    return rows.map((row) => ({
      email: row.payer_email,
      name: row.payer_name,
      title: requestLinesSchema
        .parse(row.lines)
        .map(({ text }) => text)
        .join('; '),
      total: toDecimal(row.amount, row.currency),
      currency: row.currency,
      notes: row.comment,
      status: readPayLinkStatus(row),
      reference: row.reference,
      created_at: row.created_at.toISOString(),
    }))
  },
  erase: (trx, { emailKeys }) => forgetPayers(trx, { emailKeys }),
}

export function forgetOldPayers(db: Kysely<DB>, now: Date): Promise<void> {
  return forgetPayers(db, { endedBefore: new Date(now.getTime() - keptDays * 86_400_000) })
}
