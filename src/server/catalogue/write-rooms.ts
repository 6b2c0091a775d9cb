import type { Kysely } from 'kysely'
import type { ParsedHotelRecord, RoomCalendar } from '../../contract/catalogue-file.ts'
import type { DB } from '../db/schema.ts'
import { toInventorySeries, toPriceSeries } from './calendar-rows.ts'
import {
  type InventorySeries,
  insertInventory,
  insertLedger,
  insertPrices,
  type LedgerSeries,
  type PriceSeries,
  updateInventory,
  updatePrices,
} from './calendars.repository.ts'
import { replaceImages } from './images.repository.ts'
import {
  idOf,
  toOccupancyRows,
  toPlanLinks,
  toPromotionRows,
  toRatePlanRows,
  toRoomTypeRows,
  toTaxRows,
} from './room-rows.ts'
import {
  findCodes,
  linkRatePlans,
  refreshStatistics,
  replaceRules,
  upsertRatePlans,
  upsertRoomTypes,
} from './rooms.repository.ts'

/** A record and the hotel it has become. */
export type PlacedHotel = { record: ParsedHotelRecord; hotelId: number }

/** Room types, rate plans, rules and calendars of hotels that are there already. */
export async function writeRooms(db: Kysely<DB>, placed: readonly PlacedHotel[], today: string): Promise<void> {
  if (placed.length === 0) return
  const hotelIds = placed.map(({ hotelId }) => hotelId)
  const before = await findCodes(db, 'room_type', hotelIds)
  const roomsOf = await upsertRoomTypes(
    db,
    placed.flatMap(({ record, hotelId }) => toRoomTypeRows(hotelId, record)),
  )
  const plansOf = await upsertRatePlans(
    db,
    placed.flatMap(({ record, hotelId }) => toRatePlanRows(hotelId, record)),
  )
  const codesOf = (hotelId: number) => ({
    rooms: roomsOf.get(hotelId) ?? new Map<string, number>(),
    plans: plansOf.get(hotelId) ?? new Map<string, number>(),
  })
  const links = placed.map(({ record, hotelId }) => {
    const { rooms, plans } = codesOf(hotelId)
    return toPlanLinks(record, rooms, plans)
  })
  await linkRatePlans(
    db,
    links.flatMap((link) => link.parents),
    links.flatMap((link) => link.coverage),
  )
  await replaceRules(db, hotelIds, {
    occupancyPrices: placed.flatMap(({ record, hotelId }) => toOccupancyRows(hotelId, record, codesOf(hotelId).rooms)),
    promotions: placed.flatMap(({ record, hotelId }) => {
      const { rooms, plans } = codesOf(hotelId)
      return toPromotionRows(hotelId, record.promotions, rooms, plans)
    }),
    taxes: placed.flatMap(({ record, hotelId }) => toTaxRows(hotelId, record)),
  })
  const owned = placed.flatMap(({ record, hotelId }) =>
    record.room_types.map((room) => ({
      room,
      roomTypeId: idOf(codesOf(hotelId).rooms, room.code),
      plans: codesOf(hotelId).plans,
      fresh: before.get(hotelId)?.has(room.code) !== true,
    })),
  )
  await replaceImages(
    db,
    'room_type',
    owned.map(({ room, roomTypeId }) => ({ ownerId: roomTypeId, images: room.images })),
  )
  await refreshStatistics(db)
  await writeCalendars(
    db,
    owned.flatMap(({ room, ...ids }) => (room.calendar ? [{ ...ids, calendar: room.calendar }] : [])),
    today,
  )
}

/** A room type's calendar; `fresh` promises that the room has no nights yet, which makes writing quicker. */
export type OwnedCalendar = {
  roomTypeId: number
  plans: ReadonlyMap<string, number>
  calendar: RoomCalendar
  fresh: boolean
}

/** Brings prices and inventory of room types to their calendars; see `writeHotels` for what that keeps. */
export async function writeCalendars(
  db: Kysely<DB>,
  calendars: readonly OwnedCalendar[],
  today: string,
): Promise<void> {
  const prices: Record<'fresh' | 'known', PriceSeries[]> = { fresh: [], known: [] }
  const nights: Record<'fresh' | 'known', InventorySeries[]> = { fresh: [], known: [] }
  const ledger: LedgerSeries[] = []
  for (const { roomTypeId, plans, calendar, fresh } of calendars) {
    const series = toPriceSeries(roomTypeId, calendar, plans, today)
    const age = fresh ? 'fresh' : 'known'
    prices[age].push(...series.prices)
    ledger.push(...series.ledger)
    nights[age].push(toInventorySeries(roomTypeId, calendar))
  }
  await insertPrices(db, prices.fresh)
  await updatePrices(db, prices.known, today)
  await insertLedger(db, ledger)
  await insertInventory(db, nights.fresh)
  await updateInventory(db, nights.known)
}
