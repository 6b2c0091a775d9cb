import { expect } from '@playwright/test'
import { deriveKeys, stopKey } from '../src/server/keys.ts'
import { openSecrets } from '../src/server/secrets.ts'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { bearer, register, signIn, signUp } from './member.ts'
import { test } from './test.ts'
import { walkedIn } from './walked-in.ts'

const search = `/hotels?checkin=${daysFromNow(40)}&checkout=${daysFromNow(43)}`

test('what the wishlist says to guests and when it works, in English', async ({ page }) => {
  const email = await register(page, 'lists', 'en')
  await page.goto(`/en${search}`)
  await page.waitForLoadState('networkidle')
  const hearts = page.getByRole('button', { name: /in wishlist$/ })
  await expect(hearts.first()).toHaveAttribute('title', 'Login required')
  const name = ((await hearts.first().getAttribute('aria-label')) ?? '').replace(' in wishlist', '')
  await hearts.first().click()
  await expect(page.getByText('Please log in to use the wishlist')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('pendingWishlist'))
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForLoadState('networkidle')
  await signIn(page, email)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()

  await page.goto('/en/wishlist')
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/en${search}`)
  await page.waitForLoadState('networkidle')
  await hearts.first().click()
  await expect(page.getByText(`${name} added to wishlist`)).toBeVisible()
  await hearts.first().click()
  await expect(page.getByText(`${name} removed from wishlist`)).toBeVisible()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
})

const failures = {
  bg: {
    prefix: '',
    heart: /в „Любими“$/,
    update: '„Любими“ не се обнови',
    add: 'Добавянето в „Любими“ не се получи',
    remove: 'Премахването от „Любими“ не се получи',
    fetch: 'Списъкът „Любими“ не се зареди',
    again: 'Нов опит',
  },
  en: {
    prefix: '/en',
    heart: /in wishlist$/,
    update: 'Failed to update wishlist',
    add: 'Failed to add item to wishlist',
    remove: 'Failed to remove item from wishlist',
    fetch: 'Failed to fetch wishlist',
    again: 'Try again',
  },
} as const

for (const language of walkedIn('en')) {
  const said = failures[language]
  test(`what the wishlist says when it does not work: its code, adding, removing and fetching (${language})`, async ({
    page,
  }) => {
    await signUp(page, 'fail', language)
    const heart = page.getByRole('button', { name: said.heart }).first()
    // A file that a newer version of the site no longer has, or a connection that broke before it came.
    await page.route('**/assets/browser-session-*.js', (route) => route.abort())
    await page.goto(`${said.prefix}${search}`)
    await page.waitForLoadState('networkidle')
    await heart.click()
    await expect(page.getByText(said.update)).toBeVisible()
    await page.unroute('**/assets/browser-session-*.js')
    await page.reload()
    await page.waitForLoadState('networkidle')

    await page.route('**/users/add_to_wishlist/', (route) => route.abort())
    await heart.click()
    await expect(page.getByText(said.add)).toBeVisible()
    await page.unroute('**/users/add_to_wishlist/')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/users/remove_from_wishlist/', (route) => route.abort())
    await heart.click()
    await expect(page.getByText(said.remove)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.route('**/users/wishlist/', (route) => route.abort())
    await page.goto(`${said.prefix}/wishlist`)
    await expect(page.getByRole('alert')).toContainText(said.fetch)
    await page.unroute('**/users/wishlist/')
    await page.getByRole('button', { name: said.again }).click()
    await expect(page.getByRole('main').locator('li[data-item]')).toHaveCount(1)
  })
}

const stopping = {
  bg: {
    page: '/wishlist/emails',
    stop: 'Спиране на имейлите',
    stopped: 'Изключихме имейлите за по-ниски цени в „Любими“.',
    resume: 'Включване отново',
    resumed: 'Имейлите отново са включени',
    gone: 'Връзката не е копирана цялата или вече не е валидна.',
  },
  en: {
    page: '/en/wishlist/emails',
    stop: 'Stop these emails',
    stopped: 'Switched off: emails about lower prices in your wishlist.',
    resume: 'Switch on again',
    resumed: 'Switched on again: we write to you',
    gone: 'This link was not copied whole, or it is no longer valid.',
  },
} as const

test('mails about prices are stopped by the link in each of them and switched on again, without signing in; half a link does nothing', async ({
  page,
  browser,
}) => {
  await signUp(page, 'stop', 'bg')
  const headers = await bearer(page)
  const choice = '/api/v1/users/wishlist/emails/'
  const wanted = async () => (await (await page.request.get(choice, { headers })).json()).price_drops
  await page.request.patch(choice, { headers, data: { price_drops: true } })
  const { id } = await (await page.request.get('/api/v1/users/me/', { headers })).json()
  const key = stopKey(id, deriveKeys(openSecrets({ dataDir: '.cache/e2e' })))

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const guest = await context.newPage()
  // Half a link is a 404.
  const complaints = listen(guest, /404/)
  for (const said of Object.values(stopping)) {
    await guest.goto(`${said.page}?key=${key}`)
    await guest.waitForLoadState('networkidle')
    expect(await wanted()).toBe(true)
    await guest.getByRole('button', { name: said.stop }).click()
    await expect(guest.getByRole('status').filter({ hasText: said.stopped })).toBeFocused()
    expect(await wanted()).toBe(false)
    await expectAccessible(guest)
    await guest.getByRole('button', { name: said.resume }).click()
    await expect(guest.getByRole('status').filter({ hasText: said.resumed })).toBeFocused()
    expect(await wanted()).toBe(true)

    await guest.goto(`${said.page}?key=${key.slice(0, -4)}`)
    await guest.waitForLoadState('networkidle')
    await guest.getByRole('button', { name: said.stop }).click()
    await expect(guest.getByText(said.gone)).toBeVisible()
    await expect(guest.getByRole('button', { name: said.stop })).toHaveCount(0)
  }
  expect(await wanted()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
