import { type Browser, chromium } from '@playwright/test'
import { asRoot, browserPath } from './page-addresses.ts'
import { percentile } from './report.ts'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number }

/** A phone's processor against this one, as Lighthouse's mobile preset takes it. */
const slowness = 4
/** What of a task a visitor does not notice, in milliseconds. */
const unnoticed = 50
const visits = 7

/**
 * What a page's main thread computes until it is awake, by the processor's time instead of the clock's. Lighthouse's blocking
 * time goes by the clock: where two processors serve browser, server and measurement at once, a task of 10 ms may last 170.
 * @returns milliseconds at a processor four times as slow, the middle of seven visits: the sum of what each task has beyond
 *   50 ms, and the longest task
 */
export async function measureOwnWork(url: string): Promise<{ blocking: number; longest: number }> {
  const browser = await chromium.launch({ executablePath: browserPath, args: asRoot ? ['--no-sandbox'] : [] })
  try {
    const blocking: number[] = []
    const longest: number[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const tasks = (await readTasks(browser, url)).map((time) => time * slowness)
      blocking.push(tasks.reduce((sum, time) => sum + Math.max(0, time - unnoticed), 0))
      longest.push(Math.max(0, ...tasks))
    }
    return { blocking: percentile(blocking, 0.5), longest: percentile(longest, 0.5) }
  } finally {
    await browser.close()
  }
}

/** Processor times of the main thread's tasks while the page loads and wakes up, in milliseconds. */
async function readTasks(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await page.goto(url)
  await page.waitForTimeout(2000)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${url} was never painted.`)
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => {
      return name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid
    })
    .map(({ tdur = 0 }) => tdur / 1000)
  if (!tasks.some((time) => time > 0)) throw new Error('This browser tells no processor times.')
  return tasks
}
