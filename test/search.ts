import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type SearchAnswer, searchAnswerSchema } from '../src/contract/hotels.ts'
import type { DB } from '../src/server/db/schema.ts'
import type { RandomHotel } from './random-catalogue.ts'

export type Query = Record<string, string>

/** Searches by HTTP, in English unless told: `send` gives the response, `search` the answer, of a hundred hotels, or throws. */
export function createSearcher(app: FastifyInstance) {
  const send = (query: Query, language = 'en') =>
    app.inject({ url: '/api/v1/search/', query, headers: { 'accept-language': language } })
  return {
    send,
    search: async (query: Query): Promise<SearchAnswer> => {
      const response = await send({ page_size: '100', ...query })
      if (response.statusCode !== 200) throw new Error(`Search answered ${response.statusCode}: ${response.body}`)
      return searchAnswerSchema.parse(response.json())
    },
  }
}

/** Searches without dates, which find every house that sells anything at all, and what they should find by the houses' own records. */
export async function createTownSearch(db: Kysely<DB>, app: FastifyInstance, hotels: readonly RandomHotel[]) {
  const rows = await db.selectFrom('place').select(['id', 'source_id']).execute()
  const places = new Map(rows.map((row) => [row.source_id, String(row.id)]))
  const { send, search } = createSearcher(app)
  const everywhere = new Set((await search({})).results.map((card) => card.id))
  const where = (keep: (hotel: RandomHotel) => boolean) =>
    hotels.filter((hotel) => everywhere.has(hotel.id) && keep(hotel)).map((hotel) => hotel.id)
  return {
    idOf: (place: string) => places.get(place) ?? '',
    send,
    search,
    everywhere,
    found: async (query: Query) => (await search(query)).results.map((card) => card.id).sort((a, b) => a - b),
    where,
    inTowns: (...towns: string[]) => where(({ record }) => towns.includes(record.place ?? '')),
  }
}
