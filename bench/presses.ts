import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { askStay } from './days.ts'
import { asRoot, browserPath, findHotel } from './page-addresses.ts'
import { note, percentile } from './report.ts'

const results = `hotels?q=Созопол&${askStay('06-11', 4)}&rooms=2`

type Press = { name: string; path: string; find: (page: Page) => Locator; undo?: (page: Page) => Promise<void> }

/** Fresh pages, and presses on each: one press in five finds parts of the page still asleep. */
const pressedPages = 5
const pressesOfPage = 5

/**
 * From the finger to the next picture on the screen, by the browser's own event timing: of each press the slowest of its
 * events, as the interaction delay of field data counts it. A hand presses: the pointer comes a moment before, and eighty
 * milliseconds lie between down and up. A press of no length, which only programs do, queues the work of all its events.
 */
export async function measurePresses(origin: string): Promise<void> {
  const { hotel } = await findHotel(origin)
  const pressEscape = (page: Page) => page.keyboard.press('Escape')
  const presses: Press[] = [
    {
      name: 'a filter',
      path: `/en/${results}`,
      find: (page) => page.getByRole('checkbox', { name: /Free cancellation/ }).first(),
    },
    {
      name: 'a heart',
      path: `/en/${results}`,
      find: (page) => page.getByRole('button', { name: /wishlist/i }).first(),
    },
    {
      name: 'the calendar',
      path: '/en',
      find: (page) => page.getByRole('button', { name: /^Check-in/ }),
      undo: pressEscape,
    },
    {
      name: 'the gallery',
      path: `/en/${hotel}`,
      find: (page) => page.getByRole('link', { name: /^Picture 1 / }),
      undo: pressEscape,
    },
  ]
  const browser = await chromium.launch({ executablePath: browserPath, args: asRoot ? ['--no-sandbox'] : [] })
  try {
    for (const press of presses) {
      const firsts: number[] = []
      const delays: number[] = []
      for (let visit = 0; visit < pressedPages; visit += 1) {
        const [first = 0, ...later] = await pressInFreshPage(browser, origin, press)
        firsts.push(first)
        delays.push(first, ...later)
      }
      const [p95, middle, worst] = [percentile(delays, 0.95), percentile(delays, 0.5), Math.max(...firsts)]
      note(
        `press on ${press.name}, CPU four times as slow, p95`,
        `${Math.round(p95)} ms (middle ${Math.round(middle)}, slowest first ${Math.round(worst)})`,
        '<= 100 ms',
        p95 <= 100,
      )
    }
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each press; the browser reports none below 16. */
async function pressInFreshPage(browser: Browser, origin: string, { path, find, undo }: Press): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    Object.assign(globalThis, { slowest: 16 })
    new PerformanceObserver((list) => {
      const seen = globalThis as unknown as { slowest: number }
      for (const { name, duration } of list.getEntries())
        if (['pointerdown', 'pointerup', 'click'].includes(name)) seen.slowest = Math.max(seen.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const delays: number[] = []
  for (let turn = 0; turn < pressesOfPage; turn += 1) {
    await find(page).hover()
    await page.waitForTimeout(150)
    await find(page).click({ delay: 80 })
    await page.waitForTimeout(600)
    delays.push(
      await page.evaluate(() => {
        const seen = globalThis as unknown as { slowest: number }
        const { slowest } = seen
        seen.slowest = 16
        return slowest
      }),
    )
    await undo?.(page)
    await page.waitForTimeout(600)
    await page.evaluate(() => Object.assign(globalThis, { slowest: 16 }))
  }
  await context.close()
  return delays
}
