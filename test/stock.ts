import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { DB } from '../src/server/db/schema.ts'
import { fixtureNights, fixtureToday } from './hotel-fixture.ts'

/** The fixture's house as on its first day, every night of every room at `price`: no sessions, no bookings, no rules. */
export async function resetHouse(db: Kysely<DB>, price: number): Promise<void> {
  await sql`TRUNCATE ledger_entry, ledger_transaction, payment_difference, payment_dispute, provider_comparison, payment_event, refund, payment_intent, payment_request, invoice_file, invoice`.execute(
    db,
  )
  for (const table of [
    'booking_request',
    'booking_event',
    'booking_version',
    'booking',
    'checkout_session',
    'idempotency_key',
  ] as const)
    await db.deleteFrom(table).execute()
  await sql`INSERT INTO inventory (room_type_id, night, allotment, free)
    SELECT room_type_id, day, min(allotment), min(allotment)
    FROM inventory, generate_series(${fixtureToday}::date, ${fixtureToday}::date + ${fixtureNights - 1}::int, interval '1 day') AS day
    GROUP BY 1, 2
    ON CONFLICT (room_type_id, night) DO UPDATE SET free = inventory.allotment, stop_sell = false, closed_to_arrival = false,
      closed_to_departure = false, min_stay = 1, max_stay = NULL, release_days = 0`.execute(db)
  await sql`INSERT INTO nightly_price (room_type_id, rate_plan_id, night, amount, since)
    SELECT room_type_id, rate_plan.id, night, ${price}, ${fixtureToday}::date
    FROM inventory JOIN room_type ON room_type.id = room_type_id JOIN rate_plan ON rate_plan.hotel_id = room_type.hotel_id
    WHERE rate_plan.parent_id IS NULL
    ON CONFLICT (room_type_id, rate_plan_id, night) DO UPDATE SET amount = excluded.amount`.execute(db)
}

/** Free units of a room type (by its code) from one night to another, the last excluded. */
export async function freeUnits(db: Kysely<DB>, code: string, from: string, to: string): Promise<number[]> {
  const { rows } = await sql<{ free: number }>`
    SELECT free FROM inventory JOIN room_type ON room_type.id = room_type_id
    WHERE code = ${code} AND night >= ${from}::date AND night < ${to}::date ORDER BY night`.execute(db)
  return rows.map((row) => row.free)
}

/**
 * Fails unless every night's missing units are exactly those of live bookings and of sessions that still hold, counted
 * from their own rows.
 */
export async function expectBooksBalanced(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ room_type_id: number; night: string; taken: number; owed: number; free: number }>`
    WITH owners AS (
      SELECT units, checkin, checkout FROM booking WHERE status IN ('submitting', 'confirmed', 'on_request', 'unknown')
      UNION ALL
      SELECT units, checkin, checkout FROM checkout_session WHERE state IN ('open', 'ready', 'paying')
    ), owed AS (
      SELECT unit.room_type_id, day::date AS night, sum(unit.units)::int AS units
      FROM owners, jsonb_to_recordset(owners.units) AS unit(room_type_id int, units int),
        generate_series(owners.checkin::timestamp, owners.checkout::timestamp - interval '1 day', interval '1 day') AS day
      GROUP BY 1, 2
    )
    SELECT room_type_id, night, allotment - free AS taken, coalesce(owed.units, 0) AS owed, free
    FROM inventory FULL JOIN owed USING (room_type_id, night)
    WHERE allotment - free IS DISTINCT FROM coalesce(owed.units, 0) OR free < 0
    ORDER BY room_type_id, night`.execute(db)
  expect(rows, 'nights whose units are not those of bookings and holds').toEqual([])
}
