import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { Messages } from './i18n.tsx'
import type { PublicConfig } from './services.ts'

/** Id of the script element that holds a page's data. */
export const pageStateId = 'page-state'

/** What travels with each page besides its markup (specification, section 7: messages, query state, current time). */
export type PageState = {
  config: PublicConfig
  /** By namespace, in the page's language. */
  messages: Record<string, Messages>
  queries: DehydratedState
  router: HydrationState
  /** Milliseconds. */
  renderedAt: number
}
