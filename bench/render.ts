import { readConfig } from '../src/server/config.ts'
import { readAssets } from '../src/server/pages/assets.ts'
import { loadBuiltRenderer } from '../src/server/pages/built-renderer.ts'
import { writeDocument } from '../src/server/pages/document.ts'
import { toPublicConfig } from '../src/server/pages/public-config.ts'

/**
 * Renders one page anew for five seconds on one core: routing, loader, query cache, React, document. The API's answers
 * are fetched once and then given back at once, so that rendering alone is measured. Arguments: origin, path.
 */
const [origin = '', path = ''] = process.argv.slice(2)
const root = new URL('..', import.meta.url).pathname
const renderer = await loadBuiltRenderer(`${root}dist`, toPublicConfig(readConfig()))
const { findAssets } = readAssets(`${root}dist/client`, renderer.fonts)
const answers = new Map<string, { status: number; text: string }>()

async function renderPage(): Promise<number> {
  const page = await renderer.render({
    url: new URL(path, origin),
    renderedAt: Date.now(),
    transport: async (request) => {
      const known = answers.get(request.path)
      if (known) return known
      const response = await fetch(origin + request.path, { headers: request.headers })
      const answer = { status: response.status, text: await response.text() }
      answers.set(request.path, answer)
      return answer
    },
  })
  if (page.kind !== 'page' || page.status !== 200) throw new Error(`${path} did not render`)
  return writeDocument(page, findAssets(page.page)).length
}

for (let index = 0; index < 300; index += 1) await renderPage()
const cpu = process.cpuUsage()
const started = performance.now()
let pages = 0
let bytes = 0
while (performance.now() - started < 5_000) {
  bytes = await renderPage()
  pages += 1
}
const used = process.cpuUsage(cpu)
const cpuSeconds = (used.user + used.system) / 1e6
process.send?.({ pages, seconds: (performance.now() - started) / 1000, cpuSeconds, bytes })
process.disconnect?.()
