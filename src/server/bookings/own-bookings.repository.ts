import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { type BookingShelf, fallenStatuses, standingStatuses } from '../../domain/booking-states.ts'
import type { DB } from '../db/schema.ts'
import type { BookingRow } from './bookings.repository.ts'

/** Today at the property. */
function today(now: Date) {
  return sql<string>`(${now}::timestamptz AT TIME ZONE hotel.timezone)::date`
}

function onShelf(shelf: BookingShelf, now: Date) {
  return ({ and, or, not }: ExpressionBuilder<DB, 'booking' | 'hotel'>): Expression<SqlBool> => {
    const has = (statuses: readonly string[]) => sql<SqlBool>`booking.status = ANY(${statuses}::text[])`
    const toCome = sql<SqlBool>`booking.checkout >= ${today(now)}`
    if (shelf === 'cancelled') return has(fallenStatuses)
    if (shelf === 'upcoming') return and([has(standingStatuses), toCome])
    return not(or([has(fallenStatuses), and([has(standingStatuses), toCome])]))
  }
}

/** One page of an account's bookings, and how many there are: what comes next first, or what was last. */
export async function listBookingsOf(
  db: Kysely<DB>,
  accountId: number,
  list: { shelf: BookingShelf | undefined; now: Date; limit: number; offset: number },
): Promise<{ count: number; rows: BookingRow[] }> {
  const { shelf } = list
  const mine = db
    .selectFrom('booking')
    .innerJoin('hotel', 'hotel.id', 'booking.hotel_id')
    .where('booking.account_id', '=', accountId)
    .where('booking.person_forgotten_at', 'is', null)
    .$if(shelf !== undefined, (query) => query.where(onShelf(shelf ?? 'upcoming', list.now)))
  const [total, rows] = await Promise.all([
    mine.select((builder) => builder.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    mine
      .selectAll('booking')
      .orderBy('booking.checkin', shelf === 'upcoming' ? 'asc' : 'desc')
      .orderBy('booking.id', shelf === 'upcoming' ? 'asc' : 'desc')
      .limit(list.limit)
      .offset(list.offset)
      .execute(),
  ])
  return { count: Number(total.count), rows }
}

/** Bookings that belong to no account and were made with this address. `emailKey`: in lower case. */
function unclaimed(emailKey: string) {
  return sql<SqlBool>`account_id IS NULL AND person_forgotten_at IS NULL AND lower(holder ->> 'email') = ${emailKey}`
}

export async function countUnclaimed(db: Kysely<DB>, emailKey: string): Promise<number> {
  const row = await db
    .selectFrom('booking')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where(unclaimed(emailKey))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Gives an account the bookings made with its address, with an event for each; answers how many. Once, however often asked. */
export async function claimBookingRows(
  db: Kysely<DB>,
  claim: { accountId: number; emailKey: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ claimed: number }>`
    WITH claimed AS (
      UPDATE booking SET account_id = ${claim.accountId} WHERE ${unclaimed(claim.emailKey)} RETURNING id, status
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, at)
      SELECT id, status, status, 'guest', 'claimed', ${claim.now}::timestamptz FROM claimed RETURNING 1
    )
    SELECT (SELECT count(*) FROM claimed)::int AS claimed, (SELECT count(*) FROM noted) AS noted`.execute(db)
  return rows[0]?.claimed ?? 0
}
