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
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { stopMails } from './price-drops.service.ts'
import { comment, readShared, type SharedContext, takeBack, vote } from './shared.service.ts'

const tags = ['wishlist']

/** What links open without an account: a list that can be voted and commented on, and the end of mails about prices. */
export function registerLinkRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
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
      await stopMails(deps.db, deriveKeys(deps.secrets), request.body.key)
      return {}
    },
  )
}
