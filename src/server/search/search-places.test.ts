import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { exchange, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { createTownSearch, type Query } from '../../../test/search.ts'
import { searchAnswerSchema } from '../../contract/hotels.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const hotels = await writeRandomCatalogue(db, { seed: 5, count: 48 })
/** A house whose currency nobody exchanges, written before the first search. */
await sql`UPDATE hotel SET currency = 'XAU' WHERE id = ${hotels[0]?.id ?? 0}`.execute(db)
const selling = hotels.slice(1)
const { idOf, send, search, found, where, inTowns, everywhere } = await createTownSearch(db, app, selling)

/** Great-circle distance by the angle between two vectors: another formula than the server's. */
function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const vector = ({ latitude, longitude }: typeof a) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
  }
  const [u, v] = [vector(a), vector(b)]
  return (
    6371 *
    Math.acos(
      Math.min(
        1,
        u.reduce((sum, part, index) => sum + part * (v[index] ?? 0), 0),
      ),
    )
  )
}

describe('a destination', () => {
  test.each([
    ['a town', 'nesebar', ['nesebar']],
    ['a region', 'burgas', ['nesebar', 'sozopol']],
    ['a country', 'bg', ['nesebar', 'sozopol', 'bansko']],
    ['an airport finds what is around it', 'boj', ['nesebar', 'sozopol']],
  ])('%s', async (_, place, towns) => {
    const answer = await search({ destination: idOf(place) })
    expect(answer.results.map((card) => card.id).sort((a, b) => a - b)).toEqual(inTowns(...towns))
    expect(answer.destination).toMatchObject({ id: idOf(place) })
  })

  test.each([
    ['everywhere, the countries', {}, ['bg', 'fj']],
    ['a country, its regions and towns', { destination: 'bg' }, ['burgas', 'bansko']],
    ['a region, its towns', { destination: 'burgas' }, ['nesebar', 'sozopol']],
    ['a place with one part is not divided', { destination: 'fj' }, []],
    ['nor is a town', { destination: 'sozopol' }, []],
    ['nor what lies around an airport', { destination: 'boj' }, []],
  ])('has parts: %s', async (_, { destination }: { destination?: string }, parts) => {
    const base: Query = destination ? { destination: idOf(destination) } : {}
    const { facets } = await search(base)
    expect(facets.places.map(({ value }) => value).sort()).toEqual(parts.map(idOf).sort())
    for (const { value, count } of facets.places) expect(await found({ ...base, places: value })).toHaveLength(count)
    if (parts.length === 0) return
    expect(await found({ ...base, places: parts.map(idOf).join() })).toEqual(await found(base))
    for (const part of parts)
      expect((await search({ ...base, places: idOf(part) })).facets.places).toEqual(facets.places)
  })

  test('a part that is ticked stays beside the others when nothing is left, and is named', async () => {
    const response = await send({ destination: idOf('burgas'), places: idOf('nesebar'), name: 'nobody' }, 'bg')
    const { places } = response.json().facets
    expect(places).toContainEqual({ value: idOf('nesebar'), name: 'Несебър', count: 0 })
    expect(places).toContainEqual({ value: idOf('sozopol'), name: 'Созопол', count: 0 })
  })

  test('a part that is ticked keeps its name when the map is moved, also away from it', async () => {
    const places = `${idOf('nesebar')},${idOf('fj')}`
    const { facets, count } = await search({ bbox: '27,42,29,43', places })
    expect(count).toBe(inTowns('nesebar').length)
    expect(facets.places).toEqual([
      { value: idOf('nesebar'), name: 'Nesebar', count },
      { value: idOf('fj'), name: 'Fiji', count: 0 },
    ])
  })

  test('is named in the language of the reader', async () => {
    const response = await send({ destination: idOf('sozopol') }, 'bg')
    expect(response.json().destination).toMatchObject({
      id: idOf('sozopol'),
      name: 'Созопол',
      type: 'city',
      latitude: 42.4173,
      longitude: 27.6962,
    })
    expect((await send({ destination: idOf('sozopol'), lang: 'bg' })).json().destination.name).toBe('Созопол')
  })

  test.each(['999999', 'abc', '-1', '0', '1e3', '99999999999999999999', 'near', 'bbox'])(
    'that nobody knows (%j) is told, with or without dates and by every list',
    async (destination) => {
      for (const path of ['search/', 'search/points/', 'hotels/']) {
        const url = `/api/v1/${path}`
        for (const dates of [
          [],
          [
            ['checkin', '2027-05-10'],
            ['checkout', '2027-05-12'],
          ],
        ]) {
          const response = await app.inject({
            url,
            query: { destination, ...Object.fromEntries(dates) },
            headers: { 'accept-language': 'bg' },
          })
          expect(response.statusCode, path).toBe(400)
          expect(response.json()).toEqual({ destination: ['Не познаваме това място.'] })
        }
      }
    },
  )

  test('without any hotel is a place nevertheless: an empty list, not a refusal', async () => {
    const empty = await db
      .insertInto('place')
      .values({
        source: 'test',
        source_id: 'nowhere',
        country_code: 'BG',
        slug: 'nowhere',
        kind: 'city',
        name_bg: 'Никъде',
        name_en: 'Nowhere',
        latitude: 1,
        longitude: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await search({ destination: String(empty.id) })).toMatchObject({
      count: 0,
      destination: { name: 'Nowhere' },
    })
  })

  test.each([
    ['Nesebar', ['nesebar']],
    ['несебър', ['nesebar']],
    ['nesebur', ['nesebar']],
    ['фиджи', ['taveuni']],
  ])('as typed: %s', async (q, towns) => {
    expect(await found({ q })).toEqual(inTowns(...towns))
  })

  test('as typed, when it is the name of a house', async () => {
    const [hotel] = where(({ record }) => record.name_en?.includes('Rila') ?? false)
    const name = selling.find(({ id }) => id === hotel)?.record.name_en ?? ''
    expect(await found({ q: name })).toContain(hotel)
    expect(await found({ q: ' %_\\ zzqqxx' })).toEqual([])
  })

  test('as typed, is told to be unknown only where nobody knows the name, whatever is free', async () => {
    const { name_en } = selling[0]?.record ?? {}
    const full = { checkin: '2028-01-10', checkout: '2028-01-12' }
    for (const dates of [{}, full]) {
      const unknown = async (query: Query) => (await search({ ...query, ...dates })).unknown_name
      expect(await unknown({ q: 'zzqqxx' })).toBe(true)
      expect(await unknown({ q: 'zzqqxx', bbox: '27,42,29,43' })).toBeUndefined()
      expect(await unknown({ q: 'nesebar' })).toBeUndefined()
      expect(await unknown({ q: name_en ?? '' })).toBeUndefined()
    }
    expect((await search({ q: name_en ?? '', ...full })).count).toBe(0)
  })
})

describe('an area on the map', () => {
  const nesebar = { latitude: 42.66, longitude: 27.73 }

  test('a box, in both ways of writing it', async () => {
    const inside = where(
      ({ record }) =>
        record.latitude >= 42.4 && record.latitude <= 42.68 && record.longitude >= 27.7 && record.longitude <= 27.76,
    )
    expect(inside.length).toBeGreaterThan(2)
    expect(await found({ bbox: '27.7,42.4,27.76,42.68' })).toEqual(inside)
    expect(await found({ destination: 'bbox:27.7,42.4,27.76,42.68' })).toEqual(inside)
  })

  test('a box across the 180th meridian, nearest to its own middle first', async () => {
    const fiji = where(({ record }) => record.place === 'taveuni')
    const west = fiji.filter((id) => (selling.find((hotel) => hotel.id === id)?.record.longitude ?? 0) > 0)
    expect(west.length).toBeGreaterThan(0)
    expect(west.length).toBeLessThan(fiji.length)
    expect(await found({ bbox: '179,-18,-179,-16' })).toEqual(fiji)
    expect(await found({ bbox: '-179,-18,179,-16' })).toEqual([])
    expect(await found({ bbox: '179,-18,180,-16' })).toEqual(west)
    for (const [bbox, middle] of [
      ['179.5,-17,-179.9,-16.7', 179.8],
      ['179.9,-17,-179.5,-16.7', -179.8],
    ] as const) {
      const { results } = await search({ bbox, sort: 'distance' })
      const away = results.map((card) => kilometres(card, { latitude: -16.85, longitude: middle }))
      expect(away.length).toBeGreaterThan(3)
      expect(away).toEqual([...away].sort((a, b) => a - b))
    }
  })

  test('a circle, in both ways of writing it, and 25 km when it has no radius', async () => {
    const within = (radius: number) => where(({ record }) => kilometres(record, nesebar) <= radius)
    expect(within(3).length).toBeGreaterThan(1)
    expect(await found({ lat: '42.66', lon: '27.73', radius: '3' })).toEqual(within(3))
    expect(await found({ destination: 'near:42.66,27.73,3' })).toEqual(within(3))
    expect(await found({ lat: '42.66', lon: '27.73' })).toEqual(within(25))
    const across = await found({ lat: '-16.85', lon: '-179.99', radius: '40' })
    expect(across).toEqual(inTowns('taveuni'))
  })

  test('nearest first, from the middle of whatever was asked for', async () => {
    const around = await search({ lat: '42.66', lon: '27.73', radius: '400', sort: 'distance' })
    const away = around.results.map((card) => kilometres(card, nesebar))
    expect(away.length).toBeGreaterThan(3)
    expect(away).toEqual([...away].sort((a, b) => a - b))
    expect(around.distance_from).toBe('place')
    around.results.forEach((card, index) => {
      expect(card.away?.from).toBe('place')
      expect((card.away?.metres ?? 0) / 1000).toBeCloseTo(away[index] ?? 0, 2)
    })
    expect((await search({})).distance_from).toBe(null)
  })

  test('every card tells how far it is from the point or airport searched, by its name, in whatever order', async () => {
    const read = async (query: Query, language: string) => {
      const { results } = searchAnswerSchema.parse((await send(query, language)).json())
      expect(results.length).toBeGreaterThan(2)
      for (const { away } of results) expect(away).toMatchObject({ from: 'place', metres: expect.any(Number) })
      return [...new Set(results.map(({ away }) => away?.name))]
    }
    expect(await read({ lat: '42.66', lon: '27.73' }, 'bg')).toEqual([undefined])
    expect(await read({ destination: idOf('boj') }, 'bg')).toEqual(['летище Бургас'])
    expect(await read({ destination: idOf('boj'), sort: 'price' }, 'en')).toEqual(['Burgas Airport'])
    const others: Query[] = [{ bbox: '27,42,29,43' }, { destination: idOf('nesebar') }, {}]
    for (const query of others) expect((await search(query)).results[0]).not.toHaveProperty('away')
  })

  test('in a town nearest to the centre is what each house says of it, as the filter takes it', async () => {
    const query = { destination: idOf('nesebar'), sort: 'distance' }
    const [all, near] = [await search(query), await search({ ...query, centre_max: '1000' })]
    const metres = all.results.map((card) => card.centre_metres ?? Number.NaN)
    expect(metres.length).toBeGreaterThan(3)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
    expect(all.distance_from).toBe('centre')
    expect(all.results.map((card) => card.away)).toEqual(metres.map((metres) => ({ metres, from: 'centre' })))
    expect(near.count).toBeGreaterThan(0)
    expect(near.results.map(({ id }) => id)).toEqual(all.results.slice(0, near.count).map(({ id }) => id))
  })
})

describe('currencies', () => {
  test('prices come in the one asked for, a house whose currency nobody exchanges is left out', async () => {
    expect(everywhere.has(hotels[0]?.id ?? 0)).toBe(false)
    const [euro, pound] = [await search({}), await search({ currency: 'GBP', sort: 'price' })]
    expect(pound.count).toBe(euro.count)
    expect(pound.currency).toBe('GBP')
    for (const card of pound.results) {
      const own = selling.find(({ id }) => id === card.id)?.record.currency ?? ''
      const inEuro = Number(euro.results.find(({ id }) => id === card.id)?.best_offer?.value) * 100
      expect(card.best_offer?.price.display_currency).toBe('GBP')
      if (own === 'EUR')
        expect(Number(card.best_offer?.value) * 100).toBeCloseTo(exchange(Math.round(inEuro), 'EUR', 'GBP'), 5)
    }
  })

  test('one without a rate is refused on its field, wherever it is asked for', async () => {
    const body = { hotel_id: selling[0]?.id, checkin: '2027-03-09', checkout: '2027-03-11', rooms: [{ adults: 2 }] }
    const answers = await Promise.all([
      send({ currency: 'TRY' }),
      send({ currency: 'TRY', checkin: '2027-03-09', checkout: '2027-03-11' }),
      app.inject({ url: '/api/v1/hotels/?currency=TRY' }),
      app.inject({ url: '/api/v1/highlights/?currency=TRY' }),
      app.inject({ url: `/api/v1/hotels/${selling[0]?.id}/calendar/?from=2027-03-05&to=2027-03-09&currency=TRY` }),
      app.inject({ method: 'POST', url: '/api/v1/generate_hotel_offers/', payload: { ...body, currency: 'TRY' } }),
    ])
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json()).toEqual({ currency: ['"TRY" is not a valid choice.'] })
    }
  })
})

