import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  changeEmailBodySchema,
  choicesSchema,
  emailChangeSchema,
  mailTokenBodySchema,
  securitySchema,
  trustedDeviceSchema,
  updateChoicesBodySchema,
  updateSecurityBodySchema,
} from '../../contract/account-data.ts'
import { nothingSchema } from '../../contract/accounts.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import type { AccountContext } from './account-context.ts'
import { chooseMarketing, readChoices } from './choices.service.ts'
import { askEmailChange, confirmEmailChange, keepEmail, withdrawEmailChange } from './email-change.service.ts'
import { changeSecurity, forgetDevice, forgetDevices, readDevices, readSecurity } from './security.service.ts'

const tags = ['accounts']
const access = 'account'
const deviceParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** How the own account is guarded, by which address it is known, and which mails it gets. */
export function registerAccountDataRoutes(
  instance: FastifyInstance,
  deps: AppDeps,
  contextOf: (request: FastifyRequest) => AccountContext,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const securityContext = (request: FastifyRequest) => ({ ...contextOf(request), demo: deps.config.demo })

  app.get(
    '/api/v1/users/security/',
    { config: { access }, schema: { tags, summary: 'How the account is guarded', response: { 200: securitySchema } } },
    async (request) => readSecurity(securityContext(request), requireCaller(request)),
  )

  app.patch(
    '/api/v1/users/security/',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Set when a code is asked for; needs the password or a code',
        body: updateSecurityBodySchema,
        response: { 200: securitySchema },
      },
    },
    async (request) => changeSecurity(securityContext(request), requireCaller(request), request.body),
  )

  app.get(
    '/auth/devices/',
    {
      config: { access },
      schema: { tags, summary: 'Devices that are remembered', response: { 200: z.array(trustedDeviceSchema) } },
    },
    async (request) => readDevices(contextOf(request), requireCaller(request)),
  )

  app.delete(
    '/auth/devices/',
    { config: { access }, schema: { tags, summary: 'Remember no device', response: { 204: z.null() } } },
    async (request, reply) => {
      await forgetDevices(contextOf(request), requireCaller(request))
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/auth/devices/:id/',
    {
      config: { access },
      schema: { tags, summary: 'Forget a device', params: deviceParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await forgetDevice(contextOf(request), requireCaller(request), request.params.id)
      reply.code(204)
      return null
    },
  )

  app.post(
    '/api/v1/users/change_email/',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Ask for another address; it confirms by mail. Needs the password or a code',
        body: changeEmailBodySchema,
        response: { 200: emailChangeSchema },
      },
    },
    async (request) => askEmailChange(contextOf(request), requireCaller(request), request.body),
  )

  app.delete(
    '/api/v1/users/change_email/',
    {
      config: { access },
      schema: { tags, summary: 'Call off a change that is not confirmed', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await withdrawEmailChange(contextOf(request), requireCaller(request))
      reply.code(204)
      return null
    },
  )

  app.post(
    '/auth/email/confirm/',
    {
      schema: {
        tags,
        summary: 'Confirm a new address by the token of its mail',
        body: mailTokenBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await confirmEmailChange(contextOf(request), request.body.token)
      return {}
    },
  )

  app.post(
    '/auth/email/keep/',
    {
      schema: {
        tags,
        summary: 'Keep the old address, or take it back, by the token of its mail',
        body: mailTokenBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await keepEmail(contextOf(request), request.body.token)
      return {}
    },
  )

  app.get(
    '/api/v1/users/choices/',
    { config: { access }, schema: { tags, summary: 'Which mails one wants', response: { 200: choicesSchema } } },
    async (request) => readChoices(deps.db, requireCaller(request).accountId),
  )

  app.patch(
    '/api/v1/users/choices/',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Choose which mails one wants',
        body: updateChoicesBodySchema,
        response: { 200: choicesSchema },
      },
    },
    async (request) => {
      const { accountId } = requireCaller(request)
      const { marketing: given } = request.body
      await chooseMarketing(deps.db, accountId, { given, place: 'privacy', now: deps.clock() })
      return readChoices(deps.db, accountId)
    },
  )
}
