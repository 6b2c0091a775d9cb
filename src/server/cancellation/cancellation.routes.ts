import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cancelAnswerSchema, cancelBookingBodySchema } from '../../contract/checkout.ts'
import type { AppDeps } from '../app-deps.ts'
import { idempotent } from '../http/idempotency.ts'
import { readLanguage } from '../http/request-language.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import { settleInBackground } from '../payments/background.service.ts'
import { cancelBooking } from './cancellation.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** Cancelling a booking, with what it costs and gives back. */
export function registerCancellationRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { db, config, clock } = deps
  const nudgeMail = openPostOffice(instance, deps)
  const { payments, onPayments, onRefunds } = settleInBackground(instance, deps, nudgeMail)

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
      const { caller } = request
      const { earnings, operator } = config
      const person = { db, now: clock(), language: readLanguage(request), keys: payments.keys, caller, nudgeMail }
      return {
        status: 200,
        body: await cancelBooking({ ...person, earnings, operator, onRefunds, onPayments }, reference, body),
      }
    }),
  )
}
