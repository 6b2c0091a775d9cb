import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { createSearcher, type Query } from '../../../test/search.ts'
import { type HotelCard, searchAnswerSchema } from '../../contract/hotels.ts'
import { amenities, soughtAmenities } from '../../domain/amenities.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T13:00:00Z') })
const houses = await writeRandomCatalogue(db, { seed: 99, count: 60 })
/** Every third house parks for nothing, whether it also says that it parks or not. */
const parksFree = houses.filter(({ id }) => id % 3 === 0).map(({ id }) => id)
await db
  .insertInto('hotel_amenity')
  .values(parksFree.map((hotel_id) => ({ hotel_id, amenity_code: 'free_parking' })))
  .execute()
const dates = { checkin: '2027-03-09', checkout: '2027-03-11' }

const { send, search } = createSearcher(app)

const payable = ({ best_offer: best }: HotelCard) => Math.round((Number(best?.value) + Number(best?.local_fees)) * 100)

test('whoever asks for parking finds free parking too, in the list, on the map and by flexible dates', async () => {
  const idsOf = async (query: Query) =>
    (await search({ ...dates, ...query })).results.map((card) => card.id).sort((a, b) => a - b)
  const all = await idsOf({})
  const parks = new Set([
    ...parksFree,
    ...houses.filter(({ record }) => record.amenities.includes('parking')).map(({ id }) => id),
  ])
  const found = await idsOf({ amenities: 'parking' })
  expect(found).toEqual(all.filter((id) => parks.has(id)))
  const free = await idsOf({ amenities: 'free_parking' })
  expect(free).toEqual(all.filter((id) => parksFree.includes(id)))
  expect(free.length).toBeLessThan(found.length)
  expect(await idsOf({ amenities: 'parking,free_parking' })).toEqual(free)

  const points = await app.inject({ url: '/api/v1/search/points/', query: { ...dates, amenities: 'parking' } })
  expect(points.json().count).toBe(found.length)
  const [alone] = parksFree.filter(
    (id) => !houses.find((house) => house.id === id)?.record.amenities.includes('parking'),
  )
  const flexible = async (amenities: string) => {
    const name = houses.find(({ id }) => id === alone)?.record.name_en ?? ''
    const response = await app.inject({ url: '/api/v1/flexible/dates/', query: { ...dates, name, amenities } })
    return response.json().stays
  }
  expect(await flexible('parking')).toEqual(await flexible('free_parking'))
})

describe('what a box says it would leave is what ticking it leaves', () => {
  test.each<[string, Query]>([
    ['no other filter', {}],
    ['a price range', { price_min: '180', price_max: '420' }],
    ['boards', { board: 'BB,HB' }],
    ['stars and an amenity', { stars: '3,4,5', amenities: 'wifi' }],
    ['parking', { amenities: 'parking' }],
    ['kind, score and a price', { kind: 'hotel,villa', review_min: '7', price_max: '600' }],
    ['free cancellation and a board', { free_cancellation: 'true', board: 'AI,RO', price_min: '150' }],
    ['a name', { name: 'rila', pay_at_property: 'true' }],
    ['three rooms', { rooms: '2;1;2', price_min: '300' }],
    ['distances', { beach_max: '1000', centre_max: '3000' }],
    ['beds and a distance nobody offers', { beds: 'double,sofa', beach_max: '750', price_max: '500' }],
    ['beds of two rooms', { rooms: '2;1', beds: 'twin' }],
  ])('under %s', async (_, query) => {
    const base = { ...dates, ...query }
    const { facets, price_histogram } = await search(base)
    const count = async (change: Query) => (await search({ ...base, page_size: '1', ...change })).count
    const told = async (facet: { value: string; count: number }[], toQuery: (value: string) => Query) => {
      const left = await Promise.all(facet.map(async ({ value }) => ({ value, left: await count(toQuery(value)) })))
      expect(left).toEqual(facet.map(({ value, count: left }) => ({ value, left })))
    }
    await told(facets.stars, (stars) => ({ stars }))
    await told(facets.kind, (kind) => ({ kind }))
    await told(facets.board, (board) => ({ board }))
    await told(facets.review, (review_min) => ({ review_min }))
    await told(facets.places, (places) => ({ places }))
    await told(facets.beach_max, (beach_max) => ({ beach_max }))
    await told(facets.centre_max, (centre_max) => ({ centre_max }))
    await told(facets.beds, (beds) => ({ beds }))
    await told(facets.amenities, (code) => ({ amenities: [query.amenities, code].filter(Boolean).join() }))
    expect(facets.free_cancellation).toBe(await count({ free_cancellation: 'true' }))
    expect(facets.pay_at_property).toBe(await count({ pay_at_property: 'true' }))
    // What is not named would leave nothing.
    const silent = (facet: { value: string }[], all: string[]) =>
      all.filter((value) => !facet.some((named) => named.value === value))
    const absent: Query[] = [
      ...silent(facets.stars, ['5', '4', '3', '2', '1', '0']).map((stars) => ({ stars })),
      ...silent(facets.board, ['RO', 'BB', 'HB', 'AI']).map((board) => ({ board })),
      ...silent(facets.kind, ['hotel', 'villa', 'guest_house', 'spa_hotel']).map((kind) => ({ kind })),
      ...silent(facets.review, ['9', '8.5', '8', '7']).map((review_min) => ({ review_min })),
      ...silent(facets.beach_max, ['100', '300', '1000']).map((beach_max) => ({ beach_max })),
      ...silent(facets.centre_max, ['500', '1000', '3000']).map((centre_max) => ({ centre_max })),
      ...silent(facets.beds, ['double', 'king', 'twin', 'sofa', 'bunk']).map((beds) => ({ beds })),
      ...silent(
        facets.amenities,
        amenities.map(({ code }) => code),
      ).map((code) => ({ amenities: code })),
    ]
    for (const change of absent) expect(await count(change), JSON.stringify(change)).toBe(0)

    const { price_min, price_max, ...rest } = base as Query
    const unbounded = await search(rest)
    const { min, max, upper_min, lower_max, scale_max, bars } = price_histogram
    expect(unbounded.price_histogram).toEqual(price_histogram)
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(unbounded.count)
    const width = Math.max(1, (scale_max - min) / bars.length)
    const expected = bars.map(() => 0)
    for (const card of unbounded.results) {
      const bar = Math.min(bars.length - 1, Math.floor((payable(card) / 100 - min) / width))
      expected[bar] = (expected[bar] ?? 0) + 1
    }
    expect(bars).toEqual(expected)
    expect([min, max]).toEqual([
      Math.floor(Math.min(...unbounded.results.map((card) => payable(card) / 100))),
      Math.ceil(Math.max(...unbounded.results.map((card) => payable(card) / 100))),
    ])
    // Either end of the scale, as far as it goes, finds at least the hotel that stands there.
    const ends: Query[] = [{ price_max: String(upper_min) }, { price_min: String(lower_max) }]
    for (const end of ends) expect((await search({ ...rest, ...end, page_size: '1' })).count).toBeGreaterThan(0)
  })
})

