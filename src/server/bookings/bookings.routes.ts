import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  bookingSchema,
  cancelAnswerSchema,
  cancelBookingBodySchema,
  createBookingBodySchema,
} from '../../contract/checkout.ts'
import type { AppDeps } from '../app-deps.ts'
import { idempotent } from '../http/idempotency.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { type BookingContext, cancelBooking, createBooking, readBooking } from './bookings.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** Bookings: made from a checkout session, opened by reference and the key of the guest's link. */
export function registerBookingRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)
  const contextOf = (request: FastifyRequest): BookingContext => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    keys,
  })

  app.post(
    '/api/v1/bookings/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Order a stay paid at the property',
        body: createBookingBodySchema,
        response: { 201: bookingSchema },
      },
    },
    idempotent(deps, async (request) => {
      const order = createBookingBodySchema.parse(request.body)
      return { status: 201, body: await createBooking(contextOf(request), order) }
    }),
  )

  app.get(
    '/api/v1/bookings/:reference/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'A booking, for who has its key',
        params,
        querystring: z.object({ key: z.string().max(100).optional() }),
        response: { 200: bookingSchema },
      },
    },
    async (request) => readBooking(contextOf(request), request.params.reference, request.query.key),
  )

  app.post(
    '/api/v1/bookings/:reference/cancel/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Cancel, or ask what it would cost',
        params,
        body: cancelBookingBodySchema,
        response: { 200: cancelAnswerSchema },
      },
    },
    idempotent(deps, async (request) => {
      const { reference } = params.parse(request.params)
      const body = cancelBookingBodySchema.parse(request.body)
      return { status: 200, body: await cancelBooking(contextOf(request), reference, body) }
    }),
  )
}
