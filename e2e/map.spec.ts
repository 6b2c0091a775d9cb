import { expect, type Locator, type Page } from '@playwright/test'
import { toWorld } from '../src/domain/mercator.ts'
import { chooseMode } from './appearance.ts'
import { expectAccessible } from './axe.ts'
import { listen as listenToBrowser } from './complaints.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'

const words = {
  bg: { map: 'Карта', list: 'Списък', zoomIn: 'Приближаване', close: 'Затваряне', where: 'Къде се намира' },
  en: {
    prefix: '/en',
    map: 'Map',
    follow: 'Search as I move',
    here: 'Search this area',
    coming: 'The map is coming',
    area: 'Area of the map',
    hide: 'Hide the map',
    closer: 'Zoom in',
    compare: 'Compare',
    top: 'Back to top',
    all: 'Show all',
    broken: 'The map cannot be drawn here',
  },
} as const

type Point = {
  id: number
  name: string
  url: string
  latitude: number
  longitude: number
  value: string
  local_fees?: string
}

// Software draws the map here, which takes its time on a busy machine.
const drawn = { timeout: 30_000 }

test('the map goes to the hotels that a filter leaves', { tag: '@map' }, async ({ page }) => {
  const complaints = listen(page)
  const italian = await (await page.request.get('/api/v1/search/?q=Italy')).json()
  await page.goto(`${words.en.prefix}/hotels`)
  await mapIsDrawn(page)
  await page.getByRole('checkbox', { name: /^Italy/ }).check()
  // Each by itself instead of numbers at the edge of a map of the Balkans.
  await expect(page.locator('[data-markers]')).toHaveAttribute('data-markers', String(italian.count), drawn)
  await expect(page).toHaveURL(/places=\d+$/)
  expect(complaints).toEqual([])
})

test('an airport that was searched stands on the map by its name, also once the map was moved', {
  tag: '@map',
}, async ({ page }) => {
  const complaints = listen(page)
  await page.goto(`/hotels?q=${encodeURIComponent('летище бургас')}`)
  await expect(page.getByRole('article').first()).toContainText(/ · на [\d,]+\sкм от летище Бургас/)
  await mapIsDrawn(page)
  const map = page.locator('[data-markers]')
  await expect(map).toHaveAttribute('data-landmark', 'Летище Бургас')
  await drag(page)
  await expect(page).toHaveURL(/bbox=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Район от картата/)
  await expect(map).toHaveAttribute('data-landmark', 'Летище Бургас')
  await page.goto('/hotels?q=Sozopol')
  await mapIsDrawn(page)
  await expect(map).toHaveAttribute('data-landmark', '')
  expect(complaints).toEqual([])
})

