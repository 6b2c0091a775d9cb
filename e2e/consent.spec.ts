import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { test } from './test.ts'

const day = 86_400_000

/** A browser that does not say it is driven by a program, and a Google that answers with nothing. */
async function become(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga_STUB1=GS1.1; path=/"' })
  })
  return asked
}

async function readCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
  return cookie && { ...cookie, record: JSON.parse(decodeURIComponent(cookie.value)) }
}

/** What Google's queue holds: commands and events, in order. */
function readQueue(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      'event' in entry ? entry.event : Object.values(entry).map((part) => (part instanceof Date ? 'now' : part)),
    ),
  )
}

const question = (page: Page) => page.locator('section[aria-labelledby="consent-title"]')

test('“Starts unanswered and shown. Accept all … records consent and hides the banner”: by keyboard, on a phone', async ({
  page,
  context,
}) => {
  const complaints = listen(page)
  const google = await become(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(question(page)).toBeVisible()
  expect([await readCookie(page), await readQueue(page), google]).toEqual([undefined, [], []])

  const search = page.getByRole('button', { name: 'Търсене', exact: true })
  const onTop = await search.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(onTop, 'the first task is not covered').toBe(true)
  await expectAccessible(page)

  const noted = page.waitForResponse('**/api/v1/consents/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Приемам всички' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  expect((await noted).status()).toBe(201)

  const cookie = await readCookie(page)
  const now = Date.now()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
  expect((Number(cookie?.expires) * 1000 - now) / day).toBeCloseTo(365.25, 1)
  expect(cookie?.record).toEqual({
    categories: ['analytics', 'marketing', 'necessary'],
    services: { necessary: [], analytics: [], marketing: [] },
    revision: 0,
    data: null,
    consentTimestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    lastConsentTimestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    consentId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    languageCode: 'bg',
    expirationTime: expect.any(Number),
  })
  expect((cookie?.record.expirationTime - now) / day).toBeCloseTo(365.25, 1)

  await expect.poll(() => google.length).toBe(2)
  expect(google).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-STUB1',
    'https://www.googletagmanager.com/gtag/js?id=G-STUB1',
  ])
  const [first, second, ...others] = await readQueue(page)
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(first).toEqual(['consent', 'default', expect.objectContaining(denied)])
  const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']))
  expect(second).toEqual(['consent', 'update', expect.objectContaining(granted)])
  expect(others).toEqual(['gtm.js', ['js', 'now'], ['config', 'G-STUB1']])

  // “The analytics flag turns on when the cookie lists analytics, on load …”
  await page.reload()
  await expect.poll(() => google.length).toBe(4)
  await expect(question(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('on a wide screen the question leaves the search free', async ({ page, context }) => {
  await become(context)
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    const asked = await question(page).boundingBox()
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('search').first()]) {
      const box = await part.boundingBox()
      if (!asked || !box) throw new Error('Both are to be seen.')
      const apart = asked.y + asked.height <= box.y || asked.x >= box.x + box.width || box.y + box.height <= asked.y
      expect(apart).toBe(true)
    }
  }
})

test('“accept necessary only, or save custom choices”; “Consent can be re-shown”: what is withdrawn stops', async ({
  page,
  context,
}) => {
  const complaints = listen(page)
  const google = await become(context)
  await page.goto('/en/terms')
  await question(page).getByRole('button', { name: 'Necessary only' }).click()
  await expect(question(page)).toBeHidden()
  const refused = await readCookie(page)
  expect(refused?.record).toMatchObject({ categories: ['necessary'], languageCode: 'en' })
  expect((Number(refused?.expires) * 1000 - Date.now()) / day).toBeCloseTo(182, 1)
  expect(google).toEqual([])

  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  const settings = page.getByRole('link', { name: 'Cookie settings' })
  const box = (name: string | RegExp) => dialog.getByRole('checkbox', { name })
  await settings.click()
  await expect(box(/^Necessary/)).toBeChecked()
  await expect(box(/^Necessary/)).toBeDisabled()
  await expect(box('Statistics')).not.toBeChecked()
  await page.evaluate(() => {
    document.documentElement.dataset.mode = 'dark'
  })
  await expectAccessible(page)
  await box('Statistics').check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  const chosen = await readCookie(page)
  expect(chosen?.record.categories).toEqual(['analytics', 'necessary'])
  expect(chosen?.record.consentId).toBe(refused?.record.consentId)
  expect(chosen?.record.consentTimestamp).toBe(refused?.record.consentTimestamp)
  expect(chosen?.record.lastConsentTimestamp > refused?.record.lastConsentTimestamp).toBe(true)
  await expect.poll(() => google.length).toBe(2)
  expect((await readQueue(page))[1]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }),
  ])
  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga_STUB1')

  await settings.click()
  await dialog.getByRole('button', { name: 'Necessary only' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await readQueue(page)).at(-1))
    .toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga_STUB1')
  expect(complaints).toEqual([])
})

