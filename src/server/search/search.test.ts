import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureToday } from '../../../test/hotel-fixture.ts'
import { hasBeds, listWays } from '../../../test/price-oracle.ts'
import { exchange, randomNights, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { createSearcher, type Query } from '../../../test/search.ts'
import { type HotelCard, hotelListSchema, searchAnswerSchema } from '../../contract/hotels.ts'
import { offersAnswerSchema } from '../../contract/offers.ts'
import { addDays } from '../../domain/stay-dates.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now, settings: { PUBLIC_ORIGIN: 'https://zefir.test' } })
const hotels = await writeRandomCatalogue(db, { seed: 99, count: 60 })
const dates = { checkin: '2027-03-09', checkout: '2027-03-11' }

const { send, search } = createSearcher(app)

const everything = await search(dates)
const price = (card: HotelCard) => Number(card.best_offer?.value)
const payable = (card: HotelCard) => Math.round((price(card) + Number(card.best_offer?.local_fees)) * 100)
const ids = (cards: HotelCard[]) => cards.map((card) => card.id)
const recordOf = (card: HotelCard) => {
  const hotel = hotels.find(({ id }) => id === card.id)
  if (!hotel) throw new Error('A hotel that was never written')
  return hotel.record
}

test('there is something to filter', () => {
  expect(everything.count).toBeGreaterThan(20)
})

describe('filters', () => {
  const house = (keep: (card: HotelCard) => boolean) => ids(everything.results.filter(keep)).sort()

  test.each<[string, Query, (card: HotelCard) => boolean]>([
    ['stars', { stars: '4,3' }, (card) => [3, 4].includes(Math.floor(card.rating ?? 0))],
    ['stars without any', { stars: '0' }, (card) => (card.rating ?? 0) < 1],
    ['kind', { kind: 'villa,hotel' }, (card) => ['villa', 'hotel'].includes(card.kind)],
    [
      'amenities, all of them',
      { amenities: 'wifi,lift' },
      (card) => ['wifi', 'lift'].every((code) => recordOf(card).amenities.includes(code)),
    ],
    ['an unknown amenity', { amenities: 'helipad' }, () => false],
    ['review score', { review_min: '8.5' }, (card) => (card.review_summary.score ?? 0) >= 8.5],
    ['name in English', { name: ' PIRIN' }, (card) => card.name.includes('Pirin')],
    ['name in Bulgarian', { name: 'къща 1' }, (card) => recordOf(card).name_bg?.includes('Къща 1') ?? false],
    ['metres to the beach', { beach_max: '600' }, (card) => card.beach_metres !== null && card.beach_metres <= 600],
    ['metres to the centre', { centre_max: '1500' }, (card) => (card.centre_metres ?? 9_999) <= 1_500],
    ['board and pay at property', { pay_at_property: 'true' }, () => true],
    ['lowest price', { price_min: '301' }, (card) => payable(card) >= 30_100],
    ['highest price', { price_max: '300.5' }, (card) => payable(card) <= 30_050],
    ['both', { price_min: '150', price_max: '400' }, (card) => payable(card) >= 15_000 && payable(card) <= 40_000],
    [
      'several at once',
      { kind: 'hotel', price_max: '400', stars: '0,1,2,3' },
      (card) => card.kind === 'hotel' && payable(card) <= 40_000 && (card.rating ?? 0) < 4,
    ],
  ])('%s', async (_, query, keep) => {
    const answer = await search({ ...dates, ...query })
    expect(ids(answer.results).sort()).toEqual(house(keep))
    expect(answer.count).toBe(answer.results.length)
    // A dearer offer with free cancellation is named even where it lies beyond a bound of price.
    for (const card of answer.results) expect(card).toEqual(everything.results.find(({ id }) => id === card.id))
  })

  test('bounds that are exactly a price include it, whatever cents it has', async () => {
    // Prices that binary fractions do not hit: 1.10 x 100 is 110.00000000000001 there.
    const crooked = (card: HotelCard) => !Number.isInteger(Number((payable(card) / 100).toFixed(2)) * 100)
    let tried = 0
    for (const currency of ['EUR', 'GBP', 'RON', 'USD']) {
      for (const card of (await search({ ...dates, currency })).results.filter(crooked)) {
        const value = (payable(card) / 100).toFixed(2)
        const bounds = { price_min: value, price_max: value }
        expect(ids((await search({ ...dates, currency, ...bounds })).results), value).toContain(card.id)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(4)
  })

  test('a board shows each hotel with the cheapest offer that has it', async () => {
    const boards = ['RO', 'BB', 'HB', 'AI']
    const found = await Promise.all(boards.map((board) => search({ ...dates, board })))
    found.forEach((answer, index) => {
      for (const card of answer.results) expect(card.best_offer?.board).toBe(boards[index])
    })
    for (const card of everything.results) {
      const own = found.flatMap((answer) => answer.results.filter((other) => other.id === card.id))
      expect(Math.min(...own.map(payable))).toBe(payable(card))
    }
  })

  test('free cancellation leaves offers that can be cancelled for nothing, those without any penalty too', async () => {
    const answer = await search({ ...dates, free_cancellation: 'true' })
    expect(answer.count).toBeGreaterThan(3)
    expect(answer.count).toBeLessThan(everything.count)
    const freeIds = new Set(ids(answer.results))
    for (const card of everything.results) {
      const offers = await app.inject({
        method: 'POST',
        url: '/api/v1/generate_hotel_offers/',
        payload: { hotel_id: card.id, ...dates, rooms: [{ adults: 2 }] },
      })
      const free = offersAnswerSchema
        .parse(offers.json())
        .offers.filter(({ cancellation }) => cancellation.free_until || cancellation.penalties.length === 0)
      expect(free.length > 0).toBe(freeIds.has(card.id))
      const shown = answer.results.find(({ id }) => id === card.id)
      if (shown) expect(free.map((offer) => offer.price.value)).toContain(shown.best_offer?.value)
    }
  })

  test('a price says which rooms it is for, those of the offer that costs it', async () => {
    const rooms = [{ adults: 2 }, { adults: 2 }]
    const { results } = await search({ ...dates, rooms: '2;2' })
    expect(results.length).toBeGreaterThan(5)
    for (const { id, best_offer: best } of results) {
      const payload = { hotel_id: id, ...dates, rooms }
      const answer = await app.inject({ method: 'POST', url: '/api/v1/generate_hotel_offers/', payload })
      const same = offersAnswerSchema.parse(answer.json()).offers.filter((offer) => offer.price.value === best?.value)
      const named = same.map((offer) => {
        const names = offer.rooms.map((room) => room.name)
        return [...new Set(names)].map((name) => {
          const count = names.filter((other) => other === name).length
          return count === 1 ? name : `${count}\u00a0×\u00a0${name}`
        })
      })
      expect(named).toContainEqual(best?.rooms)
      expect(same.map((offer) => offer.scarce)).toContainEqual(best?.scarce)
    }
    expect(results.filter((card) => card.best_offer?.scarce).length).toBeGreaterThan(0)
    for (const { best_offer: best } of (await search({})).results) {
      expect(best?.rooms).toEqual([])
      expect(best).not.toHaveProperty('scarce')
    }
  })

  test('near misses keep to the filters of the house', async () => {
    const stay = { checkin: '2027-03-12', checkout: '2027-03-13' }
    const all = await search(stay)
    expect(all.near_misses).toHaveLength(6)
    for (const kind of ['hotel', 'villa', 'guest_house', 'spa_hotel']) {
      const { near_misses } = await search({ ...stay, kind })
      for (const card of near_misses) expect(card.kind).toBe(kind)
      for (const card of all.near_misses.filter((other) => other.kind === kind))
        expect(ids(near_misses)).toContain(card.id)
    }
  })
})

describe('order', () => {
  const sorted = (order: (a: HotelCard, b: HotelCard) => number) =>
    ids([...everything.results].sort((a, b) => order(a, b) || payable(a) - payable(b) || a.id - b.id))

  test('by everything payable', async () => {
    expect(ids((await search({ ...dates, sort: 'price' })).results)).toEqual(sorted(() => 0))
  })

  test('by the score of guests, those without one last', async () => {
    const score = (card: HotelCard) => card.review_summary.score ?? 0
    expect(ids((await search({ ...dates, sort: 'rating' })).results)).toEqual(sorted((a, b) => score(b) - score(a)))
  })

  test('by stars', async () => {
    const stars = (card: HotelCard) => card.rating ?? 0
    expect(ids((await search({ ...dates, sort: 'stars' })).results)).toEqual(sorted((a, b) => stars(b) - stars(a)))
  })

  test('recommended: guests 50, value among equal stars 35, free cancellation 10, instant 5', async () => {
    const peers = new Map<number, number[]>()
    for (const card of everything.results) {
      const stars = Math.floor(card.rating ?? 0)
      peers.set(
        stars,
        [...(peers.get(stars) ?? []), payable(card)].sort((a, b) => a - b),
      )
    }
    const free = new Map((await search({ ...dates, free_cancellation: 'true' })).results.map((card) => [card.id, card]))
    const party = { ...dates, rooms: [{ adults: 2, ages: [] }], today: fixtureToday }
    const isInstant = (card: HotelCard) => {
      const { rate_plans: plans } = recordOf(card)
      const [best] = listWays(recordOf(card), party).sort((a, b) => a.total + a.localFees - b.total - b.localFees)
      return plans.find(({ code }) => code === best?.plan)?.availability === 'instant'
    }
    const within = (value: number) => Math.min(1, Math.max(0, value))
    const points = (card: HotelCard) => {
      const { score, count } = card.review_summary
      const drawn = ((score ?? 8) * count + 80) / (count + 10)
      const like = peers.get(Math.floor(card.rating ?? 0)) ?? []
      const middle = like[Math.floor(like.length / 2)] ?? 0
      const isFree = free.has(card.id) && payable(free.get(card.id) ?? card) === payable(card)
      return (
        50 * within((drawn - 6) / 4) +
        35 * within(1 - payable(card) / (2 * middle)) +
        (isFree ? 10 : 0) +
        (isInstant(card) ? 5 : 0)
      )
    }
    const order = ids(everything.results)
    expect(order).toEqual(ids((await search({ ...dates, sort: 'recommended' })).results))
    expect(new Set(everything.results.map(isInstant))).toEqual(new Set([true, false]))
    // And each card says which it is.
    for (const card of everything.results)
      expect(card.best_offer?.availability).toBe(isInstant(card) ? 'instant' : 'on_request')
    const values = everything.results.map(points)
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })
})

describe('pages', () => {
  test('hold every hotel once, in order, and lead to each other by absolute addresses', async () => {
    const seen: number[] = []
    let address: string | null =
      'https://zefir.test/api/v1/search/?checkin=2027-03-09&checkout=2027-03-11&page_size=7&stars=1,2,3,4,5'
    let previous: string | null = null
    for (let page = 1; address; page += 1) {
      expect(new URL(address).origin).toBe('https://zefir.test')
      const response = await app.inject({
        url: address.replace('https://zefir.test', ''),
        headers: { host: 'evil.test' },
      })
      const answer = searchAnswerSchema.parse(response.json())
      expect(answer.previous).toBe(previous)
      seen.push(...ids(answer.results))
      previous = page === 1 ? address.replaceAll(',', '%2C') : address
      if (answer.next) expect(answer.next).toContain('stars=1%2C2%2C3%2C4%2C5')
      address = answer.next
    }
    const whole = await search({ ...dates, stars: '1,2,3,4,5' })
    expect(seen).toEqual(ids(whole.results))
  })

  test.each([
    [{ ...dates, page: '1000' }],
    [{ ...dates, page: '0' }],
    [{ ...dates, page: '-1' }],
    [{ ...dates, page: '2', name: 'nobody' }],
    [{ page: '9' }],
  ])('%j is not a page', async (query) => {
    const response = await send(query)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: 'Invalid page.', code: 'invalid_page' })
  })

  test('a search that finds nothing has one empty page', async () => {
    expect(await search({ ...dates, name: 'nobody' })).toMatchObject({
      count: 0,
      next: null,
      previous: null,
      results: [],
      bounds: null,
      markers: [],
      price_histogram: { min: 0, max: 0, upper_min: 0, lower_max: 0, scale_max: 0, bars: [] },
    })
  })

  test('where nothing is found, the answer still says where the hotels of the place are', async () => {
    const place = { ...dates, q: 'созопол' }
    const whole = await search(place)
    const none = await search({ ...place, name: 'nobody' })
    expect(none.bounds).toBeNull()
    const [west, south, east, north] = none.area_bounds ?? []
    expect(west).toBeLessThanOrEqual(whole.bounds?.[0] ?? 0)
    expect(south).toBeLessThanOrEqual(whole.bounds?.[1] ?? 0)
    expect(east).toBeGreaterThanOrEqual(whole.bounds?.[2] ?? 0)
    expect(north).toBeGreaterThanOrEqual(whole.bounds?.[3] ?? 0)
    expect(whole).not.toHaveProperty('area_bounds')
  })

  test('every hotel has a marker with its price, and the bounds hold them', async () => {
    const answer = await search({ ...dates, page_size: '5' })
    expect(answer.markers).toHaveLength(answer.count)
    const [west = 0, south = 0, east = 0, north = 0] = answer.bounds ?? []
    for (const card of everything.results) {
      expect(answer.markers).toContainEqual({
        id: card.id,
        latitude: card.latitude,
        longitude: card.longitude,
        label: card.best_offer?.value,
        url: card.url,
      })
      expect(card.longitude >= west && card.longitude <= east).toBe(true)
      expect(card.latitude >= south && card.latitude <= north).toBe(true)
    }
  })
})

describe('without dates', () => {
  test('every hotel that sells anything has an indicative price of a night for two', async () => {
    const answer = await search({})
    expect(answer).toMatchObject({ checkin: null, checkout: null, nights: null, near_misses: [] })
    expect(answer.count).toBeGreaterThan(40)
    for (const card of answer.results) {
      expect(card.best_offer).toMatchObject({ indicative: true, nights: 1, rooms_left: null, prior_30d: null })
      expect(card.best_offer?.free_cancellation_until).toBeNull()
    }
    for (const card of everything.results) expect(card.best_offer?.indicative).toBe(false)
  })

  test('it is the lowest of any night ahead, before promotions', async () => {
    const nights = Array.from({ length: randomNights }, (_, index) => addDays(fixtureToday, index))
    const rooms = [{ adults: 2, ages: [] }]
    const { results } = await search({})
    const shown = new Map(results.map((card) => [card.id, card]))
    let withFees = 0
    for (const { id, record } of hotels) {
      const bare = { ...record, promotions: [] }
      const ways = nights.flatMap((night) =>
        listWays(bare, { checkin: night, checkout: addDays(night, 1), rooms, today: fixtureToday }, 'release').map(
          (way) => ({
            total: exchange(way.total, record.currency, 'EUR'),
            fees: exchange(way.localFees, record.currency, 'EUR'),
          }),
        ),
      )
      const card = shown.get(id)
      const least = Math.min(...ways.map(({ total }) => total))
      expect(card?.best_offer?.value).toBe(ways.length === 0 ? undefined : (least / 100).toFixed(2))
      if (!card) continue
      // What is paid at the property is that of a night that costs this.
      const fees = Math.round(Number(card.best_offer?.local_fees) * 100)
      expect(ways).toContainEqual({ total: least, fees })
      if (fees > 0) withFees += 1
    }
    expect(withFees).toBeGreaterThan(5)
  })

  test('with beds it is that of the cheapest room for two that has them', async () => {
    const nights = Array.from({ length: randomNights }, (_, index) => addDays(fixtureToday, index))
    const rooms = [{ adults: 2, ages: [] }]
    for (const wished of ['twin', 'double,sofa']) {
      const { results } = await search({ beds: wished })
      const shown = new Map(results.map((card) => [card.id, card.best_offer?.value]))
      expect(shown.size).toBeGreaterThan(5)
      for (const { id, record } of hotels) {
        const bare = { ...record, promotions: [] }
        const totals = nights.flatMap((night) =>
          listWays(bare, { checkin: night, checkout: addDays(night, 1), rooms, today: fixtureToday }, 'release')
            .filter((way) => hasBeds(bare, way, wished.split(',')))
            .map((way) => exchange(way.total, record.currency, 'EUR')),
        )
        expect(shown.get(id)).toBe(totals.length === 0 ? undefined : (Math.min(...totals) / 100).toFixed(2))
      }
    }
  })

  test('the plain list of hotels says the same', async () => {
    const response = await app.inject({ url: '/api/v1/hotels/?page_size=100' })
    const list = hotelListSchema.parse(response.json())
    expect(ids(list.results)).toEqual(ids((await search({})).results))
    expect(Object.keys(list)).toEqual(['count', 'next', 'previous', 'results'])
  })
})
