import type { Language } from '../../contract/values.ts'

/** Bulgarian lives on plain paths, English on the same paths under `/en`. */
const prefix = '/en'

/** Name of the cookie that keeps the visitor's chosen language (specification, section 2). */
export const languageCookie = 'userLang'

/** Language of a path: `/en` and everything under `/en/` is English, the rest is Bulgarian. */
export function languageOfPath(pathname: string): Language {
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? 'en' : 'bg'
}

/** The path without its language prefix: `/en/hotels` and `/hotels` both give `/hotels`. */
export function stripLanguage(pathname: string): string {
  if (languageOfPath(pathname) === 'bg') return pathname
  return pathname.slice(prefix.length) || '/'
}

/**
 * The same page in the other (or the same) language. Query and fragment stay; an address of another site is left alone.
 * @param path site path, with or without prefix: `/hotels?page=2`, `/en/hotels`.
 */
export function localizePath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const end = path.search(/[?#]/)
  const pathname = end === -1 ? path : path.slice(0, end)
  const rest = end === -1 ? '' : path.slice(end)
  const bare = stripLanguage(pathname)
  if (language === 'bg') return bare + rest
  return (bare === '/' ? prefix : prefix + bare) + rest
}

/** The language a value names, or undefined: only `bg` and `en` are accepted (specification, section 5). */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  return value === 'bg' || value === 'en' ? value : undefined
}

/** The visitor's chosen language in a `Cookie` header or `document.cookie`; undefined when none was chosen. */
export function readLanguageCookie(cookies: string | undefined): Language | undefined {
  if (!cookies?.includes(languageCookie)) return undefined
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.trim().split('=')
    if (name === languageCookie) return parseLanguage(value)
  }
  return undefined
}

/** `Set-Cookie` or `document.cookie` text that remembers the language for a year. */
export function writeLanguageCookie(language: Language, secure: boolean): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}
