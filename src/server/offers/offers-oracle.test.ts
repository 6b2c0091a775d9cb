import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { type AskedStay, createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { isClosed, isTooLarge, listWays, type OracleWay } from '../../../test/price-oracle.ts'
import {
  createChance,
  exchange,
  type RandomHotel,
  type RandomStay,
  randomStay,
  todayAt,
  writeParty,
  writeRandomCatalogue,
} from '../../../test/random-catalogue.ts'
import { type HotelCard, searchAnswerSchema } from '../../contract/hotels.ts'
import type { OffersAnswer, WireOffer } from '../../contract/offers.ts'
import { fromDecimal } from '../../domain/money.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const buyer = createBuyer(app)
const hotels = await writeRandomCatalogue(db, { seed: 4_711, count: 12 })
const chance = createChance(11)
const stays = Array.from({ length: 24 }, () => randomStay(chance))
const label = (stay: RandomStay) => `${stay.checkin} to ${stay.checkout} for ${writeParty(stay.rooms)}`

const ask = (hotel: RandomHotel, stay: RandomStay, more: Partial<AskedStay> = {}): Promise<OffersAnswer> =>
  buyer.ask({
    hotel_id: hotel.id,
    checkin: stay.checkin,
    checkout: stay.checkout,
    rooms: stay.rooms.map((room) => ({ adults: room.adults, children_ages: room.ages })),
    ...more,
  })

const waysOf = ({ record }: RandomHotel, stay: RandomStay, waiver?: Parameters<typeof listWays>[2]) =>
  listWays(record, { ...stay, today: todayAt(now, record) }, waiver)

const kinds = (types: readonly string[]) => new Set(types).size
const cents = (value: string, currency = 'EUR') => fromDecimal(value, currency) ?? Number.NaN
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)

/** Each plan in each single room type, and the cheapest mixture where that is cheaper than any single type. */
function worthShowing(ways: OracleWay[]): { uniform: OracleWay[]; mixed: Map<string, OracleWay> } {
  const mixed = new Map<string, OracleWay>()
  for (const plan of new Set(ways.map((way) => way.plan))) {
    const [best] = ways
      .filter((way) => way.plan === plan)
      .sort((a, b) => a.total + a.localFees - b.total - b.localFees || kinds(a.types) - kinds(b.types))
    if (best && kinds(best.types) > 1) mixed.set(plan, best)
  }
  return { uniform: ways.filter((way) => kinds(way.types) === 1), mixed }
}

const described = (offer: WireOffer) => ({
  plan: offer.rate_plan,
  types: offer.rooms.map((room) => room.room_type),
  total: cents(offer.price.charge_value),
  localFees: cents(offer.price.local_fees_value),
  left: offer.rooms_left,
})
const shownWay = ({ plan, types, total, localFees, left }: OracleWay) => ({
  plan,
  types,
  total,
  localFees,
  left: left <= 5 ? left : null,
})

describe('offers of random houses', () => {
  test.each(stays.map((stay) => [label(stay), stay] as const))('%s', async (_, stay) => {
    const { checkin, checkout } = stay
    const response = await app.inject({
      url: '/api/v1/search/',
      query: { checkin, checkout, rooms: writeParty(stay.rooms), page_size: '100' },
    })
    const cards = new Map(searchAnswerSchema.parse(response.json()).results.map((card) => [card.id, card]))
    for (const hotel of hotels) {
      const { offers, near_miss } = await ask(hotel, stay)
      const ways = waysOf(hotel, stay)
      const { uniform, mixed } = worthShowing(ways)
      const single = offers.filter((offer) => kinds(offer.rooms.map((room) => room.room_type)) === 1)
      const mixtures = offers.filter((offer) => !single.includes(offer))
      const byPlanAndType = (a: { plan: string; types: string[] }, b: { plan: string; types: string[] }) =>
        `${a.plan}${a.types}`.localeCompare(`${b.plan}${b.types}`)
      expect(single.map(described).sort(byPlanAndType)).toEqual(uniform.map(shownWay).sort(byPlanAndType))
      // Mixtures of one price may differ in who sleeps where.
      for (const offer of mixtures) expect(ways.map(shownWay)).toContainEqual(described(offer))
      for (const [plan, best] of mixed) {
        const prices = offers.filter((offer) => offer.rate_plan === plan).map(payable)
        expect(Math.min(...prices)).toBe(best.total + best.localFees)
      }
      for (const offer of offers) expectReceiptAddsUp(offer, stay)

      const card = cards.get(hotel.id)
      expect(card === undefined).toBe(offers.length === 0)
      if (card) {
        const lowest = Math.min(...offers.map(payable))
        const cheapest = offers.filter((offer) => payable(offer) === lowest)
        expect(cheapest.map((offer) => offer.price.value)).toContain(card.best_offer?.value)
        expect(cheapest.map((offer) => offer.rooms[0]?.board_code)).toContain(card.best_offer?.board)
        expect(near_miss).toBeNull()
        expectFreeFrom(card, offers)
      } else expectReason(hotel, stay, near_miss)
    }
  })
})

