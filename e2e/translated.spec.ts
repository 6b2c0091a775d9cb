import { expect } from '@playwright/test'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { translate } from './translator.ts'
import { press, wakeDates } from './wake.ts'

test('the calendar goes on under a translator, and its foot follows', async ({ page }) => {
  const complaints = listen(page)
  await translate(page)
  await page.goto('/')
  await wakeDates(page)
  await press(page.locator('form button[popovertarget]').first())
  const calendar = page.getByRole('dialog', { name: 'Дати на престоя' })
  const foot = calendar.locator('footer p')
  await expect(foot.locator('font font')).not.toHaveCount(0)
  const asked = await foot.textContent()
  await calendar.locator(`[data-day="${daysFromNow(2)}"]`).click()
  await expect(foot).not.toHaveText(asked ?? '')
  const halfway = await foot.textContent()
  await calendar.locator(`[data-day="${daysFromNow(5)}"]`).click()
  await expect(foot).toContainText('3 нощувки')
  await expect(foot).not.toHaveText(halfway ?? '')
  expect(complaints).toEqual([])
})

test('prices under a translator are those of the chosen currency', async ({ page }) => {
  const complaints = listen(page)
  await translate(page)
  await page.goto(`/hotels?checkin=${daysFromNow(61)}&checkout=${daysFromNow(64)}`, { waitUntil: 'networkidle' })
  const price = page.locator('main article b').filter({ hasText: /\d/ }).filter({ hasText: '€' }).first()
  await expect(price).toBeVisible()
  await page.locator('footer select, header select').first().selectOption('USD')
  await expect(
    page
      .locator('main article b')
      .filter({ hasText: /\$|USD|щ\.д\./ })
      .first(),
  ).toBeVisible()
  await expect(page.locator('main article b').filter({ hasText: '€' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

for (const path of [
  '/',
  '/hotels?q=Sozopol',
  '/hotels/bulgaria/6',
  '/contact',
  '/login',
  '/register',
  '/help',
  '/terms',
  '/about',
]) {
  test(`a page that was translated before its code arrived wakes up: ${path}`, async ({ page }) => {
    // React makes such markup anew and says so.
    const complaints = listen(page, /Minified React error #(418|423|425)/)
    await translate(page, 'other')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main')).not.toContainText('Нещо се обърка')
    await expect(page.locator('h1').first()).toBeAttached()
    await press(page.locator('header button[aria-label="Изглед"]'))
    await expect(page.locator('dialog[open], :popover-open').first()).toBeVisible()
    expect(complaints.filter((complaint) => !/#(418|423|425)/.test(complaint))).toEqual([])
  })
}
