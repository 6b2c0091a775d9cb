import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mapLabelsSchema, mapPreviewSchema } from '../../contract/maps.ts'
import { languageSchema } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { publicAnswer } from '../http/caching.ts'
import { AppError } from '../http/errors.ts'
import { isInternal } from '../http/internal-requests.ts'
import { readLanguage } from '../http/request-language.ts'
import { getLand } from './land.service.ts'
import { deepestZoom } from './land-pack.ts'
import { readLabels, readPreview, readShade } from './maps.service.ts'

/** A map asks for some twenty tiles where a page asks for one document, and browsers keep them for ever. */
const tileLimit = { max: 6000, timeWindow: 60_000 }

/** A view of a town asks for one or two. */
const shadeLimit = { max: 600, timeWindow: 60_000 }

const forEver = 'public, max-age=31536000, immutable'
const aMoment = 'public, max-age=60'

/** Time for a fresh process to serve its first visitors before it cuts the land. */
const cutAfterMs = 4000

/** What tests change: tiles down to this zoom alone. */
export type MapOptions = { deepest?: number }

const language = z.object({ lang: languageSchema.optional() })
const coordinate = z.coerce.number().int().min(0)
const tileParams = z.object({ version: z.string().max(30), z: coordinate, x: coordinate, y: coordinate })

/** The map's own ground: `GET /maps/land/...` and `GET /maps/coast/...`, its labels, and the drawing of a hotel's surroundings. */
export function registerMapRoutes(
  instance: FastifyInstance,
  deps: AppDeps,
  { deepest = deepestZoom }: MapOptions = {},
): void {
  const { db, config } = deps
  const land = getLand(config.dataDir, deepest)
  serveTiles(instance, land)
  serveShades(instance, deps, land)
  if (config.mode !== 'test') cutWhenCalm(instance, land)

  instance.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>()
    app.get(
      '/api/v1/maps/labels/',
      {
        config: publicAnswer,
        schema: {
          tags: ['catalogue'],
          summary: 'Ground and names of the map',
          querystring: language,
          response: { 200: mapLabelsSchema },
        },
      },
      async (request) => readLabels(db, land, request.query.lang ?? readLanguage(request)),
    )
    app.get(
      '/api/v1/hotels/:id/map/',
      {
        config: publicAnswer,
        schema: {
          tags: ['catalogue'],
          summary: 'A drawing of where a hotel stands',
          params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
          querystring: language,
          response: { 200: mapPreviewSchema },
        },
      },
      async (request) =>
        readPreview(db, land, {
          id: request.params.id,
          language: request.query.lang ?? readLanguage(request),
          mayWait: !isInternal(request),
        }),
    )
  })
}

function serveTiles(instance: FastifyInstance, land: ReturnType<typeof getLand>): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/maps/land/:version/:z/:x/:y',
    {
      config: { rateLimit: tileLimit },
      schema: { params: tileParams },
    },
    async (request, reply) => {
      const { version, z: zoom, x, y } = request.params
      const side = 2 ** zoom
      if (version !== land.version || zoom > land.deepest || x >= side || y >= side) throw new AppError('not_found')
      const body = (await land.open()).find(zoom, x, y)
      reply.headers({ 'Cache-Control': forEver, Vary: 'Accept-Encoding' })
      reply.type('application/vnd.mapbox-vector-tile')
      // Nothing but sea is a tile without layers: no bytes at all.
      if (!body) return reply.send(Buffer.alloc(0))
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(await promisify(gunzip)(body))
      return reply.header('Content-Encoding', 'gzip').send(body)
    },
  )
}

function serveShades(instance: FastifyInstance, { db }: AppDeps, land: ReturnType<typeof getLand>): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/maps/coast/:version/:z/:x/:y',
    {
      config: { rateLimit: shadeLimit },
      schema: { params: tileParams },
    },
    async (request, reply) => {
      const { picture, lasting } = await readShade(db, land, request.params)
      return reply
        .header('Cache-Control', lasting ? forEver : aMoment)
        .type('image/png')
        .send(picture)
    },
  )
}

function cutWhenCalm(app: FastifyInstance, land: ReturnType<typeof getLand>): void {
  app.addHook('onListen', async () => {
    setTimeout(() => {
      land.open().catch((error) => {
        // Whoever ends the program ends the cutting with it.
        if (error.signal === 'SIGTERM' || error.signal === 'SIGINT') return
        app.log.error({ err: error }, 'the map has no land')
      })
    }, cutAfterMs).unref()
  })
}
