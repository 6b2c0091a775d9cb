import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'

const checkin = daysFromNow(63)
const checkout = daysFromNow(67)
const stay = `checkin=${checkin}&checkout=${checkout}&rooms=2-5`

test('a message to the agency: what is missing is said, nothing typed is lost without a connection, and both sides have it (bg)', async ({
  page,
  context,
}) => {
  // What a form refuses is a 400; what has no connection fails.
  const complaints = listen(page, /400|ERR_INTERNET_DISCONNECTED/)
  const main = page.getByRole('main')
  const email = `write.${crypto.randomUUID()}@example.com`
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await main.getByRole('button', { name: 'Изпращане' }).click()
  await expect(main.getByText('Това поле не може да бъде празно.')).toHaveCount(3)
  await expect(main.getByText('Това поле е задължително.')).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: 'Име', exact: true })).toBeFocused()
  await expectAccessible(page)

  await main.getByRole('textbox', { name: 'Име', exact: true }).fill('Ана Петрова')
  await main.getByRole('textbox', { name: 'Имейл' }).fill(email)
  await main.getByRole('combobox', { name: 'За какво става дума' }).selectOption({ label: 'Моя резервация' })
  const message = main.getByRole('textbox', { name: 'Съобщение' })
  await message.fill('Пристигаме след полунощ.')
  await context.setOffline(true)
  await main.getByRole('button', { name: 'Изпращане' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'интернет' })).toBeVisible()
  await expect(message).toHaveValue('Пристигаме след полунощ.')
  await context.setOffline(false)
  await main.getByRole('button', { name: 'Изпращане' }).click()
  await expect(main.getByRole('heading', { name: 'Съобщението Ви е при нас' })).toBeFocused()
  await expect(main.getByText(`Ще отговорим на ${email}.`)).toBeVisible()
  await expectAccessible(page)
  expect(await readMail(page, email, /Пристигаме след полунощ\./)).toBeTruthy()
  expect(await readMail(page, 'office@zefir.example', /Моя резервация: Ана Петрова/)).toBeTruthy()
  expect(complaints).toEqual([])
})

