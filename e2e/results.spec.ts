import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { press, wake, wakeDates } from './wake.ts'

const checkin = daysFromNow(60)
const search = `/hotels?q=${encodeURIComponent('созопол')}&checkin=${checkin}&checkout=${daysFromNow(63)}`

test('hotels are put aside in the results and stand side by side at an address of their own', async ({ page }) => {
  const complaints = listen(page)
  await page.goto(search)
  const boxes = page.getByRole('checkbox', { name: /^Сравнение с/ })
  for (const index of [0, 1, 2, 3]) {
    await wake(boxes.nth(index))
    await boxes.nth(index).check()
  }
  await boxes.nth(4).click()
  const full = page.getByText('Може да сравните до 4 места', { exact: false })
  await expect(full).toBeVisible()
  await expect(boxes.nth(4)).not.toBeChecked()
  const tray = page.getByRole('region', { name: 'Места за сравнение' })
  await expect(tray).toBeVisible()
  // It stands beside what it tells of, and hides neither that nor the header's search.
  const [said, bar] = [await full.boundingBox(), await tray.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(said?.y).toBeGreaterThan(300)
  await tray
    .getByRole('button', { name: /^Премахване на/ })
    .first()
    .click()
  await expect(boxes.nth(0)).not.toBeChecked()
  await tray.getByRole('link', { name: 'Сравнете' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сравнение на 3 места')
  await expect(page).toHaveURL(new RegExp(`/hotels/compare\\?ids=\\d+,\\d+,\\d+&checkin=${checkin}`))
  const lines = page.getByRole('row')
  const all = await lines.count()
  await page.getByRole('checkbox', { name: 'Само разликите' }).or(page.getByRole('switch')).first().check()
  expect(await lines.count()).toBeLessThan(all)
  await expectAccessible(page, { within: 'main' })
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Премахване на/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сравнение на 2 места')
  // Back to the very search it came from, also after a reload and with one place less.
  await expect(page.getByRole('link', { name: 'Към търсенето' })).toHaveAttribute('href', search)
  expect(complaints).toEqual([])
})

test('a name that nobody knows is told so, with dates too, and popular places are a press away', async ({ page }) => {
  const dates = `checkin=${checkin}&checkout=${daysFromNow(63)}`
  for (const asked of ['', dates]) {
    await page.goto(`/hotels?q=${encodeURIComponent('Атлантида')}&${asked}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Не познаваме място „Атлантида“', { exact: false })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Без дати' })).toHaveCount(0)
    // There is nothing to sort or to narrow.
    await expect(main.getByRole('combobox')).toHaveCount(0)
    await expect(main.getByRole('checkbox', { name: /^Безплатна отмяна/ })).toHaveCount(0)
    await main.getByRole('link', { name: 'Созопол', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Созопол: [1-9]/)
    expect(new URL(page.url()).searchParams.get('checkin')).toBe(asked ? checkin : null)
  }
})

test('a hotel that is known by its name and shut on the dates is told so', async ({ page }) => {
  // The demo’s old lighthouse is open in summer alone.
  const year = Number(daysFromNow(20).slice(0, 4)) + 1
  await page.goto(`/hotels?q=${encodeURIComponent('Стар фар')}&checkin=${year}-01-20&checkout=${year}-01-23`)
  await expect(page.getByText('Имаме хотел „Стар фар“, но за тези дати', { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Без дати' })).toBeVisible()
  await expect(page.getByText('Не познаваме', { exact: false })).toHaveCount(0)
})

test('going back finds the list where it was left, and what was looked at', async ({ page }) => {
  await page.goto(search)
  await wakeDates(page)
  const card = page.getByRole('article').nth(4)
  await card.getByRole('link').first().hover()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/места за настаняване$/)
  await expect(page).toHaveURL(/hotels\/\w+\/\d+/)
  await page.waitForTimeout(300)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Созопол/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.getByRole('heading', { name: 'Разгледани наскоро' })).toBeAttached()
})

test('the hotel page names similar hotels with reasons and shares its address', async ({ page, context }) => {
  const complaints = listen(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/hotels/bulgaria/6?checkin=${checkin}&checkout=${daysFromNow(63)}`)
  await press(page.getByRole('button', { name: 'Споделяне' }))
  await expect(page.getByRole('link', { name: 'Изпращане по имейл' })).toHaveAttribute('href', /^mailto:\?subject=/)
  const address = encodeURIComponent(page.url())
  const panel = page.getByRole('dialog', { name: 'Споделяне' })
  const ways = await panel
    .getByRole('list', { name: 'Изпращане с приложение' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    )
  const opened = ['_blank', 'noopener noreferrer']
  expect(ways).toEqual([
    [expect.stringMatching(/^viber:\/\/forward\?text=/), null, null],
    [expect.stringMatching(/^https:\/\/wa\.me\/\?text=/), ...opened],
    [expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=.+&text=/), ...opened],
    [`https://www.facebook.com/sharer/sharer.php?u=${address}`, ...opened],
  ])
  for (const [href] of ways) expect(href).toContain(address)
  await expectAccessible(page, { within: '[popover]:popover-open' })
  await page.getByRole('button', { name: 'Копиране на връзката' }).click()
  await expect(page.getByText('Връзката е копирана')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const similar = page.getByRole('region', { name: 'Подобни места' })
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(similar.getByText(/Със същите звезди|Същият вид|На близка цена/).first()).toBeVisible()
  await expectAccessible(page, { within: '[aria-labelledby=similar]' })
  expect(complaints).toEqual([])
})

test('filters on a phone tell how many places they leave before they are closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(search)
  // What a stay costs is seen without scrolling; the tools above it are no smaller for that.
  const price = page.getByRole('article').first().locator('b').filter({ hasText: '€' }).first()
  await expect(price).toBeInViewport({ ratio: 1 })
  const about = page.getByText('За цените и подредбата')
  for (const tool of [about, page.getByRole('link', { name: 'Карта' }), page.getByLabel('Подреждане')])
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await about.click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Как подреждаме' })).toBeVisible()
  await wakeDates(page)
  // Far down the list the way to filters and map is still there.
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(price).not.toBeInViewport()
  await expect(page.getByRole('link', { name: 'Карта' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Филтри/ }).click()
  const dialog = page.getByRole('dialog')
  const show = dialog.getByRole('button', { name: /места?$|място$/ })
  const before = await show.textContent()
  await dialog
    .getByRole('checkbox', { name: /звезди/ })
    .first()
    .check()
  await expect(show).not.toHaveText(before ?? '')
  await show.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/stars=/)

  await page.getByRole('button', { name: /^Филтри/ }).click()
  const clear = dialog.getByRole('button', { name: 'Изчистване', exact: true })
  await clear.click()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(show).toHaveText(before ?? '')
  await expect(clear).toHaveCount(0)
  await expect(page).not.toHaveURL(/stars=/)
})

test('a card says by how many percent its price is below the one that is struck through', async ({ page }) => {
  const dates = { checkin: daysFromNow(60), checkout: daysFromNow(64) }
  const { results } = await (await page.request.get('/api/v1/search/', { params: dates })).json()
  await page.goto(`/hotels?${new URLSearchParams(dates)}`)
  const shown: string[] = []
  for (const { id, best_offer: offer } of results) {
    const badge = page.locator(`[data-hotel="${id}"]`).getByText(/^−\d+\s%$/)
    // In whole cents, as they stand on the card; binary fractions would make 14.999 of 15.
    const cents = (sum: string) => BigInt(sum.replace('.', ''))
    const [now, before] = [cents(offer.price.value), cents(offer.prior_30d ?? offer.price.value)]
    const percent = Number(((before - now) * 100n) / (before + cents(offer.local_fees)))
    await expect(badge).toHaveText(percent >= 1 ? [`−${percent}\u00a0%`] : [])
    if (percent >= 1) shown.push(id)
  }
  expect(shown.length).toBeGreaterThan(0)
})

test('results on paper say for when they are', async ({ page }) => {
  await page.goto(search)
  const dates = page.getByRole('main').locator('header').getByText(daysFromNow(63).slice(0, 4))
  await expect(dates).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(dates).toBeVisible()
})

test('a part of the map, and everywhere, are asked for other dates too; where it is too wide that is said', async ({
  page,
}) => {
  const dates = `checkin=${checkin}&checkout=${daysFromNow(63)}`
  const dialog = page.getByRole('dialog', { name: 'Гъвкави дати' })
  const { bounds } = await (await page.request.get('/api/v1/search/?q=sozopol')).json()
  const [west, south, east, north] = bounds
  await page.goto(`/hotels?bbox=${[west - 0.01, south - 0.01, east + 0.01, north + 0.01]}&${dates}`)
  await press(page.getByRole('button', { name: 'Гъвкави дати' }))
  const other = dialog.getByRole('link', { name: /€$/ }).first()
  await other.click()
  await expect(page).toHaveURL(/bbox=/)
  await expect(page).not.toHaveURL(new RegExp(dates))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Район от картата: [1-9]/)

  await page.goto(`/hotels?${dates}`)
  await press(page.getByRole('button', { name: 'Гъвкави дати' }))
  await expect(dialog.getByText('Мястото е твърде голямо', { exact: false })).toBeVisible()
})

test('sums in another currency are said to be so, and what one pays in', async ({ page }) => {
  const words = page
    .getByText('Сумите в RON са по курса за деня; плаща се обикновено в евро.')
    .filter({ visible: true })
  await page.goto(`${search}&currency=RON`)
  await expect(words).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(words).toHaveCount(1)
  await page.goto(search)
  await expect(page.getByText('плаща се обикновено в евро', { exact: false })).toHaveCount(0)
})
