import { type BrowserContext, test as onMachine } from '@playwright/test'
import { clockShift, shiftDate } from '../test/clock.mjs'

/** Playwright's `test` with browsers that take the time from the clock of the run; see test/clock.mjs. */
export const test = onMachine.extend<object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => setClock(await open(options))
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

async function setClock(context: BrowserContext): Promise<BrowserContext> {
  if (clockShift === 0) return context
  await context.addInitScript(shiftDate, clockShift)
  await context.addInitScript(keepCookies, clockShift)
  const readCookies = context.cookies.bind(context)
  context.cookies = async (urls) =>
    (await readCookies(urls)).map((each) =>
      each.expires < 0 ? each : { ...each, expires: each.expires + clockShift / 1000 },
    )
  return context
}

/** The browser itself, which ends cookies, keeps the machine's clock. Runs in the page. */
function keepCookies(shift: number): void {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!jar) return
  Object.defineProperty(Document.prototype, 'cookie', {
    ...jar,
    set(this: Document, text: string) {
      const moved = text.replace(
        /(expires=)([^;]+)/i,
        (_, name, at) => name + new Date(Date.parse(at) - shift).toUTCString(),
      )
      jar.set?.call(this, moved)
    },
  })
}
