import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  changePasswordBodySchema,
  profileSchema,
  tokenPairSchema,
  updateProfileBodySchema,
} from '../../contract/accounts.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import { registerAccountDataRoutes } from './account-data.routes.ts'
import { changeProfile, readProfile } from './accounts.service.ts'
import { registerAuthRoutes } from './auth.routes.ts'
import { changePassword } from './passwords.service.ts'
import { createContexts } from './request-context.ts'

/** Accounts: signing in under `/auth/`, and one's own account. */
export function registerAccountRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const contextOf = createContexts(instance, deps)
  registerAuthRoutes(instance, contextOf)
  registerAccountDataRoutes(instance, deps, contextOf)

  app.get(
    '/api/v1/users/me/',
    {
      config: { access: 'account' },
      schema: { tags: ['accounts'], summary: 'The own account', response: { 200: profileSchema } },
    },
    async (request) => readProfile(deps.db, requireCaller(request)),
  )

  app.patch(
    '/api/v1/users/me/',
    {
      config: { access: 'account' },
      schema: {
        tags: ['accounts'],
        summary: 'Change the own account',
        body: updateProfileBodySchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => changeProfile(deps.db, requireCaller(request), request.body, deps.clock()),
  )

  app.post(
    '/api/v1/users/change_password/',
    {
      config: { access: 'account' },
      schema: {
        tags: ['accounts'],
        summary: 'Change the password; every session ends, the answer opens a new one',
        body: changePasswordBodySchema,
        response: { 200: tokenPairSchema },
      },
    },
    async (request) => {
      const { current_password: current, new_password: next } = request.body
      return changePassword(contextOf(request), requireCaller(request), { current, next })
    },
  )
}
