import { expect, type Page, type Route } from '@playwright/test'
import { listen } from './complaints.ts'
import { attribution, drawProviderLayers, providerStyle } from './provider-style.ts'
import { drawStreetFile, sliceTiles } from './street-file.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'

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

test('a provider’s streets lie above our ground, in the page’s words, and their source is named', {
  tag: '@map',
}, async ({ page }) => {
  const complaints = listen(page)
  const { url, ...middle } = await anyHotel(page)
  const asked = await serveStyle(page, middle)
  await page.goto(url)
  await wake(page.getByRole('link', { name: 'Къде се намира', exact: true }))
  expect(asked).toEqual([])
  await page.goto('about:blank')
  await page.goto(`${url}#map`)
  const map = page.getByRole('dialog')
  await expect(map.locator('[data-streets="here"]')).toBeVisible(drawn)
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  await expect(map.getByText('Суша и граници: Natural Earth')).toHaveCount(0)
  await expect(map.getByText('Наша карта: без улици')).toHaveCount(0)
  await expect.poll(() => greenShare(page), drawn).toBeGreaterThan(0.001)
  // Letters are the page's, pictures are left out: neither is asked for.
  expect(asked.filter((path) => !/style\.json$|planet$|\.pbf$/.test(path))).toEqual([])
  await page.screenshot({ path: test.info().outputPath('style.png') })
  expect(complaints).toEqual([])
})

test('our own ground shows while a provider’s style is on its way, and gives way when it comes', {
  tag: '@map',
}, async ({ page }) => {
  const { url, ...middle } = await anyHotel(page)
  const held = Promise.withResolvers<void>()
  await serveStyle(page, middle, { until: held.promise })
  await page.goto(`${url}#map`)
  const map = page.getByRole('dialog')
  await expect(map.locator('[data-streets="coming"]')).toBeVisible(drawn)
  await expect(map.locator('[data-markers]:not([data-markers="0"])')).toBeVisible(drawn)
  await expect(map.getByText('Суша и граници: Natural Earth')).toBeVisible()
  held.resolve()
  await expect(map.locator('[data-streets="here"]')).toBeVisible(drawn)
  await expect.poll(() => greenShare(page), drawn).toBeGreaterThan(0.001)
})

for (const [what, absent] of [
  ['its style', 'style.json'],
  ['the list of its tiles', 'planet'],
  ['its tiles', '.pbf'],
] as const) {
  test(`where a provider does not answer for ${what}, our own ground stays and a note says so`, {
    tag: '@map',
  }, async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(String(error)))
    const { url, ...middle } = await anyHotel(page)
    await serveStyle(page, middle, { absent })
    await page.goto(`${url}#map`)
    const map = page.getByRole('dialog')
    await expect(map.locator('[data-streets="away"]')).toBeVisible(drawn)
    await expect(map.getByText('Картата с улиците сега не е достъпна.')).toBeVisible()
    await expect(map.getByText('Наша карта: без улици')).toBeVisible()
    await expect(map.locator('[data-markers]:not([data-markers="0"])')).toBeVisible(drawn)
    await expect(map.getByText('Картата не може да се покаже тук')).toHaveCount(0)
    expect(broken).toEqual([])
  })
}

test('a style that takes longer than its time counts as one that cannot be had', { tag: '@map' }, async ({ page }) => {
  const { url, ...middle } = await anyHotel(page)
  await serveStyle(page, middle, { until: new Promise<void>(() => {}) })
  await page.goto(`${url}#map`)
  await expect(page.getByRole('dialog').locator('[data-streets="away"]')).toBeVisible({ timeout: 60_000 })
})

/**
 * Serves pages as a server with this provider's style would, and the style in the OpenMapTiles schema with its tiles. Returns
 * the paths asked of it.
 * @param how `until`: when the style answers; `absent`: addresses with this ending do not.
 */
async function serveStyle(
  page: Page,
  middle: { latitude: number; longitude: number },
  how: { until?: Promise<void>; absent?: string } = {},
): Promise<string[]> {
  const asked: string[] = []
  const tileOf = sliceTiles(drawProviderLayers(middle))
  await serveConfig(page, 'styleUrl', '/provider/style.json')
  await page.route('**/provider/**', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    asked.push(pathname)
    if (how.absent && pathname.endsWith(how.absent)) return route.abort()
    if (pathname.endsWith('style.json')) {
      await how.until
      return route.fulfill({ json: providerStyle(`${origin}/provider`) })
    }
    if (pathname.endsWith('planet')) {
      const tiles = [`${origin}/provider/{z}/{x}/{y}.pbf`]
      return route.fulfill({ json: { tilejson: '3.0.0', tiles, maxzoom: 14, attribution } })
    }
    const [z = 0, x = 0, y = 0] = (/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(pathname) ?? []).slice(1).map(Number)
    return route.fulfill({ body: tileOf(z, x, y), contentType: 'application/x-protobuf' })
  })
  return asked
}

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
