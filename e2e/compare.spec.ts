import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'

/** Reading far down and aside in a comparison. */

const address = `/hotels/compare?ids=6,34,7&checkin=${daysFromNow(45)}&checkout=${daysFromNow(48)}`

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('It is not drawn.')
  return found
}

test('names and prices stay in sight as one reads down a comparison, above their columns when one reads aside too (bg)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(address)
  const pinned = page.locator('table[role=presentation]').getByText('Къща за гости Двата плажа')
  const heads = page.locator('thead th')
  await expect(heads).toHaveCount(3)
  await expect(pinned).toBeHidden()

  // The houses stand group by group in what they have, and what all have is one line.
  for (const group of ['В стаята', 'Храна и напитки'])
    await expect(page.getByRole('rowheader', { name: group, exact: true })).toBeAttached()
  const shared = page.getByText(/^При всички: .*Отопление/)
  await expect(shared).toBeAttached()
  await expect(page.getByRole('row', { name: /^Отопление/ })).toHaveCount(0)

  const board = page.getByRole('row', { name: /^Изхранване/ })
  // What the line is about stands whole on one line, above what the places say.
  const label = board.locator('th > span')
  expect((await box(label)).height).toBeLessThan(24)
  expect((await box(label)).width).toBeLessThanOrEqual(await label.evaluate((element) => element.scrollWidth))
  await board.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(pinned).toBeVisible()
  expect((await box(pinned)).y).toBeLessThan(60)
  await expect(page.locator('table[role=presentation] b').nth(1)).toHaveText(/^\d[\d\s]*(,\d\d)?\s€$/)
  const cell = board.locator('td').nth(1)
  expect(Math.abs((await box(pinned)).x - (await box(cell)).x)).toBeLessThan(12)

  await page.locator('section[tabindex="0"]').evaluate((element) => element.scrollTo({ left: 60, behavior: 'instant' }))
  await expect.poll(async () => Math.abs((await box(pinned)).x - (await box(cell)).x)).toBeLessThan(12)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The edge fades as long as there is more aside.
  const fading = page.locator('main [data-more]')
  await expect(fading).toHaveCount(1)
  await page
    .locator('section[tabindex="0"]')
    .evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
  await expect(fading).toHaveCount(0)
  await expectAccessible(page, { within: 'main' })

  await heads.first().scrollIntoViewIfNeeded()
  await expect(pinned).toBeHidden()
  expect(complaints).toEqual([])
  await context.close()
})
