import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { PublicConfig, Renderer } from '../../contract/rendering.ts'
import { type FindAssets, hashForPolicy, pageSource } from './assets.ts'

/**
 * Pages while one develops: Vite serves the sources, and each page is rendered by what they are now. Returns what the built
 * bundle would be.
 */
export async function developPages(
  app: FastifyInstance,
  root: string,
  config: PublicConfig,
): Promise<{ renderer: () => Promise<Renderer>; findAssets: FindAssets }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    logLevel: 'warn',
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', async () => vite.close())

  async function renderer(): Promise<Renderer> {
    const bundle = await vite.ssrLoadModule('/src/web/entry.server.tsx')
    return bundle.createRenderer(config)
  }

  /** Styles of all modules rendered so far: without them the page would flash before its scripts arrive. */
  function findAssets(page: string | undefined) {
    const graph = vite.environments.ssr.moduleGraph
    const styles = [...graph.idToModuleMap.values()].map((module) => module.url).filter((url) => url.endsWith('.css'))
    const icon = existsSync(join(root, 'public', 'favicon.svg')) ? '/favicon.svg' : undefined
    const startScript = readFileSync(join(root, 'public', 'start.js'), 'utf8')
    return {
      startScript,
      // Any style may stand in a page while one develops.
      inline: { scripts: [hashForPolicy(startScript)], styles: [] },
      icon,
      fonts: [],
      styles: ['/src/web/styles/index.css', ...styles],
      entry: '/src/web/entry.client.tsx',
      preloads: page ? [`/${pageSource(page)}`] : [],
    }
  }

  return { renderer, findAssets }
}
