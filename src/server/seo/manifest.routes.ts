import type { FastifyInstance } from 'fastify'
import { manifestPaths } from '../../contract/rendering.ts'
import { languages } from '../../contract/vocabulary.ts'
import type { AppDeps } from '../app-deps.ts'

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to know to put the site among its applications: one application, in the language it was met in. */
export function registerManifestRoute(app: FastifyInstance, { config }: AppDeps): void {
  for (const language of languages) {
    const name = config.operator.name[language]
    const manifest = JSON.stringify({
      id: '/',
      name,
      short_name: name,
      lang: language,
      start_url: language === 'en' ? '/en' : '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#16305f',
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    })
    app.get(manifestPaths[language], { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(manifest),
    )
  }
}
