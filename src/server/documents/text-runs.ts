import anyAscii from 'any-ascii'
import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { type FontFile, findFont } from './fonts.ts'

/** A piece of a line in one font and direction; its letters in the order in which they are read. */
export type Run = { font: FontFile; text: string }

type Piece = Run & { level: number }

const bidi = bidiFactory()
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const plainFont: FontFile = 'manrope/latin'

/** Hides which direction is inside from what stands around it (rules X5a to X6a); drawn as nothing. */
const [isolate, isolateEnd] = ['\u2067', '\u2069']

/** From a letter that is read from the right to the last such with no other letter between, and the bracket that it closes. */
const rightToLeft =
  /[\p{scx=Hebr}\p{scx=Arab}](?:[^\p{L}]*(?=\p{L})[\p{scx=Hebr}\p{scx=Arab}]\p{M}*)*(?:(?<=\([^)]*)\))?/gu

/** Letters with their marks: what may be cut off, but not cut through. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * The runs of one line from left to right, as the Unicode bidirectional algorithm orders them in a line that begins on the left;
 * what within a run is read from the right is turned when it is shaped. A name that is read from the right does not draw the number
 * or comma after it to its other side. Letters that no font has are transliterated.
 */
export function toRuns(line: string): Run[] {
  const drawn = graphemesOf(isolateNames(tame(line).normalize('NFC'))).flatMap(toDrawable)
  const text = drawn.map((each) => each.text).join('')
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const pieces: Piece[] = []
  let at = 0
  for (const { font, text: grapheme } of drawn) {
    const level = embedding.levels[at] ?? 0
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(grapheme) : null
    at += grapheme.length
    const last = pieces.at(-1)
    if (last?.font === font && last.level === level && (level % 2 === 0 || (isWord(last.text) && isWord(grapheme))))
      last.text += grapheme
    else pieces.push({ font, level, text: mirrored ?? grapheme })
  }
  return reorder(pieces).filter(({ font }) => font !== '')
}

/** Rule L2 of the algorithm: from the highest level down to 1, every sequence at that level or higher is reversed. */
function reorder(pieces: Piece[]): Piece[] {
  let ordered = pieces
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    const next: Piece[] = []
    let sequence: Piece[] = []
    for (const piece of ordered) {
      if (piece.level >= level) sequence.unshift(piece)
      else {
        next.push(...sequence, piece)
        sequence = []
      }
    }
    ordered = [...next, ...sequence]
  }
  return ordered
}

/** A grapheme with its font; without its marks, or in Latin letters, where no font has it; pictures are left out. */
function toDrawable(grapheme: string): Run[] {
  if (grapheme === isolate || grapheme === isolateEnd) return [{ font: '', text: grapheme }]
  const font = findFont(grapheme)
  if (font) return [{ font, text: grapheme }]
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)) return []
  const bare = grapheme
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
  const bareFont = bare === '' ? undefined : findFont(bare)
  if (bareFont) return [{ font: bareFont, text: bare }]
  return Array.from(anyAscii(bare), (text) => ({ font: plainFont, text }))
}

function isolateNames(text: string): string {
  return text.replaceAll(rightToLeft, `${isolate}$&${isolateEnd}`)
}

/** What shaping turns as a whole. */
function isWord(text: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(text)
}

/** Spaces that no font has, and characters that only control or tell a browser where to break. */
function tame(text: string): string {
  return text
    .replaceAll(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(/[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
}
