import { foldPlaceName, hasChatSpelling } from './place-names.ts'
import { readOnOtherLayouts, unmixAlphabets } from './place-names-keyboards.ts'

/**
 * `typed`: as it stands. `chat`: Latin typed the Bulgarian way (4, 6, q, x, j). `unmixed`: look-alike letters put into one alphabet.
 * `bare`: without words such as "hotels in", or an abbreviation written out. `layout`: the same keys on another keyboard layout.
 */
export type ReadingKind = 'typed' | 'chat' | 'unmixed' | 'bare' | 'layout'

/**
 * One way of reading what was typed: folded words, and the same without spaces. `doubled` is the latter with doubled
 * letters, where there are any: a missing letter may have brought two together, „Виин" for „Видин".
 */
export type QueryReading = { kind: ReadingKind; words: string[]; joined: string; doubled: string | null }

/** What a search box may carry; the rest is cut off. */
export const longestQuery = 100
const mostWords = 8

/** Words that say what is looked for or how a place is called in a letter, not which place; folded. */
const fillers = new Set(
  [
    'хотел хотели хотела къща къщи апартамент апартаменти квартира квартири нощувка нощувки почивка почивки оферти',
    'в във на до край при близо за от к курорт гр град с село обл област община кк',
    'hotel hotels house houses apartment apartments accommodation stay stays holiday holidays offers',
    'in at near to of the city town village resort region province district',
  ].flatMap((line) => foldPlaceName(line)),
)

const saints = new Set(['sv', 'sveti', 'sveta', 'st', 'sts', 'saint', 'sankt'])

/** Folded words with every saint written alike and once: "St. Vlas", „Св. Влас", „Св. св. Константин и Елена". */
export function writeOutSaints(words: string[]): string[] {
  if (!words.some((word) => saints.has(word))) return words
  return words
    .map((word) => (saints.has(word) ? 'sveti' : word))
    .filter((word, position, all) => word !== 'sveti' || all[position - 1] !== 'sveti')
}

/** All readings of a query worth looking up, the plainest first and none twice; empty when it holds no letter or digit. */
export function readPlaceQuery(text: string): QueryReading[] {
  const query = text.slice(0, longestQuery).normalize('NFC')
  const readings: QueryReading[] = []
  const known = new Set<string>()
  function note(kind: ReadingKind, words: string[], doubled: string | null = null): void {
    const joined = words.join('')
    const signature = words.join(' ')
    if (joined === '' || known.has(signature)) return
    known.add(signature)
    readings.push({ kind, words: words.slice(0, mostWords), joined, doubled: doubled === joined ? null : doubled })
  }
  const typed = foldPlaceName(query)
  note('typed', typed, foldPlaceName(query, 'map', true).join(''))
  if (hasChatSpelling(query)) note('chat', foldPlaceName(query, 'chat'))
  for (const reading of unmixAlphabets(query)) note('unmixed', foldPlaceName(reading))
  for (const { words } of [...readings]) {
    note('bare', dropFillers(words))
    note('bare', writeOutSaints(words))
  }
  for (const reading of readOnOtherLayouts(query)) note('layout', foldPlaceName(reading))
  return readings
}

/** The parts of a query that names a place inside another, "Созопол, Бургас, България", each folded and joined; empty without a comma. */
export function readPlaceParts(text: string): string[] {
  const parts = text.slice(0, longestQuery).split(/[,;]/)
  if (parts.length < 2) return []
  return parts.map((part) => joinWithoutFillers(foldPlaceName(part))).filter((part) => part !== '')
}

function joinWithoutFillers(words: string[]): string {
  const bare = dropFillers(words)
  return (bare.length > 0 ? bare : words).join('')
}

function dropFillers(words: string[]): string[] {
  return words.length < 2 ? [] : words.filter((word) => !fillers.has(word))
}
