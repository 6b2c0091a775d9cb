import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { hasBeds, isTooLarge, listWays, type OracleWay } from '../../../test/price-oracle.ts'
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
import { type HotelCard, type SearchAnswer, searchAnswerSchema } from '../../contract/hotels.ts'
import { fromDecimal } from '../../domain/money.ts'
import { addDays } from '../../domain/stay-dates.ts'

/** Past noon in Greenwich, so that it is tomorrow already in Fiji. */
const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const hotels = await writeRandomCatalogue(db, { seed: 20_270_301, count: 28 })
const chance = createChance(7)
const stays = Array.from({ length: 60 }, () => randomStay(chance))

async function search(query: Record<string, string>): Promise<SearchAnswer> {
  const response = await app.inject({ url: '/api/v1/search/', query: { page_size: '100', ...query } })
  if (response.statusCode !== 200) throw new Error(`Search answered ${response.statusCode}: ${response.body}`)
  return searchAnswerSchema.parse(response.json())
}

const searchStay = ({ checkin, checkout, rooms }: RandomStay, more: Record<string, string> = {}) =>
  search({ checkin, checkout, rooms: writeParty(rooms), ...more })

const known = new Map<string, OracleWay[]>()
function waysOf({ id, record }: RandomHotel, stay: RandomStay, waiver: Parameters<typeof listWays>[2] = 'nothing') {
  const key = [id, waiver, JSON.stringify(stay)].join()
  const ways = known.get(key) ?? listWays(record, { ...stay, today: todayAt(now, record) }, waiver)
  known.set(key, ways)
  return ways
}

/** The cheapest ways of a house; several when they cost the same. */
function cheapest(ways: OracleWay[]): OracleWay[] {
  const lowest = Math.min(...ways.map((way) => way.total + way.localFees))
  return ways.filter((way) => way.total + way.localFees === lowest)
}

function facts(card: HotelCard) {
  const { best_offer: best } = card
  return {
    price: fromDecimal(best?.value ?? '', 'EUR'),
    localFees: fromDecimal(best?.local_fees ?? '', 'EUR'),
    board: best?.board,
    left: best?.rooms_left,
  }
}

const label = (stay: RandomStay) => `${stay.checkin} to ${stay.checkout} for ${writeParty(stay.rooms)}`

