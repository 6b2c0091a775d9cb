import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { calendarAnswerSchema, calendarQuerySchema } from '../../contract/calendar.ts'
import { roomPricesSchema } from '../../contract/hotels.ts'
import { currencySchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { readCalendar, readRoomPrices } from './hotels.service.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** A hotel's price calendar and what its rooms cost at least. */
export function registerHotelRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

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

  app.get(
    '/api/v1/hotels/:id/room_prices/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Lowest price of each room, without dates',
        params,
        querystring: z.object({ currency: currencySchema.default('EUR') }),
        response: { 200: roomPricesSchema },
      },
    },
    async (request) => readRoomPrices({ db: deps.db, now: deps.clock() }, request.params.id, request.query.currency),
  )
}
