import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../db/columns.ts'
import { returnUnits } from '../db/return-units.ts'
import type { DB } from '../db/schema.ts'

export type SessionRow = Selectable<DB['checkout_session']>

const sessionColumns = columnsOf<DB['checkout_session']>({
  accepted_terms_at: true,
  accepted_text_hash: true,
  arrival_time: true,
  checkin: true,
  checkout: true,
  company: true,
  created_at: true,
  currency: true,
  draft: true,
  expires_at: true,
  extended_at: true,
  guests: true,
  holder: true,
  hotel_id: true,
  id: true,
  language: true,
  offer: true,
  price_hash: true,
  promo_code: true,
  selection: true,
  special_requests: true,
  state: true,
  units: true,
})
const everySessionColumn = sql.raw(sessionColumns.join(', '))

/** Units that a party takes of one room type on every night of its stay. */
export type Units = { room_type_id: number; units: number }

export type NewSession = {
  id: string
  hotelId: number
  checkin: string
  checkout: string
  units: Units[]
  selection: unknown
  offer: unknown
  priceHash: string
  promoCode: string | null
  language: string
  currency: string
  createdAt: Date
  expiresAt: Date
}

/**
 * Takes the units of every night and opens the session that holds them, or does neither: one statement, one round trip.
 * Nights are locked in the order (room type, night) that everybody keeps, so buyers wait for each other and never in a
 * circle; the count of nights with enough free units is taken after the locks. Undefined when a night was short.
 *
 * What is left is reckoned from the locked row: an UPDATE checks its row's constraints as its snapshot had it, before it
 * goes on to the newest one, and would trip over units that came back while it waited.
 */
export async function openHolding(db: Kysely<DB>, session: NewSession): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`/* prepared: open-holding */
    WITH wanted AS (
      SELECT room_type_id, units FROM jsonb_to_recordset(${JSON.stringify(session.units)}::jsonb) AS u(room_type_id int, units int)
    ), locked AS (
      SELECT stock.room_type_id, stock.night, stock.free, stock.stop_sell, wanted.units
      FROM inventory stock JOIN wanted ON wanted.room_type_id = stock.room_type_id
      WHERE stock.night >= ${session.checkin}::date AND stock.night < ${session.checkout}::date
      ORDER BY stock.room_type_id, stock.night
      FOR UPDATE OF stock
    ), verdict AS (
      SELECT count(*) FILTER (WHERE free >= units AND NOT stop_sell)
        = (SELECT count(*) FROM wanted) * (${session.checkout}::date - ${session.checkin}::date) AS enough
      FROM locked
    ), taken AS (
      UPDATE inventory stock SET free = locked.free - locked.units
      FROM locked, verdict
      WHERE verdict.enough AND stock.room_type_id = locked.room_type_id AND stock.night = locked.night
      RETURNING 1
    ), opened AS (
      INSERT INTO checkout_session (id, state, hotel_id, checkin, checkout, units, selection, offer, price_hash,
        promo_code, language, currency, created_at, expires_at)
      SELECT ${session.id}, 'open', ${session.hotelId}::int, ${session.checkin}::date, ${session.checkout}::date,
        ${JSON.stringify(session.units)}::jsonb, ${JSON.stringify(session.selection)}::jsonb, ${JSON.stringify(session.offer)}::jsonb,
        ${session.priceHash}, ${session.promoCode}, ${session.language}, ${session.currency},
        ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
      FROM verdict WHERE verdict.enough
      RETURNING *
    )
    SELECT ${everySessionColumn}, (SELECT count(*) FROM taken) AS taken FROM opened`.execute(db)
  return rows[0]
}

export async function findSession(db: Kysely<DB>, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('checkout_session').select(sessionColumns).where('id', '=', id).executeTakeFirst()
}

/** Reference of the booking that a session became. */
export async function findBookingReference(db: Kysely<DB>, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking')
    .select('reference')
    .where('checkout_session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.reference
}

export type SessionChange = Partial<
  Pick<
    SessionRow,
    'arrival_time' | 'special_requests' | 'promo_code' | 'language' | 'price_hash' | 'state' | 'accepted_text_hash'
  >
> & {
  holder?: unknown
  guests?: unknown
  company?: unknown
  draft?: unknown
  selection?: unknown
  offer?: unknown
  accepted_terms_at?: Date | null
}

/** Changes a session that still holds its units; undefined when it no longer does. */
export async function updateSession(
  db: Kysely<DB>,
  id: string,
  change: SessionChange,
  now: Date,
): Promise<SessionRow | undefined> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  return db
    .updateTable('checkout_session')
    .set({
      ...change,
      holder: json(change.holder),
      guests: json(change.guests),
      company: change.company === null ? null : json(change.company),
      draft: json(change.draft),
      selection: json(change.selection),
      offer: json(change.offer),
    })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'ready'])
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** How long the units of a payment under way wait for its end after the hold is over, when nobody hears from the provider. */
const payingGraceMinutes = 30

