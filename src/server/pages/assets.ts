import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageAssets } from './document.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
)
type Manifest = z.output<typeof manifestSchema>

const entrySource = 'src/web/entry.client.tsx'

/** Finds the addresses of a page's code and styles; each page is looked up once. */
export type FindAssets = (page: string | undefined) => PageAssets

/**
 * Reads what the build wrote. `page` names `src/web/pages/<page>/<page>.page.tsx`; undefined is a page without code of its
 * own.
 * @param clientDir the browser's bundle, `dist/client`.
 */
export function readAssets(clientDir: string, fonts: readonly string[]): FindAssets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')))
  const startScript = readFileSync(join(clientDir, 'start.js'), 'utf8').trim()
  const icon = versioned(clientDir, '/favicon.svg')
  const touchIcon = versioned(clientDir, '/apple-touch-icon.png')
  const scripts = [hashForPolicy(startScript)]
  const known = new Map<string | undefined, PageAssets>()
  return (page) => {
    const found = known.get(page)
    if (found) return found
    const sources = page ? [entrySource, pageSource(page)] : [entrySource]
    const { styles, code } = collect(manifest, sources)
    const [entry, ...preloads] = code
    const inlineStyle = styles.map((href) => readFileSync(join(clientDir, href), 'utf8').trim()).join('\n')
    const inline = { scripts, styles: [hashForPolicy(inlineStyle)] }
    const assets = { startScript, icon, touchIcon, fonts, styles, inlineStyle, inline, entry, preloads }
    known.set(page, assets)
    return assets
  }
}

/** A source expression of a content security policy: this very text may stand in the page. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Path of a page's module within the sources, by its name in the route table. */
export function pageSource(page: string): string {
  return `src/web/pages/${page}/${page}.page.tsx`
}

function collect(manifest: Manifest, sources: readonly string[]): { styles: string[]; code: string[] } {
  // The entry's own come first: they say the order of the layers that all others write into.
  const styles = new Set((manifest[entrySource]?.css ?? []).map((style) => `/${style}`))
  const code = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || code.has(`/${chunk.file}`)) return
    code.add(`/${chunk.file}`)
    for (const inner of chunk.imports ?? []) visit(inner)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  for (const source of sources) visit(source)
  return { styles: [...styles], code: [...code] }
}

/** Files that keep their name carry a fingerprint in the query, so that they too may be kept for ever. */
function versioned(clientDir: string, path: string): string | undefined {
  const file = join(clientDir, path)
  if (!existsSync(file)) return undefined
  return `${path}?v=${createHash('sha1').update(readFileSync(file)).digest('hex').slice(0, 8)}`
}
