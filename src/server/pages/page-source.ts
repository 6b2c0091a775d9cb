import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '../../contract/rendering.ts'
import type { Config } from '../config.ts'
import { type FindAssets, readAssets } from './assets.ts'
import { loadBuiltRenderer } from './built-renderer.ts'
import { developPages } from './dev-pages.ts'
import { toPublicConfig } from './public-config.ts'
import { serveBundle } from './static-files.ts'

/** Where pages come from. The renderer is asked for before each page, since it changes while one develops. */
export type PageSource = {
  renderer: () => Promise<Renderer>
  findAssets: FindAssets
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The sources through Vite while one develops, else what the build made, whose files are served too. */
export async function openPageSource(app: FastifyInstance, config: Config): Promise<PageSource> {
  const publicConfig = toPublicConfig(config)
  if (config.mode === 'development') return developPages(app, root, publicConfig)
  const renderer = await loadBuiltRenderer(`${root}dist`, publicConfig)
  await serveBundle(app, `${root}dist/client`)
  return { renderer: async () => renderer, findAssets: readAssets(`${root}dist/client`, renderer.fonts) }
}
