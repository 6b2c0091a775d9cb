import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  accountSessionSchema,
  codeSentSchema,
  forgotPasswordBodySchema,
  messageSchema,
  nothingSchema,
  refreshBodySchema,
  registerBodySchema,
  requestCodeBodySchema,
  resetPasswordBodySchema,
  signedInSchema,
  signInAnswerSchema,
  signInBodySchema,
  tokenPairSchema,
  verifyCodeBodySchema,
  verifyEmailBodySchema,
} from '../../contract/accounts.ts'
import { requireCaller } from '../http/authentication.ts'
import type { AccountContext } from './account-context.ts'
import { forgotPassword, resetPassword } from './passwords.service.ts'
import { register, verifyEmail } from './registration.service.ts'
import { readSessions, refreshSession, revokeSession, signOut } from './sessions.service.ts'
import { requestCode, signIn, signInByCode } from './sign-in.service.ts'

const tags = ['accounts']
const sessionParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) })

/** Registering, signing in and out, and what is sent by mail for it. */
export function registerAuthRoutes(
  instance: FastifyInstance,
  contextOf: (request: FastifyRequest) => AccountContext,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/auth/register/',
    {
      config: { sendsError: true },
      schema: { tags, summary: 'Register', body: registerBodySchema, response: { 201: nothingSchema } },
    },
    async (request, reply) => {
      await register(contextOf(request), request.body)
      reply.code(201)
      return {}
    },
  )

  app.post(
    '/auth/register/verify/',
    {
      schema: {
        tags,
        summary: 'Confirm an address by the token of the mail',
        body: verifyEmailBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await verifyEmail(contextOf(request), request.body.token)
      return {}
    },
  )

  app.post(
    '/auth/token/',
    {
      schema: {
        tags,
        summary: 'Sign in by password, or be asked for a code as well',
        body: signInBodySchema,
        response: { 200: signInAnswerSchema },
      },
    },
    async (request) => signIn(contextOf(request), request.body),
  )

  app.post(
    '/auth/token/otp/request/',
    {
      schema: {
        tags,
        summary: 'Send a code to an address, or again for a token',
        body: requestCodeBodySchema,
        response: { 200: codeSentSchema },
      },
    },
    async (request) => requestCode(contextOf(request), request.body),
  )

  app.post(
    '/auth/token/otp/verify/',
    {
      schema: { tags, summary: 'Sign in by a code', body: verifyCodeBodySchema, response: { 200: signedInSchema } },
    },
    async (request) => signInByCode(contextOf(request), request.body),
  )

  app.post(
    '/auth/token/refresh/',
    {
      schema: {
        tags,
        summary: 'New tokens for a refresh token',
        body: refreshBodySchema,
        response: { 200: tokenPairSchema },
      },
    },
    async (request) => refreshSession(contextOf(request), request.body.refresh),
  )

  app.post(
    '/auth/logout/',
    { schema: { tags, summary: 'Sign out', body: refreshBodySchema, response: { 200: nothingSchema } } },
    async (request) => {
      await signOut(contextOf(request), request.body.refresh)
      return {}
    },
  )

  app.post(
    '/auth/password/forgot/',
    {
      schema: {
        tags,
        summary: 'Ask for a link to choose a new password',
        body: forgotPasswordBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => forgotPassword(contextOf(request), request.body.email),
  )

  app.post(
    '/auth/password/reset/',
    {
      schema: {
        tags,
        summary: 'Choose a new password by the token of the mail',
        body: resetPasswordBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await resetPassword(contextOf(request), request.body.token, request.body.new_password)
      return {}
    },
  )

  app.get(
    '/auth/sessions/',
    {
      config: { access: 'account' },
      schema: { tags, summary: 'Where one is signed in', response: { 200: z.array(accountSessionSchema) } },
    },
    async (request) => readSessions(contextOf(request), requireCaller(request)),
  )

  app.delete(
    '/auth/sessions/:id/',
    {
      config: { access: 'account' },
      schema: { tags, summary: 'Sign out somewhere', params: sessionParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await revokeSession(contextOf(request), requireCaller(request), request.params.id)
      reply.code(204)
      return null
    },
  )
}
