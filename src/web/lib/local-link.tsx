import { type ComponentProps, type MouseEvent, use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { isOverPage } from './before-router.ts'
import { useLanguage } from './i18n.tsx'
import { localizePath } from './language.ts'
import { preloadPage } from './preload.ts'

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Site path without language prefix; `?...` stays on the page with another query. */
  to: string
  /** Another language than the page's. */
  language?: Language
  /** The page takes the present one's place in the history. */
  replace?: boolean
  /** Kept with the place in the history. */
  state?: unknown
  /** The reader stays where they are on the page. */
  preventScrollReset?: boolean
  /** A new document instead of a navigation within this one. */
  reloadDocument?: boolean
}

/** How the visitor is taken elsewhere. */
export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

/**
 * A link within the site that stays in the page's language. The page behind it is fetched as soon as one points at it. An
 * anchor of our own and not the router's: results hold a hundred of them, and the router's keeps two states and two effects
 * each for a kind of prefetching that is not used here.
 */
export function LocalLink(props: LocalLinkProps) {
  const { to, language, replace, state, preventScrollReset, reloadDocument, ...rest } = props
  const current = useLanguage()
  const router = use(RouterContext)?.router
  const target = localizePath(to, language ?? current)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    rest.onClick?.(event)
    if (!router || reloadDocument || !/^[/?]/.test(target) || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = router.state.location
    const path = target.startsWith('?') ? pathname + target : target
    // Going where one is already adds nothing to the history.
    void router.navigate(path, {
      replace: replace ?? (isOverPage() || path === pathname + search + hash),
      state,
      preventScrollReset,
    })
  }

  return (
    <a
      {...rest}
      href={target}
      onClick={follow}
      onPointerEnter={(event) => {
        preloadPage(target)
        rest.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preloadPage(target)
        rest.onFocus?.(event)
      }}
    />
  )
}

/** `LocalLink` that knows whether it leads to the page on screen or above it (`aria-current`). */
export function LocalNavLink(props: LocalLinkProps) {
  const { pathname } = useLocation()
  const target = localizePath(props.to, useLanguage())
  const current = pathname === target ? 'page' : pathname.startsWith(`${target}/`) ? 'true' : undefined
  return <LocalLink aria-current={current} {...props} />
}

/** `navigate('/hotels?...')` in the page's language; a number goes through the history. */
export function useLocalNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const router = use(RouterContext)?.router
  const language = useLanguage()
  return (to, options) => {
    if (typeof to === 'number') void router?.navigate(to)
    else void router?.navigate(localizePath(to, language), { replace: isOverPage(), ...options })
  }
}

/** A press that browsers follow in the same place: others open tabs, windows or files. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return false
  return (!target || target === '_self') && !event.currentTarget.hasAttribute('download')
}
