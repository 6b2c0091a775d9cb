import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { measureMapFrames } from './map-frames.ts'
import { note, percentile } from './report.ts'

/** Fetched when it is measured, not installed with the program: 170 MB that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0'
const turns = 3
const asRoot = process.getuid?.() === 0
const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const run = promisify(execFile)

/** With dates the page asks not to be found, so its SEO is measured without. */
const results = 'hotels?q=Созопол&checkin=2027-06-11&checkout=2027-06-15&rooms=2'
const indexedResults = (place: string) => `hotels?destination=${place}`

/**
 * Home, results and a hotel in both languages on Lighthouse's slow phone; what a press costs on a CPU four times as slow; how
 * smoothly a full map is dragged.
 */
export async function measurePhone(origin: string): Promise<void> {
  const { hotel, place } = await findHotel(origin)
  for (const language of ['bg', 'en']) {
    const prefix = language === 'bg' ? '/' : '/en/'
    await measurePage(`home, ${language}`, origin + (language === 'bg' ? '/' : '/en'))
    await measurePage(`results, ${language}`, origin + prefix + indexedResults(place))
    await measurePage(`hotel, ${language}`, `${origin}${prefix}${hotel}`)
  }
  await measurePresses(origin, hotel)
  await measureMap(origin)
}

/** Where software draws the map, the share that the markers add says more than the frames themselves. */
async function measureMap(origin: string): Promise<void> {
  const { renderer, markers, empty, full, own } = await measureMapFrames(origin)
  note(
    `map dragged with ${markers} markers, time of a frame p50 and p95 (${/swiftshader|llvmpipe/i.test(renderer) ? 'drawn by software' : renderer})`,
    `${full.p50} and ${full.p95} ms, ${own.p50} and ${own.p95} of them the page's own; without markers ${empty.p50} and ${empty.p95} ms`,
    'p95 <= 16.7 ms',
    full.p95 <= 16.7,
  )
}

async function findHotel(origin: string): Promise<{ hotel: string; place: string }> {
  const answer = await fetch(`${origin}/api/v1/search/?q=Sozopol&checkin=2027-06-11&checkout=2027-06-15`)
  const { results: hotels, destination } = (await answer.json()) as {
    results: { url: string }[]
    destination: { id: string } | null
  }
  const path = hotels[0]?.url.replace(/^\/(?:en\/)?/, '').split('?')[0]
  if (!path || !destination) throw new Error('The demo has no hotel in Sozopol')
  return { hotel: `${path}?checkin=2027-06-11&checkout=2027-06-15`, place: destination.id }
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function measurePage(name: string, url: string): Promise<void> {
  const reports: Report[] = []
  // The first visit makes the pictures; it is not counted.
  await (await fetch(url)).arrayBuffer()
  for (let turn = 0; turn <= turns; turn += 1) {
    const report = await askLighthouse(url)
    if (turn > 0) reports.push(report)
  }
  const score = (category: string) =>
    percentile(
      reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      0.5,
    )
  const value = (audit: string) =>
    percentile(
      reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN),
      0.5,
    )
  const others = ['accessibility', 'best-practices', 'seo'].map(score)
  note(
    `Lighthouse, ${name}: performance, accessibility, best practices, SEO`,
    [score('performance'), ...others].join(', '),
    '>= 95, 100, 100, 100',
    score('performance') >= 95 && others.every((one) => one === 100),
  )
  const [paint, shift] = [value('largest-contentful-paint'), value('cumulative-layout-shift')]
  note(
    `${name}: largest paint, layout shift (blocking time ${Math.round(value('total-blocking-time'))} ms)`,
    `${(paint / 1000).toFixed(2)} s, ${shift.toFixed(3)}`,
    '<= 1.8 s, 0',
    paint <= 1800 && shift < 0.0005,
  )
}

async function askLighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'zefir-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = `--headless=new${asRoot ? ' --no-sandbox' : ''}`
  try {
    const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet', '--output=json']
    await run('npm', [...args, `--output-path=${file}`, `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: browserPath },
      timeout: 180_000,
    })
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Press = { name: string; path: string; act: (page: Page) => Promise<void> }

const press = (find: (page: Page) => Locator, undo?: (page: Page) => Promise<void>) => async (page: Page) => {
  await find(page).click()
  await page.waitForTimeout(600)
  await undo?.(page)
  await page.waitForTimeout(600)
}

/** From the finger to the next picture on the screen, by the browser's own event timing; 12 presses each. */
async function measurePresses(origin: string, hotel: string): Promise<void> {
  const pressEscape = (page: Page) => page.keyboard.press('Escape')
  const presses: Press[] = [
    {
      name: 'a filter',
      path: `/en/${results}`,
      act: press((page) => page.getByRole('checkbox', { name: /Free cancellation/ }).first()),
    },
    {
      name: 'the calendar',
      path: '/en',
      act: press((page) => page.getByRole('button', { name: /^Check-in/ }), pressEscape),
    },
    {
      name: 'the gallery',
      path: `/en/${hotel}`,
      act: press((page) => page.getByRole('link', { name: /^Picture 1 / }), pressEscape),
    },
  ]
  const browser = await chromium.launch({ executablePath: browserPath, args: asRoot ? ['--no-sandbox'] : [] })
  try {
    for (const { name, path, act } of presses) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.evaluate(() => {
        const seen: number[] = []
        Object.assign(globalThis, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.name === 'click') seen.push(entry.duration)
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
      for (let turn = 0; turn < 12; turn += 1) await act(page)
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
      await page.close()
      // Presses faster than the observer's threshold are not reported.
      const delays = [...seen, ...new Array<number>(Math.max(0, 12 - seen.length)).fill(16)]
      const p95 = percentile(delays, 0.95)
      note(`press on ${name}, CPU four times as slow, p95`, `${Math.round(p95)} ms`, '<= 100 ms', p95 <= 100)
    }
  } finally {
    await browser.close()
  }
}
