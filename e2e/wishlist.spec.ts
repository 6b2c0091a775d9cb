import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { bearer, register, signIn, signUp } from './member.ts'
import { test } from './test.ts'

const search = `/hotels?checkin=${daysFromNow(40)}&checkout=${daysFromNow(43)}`

test('a heart pressed by a guest is kept after signing in; lists, notes, undoing; others vote and comment by a link', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const email = await register(page, 'lists', 'bg')
  const main = page.getByRole('main')
  await page.goto(search)
  await page.waitForLoadState('networkidle')
  const hearts = page.getByRole('button', { name: /в „Любими“$/ })
  await expect(hearts.first()).toHaveAttribute('title', 'Необходим е вход')
  const name = ((await hearts.first().getAttribute('aria-label')) ?? '').replace(' в „Любими“', '')
  await hearts.first().click()
  await expect(page.getByText('Влезте в профила си, за да ползвате „Любими“')).toBeVisible()
  await expect(page.getByText('Отбелязаното се добавя след входа.')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Вход' }).click()
  await page.waitForURL(/\/login\?next=%2Fhotels%3Fcheckin/)
  await signIn(page, email)

  await page.waitForURL(/\/hotels\?checkin/)
  await expect(page.getByText(`Добавено в „Любими“: ${name}`)).toBeVisible()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await hearts.nth(1).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')

  // Another tab sees it, and what it drops is dropped here.
  const other = await page.context().newPage()
  await other.goto('/wishlist')
  const items = other.getByRole('main').locator('li[data-item]')
  await expect(items).toHaveCount(2)
  await expect(items.last()).toContainText('3 нощувки, 2 възрастни')
  await expect(items.last()).toContainText('Колкото при запазването')
  await items
    .first()
    .getByRole('button', { name: /^Премахване на/ })
    .click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await other.getByRole('button', { name: /^Връщане на/ }).click()
  await expect(items).toHaveCount(2)
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await page.goto('/wishlist')
  const kept = main.locator('li[data-item]')
  await kept.first().getByRole('button', { name: 'Добавете бележка' }).click()
  await page.keyboard.type('Питай за паркинг')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Запазване' }).click()
  await expect(kept.first()).toContainText('Питай за паркинг')
  await main.getByRole('button', { name: 'Нов списък' }).click()
  await page.getByRole('textbox', { name: 'Име на списъка' }).fill('Лято')
  await page.keyboard.press('Enter')
  await expect(main.getByText('В този списък още няма нищо.')).toBeVisible()
  await main.getByRole('link', { name: /^Моите любими/ }).click()
  await kept.first().getByRole('combobox').selectOption({ label: 'Лято' })
  await expect(kept).toHaveCount(1)
  await main.getByRole('link', { name: /^Лято/ }).click()
  await expect(kept).toContainText('Питай за паркинг')

  await main.getByRole('button', { name: 'Споделяне на списъка' }).click()
  await page.getByRole('button', { name: 'Създаване на връзка' }).click()
  const link = await page.getByRole('textbox', { name: 'Връзка към списъка' }).inputValue()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 800 } })
  const friend = await context.newPage()
  const theirs = listen(friend, /404/)
  const seen = friend.getByRole('main').locator('li[data-item]')
  const answer = await friend.goto(link.replace('/wishlist', '/en/wishlist'))
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expect(seen).toHaveCount(1)
  await expect(seen).not.toContainText('паркинг')
  await friend.getByRole('button', { name: /^For / }).click()
  await expect(friend.getByRole('button', { name: /^For .*: 1$/ })).toHaveAttribute('aria-pressed', 'true')
  await friend.getByText('Write a comment').click()
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await friend.getByRole('textbox', { name: 'Comment' }).fill('What a terrace!')
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'Send' }).click()
  await expect(seen).toContainText('What a terrace!')
  await friend.reload()
  await expect(friend.getByRole('button', { name: /^For .*: 1$/ })).toHaveAttribute('aria-pressed', 'true')
  // The page of a key has no way back to the top.
  await friend.mouse.wheel(0, 600)
  await expect.poll(() => friend.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(friend.getByRole('button', { name: 'Back to top' })).toHaveCount(0)

  await page.reload()
  await expect(kept).toContainText('1 глас „за“')
  await expect(kept).toContainText('What a terrace!')
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'Изтриване на коментара от Ann' }).click()
  await expect(kept).not.toContainText('What a terrace!')
  await main.getByRole('button', { name: 'Споделен', exact: true }).click()
  await page.getByRole('button', { name: 'Спиране на връзката' }).click()
  await expect(page.getByRole('button', { name: 'Създаване на връзка' })).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('heading', { name: 'This link no longer leads anywhere' })).toBeVisible()
  await expectAccessible(friend)
  expect([...complaints, ...theirs]).toEqual([])
  await context.close()
})

test('a list is shared in English and voted on in Bulgarian in another browser; dates and guests are changed where a place stands', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  await signUp(page, 'share', 'en')
  const headers = await bearer(page)
  const found = await page.request.get(`/api/v1/search/?checkin=${daysFromNow(40)}&checkout=${daysFromNow(43)}`)
  const [hotel] = (await found.json()).results
  const thing = { item_type: 'hotel', item_id: hotel.id, checkin: daysFromNow(40), checkout: daysFromNow(43) }
  await page.request.post('/api/v1/users/add_to_wishlist/', { data: thing, headers })
  await page.goto('/en/wishlist')
  const kept = page.getByRole('main').locator('li[data-item]')
  await expect(kept).toContainText('3 nights, 2 adults')

  await kept.getByRole('button', { name: 'Change dates and guests' }).click()
  const form = kept.getByRole('form', { name: /^Dates and guests for/ })
  await form.getByRole('button', { name: /^Guests/ }).press('Enter')
  await page.getByRole('button', { name: 'One more: Adults' }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(kept).toContainText('3 nights, 3 adults')
  await expect(kept.getByRole('button', { name: 'Change dates and guests' })).toBeFocused()
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Keep without dates' }).click()
  await expect(kept).toContainText('Kept without dates')

  await page.getByRole('button', { name: 'Share the list' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the list' }).inputValue()
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const friend = await context.newPage()
  const theirs = listen(friend)
  await friend.goto(link.replace('/en/', '/'))
  await friend.getByRole('button', { name: /^За / }).click()
  await expect(friend.getByRole('button', { name: /^За .*: 1$/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(kept).toContainText('1 vote for')
  expect([...complaints, ...theirs]).toEqual([])
  await context.close()
})