const { free_cancellation, pay_at_property, ...plain } = (await search(dates)).facets

describe('facets', () => {
  test('are named in the language of the reader, bounds from the strictest', async () => {
    const read = async (language: string) =>
      searchAnswerSchema.parse((await send({ ...dates, beach_max: '1200' }, language)).json()).facets
    const [bg, en] = [await read('bg'), await read('en')]
    expect(bg.beach_max.map(({ name }) => name)).toEqual([
      'До 100 м от плажа',
      'До 300 м от плажа',
      'До 1 км от плажа',
      'До 1,2 км от плажа',
    ])
    expect(en.beach_max.at(-1)?.name).toBe('Within 1.2 km of the beach')
    expect(bg.centre_max[0]?.name).toBe('До 500 м от центъра')
    expect(bg.beds.map(({ name }) => name)).toContain('Две единични легла')
    expect(en.beds.map(({ name }) => name)).toContain('Two single beds')
    expect(bg.stars.map(({ name }) => name)).toEqual(expect.arrayContaining(['5 звезди', 'Без звезди']))
    expect(en.review[0]?.name).toMatch(/^\S+, [\d.]+\+$/)
    expect(bg.review.map(({ name }) => name).join()).toMatch(/[а-я], 8,5\+/)
  })

  test('of amenities what guests look for stands first, what every hotel has stands last', async () => {
    const { facets, count } = await search(dates)
    const narrowing = facets.amenities.filter((amenity) => amenity.count < count).map(({ value }) => value)
    const sought = soughtAmenities.filter((code) => narrowing.includes(code))
    expect(sought.length).toBeGreaterThan(2)
    expect(narrowing.slice(0, sought.length)).toEqual(sought)
    expect(facets.amenities.slice(0, narrowing.length).map(({ value }) => value)).toEqual(narrowing)
  })

  const lists = Object.entries(plain)

  test.each<[string, Query]>([
    ['nothing left', { name: 'nobody' }],
    [
      'amenities ticked',
      {
        amenities: plain.amenities
          .slice(2, 5)
          .map(({ value }) => value)
          .join(),
      },
    ],
    ['several filters', { stars: '4', board: 'HB', free_cancellation: 'true', price_max: '300', kind: 'villa' }],
  ])('stand where they stood without filters: %s', async (_, query) => {
    const { facets } = await search({ ...dates, ...query })
    for (const [name, facet] of lists) {
      const narrowed = facets[name as keyof typeof plain]
      expect(
        narrowed.map((option) => option.value),
        name,
      ).toEqual(facet.map((option) => option.value))
      if (query.name) expect(narrowed.every(({ count }) => count === 0)).toBe(true)
    }
  })

  test('a ticked value stays, also where no hotel has it', async () => {
    const { facets } = await search({ ...dates, name: 'nobody', beds: 'sofa', centre_max: '40', review_min: '9.3' })
    expect(facets.beds).toContainEqual({ value: 'sofa', name: 'Sofa bed', count: 0 })
    expect(facets.centre_max[0]).toEqual({ value: '40', name: 'Within 40 m of the centre', count: 0 })
    expect(facets.review[0]).toEqual({ value: '9.3', name: '9.3+', count: 0 })
  })

  test.each<[string, Query]>([
    ['beach_max', { beach_max: '0' }],
    ['beach_max', { beach_max: 'near' }],
    ['centre_max', { centre_max: '1.5' }],
    ['beds', { beds: 'hammock' }],
    ['places', { places: 'sozopol' }],
  ])('a bad %s is refused on its field', async (field, query) => {
    const response = await send(query, 'bg')
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]])
    expect(JSON.stringify(response.json())).toMatch(/[а-я]/)
  })
})
