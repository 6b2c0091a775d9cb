import { expect, test } from 'vitest'
import type { PublicConfig } from '../../contract/rendering.ts'
import { clipText, describeHead, escapeJson, renderHead } from './head.ts'

const config = {
  publicOrigin: 'https://zefir.test',
  operator: { name: { bg: 'Зефир', en: 'Zefir' } },
} as PublicConfig

test('a page names itself, its canonical address and its twin', () => {
  const html = renderHead(describeHead({ title: 'Hotels', description: 'A "d"' }, 'en', '/hotels', config))
  expect(html).toContain('<title>Hotels | Zefir</title>')
  expect(html).toContain('name="description" content="A &quot;d&quot;"')
  expect(html).toContain('rel="canonical" href="https://zefir.test/en/hotels"')
  expect(html).toContain('hreflang="bg" href="https://zefir.test/hotels"')
  expect(html).toContain('hreflang="x-default" href="https://zefir.test/hotels"')
})

test('a page that should not be found has neither', () => {
  const html = renderHead(describeHead({ title: 'Checkout', robots: 'noindex' }, 'bg', '/checkout/1', config))
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('hreflang')
})

test('nothing in the data ends its script', () => {
  const jsonLd = [{ name: '</script><script>alert(1)</script>\u2028' }]
  const html = renderHead(describeHead({ title: 'x', jsonLd }, 'bg', '/', config))
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(escapeJson(jsonLd[0]))).toEqual(jsonLd[0])
  expect(escapeJson('\u2028<')).toBe('"\\u2028\\u003c"')
})

test('a description is cut between words at 160 characters, for search engines and shared links alike', () => {
  const description = `${'Дълга дума, '.repeat(40)}край`
  const html = renderHead(describeHead({ title: 'x', description }, 'bg', '/', config))
  const found = [...html.matchAll(/(?:name="description"|property="og:description") content="([^"]*)"/g)]
  expect(found).toHaveLength(2)
  for (const [, text = ''] of found) {
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/дума…$|Дълга…$/)
  }
  expect(clipText('Кратко.', 160)).toBe('Кратко.')
  expect(clipText('x'.repeat(200), 160)).toHaveLength(160)
})

test('shared links have a picture of 1200 by 630, the page’s own or that of the site', () => {
  const own = renderHead(describeHead({ title: 'x', image: '/og/hotel/7/en-0123456789ab.jpg' }, 'en', '/', config))
  expect(own).toContain('property="og:image" content="https://zefir.test/og/hotel/7/en-0123456789ab.jpg"')
  expect(own).toContain('property="og:image:width" content="1200"')
  expect(own).toContain('name="twitter:card" content="summary_large_image"')
  expect(own).toContain('property="og:locale:alternate" content="bg_BG"')
  const site = renderHead(describeHead({ title: 'x' }, 'bg', '/', config))
  expect(site).toContain('content="https://zefir.test/og/site/1/bg.jpg"')
})
