import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { pageStateId, type Transport } from '../contract/rendering.ts'
import type { Language } from '../contract/values.ts'
import { createApi, createBrowserTransport } from './lib/api.ts'
import { App } from './lib/app.tsx'
import { beforeRouter } from './lib/before-router.ts'
import { registerMessages } from './lib/i18n.tsx'
import { languageOfPath } from './lib/language.ts'
import { wakeByPresses } from './lib/late.tsx'
import { loadMessages, setMessageLoader } from './lib/message-source.ts'
import type { PageState } from './lib/page-state.ts'
import { setPreloader } from './lib/preload.ts'
import { createQueryClient } from './lib/query-client.ts'
import { type Services, servicesKey } from './lib/services.ts'
import { readStored, signedInKey } from './lib/stored.ts'
import { watchControls } from './lib/typed-early.ts'
import { createRoutes } from './routes.tsx'

setMessageLoader(async (language, namespace) =>
  (await import('./lib/message-files.ts')).readMessageFile(language, namespace),
)

function readPageState(): PageState {
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null')
}

function createServices(state: PageState): Services {
  const transport = createTransport(state.config.apiOrigin)
  const apis = { bg: createApi('bg', transport), en: createApi('en', transport) }
  const queryClient = createQueryClient('browser')
  hydrate(queryClient, state.queries)
  return {
    config: state.config,
    queryClient,
    api: (language: Language) => apis[language],
    renderedAt: state.renderedAt,
    rendered: state.queries,
  }
}

/** Requests of who is signed in carry the session; the code of that comes with the first of them. */
function createTransport(apiOrigin: string): Transport {
  const plain = createBrowserTransport(apiOrigin)
  const loadSession = async () => (await import('./lib/session/browser-session.ts')).getSession(apiOrigin)
  const isKept = () => readStored(signedInKey) !== null
  if (isKept()) void loadSession()
  return async (request) => (isKept() ? (await loadSession()).transport(request) : plain(request))
}

/** Pages are lazy routes; the one on screen must be there before hydration, or its markup would be thrown away. */
async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function preloadRoute(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path.replace(/[?#].*$/, '')) ?? []) {
    // A failed fetch is told when the visitor really goes there.
    if (typeof route.lazy === 'function') route.lazy().catch(() => {})
  }
}

/**
 * Links to places in the page go through the router. A browser's own jump is a step back in the history to it, which puts the
 * page where it was before, and React shows that at once even where parts have no code yet.
 */
function leadWithinPage(router: ReturnType<typeof createBrowserRouter>): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const { pathname, search } = location
    void router.navigate(pathname + search + link.hash)
  })
}

/** Lets the browser paint and answer presses: evaluating the code, reading the page and starting the router are each enough for a task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  await nextTask()
  const state = readPageState()
  const language = languageOfPath(window.location.pathname)
  for (const [namespace, messages] of Object.entries(state.messages)) registerMessages(language, namespace, messages)
  const services = createServices(state)
  const routes = createRoutes()
  await Promise.all([loadFirstPage(routes), loadMessages(language, []), nextTask()])
  setPreloader((path) => preloadRoute(routes, path))
  addEventListener('popstate', (event) => beforeRouter.heard?.(event))
  const router = createBrowserRouter(routes, {
    hydrationData: state.router,
    getContext: () => new RouterContextProvider(new Map([[servicesKey, services]])),
  })
  wakeByPresses()
  watchControls()
  leadWithinPage(router)
  await nextTask()
  // In a transition React wakes the page up in small steps, and a press in between is answered at once.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <StrictMode>
        <App services={services}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
}

void start()
