import { use, useEffect, useRef } from 'react'
import {
  type Location,
  UNSAFE_DataRouterDataContext as RouterDataContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from 'react-router'
import { applyHead } from './head.ts'
import { useLanguage } from './i18n.tsx'
import { describeRoute } from './page-head.ts'
import { useServices } from './services.ts'

/**
 * What a browser does by itself between documents and has to be done here between pages: a new head, the language of the
 * document, focus at the start of the page, and a word to screen readers. The first page needs none of it.
 */
export function NavigationEffects() {
  const location = useLocation()
  const language = useLanguage()
  const matches = use(RouterStateContext)?.matches
  const errors = use(RouterDataContext)?.errors ?? null
  const services = useServices()
  const shown = useRef<Location>(location)
  const announcer = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (shown.current === location || !matches) return
    const before = shown.current
    shown.current = location
    document.documentElement.lang = language
    const url = new URL(location.pathname + location.search, window.location.origin)
    applyHead(describeRoute({ state: { matches, errors }, language, url, services }))
    if (before.pathname === location.pathname || location.hash !== '') return
    focusPage()
    if (announcer.current) announcer.current.textContent = document.title
  }, [location, language, services, matches, errors])

  return <p ref={announcer} className="visually-hidden" aria-live="polite" />
}

/** Reading and tabbing go on from the page's beginning, without an outline around it and without scrolling. */
function focusPage(): void {
  const main = document.getElementById('main')
  if (!main) return
  main.focus({ preventScroll: true })
}
