import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import type { PageRouter } from './before-router.ts'

/** Where a panel takes the screen, or fingers are used: who goes back there means what lies on top. */
const sheetScreens = '(max-width: 599px), (hover: none)'

/**
 * On phones, going back closes a panel that lies over the page, and nothing else.
 * @param close for panels whose closing is told in turn.
 * @returns what is told that the panel was opened, or closed, whichever way.
 */
export function useCloseByBack(close: () => void): (open: boolean) => void {
  const router = use(RouterContext)?.router
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])
  return (open) => {
    leave.current?.()
    leave.current = open && router && window.matchMedia(sheetScreens).matches ? enter(router, close) : undefined
  }
}

let code: Promise<typeof import('./sheet-entries.ts')> | undefined

/** Its code comes with the first panel; by one promise, so that panels that are opened in one moment keep their order. */
function enter(router: PageRouter, close: () => void): () => void {
  let gone = false
  let leave: (() => void) | undefined
  code ??= import('./sheet-entries.ts')
  code.then(
    ({ addSheet }) => {
      if (!gone) leave = addSheet(router, close)
    },
    () => {
      code = undefined
    },
  )
  return () => {
    gone = true
    leave?.()
  }
}
