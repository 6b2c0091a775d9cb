import type { Kysely } from 'kysely'
import { fitsRoom } from '../../domain/party.ts'
import { quoteStay } from '../../domain/pricing.ts'
import type { Board, HotelRules, RatePlan } from '../../domain/rates.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { getAllRules, isSellable } from '../rates/rates.service.ts'
import { loadDirectory, loadLowestPrices } from './directory.repository.ts'

export { type DirectoryHotel, findHotel, type PlaceName } from './directory.repository.ts'
export { hotelPath, pickText, placeText, toHotelCard } from './hotel-card.ts'
export { loadHotelContact, loadOfferTexts, loadRooms } from './hotels.repository.ts'

/** Every active hotel by id, kept until the catalogue changes. */
export const getDirectory = cachePerRevision(loadDirectory)

/** A hotel's lowest price for one night and two adults on one plan, minor units of the hotel's currency. */
export type FromPrice = { board: Board; paymentType: RatePlan['paymentType']; plan: RatePlan; amount: number }

/** How far ahead an indicative price looks, in days. */
const fromPriceDays = 60

/** Indicative prices of every hotel by plan over the next 60 days, kept until the catalogue changes. */
export const getFromPrices = cachePerRevision(async (db: Kysely<DB>) => {
  const today = localDay(new Date(), 'Europe/Sofia')
  const [rules, lowest] = await Promise.all([
    getAllRules(db),
    loadLowestPrices(db, today, addDays(today, fromPriceDays)),
  ])
  const byRoomType = new Map<number, Map<number, number>>()
  for (const row of lowest) {
    const byPlan = byRoomType.get(row.room_type_id) ?? new Map<number, number>()
    byPlan.set(row.rate_plan_id, row.amount)
    byRoomType.set(row.room_type_id, byPlan)
  }
  return new Map([...rules.values()].map((hotel) => [hotel.hotelId, fromPricesOf(hotel, byRoomType, today)]))
})

function fromPricesOf(
  rules: HotelRules,
  lowest: ReadonlyMap<number, ReadonlyMap<number, number>>,
  today: string,
): FromPrice[] {
  const couple = { adults: 2, childrenAges: [] }
  const withoutPromotions = { ...rules, promotions: [] }
  const prices: FromPrice[] = []
  for (const plan of rules.ratePlans) {
    if (!isSellable(plan)) continue
    let best: number | null = null
    for (const roomType of rules.roomTypes) {
      if (!fitsRoom(roomType, couple)) continue
      if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomType.id)) continue
      const price = lowest.get(roomType.id)?.get(plan.parentId ?? plan.id)
      if (price === undefined) continue
      const quote = quoteStay(withoutPromotions, plan, [{ roomType, room: couple, prices: [price] }], {
        nights: [today],
        bookedOn: today,
      })
      if (best === null || quote.total < best) best = quote.total
    }
    if (best !== null) prices.push({ board: plan.board, paymentType: plan.paymentType, plan, amount: best })
  }
  return prices
}
