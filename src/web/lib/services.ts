import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { createContext as createRouterContext, type RouterContext } from 'react-router'
import type { PublicConfig } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import type { Api } from './api.ts'
import { useLanguage } from './i18n.tsx'

/** What components and loaders work with; one set for each page on the server, one for the browser's whole visit. */
export type Services = {
  config: PublicConfig
  queryClient: QueryClient
  api: (language: Language) => Api
  /** When the page was rendered, in milliseconds. Cached pages carry an old one. */
  renderedAt: number
  /** In a browser: what the first page was rendered from. */
  rendered?: DehydratedState
}

/** Hands the services to loaders. */
export const servicesKey: RouterContext<Services> = createRouterContext<Services>()

/** Hands the services to components. */
export const ServicesContext = createContext<Services | null>(null)

/** The services around a component; `useConfig`, `useApi` and `useNow` give their parts. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('Components need the frame around them.')
  return services
}

/** Settings a browser may know: operator, API host, map keys. */
export function useConfig(): PublicConfig {
  return useServices().config
}

/** Name of the site in the page's language. */
export function useSiteName(): string {
  return useConfig().operator.name[useLanguage()]
}

/** The API in the page's language. */
export function useApi(): Api {
  return useServices().api(useLanguage())
}

const noSubscription = () => () => {}

/**
 * The present instant in milliseconds, or undefined on the server and in the first browser render: whole pages are cached,
 * so what depends on the time appears after hydration. Never earlier than the instant the page was rendered at.
 * @param every milliseconds between two looks at the clock; absent: it is read once for each render.
 */
export function useNow(every?: number): number | undefined {
  const { renderedAt } = useServices()
  const subscribe = (notify: () => void) => {
    if (!every) return () => {}
    const timer = setInterval(notify, every)
    return () => clearInterval(timer)
  }
  const step = every ?? 60_000
  return useSyncExternalStore<number | undefined>(
    every ? subscribe : noSubscription,
    () => Math.max(renderedAt, Math.floor(Date.now() / step) * step),
    () => undefined,
  )
}
