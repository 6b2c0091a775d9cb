import { dehydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type {
  MatchedPage,
  PublicConfig,
  RenderedPage,
  Renderer,
  RenderRequest,
  StandInReason,
} from '../contract/rendering.ts'
import type { Language } from '../contract/values.ts'
import { createApi } from './lib/api.ts'
import { App } from './lib/app.tsx'
import { describeHead, escapeJson, renderHead } from './lib/head.ts'
import { findMessages, getT, type Messages, registerMessages } from './lib/i18n.tsx'
import { languageOfPath, localizePath, stripLanguage } from './lib/language.ts'
import { shellNamespace } from './lib/message-source.ts'
import { createPageFinder } from './lib/page-finder.ts'
import { readMeta } from './lib/page-head.ts'
import { type RouteHandle, readRouteHandle } from './lib/page-route.tsx'
import type { PageState } from './lib/page-state.ts'
import { createQueryClient } from './lib/query-client.ts'
import { giveRefusedForm } from './lib/refused-form.ts'
import { type Services, servicesKey } from './lib/services.ts'
import { StandInPage } from './root-layout.tsx'
import { createRoutes } from './routes.tsx'
import { lateFooter } from './shell/late-footer.ts'
import { preloadedFonts } from './styles/fonts.ts'

const messageFiles = import.meta.glob<Messages>(['../messages/*/*.json', '!../messages/*/errors.json'], {
  import: 'default',
  eager: true,
})

/** Loads every page and message once; afterwards a page is data, markup, string. */
export async function createRenderer(config: PublicConfig): Promise<Renderer> {
  for (const [path, messages] of Object.entries(messageFiles)) {
    const [language, namespace] = path.replace('../messages/', '').replace('.json', '').split('/')
    if ((language === 'bg' || language === 'en') && namespace) registerMessages(language, namespace, messages)
  }
  await lateFooter.ready()
  const routes = await loadRoutes(createRoutes())
  const findPage = createPageFinder(routes)

  function match(pathname: string): MatchedPage | undefined {
    const route = readRouteHandle(findPage(pathname).route)
    if (!route) return undefined
    const { cache = false, query = [] } = route.page.handle
    return { name: route.name, language: route.language, cache, query }
  }

  const unchanging = new Map<string, string>()

  /** Settings and messages are the same in every rendering of a page: they are written once. */
  function unchangingState(language: Language, route: RouteHandle | undefined): string {
    const key = `${language}/${route?.name ?? ''}`
    const known = unchanging.get(key)
    if (known) return known
    const messages = collectMessages(language, route?.page.handle.messages ?? [])
    const text = escapeJson({ config, messages } satisfies UnchangingState)
    unchanging.set(key, text)
    return text
  }

  async function render({ url, transport, renderedAt, refused }: RenderRequest): Promise<RenderedPage> {
    const language = languageOfPath(url.pathname)
    const queryClient = createQueryClient('server')
    if (refused) giveRefusedForm(queryClient, refused)
    const services: Services = {
      config,
      queryClient,
      api: (target) => createApi(target, transport),
      renderedAt,
    }
    const requestContext = new RouterContextProvider(new Map([[servicesKey, services]]))
    const { handler } = findPage(url.pathname)
    const context = await handler.query(new Request(url), { requestContext })
    if (context instanceof Response) return readRedirect(context)
    throwFailure(context)
    const router = createStaticRouter(handler.dataRoutes, context)
    const body = renderToString(
      <StrictMode>
        <App services={services}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </StrictMode>,
    )
    const route = readRouteHandle(context.matches.at(-1)?.route)
    const meta = readMeta({ state: context, language, url, services })
    const state = {
      queries: dehydrate(queryClient),
      router: { loaderData: context.loaderData, errors: context.errors },
      renderedAt,
    } satisfies Omit<PageState, keyof UnchangingState>
    return {
      kind: 'page',
      status: meta.status ?? context.statusCode,
      language,
      page: route?.name,
      head: renderHead(describeHead(meta, language, stripLanguage(url.pathname), config)),
      body,
      state: joinState(unchangingState(language, route), escapeJson(state)),
      preloadImage: meta.preloadImage,
    }
  }

  return {
    fonts: preloadedFonts,
    match,
    render,
    renderStandIn: (reason, language) => renderStandIn(config, reason, language),
  }
}

/** Rendered while nothing is wrong yet, so that it can be sent when something is. */
async function renderStandIn(
  config: PublicConfig,
  reason: StandInReason,
  language: Language,
): Promise<{ head: string; body: string }> {
  const services: Services = {
    config,
    queryClient: createQueryClient('server'),
    api: () => {
      throw new Error('The static page asks nothing.')
    },
    renderedAt: 0,
  }
  const handler = createStaticHandler([{ path: '*', element: <StandInPage reason={reason} language={language} /> }])
  const context = await handler.query(new Request(new URL(localizePath('/', language), config.publicOrigin)))
  if (context instanceof Response) throw new Error('The static page leads nowhere.')
  const title = getT(language, shellNamespace)(reason === 'busy' ? 'error.busyTitle' : 'error.serverTitle')
  return {
    head: renderHead(describeHead({ title, robots: 'noindex' }, language, '/', config)),
    body: renderToString(
      <App services={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
  }
}

async function loadRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    routes.map(async (route) => {
      const { lazy, children, ...rest } = route
      const loaded = typeof lazy === 'function' ? await lazy() : {}
      return { ...rest, ...loaded, ...(children ? { children: await loadRoutes(children) } : {}) } as RouteObject
    }),
  )
}

function readRedirect(response: Response): RenderedPage {
  return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' }
}

/** A 404 has its own page; anything else that went wrong is the page door's to answer. */
function throwFailure(context: StaticHandlerContext): void {
  if (!context.errors || context.statusCode === 404) return
  throw Object.values(context.errors)[0]
}

type UnchangingState = Pick<PageState, 'config' | 'messages'>

/** The members of two JSON objects, neither of them empty, in one. */
function joinState(first: string, second: string): string {
  return `${first.slice(0, -1)},${second.slice(1)}`
}

function collectMessages(language: Language, namespaces: readonly string[]): Record<string, Messages> {
  const found: Record<string, Messages> = {}
  for (const namespace of [shellNamespace, ...namespaces]) {
    const messages = findMessages(language, namespace)
    if (messages) found[namespace] = messages
  }
  return found
}
