import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Nights of one room type, first and last included. */
export type NightRange = { roomTypeId: number; first: string; last: string }

/**
 * What changed since a snapshot, and the snapshot in which that was read. `brief`: what touched few nights of a room type at a time,
 * as a sale does; `long`: what touched many, as an import does.
 */
export type NightChanges = { snapshot: string; rewound: boolean; brief: NightRange[]; long: NightRange[] }

/** A change of more nights than this in a row is a long one. */
const briefNights = 62

/** Nights of a room type, `stockBytes` each. */
export type StockRecords = { room_type_id: number; records: Buffer }
/** Prices of a room type on a root plan, `priceBytes` each: day number and amount (int32). */
export type PriceRecords = { room_type_id: number; rate_plan_id: number; records: Buffer }

/** The present snapshot, as text: transactions that it does not see come later. */
export async function readSnapshot(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database named no snapshot')
  return row.snapshot
}

/**
 * Nights changed by transactions that `snapshot` did not see, however long those took. `rewound` when the database has
 * seen fewer transactions than then: it is another one, or went back to a backup, and nothing read before counts.
 */
export async function readNightChanges(db: Kysely<DB>, snapshot: string): Promise<NightChanges> {
  const { rows } = await sql<{
    snapshot: string
    rewound: boolean
    room_type_id: number | null
    first: string
    last: string
    long: boolean
  }>`/* prepared: night-changes */
    SELECT pg_current_snapshot()::text AS snapshot,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot) AS rewound,
      changed.room_type_id, changed.first, changed.last, changed.long
    FROM (SELECT 1) AS one LEFT JOIN (
      SELECT room_type_id, last_night - first_night >= ${briefNights}::int AS long, min(first_night) AS first,
        max(last_night) AS last
      FROM night_change
      WHERE at >= pg_snapshot_xmin(${snapshot}::pg_snapshot) AND NOT pg_visible_in_snapshot(at, ${snapshot}::pg_snapshot)
      GROUP BY 1, 2
    ) AS changed ON true`.execute(db)
  const [first] = rows
  if (!first) throw new Error('The database named no snapshot')
  const rangesOf = (long: boolean) =>
    rows.flatMap((row) =>
      row.room_type_id === null || row.long !== long
        ? []
        : [{ roomTypeId: row.room_type_id, first: row.first, last: row.last }],
    )
  return { snapshot: first.snapshot, rewound: first.rewound, brief: rangesOf(false), long: rangesOf(true) }
}

/** Every room type, and the first and last night that any of them has; null while there are none. */
export async function readNightBounds(
  db: Kysely<DB>,
): Promise<{ first: string; last: string; roomTypeIds: number[] } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null; ids: number[] | null }>`
    SELECT least((SELECT min(night) FROM inventory), (SELECT min(night) FROM nightly_price)) AS first,
      greatest((SELECT max(night) FROM inventory), (SELECT max(night) FROM nightly_price)) AS last,
      (SELECT array_agg(id ORDER BY id) FROM room_type) AS ids`.execute(db)
  const [row] = rows
  return row?.first && row.last ? { first: row.first, last: row.last, roomTypeIds: row.ids ?? [] } : null
}

export const stockBytes = 14

/**
 * Stock of the ranges as packed numbers, which a million nights can be read in. Big-endian: day number (int32), free,
 * minimum stay, maximum stay (0 for none), release days, and 1 closed to sale + 2 to arrival + 4 to departure (int16 each).
 */
export async function loadStockRecords(db: Kysely<DB>, ranges: readonly NightRange[]): Promise<StockRecords[]> {
  const { rows } = await sql<StockRecords>`/* prepared: night-stock */
    SELECT stock.room_type_id, string_agg(
      int4send(stock.night - DATE '1970-01-01') || int2send(stock.free) || int2send(stock.min_stay)
        || int2send(coalesce(stock.max_stay, 0::smallint)) || int2send(stock.release_days)
        || int2send((stock.stop_sell::int + 2 * stock.closed_to_arrival::int + 4 * stock.closed_to_departure::int)::smallint),
      ''::bytea) AS records
    FROM ${rangeRows(ranges)} JOIN inventory stock
      ON stock.room_type_id = range.room_type_id AND stock.night BETWEEN range.first AND range.last
    GROUP BY stock.room_type_id`.execute(db)
  return rows
}

export const priceBytes = 8

export async function loadPriceRecords(db: Kysely<DB>, ranges: readonly NightRange[]): Promise<PriceRecords[]> {
  const { rows } = await sql<PriceRecords>`/* prepared: night-prices */
    SELECT price.room_type_id, price.rate_plan_id,
      string_agg(int4send(price.night - DATE '1970-01-01') || int4send(price.amount), ''::bytea) AS records
    FROM ${rangeRows(ranges)} JOIN nightly_price price
      ON price.room_type_id = range.room_type_id AND price.night BETWEEN range.first AND range.last
    GROUP BY price.room_type_id, price.rate_plan_id`.execute(db)
  return rows
}

function rangeRows(ranges: readonly NightRange[]) {
  return sql`unnest(${ranges.map((range) => range.roomTypeId)}::int[], ${ranges.map((range) => range.first)}::date[],
      ${ranges.map((range) => range.last)}::date[]) AS range (room_type_id, first, last)`
}

/** How long changes are kept, in minutes; a reader that has not looked for half of that reads everything again. */
export const changesKeptMinutes = 30

export async function deleteOldNightChanges(db: Kysely<DB>): Promise<void> {
  await sql`DELETE FROM night_change WHERE noted_at < now() - make_interval(mins => ${changesKeptMinutes})`.execute(db)
}
