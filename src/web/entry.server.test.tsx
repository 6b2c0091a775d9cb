import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { barePublicConfig } from '../../test/public-config.ts'
import type { PublicConfig, Transport } from '../contract/rendering.ts'
import { createRenderer } from './entry.server.tsx'
import { pages } from './routes.tsx'

const config: PublicConfig = {
  ...barePublicConfig,
  operator: { ...barePublicConfig.operator, legalName: 'Зефир </script> ООД' },
}

const renderer = await createRenderer(config)
const nothing: Transport = async () => ({ status: 404, text: '{"detail": "Not found.", "code": "not_found"}' })

async function render(path: string) {
  const page = await renderer.render({ url: new URL(path, config.publicOrigin), transport: nothing, renderedAt: 1234 })
  if (page.kind !== 'page') throw new Error('It is a redirect.')
  return page
}

describe('a page', () => {
  test.each([
    ['/terms', 'bg'],
    ['/en/terms', 'en'],
  ])('%s is rendered in its language with its messages and the time', async (path, language) => {
    const page = await render(path)
    expect([page.status, page.language, page.page]).toEqual([200, language, 'terms'])
    const state = JSON.parse(page.state)
    expect(Object.keys(state.messages)).toContain('shell')
    expect(state.renderedAt).toBe(1234)
    expect(state.router).toEqual({ loaderData: { [`terms:${language}`]: null }, errors: null })
  })

  test('asked for again is the same, and another page has messages of its own', async () => {
    const [first, again, other] = [await render('/terms'), await render('/terms'), await render('/contact')]
    expect(again).toEqual(first)
    const namespaces = (page: { state: string }) => Object.keys(JSON.parse(page.state).messages)
    expect(namespaces(other)).not.toEqual(namespaces(first))
    expect(JSON.parse(other.state).router.loaderData).toEqual({ 'contact:bg': null })
  })

  test('brings no inline code, and data that cannot become markup', async () => {
    const page = await render('/terms')
    const html = page.head + page.body
    expect(html).not.toMatch(/<script(?![^>]*type="application\/ld\+json")/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toContain('javascript:')
    expect(page.state).not.toContain('<')
  })

  test('that nobody has is a 404 in the shell, in its language', async () => {
    const page = await render('/en/nowhere')
    expect([page.status, page.page]).toEqual([404, undefined])
    expect(page.body).toContain('This page is not here')
    expect(page.head).toContain('content="noindex"')
    expect(renderer.match('/en/nowhere')).toBeUndefined()
  })

  test.each([
    ['/booking/22222222?key=wrong', 'booking', 'Не намираме тази резервация'],
    ['/en/booking/22222222?key=wrong', 'booking', 'We cannot find this booking'],
    ['/review/22222222?key=wrong', 'review', 'Тази връзка не отваря престой'],
    ['/en/review/22222222', 'review', 'This link does not open a stay'],
    ['/request/22222222?key=wrong', 'request', 'Не познаваме тази заявка'],
    ['/en/request/22222222?key=wrong', 'request', 'We do not know this request'],
    ['/pay/wrong', 'pay', 'Няма такова плащане'],
    ['/en/pay/wrong', 'pay', 'There is no such payment'],
    ['/wishlist/shared?key=wrong', 'wishlist-shared', 'Тази връзка вече не води никъде'],
    ['/en/wishlist/shared?key=wrong', 'wishlist-shared', 'This link no longer leads anywhere'],
  ])('%s tells at once that the link leads nowhere, and is a 404', async (path, name, said) => {
    const page = await render(path)
    expect([page.status, page.page]).toEqual([404, name])
    expect(page.head).toContain('content="noindex, nofollow"')
    expect(page.body).toContain(said)
    expect(page.body).not.toMatch(/не се зареди|did not load/)
  })

  test.each(['/pay/wrong', '/request/22222222?key=wrong', '/review/22222222?key=wrong', '/wishlist/shared?key=wrong'])(
    '%s hands the browser what it said, so that it neither says another thing first nor asks again',
    async (path) => {
      const { queries } = JSON.parse((await render(path)).state).queries
      expect(queries.map(({ state }: { state: { data: unknown } }) => state.data)).toEqual([null])
    },
  )

  test('whose link could not be looked up says that, and offers to try again', async () => {
    const url = new URL('/pay/wrong', config.publicOrigin)
    const away: Transport = async () => ({ status: 503, text: '' })
    const page = await renderer.render({ url, transport: away, renderedAt: 1234 })
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Плащането не се зареди') })
  })
})

describe('“500 error page: static, simple header, no footer … an illustration, and a button”', () => {
  test.each([
    ['en', '500 Internal Server Error', 'There was an error, please try again.', 'Go Back to Home Page', '/en'],
    [
      'bg',
      '500 Вътрешна грешка на сървъра',
      'Възникна грешка, моля, опитайте отново.',
      'Обратно към началната страница',
      '/',
    ],
  ] as const)('%s', async (language, title, text, button, home) => {
    const { head, body } = await renderer.renderStandIn('broken', language)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`>${text}<`)
    expect(body).toMatch(new RegExp(`<a [^>]*href="${home}"[^>]*>${button}</a>`))
    expect(head).toContain(`<title>${title} | `)
    const [header = ''] = /<header.*<\/header>/.exec(body) ?? []
    expect(header.match(/<(?:a|button) /g)).toHaveLength(1)
    expect(body).not.toContain('<footer')
    expect(body.slice(body.indexOf('<main'))).toContain('<svg')
  })
})

test('a visit beyond what the server can take is told to come again, and offered it without script', async () => {
  const { head, body } = await renderer.renderStandIn('busy', 'bg')
  expect(head).toContain('<title>Твърде много посетители наведнъж | Зефир</title>')
  expect(body).toMatch(/<a href=""[^>]*>Опитайте отново<\/a>/)
})

describe('the route table', () => {
  test('names each page after its module, as the server expects', () => {
    for (const { name } of pages) {
      const path = new URL(`./pages/${name}/${name}.page.tsx`, import.meta.url)
      expect(existsSync(path), `${name}.page.tsx`).toBe(true)
    }
  })

  test('has each page in both languages, with messages that exist', async () => {
    for (const { path, load } of pages) {
      const { handle } = await load()
      for (const namespace of handle.messages) {
        expect(existsSync(new URL(`../messages/en/${namespace}.json`, import.meta.url)), namespace).toBe(true)
      }
      if (path.includes(':') || path.includes('*')) continue
      expect(renderer.match(path)?.language).toBe('bg')
      expect(renderer.match(path === '/' ? '/en' : `/en${path}`)?.language).toBe('en')
    }
  })

  test('every namespace is known to the compiler', () => {
    const types = readFileSync(new URL('./lib/message-types.ts', import.meta.url), 'utf8')
    const used = new Set<string>()
    for (const path of Object.keys(import.meta.glob('../messages/en/*.json'))) {
      used.add(path.replace(/.*\/(.*)\.json/, '$1'))
    }
    // Written by the server alone.
    for (const own of ['documents', 'errors', 'facets', 'mail', 'payments']) used.delete(own)
    expect([...used].filter((name) => !types.includes(`en/${name}.json`))).toEqual([])
  })
})
