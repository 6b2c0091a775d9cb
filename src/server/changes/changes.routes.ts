import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changeAnswerSchema, changeBookingBodySchema, correctGuestsBodySchema } from '../../contract/booking-changes.ts'
import { bookingSchema } from '../../contract/checkout.ts'
import type { AppDeps } from '../app-deps.ts'
import type { OrderContext } from '../bookings/bookings.service.ts'
import { idempotent } from '../http/idempotency.ts'
import { readLanguage } from '../http/request-language.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import { settleInBackground } from '../payments/background.service.ts'
import { changeBooking } from './changes.service.ts'
import { correctGuests } from './guests.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** Changing a booking: its dates and rooms at the price of now, and the names of its guests. */
export function registerChangeRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { db, config, clock } = deps
  const nudgeMail = openPostOffice(instance, deps)
  const { payments, onRefunds } = settleInBackground(instance, deps, nudgeMail)
  const contextOf = (request: FastifyRequest): OrderContext => ({
    db,
    now: clock(),
    language: readLanguage(request),
    keys: payments.keys,
    caller: request.caller,
    nudgeMail,
    operator: config.operator,
  })

  app.post(
    '/api/v1/bookings/:reference/change/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Change dates or guests, or ask what it would cost',
        params,
        body: changeBookingBodySchema,
        response: { 200: changeAnswerSchema },
      },
    },
    idempotent(deps, async (request) => {
      const { reference } = params.parse(request.params)
      const body = changeBookingBodySchema.parse(request.body)
      const context = { ...contextOf(request), earnings: config.earnings, onRefunds }
      return { status: 200, body: await changeBooking(context, reference, body) }
    }),
  )

  app.post(
    '/api/v1/bookings/:reference/guests/',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Correct the names of the guests',
        params,
        body: correctGuestsBodySchema,
        response: { 200: bookingSchema },
      },
    },
    idempotent(deps, async (request) => {
      const { reference } = params.parse(request.params)
      const body = correctGuestsBodySchema.parse(request.body)
      return { status: 200, body: await correctGuests(contextOf(request), reference, body) }
    }),
  )
}
