import { chromium } from '@playwright/test'

/** Milliseconds between two frames while a map is dragged. */
export type FrameTimes = { p50: number; p95: number; frames: number }

/**
 * The same drag over a map without markers and over one with `markers` of them. `renderer` says what drew them; `own` is what
 * the page itself does for a frame of the full one, in milliseconds: its script, without the drawing.
 */
export type MapFrames = { renderer: string; markers: number; empty: FrameTimes; full: FrameTimes; own: FrameTimes }

const dragSteps = 50
const country = [22.4, 41.3, 28.6, 44.2] as const

/**
 * Drags the results map in a real browser and takes the time of every frame. The points of the search are answered here, so
 * that their number does not depend on the catalogue. Without a screen software draws the map and is the slowest part: then
 * only how `full` compares with `empty`, and `own`, say something about the markers.
 */
export async function measureMapFrames(address: string, markers = 2000): Promise<MapFrames> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const measure = async (count: number) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.route('**/api/v1/search/points/**', (route) => route.fulfill({ json: answerPoints(count) }))
      await page.addInitScript(() => localStorage.setItem('searchAsMove', 'no'))
      await page.addInitScript(recordOwnWork)
      await page.goto(`${address}/hotels?bbox=${country.join(',')}`)
      const map = page.locator('[data-markers]')
      await map.waitFor({ timeout: 60_000 })
      await page.waitForTimeout(4000)
      const box = await map.boundingBox()
      if (!box) throw new Error('The map has no size.')
      const renderer = await page.evaluate(readRenderer)
      await page.evaluate(recordFrames)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (let step = 0; step < dragSteps; step += 1)
        await page.mouse.move(x + Math.sin(step / 12) * 150, y + Math.cos(step / 9) * 110)
      await page.mouse.up()
      const [times, own] = await page.evaluate(() => [
        Reflect.get(window, 'frameTimes'),
        Reflect.get(window, 'ownWork'),
      ])
      await page.close()
      return { renderer, times: summarize(times), own: summarize(own) }
    }
    const empty = await measure(0)
    const full = await measure(markers)
    return { renderer: full.renderer, markers, empty: empty.times, full: full.times, own: full.own }
  } finally {
    await browser.close()
  }
}

function answerPoints(count: number) {
  const [west, south, east, north] = country
  const side = Math.ceil(Math.sqrt(count))
  return {
    count,
    currency: 'EUR',
    indicative: true,
    bounds: country,
    points: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: `Hotel ${index + 1}`,
      url: `/hotels/bulgaria/${index + 1}`,
      longitude: west + ((index % side) + ((index * 7) % 5) / 9) * ((east - west) / side),
      latitude: south + (Math.floor(index / side) + ((index * 3) % 7) / 9) * ((north - south) / side),
      value: String(40 + ((index * 37) % 900)),
    })),
  }
}

/** Takes the time of what the page does before each frame; `recordFrames` begins it anew. */
function recordOwnWork(): void {
  const ask = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (work) =>
    ask((now) => {
      const began = performance.now()
      work(now)
      const times = Reflect.get(window, 'ownWork')
      if (work.name !== 'next') times?.push(performance.now() - began)
    })
}

function recordFrames(): void {
  Reflect.set(window, 'ownWork', [])
  const times: number[] = []
  let last = performance.now()
  const next = (now: number) => {
    times.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  Reflect.set(window, 'frameTimes', times)
}

function readRenderer(): string {
  const context = document.createElement('canvas').getContext('webgl2')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  return String((names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) ?? 'none')
}

function summarize(times: readonly number[]): FrameTimes {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), frames: times.length }
}