describe('a room type chosen for each room', () => {
  const more = createChance(12)
  const several = Array.from({ length: 60 }, () => randomStay(more)).filter(({ rooms }) => rooms.length === 2)
  let [mixed, impossible] = [0, 0]

  test.each(several.map((stay) => [label(stay), stay] as const))('%s', async (_, stay) => {
    for (const hotel of hotels) {
      const { choices = [] } = await ask(hotel, stay, { split: true })
      expect(choices.map(describedRoom)).toEqual(choosable(hotel, stay))
      const ways = waysOf(hotel, stay)
      for (const types of combine(choices.map((room) => room.map((choice) => choice.room_type))).slice(0, 12)) {
        const { offers } = await ask(hotel, stay, { room_types: types })
        const same = ways.filter((way) => way.types.join() === types.join())
        expect(offers.map(described).sort(byPlan)).toEqual(same.map(shownWay).sort(byPlan))
        if (offers.length === 0) impossible += 1
        else if (kinds(types) > 1) mixed += 1
      }
    }
  })

  test('and the walk has seen mixtures, and rooms that cannot be had together', () => {
    expect(mixed).toBeGreaterThan(20)
    expect(impossible).toBeGreaterThan(5)
  })

  test.each([[['NONE']], [[]], [['NONE', 'NONE', 'NONE']]])('%j are not the rooms of two: refused', async (types) => {
    const [hotel] = hotels
    const response = await buyer.send('POST', 'generate_hotel_offers/', {
      hotel_id: hotel?.id,
      checkin: '2027-04-10',
      checkout: '2027-04-13',
      rooms: [{ adults: 1 }, { adults: 1 }],
      room_types: types,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ room_types: [expect.stringContaining('not a valid choice')] })
  })
})

const byPlan = (a: { plan: string }, b: { plan: string }) => a.plan.localeCompare(b.plan)
const describedRoom = (room: NonNullable<OffersAnswer['choices']>[number]) =>
  room.map((choice) => ({ type: choice.room_type, least: choice.value, free: choice.free }))

/** For each room alone what it can be had in, on the plans that have something for every one of them. */
function choosable(hotel: RandomHotel, stay: RandomStay) {
  const alone = stay.rooms.map((room) => waysOf(hotel, { ...stay, rooms: [room] }))
  const plans = hotel.record.rate_plans.filter((plan) =>
    alone.every((ways) => ways.some((way) => way.plan === plan.code)),
  )
  return alone.map((ways) =>
    hotel.record.room_types.flatMap(({ code }) => {
      const same = ways.filter((way) => way.types[0] === code && plans.some((plan) => plan.code === way.plan))
      const least = Math.min(...same.map((way) => way.total + way.localFees))
      const value = (exchange(least, hotel.record.currency, 'EUR') / 100).toFixed(2)
      return same[0] ? [{ type: code, least: value, free: Math.min(same[0].left, stay.rooms.length) }] : []
    }),
  )
}

/** One of each list, in every way. */
const combine = (lists: string[][]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]])

