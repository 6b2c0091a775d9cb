import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measureMapFrames } from './map-frames.ts'
import { measureOwnWork } from './own-work.ts'
import { asRoot, browserPath, findHotel } from './page-addresses.ts'
import { note, percentile } from './report.ts'

/** Fetched when it is measured, not installed with the program: 170 MB that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0'
const turns = 3
const run = promisify(execFile)

/** Without dates: with them the page asks not to be found. */
const indexedResults = (place: string) => `hotels?destination=${place}`

/**
 * Home, results and a hotel in both languages on Lighthouse's slow phone, and how smoothly a full map is dragged. Blocking time by the
 * clock says as much of the machine as of the page: the page's own is measured beside it.
 */
export async function measurePhone(origin: string): Promise<void> {
  const { hotel, place } = await findHotel(origin)
  for (const language of ['bg', 'en']) {
    const prefix = language === 'bg' ? '/' : '/en/'
    await measurePage(`home, ${language}`, origin + (language === 'bg' ? '/' : '/en'))
    await measurePage(`results, ${language}`, origin + prefix + indexedResults(place))
    await measurePage(`hotel, ${language}`, `${origin}${prefix}${hotel}`)
  }
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
  const own = await measureOwnWork(url)
  note(
    `${name}: blocking time by the page's own work (longest task)`,
    `${Math.round(own.blocking)} ms (${Math.round(own.longest)})`,
    '<= 200 ms',
    own.blocking <= 200,
  )
}

/** It loses a page's trace now and then, says so and asks to be run again; that has happened twice in a row. */
async function askLighthouse(url: string, tries = 4): Promise<Report> {
  return runLighthouse(url).catch((error: unknown) => {
    if (tries === 1) throw error
    return askLighthouse(url, tries - 1)
  })
}

async function runLighthouse(url: string): Promise<Report> {
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
