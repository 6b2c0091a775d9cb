import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  reviewBodySchema,
  reviewListQuerySchema,
  reviewListSchema,
  stayToReviewSchema,
} from '../../contract/reviews.ts'
import type { AppDeps } from '../app-deps.ts'
import { getDirectory } from '../hotels/hotels.service.ts'
import { publicAnswer } from '../http/caching.ts'
import { AppError } from '../http/errors.ts'
import { paginate } from '../http/pagination.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { readReviews } from './reviews.service.ts'
import { type ReviewContext, readStayToReview, writeStayReview } from './stay-reviews.service.ts'

const hotelParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
const stayParams = z.object({ reference: z.string().regex(/^[0-9A-Za-z]{1,20}$/) })

/** Somebody writes one review a stay; whoever sends more than this is a program. */
const rateLimit = { max: 20, timeWindow: 60_000 }

/** Reviews of a hotel for everybody; the review of a stay for whoever has its key. */
export function registerReviewRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const keys = deriveKeys(deps.secrets)
  const contextOf = (request: FastifyRequest): ReviewContext => ({
    db: deps.db,
    now: deps.clock(),
    language: readLanguage(request),
    keys,
  })

  app.get(
    '/api/v1/hotels/:id/reviews/',
    {
      config: publicAnswer,
      schema: {
        tags: ['reviews'],
        summary: 'Reviews of a hotel, and what they come to',
        params: hotelParams,
        querystring: reviewListQuerySchema,
        response: { 200: reviewListSchema },
      },
    },
    async (request) => {
      const { id } = request.params
      if (!(await getDirectory(deps.db)).has(id)) throw new AppError('not_found')
      const { count, results, summary } = await readReviews(deps.db, id, request.query, readLanguage(request))
      const { page, page_size: pageSize } = request.query
      return { ...paginate(request, deps.config.publicOrigin, { count, page, pageSize, results }), summary }
    },
  )

  app.get(
    '/api/v1/reviews/:reference/',
    {
      schema: {
        tags: ['reviews'],
        summary: 'The stay to be reviewed, for who has the key of its link',
        params: stayParams,
        querystring: z.object({ key: z.string().max(100).optional() }),
        response: { 200: stayToReviewSchema },
      },
    },
    async (request) => readStayToReview(contextOf(request), request.params.reference, request.query.key),
  )

  app.post(
    '/api/v1/reviews/',
    {
      config: { rateLimit },
      schema: {
        tags: ['reviews'],
        summary: 'Review a stay; again until it has been read',
        body: reviewBodySchema,
        response: { 200: stayToReviewSchema },
      },
    },
    async (request) => writeStayReview(contextOf(request), request.body),
  )
}
