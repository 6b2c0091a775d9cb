import { use, useEffect, useRef } from 'react'
import {
  type Location,
  UNSAFE_DataRouterDataContext as RouterDataContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from 'react-router'
import { useLanguage } from './i18n.tsx'
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
    const turned = before.pathname !== location.pathname && location.hash === ''
    if (turned) focus(document.getElementById('main'))
    // The same once more is a press on a link to where one has been; other dates keep the hash, and the focus where it is.
    const led = before.hash !== location.hash || before.search === location.search
    if (location.hash && led) focus(document.getElementById(location.hash.slice(1)))
    loadHead()
      .then(({ replaceHead }) => {
        if (shown.current !== location) return
        replaceHead({ state: { matches, errors }, language, url, services })
        if (turned && announcer.current) announcer.current.textContent = document.title
      })
      // Without a connection the page keeps the title of the one before.
      .catch(() => undefined)
  }, [location, language, services, matches, errors])

  useEffect(() => {
    loadHead().catch(() => undefined)
  }, [])

  return <p ref={announcer} className="visually-hidden" aria-live="polite" />
}

/** The first page brings its head with it: what makes the next ones comes once the page has woken up. */
function loadHead() {
  return import('./replace-head.ts')
}

/** Reading and tabbing go on from there, without an outline around it and without scrolling. */
function focus(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}