test('list and map go together', { tag: '@map' }, async ({ page }) => {
  const site = words.en

  const complaints = listen(page)
  const hotel = await loneHotel(page)
  const softCoast = page.waitForResponse((response) => response.url().includes('/maps/coast/') && response.ok())
  await page.goto(`${site.prefix}/hotels?bbox=${boxAround(hotel)}&free_cancellation=true`)
  await mapIsDrawn(page)
  await softCoast
  await expect(page.getByText(site.coming)).toHaveCount(0, drawn)

  // Pointing at the marker marks the row; pressing it opens the card, which leads to the hotel with what was chosen.
  const row = page.locator(`[data-hotel="${hotel.id}"]`)
  const marker = await middleMarker(page, page.locator('label', { hasText: site.follow }))
  await expect(async () => {
    await page.mouse.move(marker.x + 3, marker.y)
    await page.mouse.move(marker.x, marker.y)
    await expect(row).toHaveAttribute('data-active', '', { timeout: 500 })
  }).toPass(drawn)
  await page.mouse.click(marker.x, marker.y)
  const card = page.getByRole('complementary', { name: site.map }).getByRole('article')
  await expect(card.getByRole('link')).toHaveAttribute('href', `${site.prefix}${hotel.url}?free_cancellation=true`)
  await expect(card.getByRole('img').first()).toBeVisible()
  // What of it is paid on site, as the list says it.
  const fees = row.getByText(/^incl\..* paid on site$/)
  await expect(card).toContainText((await fees.textContent()) ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  // The area follows the map only when one wants it to.
  const before = page.url()
  await page.getByRole('checkbox', { name: site.follow }).uncheck()
  await drag(page)
  await page.getByRole('button', { name: site.here }).click()
  await expect(page).not.toHaveURL(before)
  const moved = page.url()
  await page.getByRole('checkbox', { name: site.follow }).check()
  await drag(page)
  await expect(page).not.toHaveURL(moved)
  await expect(page).toHaveURL(/bbox=[-\d.,]+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.area)
  await expect(page.getByRole('banner').locator('summary').filter({ hasText: site.area })).toBeVisible()

  // What is searched is what can be seen: not the strip under the switch.
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(page.url()).searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  const [start, end] = [toWorld({ longitude: west, latitude: north }), toWorld({ longitude: east, latitude: south })]
  const size = await page.locator('[data-markers]').boundingBox()
  const unseen = await countUnseen(page, page.locator('label', { hasText: site.follow }))
  expect(unseen).toBeGreaterThan(60)
  const ratio = ((size?.height ?? 0) - unseen) / (size?.width ?? 1)
  expect((end.y - start.y) / (end.x - start.x)).toBeCloseTo(ratio, 2)

  // The list begins anew: how many there are is seen beside the map.
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  const scrolled = page.url()
  await drag(page)
  await expect(page).not.toHaveURL(scrolled)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const dragged = page.url()
  const { x, y } = await middleMarker(page)
  await page.mouse.move(x, y + 90)
  await page.mouse.wheel(0, 300)
  await expect(page).not.toHaveURL(dragged)
  await expect(page).toHaveURL(/bbox=[-\d.,]+/)
  expect(complaints).toEqual([])
})

test('a map that was hidden shows the same markers again', { tag: '@map' }, async ({ page }) => {
  const site = words.en
  // A town whose few houses stand so close that some step aside.
  await page.goto(`${site.prefix}/hotels?q=Sozopol`)
  await mapIsDrawn(page)
  await expect(page.getByText(site.coming)).toHaveCount(0, drawn)
  const markers = page.locator('[data-markers]')
  const before = await markers.getAttribute('data-markers')
  expect(Number(before)).toBeGreaterThan(4)
  await page.getByRole('link', { name: site.hide }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(markers).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: site.map, exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(markers).toBeVisible()
  await expect(markers).toHaveAttribute('data-markers', before ?? '')

  // The way to the top stands in the same corner as the map's buttons, and covers none of them wherever the page is.
  await page.getByRole('checkbox', { name: site.compare }).first().check()
  const zoomIn = page.getByRole('complementary', { name: site.map }).getByRole('button', { name: site.closer })
  for (const place of [300, 100_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), place)
    await expect(page.getByRole('button', { name: site.top })).toBeVisible()
    await zoomIn.click({ trial: true })
  }
})

test('the whole search has one view of its own, and shows all hotels when asked to', { tag: '@map' }, async ({
  page,
}) => {
  const site = words.en
  const scale = page.locator('.maplibregl-ctrl-scale')
  await page.goto(`${site.prefix}/hotels`)
  await mapIsDrawn(page)
  const first = (await scale.textContent()) ?? ''
  const map = page.getByRole('complementary', { name: site.map })
  await map.getByRole('button', { name: site.closer }).click()
  await expect(page).toHaveURL(/bbox=/)
  const once = page.url()
  await map.getByRole('button', { name: site.closer }).click()
  await expect(page).not.toHaveURL(once)
  await expect(scale).not.toHaveText(first)
  await page.goBack()
  await expect(page).not.toHaveURL(/bbox=/)
  await expect(scale).toHaveText(first)

  await page.goForward()
  await expect(page).toHaveURL(/bbox=/)
  await expect(scale).not.toHaveText(first)
  await map.getByRole('link', { name: site.all }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  const kilometres = async () => Number.parseInt((await scale.textContent()) ?? '', 10)
  await expect.poll(kilometres).toBeGreaterThan(2 * Number.parseInt(first, 10))
})

test('a part of the map where nothing is says so, and leads back to the whole search', { tag: '@map' }, async ({
  page,
}) => {
  const complaints = listen(page)
  const { destination } = await (await page.request.get('/api/v1/search/?q=созопол')).json()
  // The sea, far from any shore.
  const part = `/hotels?destination=${destination.id}&bbox=30.1,43.1,30.2,43.2`
  await page.goto(part)
  await expect(page.getByRole('heading', { name: 'Няма места в тази част на картата' })).toBeVisible()
  await expect(page.getByText('Никое място не отговаря на всички филтри')).toHaveCount(0)
  const map = page.getByRole('complementary', { name: words.bg.map })
  await expect(map.getByText('Тук няма места')).toBeVisible(drawn)
  await expectAccessible(page)
  await map.getByRole('link', { name: 'Покажете всички' }).click()
  await expect(page).toHaveURL((url) => url.search === `?destination=${destination.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Созопол: [1-9]/)
  await mapIsDrawn(page)

  await page.goto(part)
  await page.getByRole('main').getByRole('link', { name: 'Покажете всички' }).first().click()
  await expect(page).toHaveURL((url) => url.search === `?destination=${destination.id}`)
  expect(complaints).toEqual([])
})

test('where filters leave nothing in a country, its map shows the country', { tag: '@map' }, async ({ page }) => {
  await page.goto('/en/hotels?q=Bulgaria&stars=2&amenities=spa&board=AI')
  const map = page.getByRole('complementary', { name: words.en.map })
  await expect(map.getByText('No stays here')).toBeVisible(drawn)
  await expect(map.locator('.maplibregl-ctrl-scale')).toHaveText(/^(50|100)\s?km$/)
  await expect(map.getByRole('button', { name: words.en.all })).toBeVisible()
})

test('a phone fetches the map only when it is asked for, and keeps the list under it', { tag: '@map' }, async ({
  page,
}) => {
  const complaints = listen(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize({ width: 360, height: 740 })
  await chooseMode(page, 'dark')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /maplibre|\/maps\//.test(url))).toEqual([])

  await page.getByRole('main').getByRole('link', { name: words.bg.map, exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await mapIsDrawn(page)
  await expectAccessible(page)
  const first = page.locator('[data-hotel]').first()
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: words.bg.list, exact: true }).click()
  await expect(page).not.toHaveURL(/view=/)
  await expect(page.locator('[data-markers]')).toBeHidden()
  expect(complaints).toEqual([])
})

test('one hotel fills the screen with its map; Escape closes it and the focus returns', { tag: '@map' }, async ({
  page,
}) => {
  const complaints = listen(page)
  const hotel = await loneHotel(page)
  await page.goto(hotel.url)
  const opener = page.getByRole('link', { name: words.bg.where, exact: true })
  await wake(opener)
  await opener.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  await mapIsDrawn(page)
  await expect(page).toHaveURL(/#map$/)
  await expect(overlay.getByText('Наша карта: без улици')).toBeVisible()

  const card = overlay.getByRole('article')
  await expect(card).toBeHidden()
  const marker = await middleMarker(page)
  await expect(async () => {
    await page.mouse.click(marker.x, marker.y)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass(drawn)
  await expect(card.getByRole('link')).toHaveAttribute('href', hotel.url)
  await expectAccessible(page)
  await card.getByRole('button', { name: words.bg.close }).click()
  await expect(card).toBeHidden()

  // A card that was left open is put away with the map.
  await page.mouse.click(marker.x, marker.y)
  await expect(card).toBeVisible()
  await overlay.getByRole('button', { name: words.bg.close }).first().click()
  await expect(overlay).toBeHidden()
  await opener.click()
  await expect(overlay).toBeVisible()
  await expect(card).toBeHidden()
  await overlay.getByRole('button', { name: words.bg.zoomIn }).click()

  // Escape puts the card away first, then the map.
  const nearer = await middleMarker(page)
  await expect(async () => {
    await page.mouse.click(nearer.x, nearer.y)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass(drawn)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page).not.toHaveURL(/#map/)
  await expect(opener).toBeFocused()

  await page.goto('about:blank')
  await page.goto(`${hotel.url}#map`)
  await expect(page.getByRole('dialog')).toBeVisible(drawn)
  expect(complaints).toEqual([])
})

test('a hotel’s map names the other stays around when asked, and stands without them when they cannot be had', {
  tag: '@map',
}, async ({ page }) => {
  const answer = await page.request.get('/api/v1/search/points/')
  const { points }: { points: Point[] } = await answer.json()
  const isNear = (one: Point, other: Point) =>
    Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < 0.01
  const hotel = points.find((one) => points.some((other) => other !== one && isNear(one, other)))
  if (!hotel) throw new Error('The demo has no two houses side by side.')
  await page.goto(`/en${hotel.url}#map`)
  const overlay = page.getByRole('dialog')
  const list = overlay.locator('details')
  const others = overlay.getByRole('checkbox', { name: 'Show other stays nearby' })
  await expect(others).toBeVisible(drawn)
  await expect(list).toHaveCount(0)
  await others.check()
  await expect(list).toBeVisible(drawn)
  await list.locator('summary').click()
  const links = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(0)
  expect(links).not.toContain(`/en${hotel.url}`)
  await expectAccessible(page)

  await page.route('**/api/v1/search/points/**', (route) => route.abort())
  await page.reload()
  await mapIsDrawn(page)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/search/points/'))
  await others.check()
  await refused
  await expect(list).toHaveCount(0)
})

test('without WebGL the map says so and the list stays', { tag: '@map' }, async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
      },
    })
  })
  await page.goto('/en/hotels')
  await expect(page.getByText(words.en.broken)).toBeVisible(drawn)
  await expect(page.locator('[data-hotel]').first()).toBeVisible()
})

