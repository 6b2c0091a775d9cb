import { type Language, languages } from '../../contract/values.ts'

/** Addresses that one file may hold (sitemaps.org). */
export const mostAddresses = 50_000

/** Each page is listed once for each language. */
export const pagesPerFile = mostAddresses / languages.length

/** A page by its path without language; `changed` null when nobody knows. */
export type SitemapPage = { path: string; changed: Date | null }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
export const openPages = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const closePages = '</urlset>\n'

/** A page in each language, each naming all of them. */
export function writePage(origin: string, { path, changed }: SitemapPage): string {
  const address = (language: Language) => escapeXml(origin + localize(path, language))
  const twins = [...languages.map((language) => [language, address(language)]), ['x-default', address('bg')]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return languages.map((language) => `<url><loc>${address(language)}</loc>${when}${twins}</url>\n`).join('')
}

/** The list of files. */
export function writeIndex(files: readonly { address: string; changed: Date | null }[]): string {
  const lines = files.map(({ address, changed }) => {
    const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<sitemap><loc>${escapeXml(address)}</loc>${when}</sitemap>\n`
  })
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}

/** Bulgarian stands at the plain path, English under /en. */
function localize(path: string, language: Language): string {
  if (language === 'bg') return path
  return path === '/' ? '/en' : `/en${path}`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
