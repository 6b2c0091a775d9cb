import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { listen } from './complaints.ts'
import { test } from './test.ts'
import type { ToastPage } from './toast-page.tsx'

let code = ''
let styles = ''

/** The site's own outlet on a page of its own, because no page of the site shows toasts of every kind. */
test.beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'false' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL('./toast-page.tsx', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })
  for (const file of [made].flat().flatMap((part) => ('output' in part ? part.output : []))) {
    if (file.type === 'chunk') code = file.code
    else if (file.fileName.endsWith('.css')) styles = String(file.source)
  }
})

async function open(page: Page): Promise<string[]> {
  const complaints = listen(page)
  await page.clock.install({ time: 0 })
  await page.setContent('<!doctype html><html lang="bg"><body></body></html>')
  await page.addStyleTag({ content: styles.replace(/@font-face\s*\{[^}]*\}/g, '') })
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => 'showToast' in window)
  // The first toast brings the list; from then on time stands still until it is told to go on.
  await show(page, [{ kind: 'blank', text: 'first' }])
  await expect(page.locator('[data-type]')).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.clock.runFor(6000)
  await expect(page.locator('[data-type]')).toHaveCount(0)
  return complaints
}

type Kind = Parameters<ToastPage['showToast']>[0]

function show(page: Page, toasts: { kind: Kind; text: string; id?: string }[]): Promise<void> {
  return page.evaluate(async (wanted) => {
    const { showToast } = window as unknown as ToastPage
    for (const { kind, text, id } of wanted) await showToast(kind, text, id ? { id } : {})
  }, toasts)
}

/** Kinds on the screen. */
const visible = (page: Page) =>
  page
    .locator('[data-type][data-visible="true"]')
    .evaluateAll((toasts) => toasts.map((toast) => toast.getAttribute('data-type')).sort())

test('“Toast durations: blank 4000 ms, error 4000 ms, success 2000 ms, custom 4000 ms, loading unlimited”', async ({
  page,
}) => {
  const complaints = await open(page)
  const kinds: Kind[] = ['blank', 'error', 'success', 'loading', 'custom']
  await show(
    page,
    kinds.map((kind) => ({ kind, text: kind, id: kind })),
  )
  await expect.poll(() => visible(page)).toEqual(['blank', 'custom', 'error', 'loading', 'success'])
  await expect(page.getByRole('status').filter({ hasText: 'success' })).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(1900)
  expect(await visible(page)).toEqual(['blank', 'custom', 'error', 'loading', 'success'])
  await page.clock.runFor(200)
  await expect.poll(() => visible(page)).toEqual(['blank', 'custom', 'error', 'loading'])
  await page.clock.runFor(1800)
  expect(await visible(page)).toEqual(['blank', 'custom', 'error', 'loading'])
  await page.clock.runFor(200)
  await expect.poll(() => visible(page)).toEqual(['loading'])

  // “loading toasts never auto-dismiss”; what they wait for takes their place.
  await page.clock.runFor(3_600_000)
  expect(await visible(page)).toEqual(['loading'])
  await expect(page.locator('[data-type]')).toHaveCount(1)
  await show(page, [{ kind: 'success', text: 'success', id: 'loading' }])
  await expect.poll(() => visible(page)).toEqual(['success'])
  await page.clock.runFor(2100)
  await expect.poll(() => visible(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('“at most 20 toasts kept; max width 350 px”, and never wider than the screen', async ({ page }) => {
  const complaints = await open(page)
  const long = 'Дълъг текст, който не се побира на един ред, колкото и да му се иска. '
  await show(
    page,
    Array.from({ length: 25 }, (_, index) => ({ kind: 'loading' as const, text: `${long}${index}` })),
  )
  const toasts = page.locator('[data-type]')
  await expect(toasts).toHaveCount(20)
  await expect(toasts.first()).toContainText(`${long}24`)
  await expect(toasts.last()).toContainText(`${long}5`)
  const width = () => toasts.evaluateAll((all) => Math.max(...all.map((toast) => toast.getBoundingClientRect().width)))
  expect(await width()).toBe(350)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await width()).toBeLessThanOrEqual(320)
  expect(complaints).toEqual([])
})

test('a toast that somebody points at stays until they are done', async ({ page }) => {
  await open(page)
  await show(page, [{ kind: 'success', text: 'success' }])
  await expect.poll(() => visible(page)).toEqual(['success'])
  await page.locator('[data-type]').hover()
  await page.clock.runFor(60_000)
  expect(await visible(page)).toEqual(['success'])
  await page.mouse.move(0, 600)
  await page.clock.runFor(2100)
  await expect.poll(() => visible(page)).toEqual([])
})
