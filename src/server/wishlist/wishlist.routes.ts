import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { nothingSchema } from '../../contract/accounts.ts'
import {
  addItemBodySchema,
  currencyQuerySchema,
  membershipSchema,
  namedItemSchema,
  wishlistItemSchema,
  wishlistSchema,
} from '../../contract/wishlist.ts'
import type { AppDeps } from '../app-deps.ts'
import { requireCaller } from '../http/authentication.ts'
import { readLanguage } from '../http/request-language.ts'
import { addItem, isKept, readWishlist, removeItem, type WishlistContext } from './wishlist.service.ts'

/** Clients of the original API read `message` of whatever fails here (specification, section 8). */
const config = { access: 'account', sendsMessage: true } as const
const tags = ['wishlist']

/** How routes of somebody signed in make the context of a request. */
export function createWishlistContexts(deps: AppDeps): (request: FastifyRequest) => WishlistContext {
  return (request) => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    accountId: requireCaller(request).accountId,
  })
}

/** The wishlist as the specification's client knows it (section 7). */
export function registerWishlistRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const contextOf = createWishlistContexts(deps)

  app.get(
    '/api/v1/users/wishlist/',
    {
      config,
      schema: {
        tags,
        summary: 'Everything kept, the newest first',
        querystring: currencyQuerySchema,
        response: { 200: wishlistSchema },
      },
    },
    async (request) => readWishlist(contextOf(request), request.query.currency),
  )

  app.post(
    '/api/v1/users/add_to_wishlist/',
    {
      config,
      schema: {
        tags,
        summary: 'Keep something; twice is once',
        body: addItemBodySchema,
        response: { 200: wishlistItemSchema },
      },
    },
    async (request) => addItem(contextOf(request), request.body),
  )

  app.delete(
    '/api/v1/users/remove_from_wishlist/',
    {
      config,
      schema: { tags, summary: 'Keep it no longer', body: namedItemSchema, response: { 200: nothingSchema } },
    },
    async (request) => {
      await removeItem(contextOf(request), request.body)
      return {}
    },
  )

  app.get(
    '/api/v1/users/check_wishlist_item/',
    {
      config,
      schema: {
        tags,
        summary: 'Whether it is kept',
        querystring: namedItemSchema,
        response: { 200: membershipSchema },
      },
    },
    async (request) => ({ in_wishlist: await isKept(contextOf(request), request.query) }),
  )
}
