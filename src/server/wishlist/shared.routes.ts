import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nothingSchema } from '../../contract/accounts.ts'
import {
  commentAnswerSchema,
  commentBodySchema,
  sharedListQuerySchema,
  sharedListSchema,
  stopEmailsBodySchema,
  takeBackBodySchema,
  voteBodySchema,
  votesAnswerSchema,
} from '../../contract/wishlist.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/errors.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { resumeMails, stopMails } from './price-drops.service.ts'
import { comment, readShared, type SharedContext, takeBack, vote } from './shared.service.ts'

const tags = ['wishlist']

/** What links open without an account: a list that can be voted and commented on, and the end of mails about prices. */
export function registerLinkRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)
  const contextOf = (request: FastifyRequest, key: string): SharedContext => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    address: request.ip,
    key,
  })

  app.get(
    '/api/v1/shared_wishlist/',
    {
      schema: {
        tags,
        summary: 'A shared list, for who has its key',
        querystring: sharedListQuerySchema,
        response: { 200: sharedListSchema },
      },
    },
    async (request) => {
      const { key, token, currency } = request.query
      return readShared(contextOf(request, key), token, currency)
    },
  )

  app.post(
    '/api/v1/shared_wishlist/votes/',
    { schema: { tags, summary: 'Vote for or against', body: voteBodySchema, response: { 200: votesAnswerSchema } } },
    async (request) => vote(contextOf(request, request.body.key), request.body),
  )

  app.post(
    '/api/v1/shared_wishlist/comments/',
    { schema: { tags, summary: 'Comment', body: commentBodySchema, response: { 201: commentAnswerSchema } } },
    async (request, reply) => {
      reply.code(201)
      return comment(contextOf(request, request.body.key), request.body)
    },
  )

  app.delete(
    '/api/v1/shared_wishlist/comments/:id/',
    {
      schema: {
        tags,
        summary: 'Take back an own comment',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        body: takeBackBodySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await takeBack(contextOf(request, request.body.key), request.params.id, request.body.token)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/v1/wishlist_emails/stop/',
    {
      schema: {
        tags,
        summary: 'Stop emails about prices by the link in one',
        body: stopEmailsBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await stopMails(deps.db, keys, request.body.key, deps.clock())
      return {}
    },
  )

  app.post(
    '/api/v1/wishlist_emails/resume/',
    {
      schema: {
        tags,
        summary: 'Switch emails about prices on again that the link stopped within a day',
        body: stopEmailsBodySchema,
        response: { 200: nothingSchema },
      },
    },
    async (request) => {
      await resumeMails(deps.db, keys, request.body.key, deps.clock())
      return {}
    },
  )

  registerOneClick(app, (key) => stopMails(deps.db, keys, key, deps.clock()))
}

const oneClick = /List-Unsubscribe(?:=|"\s+)One-Click/

/**
 * What mail programs send when their own "unsubscribe" is pressed (RFC 8058): a POST to the very link of the mail, which opens a
 * page when it is followed. No redirect may answer it.
 */
function registerOneClick(instance: FastifyInstance, stop: (key: string) => Promise<void>): void {
  instance.register(async (scope) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 2000 }, (_request, body, done) =>
      done(null, body),
    )
    for (const url of ['/wishlist/emails', '/en/wishlist/emails']) {
      scope
        .withTypeProvider<ZodTypeProvider>()
        .post(
          url,
          { schema: { hide: true, querystring: stopEmailsBodySchema, response: { 200: nothingSchema } } },
          async (request) => {
            if (!oneClick.test(String(request.body))) throw new AppError('invalid')
            await stop(request.query.key)
            return {}
          },
        )
    }
  })
}
