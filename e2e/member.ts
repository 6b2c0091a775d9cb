import { expect, type Page } from '@playwright/test'
import { readMail } from './read-mail.ts'

export const password = 'ветровита сряда 7'

/** Somebody new with a confirmed address, by the API alone: how that is done in the browser is the journey of accounts. */
export async function register(page: Page, name: string, language: 'bg' | 'en'): Promise<string> {
  const email = `${name}.${crypto.randomUUID()}@example.com`
  const person = { email, password, first_name: 'Ана', last_name: 'Петрова', accept_terms: true, language }
  await post(page, '/auth/register/', person)
  await post(page, '/auth/register/verify/', { token: await readToken(page, email, 'verify-email') })
  return email
}

/** Somebody new who is signed in, in this browser. */
export async function signUp(page: Page, name: string, language: 'bg' | 'en'): Promise<string> {
  const email = await register(page, name, language)
  const { otp_token } = await post(page, '/auth/token/', { email, password })
  const code = await readMail(page, email, /\b\d{6}\b/)
  const tokens = await post(page, '/auth/token/otp/verify/', { otp_token, code })
  await page.goto(language === 'en' ? '/en/how-we-rank' : '/how-we-rank')
  await page.evaluate((kept) => {
    localStorage.setItem('accessToken', String(kept.access))
    localStorage.setItem('refreshToken', String(kept.refresh))
    localStorage.setItem('tokenExpiry', String(Date.now() + 280_000))
  }, tokens)
  return email
}

/** Fills in the form of signing in, and the code that an unknown device is asked for. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  // The mail is there once it is asked for.
  const code = page.locator('input[name=code]')
  await code.waitFor()
  await code.fill(await readMail(page, email, /\b\d{6}\b/))
}

/** The token in the newest mail's link to a page. */
export async function readToken(page: Page, email: string, path: string): Promise<string> {
  const link = await readMail(page, email, new RegExp(`/(?:en/)?${path}\\?token=[\\w-]+`))
  return link.split('token=')[1] ?? ''
}

/** Who is signed in in the page, for calls of the API. */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` }
}

async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const answer = await page.request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
