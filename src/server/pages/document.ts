import { manifestPaths, type PreloadedImage, pageStateId } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import type { InlineHashes } from './page-policy.ts'

/** Addresses that a page's document names. */
export type PageAssets = {
  /** Text of the small script that runs before the first paint: the remembered appearance; it fetches the code after that paint. */
  startScript: string
  styles: readonly string[]
  /** The text of all `styles`: written into the page, it saves the first paint a round trip. */
  inlineStyle?: string
  /** What the policy has to name for the texts written into the page. */
  inline?: InlineHashes
  /** The browser's entry; undefined for static pages. */
  entry: string | undefined
  /** Further code of the page, fetched beside the entry. */
  preloads: readonly string[]
  fonts: readonly string[]
  icon: string | undefined
  /** For home screens. */
  touchIcon?: string
}

export type DocumentParts = {
  language: Language
  head: string
  body: string
  /** JSON, escaped for a script element; absent for static pages. */
  state?: string
  preloadImage?: PreloadedImage
}

/** Writes the whole document: what the first paint needs stands in it or is named at the top. */
export function writeDocument(
  { language, head, body, state, preloadImage }: DocumentParts,
  assets: PageAssets,
): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="ltr" data-preset="blueOrange"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    writeStart(assets),
    preloadImage ? writeImagePreload(preloadImage) : '',
    ...writeStyles(assets),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    assets.icon ? `<link rel="icon" href="${assets.icon}" type="image/svg+xml">` : '',
    assets.touchIcon ? `<link rel="apple-touch-icon" href="${assets.touchIcon}">` : '',
    `<link rel="manifest" href="${manifestPaths[language]}">`,
    head,
    `</head><body><div id="root">${body}</div>`,
    state === undefined ? '' : `<script type="application/json" id="${pageStateId}">${state}</script>`,
    '</body></html>',
  ]
  return lines.join('')
}

function writeStart({ startScript, entry, preloads }: PageAssets): string {
  const code = entry ? ` data-code="${[entry, ...preloads].join(' ')}"` : ''
  return `<script${code}>${startScript}</script>`
}

/**
 * Links that are disabled are not fetched; they tell the code that loads further pages which styles are there already, so that
 * none comes twice.
 */
function writeStyles({ styles, inlineStyle }: PageAssets): string[] {
  if (inlineStyle === undefined) return styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  return [`<style>${inlineStyle}</style>`, ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)]
}

function writeImagePreload({ src, srcset, sizes, type }: PreloadedImage): string {
  const attributes = { href: src, imagesrcset: srcset, imagesizes: sizes, type }
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : '',
  )
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