test('“unanswered again if the stored revision differs or the cookie is missing or expired”; a choice not made is asked on', async ({
  page,
  context,
  baseURL,
}) => {
  await become(context)
  const record = {
    categories: ['necessary'],
    services: {},
    revision: 0,
    data: null,
    consentTimestamp: '2026-11-01T10:00:00.000Z',
    lastConsentTimestamp: '2026-11-01T10:00:00.000Z',
    consentId: '6a1f0c8e-3f5f-4a7c-9d55-0a2a5d3f8b10',
    languageCode: 'bg',
    expirationTime: Date.now() + day,
  }
  const open = async (changes: object) => {
    const value = encodeURIComponent(JSON.stringify({ ...record, ...changes }))
    await context.addCookies([{ name: 'cookie_consent', value, url: baseURL }])
    const looked = page.waitForResponse(/consent-watch/)
    await page.goto('/how-we-rank')
    await looked
  }
  await open({ revision: 1 })
  await expect(question(page)).toBeVisible()
  await open({})
  await expect(question(page)).toBeHidden()
  await open({ expirationTime: Date.now() - 1 })
  await expect(question(page)).toBeVisible()

  // “marketing (on by default)”, “analytics (on by default)”
  await question(page).getByRole('button', { name: 'Ще избера' }).click()
  const dialog = page.getByRole('dialog', { name: 'Настройки на бисквитките' })
  for (const name of ['Статистика', 'Реклама']) await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(question(page).getByRole('button', { name: 'Ще избера' })).toBeFocused()

  // Answered in another tab meanwhile.
  await context.addCookies([
    { name: 'cookie_consent', value: encodeURIComponent(JSON.stringify(record)), url: baseURL },
  ])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(question(page)).toBeHidden()
})

test('an operator who turns preselection off asks with empty boxes', async ({ page, context }) => {
  await become(context)
  await page.route('**/terms', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"consentPreselected":true', '"consentPreselected":false')
    await route.fulfill({ response, body })
  })
  await page.goto('/terms')
  await question(page).getByRole('button', { name: 'Ще избера' }).click()
  const dialog = page.getByRole('dialog', { name: 'Настройки на бисквитките' })
  for (const name of ['Статистика', 'Реклама']) await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Запазване на избора' }).click()
  await expect(question(page)).toBeHidden()
  expect((await readCookie(page))?.record.categories).toEqual(['necessary'])
})

test('where the browser keeps no cookies an answer holds for the page, and nothing breaks', async ({
  page,
  context,
}) => {
  const complaints = listen(page)
  const google = await become(context)
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
  await page.goto('/terms')
  await question(page).getByRole('button', { name: 'Приемам всички' }).click()
  await expect(question(page)).toBeHidden()
  await expect.poll(() => google.length).toBe(2)
  expect(complaints).toEqual([])
})

test('“Bots do not see the banner”; “Paths starting with /wl skip the cookie-consent banner”', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const open = async (path: string) => {
    const looked = page.waitForResponse(/consent-watch/)
    await page.goto(path)
    await looked
    await page.waitForLoadState('networkidle')
    return question(page).count()
  }
  expect(await open('/')).toBe(0)
  expect(fetched.filter((path) => path.includes('consent-panel'))).toEqual([])
  await become(context)
  expect(await open('/wl/sea-tours')).toBe(0)
  expect(await open('/en/wl/sea-tours')).toBe(0)
  await page.goto('/terms')
  await expect(question(page)).toBeVisible()
})
