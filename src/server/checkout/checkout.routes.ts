import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  openSessionBodySchema,
  preCheckoutAnswerSchema,
  preCheckoutBodySchema,
  sessionSchema,
  updateSessionBodySchema,
} from '../../contract/checkout.ts'
import type { AppDeps } from '../app-deps.ts'
import { idempotent } from '../http/idempotency.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import {
  abandonSession,
  type CheckoutContext,
  changeSession,
  openSession,
  preCheckout,
  readSession,
} from './checkout.service.ts'

const params = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) })

/** Checkout sessions: who has the id may read and change them. */
export function registerCheckoutRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)
  const contextOf = (request: FastifyRequest): CheckoutContext => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    keys,
    operator: deps.config.operator,
  })

  app.post(
    '/api/v1/checkout_sessions/',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Hold an offer for 15 minutes',
        body: openSessionBodySchema,
        response: { 201: sessionSchema },
      },
    },
    idempotent(deps, async (request) => {
      const body = openSessionBodySchema.parse(request.body)
      const context = contextOf(request)
      const session = await openSession({ ...context, language: body.language ?? context.language }, body.offer_id)
      return { status: 201, body: session }
    }),
  )

  app.get(
    '/api/v1/checkout_sessions/:id/',
    { schema: { tags: ['checkout'], summary: 'A checkout session', params, response: { 200: sessionSchema } } },
    async (request) => readSession(contextOf(request), request.params.id),
  )

  app.patch(
    '/api/v1/checkout_sessions/:id/',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Save what has been filled in',
        params,
        body: updateSessionBodySchema,
        response: { 200: sessionSchema },
      },
    },
    async (request) => changeSession(contextOf(request), request.params.id, request.body),
  )

  app.delete(
    '/api/v1/checkout_sessions/:id/',
    { schema: { tags: ['checkout'], summary: 'Give the units back', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await abandonSession(contextOf(request), request.params.id)
      reply.code(204)
      return null
    },
  )

  app.post(
    '/api/v1/payment/pre_checkout/',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Price a session again',
        body: preCheckoutBodySchema,
        response: { 200: preCheckoutAnswerSchema },
      },
    },
    idempotent(deps, async (request) => ({
      status: 200,
      body: await preCheckout(contextOf(request), preCheckoutBodySchema.parse(request.body).checkout_session),
    })),
  )
}
