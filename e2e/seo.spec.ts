import { type APIRequestContext, expect } from '@playwright/test'
import { findFaults, readStructuredData } from '../test/schema-org.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'

/** The pages that search engines are meant to find, by what their structured data is. */
const kinds = {
  home: ['WebSite', 'TravelAgency'],
  results: ['BreadcrumbList', 'ItemList'],
  hotel: ['Hotel', 'BreadcrumbList'],
} as const

for (const language of ['bg', 'en'] as const) {
  const prefix = language === 'bg' ? '' : '/en'

  test(`home, results and hotel have a head that search engines can use (${language})`, async ({
    request,
    baseURL,
  }) => {
    const hotel = await firstAddress(request, 'hotels-1')
    const place = await firstAddress(request, 'places-1')
    const paths = { home: '/', results: place, hotel }
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() }
    for (const [kind, path] of Object.entries(paths) as [keyof typeof kinds, string][]) {
      const own = path === '/' ? prefix || '/' : prefix + path
      const response = await request.get(own)
      expect(response.headers()['content-security-policy']).toContain("script-src 'self'")
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}"`)
      const meta = (name: string) => readTag(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
      const title = readTag(html, /<title>([^<]*)</)
      const description = meta('description')
      expect(title.length, title).toBeLessThanOrEqual(75)
      expect(description.length).toBeGreaterThan(50)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(meta('robots')).toBe('')
      expect(readTag(html, /<link rel="canonical" href="([^"]*)"/)).toBe(baseURL + own)
      for (const [twin, address] of [
        ['bg', path],
        ['en', path === '/' ? '/en' : `/en${path}`],
        ['x-default', path],
      ])
        expect(html).toContain(`<link rel="alternate" hreflang="${twin}" href="${baseURL}${address}"`)
      expect(meta('og:url')).toBe(baseURL + own)
      expect(meta('og:title')).not.toBe('')
      expect(meta('twitter:card')).toBe('summary_large_image')
      const picture = await request.get(meta('og:image'))
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      expect((await picture.body()).length).toBeGreaterThan(10_000)
      const data = readStructuredData(html)
      expect(data.map((item) => item['@type'])).toEqual(kinds[kind])
      expect(await findFaults(data)).toEqual([])
      seen.titles.add(title)
      seen.descriptions.add(description)
      seen.pictures.add(meta('og:image'))
    }
    expect([seen.titles.size, seen.descriptions.size, seen.pictures.size]).toEqual([3, 3, 3])
  })

  test(`what is not for finding says so (${language})`, async ({ request }) => {
    const place = await firstAddress(request, 'places-1')
    const hidden = [
      `${place}&stars=4`,
      `${place}&checkin=${daysFromNow(40)}&checkout=${daysFromNow(42)}`,
      `${place}&sort=price`,
      '/hotels?q=zzzz',
      '/hotels?page=2',
      '/booking/22222222?key=x',
      '/review/22222222?key=x',
      '/request/22222222?key=x',
      '/checkout/nothing',
    ]
    for (const path of hidden) {
      const html = await (await request.get(prefix + path)).text()
      expect(html, path).toMatch(/<meta name="robots" content="noindex/)
      expect(html, path).not.toContain('rel="canonical"')
    }
  })
}

test('a browser takes the structured data for data, not for code', async ({ page, request }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(await firstAddress(request, 'hotels-1'))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  expect(complaints).toEqual([])
})

test('every file of the sitemap is there, and robots.txt names it', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)</g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) {
    const text = await (await request.get(file)).text()
    expect(text.startsWith('<?xml')).toBe(true)
    expect(text.trimEnd().endsWith('</urlset>')).toBe(true)
  }
})

/** The first page that a file of the sitemap names, without its origin and language. */
async function firstAddress(request: APIRequestContext, file: string): Promise<string> {
  const text = await (await request.get(`/sitemaps/${file}.xml`)).text()
  const address = new URL(readTag(text, /<loc>([^<]+)</).replaceAll('&amp;', '&'))
  return address.pathname + address.search
}

function readTag(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

test('every standing page of the sitemap is there in both languages, with words of its own for the results of a search', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)</g)].map((match) => match[1] ?? '')
  expect(addresses.length).toBeGreaterThan(16)
  const seen = new Set<string>()
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const title = readTag(html, /<title>([^<]*)</)
    const description = readTag(html, /<meta name="description" content="([^"]*)"/)
    expect(readTag(html, /<link rel="canonical" href="([^"]*)"/)).toBe(address)
    for (const language of ['bg', 'en']) expect(html).toContain(`hreflang="${language}"`)
    expect(title.length, title).toBeLessThanOrEqual(75)
    expect(description.length, description).toBeGreaterThan(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
    seen.add(title).add(description)
  }
  expect(seen.size).toBe(2 * addresses.length)
})
