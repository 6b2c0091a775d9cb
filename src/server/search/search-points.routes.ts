import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { searchQuerySchema } from '../../contract/hotels.ts'
import { mapPointsSchema } from '../../contract/maps.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { readLanguage } from '../http/request-language.ts'
import { searchPoints } from './search-points.service.ts'

/** `GET search/points/`: what the map shows of a search. Thousands of points: compressed, unlike smaller answers. */
export function registerSearchPointRoutes(instance: FastifyInstance, deps: AppDeps): void {
  instance.register(async (scope) => {
    scope.withTypeProvider<ZodTypeProvider>().get(
      '/api/v1/search/points/',
      {
        config: publicAnswer,
        schema: {
          tags: ['catalogue'],
          summary: 'Every hotel of a search as points on the map',
          querystring: searchQuerySchema,
          response: { 200: mapPointsSchema },
        },
      },
      async (request) => {
        const { query } = request
        return searchPoints({ db: deps.db, now: deps.clock(), language: query.lang ?? readLanguage(request) }, query)
      },
    )
  })
}
