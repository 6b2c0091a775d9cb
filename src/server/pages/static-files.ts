import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the browser's bundle. Names in `assets/` hold a fingerprint of their content and are kept for ever, as is anything
 * asked for with a version; the build has written a `.br` and a `.gz` beside each text.
 */
export async function serveBundle(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path, _stat) {
      const lasting = path.includes('/assets/')
      reply.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      reply.header('Vary', 'Accept-Encoding')
    },
  })
}