/** Which sessions end: those whose time is over, the one whose visitor gives up, or the one whose payment came to nothing. */
export type Ending = 'overdue' | { id: string } | { paid: string }

/**
 * Ends sessions and gives their units back, each exactly once: the change of state, the units and the end of a booking that
 * waited for its payment go in one statement. A session that is being paid keeps its units until its payment is known to
 * have ended. A round leaves out a session that another statement is working on; a session that is named is waited for,
 * since no round comes after. Returns how many were ended.
 */
export async function releaseSessions(
  db: Kysely<DB>,
  ending: Ending,
  { now, limit = 1 }: { now: Date; limit?: number },
): Promise<number> {
  const one = ending !== 'overdue'
  const due =
    ending === 'overdue'
      ? sql`(state IN ('open', 'ready') AND expires_at <= ${now}::timestamptz
          OR state = 'paying' AND expires_at <= ${now}::timestamptz - ${payingGraceMinutes} * interval '1 minute')`
      : 'id' in ending
        ? sql`state IN ('open', 'ready') AND id = ${ending.id}`
        : sql`state IN ('open', 'ready', 'paying') AND id = ${ending.paid}`
  const state = one && 'id' in ending ? 'abandoned' : 'expired'
  const lock = one ? sql`FOR UPDATE` : sql`FOR UPDATE SKIP LOCKED`
  const { rows } = await sql<{ ended: number }>`
    WITH due AS (
      SELECT id FROM checkout_session
      WHERE ${due}
      ORDER BY id LIMIT ${limit} ${lock}
    ), ended AS (
      UPDATE checkout_session session SET state = ${state} FROM due WHERE session.id = due.id
      RETURNING session.id, session.units, session.checkin, session.checkout
    ), unpaid AS (
      UPDATE booking SET status = 'expired' FROM ended
      WHERE booking.checkout_session_id = ended.id AND booking.status = 'pending_payment'
      RETURNING booking.id
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, at)
      SELECT id, 'pending_payment', 'expired', 'system', 'not_paid', ${now}::timestamptz FROM unpaid RETURNING 1
    ), ${returnUnits}
    SELECT (SELECT count(*) FROM ended)::int AS ended, (SELECT count(*) FROM returned)::int AS returned,
      (SELECT count(*) FROM noted) AS noted`.execute(db)
  return rows[0]?.ended ?? 0
}

/** Prolongs a session that still holds its units and was not prolonged before; undefined when it does not. */
export async function extendSession(
  db: Kysely<DB>,
  id: string,
  until: { now: Date; expiresAt: Date },
): Promise<SessionRow | undefined> {
  return db
    .updateTable('checkout_session')
    .set({ expires_at: until.expiresAt, extended_at: until.now })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'ready'])
    .where('expires_at', '>', until.now)
    .where('extended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

const nothingWritten = {
  holder: null,
  guests: '[]',
  draft: null,
  special_requests: null,
  arrival_time: null,
  company: null,
}

/** Removes from sessions what their visitors wrote. */
export async function emptySessions(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('checkout_session').set(nothingWritten).where('id', 'in', ids).execute()
}

/**
 * Removes the sessions that ended without an order before `before`, and from those that became bookings what the booking
 * keeps itself. Returns how many sessions lost something.
 */
export async function forgetSessions(db: Kysely<DB>, before: Date): Promise<number> {
  const unfinished = await db
    .deleteFrom('checkout_session')
    .where('state', 'in', ['expired', 'abandoned'])
    .where('expires_at', '<', before)
    .executeTakeFirst()
  const finished = await db
    .updateTable('checkout_session')
    .set(nothingWritten)
    .where('state', '=', 'completed')
    .where('expires_at', '<', before)
    .where('holder', 'is not', null)
    .executeTakeFirst()
  return Number(unfinished.numDeletedRows) + Number(finished.numUpdatedRows)
}
