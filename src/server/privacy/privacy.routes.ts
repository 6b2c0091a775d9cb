import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { erasureSchema, mailTokenBodySchema, proofSchema } from '../../contract/account-data.ts'
import { exportSchema } from '../../contract/privacy.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { createContexts } from '../accounts/accounts.service.ts'
import { askErasure, cancelErasure, limitExports, stopErasure } from '../accounts/erasure.service.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import { exportPerson } from './privacy.service.ts'

const tags = ['privacy']
const access = 'account'

/** What somebody may ask of us about their own data. */
export function registerPrivacyRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const contextOf = createContexts(instance, deps)

  app.get(
    '/api/v1/users/export/',
    {
      config: { access },
      schema: { tags, summary: 'All that is known of the own account, as one file', response: { 200: exportSchema } },
    },
    async (request, reply) => {
      const { accountId } = requireCaller(request)
      const now = deps.clock()
      await limitExports(contextOf(request), accountId)
      const file = `zefir-data-${localDay(now, 'Europe/Sofia')}.json`
      reply.header('Content-Disposition', `attachment; filename="${file}"`)
      return exportPerson(deps.db, accountId, now, request.headers.cookie)
    },
  )

  app.post(
    '/api/v1/users/erasure/',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Have the account erased in 14 days; needs the password or a code',
        body: proofSchema,
        response: { 200: erasureSchema },
      },
    },
    async (request) => askErasure(contextOf(request), requireCaller(request), request.body),
  )

  app.delete(
    '/api/v1/users/erasure/',
    {
      config: { access },
      schema: { tags, summary: 'Keep the account after all', response: { 200: erasureSchema } },
    },
    async (request) => cancelErasure(contextOf(request), requireCaller(request)),
  )

  app.post(
    '/auth/erasure/stop/',
    {
      schema: {
        tags,
        summary: 'Keep the account after all, by the token of the mail',
        body: mailTokenBodySchema,
        response: { 200: erasureSchema },
      },
    },
    async (request) => stopErasure(contextOf(request), request.body.token),
  )
}
