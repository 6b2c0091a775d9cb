import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { type SearchAnswer, searchAnswerSchema } from '../../contract/hotels.ts'
import { type MapPoints, mapPointsSchema } from '../../contract/maps.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T13:00:00Z') })
await writeRandomCatalogue(db, { seed: 7, count: 60 })
const dates = { checkin: '2027-03-09', checkout: '2027-03-11' }

type Query = Record<string, string>
const send = (path: string, query: Query) =>
  app.inject({ url: `/api/v1/search/${path}`, query, headers: { 'accept-language': 'bg' } })
const readPoints = async (query: Query): Promise<MapPoints> =>
  mapPointsSchema.parse((await send('points/', query)).json())
const readSearch = async (query: Query): Promise<SearchAnswer> =>
  searchAnswerSchema.parse((await send('', { ...query, page_size: '100' })).json())

describe('points of a search', () => {
  test.each<[string, Query]>([
    ['with dates', dates],
    ['without dates', {}],
    ['with filters and a currency', { ...dates, stars: '3,4', free_cancellation: 'true', currency: 'GBP' }],
    ['within a box', { ...dates, bbox: '22,41,27.6,43' }],
  ])('are the hotels of the list with the sums of the list (%s)', async (_what, query) => {
    const [points, list] = await Promise.all([readPoints(query), readSearch(query)])
    expect(list.count).toBeGreaterThan(0)
    const sums = (rows: { id: number; value: string | null; fees: string; codes: string[] }[]) =>
      rows.sort((a, b) => a.id - b.id)
    expect(
      sums(
        points.points.map(({ id, value, local_fees: fees = '0.00', local_fee_codes: codes = [] }) => ({
          id,
          value,
          fees,
          codes,
        })),
      ),
    ).toEqual(
      sums(
        list.results.map(({ id, best_offer: offer }) => ({
          id,
          value: offer?.value ?? null,
          fees: offer?.local_fees ?? '0.00',
          codes: offer?.local_fee_codes ?? [],
        })),
      ),
    )
    expect([points.count, points.bounds, points.currency]).toEqual([list.count, list.bounds, list.currency])
  })

  test('all of them come, whatever page is asked for', async () => {
    const all = await readPoints(dates)
    expect((await readPoints({ ...dates, page: '2', page_size: '10' })).points).toHaveLength(all.count)
  })

  test('names and addresses are those of the hotel page', async () => {
    const { points } = await readPoints(dates)
    const { results } = await readSearch(dates)
    for (const card of results)
      expect(points).toContainEqual(expect.objectContaining({ id: card.id, name: card.name, url: card.url }))
  })

  test('a box that is none is refused on its field, as in the list', async () => {
    const response = await send('points/', { bbox: '1,2,3' })
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['bbox']])
  })

  test('a large answer travels compressed', async () => {
    const response = await app.inject({ url: '/api/v1/search/points/', headers: { 'accept-encoding': 'br' } })
    expect(response.headers['content-encoding']).toBe('br')
  })
})
