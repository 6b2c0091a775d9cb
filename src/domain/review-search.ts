import { foldPlaceName, hasChatSpelling, type LatinHabit } from './place-names.ts'

/** The words of a guest, as far as a review has them. */
export type GuestWords = { title: string | null; liked: string | null; disliked: string | null; body: string | null }
type Field = keyof GuestWords

/** Where searched words stand: `[from, to)` in UTF-16 units, in order. */
export type ReviewMatches = { [field in Field]?: [from: number, to: number][] }

/** A word looked for, in every reading of how it may have been typed. */
export type SoughtWord = readonly string[]

const fields: readonly Field[] = ['title', 'liked', 'disliked', 'body']

/** Letters and digits; what a hyphen or an apostrophe joins is one word, so that "wifi" finds "Wi-Fi". */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)*/gu

/** Shorter words are found only whole: as beginnings they would stand everywhere. */
const shortestBeginning = 3

/** From this length on, the ending that a plural or an article changes does not count: „закуски" finds „закуската". */
const shortestWithEnding = 5

/** The words of a search; empty when it holds no letter or digit. Spelling is read as in the search for places. */
export function readSoughtWords(text: string): SoughtWord[] {
  const words = text.match(wordPattern) ?? []
  return words.flatMap((word) => {
    const readings = [fold(word).join('')]
    if (hasChatSpelling(word)) readings.push(fold(word, 'chat').join(''))
    const sought = [...new Set(readings.filter(Boolean).map(dropEnding))]
    return sought.length > 0 ? [sought] : []
  })
}

/** Where the words stand in a review; null unless it has them all. Nothing sought is found nowhere. */
export function findInReview(sought: readonly SoughtWord[], words: GuestWords): ReviewMatches | null {
  const missing = new Set(sought)
  if (missing.size === 0) return null
  const matches: ReviewMatches = {}
  for (const field of fields) {
    for (const match of (words[field] ?? '').matchAll(wordPattern)) {
      const found = sought.filter((word) => isFound(word, match[0]))
      if (found.length === 0) continue
      for (const word of found) missing.delete(word)
      const places = matches[field] ?? []
      matches[field] = places
      places.push([match.index, match.index + match[0].length])
    }
  }
  return missing.size === 0 ? matches : null
}

/** Doubled letters stay: they tell words apart, and names alone are spelt either way. */
function fold(word: string, habit?: LatinHabit): string[] {
  return foldPlaceName(word, habit, true)
}

function dropEnding(word: string): string {
  return word.length >= shortestWithEnding ? word.replace(/[aeious]$/, '') : word
}

function isFound(sought: SoughtWord, written: string): boolean {
  const { parts, beginnings } = foldWritten(written)
  return sought.some((word) =>
    word.length < shortestBeginning
      ? parts.includes(word) || beginnings.includes(word)
      : beginnings.some((beginning) => beginning.startsWith(word)),
  )
}

type Written = { parts: readonly string[]; beginnings: readonly string[] }

/**
 * Guests use the same few thousand words. Bounded, since they write them: in number and in length. Besides, an engine keeps a longer
 * piece of a text as a view of it, which would hold the whole review in memory.
 */
const known = new Map<string, Written>()
const mostKnown = 20_000
const longestKnown = 12
const mostParts = 8

/** A written word by its parts, and read on from the beginning of each. */
function foldWritten(word: string): Written {
  const kept = known.get(word)
  if (kept) return kept
  // Nobody seeks what is written as one word of more parts.
  const parts = fold(word).slice(0, mostParts)
  const folded = { parts, beginnings: parts.map((_, index) => parts.slice(index).join('')) }
  if (word.length > longestKnown) return folded
  if (known.size >= mostKnown) known.clear()
  known.set(word, folded)
  return folded
}
