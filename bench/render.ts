import { readConfig } from '../src/server/config.ts'
import { readAssets } from '../src/server/pages/assets.ts'
import { loadBuiltRenderer } from '../src/server/pages/built-renderer.ts'
import { writeDocument } from '../src/server/pages/document.ts'
import { toPublicConfig } from '../src/server/pages/public-config.ts'
import { bareReact } from './bare-react.ts'

/**
 * Renders one page anew for five seconds on one core: routing, loader, query cache, React, document. The API's answers
 * are fetched once and then given back at once, so that rendering alone is measured. In turns with it, the same elements rendered
 * by React with nothing else: what of it is React's own. Arguments: origin, path.
 */
const [origin = '', path = ''] = process.argv.slice(2)
const root = new URL('..', import.meta.url).pathname
const renderer = await loadBuiltRenderer(`${root}dist`, toPublicConfig(readConfig()))
const findAssets = readAssets(`${root}dist/client`, renderer.fonts)
const answers = new Map<string, { status: number; text: string }>()

async function renderPage(): Promise<string> {
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
  return writeDocument(page, findAssets(page.page))
}

/** Seconds of this thread's processor that one call takes, and of the clock. */
async function measure(calls: number, work: () => Promise<unknown> | unknown): Promise<{ cpu: number; clock: number }> {
  const cpu = process.cpuUsage()
  const started = performance.now()
  for (let index = 0; index < calls; index += 1) await work()
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (user + system) / 1e6, clock: (performance.now() - started) / 1000 }
}

const document = await renderPage()
const from = document.indexOf('<div id="root">')
const bare = bareReact(document.slice(from, document.indexOf('<script type="application/json"', from)))
// Read in full, as the page is: React joins its pieces only then.
const renderBare = () => Buffer.byteLength(bare.render())
await measure(300, renderPage)
await measure(300, renderBare)
const turn = 50
const page = { pages: 0, seconds: 0, cpuSeconds: 0 }
const react = { pages: 0, cpuSeconds: 0 }
while (page.seconds < 5) {
  const whole = await measure(turn, renderPage)
  page.pages += turn
  page.seconds += whole.clock
  page.cpuSeconds += whole.cpu
  react.pages += turn
  react.cpuSeconds += (await measure(turn, renderBare)).cpu
}
process.send?.({ ...page, bytes: Buffer.byteLength(document), elements: bare.elements, react })
process.disconnect?.()
