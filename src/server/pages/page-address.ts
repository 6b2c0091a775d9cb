import type { MatchedPage } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'

/** What an address asks of the page door. */
export type PageAddress = {
  /** Path and the parameters the page reads, sorted; what is rendered and, for cached pages, the key. */
  path: string
  /** Not the same for everybody, or opened by a key: rendered each time and never kept. */
  private: boolean
  /** `?lang=`: the visitor has just chosen a language. */
  chosenLanguage: Language | undefined
  language: Language
}

/** Longest query that is looked at; longer ones are rendered without it. */
const longestQuery = 2000

const englishPrefix = '/en'

/**
 * Brings an address into its one form: no slash at the end, only the parameters its page reads, in order.
 * @param url path and query as they stand in the request line.
 */
export function readPageAddress(url: string, match: (pathname: string) => MatchedPage | undefined): PageAddress {
  const at = url.indexOf('?')
  const rawPath = at === -1 ? url : url.slice(0, at)
  const pathname = rawPath.replace(/(?!^)\/+$/, '').replace(/^\/{2,}/, '/') || '/'
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1, at + 1 + longestQuery))
  const page = match(pathname)
  const chosen = query.get('lang')
  const hidden = !page?.cache || query.has('key')
  const kept = [...query].filter(([name]) => name !== 'lang' && (hidden || page.query.includes(name)))
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const search = new URLSearchParams(kept).toString()
  return {
    path: search ? `${pathname}?${search}` : pathname,
    private: hidden,
    chosenLanguage: chosen === 'bg' || chosen === 'en' ? chosen : undefined,
    language: languageOf(pathname),
  }
}

/**
 * Where a visitor is sent before any page is looked up, or undefined to stay: an English path is left alone; a plain one
 * whose visitor prefers English leads to its twin (decisions, "Language").
 */
export function findLocaleRedirect(url: string, preferred: Language | undefined): string | undefined {
  if (preferred !== 'en') return undefined
  const at = url.indexOf('?')
  const pathname = at === -1 ? url : url.slice(0, at)
  if (languageOf(pathname) === 'en') return undefined
  return toLanguage(url, 'en')
}

/** The address of the same page in a language, query kept. */
export function toLanguage(url: string, language: Language): string {
  const at = url.indexOf('?')
  const pathname = at === -1 ? url : url.slice(0, at)
  const search = at === -1 ? '' : url.slice(at)
  // Two slashes at the start, of either kind, would name another site.
  const safe = pathname.replace(/^[/\\]+/, '/')
  const bare = languageOf(safe) === 'en' ? safe.slice(englishPrefix.length) || '/' : safe
  if (language === 'bg') return bare.replace(/^[/\\]+/, '/') + search
  return (bare === '/' ? englishPrefix : englishPrefix + bare) + search
}

/** The language chosen before, from the `Cookie` header; undefined when none was, or another than ours. */
export function readPreferredLanguage(cookies: string | undefined): Language | undefined {
  if (!cookies?.includes('userLang=')) return undefined
  const match = /(?:^|;\s*)userLang=(bg|en)(?:;|$)/.exec(cookies)
  return match?.[1] === 'en' ? 'en' : match?.[1] === 'bg' ? 'bg' : undefined
}

function languageOf(pathname: string): Language {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'bg'
}
