import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { readMail } from './read-mail.ts'

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

test('without JavaScript the form says so and names the address (en)', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/en/contact')
  await expect(page.getByText('The form needs JavaScript, which is off here.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeHidden()
  const way = page.getByRole('paragraph').filter({ hasText: 'JavaScript' }).getByRole('link')
  await expect(way).toHaveAttribute('href', 'mailto:office@zefir.example')
  await page.context().close()
})
