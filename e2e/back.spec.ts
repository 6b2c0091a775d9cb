import { expect, type Page } from '@playwright/test'
import { listen } from './complaints.ts'
import { test } from './test.ts'
import { press, wake, wakeDates } from './wake.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('on a phone going back closes the filters and leaves what was ticked; the next step back takes it away', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto('/')
  await page.goto('/hotels?q=sozopol')
  await wakeDates(page)
  const filters = page.getByRole('dialog', { name: 'Филтри' })
  await openFilters(page)
  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL(/\?q=sozopol$/)

  await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Безплатна отмяна/ }).click()
  await expect(page).toHaveURL(/free_cancellation=true/)
  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL(/free_cancellation=true/)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=sozopol$/)
  await openFilters(page)
  await expect(filters.getByRole('checkbox', { name: /^Безплатна отмяна/ })).not.toBeChecked()

  // Closed by its button it leaves nothing behind in the history.
  await filters.getByRole('button', { name: /^Покажете/ }).click()
  await expect(filters).toBeHidden()
  await expect.poll(() => countEntries(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  expect(complaints).toEqual([])
})

test('on a phone going back closes the calendar, then the search it was opened in; a search takes their place', async ({
  page,
}) => {
  await page.goto('/hotels?q=sozopol')
  await wakeDates(page)
  const pill = page.getByRole('banner').locator('summary')
  const calendar = page.getByRole('dialog', { name: 'Дати на престоя' })
  await wake(pill)
  await pill.locator('[data-part]').first().click()
  await expect(calendar).toBeVisible()
  await expect.poll(() => countEntries(page)).toBe(2)
  await page.goBack()
  await expect(calendar).toBeHidden()
  const where = page.getByRole('combobox', { name: 'Къде' })
  await expect(where).toBeVisible()
  await page.goBack()
  await expect(where).toBeHidden()
  await expect(page).toHaveURL(/\?q=sozopol$/)

  await pill.getByText('Созопол').click()
  await expect.poll(() => countEntries(page)).toBe(1)
  await where.fill('Несебър')
  await page.getByRole('button', { name: 'Търсене', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Несебър')
  await page.goBack()
  await expect(page).toHaveURL(/\?q=sozopol$/)
  await expect.poll(() => countEntries(page)).toBe(0)
})

test('on a phone going back on the home page closes the guests, and a link of the menu leads on from the page itself', async ({
  page,
}) => {
  await page.goto('/en')
  await wakeDates(page)
  const guests = page.getByRole('dialog', { name: 'Guests and rooms' })
  await press(page.getByRole('button', { name: /^Guests/ }))
  await expect.poll(() => countEntries(page)).toBe(1)
  await page.goBack()
  await expect(guests).toBeHidden()
  await expect(page).toHaveURL(/\/en$/)

  await press(page.getByRole('button', { name: 'Menu' }))
  await expect.poll(() => countEntries(page)).toBe(1)
  await page.getByRole('dialog').getByRole('link', { name: 'Hotels' }).click()
  await expect(page).toHaveURL(/\/en\/hotels$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function openFilters(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: /^Филтри/ }))
  await expect(page.getByRole('dialog', { name: 'Филтри' })).toBeVisible()
  await expect.poll(() => countEntries(page)).toBe(1)
}

/** How many panels have an entry in the history above the page's own. */
function countEntries(page: Page): Promise<number> {
  return page.evaluate(() => window.history.state?.sheet ?? 0)
}
