import { expect } from '@playwright/test'
import { listen } from './complaints.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'

/** Sentences of the specification about the frame around pages (section 2), each from the page as it is rendered. */
const words = {
  en: { prefix: '/en', home: '/en', name: 'Zefir', top: 'Back to top', about: 'About us', loading: 'Loading...' },
  bg: { prefix: '', home: '/', name: 'Зефир', top: 'Към началото', about: 'За нас', loading: 'Зареждане...' },
} as const
const problem = {
  en: { text: 'Something went wrong. Please try again.', reload: 'Reload page' },
  bg: { text: 'Нещо се обърка. Моля, опитайте отново.', reload: 'Презареждане на страницата' },
} as const

for (const language of ['en', 'bg'] as const) {
  const { prefix, home, name, top, about, loading } = words[language]

  test(`“Logo: 170 px wide, links to /”; “scroll-to-top … after scrolling past 100 px … hidden on a page with a key query parameter”; “A progress bar shows during route changes” (${language})`, async ({
    page,
  }) => {
    const complaints = listen(page)
    await page.goto(`${prefix}/terms`)
    const logo = page.locator('header').getByRole('link', { name: `${name}, ` })
    await expect(logo).toHaveAttribute('href', home)
    expect((await logo.boundingBox())?.width).toBe(170)

    const button = page.getByRole('button', { name: top })
    const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
    await page.waitForFunction(isAwake)
    await scroll(101)
    await expect(button).toBeVisible()
    await scroll(100)
    await expect(button).toBeHidden()
    await scroll(600)
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#top')).toBeFocused()
    await expect(button).toBeHidden()

    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/about\.page-.*\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    const bar = page.locator('#root > div > div[aria-hidden="true"]')
    await expect(bar).toHaveCount(0)
    await page.locator('footer').getByRole('link', { name: about }).click()
    await expect(bar).toBeVisible()
    arrive()
    await expect(page.getByRole('heading', { level: 1, name: about })).toBeVisible()
    await expect(bar).toHaveCount(0)

    await page.goto(`${prefix}/terms?key=abc`)
    await scroll(600)
    await page.waitForFunction(isAwake)
    await page.waitForTimeout(100)
    await expect(button).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test(`“Generic error screen (shown on an uncaught render error) … with a 'Reload page' button that reloads the page” (${language})`, async ({
    page,
  }) => {
    // A broken answer is made to break the page that would show it.
    await page.route(/\/api\/v1\/hotels\/\d+\/(\?.*)?$/, (route) => route.fulfill({ json: { id: 1, name: 'x' } }))
    await page.goto(`${prefix}/hotels?q=Sozopol`)
    const hotel = page.locator(`main a[href^="${prefix}/hotels/bulgaria/"]`).first()
    await wake(hotel)
    await hotel.click()
    const { text, reload } = problem[language]
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByRole('button', { name: reload, exact: true }).click()
    await expect(page.locator('h1')).not.toHaveText(text)
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
  })

  test(`“Full-screen loading overlay: text 'Loading...' by default”; “Social links: facebook, instagram, linkedin” (${language})`, async ({
    request,
  }) => {
    const html = await (await request.get(`${prefix}/account`)).text()
    expect(html).toMatch(new RegExp(`role="status"[^>]*>.*<p>${loading.replaceAll('.', '\\.')}</p>`))
    const links = [...html.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*aria-label="([^"]*)"/g)]
    expect(links.map((match) => match[1])).toEqual([
      'https://www.facebook.com/zefir.example',
      'https://www.instagram.com/zefir.example',
      'https://www.linkedin.com/company/zefir.example',
    ])
    for (const [, , label] of links) expect(label).toContain(name)
  })
}

test('the way back to the top is there beyond 100 px at every width, above the question about cookies, and nowhere over the last lines', async ({
  browser,
}) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  // A browser that does not say it is driven by a program: bots are not asked about cookies.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const button = page.getByRole('button', { name: words.bg.top })
  const question = page.getByRole('region', { name: 'Бисквитки' })
  // A step at a time, as a hand scrolls: of two within one picture the page hears only where they end.
  const scroll = (y: number) =>
    page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' })
      return new Promise<void>((heard) => requestAnimationFrame(() => requestAnimationFrame(() => heard())))
    }, y)
  await page.goto('/terms')
  await page.waitForFunction(isAwake)
  await expect(question).toBeVisible()
  await scroll(101)
  await expect(button).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await button.boundingBox(), await question.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Само необходимите' }).click()
  await expect(question).toHaveCount(0)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await scroll(100)
    await expect(button).toHaveCount(0)
    await scroll(101)
    await expect(button).toBeVisible()
    await scroll(100_000)
    await expect(button).toBeVisible()
    expect(await page.evaluate(readUnderButton, words.bg.top), String(width)).toEqual([])
  }
  await page.close()
})

test('“when the preferred language (cookie userLang, default bg) differs from the current locale and the path does not start with /en/”', async ({
  page,
  context,
  baseURL,
}) => {
  const prefer = (value: string) => context.addCookies([{ name: 'userLang', value, url: baseURL }])
  const open = async (path: string) => {
    await page.goto(path)
    return [new URL(page.url()).pathname, await page.locator('html').getAttribute('lang')]
  }
  expect(await open('/terms')).toEqual(['/terms', 'bg'])
  // Chosen elsewhere meanwhile: the next step within the site follows it, as a new document does.
  await prefer('en')
  await page.locator('footer').getByRole('link', { name: 'Поверителност' }).click()
  await expect(page).toHaveURL('/en/privacy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await open('/terms?x=1')).toEqual(['/en/terms', 'en'])
  await prefer('bg')
  expect(await open('/en/terms')).toEqual(['/en/terms', 'en'])
  // “The language value accepts only en and bg; anything else falls back to the userLang cookie, then bg.”
  await prefer('de')
  expect(await open('/terms')).toEqual(['/terms', 'bg'])
  expect(await open('/terms?lang=de')).toEqual(['/terms', 'bg'])
  await prefer('en')
  expect(await open('/terms?lang=de')).toEqual(['/en/terms', 'en'])
})

test('“Desktop uses a custom scrollbar; mobile user agents get native scrolling”', async ({
  page,
  browser,
  baseURL,
}) => {
  const width = () => getComputedStyle(document.documentElement).scrollbarWidth
  await page.goto('/terms')
  expect(await page.evaluate(width)).toBe('thin')
  const phone = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    baseURL,
  })
  await phone.goto('/terms')
  expect(await phone.evaluate(width)).toBe('auto')
  await phone.close()
})

/** The code is at work: what depends on it is shown by now, or never. */
function isAwake(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
}

/** Texts of the footer that the button with this name lies over. */
function readUnderButton(name: string): string[] {
  const button = document.querySelector(`button[aria-label="${name}"]`)?.getBoundingClientRect()
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('footer') as Node, NodeFilter.SHOW_TEXT)
  while (button && texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const hidden = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top,
    )
    if (hidden) found.push(range.toString())
  }
  return found
}
