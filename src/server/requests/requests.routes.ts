import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerBodySchema, stayRequestSchema } from '../../contract/requests.ts'
import type { AppDeps } from '../app-deps.ts'
import { readLanguage } from '../http/request-language.ts'
import { openPostOffice } from '../mail/mail.service.ts'
import { settleInBackground } from '../payments/background.service.ts'
import { answerRequest, type RequestContext, readRequest } from './requests.service.ts'

const params = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** One stay is answered once; whoever sends more than this is a program. */
const rateLimit = { max: 20, timeWindow: 60_000 }

/** Requests to properties: read and answered by whoever has the key of the link in their mail. */
export function registerRequestRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { payments, onPayments } = settleInBackground(instance, deps, openPostOffice(instance, deps))
  const context: RequestContext = { ...payments, onPayments }

  app.get(
    '/api/v1/requests/:reference/',
    {
      schema: {
        tags: ['requests'],
        summary: 'A stay that its property has to confirm, for who has the key of its link',
        params,
        querystring: z.object({ key: z.string().max(100).optional() }),
        response: { 200: stayRequestSchema },
      },
    },
    async (request) => readRequest(context, readLanguage(request), request.params.reference, request.query.key ?? ''),
  )

  // No Idempotency-Key: the answer is the same however often it comes.
  app.post(
    '/api/v1/requests/:reference/answer/',
    {
      config: { rateLimit },
      schema: {
        tags: ['requests'],
        summary: 'The property confirms or declines a stay; 409 `request_over` when it has ended otherwise',
        params,
        body: answerBodySchema,
        response: { 200: stayRequestSchema },
      },
    },
    async (request) => answerRequest(context, readLanguage(request), request.params.reference, request.body),
  )
}