describe('against a computation that tries every way to house the party', () => {
  test.each(stays.map((stay) => [label(stay), stay] as const))('%s', async (_, stay) => {
    const currency = stay.checkin.endsWith('3') ? 'USD' : 'EUR'
    const answer = await searchStay(stay, { currency })
    const free = hotels.filter((hotel) => waysOf(hotel, stay).length > 0)
    expect(answer.results.map((card) => card.id).sort()).toEqual(free.map((hotel) => hotel.id).sort())
    expect(answer.count).toBe(free.length)
    for (const card of answer.results) {
      const hotel = hotels.find(({ id }) => id === card.id)
      if (!hotel) throw new Error(`Hotel ${card.id} was never written`)
      const possible = cheapest(waysOf(hotel, stay)).map((way) => ({
        price: exchange(way.total, hotel.record.currency, currency),
        localFees: exchange(way.localFees, hotel.record.currency, currency),
        board: way.board,
        left: way.left <= 5 ? way.left : null,
      }))
      expect(possible, `${hotel.record.source_id}`).toContainEqual(facts(card))
      expect(card.best_offer?.price).toEqual({ display_currency: currency, value: card.best_offer?.value })
    }
    const missed = hotels
      .filter((hotel) => !free.includes(hotel) && waysOf(hotel, stay, 'stay rules').length > 0)
      .sort((a, b) => b.record.popularity - a.record.popularity || a.id - b.id)
    const near = answer.near_misses.map((card) => card.id)
    const listed = missed.filter((hotel) => near.includes(hotel.id))
    expect(near).toEqual(listed.map((hotel) => hotel.id))
    for (const [place, card] of answer.near_misses.entries()) {
      expect(card.near_miss?.reason).toMatch(/^(m(in|ax)_stay|closed_to_.*)$/)
      const [other] = card.near_miss?.stays ?? []
      const hotel = listed[place]
      expect(hotel && other && waysOf(hotel, { ...stay, ...other }), `${card.id} for ${other?.checkin}`).not.toEqual([])
    }
    // One that is left out has nothing on the days around either.
    const last = near.length === 6 ? missed.findIndex((hotel) => hotel.id === near[5]) : missed.length
    for (const hotel of missed.slice(0, last).filter((one) => !listed.includes(one)))
      for (const days of [-3, -2, -1, 1, 2, 3]) {
        const moved = { checkin: addDays(stay.checkin, days), checkout: addDays(stay.checkout, days) }
        if (moved.checkin > todayAt(now, hotel.record)) expect(waysOf(hotel, { ...stay, ...moved })).toEqual([])
      }
    const { bars } = answer.price_histogram
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(answer.count)
  })

  test.each(stays.slice(0, 40).map((stay) => [label(stay), stay] as const))('beds, for %s', async (_, stay) => {
    const waysWith = (hotel: RandomHotel, wished: string[]) =>
      waysOf(hotel, stay).filter((way) => hasBeds(hotel.record, way, wished))
    const kinds = ['double', 'king', 'twin', 'sofa', 'bunk']
    const plain = await searchStay(stay)
    expect(plain.facets.beds.map(({ value, count }) => ({ value, count }))).toEqual(
      kinds
        .map((value) => ({ value, count: hotels.filter((hotel) => waysWith(hotel, [value]).length > 0).length }))
        .filter(({ count }) => count > 0),
    )
    for (const wished of [['twin'], ['double', 'bunk']]) {
      const answer = await searchStay(stay, { beds: wished.join() })
      const having = hotels.filter((hotel) => waysWith(hotel, wished).length > 0)
      expect(answer.results.map((card) => card.id).sort()).toEqual(having.map((hotel) => hotel.id).sort())
      for (const card of answer.results) {
        const hotel = having.find(({ id }) => id === card.id)
        const possible = hotel ? cheapest(waysWith(hotel, wished)) : []
        const prices = possible.map((way) => exchange(way.total, hotel?.record.currency ?? '', 'EUR'))
        expect(prices, `${hotel?.record.source_id} with ${wished}`).toContain(facts(card).price)
      }
      // The map shows the same houses.
      const points = await app.inject({
        url: '/api/v1/search/points/',
        query: { checkin: stay.checkin, checkout: stay.checkout, rooms: writeParty(stay.rooms), beds: wished.join() },
      })
      expect(points.json().count).toBe(answer.count)
    }
  })

  test('the random houses are worth the trouble', () => {
    const outcomes = stays.flatMap((stay) =>
      hotels.map((hotel) => {
        if (waysOf(hotel, stay).length > 0) return 'free'
        if (isTooLarge(hotel.record, stay.rooms)) return 'too large'
        for (const waiver of ['stay rules', 'release', 'units'] as const)
          if (waysOf(hotel, stay, waiver).length > 0) return waiver
        return 'closed'
      }),
    )
    for (const outcome of ['free', 'too large', 'stay rules', 'release', 'units', 'closed'])
      expect(outcomes.filter((one) => one === outcome).length, outcome).toBeGreaterThan(4)
    const mixed = stays.flatMap((stay) =>
      hotels.filter((hotel) => cheapest(waysOf(hotel, stay)).some((way) => new Set(way.types).size > 1)),
    )
    expect(mixed.length).toBeGreaterThan(2)
    // Asking for beds makes houses dearer, and some impossible.
    const dearer = stays.flatMap((stay) =>
      hotels.filter((hotel) => {
        const ways = waysOf(hotel, stay)
        const twin = ways.filter((way) => hasBeds(hotel.record, way, ['twin']))
        return twin.length > 0 && !cheapest(ways).some((way) => hasBeds(hotel.record, way, ['twin']))
      }),
    )
    expect(dearer.length).toBeGreaterThan(15)
  })
})
