import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { wakeDates } from './wake.ts'

/** A house of the demo in Sozopol. */
const house = '/en/hotels/bulgaria/6'

// Half past six in the evening of 30 November in Honolulu is half past six in the morning of 1 December in Sofia.
test.use({ timezoneId: 'Pacific/Honolulu' })

for (const { where, path, day } of [
  { where: 'the home page is the visitor’s', path: '/en', day: '2026-11-30' },
  { where: 'the page of a hotel is the hotel’s', path: house, day: '2026-12-01' },
])
  test(`today in the calendar of ${where}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-12-01T04:30:00Z')
    await page.goto(path)
    await openDates(page)
    await expect(page.locator('[data-day][aria-current="date"]')).toHaveAttribute('data-day', day)
  })

test('the months of flexible dates begin with that of the hotel’s today', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T04:30:00Z')
  await page.goto(house)
  await wakeDates(page)
  await page.getByRole('button', { name: 'Flexible dates' }).click()
  await expect(page.getByLabel('Month').locator('option').first()).toHaveAttribute('value', '2026-12')
})

async function openDates(page: Page) {
  await wakeDates(page)
  await page
    .getByRole('button', { name: /^Check-in/ })
    .first()
    .click()
}
