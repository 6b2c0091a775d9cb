import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { paymentRequestSchema } from '../../contract/payment-requests.ts'
import { languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { sendFile } from '../http/send-file.ts'
import { readPayLink, readPayLinkInvoice } from './payment-requests.service.ts'

const codeParams = z.object({ code: z.string().max(100) })

/** Pay links: who has the unguessable code may see what is asked for, and pay it by payment/create_intent/. */
export function registerPaymentRequestRoutes(instance: FastifyInstance, { db, clock }: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  app.get(
    '/api/v1/payment-requests/:code/',
    {
      schema: {
        tags: ['payment'],
        summary: 'A pay link, for whoever has its code',
        params: codeParams,
        response: { 200: paymentRequestSchema },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return readPayLink({ db, now: clock() }, request.params.code)
    },
  )
  app.get(
    '/api/v1/payment-requests/:code/invoice.pdf',
    {
      schema: {
        tags: ['payment'],
        summary: 'An invoice or credit note of a pay link, for whoever has its code',
        params: codeParams,
        querystring: z.object({
          number: z.string().regex(/^\d{10}$/),
          language: languageSchema.optional().meta({ description: 'Absent: the language of the link' }),
        }),
      },
    },
    async (request, reply) => {
      const { number, language } = request.query
      return sendFile(reply, await readPayLinkInvoice(db, request.params.code, { number, language }), 'inline')
    },
  )
}
