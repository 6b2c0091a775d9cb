import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Prices of one room type and rate plan for consecutive nights; null is not on sale. Minor units. */
export type PriceSeries = {
  roomTypeId: number
  ratePlanId: number
  from: string
  since: string
  amounts: readonly (number | null)[]
}

/** What the prices of a series were before: the ledger's rows of one period. */
export type LedgerSeries = Omit<PriceSeries, 'since'> & { fromDay: string; toDay: string }

/** What is free of one room type on consecutive nights. Every list has one entry a night. */
export type InventorySeries = {
  roomTypeId: number
  from: string
  allotment: readonly number[]
  free: readonly number[]
  minStay: readonly number[]
  stopSell: readonly boolean[]
  closedToArrival: readonly boolean[]
  closedToDeparture: readonly boolean[]
  maxStay: number | null
  releaseDays: number
}

/** Inserts prices of nights that have none yet: the quick way for rooms made in the same transaction. */
export async function insertPrices(db: Kysely<DB>, series: readonly PriceSeries[]): Promise<void> {
  if (series.length === 0) return
  await sql`
    INSERT INTO nightly_price (room_type_id, rate_plan_id, night, amount, since)
    ${selectPrices(series)}`.execute(db)
}

/**
 * Brings the prices of these nights to those given. A price that goes or changes leaves a row in the ledger that says
 * until when (`today`) it was offered; two changes on one day leave the lower of both.
 */
export async function updatePrices(db: Kysely<DB>, series: readonly PriceSeries[], today: string): Promise<void> {
  if (series.length === 0) return
  // OFFSET 0 keeps the lookup a lookup: joined, the planner reads all prices there are to find a few.
  await sql`
    INSERT INTO price_ledger AS ledger (room_type_id, rate_plan_id, night, from_day, to_day, amount)
    SELECT new.room_type_id, new.rate_plan_id, new.night, old.since, greatest(${today}::date, old.since), old.amount
    FROM (${selectPrices(series, true)}) AS new
    CROSS JOIN LATERAL (
      SELECT price.since, price.amount FROM nightly_price AS price
      WHERE price.room_type_id = new.room_type_id AND price.rate_plan_id = new.rate_plan_id AND price.night = new.night
      OFFSET 0
    ) AS old
    WHERE new.amount IS DISTINCT FROM old.amount
    ON CONFLICT (room_type_id, rate_plan_id, night, from_day)
      DO UPDATE SET amount = least(ledger.amount, excluded.amount), to_day = excluded.to_day`.execute(db)
  const withGaps = series.filter((item) => item.amounts.includes(null))
  if (withGaps.length > 0)
    await sql`
      DELETE FROM nightly_price AS old USING (${selectPrices(withGaps, true)}) AS new
      WHERE old.room_type_id = ANY(${withGaps.map((item) => item.roomTypeId)}::int[])
        AND old.room_type_id = new.room_type_id AND old.rate_plan_id = new.rate_plan_id AND old.night = new.night
        AND new.amount IS NULL`.execute(db)
  await sql`
    INSERT INTO nightly_price AS price (room_type_id, rate_plan_id, night, amount, since)
    ${selectPrices(series)}
    ON CONFLICT (room_type_id, rate_plan_id, night)
      DO UPDATE SET amount = excluded.amount, since = ${today}::date WHERE price.amount <> excluded.amount`.execute(db)
}

function selectPrices(series: readonly PriceSeries[], withoutPrice = false) {
  return sql`
    SELECT s.room_type_id, s.rate_plan_id, s.first_night + (n.position - 1)::int AS night, n.amount, s.since
    FROM unnest(
      ${series.map((item) => item.roomTypeId)}::int[], ${series.map((item) => item.ratePlanId)}::int[],
      ${series.map((item) => item.from)}::date[], ${series.map((item) => item.since)}::date[],
      ${series.map((item) => arrayOf(item.amounts))}::text[]
    ) AS s (room_type_id, rate_plan_id, first_night, since, amounts)
    CROSS JOIN LATERAL unnest(s.amounts::int[]) WITH ORDINALITY AS n (amount, position)
    ${withoutPrice ? sql`` : sql`WHERE n.amount IS NOT NULL`}`
}

