import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

type BookingRow = Selectable<DB['booking']>

/** Units by room type on every night of a stay. */
export type Occupied = { checkin: string; checkout: string; units: readonly { room_type_id: number; units: number }[] }

/**
 * Takes the nights of one stay and gives back those of another, or does neither: false when a night is short. Only what differs
 * is touched, and all of it is locked in the order (room type, night) that every sale keeps. The caller has locked the
 * booking whose units these are.
 */
export async function moveUnits(trx: Kysely<DB>, from: Occupied, to: Occupied): Promise<boolean> {
  const nights = (stay: Occupied) => sql`
    SELECT unit.room_type_id, day::date AS night, sum(unit.units)::int AS units
    FROM jsonb_to_recordset(${JSON.stringify(stay.units)}::jsonb) AS unit(room_type_id int, units int),
      generate_series(${stay.checkin}::timestamp, ${stay.checkout}::timestamp - interval '1 day', interval '1 day') AS day
    GROUP BY 1, 2`
  const { rows } = await sql<{ enough: boolean }>`
    WITH given AS (${nights(from)}), wanted AS (${nights(to)}),
    moving AS (
      SELECT room_type_id, night, coalesce(wanted.units, 0) - coalesce(given.units, 0) AS units
      FROM given FULL JOIN wanted USING (room_type_id, night)
      WHERE coalesce(wanted.units, 0) <> coalesce(given.units, 0)
    ), locked AS (
      SELECT stock.room_type_id, stock.night, stock.free, stock.stop_sell, moving.units
      FROM inventory stock JOIN moving ON moving.room_type_id = stock.room_type_id AND moving.night = stock.night
      ORDER BY stock.room_type_id, stock.night
      FOR UPDATE OF stock
    ), verdict AS (
      SELECT count(*) FILTER (WHERE units > 0 AND free >= units AND NOT stop_sell)
        = (SELECT count(*) FROM moving WHERE units > 0) AS enough
      FROM locked
    ), moved AS (
      UPDATE inventory stock SET free = locked.free - locked.units
      FROM locked, verdict
      WHERE verdict.enough AND stock.room_type_id = locked.room_type_id AND stock.night = locked.night
      RETURNING 1
    )
    SELECT verdict.enough, (SELECT count(*) FROM moved) AS moved FROM verdict`.execute(trx)
  return rows[0]?.enough ?? false
}

export type Deed = { actor: string; reason: string; detail: unknown; now: Date }

type Written = Partial<
  Pick<
    BookingRow,
    | 'checkin'
    | 'checkout'
    | 'total'
    | 'payment_type'
    | 'payment_status'
    | 'balance_due_at'
    | 'deadline_told_at'
    | 'arrival_time'
    | 'special_requests'
  >
> & { units?: unknown; offer?: unknown; guests?: unknown }

/** Writes the next version of a locked booking and keeps the one before, with the event that says who did it and why. */
export async function writeVersion(trx: Kysely<DB>, row: BookingRow, change: Written, deed: Deed): Promise<void> {
  const { id, version, status } = row
  await sql`
    INSERT INTO booking_version (booking_id, version, checkin, checkout, units, offer, total, payment_type, guests,
      arrival_time, special_requests, actor, reason, replaced_at)
    SELECT id, version, checkin, checkout, units, offer, total, payment_type, guests, arrival_time, special_requests,
      ${deed.actor}, ${deed.reason}, ${deed.now}::timestamptz
    FROM booking WHERE id = ${id}`.execute(trx)
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  await trx
    .updateTable('booking')
    .set({
      ...change,
      units: json(change.units),
      offer: json(change.offer),
      guests: json(change.guests),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: id,
      from_status: status,
      to_status: status,
      actor: deed.actor,
      reason: deed.reason,
      detail: JSON.stringify(deed.detail),
      at: deed.now,
    })
    .execute()
}
