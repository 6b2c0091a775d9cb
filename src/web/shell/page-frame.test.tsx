import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { barePublicConfig } from '../../../test/public-config.ts'
import type { PublicConfig } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import footerBg from '../../messages/bg/footer.json' with { type: 'json' }
import bg from '../../messages/bg/shell.json' with { type: 'json' }
import footerEn from '../../messages/en/footer.json' with { type: 'json' }
import en from '../../messages/en/shell.json' with { type: 'json' }
import { App } from '../lib/app.tsx'
import { LanguageProvider, registerMessages } from '../lib/i18n.tsx'
import { pages } from '../routes.tsx'
import { ErrorScreen, NotFoundScreen, ServerErrorScreen } from './error-screens.tsx'
import { lateFooter } from './late-footer.ts'
import { type FrameLook, PageFrame } from './page-frame.tsx'

const config: PublicConfig = {
  ...barePublicConfig,
  operator: {
    ...barePublicConfig.operator,
    legalName: 'Zefir Travel OOD',
    phone: '+359 56 000 000',
    companyNumber: '123456789',
    registrationNumber: 'РК-01-1234',
    social: { facebook: 'https://facebook.example/zefir', instagram: '', linkedin: 'https://linkedin.example/zefir' },
  },
}

beforeAll(async () => {
  await lateFooter.ready()
  registerMessages('bg', 'shell', bg)
  registerMessages('en', 'shell', en)
  registerMessages('bg', 'footer', footerBg)
  registerMessages('en', 'footer', footerEn)
})

async function render(
  look: FrameLook,
  options: { language?: Language; path?: string; body?: React.ReactNode } = {},
): Promise<string> {
  const { language = 'bg', path = '/hotels', body = 'body' } = options
  const element = (
    <LanguageProvider language={language}>
      <PageFrame look={look}>{body}</PageFrame>
    </LanguageProvider>
  )
  const handler = createStaticHandler([{ path: '*', element }])
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('The test page leads nowhere.')
  const services = {
    config,
    queryClient: new QueryClient(),
    api: () => {
      throw new Error('The frame asks nothing.')
    },
    renderedAt: 0,
  }
  return renderToStaticMarkup(
    <App services={services}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
}

function listLinks(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '')
}

function cut(markup: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag}.*</${tag}>`).exec(markup)?.[0] ?? ''
}

describe('the frame around a page', () => {
  it('has a header and a footer unless the page says otherwise', async () => {
    expect(cut(await render({}), 'header')).not.toBe('')
    expect(cut(await render({}), 'footer')).not.toBe('')
    expect(cut(await render({ header: 'hidden' }), 'header')).toBe('')
    expect(cut(await render({ footer: 'hidden' }), 'footer')).toBe('')
    const bare = await render({ bare: true })
    expect(cut(bare, 'header') + cut(bare, 'footer')).toBe('')
  })
  it('keeps the logo alone in a simple header', async () => {
    expect(listLinks(cut(await render({ header: 'simple' }), 'header'))).toEqual(['/'])
  })
  it('marks a header over a picture and shows the B2B badge when asked', async () => {
    expect(await render({ header: 'transparent' })).not.toEqual(await render({ header: 'solid' }))
    expect(cut(await render({ b2b: true }), 'header')).toContain('B2B')
    expect(cut(await render({}), 'header')).not.toContain('B2B')
  })
  it('puts the page’s slot in the place of the navigation', async () => {
    const header = cut(await render({ headerSlot: () => <i>folded search</i> }), 'header')
    expect(header).toContain('folded search')
    expect(header).not.toContain('<nav')
  })
  it('leads first to the content and to the twin in the other language', async () => {
    const markup = await render({}, { path: '/hotels' })
    expect(listLinks(markup)[0]).toBe('#main')
    expect(listLinks(cut(markup, 'header'))).toContain('/en/hotels?lang=en')
    const english = await render({}, { path: '/en/hotels', language: 'en' })
    expect(listLinks(cut(english, 'header'))).toContain('/hotels?lang=bg')
  })
})

describe('the footer', () => {
  it.each(['bg', 'en'] as const)('links only to pages that exist: %s', async (language) => {
    const known = new Set(pages.map((page) => page.path))
    const inside = listLinks(cut(await render({}, { language }), 'footer')).filter((href) => href.startsWith('/'))
    expect(inside.length).toBeGreaterThan(3)
    expect(inside.map((href) => href.replace(/^\/en(?=\/|$)/, '') || '/').filter((href) => !known.has(href))).toEqual(
      [],
    )
  })
  it('shows of the operator what is configured, and where one complains', async () => {
    const footer = cut(await render({}, { language: 'en' }), 'footer')
    expect(footer.replace(/<[^>]+>/g, '')).toContain(
      'Zefir Travel OOD. Company no. 123456789. Tour operator and travel agent, registration no. РК-01-1234. Complaints',
    )
    expect(listLinks(footer)).toContain('tel:+35956000000')
    expect(listLinks(footer)).toContain('https://kzp.bg')
  })
  it('links to the networks that are configured', async () => {
    const links = listLinks(cut(await render({}), 'footer')).filter((href) => href.includes('.example'))
    expect(links).toEqual(['https://facebook.example/zefir', 'https://linkedin.example/zefir'])
  })
})

describe('the error screens', () => {
  it('say in English what the specification says, word for word', async () => {
    const generic = await render({ bare: true }, { language: 'en', body: <ErrorScreen /> })
    expect(generic).toContain('>Something went wrong. Please try again.<')
    expect(generic).toContain('>Reload page<')
    const failed = await render({ bare: true }, { language: 'en', body: <ServerErrorScreen /> })
    expect(failed).toContain('>500 Internal Server Error<')
    expect(failed).toContain('>There was an error, please try again.<')
    expect(failed).toMatch(/<a [^>]*href="\/en"[^>]*>Go Back to Home Page</)
  })
  it('offer a way on from a page that does not exist', async () => {
    const missing = await render({ bare: true }, { body: <NotFoundScreen /> })
    expect(listLinks(missing)).toEqual(expect.arrayContaining(['/hotels', '/']))
  })
})
