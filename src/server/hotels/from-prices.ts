import type { Kysely } from 'kysely'
import type { RoomPrices } from '../../contract/hotels.ts'
import type { DisplayCurrency } from '../../contract/values.ts'
import { type BedChoice, bedChoices } from '../../domain/beds.ts'
import { hasVatWithin, localFeeCodesOf } from '../../domain/fees.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { fitsRoom } from '../../domain/party.ts'
import { quoteStay } from '../../domain/pricing.ts'
import { type Board, boards, type HotelRules, type RatePlan, type RoomType } from '../../domain/rates.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { getAllRules, getRatesTo } from '../rates/rates.service.ts'
import { type LowestPrice, loadLowestPrices } from './directory.repository.ts'

/** A hotel's lowest price for one night and two adults on one plan, of all rooms or of those with some beds, minor units of the hotel's currency. */
export type FromPrice = {
  board: Board
  paymentType: RatePlan['paymentType']
  plan: RatePlan
  /** Beds of the room type that costs this. */
  beds: readonly BedChoice[]
  amount: number
  /** What has to be paid at the property beside it. */
  localFees: number
}

/** A kind of room's lowest price for one night; `adults` are two, or as near to that as the room takes. */
type RoomFromPrice = {
  code: string
  adults: number
  board: Board
  /** All that the room is sold with, in the order of how much that is. */
  boards: Board[]
  amount: number
  localFees: number
}

/** Indicative prices of a hotel, and the nights from `from` to `until`, as `YYYY-MM-DD`, that they were looked for in. */
export type FromPrices = {
  from: string
  until: string
  /** The first night for sale where that is not soon: the house is closed, or full until then. */
  opensOn: string | null
  plans: FromPrice[]
  rooms: RoomFromPrice[]
}

/** How far ahead an indicative price looks, in days, from a hotel's first night for sale. */
const fromPriceDays = 60

/** Nights for sale within so many days need no word about when they begin. */
const soonDays = 14

/** Indicative prices of every hotel by plan and by kind of room, kept until the catalogue changes. */
export const getFromPrices = cachePerRevision(
  async (db: Kysely<DB>, now: Date) => {
    const today = localDay(now, 'Europe/Sofia')
    const [rules, lowest] = await Promise.all([getAllRules(db), loadLowestPrices(db, today, fromPriceDays)])
    const byRoomType = Map.groupBy(lowest, (row) => row.room_type_id)
    return new Map([...rules.values()].map((hotel) => [hotel.hotelId, fromPricesOf(hotel, byRoomType, today)]))
  },
  { maxAgeMs: 10 * 60_000 },
)

function fromPricesOf(
  rules: HotelRules,
  byRoomType: ReadonlyMap<number, readonly LowestPrice[]>,
  today: string,
): FromPrices {
  const withoutPromotions = { ...rules, promotions: [] }
  const lowest = rules.roomTypes.flatMap(({ id }) => byRoomType.get(id) ?? [])
  // One for the whole house.
  const from = lowest[0]?.first_night ?? today
  const ways = rules.roomTypes.flatMap((roomType) => {
    const room = { adults: adultsNearTwo(roomType), childrenAges: [] }
    if (!fitsRoom(roomType, room)) return []
    return rules.ratePlans.flatMap((plan) => {
      if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomType.id)) return []
      const rootPlan = plan.parentId ?? plan.id
      const price = byRoomType.get(roomType.id)?.find((row) => row.rate_plan_id === rootPlan)
      if (!price) return []
      const { total, localFees } = quoteStay(withoutPromotions, plan, [{ roomType, room, prices: [price.amount] }], {
        nights: [from],
        bookedOn: today,
      })
      return [{ roomType, plan, adults: room.adults, amount: total, localFees }]
    })
  })
  return {
    from,
    until: addDays(from, fromPriceDays - 1),
    opensOn: from > addDays(today, soonDays) ? from : null,
    plans: rules.ratePlans.flatMap((plan) => {
      const { board, paymentType } = plan
      const own = ways.filter((way) => way.plan === plan && way.adults === 2)
      return cheapestByBeds(
        own.map(({ roomType, amount, localFees }) => ({
          board,
          paymentType,
          plan,
          beds: roomType.beds,
          amount,
          localFees,
        })),
      )
    }),
    rooms: rules.roomTypes.flatMap((roomType) => {
      const own = ways.filter((way) => way.roomType === roomType).sort((a, b) => payable(a) - payable(b))
      const [lowest] = own
      if (!lowest) return []
      const { adults, amount, localFees } = lowest
      const sold = new Set(own.map(({ plan }) => plan.board))
      const boardsSold = boards.filter((board) => sold.has(board))
      return [{ code: roomType.code, adults, board: lowest.plan.board, boards: boardsSold, amount, localFees }]
    }),
  }
}

/** Prices are compared by everything one pays. */
function payable({ amount, localFees }: Pick<FromPrice, 'amount' | 'localFees'>): number {
  return amount + localFees
}

/** The cheapest of all, and of those with each kind of bed. */
function cheapestByBeds(prices: readonly FromPrice[]): FromPrice[] {
  const sorted = [...prices].sort((a, b) => payable(a) - payable(b))
  const kept = bedChoices.map((bed) => sorted.find(({ beds }) => beds.includes(bed)))
  return [...new Set([sorted[0], ...kept])].filter((price) => price !== undefined)
}

/** A single room is priced for one, and a room that is let only to more for as few as it takes. */
function adultsNearTwo({ minAdults, maxAdults, maxOccupancy }: RoomType): number {
  return Math.max(minAdults, Math.min(2, maxAdults, maxOccupancy))
}

/** What a night in each kind of room costs at least, as far as it can be had at all: 404 for an unknown hotel. */
export async function readRoomPrices(
  { db, now }: { db: Kysely<DB>; now: Date },
  hotelId: number,
  currency: DisplayCurrency,
): Promise<RoomPrices> {
  const [allRules, fromPrices, perEuro] = await Promise.all([
    getAllRules(db),
    getFromPrices(db, now),
    getRatesTo(db, currency),
  ])
  const rules = allRules.get(hotelId)
  const prices = fromPrices.get(hotelId)
  if (!rules || !prices) throw new AppError('not_found')
  const shown = (amount: number) => toDecimal(convert(amount, rules.currency, currency, perEuro), currency)
  return {
    from: prices.from,
    until: prices.until,
    rooms: (perEuro.has(rules.currency) ? prices.rooms : []).map(({ code, amount, localFees, ...room }) => ({
      ...room,
      room_type: code,
      price: { display_currency: currency, value: shown(amount) },
      vat_included: hasVatWithin(rules),
      local_fees: shown(localFees),
      local_fee_codes: localFees > 0 ? localFeeCodesOf(rules) : [],
    })),
  }
}
