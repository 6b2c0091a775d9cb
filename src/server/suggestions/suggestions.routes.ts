import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type SuggestionsQuery, suggestionsQuerySchema, suggestionsSchema } from '../../contract/suggestions.ts'
import type { Language } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { parseAcceptLanguage } from '../http/request-language.ts'
import { prepareSuggestions, suggest, suggestHolidays } from './suggestions.service.ts'

/** `GET suggestions/` and `GET holiday-suggestions/`: every query is answered with 200. */
export function registerSuggestionRoutes(instance: FastifyInstance, deps: AppDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/v1/suggestions/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Places and hotels for what was typed',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsSchema },
      },
    },
    async (request) => suggest(deps.db, request.query.q, chooseLanguage(request, request.query)),
  )

  // Nobody waits for this: should it fail, the first visitor's query tries again.
  app.addHook('onListen', () => {
    prepareSuggestions(deps.db).catch((error: unknown) => app.log.warn({ err: error }, 'suggestions not prepared'))
  })

  app.get(
    '/api/v1/holiday-suggestions/',
    {
      config: publicAnswer,
      schema: {
        tags: ['catalogue'],
        summary: 'Holidays for what was typed',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsSchema },
      },
    },
    async (request) => suggestHolidays(request.query.q),
  )
}

/** Names are content: who says nothing gets the product's first language, not the one of the API's sentences. */
function chooseLanguage(request: FastifyRequest, query: SuggestionsQuery): Language {
  return query.lang ?? parseAcceptLanguage(request.headers['accept-language']) ?? 'bg'
}
