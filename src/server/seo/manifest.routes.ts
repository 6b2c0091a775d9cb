import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to know to put the site among its applications. */
export function registerManifestRoute(app: FastifyInstance, { config }: AppDeps): void {
  const { name } = config.operator
  const manifest = {
    id: '/',
    name: name.bg,
    short_name: name.bg,
    lang: 'bg',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#16305f',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(JSON.stringify(manifest)),
  )
}