test('a question about a stay: from the hotel to the form, with the hotel and the stay, and into the mail (bg)', async ({
  page,
}) => {
  const complaints = listen(page)
  const email = `ask.${crypto.randomUUID()}@example.com`
  await page.goto(`/hotels/bulgaria/6?${stay}`)
  const main = page.getByRole('main')
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const rules = page.getByRole('region', { name: 'Правила' })
  await wake(rules)
  await rules.getByRole('link', { name: 'Попитайте за това място' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/contact\\?hotel=6&checkin=${checkin}&checkout=${checkout}&rooms=2-5#write$`),
  )

  const subject = main.getByRole('group', { name: 'Питате за' })
  await expect(subject.getByRole('link', { name })).toHaveAttribute(
    'href',
    new RegExp(`^/hotels/bulgaria/6\\?checkin=${checkin}`),
  )
  await expect(subject).toContainText(/4\sнощувки, 2\sвъзрастни, 1\sдете/)
  await expect(main.getByRole('combobox', { name: 'За какво става дума' })).toHaveValue('stay')
  await expectAccessible(page)
  await main.getByRole('textbox', { name: 'Име', exact: true }).fill('Ана Петрова')
  await main.getByRole('textbox', { name: 'Имейл' }).fill(email)
  await main.getByRole('textbox', { name: 'Съобщение' }).fill('Има ли детско легло?')
  await main.getByRole('button', { name: 'Изпращане' }).click()
  await expect(main.getByRole('heading', { name: 'Съобщението Ви е при нас' })).toBeFocused()
  await expect(main.getByRole('link', { name: `Обратно към ${name}` })).toBeVisible()
  expect(await readMail(page, email, new RegExp(name))).toBeTruthy()
  expect(await readMail(page, 'office@zefir.example', new RegExp(`Въпрос за ${name}: Ана Петрова`))).toBeTruthy()
  expect(complaints).toEqual([])
})

test('what a question is about can be left out, and a hotel that is gone is told of (en)', async ({ page }) => {
  const complaints = listen(page)
  const main = page.getByRole('main')
  const subject = main.getByRole('group', { name: 'You are asking about' })
  await page.goto(`/en/contact?hotel=6&${stay}`)
  await page.waitForLoadState('networkidle')
  await main.getByRole('textbox', { name: 'Message' }).fill('Is there a cot?')
  await subject.getByRole('link', { name: 'It is not about this place' }).press('Enter')
  await expect(subject).toBeHidden()
  await expect(main.getByRole('heading', { name: 'Write to us here' })).toBeFocused()
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there a cot?')

  await page.goto('/en/contact?hotel=6&checkin=soon&checkout=later&rooms=many')
  await expect(subject).toBeVisible()
  await expect(subject).not.toContainText('night')
  await page.goto('/en/contact?hotel=999999')
  await expect(main.getByText('The place of the link is no longer on the site.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('without JavaScript the browser checks the form and sends it (en)', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const main = page.getByRole('main')
  const email = `plain.${crypto.randomUUID()}@example.com`
  await page.goto(`/en/contact?hotel=6&${stay}`)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann')
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('textbox', { name: 'Message' }).fill('Is there a cot?')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/en\/contact\?sent=copy#write$/)
  await expect(main.getByText('A copy is on its way to you.')).toBeVisible()
  expect(await readMail(page, email, /Is there a cot\?/)).toBeTruthy()
  await page.context().close()
})

test('without JavaScript a form that is refused comes back with what was typed and the sentence at its field (bg)', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const main = page.getByRole('main')
  await page.goto(`/contact?hotel=6&${stay}`)
  await main.getByRole('textbox', { name: 'Име', exact: true }).fill('Ана Петрова')
  await main.getByRole('textbox', { name: 'Имейл' }).fill('ana@example.com')
  const reference = main.getByRole('textbox', { name: 'Номер на резервация' })
  await reference.fill('12')
  const message = main.getByRole('textbox', { name: 'Съобщение' })
  await message.fill('Има ли детско легло?')
  await main.getByRole('button', { name: 'Изпращане' }).click()
  await expect(main.getByText('Съобщението не е изпратено. Вижте какво не е наред')).toBeVisible()
  await expect(reference).toHaveAttribute('aria-invalid', 'true')
  await expect(reference).toHaveAccessibleDescription(/Въведете валидна стойност\./)
  await expect(main.getByRole('textbox', { name: 'Име', exact: true })).toHaveValue('Ана Петрова')
  await expect(message).toHaveValue('Има ли детско легло?')
  await expect(main.getByRole('group', { name: 'Питате за' })).toContainText(/4\sнощувки/)
  await page.context().close()
})

test('a question keeps its hotel when the name cannot be had (bg)', async ({ page }) => {
  listen(page, /503/)
  const main = page.getByRole('main')
  await page.goto('/hotels/bulgaria/6')
  const rules = page.getByRole('region', { name: 'Правила' })
  await wake(rules)
  await page.route('**/api/v1/hotels/6/', (route) =>
    route.fulfill({ status: 503, json: { detail: '', code: 'unavailable' } }),
  )
  await rules.getByRole('link', { name: 'Попитайте за това място' }).click()
  const subject = main.getByRole('group', { name: 'Питате за' })
  await expect(subject).toContainText('Името му не се зареди')
  await main.getByRole('textbox', { name: 'Име', exact: true }).fill('Ана Петрова')
  await main.getByRole('textbox', { name: 'Имейл' }).fill('ana@example.com')
  await main.getByRole('textbox', { name: 'Съобщение' }).fill('Има ли паркинг?')
  // A few messages an hour are let in from one address: this one is only looked at.
  const sent = page.waitForRequest('**/api/v1/contact/')
  await page.route('**/api/v1/contact/', (route) => route.fulfill({ status: 201, json: { copy: true } }))
  await main.getByRole('button', { name: 'Изпращане' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ hotel_id: 6, topic: 'stay', message: 'Има ли паркинг?' })
  await expect(main.getByRole('heading', { name: 'Съобщението Ви е при нас' })).toBeFocused()
})
