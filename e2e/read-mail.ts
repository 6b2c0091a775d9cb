import { expect, type Page } from '@playwright/test'

/** The demo keeps its mails; the newest to an address that holds what is sought. */
export async function readMail(page: Page, email: string, sought: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/demo/mailbox')).text()
      const mine = text.slice(Math.max(0, text.indexOf(email)))
      found = text.includes(email) ? sought.exec(mine.replaceAll('&amp;', '&'))?.[0] : undefined
      return found
    })
    .toBeTruthy()
  return found ?? ''
}
