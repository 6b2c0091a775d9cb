import type { ComponentProps } from 'react'
import { Link, NavLink, type To, useNavigate } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { useLanguage } from './i18n.tsx'
import { localizePath } from './language.ts'
import { preloadPage } from './preload.ts'

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Site path without language prefix. */
  to: string
  /** Another language than the page's. */
  language?: Language
}

/** A link within the site that stays in the page's language. The page behind it is fetched as soon as one points at it. */
export function LocalLink({ to, language, onPointerEnter, onFocus, ...rest }: LocalLinkProps) {
  const current = useLanguage()
  const target = localizePath(to, language ?? current)
  return (
    <Link
      {...rest}
      to={target}
      onPointerEnter={(event) => {
        preloadPage(target)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preloadPage(target)
        onFocus?.(event)
      }}
    />
  )
}

type LocalNavLinkProps = Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }

/** `LocalLink` that knows whether it leads to the page on screen (`aria-current="page"`). */
export function LocalNavLink({ to, ...rest }: LocalNavLinkProps) {
  return <NavLink {...rest} to={localizePath(to, useLanguage())} />
}

/** `navigate('/hotels?...')` in the page's language; a number goes through the history. */
export function useLocalNavigate(): (
  to: string | number,
  options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean },
) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  return (to, options) => {
    if (typeof to === 'number') void navigate(to)
    else void navigate(localizePath(to, language) satisfies To, options)
  }
}
