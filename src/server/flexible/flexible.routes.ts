import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  flexibleDatesQuerySchema,
  flexibleDaysQuerySchema,
  flexibleDaysSchema,
  flexibleStaysSchema,
  flexibleWeeksQuerySchema,
} from '../../contract/flexible.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { findFlexibleDates, findFlexibleDays, findFlexibleWeeks } from './flexible.service.ts'

/** `GET flexible/dates/`, `flexible/weeks/`, `flexible/days/`: what other dates cost, at a hotel or in a place. */
export function registerFlexibleRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const context = () => ({ db: deps.db, now: deps.clock() })

  app.get(
    '/api/v1/flexible/dates/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Prices with arrival and departure up to three days earlier or later',
        querystring: flexibleDatesQuerySchema,
        response: { 200: flexibleStaysSchema },
      },
    },
    async (request) => findFlexibleDates(context(), request.query),
  )

  app.get(
    '/api/v1/flexible/weeks/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Prices of stays that begin on each day of a month',
        querystring: flexibleWeeksQuerySchema,
        response: { 200: flexibleStaysSchema },
      },
    },
    async (request) => findFlexibleWeeks(context(), request.query),
  )

  app.get(
    '/api/v1/flexible/days/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Lowest price of each night in a place',
        querystring: flexibleDaysQuerySchema,
        response: { 200: flexibleDaysSchema },
      },
    },
    async (request) => findFlexibleDays(context(), request.query),
  )
}
