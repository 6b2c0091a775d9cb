import { expect, type Page, type Route, test } from '@playwright/test'
import { listen } from './complaints.ts'
import { drawStreetFile } from './street-file.ts'

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
  await expect(map.locator('[data-markers="1"]')).toBeVisible(drawn)
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
  await expect(page.getByRole('dialog').locator('[data-markers="1"]')).toBeVisible(drawn)
  expect(scripts.filter((script) => script.includes('ground-engine'))).not.toEqual([])
  expect(scripts.filter((script) => /street|pmtiles|basemaps/.test(script))).toEqual([])
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
  await page.route('**/hotels/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const address = new URL(file, route.request().url()).href
    const html = (await response.text()).replace('"pmtilesUrl":null', `"pmtilesUrl":"${address}"`)
    expect(html).toContain(address)
    await route.fulfill({ response, body: html })
  })
  return ranges
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
