import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** A file of a font package: its family and which part of its letters, `manrope/cyrillic`. */
export type FontFile = string

/**
 * The families in the order of preference: that of the site, then those for scripts that it does not have. Of the last one's some
 * hundred files, with the letters of Chinese and Japanese, only those are read that a text needs.
 */
const families = [
  'manrope',
  'noto-sans',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-thai',
  'noto-sans-sc',
]

const resolvePackage = createRequire(import.meta.url).resolve

type Reach = { font: FontFile; spans: [number, number][] }
let reaches: Reach[] | undefined
const files = new Map<string, Buffer>()
const opened = new Map<FontFile, Font>()

/** The WOFF file of a font in a weight, read when first asked for: documents are drawn in threads of their own. */
export function readFont(font: FontFile, face: number): Buffer {
  const [family = '', part = ''] = font.split('/')
  const path = `@fontsource/${family}/files/${family}-${part}-${face}-normal.woff`
  const known = files.get(path)
  if (known) return known
  const file = readFileSync(resolvePackage(path))
  files.set(path, file)
  return file
}

/** The first font that has a glyph for every code point of a grapheme; undefined: none has. */
export function findFont(grapheme: string): FontFile | undefined {
  const codes = Array.from(grapheme, (char) => char.codePointAt(0) ?? 0)
  // The base letter leads to the file; marks above it may stand in several.
  const [base = 0] = codes
  reaches ??= families.flatMap(readReaches)
  return reaches.find(
    ({ font, spans }) =>
      spans.some(([from, to]) => base >= from && base <= to) && codes.every((code) => has(font, code)),
  )?.font
}

function has(font: FontFile, code: number): boolean {
  const known = opened.get(font) ?? open(font)
  return known.hasGlyphForCodePoint(code)
}

function open(font: FontFile): Font {
  const made = create(readFont(font, 400))
  if (!('hasGlyphForCodePoint' in made)) throw new Error(`${font} is a collection of fonts`)
  opened.set(font, made)
  return made
}

/** Which letters each file of a family holds, as its package says; numbered parts are written `[4]` there. */
function readReaches(family: string): Reach[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(resolvePackage(`@fontsource/${family}/unicode.json`), 'utf8'),
  )
  const reach = Object.entries(ranges).map(([part, list]) => ({
    font: `${family}/${part.replaceAll(/[[\]]/g, '')}`,
    spans: list.split(',').map((range): [number, number] => {
      const [from = '0', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
  // Cyrillic and Latin first: a document's digits and punctuation then come from as few files as possible.
  const order = ['cyrillic', 'latin', 'latin-ext']
  const rank = ({ font }: Reach) => order.indexOf(font.split('/')[1] ?? '') >>> 0
  return reach.sort((a, b) => rank(a) - rank(b))
}
