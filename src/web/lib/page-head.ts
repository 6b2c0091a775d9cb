import { isRouteErrorResponse } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { getFormat } from './format.ts'
import { describeHead, type HeadTag } from './head.ts'
import { getT } from './i18n.tsx'
import { stripLanguage } from './language.ts'
import type { PageMeta } from './page.ts'
import { readRouteHandle } from './page-route.tsx'
import type { Services } from './services.ts'

type RouteState = {
  matches: readonly { route: { handle?: unknown }; params: Readonly<Record<string, string | undefined>> }[]
  errors: Record<string, unknown> | null
}

/** What a page says about itself, on the server and in the browser alike; of a page that failed, only a title. */
export function readMeta(page: { state: RouteState; language: Language; url: URL; services: Services }): PageMeta {
  const { state, language, url, services } = page
  const match = state.matches.at(-1)
  const route = readRouteHandle(match?.route)
  const error = Object.values(state.errors ?? {})[0]
  if (error !== undefined || !route || !match) {
    const missing = isRouteErrorResponse(error) && error.status === 404
    return { title: getT(language, 'shell')(missing ? 'error.notFoundTitle' : 'error.generic'), robots: 'noindex' }
  }
  return route.page.meta({
    t: (namespace) => getT(language, namespace),
    format: getFormat(language),
    queryClient: services.queryClient,
    api: services.api(language),
    language,
    params: match.params,
    url,
    config: services.config,
  })
}

/** The head of the page that the router shows. */
export function describeRoute(page: {
  state: RouteState
  language: Language
  url: URL
  services: Services
}): HeadTag[] {
  return describeHead(readMeta(page), page.language, stripLanguage(page.url.pathname), page.services.config)
}
