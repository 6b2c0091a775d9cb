import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, OccupancyPrice, Promotion, RatePlan, RoomType, TaxFee } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'

/** Ids by hotel and code. */
export type CodeIds = Map<number, Map<string, number>>

const roomTypeColumns = [
  'name_bg',
  'name_en',
  'description_bg',
  'description_en',
  'size_m2',
  'beds',
  'amenities',
  'base_occupancy',
  'min_adults',
  'max_adults',
  'max_children',
  'max_occupancy',
  'position',
  'active',
] as const

const ratePlanColumns = [
  'board',
  'payment_type',
  'deposit_percent',
  'availability',
  'audience',
  'cancellation',
  'adjust_percent',
  'supplement_adult',
  'supplement_child',
  'supplement_child_from_age',
  'remarks_bg',
  'remarks_en',
  'position',
  'active',
] as const

/** Room types or rate plans of these hotels, by code. */
export async function findCodes(
  db: Kysely<DB>,
  table: 'room_type' | 'rate_plan',
  hotelIds: readonly number[],
): Promise<CodeIds> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'hotel_id', 'code'])
    .where(sql<boolean>`hotel_id = ANY(${[...hotelIds]}::int[])`)
    .execute()
  const codes: CodeIds = new Map()
  for (const row of rows) {
    const ofHotel = codes.get(row.hotel_id) ?? new Map<string, number>()
    ofHotel.set(row.code, row.id)
    codes.set(row.hotel_id, ofHotel)
  }
  return codes
}

/** Room types by (hotel, code); those of the same hotels that are no longer listed stop being sold but stay, since bookings name them. */
export async function upsertRoomTypes(db: Kysely<DB>, rows: readonly Insertable<RoomType>[]): Promise<CodeIds> {
  await insertRows(
    db,
    'room_type',
    ['hotel_id', 'code', ...roomTypeColumns],
    rows,
    updateOnConflict(['hotel_id', 'code'], roomTypeColumns),
  )
  return await retireOthers(db, 'room_type', rows)
}

/** Rate plans by (hotel, code), without their parents; those no longer listed stop being sold. */
export async function upsertRatePlans(db: Kysely<DB>, rows: readonly Insertable<RatePlan>[]): Promise<CodeIds> {
  await insertRows(
    db,
    'rate_plan',
    ['hotel_id', 'code', ...ratePlanColumns],
    rows,
    updateOnConflict(['hotel_id', 'code'], ratePlanColumns),
  )
  return await retireOthers(db, 'rate_plan', rows)
}

async function retireOthers(
  db: Kysely<DB>,
  table: 'room_type' | 'rate_plan',
  rows: readonly { hotel_id: number; code: string }[],
): Promise<CodeIds> {
  const hotelIds = [...new Set(rows.map((row) => row.hotel_id))]
  await sql`
    UPDATE ${sql.table(table)} SET active = false
    WHERE hotel_id = ANY(${hotelIds}::int[]) AND active AND NOT EXISTS (
      SELECT FROM unnest(${rows.map((row) => row.hotel_id)}::int[], ${rows.map((row) => row.code)}::text[])
        AS kept (hotel_id, code)
      WHERE kept.hotel_id = ${sql.table(table)}.hotel_id AND kept.code = ${sql.table(table)}.code)`.execute(db)
  return await findCodes(db, table, hotelIds)
}

/** Derives plans from their parents and says which room types each plan covers. */
export async function linkRatePlans(
  db: Kysely<DB>,
  parents: readonly { planId: number; parentId: number | null }[],
  coverage: readonly { rate_plan_id: number; room_type_id: number }[],
): Promise<void> {
  const planIds = parents.map((link) => link.planId)
  await sql`
    UPDATE rate_plan SET parent_id = link.parent_id
    FROM unnest(${planIds}::int[], ${parents.map((link) => link.parentId)}::int[]) AS link (plan_id, parent_id)
    WHERE rate_plan.id = link.plan_id AND rate_plan.parent_id IS DISTINCT FROM link.parent_id`.execute(db)
  await sql`DELETE FROM rate_plan_room_type WHERE rate_plan_id = ANY(${planIds}::int[])`.execute(db)
  await insertRows(db, 'rate_plan_room_type', ['rate_plan_id', 'room_type_id'], coverage)
}

/** Makes occupancy prices, promotions and taxes of these hotels exactly those given. */
export async function replaceRules(
  db: Kysely<DB>,
  hotelIds: readonly number[],
  rules: {
    occupancyPrices: Insertable<OccupancyPrice>[]
    promotions: Insertable<Promotion>[]
    taxes: Insertable<TaxFee>[]
  },
): Promise<void> {
  const ids = [...hotelIds]
  await sql`DELETE FROM occupancy_price WHERE hotel_id = ANY(${ids}::int[])`.execute(db)
  await sql`DELETE FROM tax_fee WHERE hotel_id = ANY(${ids}::int[])`.execute(db)
  await insertRows(
    db,
    'occupancy_price',
    ['hotel_id', 'room_type_id', 'guest', 'position', 'min_age', 'max_age', 'percent', 'amount'],
    rules.occupancyPrices,
  )
  await insertRows(
    db,
    'tax_fee',
    ['hotel_id', 'code', 'basis', 'amount', 'percent', 'included', 'payable_at', 'from_age'],
    rules.taxes,
  )
  await replacePromotions(db, ids, rules.promotions)
}

/** Those of the hotels whose promotions are other than the given ones: only these need writing. */
export async function findOtherPromotions(
  db: Kysely<DB>,
  hotelIds: readonly number[],
  rows: readonly Insertable<Promotion>[],
): Promise<number[]> {
  const known = await db
    .selectFrom('promotion')
    .select(['hotel_id', 'kind', 'percent', 'promo_code', 'book_from', 'book_to'])
    .where(sql<boolean>`hotel_id = ANY(${[...hotelIds]}::int[])`)
    .execute()
  const [before, after] = [known, rows].map((list) => {
    const marks = new Map<number, string[]>()
    for (const { hotel_id, kind, percent, promo_code, book_from, book_to } of list) {
      const mark = [kind, Number(percent ?? 0), promo_code ?? '', book_from, book_to ?? ''].join('|')
      marks.set(hotel_id, [...(marks.get(hotel_id) ?? []), mark].sort())
    }
    return marks
  })
  return hotelIds.filter((id) => (before?.get(id) ?? []).join() !== (after?.get(id) ?? []).join())
}

/** Makes the promotions of these hotels exactly those given. */
export async function replacePromotions(
  db: Kysely<DB>,
  hotelIds: readonly number[],
  rows: readonly Insertable<Promotion>[],
): Promise<void> {
  await sql`DELETE FROM promotion WHERE hotel_id = ANY(${[...hotelIds]}::int[])`.execute(db)
  await insertRows(
    db,
    'promotion',
    [
      'hotel_id',
      'kind',
      'name_bg',
      'name_en',
      'percent',
      'stay_nights',
      'free_nights',
      'min_nights',
      'min_days_before',
      'max_days_before',
      'promo_code',
      'combinable',
      'rate_plan_id',
      'room_type_id',
      'book_from',
      'book_to',
      'stay_from',
      'stay_to',
    ],
    rows,
  )
}

/**
 * Tells the planner how many rooms and plans there are now. Foreign keys of a long-lived connection are checked with the
 * plan of their first check: made when the tables were empty, it reads them whole for every night that is inserted.
 */
export async function refreshStatistics(db: Kysely<DB>): Promise<void> {
  await sql`ANALYZE room_type, rate_plan`.execute(db)
}
