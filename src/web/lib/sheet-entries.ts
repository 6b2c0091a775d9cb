import { beforeRouter, type PageRouter } from './before-router.ts'

/** What lies over the page, the last on top: how each is closed. */
const sheets: (() => void)[] = []

/**
 * A panel over the page gets an entry of its own in the history, with the address and the key of the page below, so that going
 * back leads to where one is and the router need not know. Who goes on from the panel takes that entry's place
 * (`local-link.tsx`). Returns what is called once the panel is closed.
 */
export function addSheet(router: PageRouter, close: () => void): () => void {
  beforeRouter.heard = (event) => follow(event, router)
  sheets.push(close)
  const { state } = window.history
  // The entry of one that was closed in the same moment is taken over.
  if (countEntries() < sheets.length)
    window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, sheet: countEntries() + 1 }, '')
  return () => {
    if (!sheets.includes(close)) return
    sheets.splice(sheets.indexOf(close), 1)
    setTimeout(() => leaveEntries(router))
  }
}

/** How many entries of panels lie on that of the page. */
function countEntries(): number {
  return window.history.state?.sheet ?? 0
}

/** Entries whose panel was closed otherwise are gone back from, unless a page that is on its way takes their place. */
function leaveEntries(router: PageRouter): void {
  if (router.state.navigation.state !== 'idle') {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return
      stop()
      leaveEntries(router)
    })
    return
  }
  const left = countEntries() - sheets.length
  if (left > 0) window.history.go(-left)
}

/** What only concerns panels is kept from the router. */
function follow(event: PopStateEvent, router: PageRouter): void {
  const page = router.state.location
  const closed = sheets.splice(countEntries()).reverse()
  for (const close of closed) close()
  const isPage = event.state && (event.state.key ?? 'default') === page.key
  // What was chosen in a panel, filters for instance, took its entry: it stays on screen, and gets one again.
  const isBelow = closed.length > 0 && !isPage && page.pathname === window.location.pathname
  if (isBelow) {
    const idx = (event.state?.idx ?? 0) + 1
    window.history.pushState({ usr: page.state, key: page.key, idx }, '', router.createHref(page))
  }
  if (isPage || isBelow) event.stopImmediatePropagation()
}
