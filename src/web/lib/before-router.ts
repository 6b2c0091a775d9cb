import type { ContextType } from 'react'
import type { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

export type PageRouter = NonNullable<ContextType<typeof RouterContext>>['router']

/** Hears of every step through the history before the router does. */
export const beforeRouter: { heard?: (event: PopStateEvent) => void } = {}

/** Whether a panel over the page has an entry in the history (`sheet-entries.ts`): where it leads to takes that place. */
export function isOverPage(): boolean {
  return Boolean(window.history.state?.sheet)
}
