import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { juneStay } from './days.ts'
import { bearer, password, readToken, signUp } from './member.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'

/** Orders a stay by the API, for whoever is signed in in the page, or as a guest with an address. */
async function book(page: Page, email: string, headers: Record<string, string>): Promise<string> {
  const { checkin, checkout } = juneStay
  const send = async (path: string, data: object, method: 'post' | 'patch' = 'post') =>
    (await page.request[method](`/api/v1/${path}`, { data, headers })).json()
  const found = await page.request.get(`/api/v1/search/?q=Sozopol&checkin=${checkin}&checkout=${checkout}&rooms=2`)
  for (const { id } of (await found.json()).results) {
    const { offers } = await send('generate_hotel_offers/', { hotel_id: id, checkin, checkout, rooms: [{ adults: 2 }] })
    const offer = offers?.find((each: { payment_type: string }) => each.payment_type === 'property')
    if (!offer) continue
    const session = await send('checkout_sessions/', { offer_id: offer.offer_id })
    const holder = { first_name: 'Ана', last_name: 'Петрова', email, phone: '+359 888 417 263' }
    const guests = [{ room: 1, first_name: 'Ана', last_name: 'Петрова' }]
    await send(`checkout_sessions/${session.id}/`, { holder, guests, accepted_terms: true }, 'patch')
    const booking = await send('bookings/', { checkout_session: session.id, price_hash: session.price_hash })
    return booking.reference
  }
  throw new Error('Nothing is to be had')
}

const looks = [
  [360, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [1280, 'light'],
] as const
let looked = 0

/** Accessible, and no wider than the screen. Each page is looked at once, in turn on a phone and a desk, light and dark: axe takes seconds. */
async function expectLooks(page: Page): Promise<void> {
  const [width, mode] = looks[looked++ % looks.length] ?? looks[0]
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((chosen) => {
    document.documentElement.dataset.mode = chosen
  }, mode)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
  await expectAccessible(page, { looked: `${width} px, ${mode}` })
}

test('bookings stand in the account, those made as a guest join them, and their owner opens one without a key', async ({
  page,
}) => {
  const complaints = listen(page)
  const main = page.getByRole('main')
  const email = await signUp(page, 'own', 'bg')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Здравейте, Ана' })).toBeVisible()
  await expect(page.getByText('Нямате предстоящ престой')).toBeVisible()
  const own = await book(page, email, await bearer(page))
  const asGuest = await book(page, email, {})
  await page.reload()
  await expect(main.getByText(`Номер ${own}`)).toBeVisible()
  await expectLooks(page)
  await main.getByRole('navigation').getByRole('link', { name: 'Резервации' }).click()
  await expect(main.getByText(`Номер ${own}`)).toBeVisible()
  await expect(main.getByText(`Номер ${asGuest}`)).toHaveCount(0)
  await expectLooks(page)
  await main.getByRole('button', { name: 'Добавяне към профила ми' }).click()
  await expect(main.getByText(`Номер ${asGuest}`)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Добавяне към профила ми' })).toHaveCount(0)

  await page.goto(`/booking/${own}`)
  await expect(main.getByText('Потвърдена', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Отмяна на резервацията' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Да/ }).click()
  await expect(main.getByText('Отменена', { exact: true }).first()).toBeVisible()
  await main.getByRole('link', { name: 'Обратно към резервациите ми' }).click()
  await main.getByRole('link', { name: 'Отменени' }).click()
  await expect(main.getByText(`Номер ${own}`)).toBeVisible()
  await expect(main.getByText('Отменена без такса')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the address is changed by the link to the new one, and the old one takes it back', async ({ page }) => {
  // A wrong password is a 400; the ended session is a 401.
  const complaints = listen(page, /40[01]/)
  const main = page.getByRole('main')
  const email = await signUp(page, 'move', 'en')
  const fresh = `new.${email}`
  await page.goto('/en/account/security')
  await main.getByRole('button', { name: 'Change the address' }).click()
  await main.getByRole('textbox', { name: 'New address' }).fill(fresh)
  const form = main.locator('form').filter({ has: page.getByRole('textbox', { name: 'New address' }) })
  await form.locator('input[name=password]').fill('not this one')
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByText('The present password is not right.')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'New address' })).toHaveValue(fresh)
  await form.locator('input[name=password]').fill(password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(main.getByText(`${fresh} has not confirmed yet`)).toBeVisible()
  await expectLooks(page)

  await page.goto(`/en/change-email?token=${await readToken(page, fresh, 'change-email')}`)
  await main.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'The address is changed' })).toBeVisible()
  await main.getByRole('link', { name: 'To my account' }).click()
  await expect(main.getByText(`Now it is ${fresh}`)).toBeVisible()

  await page.goto(`/en/keep-email?token=${await readToken(page, email, 'keep-email')}`)
  await expectLooks(page)
  await main.getByRole('button', { name: 'It was not me' }).click()
  await expect(page.getByRole('heading', { name: 'The address is yours' })).toBeVisible()
  await page.goto('/en/account/security')
  await page.waitForURL(/\/en\/login/)
  expect(complaints).toEqual([])
})

