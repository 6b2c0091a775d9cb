import { expect, test } from 'vitest'
import type { PublicConfig } from '../../contract/rendering.ts'
import { describeHead, escapeJson, renderHead } from './head.ts'

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
