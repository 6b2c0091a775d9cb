import { expect, type Page, type Route } from '@playwright/test'
import { listen } from './complaints.ts'
import { drawStreetFile } from './street-file.ts'
import { test } from './test.ts'

// Software draws the map here, which takes its time on a busy machine.
const drawn = { timeout: 30_000 }
const file = '/streets.pmtiles'

test('streets come piece by piece out of the configured file, and OpenStreetMap is named', { tag: '@map' }, async ({
  page,
}) => {
  const complaints = listen(page)
  const { url, latitude, longitude } = await anyHotel(page)
  const ranges = await serveStreets(page, drawStreetFile({ latitude, longitude }))
  await page.goto(`${url}#map`)
  const map = page.getByRole('dialog')
  await expect(map.locator('[data-markers]:not([data-markers="0"])')).toBeVisible(drawn)
  await expect(map.getByRole('link', { name: 'Улици: © OpenStreetMap' })).toHaveAttribute('href', /openstreetmap\.org/)
  // The head first, then tiles.
  await expect.poll(() => ranges.length, drawn).toBeGreaterThan(1)
  expect(ranges[0]).toBe('bytes=0-16383')
  await expect.poll(() => greenShare(page), drawn).toBeGreaterThan(0.001)
  await page.screenshot({ path: test.info().outputPath('streets.png') })
  expect(complaints).toEqual([])
})

test('without such a file nobody fetches the code for it', { tag: '@map' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const { url } = await anyHotel(page)
  await page.goto(`${url}#map`)
  await expect(page.getByRole('dialog').locator('[data-markers]:not([data-markers="0"])')).toBeVisible(drawn)
  expect(scripts.filter((script) => script.includes('ground-engine'))).not.toEqual([])
  expect(scripts.filter((script) => /street|pmtiles|basemaps/.test(script))).toEqual([])
})

test('a style of a provider’s is drawn with our prices on it, and its source is named', { tag: '@map' }, async ({
  page,
}) => {
  const complaints = listen(page, /404|glyph/i)
  const { url, latitude, longitude } = await anyHotel(page)
  const ring = [-1, 1].flatMap((x) => [-x, x].map((y) => [longitude + x * 0.004, latitude + y * 0.004]))
  await serveConfig(page, 'styleUrl', '/provider/style.json')
  await page.route('**/provider/**', (route) => {
    // It has letters of its own, but not our page's.
    if (!route.request().url().endsWith('style.json')) return route.fulfill({ status: 404 })
    const park = { type: 'Polygon', coordinates: [[...ring, ring[0]]] }
    return route.fulfill({
      json: {
        version: 8,
        glyphs: `${new URL(route.request().url()).origin}/provider/{fontstack}/{range}.pbf`,
        sources: { park: { type: 'geojson', data: park, attribution: 'Карта: Доставчик' } },
        layers: [
          { id: 'ground', type: 'background', paint: { 'background-color': '#f4f1ea' } },
          { id: 'park', type: 'fill', source: 'park', paint: { 'fill-color': '#7fc47f' } },
        ],
      },
    })
  })
  await page.goto(`${url}#map`)
  const map = page.getByRole('dialog')
  await expect(map.locator('[data-markers]:not([data-markers="0"])')).toBeVisible(drawn)
  await expect(map.getByText('Карта: Доставчик')).toBeVisible()
  await expect.poll(() => greenShare(page), drawn).toBeGreaterThan(0.001)
  await page.screenshot({ path: test.info().outputPath('style.png') })
  expect(complaints).toEqual([])
})

type Point = { url: string; latitude: number; longitude: number }

async function anyHotel(page: Page): Promise<Point> {
  const answer = await page.request.get('/api/v1/search/points/')
  const { points }: { points: Point[] } = await answer.json()
  const [first] = points
  if (!first) throw new Error('The demo has no hotel.')
  return first
}

/** Tells pages of a file of streets as the server's settings would, and answers for it. Returns the ranges asked for. */
async function serveStreets(page: Page, body: Buffer): Promise<string[]> {
  const ranges: string[] = []
  await page.route(`**${file}`, async (route: Route) => {
    const range = route.request().headers().range ?? ''
    ranges.push(range)
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    const end = Math.min(Number(to) + 1, body.length)
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `bytes ${from}-${end - 1}/${body.length}` },
      body: body.subarray(Number(from), end),
    })
  })
  await serveConfig(page, 'pmtilesUrl', file)
  return ranges
}

/** Serves hotels' pages as a server with this setting would. */
async function serveConfig(page: Page, name: string, path: string): Promise<void> {
  await page.route('**/hotels/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const address = new URL(path, route.request().url()).href
    const html = (await response.text()).replace(`"${name}":null`, `"${name}":"${address}"`)
    expect(html).toContain(address)
    await route.fulfill({ response, body: html })
  })
}

/** How much of the screen is green: only parks are, and only the file of streets has one. */
async function greenShare(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    let green = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, middle = 0, blue = 0] = data.slice(at, at + 3)
      if (middle > red + 12 && middle > blue + 12) green += 1
    }
    return (green * 4) / data.length
  }, picture)
}