/** Complaints of the browser, and whatever is asked of anybody else. */
function listen(page: Page): string[] {
  const complaints = listenToBrowser(page)
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

/** A hotel with fees on site and no other within some hundred metres, so that its marker stands alone. */
async function loneHotel(page: Page): Promise<Point> {
  const answer = await page.request.get('/api/v1/search/points/')
  const { points }: { points: Point[] } = await answer.json()
  const lone = points.find(
    (point) =>
      point.local_fees &&
      points.every(
        (other) =>
          other === point ||
          Math.abs(other.latitude - point.latitude) > 0.05 ||
          Math.abs(other.longitude - point.longitude) > 0.05,
      ),
  )
  if (!lone) throw new Error('The demo has no house of its own.')
  return lone
}

function boxAround({ latitude, longitude }: Point): string {
  return [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02].join(',')
}

async function mapIsDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-markers]')).toHaveAttribute('data-markers', /^[1-9]/, drawn)
}

/** How much of the map what lies over its top takes, with room for the words of markers, in pixels. */
async function countUnseen(page: Page, over: Locator): Promise<number> {
  const box = await page.locator('[data-markers]').boundingBox()
  const lid = await over.boundingBox()
  if (!box || !lid) throw new Error('The map has no size.')
  return lid.y + lid.height - box.y + 38
}

/**
 * Where the marker of the middle can be pressed: its words stand above the point.
 * @param over lies over the top of the map: what a search shows is seen below it.
 */
async function middleMarker(page: Page, over?: Locator): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-markers]').boundingBox()
  if (!box) throw new Error('The map has no size.')
  const unseen = over ? await countUnseen(page, over) : 0
  // The view's own margins are larger above than below.
  return { x: box.x + box.width / 2, y: box.y + (box.height + unseen) / 2 - 20 }
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleMarker(page)
  await page.mouse.move(x, y + 90)
  await page.mouse.down()
  await page.mouse.move(x - 60, y + 130, { steps: 6 })
  await page.mouse.up()
}
