import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  highlightsSchema,
  hotelDetailSchema,
  hotelListQuerySchema,
  hotelListSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '../../contract/hotels.ts'
import { currencySchema, languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { AppError } from '../http/errors.ts'
import { paginate } from '../http/pagination.ts'
import { readLanguage } from '../http/request-language.ts'
import { readHighlights } from './highlights.service.ts'
import { readHotelDetail } from './hotel-detail.service.ts'
import { searchStays } from './search.service.ts'

const hotelParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** `GET search/`: hotels free for a party and dates; `GET hotels/`, `GET hotels/{id}/`: the catalogue without dates. */
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

  app.get(
    '/api/v1/hotels/:id/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'A hotel',
        params: hotelParams,
        querystring: z.object({ currency: currencySchema.default('EUR'), lang: languageSchema.optional() }),
        response: { 200: hotelDetailSchema },
      },
    },
    async (request) => {
      const { currency, lang } = request.query
      const context = { db: deps.db, now: deps.clock(), language: lang ?? readLanguage(request) }
      const detail = await readHotelDetail(context, request.params.id, currency)
      if (!detail) throw new AppError('not_found')
      return detail
    },
  )
}
