import { expect, type Page } from '@playwright/test'
import { listMapSources } from '../src/server/http/map-sources.ts'
import { chooseMode } from './appearance.ts'
import { listen } from './complaints.ts'
import { juneStay } from './days.ts'
import { writeGoogleStub } from './google-stub.ts'
import { test } from './test.ts'

const google = { googleKey: 'KEY-STUB', googleMapId: 'MAP-STUB' }
const hotel = '/hotels/bulgaria/6'

test('Google’s map is asked for with the key, the map and the page’s language, and gets what it needs', async ({
  page,
}) => {
  const complaints = listen(page)
  const asked = await configureGoogle(page, { body: writeGoogleStub() })
  await chooseMode(page, 'dark')
  await page.goto(`${hotel}?${new URLSearchParams(juneStay)}&rooms=2#map`)
  const map = page.getByRole('dialog')
  const own = map.locator('.stub-marker', { has: page.locator('[class*="active"]') })
  await expect(own).toHaveText(/^EUR\s\d+\.\d\d$/)
  // “A full-screen overlay showing one hotel”: the others come when they are asked for.
  await expect(map.locator('.stub-marker')).toHaveCount(1)
  await map.getByRole('checkbox', { name: 'Покажете и други обекти наблизо' }).check()
  await expect.poll(() => map.locator('.stub-marker').count()).toBeGreaterThan(1)
  await map.getByRole('checkbox', { name: 'Покажете и други обекти наблизо' }).uncheck()
  await expect(map.locator('.stub-marker')).toHaveCount(1)
  expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toMatchObject({ key: 'KEY-STUB', language: 'bg' })
  const made = await page.evaluate(() => Reflect.get(window, 'googleMap'))
  expect(made).toMatchObject({ mapId: 'MAP-STUB', colorScheme: 'DARK', made: true })
  // Marker and buttons do what they do on our own map.
  // Not by its place: the stub lays its markers under the list of neighbours.
  await own.dispatchEvent('click')
  await expect(map.getByRole('article')).toBeVisible()
  await map.getByRole('button', { name: 'Приближаване' }).click()
  expect(complaints).toEqual([])
})

test('on Google’s map too prices that would cover each other step aside, on a line to their spots', async ({
  page,
}) => {
  const complaints = listen(page)
  await configureGoogle(page, { body: writeGoogleStub() })
  await page.goto('/hotels?q=Sozopol')
  const hotels = await page.locator('[data-hotel]').count()
  expect(hotels).toBeGreaterThan(5)
  const prices = page.locator('.stub-marker', { hasText: /^EUR\s\d/ })
  await expect(prices).toHaveCount(hotels)
  const lines = () => page.evaluate(() => Reflect.get(window, 'googleMap').lines)
  await expect.poll(lines).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('on Google’s map too the airport that was searched stands by its name', async ({ page }) => {
  await configureGoogle(page, { body: writeGoogleStub() })
  await page.goto(`/hotels?q=${encodeURIComponent('летище бургас')}`)
  await expect(page.locator('.stub-marker', { hasText: 'Летище Бургас' })).toHaveCount(1)
})

test('where Google does not answer, refuses the key or breaks, the page says in its words that there is no map', async ({
  page,
}) => {
  const broken = page.getByText('Картата не може да се покаже тук')
  await configureGoogle(page, { status: 500 })
  await page.goto('/hotels?q=Sozopol')
  await expect(broken).toBeVisible()
  await expect(page.locator('[data-hotel]').first()).toBeVisible()

  for (const then of ['setTimeout(() => window.gm_authFailure(), 100)', 'google.maps.Map = undefined']) {
    await page.unrouteAll()
    await configureGoogle(page, { body: `${writeGoogleStub()};${then}` })
    await page.goto('/hotels?q=Sozopol')
    await expect(broken).toBeVisible()
    await expect(page.locator('[data-hotel]').first()).toBeVisible()
    await expect(page.getByText(/Google Maps|authentication/i)).toHaveCount(0)
  }
})

/** Serves pages as a server with Google's key and map would, policy included, and Google's script. Returns the addresses asked for. */
async function configureGoogle(page: Page, script: { body?: string; status?: number }): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://maps.googleapis.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ status: script.status ?? 200, contentType: 'text/javascript', body: script.body ?? '' })
  })
  const sources = listMapSources({ maps: { ...google, styleUrl: undefined, pmtilesUrl: undefined } })
  await page.route('**/hotels**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replace('"googleKey":null', `"googleKey":"${google.googleKey}"`)
      .replace('"googleMapId":null', `"googleMapId":"${google.googleMapId}"`)
    let policy = response.headers()['content-security-policy'] ?? ''
    for (const [name, added] of Object.entries(sources)) {
      const directive = `${name}-src `
      policy = policy.replace(new RegExp(`(^|;)${directive}`), `$1${directive}${added.join(' ')} `)
    }
    policy = policy.replace(/(frame-src [^;]*) 'none'/, '$1')
    // A style by its fingerprint shuts out all others.
    policy = policy.replace(/(;style-src [^;]*)/, (styles) => styles.replace(/'sha256-[^']+' ?/g, ''))
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers, body: html })
  })
  return asked
}
