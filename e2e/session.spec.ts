import { expect, type Page } from '@playwright/test'
import { bearer, signUp } from './member.ts'
import { test } from './test.ts'

/** What the browser keeps of somebody who is signed in. */
const kept = (page: Page) =>
  page.evaluate(() => ['accessToken', 'refreshToken', 'tokenExpiry', 'user'].filter((key) => key in localStorage))

test('“A failed token refresh sends the user here by a full page navigation”; “Session cleared”; “guest-only user (guestGuard)” (en)', async ({
  page,
}) => {
  await signUp(page, 'guard', 'en')
  await page.goto('/en/login?next=%2Faccount%2Fsecurity')
  await expect(page).toHaveURL('/en/account/security')
  await page.goto('/en/register')
  await expect(page).toHaveURL('/en')
  // `next` stays here.
  await page.goto('/en/login?next=https%3A%2F%2Fevil.example')
  await expect(page).toHaveURL('/en')

  await page.goto('/en/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible()
  await page.route('**/auth/token/refresh/', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Token is expired' } }),
  )
  await page.route('**/api/v1/users/me/', (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }))
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/en\/login$/)
  expect([await kept(page), await page.evaluate(() => 'before' in window)]).toEqual([[], false])
})

test('“The session is checked every 60 seconds; a token expiring within 60 seconds is refreshed”; “Logout … redirects to /login” (bg)', async ({
  page,
}) => {
  await page.clock.install()
  await signUp(page, 'minute', 'bg')
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token/refresh/')) refreshes.push(request.url())
  })
  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Лични данни' })).toBeVisible()
  const first = (await bearer(page)).authorization
  await page.clock.runFor(121_000)
  expect(refreshes).toEqual([])
  await page.clock.runFor(120_000)
  await expect.poll(async () => (await bearer(page)).authorization).not.toBe(first)
  expect(refreshes).toHaveLength(1)

  await page.getByRole('main').getByRole('button', { name: 'Изход', exact: true }).click()
  await page.waitForURL(/\/login$/)
  expect(await kept(page)).toEqual([])
})

test('“Logout sends the browser here unless already there”: what is no token is forgotten on /login without a navigation', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  for (const [login, lead] of [
    ['/login', 'Вход'],
    ['/en/login', 'Sign in'],
  ] as const) {
    await page.goto(`${login}?next=%2Faccount%2Fsecurity`)
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'no token')
      localStorage.setItem('refreshToken', 'nor this')
    })
    await page.reload()
    await expect.poll(() => kept(page)).toEqual([])
    await expect(page.getByRole('main').getByRole('button', { name: lead, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${login}?next=%2Faccount%2Fsecurity`)
  }
  expect(documents).toEqual(['/login', '/login', '/en/login', '/en/login'])
})
