import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { press, wake } from './wake.ts'

/** The way from a hotel to the others, and what its rooms cost. */

const [checkin, checkout] = [daysFromNow(45), daysFromNow(48)]

test('a hotel leads to the search it is one answer to, without JavaScript too (bg)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`/hotels/bulgaria/6?checkin=${checkin}&checkout=${checkout}&rooms=2-5;1`)
  const pill = page.getByRole('link', { name: /^Търсене: Созопол · .+ · 4\sгости, 2\sстаи$/ })
  await expect(pill).toBeVisible()
  expect((await pill.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await pill.click()
  await expect(page).toHaveURL(
    new RegExp(`/hotels\\?destination=55&checkin=${checkin}&checkout=${checkout}&rooms=2-5;1$`),
  )
  // What cannot be had says why wherever it speaks of prices.
  await page.setViewportSize({ width: 1280, height: 740 })
  const panel = page.getByRole('complementary', { name: 'Вашият престой' })
  await page.goto(`/hotels/bulgaria/6?checkin=${daysFromNow(-5)}&checkout=${daysFromNow(-3)}`)
  await expect(panel).toContainText(/Няма цена за този престой.*\s\d{4}\. Тази дата е отминала\.Изберете други дати/)
  await expect(page.locator('#rooms header')).toContainText('Търсено: 2\u00a0нощувки и 2\u00a0възрастни.')
  await page.goto(`/hotels/bulgaria/6?checkin=${checkin}&checkout=${checkout}&rooms=10;10;10`)
  await expect(panel).toContainText(/Най-голямата стая е за .*Вижте какво е възможно$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/hotels/bulgaria/6')
  await expect(page.locator('#location dl')).toHaveText(/Летища\s*Бургас \(BOJ\)\s*\d+\sкм.*Градове и курорти наоколо/)
  await page.getByRole('link', { name: 'Търсене: Созопол · 2 възрастни', exact: true }).click()
  await expect(page).toHaveURL(/\/hotels\?destination=55$/)
  await context.close()
})

test('a phone shows the pictures first, then names the house; keys and the eye go the same way (bg)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.addInitScript(() => {
    const seen = { largest: '', shifted: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
      seen.largest = largest?.element?.closest('[data-photo]')?.getAttribute('data-photo') ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.shifted += (shift as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/hotels/bulgaria/6?checkin=${checkin}&checkout=${checkout}`)
  const picture = page.locator('#pictures [data-photo="0"]')
  const name = page.getByRole('heading', { level: 1 })
  const heart = page.locator('main header').first().getByRole('button').first()
  await wake(heart)
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
  const pictureBox = await picture.boundingBox()
  expect(pictureBox?.y).toBeLessThan(140)
  expect((await name.boundingBox())?.y).toBeGreaterThan(bottom(pictureBox))
  // What one decides by stands above the bar with the price, without scrolling.
  const bar = page.getByRole('link', { name: 'Изберете стая' }).last()
  expect(bottom(await page.locator('main header').first().boundingBox())).toBeLessThan(
    (await bar.boundingBox())?.y ?? 0,
  )
  await expect(picture.locator('img')).not.toHaveAttribute('loading', 'lazy')
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { largest: string; shifted: number })
  expect(seen.largest).toBe('0')
  // Letters that change their font may break a line elsewhere (0.02); a name below pictures that come late would make 0.17.
  expect(seen.shifted).toBeLessThan(0.05)
  // Read in the document's order the heading comes first.
  expect(
    await name.evaluate(
      (heading, pictures) =>
        Boolean(
          heading.compareDocumentPosition(document.querySelector(pictures) as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      '#pictures',
    ),
  ).toBe(true)
  await page.getByRole('link', { name: /^Търсене/ }).focus()
  await page.keyboard.press('Tab')
  await expect(picture).toBeFocused()
  expect(complaints).toEqual([])
  await context.close()
})

test('each way to have a room has a name of its own, the panel leads to the one it quotes, and the line of cancelling says its days (en)', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto(`/en/hotels/bulgaria/6?checkin=${checkin}&checkout=${checkout}`)
  const choose = page.getByRole('button', { name: /^Choose/ })
  await expect(choose.first()).toBeVisible()
  const names = await choose.evaluateAll((buttons) => buttons.map((button) => button.textContent))
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
  const panel = page.getByRole('complementary', { name: 'Your stay' })
  const sum =
    (await panel
      .getByText(/^€[\d.,]+$/)
      .first()
      .textContent()) ?? ''
  const quoted = page.locator('#best-offer')
  // Pressed again it leads there again.
  for (const way of ['first', 'again']) {
    await press(panel.getByRole('link', { name: 'Choose a room' }))
    await expect(quoted, way).toBeFocused()
    await expect(quoted).toContainText(sum)
    if (way === 'first') await expectAccessible(page, { within: '#best-offer' })
    await expect(quoted.getByRole('button', { name: /^Choose/ })).toBeInViewport()
    const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
    await expect
      .poll(async () => ((await quoted.boundingBox())?.y ?? 0) - (bar ? bar.y + bar.height : 0))
      .toBeGreaterThan(0)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
  }
  const cancel = page.locator('#cancel')
  await wake(cancel)
  await cancel.getByRole('radio', { name: /^Free cancellation/ }).check()
  await expect(cancel.getByRole('slider')).toBeVisible()
  await expect(cancel.getByText(/^\d+\sdays$/).first()).toBeVisible()
  await expect(cancel.getByText('to the end', { exact: true })).toBeVisible()
  await expectAccessible(page, { within: '#cancel' })
  expect(complaints).toEqual([])
})

test('prices of rooms stand while those in the visitor’s currency come (en)', async ({ page }) => {
  const complaints = listen(page, /503/)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrived = false
  await page.route(/room_prices\/\?currency=USD/, async (route) => {
    arrived = true
    await asked
    await route.continue()
  })
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'))
  await page.goto('/en/hotels/bulgaria/6')
  const rooms = page.locator('#rooms')
  const price = rooms.getByText(/^€\d/).first()
  await expect(price).toBeVisible()
  await expect(rooms.getByText(/^incl\.\s€[\d.]+ tourist tax, paid on site$/).first()).toBeVisible()
  await expect(rooms.getByText('Included: breakfast; also available: breakfast and dinner').first()).toBeVisible()
  await wake(rooms.getByRole('link', { name: 'Choose dates' }).first())
  await expect.poll(() => arrived).toBe(true)
  await expect(price).toBeVisible()
  answer()
  await expect(rooms.getByText(/^\$\d/).first()).toBeVisible()
  await expect(price).toBeHidden()
  expect(complaints).toEqual([])
})

test('a phone’s bar opens the calendar, however early it is pressed (bg)', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'bg' })
  const page = await context.newPage()
  const complaints = listen(page, /503/)
  await page.goto('/hotels/bulgaria/14')
  const bar = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Изберете дати' }) })
    .last()
  await expect(bar).toHaveText(/^от\s[\d,\s]+€на нощувка за 2\sвъзрастни, вкл. [\d,\s]+€ на място/)
  await page.getByRole('link', { name: 'Изберете дати' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Дати на престоя' })).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})