/** From what price a card says that a stay can be cancelled for nothing: what the hotel's own page asks for it. */
function expectFreeFrom({ best_offer: best }: HotelCard, offers: readonly WireOffer[]): void {
  const free = offers.filter(
    ({ cancellation }) => cancellation.free_until !== null || cancellation.penalties.length === 0,
  )
  if (best?.refundable === false) {
    const quoted = offers.filter((offer) => shownPayable(offer) === cents(best.value) + cents(best.local_fees))
    expect(quoted.some(({ cancellation }) => !cancellation.refundable)).toBe(true)
    lost += 1
  }
  if (best?.free_cancellation !== 'never' || free.length === 0) {
    expect(best?.free_cancellation_from).toBeNull()
    return
  }
  const lowest = Math.min(...free.map(payable))
  const cheapest = free.filter((offer) => payable(offer) === lowest)
  expect(cheapest.map(shownPayable)).toContain(cents(best.free_cancellation_from ?? ''))
  dearerWhenFree += 1
}

let dearerWhenFree = 0
let lost = 0

test('of the random houses enough are dearer with free cancellation, or lost when cancelled', () => {
  expect(dearerWhenFree).toBeGreaterThan(10)
  expect(lost).toBeGreaterThan(10)
})

const shownPayable = ({ price }: WireOffer) => cents(price.value) + cents(price.local_fees_shown ?? '0')
const payable = (offer: WireOffer) => cents(offer.price.charge_value) + cents(offer.price.local_fees_value)

function expectReceiptAddsUp(offer: WireOffer, stay: RandomStay): void {
  const { price, receipt } = offer
  const total = cents(price.charge_value)
  const amounts = (keep: (line: (typeof receipt)[number]) => boolean) =>
    sum(receipt.filter(keep).map((line) => cents(line.amount)))
  expect(amounts((line) => line.adds_up)).toBe(total)
  expect(amounts((line) => line.kind === 'local_fee')).toBe(cents(price.local_fees_value))
  for (const line of receipt) expect(line.quantity * cents(line.unit_amount)).toBe(cents(line.amount))
  for (const line of receipt) expect(line.name).not.toBe('')
  const nightly = sum(price.nightly.map((night) => cents(night.value)))
  expect(nightly + amounts((line) => line.kind === 'fee')).toBe(total)
  expect(cents(price.base) - sum(price.promotions.map((promotion) => cents(promotion.amount)))).toBe(nightly)
  expect(price.nightly.map((night) => night.night)).toHaveLength(
    (Date.parse(stay.checkout) - Date.parse(stay.checkin)) / 86_400_000,
  )
  expect(price.nightly[0]?.night).toBe(stay.checkin)
  for (const fee of price.taxes_fees) {
    expect(fee.included).toBe(fee.code === 'vat')
    expect(fee.payable_at).toBe(fee.code === 'tourist_tax' ? 'property' : 'now')
    if (fee.code === 'vat') expect(cents(fee.amount)).toBe(Math.round((total * 9) / 109))
  }
  expect(price.value).toBe((exchange(total, price.charge_currency, 'EUR') / 100).toFixed(2))
  for (const { amount } of offer.cancellation.penalties) expect(cents(amount)).toBeLessThanOrEqual(total)
  expect(offer.rooms.map((room) => [room.adults, room.children_ages])).toEqual(
    stay.rooms.map((room) => [room.adults, room.ages]),
  )
}

function expectReason(hotel: RandomHotel, stay: RandomStay, miss: OffersAnswer['near_miss']): void {
  const could = (waiver: Parameters<typeof listWays>[2]) => waysOf(hotel, stay, waiver).length > 0
  if (isClosed(hotel.record, stay)) expect(miss).toEqual({ reason: 'not_on_sale' })
  else if (isTooLarge(hotel.record, stay.rooms)) {
    const most = [...hotel.record.room_types].sort(
      (a, b) => b.max_occupancy - a.max_occupancy || b.max_adults - a.max_adults,
    )[0]
    expect(miss).toEqual({
      reason: 'party_too_large',
      largest_room: { adults: most?.max_adults, children: most?.max_children, total: most?.max_occupancy },
    })
  } else if (could('stay rules')) {
    expect(miss?.reason).toMatch(/^(m(in|ax)_stay|closed_to_.*)$/)
    const nights = (Date.parse(stay.checkout) - Date.parse(stay.checkin)) / 86_400_000
    if (miss?.reason === 'min_stay') expect(miss.min_stay).toBeGreaterThan(nights)
    if (miss?.reason === 'max_stay') expect(miss.max_stay).toBeLessThan(nights)
  } else expect(miss).toEqual({ reason: could('release') ? 'release' : could('units') ? 'sold_out' : 'not_on_sale' })
}
