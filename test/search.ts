import type { FastifyInstance } from 'fastify'
import { type SearchAnswer, searchAnswerSchema } from '../src/contract/hotels.ts'

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