/** Enters what prices were in an earlier period. */
export async function insertLedger(db: Kysely<DB>, series: readonly LedgerSeries[]): Promise<void> {
  if (series.length === 0) return
  await sql`
    INSERT INTO price_ledger (room_type_id, rate_plan_id, night, from_day, to_day, amount)
    SELECT s.room_type_id, s.rate_plan_id, s.first_night + (n.position - 1)::int, s.from_day, s.to_day, n.amount
    FROM unnest(
      ${series.map((item) => item.roomTypeId)}::int[], ${series.map((item) => item.ratePlanId)}::int[],
      ${series.map((item) => item.from)}::date[], ${series.map((item) => item.fromDay)}::date[],
      ${series.map((item) => item.toDay)}::date[], ${series.map((item) => arrayOf(item.amounts))}::text[]
    ) AS s (room_type_id, rate_plan_id, first_night, from_day, to_day, amounts)
    CROSS JOIN LATERAL unnest(s.amounts::int[]) WITH ORDINALITY AS n (amount, position)
    WHERE n.amount IS NOT NULL
    ON CONFLICT (room_type_id, rate_plan_id, night, from_day) DO NOTHING`.execute(db)
}

/** Inserts nights that are not there yet: the quick way for rooms made in the same transaction. */
export async function insertInventory(db: Kysely<DB>, series: readonly InventorySeries[]): Promise<void> {
  if (series.length === 0) return
  await sql`${inventoryInsert(series)}`.execute(db)
}

/**
 * Brings nights to what is given, in the order in which bookings lock them. Units that are sold stay sold: `free` moves
 * by the change of the allotment and never below 0.
 */
export async function updateInventory(db: Kysely<DB>, series: readonly InventorySeries[]): Promise<void> {
  if (series.length === 0) return
  const ordered = series.toSorted((a, b) => a.roomTypeId - b.roomTypeId)
  await sql`
    ${inventoryInsert(ordered)}
    ON CONFLICT (room_type_id, night) DO UPDATE SET
      free = greatest(0, inventory.free + excluded.allotment - inventory.allotment), allotment = excluded.allotment,
      stop_sell = excluded.stop_sell, closed_to_arrival = excluded.closed_to_arrival,
      closed_to_departure = excluded.closed_to_departure, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
      release_days = excluded.release_days
    WHERE (inventory.allotment, inventory.stop_sell, inventory.closed_to_arrival, inventory.closed_to_departure,
        inventory.min_stay, inventory.max_stay, inventory.release_days)
      IS DISTINCT FROM (excluded.allotment, excluded.stop_sell, excluded.closed_to_arrival,
        excluded.closed_to_departure, excluded.min_stay, excluded.max_stay, excluded.release_days)`.execute(db)
}

function inventoryInsert(series: readonly InventorySeries[]) {
  return sql`
    INSERT INTO inventory (room_type_id, night, allotment, free, stop_sell, closed_to_arrival, closed_to_departure,
      min_stay, max_stay, release_days)
    SELECT s.room_type_id, s.first_night + (n.position - 1)::int, n.allotment, n.free, n.stop_sell,
      n.closed_to_arrival, n.closed_to_departure, n.min_stay, s.max_stay, s.release_days
    FROM unnest(
      ${series.map((item) => item.roomTypeId)}::int[], ${series.map((item) => item.from)}::date[],
      ${series.map((item) => item.maxStay)}::smallint[], ${series.map((item) => item.releaseDays)}::smallint[],
      ${series.map((item) => arrayOf(item.allotment))}::text[], ${series.map((item) => arrayOf(item.free))}::text[],
      ${series.map((item) => arrayOf(item.minStay))}::text[], ${series.map((item) => arrayOf(item.stopSell))}::text[],
      ${series.map((item) => arrayOf(item.closedToArrival))}::text[],
      ${series.map((item) => arrayOf(item.closedToDeparture))}::text[]
    ) AS s (room_type_id, first_night, max_stay, release_days, allotments, frees, min_stays, stop_sells, arrivals, departures)
    CROSS JOIN LATERAL unnest(s.allotments::smallint[], s.frees::smallint[], s.min_stays::smallint[],
      s.stop_sells::boolean[], s.arrivals::boolean[], s.departures::boolean[])
      WITH ORDINALITY AS n (allotment, free, min_stay, stop_sell, closed_to_arrival, closed_to_departure, position)`
}

/** Forgets prices and inventory of nights before `day`; what bookings of them cost stands in the bookings. */
export async function deleteNightsBefore(db: Kysely<DB>, day: string): Promise<void> {
  for (const table of ['nightly_price', 'price_ledger', 'inventory'] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE night < ${day}::date`.execute(db)
}

function arrayOf(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : value)).join(',')}}`
}
