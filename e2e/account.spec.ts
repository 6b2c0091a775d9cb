import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { password, readToken, register } from './member.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'
import { walkedIn } from './walked-in.ts'

const sites = {
  bg: {
    prefix: '',
    create: 'Създаване на профил',
    first: 'Име',
    last: 'Фамилия',
    email: 'Имейл',
    password: 'Парола',
    sent: 'Остава една стъпка',
    confirm: 'Потвърждавам адреса',
    signIn: 'Вход',
    code: 'Код от имейла',
    remember: 'Запомнете това устройство за 30 дни',
    security: 'Сигурност',
    profile: 'Лични данни',
    here: 'Това устройство',
    signOut: 'Изход',
    account: 'Профил',
    save: 'Запазване',
    saved: 'Запазено',
    blank: 'Това поле не може да бъде празно.',
    forgot: 'Забравена парола',
    sendLink: 'Изпратете ми връзка',
    linkSent: 'Ако с този адрес има профил, на него вече пътува връзка за избор на нова парола.',
    savePassword: 'Запазване на паролата',
    changed: 'Паролата е сменена',
    byCode: 'Вход с код вместо парола',
    sendCode: 'Изпратете ми код',
  },
  en: {
    prefix: '/en',
    create: 'Create the account',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    password: 'Password',
    sent: 'One step to go',
    confirm: 'Confirm the address',
    signIn: 'Sign in',
    code: 'Code from the email',
    remember: 'Remember this device for 30 days',
    security: 'Security',
    profile: 'Personal details',
    here: 'This device',
    signOut: 'Sign out',
    account: 'Account',
    save: 'Save',
    saved: 'Saved',
    blank: 'This field may not be blank.',
    forgot: 'Forgotten password',
    sendLink: 'Send me a link',
    linkSent: 'If this address has an account, a link to choose a new password is on its way to it.',
    savePassword: 'Save the password',
    changed: 'The password is changed',
    byCode: 'Sign in with a code instead',
    sendCode: 'Send me a code',
  },
} as const

for (const language of walkedIn('bg')) {
  const site = sites[language]
  test(`an account is made, confirmed and signed in to by password and code, and the device is remembered (${language})`, async ({
    page,
  }) => {
    // What a form refuses is a 400.
    const complaints = listen(page, /400/)
    const email = `ana.${language}.${Date.now()}@example.com`
    const main = page.getByRole('main')
    const signIn = async () => {
      await page.getByRole('textbox', { name: site.email, exact: true }).fill(email)
      await page.locator('input[name=password]').fill(password)
      await main.getByRole('button', { name: site.signIn, exact: true }).click()
    }

    await page.goto(`${site.prefix}/register`)
    await page.waitForLoadState('networkidle')
    await main.getByRole('button', { name: site.create }).click()
    await expect(page.getByText(site.blank)).toHaveCount(4)
    await expect(page.getByRole('textbox', { name: site.first, exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: site.first, exact: true }).fill('Ана')
    await page.getByRole('textbox', { name: site.last }).fill('Петрова')
    await page.getByRole('textbox', { name: site.email, exact: true }).fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=accept_terms]').check()
    await main.getByRole('button', { name: site.create }).click()
    await expect(page.getByRole('heading', { name: site.sent })).toBeVisible()

    const link = await readMail(page, email, /\/(?:en\/)?verify-email\?token=[\w.~-]+/)
    await page.goto(link)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await main.getByRole('button', { name: site.confirm }).click()
    await main.getByRole('link', { name: site.signIn }).click()
    await page.waitForURL(/\/login$/)

    // A page of the account leads here and back.
    await page.goto(`${site.prefix}/account/security`)
    await page.waitForURL(/\/login\?next=%2Faccount%2Fsecurity$/)
    await expectAccessible(page)
    await signIn()
    const box = page.getByRole('textbox', { name: site.code })
    await expect(box).toBeFocused()
    await page.getByRole('checkbox', { name: site.remember }).check()
    await expectAccessible(page)
    await box.fill(await readMail(page, email, /\b\d{6}\b/))
    await expect(page.getByRole('heading', { level: 1, name: site.security })).toBeVisible()
    await expect(page.getByText(site.here)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: site.profile }).click()
    await page.getByRole('textbox', { name: site.last }).fill('Иванова')
    await main.getByRole('button', { name: site.save }).click()
    await expect(page.getByText(site.saved)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: site.last })).toHaveValue('Иванова')
    await expect(page.getByRole('banner').getByRole('link', { name: site.account })).toBeVisible()

    // Another tab notices.
    const other = await page.context().newPage()
    await other.goto(`${site.prefix}/account/profile`)
    await expect(other.getByRole('heading', { level: 1, name: site.profile })).toBeVisible()
    await main.getByRole('button', { name: site.signOut, exact: true }).click()
    await page.waitForURL(/\/login$/)
    await other.waitForURL(/\/login/)
    await other.close()

    await page.waitForLoadState('networkidle')
    await signIn()
    await expect(page.getByRole('banner').getByRole('link', { name: site.account })).toBeVisible()
    await expect(page).toHaveURL(site.prefix === '' ? /\/$/ : /\/en$/)
    expect(complaints).toEqual([])
  })
}

for (const language of walkedIn('en')) {
  const site = sites[language]
  test(`a forgotten password is chosen anew by the link of the mail, and a code alone signs in too (${language})`, async ({
    page,
  }) => {
    const complaints = listen(page)
    const main = page.getByRole('main')
    const email = await register(page, 'forgot', site.prefix === '' ? 'bg' : 'en')
    const address = page.getByRole('textbox', { name: site.email, exact: true })
    await page.goto(`${site.prefix}/login`)
    await main.getByRole('link', { name: site.forgot }).click()
    await expect(page.getByRole('heading', { level: 1, name: site.forgot })).toBeVisible()
    await address.fill(email)
    await main.getByRole('button', { name: site.sendLink }).click()
    await expect(page.getByText(site.linkSent)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.prefix}/reset-password?token=${await readToken(page, email, 'reset-password')}`)
    await page.locator('input[name=new_password]').fill('друга тиха неделя 8')
    await main.getByRole('button', { name: site.savePassword }).click()
    await expect(page.getByRole('heading', { name: site.changed })).toBeVisible()

    await main.getByRole('link', { name: site.signIn }).click()
    await main.getByRole('button', { name: site.byCode }).click()
    await address.fill(email)
    await main.getByRole('button', { name: site.sendCode }).click()
    const box = page.getByRole('textbox', { name: site.code })
    await expect(box).toBeFocused()
    await box.fill(await readMail(page, email, /\b\d{6}\b/))
    await expect(page.getByRole('banner').getByRole('link', { name: site.account })).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a password typed before the code is there never stands in the address', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill('ana@example.com')
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  expect(page.url()).toMatch(/\/login$/)
  await expect(page.locator('input[name=password]')).toHaveValue(password)
  await expect(page.getByRole('main').getByRole('button', { name: sites.bg.signIn, exact: true })).toBeEnabled()
  await expect(page.locator('input[name=password]')).toHaveValue(password)
})
