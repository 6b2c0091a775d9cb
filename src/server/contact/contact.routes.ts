import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { contactBodySchema, contactSentSchema } from '../../contract/contact.ts'
import { createContexts } from '../accounts/accounts.service.ts'
import type { AppDeps } from '../app-deps.ts'
import { sendMessage } from './contact.service.ts'
import { registerPlainForm } from './plain-form.routes.ts'

/** What visitors write to the agency. */
export function registerContactRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const contextOf = createContexts(instance, deps)

  app.post(
    '/api/v1/contact/',
    {
      schema: {
        tags: ['contact'],
        summary: 'Write to the agency',
        body: contactBodySchema,
        response: { 201: contactSentSchema },
      },
    },
    async (request, reply) => {
      const sent = await sendMessage(contextOf(request), request.body, deps.config.operator.email)
      reply.code(201)
      return sent
    },
  )

  registerPlainForm(instance, deps, contextOf)
}
