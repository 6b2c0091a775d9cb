import type { Page } from '@playwright/test'

/** The map draws without a graphics card here, and the driver remarks on its own speed when pictures of the page are taken. */
const ofTheDriver = 'GL Driver Message'

/**
 * What the browser complains about from now on: errors, warnings, and code that broke.
 * @param expected complaints that the journey provokes.
 */
export function listen(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!text.includes(ofTheDriver) && !expected?.test(text)) complaints.push(text)
  })
  return complaints
}
