import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/**
 * The application as features see it: `schema: { querystring, params, body, response }` of a route are Zod schemas of the
 * contract, and what its handler reads and sends is typed by them. Get it with `app.withTypeProvider<ZodTypeProvider>()`.
 */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
