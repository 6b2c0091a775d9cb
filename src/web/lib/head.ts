import type { PublicConfig } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import { localizePath } from './language.ts'
import type { PageMeta } from './page.ts'

/** One element of the document's head. */
export type HeadTag = { name: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/** What search engines show of a description. */
const longestDescription = 160

/** Size of the pictures for shared links, in pixels. */
const shareSize = { width: 1200, height: 630 }

/**
 * The head of a page: title, description, canonical address, the pair of languages, cards for shared links, structured data.
 * @param path the page's own path without language prefix and without query.
 */
export function describeHead(meta: PageMeta, language: Language, path: string, config: PublicConfig): HeadTag[] {
  const site = config.operator.name[language]
  const title = meta.title === '' || meta.title === site ? site : `${meta.title} | ${site}`
  const canonical = meta.canonical ?? path
  const address = (target: Language) => config.publicOrigin + localizePath(canonical, target)
  const description = clipText(meta.description ?? '', longestDescription)
  const tags: HeadTag[] = [{ name: 'title', attributes: {}, text: title }]
  if (description) tags.push(metaTag('description', description))
  if (meta.robots) {
    tags.push(metaTag('robots', meta.robots))
  } else {
    tags.push(
      link({ rel: 'canonical', href: address(language) }),
      link({ rel: 'alternate', hreflang: 'bg', href: address('bg') }),
      link({ rel: 'alternate', hreflang: 'en', href: address('en') }),
      link({ rel: 'alternate', hreflang: 'x-default', href: address('bg') }),
    )
  }
  tags.push(
    property('og:site_name', site),
    property('og:title', meta.title || site),
    property('og:type', 'website'),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[language === 'bg' ? 'en' : 'bg']),
    property('og:url', address(language)),
    property('og:image', new URL(meta.image ?? `/og/site/1/${language}.jpg`, config.publicOrigin).href),
    property('og:image:width', String(shareSize.width)),
    property('og:image:height', String(shareSize.height)),
    property('og:image:alt', meta.title || site),
    metaTag('twitter:card', 'summary_large_image'),
  )
  if (description) tags.push(property('og:description', description))
  for (const data of meta.jsonLd ?? []) {
    tags.push({ name: 'script', attributes: { type: 'application/ld+json' }, text: escapeJson(data) })
  }
  return tags
}

const locales: Record<Language, string> = { bg: 'bg_BG', en: 'en_GB' }

/** A text of at most so many characters, cut between words. */
export function clipText(text: string, most: number): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= most) return words
  const cut = words.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`
}

/** The tags as HTML, each marked so that the browser can replace them on navigation. */
export function renderHead(tags: readonly HeadTag[]): string {
  return tags.map(renderTag).join('')
}

/** Puts the tags of a new page in the place of the old one's. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const tag of tags) {
    if (tag.name === 'title') {
      document.title = tag.text ?? ''
      continue
    }
    const element = document.createElement(tag.name)
    element.setAttribute('data-head', '')
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value)
    if (tag.text !== undefined) element.textContent = tag.text
    document.head.append(element)
  }
}

/** JSON that may stand inside a script element: nothing in it can end the element or be read as markup. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Text that may stand in markup and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function renderTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  if (name === 'title') return `<title>${escapeHtml(text ?? '')}</title>`
  const open = `<${name}${written.join('')} data-head="">`
  // Structured data was escaped when it was written.
  return name === 'script' ? `${open}${text ?? ''}</script>` : open
}

function metaTag(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } }
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes }
}