const inPast = { en: 'This day is in the past.', bg: 'Тази дата е отминала.' }
const wrongWay = { en: 'Departure must be after arrival.', bg: 'Заминаването трябва да е след настаняването.' }
const needed = { en: 'This field is required.', bg: 'Това поле е задължително.' }
const notADate = {
  en: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  bg: 'Въведете дата във вида ГГГГ-ММ-ДД.',
}
const notAParty = {
  en: 'Write the party as 2 or 2-5,9 for two adults and children of 5 and 9, rooms separated by a semicolon.',
  bg: 'Запишете гостите като 2 или 2-5,9 за двама възрастни и деца на 5 и 9 години, стаите с точка и запетая.',
}
const notABox = {
  en: 'Write the box as west,south,east,north in degrees.',
  bg: 'Запишете областта като запад,юг,изток,север в градуси.',
}
const notANumber = { en: 'A valid number is required.', bg: 'Въведете число.' }
const stay = (checkin: string, checkout: string) => ({ checkin, checkout })

describe('what cannot be searched is refused on its field, in both languages', () => {
  test.each<[string, Query, string, { en: string; bg: string }]>([
    ['dates the wrong way round', stay('2027-03-09', '2027-03-08'), 'checkout', wrongWay],
    ['no night at all', stay('2027-03-09', '2027-03-09'), 'checkout', wrongWay],
    ['the past', stay('2027-02-27', '2027-03-02'), 'checkin', inPast],
    [
      '31 nights',
      stay('2027-03-02', '2027-04-02'),
      'checkout',
      { en: 'A stay has at most 30 nights.', bg: 'Престоят е най-много 30 нощувки.' },
    ],
    [
      'years ahead',
      stay('2029-03-01', '2029-03-02'),
      'checkin',
      { en: 'Arrival can be at most 720 days ahead.', bg: 'Настаняването може да е най-много 720 дни напред.' },
    ],
    ['arrival alone', { checkin: '2027-03-09' }, 'checkout', needed],
    ['departure alone', { checkout: '2027-03-09' }, 'checkin', needed],
    ['a day that is none', stay('2027-02-29', '2027-03-02'), 'checkin', notADate],
    ['a time', stay('2027-03-09T00:00:00Z', '2027-03-12'), 'checkin', notADate],
    ['a year too far', stay('2027-03-09', '2100-01-01'), 'checkout', notADate],
    ...['abc', '0', '', '11', '2-18', '2-', '2;', ';2', '-5', '2-5,,6', '1;1;1;1;1;1;1;1;1', '2 -5', '٢', '2.5'].map(
      (rooms): [string, Query, string, { en: string; bg: string }] => [`rooms=${rooms}`, { rooms }, 'rooms', notAParty],
    ),
    ...['abc', '1,2,3', '1,2,3,4,5', '27,43,28,42', '181,42,27,43', '27,-91,28,43', '27,,28,43', 'NaN,1,2,3', ''].map(
      (bbox): [string, Query, string, { en: string; bg: string }] => [`bbox=${bbox}`, { bbox }, 'bbox', notABox],
    ),
    ['destination=bbox: without one', { destination: 'bbox:1,2' }, 'destination', notABox],
    [
      'destination=near: without a radius',
      { destination: 'near:42,27' },
      'destination',
      { en: 'Enter a valid value.', bg: 'Въведете валидна стойност.' },
    ],
    ['a latitude alone', { lat: '42' }, 'lon', needed],
    ['a longitude alone', { lon: '27' }, 'lat', needed],
    ['a latitude that is a word', { lat: 'north', lon: '27' }, 'lat', notANumber],
    ['a price that is a word', { price_min: 'cheap' }, 'price_min', notANumber],
    [
      'a page that is a word',
      { page: 'last' },
      'page',
      { en: 'A valid integer is required.', bg: 'Въведете цяло число.' },
    ],
    [
      'an unknown order',
      { sort: 'cheapest' },
      'sort',
      { en: '"cheapest" is not a valid choice.', bg: '„cheapest“ не е сред възможностите.' },
    ],
    [
      'an unknown currency',
      { currency: 'BGN' },
      'currency',
      { en: '"BGN" is not a valid choice.', bg: '„BGN“ не е сред възможностите.' },
    ],
  ])('%s', async (_, query, field, text) => {
    for (const language of ['en', 'bg'] as const) {
      const response = await send(query, language)
      expect(response.statusCode, response.body).toBe(400)
      expect(response.json()).toEqual({ [field]: [text[language]] })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test.each([
    [{ stars: 'x' }, { stars: { 0: ['A valid integer is required.'] } }],
    [{ stars: '3,6' }, { stars: { 1: ['Ensure this value is less than or equal to 5.'] } }],
    [{ board: 'BB,XX' }, { board: { 1: ['"XX" is not a valid choice.'] } }],
    [{ kind: 'tent' }, { kind: { 0: ['"tent" is not a valid choice.'] } }],
    [{ page_size: '101' }, { page_size: ['Ensure this value is less than or equal to 100.'] }],
    [{ free_cancellation: 'maybe' }, { free_cancellation: ['"maybe" is not a valid choice.'] }],
  ])('%j', async (query, body) => {
    const response = await send(query)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(body)
  })

  test('today is not the past anywhere on earth, and no house sells its yesterday', async () => {
    // One in the afternoon in Greenwich: in Pago Pago it is two in the morning of the same day, in Fiji tomorrow already.
    const answer = await search({ ...stay('2027-03-01', '2027-03-02') })
    for (const card of answer.results) expect(card.country_code).toBe('BG')
    expect(answer.near_misses.every((card) => card.country_code === 'BG')).toBe(true)
  })
})
