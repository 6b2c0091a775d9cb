import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { paymentRequestSchema } from '../../contract/payment-requests.ts'
import type { AppDeps } from '../app-deps.ts'
import { readPayLink } from './payment-requests.service.ts'

/** Pay links: who has the unguessable code may see what is asked for, and pay it by payment/create_intent/. */
export function registerPaymentRequestRoutes(instance: FastifyInstance, { db, clock }: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  app.get(
    '/api/v1/payment-requests/:code/',
    {
      schema: {
        tags: ['payment'],
        summary: 'A pay link, for whoever has its code',
        params: z.object({ code: z.string().max(100) }),
        response: { 200: paymentRequestSchema },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return readPayLink({ db, now: clock() }, request.params.code)
    },
  )
}
