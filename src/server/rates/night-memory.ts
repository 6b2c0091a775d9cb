import type { Kysely } from 'kysely'
import { dateOfDay, dayNumber } from '../../domain/stay-dates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import {
  loadPriceRecords,
  loadStockRecords,
  type NightRange,
  priceBytes,
  readNightBounds,
  readSnapshot,
  stockBytes,
} from './night-memory.repository.ts'
import type { StayNights } from './party-quotes.ts'

/** Flags of a night. A night that is not known is not on sale. */
const known = 1
const stopSell = 2
const closedToArrival = 4
const closedToDeparture = 8

/** Every night of a room type; index 0 is the memory's first day. */
type TypeNights = {
  flags: Uint8Array
  free: Int16Array
  minStay: Int16Array
  /** 0 for none. */
  maxStay: Int16Array
  releaseDays: Int16Array
  /** By root rate plan, minor units; 0 where a night has no price. */
  prices: Map<number, Int32Array>
}

/** Stock and prices of every night that the database has, as of `snapshot`. */
export type NightMemory = {
  first: number
  days: number
  types: Map<number, TypeNights>
  snapshot: string
  /** When the snapshot was taken, `performance.now()`. */
  checkedAt: number
}

/** Days beyond the last night: nights that are added daily find room without reading everything again. */
const spareDays = 60
/** Room types read at once: other requests are answered in between. */
const batchSize = 250

/** Whether these nights lie within the memory's days. */
export function covers(memory: NightMemory, ranges: readonly NightRange[]): boolean {
  return ranges.every(
    ({ first, last }) => dayNumber(first) >= memory.first && dayNumber(last) < memory.first + memory.days,
  )
}

/** A memory of its own with room for these nights, whose room types can be read anew while others ask the old one. */
export function copyFor(memory: NightMemory, ranges: readonly NightRange[]): NightMemory {
  const first = Math.min(memory.first, ...ranges.map((range) => dayNumber(range.first)))
  const last = Math.max(...ranges.map((range) => dayNumber(range.last)))
  const days = covers(memory, ranges) ? memory.days : Math.max(memory.first + memory.days, last + 1 + spareDays) - first
  const shift = memory.first - first
  const own = new Set(ranges.map(({ roomTypeId }) => roomTypeId))
  const keeps = shift === 0 && days === memory.days
  const types = new Map(
    [...memory.types].map(([id, type]) => [id, keeps && !own.has(id) ? type : copyType(type, days, shift)]),
  )
  return { ...memory, first, days, types }
}

function copyType(type: TypeNights, days: number, shift: number): TypeNights {
  const copy = emptyType(days)
  copy.flags.set(type.flags, shift)
  copy.free.set(type.free, shift)
  copy.minStay.set(type.minStay, shift)
  copy.maxStay.set(type.maxStay, shift)
  copy.releaseDays.set(type.releaseDays, shift)
  for (const [plan, amounts] of type.prices) {
    const own = new Int32Array(days)
    own.set(amounts, shift)
    copy.prices.set(plan, own)
  }
  return copy
}

/** Every night that the database has. */
export async function readEverything(db: Kysely<DB>): Promise<NightMemory> {
  const checkedAt = performance.now()
  // Before the rows: what is committed in between is read now and once more with the next changes.
  const snapshot = await readSnapshot(db)
  const bounds = await readNightBounds(db)
  const first = bounds ? dayNumber(bounds.first) : 0
  const days = bounds ? dayNumber(bounds.last) - first + 1 + spareDays : 0
  const memory: NightMemory = { first, days, types: new Map(), snapshot, checkedAt }
  if (!bounds) return memory
  const ranges = bounds.roomTypeIds.map((roomTypeId) => ({
    roomTypeId,
    first: bounds.first,
    last: dateOfDay(first + days - 1),
  }))
  await readRanges(db, memory, ranges)
  return memory
}

/** Reads these nights anew, which lie within the memory's days. */
export async function readRanges(db: Kysely<DB>, memory: NightMemory, ranges: readonly NightRange[]): Promise<void> {
  for (let start = 0; start < ranges.length; start += batchSize)
    await readBatch(db, memory, ranges.slice(start, start + batchSize))
}

