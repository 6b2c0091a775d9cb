import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { consentBodySchema, consentSavedSchema } from '../../contract/consents.ts'
import type { AppDeps } from '../app-deps.ts'
import { insertConsent } from './consents.repository.ts'

/** Somebody answers once and changes their mind now and then; whoever sends more than this is a program. */
const rateLimit = { max: 20, timeWindow: 60_000 }

/** The log of answers to the question about cookies. Neither the network address nor an account is kept with them. */
export function registerConsentRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/v1/consents/',
    {
      config: { rateLimit },
      schema: {
        tags: ['consents'],
        summary: 'Keep an answer to the question about cookies',
        body: consentBodySchema,
        response: { 201: consentSavedSchema },
      },
    },
    async (request, reply) => {
      await insertConsent(deps.db, {
        ...request.body,
        consented_at: new Date(request.body.consented_at),
        recorded_at: deps.clock(),
      })
      reply.code(201)
      return {}
    },
  )
}