test('what is known is read and taken along, mails are chosen, the end is asked for and taken back', async ({
  page,
}) => {
  const complaints = listen(page, /400/)
  const main = page.getByRole('main')
  const email = await signUp(page, 'leave', 'bg')
  await page.goto('/account/privacy')
  await main.getByRole('switch', { name: 'Оферти по имейл' }).click()
  await expect(main.getByRole('switch', { name: 'Оферти по имейл' })).toBeChecked()
  await main.getByText('Какво сте избирали досега').click()
  await expect(main.getByText('на тази страница')).toBeVisible()
  await expectLooks(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Изтегляне като файл (JSON)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^zefir-data-\d{4}-\d{2}-\d{2}\.json$/)
  const told = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(told).toMatchObject({ format: 'zefir-export-1', account: { profile: { email }, choices: [{ given: true }] } })
  await main.getByRole('link', { name: 'Четене и печат' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Всичко, което знаем за Вас' })).toBeVisible()
  await expect(main.getByText(email).first()).toBeVisible()
  await expectLooks(page)
  await main.getByRole('link', { name: 'Обратно към поверителност' }).click()

  await main.getByRole('button', { name: 'Изтриване на профила' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Изтриване след 14 дни' }).click()
  await expect(dialog.getByText('Това поле не може да бъде празно.')).toBeVisible()
  // Who has no password to hand shows by a code that it is them.
  await dialog.getByRole('button', { name: /изпратете ми код/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Код от имейла' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Код от имейла' }).fill(await readMail(page, email, /\b\d{6}\b/))
  await expectLooks(page)
  await dialog.getByRole('button', { name: 'Изтриване след 14 дни' }).click()
  await expect(main.getByText(/Профилът Ви ще бъде изтрит на/)).toBeVisible()
  await page.goto('/account')
  await expect(main.getByText(/Този профил ще бъде изтрит на/)).toBeVisible()
  await expectLooks(page)

  // Signing in anew leads to where it can be taken back.
  await main.getByRole('button', { name: 'Изход', exact: true }).click()
  await page.waitForURL(/\/login$/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Имейл', exact: true }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await main.getByRole('button', { name: 'Вход', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Код от имейла' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Код от имейла' }).fill(await readMail(page, email, /\b\d{6}\b/))
  await page.waitForURL(/\/account\/privacy$/)
  await main.getByRole('button', { name: 'Запазване на профила' }).click()
  await expect(main.getByRole('button', { name: 'Изтриване на профила' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('in English: mails about prices are chosen, the data taken along, and the mail about the end stops it without signing in', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const main = page.getByRole('main')
  const email = await signUp(page, 'stay', 'en')
  await page.goto('/en/account/privacy')
  const prices = main.getByRole('switch', { name: 'Lower prices in the wishlist' })
  await prices.click()
  await expect(prices).toBeChecked()
  await main.getByText('What you have chosen so far').click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Lower prices' })).toContainText('Switched on')
  await expectLooks(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download as a file (JSON)' }).click(),
  ])
  const told = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(told).toMatchObject({
    account: { profile: { email }, choices: [{ choice: 'price_drops', place: 'privacy' }] },
  })
  await page.goto('/en/account/privacy/data')
  await expect(main.getByText('On the privacy page')).toBeVisible()
  await page.goBack()

  await main.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill(password)
  await dialog.getByRole('button', { name: 'Erase in 14 days' }).click()
  await expect(main.getByText(/Your account is going to be erased on/)).toBeVisible()

  // Opened where nobody is signed in. Following the link does nothing yet.
  const elsewhere = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  const theirs = listen(elsewhere)
  await elsewhere.goto(`/en/keep-account?token=${await readToken(page, email, 'keep-account')}`)
  await page.reload()
  await expect(main.getByText(/Your account is going to be erased on/)).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Keep my account' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your account stays' })).toBeVisible()
  await expectAccessible(elsewhere)
  await page.reload()
  await expect(main.getByRole('button', { name: 'Erase my account' })).toBeVisible()
  expect([...complaints, ...theirs]).toEqual([])
  await elsewhere.context().close()
})
