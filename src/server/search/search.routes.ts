import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  highlightsSchema,
  hotelListQuerySchema,
  hotelListSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '../../contract/hotels.ts'
import { currencySchema, languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { paginate } from '../http/pagination.ts'
import { readLanguage } from '../http/request-language.ts'
import { readHighlights } from './highlights.service.ts'
import { searchStays } from './search.service.ts'

/** `GET search/`: hotels free for a party and dates; `GET hotels/`: the same list without dates, as a plain catalogue. */
export function registerSearchRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/v1/search/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Stays for a party and dates',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema },
      },
    },
    async (request) => {
      const { query } = request
      const context = { db: deps.db, now: deps.clock(), language: query.lang ?? readLanguage(request) }
      const { results, count, ...rest } = await searchStays(context, query)
      const page = paginate(request, deps.config.publicOrigin, {
        count,
        page: query.page,
        pageSize: query.page_size,
        results,
      })
      return { ...page, ...rest }
    },
  )

  app.get(
    '/api/v1/highlights/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'What the home page shows',
        querystring: z.object({ lang: languageSchema.optional(), currency: currencySchema.default('EUR') }),
        response: { 200: highlightsSchema },
      },
    },
    async (request) => {
      const language = request.query.lang ?? readLanguage(request)
      return readHighlights({ db: deps.db, now: deps.clock(), language }, request.query.currency)
    },
  )

  app.get(
    '/api/v1/hotels/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Every hotel',
        querystring: hotelListQuerySchema,
        response: { 200: hotelListSchema },
      },
    },
    async (request) => {
      const query = { ...request.query, rooms: '2' }
      const context = { db: deps.db, now: deps.clock(), language: query.lang ?? readLanguage(request) }
      const { results, count } = await searchStays(context, query)
      return paginate(request, deps.config.publicOrigin, {
        count,
        page: query.page,
        pageSize: query.page_size,
        results,
      })
    },
  )
}
