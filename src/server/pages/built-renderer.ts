import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicConfig, Renderer } from '../../contract/rendering.ts'

type ServerBundle = { createRenderer: (config: PublicConfig) => Promise<Renderer> }

/** The pages have not been built, or not wholly. */
export class PagesNotBuilt extends Error {
  override name = 'PagesNotBuilt'
}

/**
 * Loads the bundle that renders pages.
 * @param distDir the build's folder, with `client` and `server` in it.
 * @throws PagesNotBuilt
 */
export async function loadBuiltRenderer(distDir: string, config: PublicConfig): Promise<Renderer> {
  const file = join(distDir, 'server', 'entry.server.js')
  if (!existsSync(file)) throw new PagesNotBuilt('The pages are not built yet: run "npm run build".')
  const bundle: ServerBundle = await import(pathToFileURL(file).href)
  return bundle.createRenderer(config)
}
