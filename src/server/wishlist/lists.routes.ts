import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  changeItemBodySchema,
  changeListBodySchema,
  chooseEmailsBodySchema,
  createListBodySchema,
  currencyQuerySchema,
  openedListSchema,
  wishlistEmailsSchema,
  wishlistItemSchema,
  wishlistListSchema,
} from '../../contract/wishlist.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import {
  changeItem,
  changeList,
  createList,
  dropComment,
  dropList,
  openList,
  shareList,
  unshareList,
} from './lists.service.ts'
import { consentToMails, wantsMails } from './price-drops.service.ts'
import { createWishlistContexts } from './wishlist.routes.ts'

const config = { access: 'account', sendsMessage: true } as const
const tags = ['wishlist']
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
const list = { 200: wishlistListSchema }
const gone = { 204: z.null() }

/** Lists of one's own: made, opened with prices of now, shared by a link; and whether to be written to about prices. */
export function registerListRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const contextOf = createWishlistContexts(deps)

  app.post(
    '/api/v1/users/wishlist/lists/',
    {
      config,
      schema: { tags, summary: 'Make a list', body: createListBodySchema, response: { 201: wishlistListSchema } },
    },
    async (request, reply) => {
      reply.code(201)
      return createList(contextOf(request), request.body.name)
    },
  )

  app.get(
    '/api/v1/users/wishlist/lists/:id/',
    {
      config,
      schema: {
        tags,
        summary: 'A list opened, everything in it priced anew',
        params,
        querystring: currencyQuerySchema,
        response: { 200: openedListSchema },
      },
    },
    async (request) => openList(contextOf(request), request.params.id, request.query.currency),
  )

  app.patch(
    '/api/v1/users/wishlist/lists/:id/',
    {
      config,
      schema: { tags, summary: 'Rename a list, show notes', params, body: changeListBodySchema, response: list },
    },
    async (request) => changeList(contextOf(request), request.params.id, request.body),
  )

  app.delete(
    '/api/v1/users/wishlist/lists/:id/',
    { config, schema: { tags, summary: 'Delete a list; its items go to the first', params, response: gone } },
    async (request, reply) => {
      await dropList(contextOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/v1/users/wishlist/lists/:id/share/',
    { config, schema: { tags, summary: 'A link by which others see the list', params, response: list } },
    async (request) => shareList(contextOf(request), request.params.id),
  )

  app.delete(
    '/api/v1/users/wishlist/lists/:id/share/',
    { config, schema: { tags, summary: 'Take the link back', params, response: list } },
    async (request) => unshareList(contextOf(request), request.params.id),
  )

  app.patch(
    '/api/v1/users/wishlist/items/:id/',
    {
      config,
      schema: {
        tags,
        summary: 'Notes of an item, the list it is in, and the stay it is kept for',
        params,
        body: changeItemBodySchema,
        response: { 200: wishlistItemSchema },
      },
    },
    async (request) => changeItem(contextOf(request), request.params.id, request.body),
  )

  app.delete(
    '/api/v1/users/wishlist/comments/:id/',
    { config, schema: { tags, summary: 'Delete a comment on a list of one’s own', params, response: gone } },
    async (request, reply) => {
      await dropComment(contextOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/v1/users/wishlist/emails/',
    { config, schema: { tags, summary: 'Which emails are wanted', response: { 200: wishlistEmailsSchema } } },
    async (request) => ({ price_drops: await wantsMails(deps.db, requireCaller(request).accountId) }),
  )

  app.patch(
    '/api/v1/users/wishlist/emails/',
    {
      config,
      schema: {
        tags,
        summary: 'Choose which emails are wanted',
        body: chooseEmailsBodySchema,
        response: { 200: wishlistEmailsSchema },
      },
    },
    async (request) => {
      const { price_drops, place } = request.body
      const choice = { given: price_drops, place, now: deps.clock() }
      await consentToMails(deps.db, requireCaller(request).accountId, choice)
      return { price_drops }
    },
  )
}
