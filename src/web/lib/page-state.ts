import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { PublicConfig } from '../../contract/rendering.ts'
import type { Messages } from './i18n.tsx'

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
