import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'

/** Describes every route registered after it: OpenAPI 3.1 at `/api/schema/`, browsable at `/api/docs/`. */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.operator.name.en} API`,
        version: '1',
        description:
          'Search, offers, checkout and bookings. Decimals travel as strings, stay dates as YYYY-MM-DD, instants as ISO 8601 UTC. Both slash forms of a path are served.',
      },
      servers: [{ url: config.apiOrigin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // Only what the contract names: pictures, probes and pages are no API.
    transform: (input) => {
      const { config: options } = input.route
      const schema = options?.access && input.schema ? { ...input.schema, security: [{ bearer: [] }] } : input.schema
      return jsonSchemaTransform(schema?.tags ? { ...input, schema } : { ...input, schema: { hide: true } })
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiHooks: {
      // The browsable page brings one style element; everything else stays as strict as elsewhere.
      onRequest: (_request, reply, done) => {
        const policy = String(reply.getHeader('content-security-policy'))
        reply.header('Content-Security-Policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))
        done()
      },
    },
    theme: { title: `${config.operator.name.en} API` },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: false, validatorUrl: null },
  })
}

/** Serves the description; written once, when all routes are known. */
export function serveApiDescription(app: FastifyInstance): void {
  let text: string | undefined
  app.get('/api/schema/', { schema: { hide: true }, config: { sharedSeconds: 60 } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
