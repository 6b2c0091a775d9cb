import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  cancelPaymentBodySchema,
  createIntentBodySchema,
  hostedCheckoutBodySchema,
  hostedCheckoutSchema,
  intentSchema,
  paymentStatusQuerySchema,
  paymentStatusSchema,
} from '../../contract/payments.ts'
import type { AppDeps } from '../app-deps.ts'
import { idempotent } from '../http/idempotency.ts'
import { readLanguage } from '../http/request-language.ts'
import { trackWork } from '../http/track-work.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import { createPaymentContext } from './open-payments.ts'
import { cancelPayment, createIntent, openHostedPage, readPaymentStatus } from './payments.service.ts'
import { settleIntent } from './settling.service.ts'
import { receiveEvent } from './webhooks.service.ts'

/** Where each provider puts the signature of its messages. */
const signatureHeaders = new Map([
  ['sandbox', 'sandbox-signature'],
  ['stripe', 'stripe-signature'],
])

/** Payments settled at a time because of messages: a rush of them must not take the database from those who wait. */
const settledAtOnce = 6

/** Payments: who has the unguessable id of one may see how it stands. Card numbers never come here. */
export function registerPaymentRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const payments = createPaymentContext(deps, instance.log)
  const context = { ...payments, nudgeMail: openPostOffice(instance, deps) }
  const inBackground = trackWork(instance, { atOnce: settledAtOnce })
  const asker = (request: FastifyRequest) => ({ language: readLanguage(request), caller: request.caller })

  app.post(
    '/api/v1/payment/create_intent/',
    {
      schema: {
        tags: ['payment'],
        summary: 'Open a payment for a checkout session, or for the rest of a booking',
        body: createIntentBodySchema,
        response: { 200: intentSchema },
      },
    },
    idempotent(deps, async (request) => ({
      status: 200,
      body: await createIntent(context, asker(request), createIntentBodySchema.parse(request.body)),
    })),
  )

  app.post(
    '/api/v1/payment/checkout/',
    {
      schema: {
        tags: ['payment'],
        summary: "Address of the provider's page for a payment",
        body: hostedCheckoutBodySchema,
        response: { 200: hostedCheckoutSchema },
      },
    },
    idempotent(deps, async (request) => ({
      status: 200,
      body: await openHostedPage(context, hostedCheckoutBodySchema.parse(request.body).payment_intent),
    })),
  )

  app.get(
    '/api/v1/payment/payment_status/',
    {
      schema: {
        tags: ['payment'],
        summary: 'How a payment stands',
        querystring: paymentStatusQuerySchema,
        response: { 200: paymentStatusSchema },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return readPaymentStatus(context, request.query.payment_intent)
    },
  )

  app.post(
    '/api/v1/payment/cancel_payment/',
    {
      schema: {
        tags: ['payment'],
        summary: 'End a payment that has not been made',
        body: cancelPaymentBodySchema,
        response: { 200: paymentStatusSchema },
      },
    },
    idempotent(deps, async (request) => ({
      status: 200,
      body: await cancelPayment(context, cancelPaymentBodySchema.parse(request.body).payment_intent),
    })),
  )

  app.register(async (hooks) => {
    // A signature stands over the bytes that came, so nobody may read them before it is checked.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    hooks.withTypeProvider<ZodTypeProvider>().post(
      '/api/v1/payment/webhooks/:provider/',
      {
        // A provider speaks for all visitors from a few addresses; what is not signed by it costs no more than a refusal.
        config: { rateLimit: false },
        schema: {
          tags: ['payment'],
          summary: 'Messages of the payment provider, signed by it',
          params: z.object({ provider: z.string() }),
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request) => {
        const { provider } = request.params
        const signature = request.headers[signatureHeaders.get(provider) ?? '']
        const intentId = await receiveEvent(context, {
          provider,
          rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: typeof signature === 'string' ? signature : undefined,
        })
        // It is written down: from here on the job would finish it, and the provider need not wait for us.
        if (intentId) inBackground(() => settleIntent(context, intentId))
        return { received: true as const }
      },
    )
  })
}
