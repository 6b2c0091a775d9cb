import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  comparisonQuerySchema,
  comparisonSchema,
  similarHotelsSchema,
  similarQuerySchema,
} from '../../contract/comparison.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { readLanguage } from '../http/request-language.ts'
import { compareHotels, findSimilar } from './comparison.service.ts'

/** `GET hotels/compare/`: hotels side by side; `GET hotels/{id}/similar/`: what would do as well. */
export function registerComparisonRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/v1/hotels/compare/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Hotels side by side',
        querystring: comparisonQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async (request) => {
      const language = request.query.lang ?? readLanguage(request)
      return compareHotels({ db: deps.db, now: deps.clock(), language }, request.query)
    },
  )

  app.get(
    '/api/v1/hotels/:id/similar/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Similar hotels around',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        querystring: similarQuerySchema,
        response: { 200: similarHotelsSchema },
      },
    },
    async (request) => {
      const language = request.query.lang ?? readLanguage(request)
      return findSimilar({ db: deps.db, now: deps.clock(), language }, request.params.id, request.query)
    },
  )
}
