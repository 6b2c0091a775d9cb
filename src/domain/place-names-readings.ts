import { foldPlaceName, hasChatSpelling, normalizePlaceName } from './place-names.ts'
import { readOnOtherLayouts, unmixAlphabets } from './place-names-keyboards.ts'

/**
 * `typed`: as it stands. `chat`: Latin typed the Bulgarian way (4, 6, q, x, j). `unmixed`: look-alike letters put into one alphabet.
 * `bare`: without words such as "hotels in", or an abbreviation written out. `beside`: also without what is looked for there, "centre".
 * `layout`: the same keys on another keyboard layout.
 */
export type ReadingKind = 'typed' | 'chat' | 'unmixed' | 'bare' | 'beside' | 'layout'

/**
 * One way of reading what was typed: folded words, and the same without spaces. `doubled` is the latter with doubled
 * letters, where there are any: a missing letter may have brought two together, „Виин" for „Видин". `letters` are its words as
 * they are written, normalised and without spaces, each spelling that sounds like this; none where only sounds are known.
 */
export type QueryReading = {
  kind: ReadingKind
  words: string[]
  joined: string
  doubled: string | null
  letters: string[]
}

/** What a search box may carry; the rest is cut off. */
export const longestQuery = 100
const mostWords = 8

/** Words that say what is looked for or how a place is called in a letter, not which place; folded. */
const fillers = foldAll([
  'хотел хотели хотела къща къщи апартамент апартаменти квартира квартири нощувка нощувки почивка почивки оферти',
  'в във на до край при близо за от курорт гр град с село обл област община кк',
  'hotel hotels house houses apartment apartments accommodation stay stays holiday holidays offers',
  'in at near to of the city town village resort region province district',
])

/** Words for what is wanted at a place, which is found by its name without them; folded. */
const besides = foldAll([
  'център центъра центр плаж плажа плажове море морето басейн спа ски планина хостел хостели вила вили стая стаи',
  'с със и към гости семеен семейна семейни семейно евтин евтина евтини евтино луксозен луксозна луксозни добри най',
  'center centre central downtown beach beaches beachfront sea seaside pool spa ski mountain hostel hostels villa villas',
  'room rooms guest guesthouse guesthouses family cheap luxury best with and',
])

/** Letters from which on the last word, still being typed, is taken for the beginning of one of `besides`. */
const fewestOfBeside = 2

/** In names folded as they sound and in names as they are written. */
const saints = new Set(['sv', 'sveti', 'sveta', 'st', 'sts', 'saint', 'sankt', 'св', 'свети', 'света'])

/** Words of a name with every saint written alike and once: "St. Vlas", „Св. Влас", „Св. св. Константин и Елена". */
export function writeOutSaints(words: string[]): string[] {
  if (!words.some((word) => saints.has(word))) return words
  return words
    .map((word) => (saints.has(word) ? 'sveti' : word))
    .filter((word, position, all) => word !== 'sveti' || all[position - 1] !== 'sveti')
}

/** The words of a text as they sound and as they are written. */
type Wording = { words: string[]; written: string[] }

/** All readings of a query worth looking up, the plainest first and none twice; empty when it holds no letter or digit. */
export function readPlaceQuery(text: string): QueryReading[] {
  const query = text.slice(0, longestQuery).normalize('NFC')
  // The same keys in Latin spell what sounds alike less exactly: „бал" is no beginning of "Balgarevo", which is „Българево".
  const isCyrillic = /\p{Script=Cyrillic}/u.test(query)
  const readings = new Map<string, QueryReading & { written: string[] }>()
  function note(kind: ReadingKind, { words, written }: Wording, doubled: string | null = null): void {
    const joined = words.join('')
    const signature = words.join(' ')
    if (joined === '') return
    const letters = written.join('')
    const known = readings.get(signature)
    if (!known)
      readings.set(signature, {
        kind,
        words: words.slice(0, mostWords),
        joined,
        doubled: doubled === joined ? null : doubled,
        letters: letters === '' ? [] : [letters],
        written,
      })
    else if (letters !== '' && !known.letters.includes(letters) && !(isCyrillic && kind === 'layout'))
      known.letters.push(letters)
  }
  note('typed', wordingOf(query), foldPlaceName(query, 'map', true).join(''))
  if (hasChatSpelling(query)) note('chat', { words: foldPlaceName(query, 'chat'), written: [] })
  for (const reading of unmixAlphabets(query)) note('unmixed', wordingOf(reading))
  const plain = [...readings.values()]
  for (const reading of plain) {
    note('bare', dropWords(reading, isFiller))
    note('bare', { words: writeOutSaints(reading.words), written: writeOutSaints(reading.written) })
  }
  for (const reading of plain) note('beside', { ...dropWords(reading, isFillerOrBeside), written: [] })
  for (const reading of readOnOtherLayouts(query)) note('layout', wordingOf(reading))
  return [...readings.values()].map(({ written: _, ...reading }) => reading)
}

function wordingOf(text: string): Wording {
  return { words: foldPlaceName(text), written: normalizePlaceName(text).split(' ') }
}

/** The parts of a query that names a place inside another, "Созопол, Бургас, България", each folded and joined; empty without a comma. */
export function readPlaceParts(text: string): string[] {
  const parts = text.slice(0, longestQuery).split(/[,;]/)
  if (parts.length < 2) return []
  return parts.map((part) => joinWithoutFillers(foldPlaceName(part))).filter((part) => part !== '')
}

function joinWithoutFillers(words: string[]): string {
  const bare = dropWords({ words, written: [] }, isFiller).words
  return (bare.length > 0 ? bare : words).join('')
}

/** The wording without some of its words; nothing of a single one. */
function dropWords({ words, written }: Wording, isDropped: (word: string, isLast: boolean) => boolean): Wording {
  if (words.length < 2) return { words: [], written: [] }
  const isKept = (_: string, at: number) => !isDropped(words[at] ?? '', at === words.length - 1)
  // Where the two are not of one length nobody knows which word is which.
  return { words: words.filter(isKept), written: written.length === words.length ? written.filter(isKept) : [] }
}

function isFiller(word: string): boolean {
  return fillers.has(word)
}

function isFillerOrBeside(word: string, isLast: boolean): boolean {
  if (fillers.has(word) || besides.has(word)) return true
  return isLast && word.length >= fewestOfBeside && [...besides].some((beside) => beside.startsWith(word))
}

function foldAll(lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => foldPlaceName(line)))
}
