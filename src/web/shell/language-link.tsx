import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isOverPage } from '../lib/before-router.ts'
import { useLanguage, useT } from '../lib/i18n.tsx'
import { localizePath, stripLanguage, writeLanguageCookie } from '../lib/language.ts'
import { LocalLink } from '../lib/local-link.tsx'
import { joinClasses } from '../ui/class-names.ts'

/**
 * The same page in the other language, which is remembered in the cookie `userLang`. The address in the markup has no
 * query of the page's, since whole pages are cached; a press takes it along. `?lang=` lets the server remember the choice of
 * who has no JavaScript.
 */
export function LanguageLink(props: { className?: string }) {
  const t = useT('shell')
  const location = useLocation()
  const navigate = useNavigate()
  const other = useLanguage() === 'bg' ? 'en' : 'bg'

  function choose(event: MouseEvent) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = writeLanguageCookie(other, window.location.protocol === 'https:')
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    void navigate(localizePath(pathname + search + hash, other), {
      preventScrollReset: true,
      replace: isOverPage(),
    })
  }

  return (
    <LocalLink
      to={`${stripLanguage(location.pathname)}?lang=${other}`}
      language={other}
      hrefLang={other}
      lang={other}
      className={joinClasses(props.className)}
      onClick={choose}
    >
      {t('header.otherLanguage')}
    </LocalLink>
  )
}
