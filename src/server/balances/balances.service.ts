import type { Kysely, Selectable } from 'kysely'
import { dueReminder, lastDayOf, lastReminder, officeFrom } from '../../domain/balance-reminders.ts'
import { countedAsPaid } from '../../domain/booking-money.ts'
import { toDecimal } from '../../domain/money.ts'
import { endOfDay } from '../../domain/stay-dates.ts'
import { describeBooking } from '../bookings/paid-bookings.service.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel } from '../hotels/hotels.service.ts'
import type { Keys } from '../keys.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { listOverdue, lockOwing, lockOwingBooking, moveDueDay, noteTold } from './balances.repository.ts'

type Context = { db: Kysely<DB>; keys: Keys; now: Date }
type BookingRow = Selectable<DB['booking']>

const dayMs = 86_400_000

/** How far ahead of its day a rest is looked at, and how long after it, in milliseconds. */
const aheadMs = 9 * dayMs
const behindMs = 4 * dayMs

/** Bookings looked at in one transaction. */
const batch = 50

/**
 * Writes to whoever owes the rest of a stay: before its day, and after it until it is for the office; each reminder once, however
 * many processes do this. The link pays without signing in. Answers how many mails are on their way.
 */
export async function remindOfBalances({ db, keys, now }: Context): Promise<number> {
  let sent = 0
  for (let after = 0; ; ) {
    const seen = await db.transaction().execute(async (trx) => {
      const rows = await lockOwing(trx, {
        from: new Date(now.getTime() - behindMs),
        until: new Date(now.getTime() + aheadMs),
        most: lastReminder,
        after,
        limit: batch,
      })
      for (const row of rows) if (await remind({ db: trx, keys, now }, row)) sent++
      return rows
    })
    after = seen.at(-1)?.id ?? after
    if (seen.length < batch) return sent
  }
}

async function remind(context: Context, row: BookingRow): Promise<boolean> {
  const { db, keys, now } = context
  const dueAt = row.balance_due_at?.getTime()
  if (dueAt === undefined) return false
  const described = await describeBooking(context, row)
  if (!described) return false
  const { language, recipient, told, timezone } = described
  const due = { dueAt, timezone }
  const state = { bookedAt: row.created_at.getTime(), told: row.balance_told, now: now.getTime() }
  const reminder = dueReminder({ ...due, ...state })
  if (!reminder) return false
  const paid = countedAsPaid(row)
  const data = {
    ...told,
    stage: reminder.kind,
    paid: toDecimal(paid, row.currency),
    rest: toDecimal(row.total - paid, row.currency),
    currency: row.currency,
    due_at: new Date(dueAt).toISOString(),
    office_from: new Date(officeFrom(due)).toISOString(),
    timezone,
  }
  await queueMail(db, { kind: 'balance_due', language, recipient, data } satisfies Mail, keys, now)
  await noteTold(db, row.id, reminder.number)
  return true
}

/** A rest that is not here though its day is over. */
export type Overdue = {
  row: BookingRow
  hotel: string
  /** Minor units. */
  rest: number
  /** At the property. */
  lastDay: string
  /** From then on nobody is reminded any more: a person decides. */
  officeFrom: Date
}

/** Every standing booking whose rest is overdue, the earliest first. */
export async function listUnpaid(db: Kysely<DB>, now: Date): Promise<Overdue[]> {
  const found: Overdue[] = []
  for (const row of await listOverdue(db, now)) {
    if (row.balance_due_at === null) continue
    const hotel = await findAnyHotel(db, row.hotel_id)
    const due = { dueAt: row.balance_due_at.getTime(), timezone: hotel?.timezone ?? 'Europe/Sofia' }
    found.push({
      row,
      hotel: hotel?.nameEn ?? hotel?.nameBg ?? '',
      rest: row.total - countedAsPaid(row),
      lastDay: lastDayOf(due),
      officeFrom: new Date(officeFrom(due)),
    })
  }
  return found
}

/** Gives whoever owes the rest of a booking until the end of a day at the property; false when none is owed. */
export async function extendBalance(
  { db, now }: Pick<Context, 'db' | 'now'>,
  extension: { reference: string; day: string; by: string; note: string },
): Promise<boolean> {
  const { reference, day, by, note } = extension
  return db.transaction().execute(async (trx) => {
    const row = await lockOwingBooking(trx, reference)
    if (!row) return false
    const timezone = (await findAnyHotel(db, row.hotel_id))?.timezone ?? 'Europe/Sofia'
    await moveDueDay(trx, row, { dueAt: new Date(endOfDay(day, timezone)), by, note, now })
    return true
  })
}
