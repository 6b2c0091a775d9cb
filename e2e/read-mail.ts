import { expect, type Page } from '@playwright/test'

/** The demo keeps its mails, the newest first: what is sought in those to an address, subjects included. */
export async function readMail(page: Page, email: string, sought: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/demo/mailbox')).text()
      const mine = text.split('<article').filter((mail) => mail.includes(email))
      found = sought.exec(mine.join('').replaceAll('&amp;', '&'))?.[0]
      return found
    })
    .toBeTruthy()
  return found ?? ''
}
