import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { languageOfPath, localizePath, readLanguageCookie } from './language.ts'
import { loadMessages } from './message-source.ts'
import type { PageModule } from './page.ts'
import { servicesKey } from './services.ts'

export type PageEntry = { path: string; name: string; load: () => Promise<PageModule> }

/** What `useMatches()` finds on a page's match once the page is loaded. */
export type RouteHandle = { name: string; language: Language; page: PageModule }

/** A page as a route of one language. */
export function toPageRoute(entry: PageEntry, language: Language, ErrorBoundary: ComponentType): RouteObject {
  return {
    id: `${entry.name}:${language}`,
    path: localizePath(entry.path.startsWith('/') ? entry.path : `/${entry.path}`, language),
    ErrorBoundary,
    lazy: async () => {
      const page = await entry.load()
      await loadMessages(language, page.handle.messages)
      return {
        Component: await guard(page),
        handle: { name: entry.name, language, page } satisfies RouteHandle,
        loader: (args: LoaderFunctionArgs) => runLoader(page, language, args),
      }
    },
  }
}

/** The page behind the guard that it asks for, whose code comes with such pages alone. */
async function guard({ handle, Component }: PageModule): Promise<ComponentType> {
  if (!handle.guard) return Component
  const Guard = (await import('./session/guards.tsx')).guards[handle.guard]
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a route, when its code has been fetched
  return function Guarded() {
    return (
      <Guard>
        <Component />
      </Guard>
    )
  }
}

/** The page's match among those of `useMatches()` or of a server render; undefined while it is not loaded. */
export function readRouteHandle(match: { handle?: unknown } | undefined): RouteHandle | undefined {
  const handle = match?.handle
  return typeof handle === 'object' && handle !== null && 'page' in handle ? (handle as RouteHandle) : undefined
}

async function runLoader(page: PageModule, language: Language, args: LoaderFunctionArgs): Promise<null> {
  const url = new URL(args.request.url)
  if (!import.meta.env.SSR) followChosenLanguage(url)
  const services = args.context.get(servicesKey)
  await page.loader?.({
    api: services.api(language),
    queryClient: services.queryClient,
    language,
    params: args.params,
    url,
    signal: args.request.signal,
  })
  return null
}

/**
 * A visitor who chose English and goes to a plain path is taken to its English twin; paths under `/en` are left alone
 * (specification, section 2). On the server the page door does it, before the page cache.
 */
function followChosenLanguage(url: URL): void {
  if (languageOfPath(url.pathname) === 'en' || readLanguageCookie(document.cookie) !== 'en') return
  throw redirect(localizePath(url.pathname, 'en') + url.search + url.hash)
}