/** Reads the ranges anew; a night of theirs that the database no longer has is forgotten. */
async function readBatch(db: Kysely<DB>, memory: NightMemory, ranges: readonly NightRange[]): Promise<void> {
  const [stock, prices] = await Promise.all([loadStockRecords(db, ranges), loadPriceRecords(db, ranges)])
  // From here on without a pause: nobody sees a room type half read.
  for (const { roomTypeId, first, last } of ranges) {
    const type = memory.types.get(roomTypeId)
    if (!type) continue
    const [from, to] = [dayNumber(first) - memory.first, dayNumber(last) - memory.first + 1]
    type.flags.fill(0, from, to)
    for (const amounts of type.prices.values()) amounts.fill(0, from, to)
  }
  for (const { room_type_id, records } of stock) readStock(typeOf(memory, room_type_id), records, memory.first)
  for (const { room_type_id, rate_plan_id, records } of prices) {
    const { prices: byPlan } = typeOf(memory, room_type_id)
    const amounts = byPlan.get(rate_plan_id) ?? new Int32Array(memory.days)
    byPlan.set(rate_plan_id, amounts)
    for (let at = 0; at < records.length; at += priceBytes)
      amounts[records.readInt32BE(at) - memory.first] = records.readInt32BE(at + 4)
  }
}

function readStock(type: TypeNights, records: Buffer, first: number): void {
  for (let at = 0; at < records.length; at += stockBytes) {
    const night = records.readInt32BE(at) - first
    type.free[night] = records.readInt16BE(at + 4)
    type.minStay[night] = records.readInt16BE(at + 6)
    type.maxStay[night] = records.readInt16BE(at + 8)
    type.releaseDays[night] = records.readInt16BE(at + 10)
    type.flags[night] = known | (records.readInt16BE(at + 12) << 1)
  }
}

function typeOf(memory: NightMemory, roomTypeId: number): TypeNights {
  const there = memory.types.get(roomTypeId)
  if (there) return there
  const type = emptyType(memory.days)
  memory.types.set(roomTypeId, type)
  return type
}

function emptyType(days: number): TypeNights {
  return {
    flags: new Uint8Array(days),
    free: new Int16Array(days),
    minStay: new Int16Array(days),
    maxStay: new Int16Array(days),
    releaseDays: new Int16Array(days),
    prices: new Map(),
  }
}

/**
 * Stock and prices of one stay for these room types. A room type without any night of the stay is absent, a plan that lacks
 * a price for one of the nights too.
 */
export function cutStayNights(
  memory: NightMemory,
  roomTypeIds: Iterable<number>,
  stay: { checkin: string; checkout: string },
): StayNights {
  const start = dayNumber(stay.checkin) - memory.first
  const end = dayNumber(stay.checkout) - memory.first
  const found: StayNights = { windows: new Map(), prices: new Map() }
  if (start < 0 || end > memory.days) return found
  for (const id of roomTypeIds) {
    const type = memory.types.get(id)
    if (!type) continue
    found.windows.set(id, toWindow(type, start, end))
    const byPlan = new Map<number, number[]>()
    for (const [plan, amounts] of type.prices) {
      const nightly = Array.from(amounts.subarray(start, end))
      if (!nightly.includes(0)) byPlan.set(plan, nightly)
    }
    found.prices.set(id, byPlan)
  }
  return found
}

function toWindow(type: TypeNights, start: number, end: number): StayWindow {
  let nights = 0
  let free = Number.POSITIVE_INFINITY
  let flags = 0
  for (let night = start; night < end; night += 1) {
    const own = type.flags[night] ?? 0
    if ((own & known) === 0) continue
    nights += 1
    flags |= own
    free = Math.min(free, type.free[night] ?? 0)
  }
  const arrival = type.flags[start] ?? 0
  const arrives = (arrival & known) !== 0
  return {
    nights,
    free: nights === 0 ? 0 : free,
    stopSell: (flags & stopSell) !== 0,
    closedToArrival: (arrival & closedToArrival) !== 0,
    closedToDeparture: ((type.flags[end] ?? 0) & closedToDeparture) !== 0,
    minStay: arrives ? (type.minStay[start] ?? 1) : 1,
    maxStay: arrives ? type.maxStay[start] || null : null,
    releaseDays: arrives ? (type.releaseDays[start] ?? 0) : 0,
  }
}
