import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'
import { press } from './wake.ts'
import { walkedIn } from './walked-in.ts'

/** A link by which the office asks for money: from its mail to the page that says it is paid. */

const words = {
  bg: {
    path: '',
    what: 'Трансфер до хотела',
    pay: /^Платете 45,50/,
    left: 'Върнахте се, без да платите',
    goOn: 'Към плащането',
    paid: 'Платено е. Благодарим Ви!',
    invoice: /^Фактура №\s\d{10} \(PDF\)$/,
    unknown: 'Няма такова плащане',
  },
  en: {
    path: '/en',
    what: 'Transfer to the hotel',
    pay: 'Pay €45.50',
    left: 'You came back without paying',
    goOn: 'On to the payment',
    paid: 'It is paid. Thank you!',
    invoice: /^Invoice \d{10} \(PDF\)$/,
    unknown: 'There is no such payment',
  },
}

for (const language of walkedIn('en')) {
  const say = words[language]
  test(`who is asked to pay by a link pays it without signing in (${language})`, async ({ page, baseURL }) => {
    const complaints = listen(page, /404/)
    const email = `${crypto.randomUUID()}@example.com`
    const asked = ['payments', 'ask', email, '45.50', say.what, '--language', language]
    execFileSync('node', ['scripts/run.mjs', 'src/server/office/main.ts', ...asked], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: '.cache/e2e', PORT: new URL(baseURL ?? '').port },
    })
    const link = await readMail(page, email, new RegExp(`${say.path}/pay/[\\w-]{22}`))
    await page.goto(link)
    await expect(page.getByText(say.what)).toBeVisible()
    await expectAccessible(page)
    const pay = page.getByRole('button', { name: say.pay })
    await press(pay)
    await page.locator('a[href*="left=1"]').click()
    await expect(page.getByRole('heading', { name: say.left })).toBeVisible()
    await press(page.getByRole('button', { name: say.goOn }))
    await page.locator('input[name=card][value=success]').check()
    await page.locator('button[type=submit]').click()
    await page.waitForURL(new RegExp(`${link}$`))
    await expect(page.getByText(say.paid)).toBeVisible()
    await expect(pay).toBeHidden()
    const invoice = await page.getByRole('link', { name: say.invoice }).getAttribute('href')
    expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf')
    await expectAccessible(page)

    await page.goto(`${link}x`)
    await expect(page.getByRole('heading', { name: say.unknown }).last()).toBeVisible()
    expect(complaints).toEqual([])
  })
}
