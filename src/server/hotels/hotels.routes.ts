import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { calendarAnswerSchema, calendarQuerySchema } from '../../contract/calendar.ts'
import { hotelDetailSchema } from '../../contract/hotels.ts'
import { languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { AppError } from '../http/errors.ts'
import { readLanguage } from '../http/request-language.ts'
import { readCalendar, readHotelPage } from './hotels.service.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** `GET hotels/{id}/` and its price calendar. */
export function registerHotelRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/v1/hotels/:id/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'A hotel',
        params,
        querystring: z.object({ lang: languageSchema.optional() }),
        response: { 200: hotelDetailSchema },
      },
    },
    async (request) => {
      const page = await readHotelPage(deps.db, request.params.id, request.query.lang ?? readLanguage(request))
      if (!page) throw new AppError('not_found')
      return page
    },
  )

  app.get(
    '/api/v1/hotels/:id/calendar/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Prices by day',
        params,
        querystring: calendarQuerySchema,
        response: { 200: calendarAnswerSchema },
      },
    },
    async (request) => readCalendar({ db: deps.db, now: deps.clock() }, request.params.id, request.query),
  )
}
