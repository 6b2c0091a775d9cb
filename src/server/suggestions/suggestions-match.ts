import {
  type QueryReading,
  type ReadingKind,
  readPlaceParts,
  readPlaceQuery,
} from '../../domain/place-names-readings.ts'
import { deepestParent, type IndexEntry, type SuggestionsIndex } from './suggestions-index.ts'
import { keyFlags, visitBeginnings, visitTypos } from './suggestions-keys.ts'

/** How far an entry is from what was typed: 0 is the very name. */
export type Match = { entry: IndexEntry; cost: number }

/**
 * The order of kinds of matches, best first; gaps leave room for the surcharges below. What is written as it was typed stands
 * before what only sounds so: „бъл" begins „България", not „Балчик".
 */
const costs = {
  name: 0,
  nameInOtherSpelling: 1,
  alternate: 2,
  beginning: 10,
  alternateBeginning: 11,
  code: 12,
  laterWord: 14,
  alternateLaterWord: 15,
  anyOrder: 17,
  sounding: 20,
  oneTypo: 30,
  twoTypos: 40,
} as const

const surcharges = {
  reading: { typed: 0, chat: 1, unmixed: 1, bare: 1, layout: 3, beside: 10 } satisfies Record<ReadingKind, number>,
  /** Of anything but a whole name. */
  sounding: costs.sounding - costs.beginning,
  /** A place named inside another one, "Варна, България". */
  within: 1,
  partNotFound: 4,
  typoInBeginning: 2,
  typoInLaterWord: 4,
  typoInAlternate: 1,
  /**
   * What cannot be booked falls behind a bookable place that is one typing error away, unless it bears the very name:
   * „варан" means Варна more often than Varanasi on a site that sells only the first.
   */
  notBookable: 25,
}

/** A whole name was found: no need to look for less. */
const exactUpTo = 9
/** The name was meant beyond doubt, as it was typed. */
const ownNameUpTo = 3
const none = 255
/** Beyond this many words an order-free search costs more than it finds. */
const mostFreeWords = 5
const mostWordsWithTypos = 3

/** So few letters sound like the beginning of some name by mere chance. */
const fewLetters = 4

/** Everything that fits a query, in no order, each entry once. */
export function matchQuery(index: SuggestionsIndex, text: string): Match[] {
  const readings = readPlaceQuery(text)
  if (readings.length === 0) return []
  const query = {
    readings,
    isShort: (readings[0]?.letters[0] ?? '').length <= fewLetters,
    isCyrillic: /\p{Script=Cyrillic}/u.test(text),
  }
  const hits = createHits(index)
  collect(index, hits, query, readPlaceParts(text))
  const end = query.isShort ? endOfShort(hits) : none
  return hits.list().filter(({ cost }) => cost < end)
}

/** Of a few letters what only sounds so, or needs a correction, is shown where nothing begins so. */
function endOfShort(hits: Hits): number {
  if (hits.bestBookable() < costs.sounding) return costs.sounding
  return hits.best() < costs.sounding ? costs.oneTypo : none
}

type Query = { readings: readonly QueryReading[]; isShort: boolean; isCyrillic: boolean }

function collect(index: SuggestionsIndex, hits: Hits, query: Query, parts: string[]): void {
  const direct = query.readings.filter(({ kind }) => kind !== 'layout' && kind !== 'beside')
  const layouts = query.readings.filter(({ kind }) => kind === 'layout')
  for (const reading of direct) noteBeginnings(index, hits, reading, query)
  // Three letters on a wrong layout spell the beginning of some name by mere chance.
  for (const reading of layouts)
    if (reading.joined.length > 3 || (reading.joined.length === 3 && hits.isEmpty()))
      noteBeginnings(index, hits, reading, query)
  for (const reading of query.readings) if (reading.kind === 'beside') noteWhole(index, hits, reading)
  noteParts(index, hits, parts)
  if (hits.bestBookable() <= exactUpTo) return
  if (hits.best() > exactUpTo)
    for (const reading of direct) noteFreeWords(index, hits, reading.words, surcharges.reading[reading.kind], false)
  // Each search for typing errors costs a millisecond or two: the next is made only if those before found nothing near.
  for (const reading of direct) {
    noteTypos(index, hits, reading)
    if (hits.best() < costs.twoTypos) return
  }
  const [fewest] = direct.map(({ words }) => words).sort((left, right) => left.length - right.length)
  if (fewest && fewest.length <= mostWordsWithTypos) noteFreeWords(index, hits, fewest, 0, true)
  for (const reading of layouts) if (hits.isEmpty() && reading.joined.length > 5) noteTypos(index, hits, reading)
}

/** The cost by which entries are ranked: what cannot be booked is worth less, except under its own name. */
export function rankingCost({ entry, cost }: Match): number {
  return cost <= ownNameUpTo || isBookable(entry) ? cost : cost + surcharges.notBookable
}

export function isBookable(entry: IndexEntry): boolean {
  return entry.itemCount > 0
}

/** True for a match of a whole name as it was typed, in whatever spelling. */
export function isOwnName(match: Match): boolean {
  return match.cost <= ownNameUpTo
}

/** True for a match that needed the correction of typing errors. */
export function isTypoMatch(match: Match): boolean {
  return match.cost >= costs.oneTypo
}

type Hits = ReturnType<typeof createHits>

function createHits(index: SuggestionsIndex) {
  const costOf = new Uint8Array(index.entries.length).fill(none)
  const touched: number[] = []
  let best: number = none
  let bestBookable: number = none
  return {
    note(entry: number, cost: number): void {
      const known = costOf[entry] ?? none
      if (cost >= known) return
      if (known === none) touched.push(entry)
      costOf[entry] = cost
      if (cost < best) best = cost
      if (cost < bestBookable && (index.entries[entry]?.itemCount ?? 0) > 0) bestBookable = cost
    },
    costOf: (entry: number) => costOf[entry] ?? none,
    touched,
    best: () => best,
    bestBookable: () => bestBookable,
    isEmpty: () => touched.length === 0,
    list(): Match[] {
      return touched.flatMap((number) => {
        const entry = index.entries[number]
        return entry ? [{ entry, cost: costOf[number] ?? none }] : []
      })
    },
  }
}

function noteBeginnings(index: SuggestionsIndex, hits: Hits, reading: QueryReading, query: Query): void {
  const extra = surcharges.reading[reading.kind]
  const isByChance = reading.kind === 'layout' && reading.joined.length <= 3
  for (const letters of reading.letters)
    visitBeginnings(index.letters, letters, (number, flags, whole) => {
      if (isByChance && flags !== 0) return
      const cost = whole && flags === 0 ? costs.name : costOfBeginning(flags, whole)
      if (cost !== undefined) hits.note(number, cost + extra)
    })
  visitBeginnings(index.sounds, reading.joined, (number, flags, whole) => {
    const cost = costOfBeginning(flags, whole)
    if (cost === undefined || (isByChance && flags !== 0)) return
    const isSure =
      flags & keyFlags.code ||
      (cost <= exactUpTo && !query.isShort) ||
      // Of a name in the other alphabet alone nobody can say how it begins in this one.
      (query.isCyrillic && index.entries[number]?.nameBg === null)
    hits.note(number, cost + extra + (isSure ? 0 : cost <= exactUpTo ? costs.sounding : surcharges.sounding))
  })
}

/** The names that are all that was typed, from their start or from a later word on. */
function noteWhole(index: SuggestionsIndex, hits: Hits, reading: QueryReading): void {
  visitBeginnings(index.sounds, reading.joined, (number, flags, whole) => {
    const cost = whole ? costOfBeginning(flags, whole) : undefined
    if (cost !== undefined) hits.note(number, cost + surcharges.reading[reading.kind])
  })
}

function costOfBeginning(flags: number, whole: boolean): number | undefined {
  if (flags & keyFlags.code) return whole ? costs.code : undefined
  const alternate = (flags & keyFlags.alternate) !== 0
  if (flags & keyFlags.laterWord) return alternate ? costs.alternateLaterWord : costs.laterWord
  if (whole) return alternate ? costs.alternate : costs.nameInOtherSpelling
  return alternate ? costs.alternateBeginning : costs.beginning
}

/** "Созопол, Бургас, България": the first part names the entry, the others what it lies in. */
function noteParts(index: SuggestionsIndex, hits: Hits, parts: string[]): void {
  const [head, ...outer] = parts.slice(0, mostFreeWords)
  if (head === undefined || head.length < 2) return
  const heads = findBeginnings(index, head)
  const outers = outer.map((part) => findBeginnings(index, part))
  for (const number of heads.touched) {
    const cost = heads.costOf(number)
    const missing = outers.filter((found) => !liesIn(index, number, found)).length
    if (missing === 0 || cost <= exactUpTo)
      hits.note(number, cost + surcharges.within + missing * surcharges.partNotFound)
  }
}

/** Words in any order, each beginning a word of the entry's name or of what it lies in: "бряг слънчев", "sozopol bulgaria". */
function noteFreeWords(index: SuggestionsIndex, hits: Hits, words: string[], extra: number, withTypos: boolean): void {
  if (words.length < 2 || words.length > mostFreeWords) return
  const found = words.map((word) => findBeginnings(index, word))
  if (withTypos) for (const [position, word] of words.entries()) addTyposTo(index, found[position], word)
  const seen = new Set<number>()
  for (const [position, one] of found.entries()) {
    // A single letter begins thousands of names; it only narrows down what the other words found.
    if ((words[position]?.length ?? 0) < 2) continue
    for (const number of one.touched) {
      if (seen.has(number)) continue
      seen.add(number)
      const outside = found.filter((other) => other.costOf(number) === none)
      if (!outside.every((other) => liesIn(index, number, other))) continue
      const typo = found.some((other) => isTypoCost(other.costOf(number)))
      const base = (typo || withTypos ? costs.oneTypo : costs.anyOrder) + extra
      hits.note(number, base + outside.length * surcharges.within)
    }
  }
}

function isTypoCost(cost: number): boolean {
  return cost !== none && cost >= costs.oneTypo
}

function addTyposTo(index: SuggestionsIndex, found: Hits | undefined, word: string): void {
  if (found) noteTypos(index, found, { kind: 'typed', words: [word], joined: word, doubled: null, letters: [] })
}

function findBeginnings(index: SuggestionsIndex, joined: string): Hits {
  const found = createHits(index)
  visitBeginnings(index.sounds, joined, (number, flags, whole) => {
    const cost = costOfBeginning(flags, whole)
    if (cost !== undefined) found.note(number, cost)
  })
  return found
}

function liesIn(index: SuggestionsIndex, number: number, found: Hits): boolean {
  const entry = index.entries[number]
  if (!entry) return false
  let outer = entry.parent
  for (let step = 0; outer && step < deepestParent; step++) {
    if (found.costOf(outer.number) !== none) return true
    outer = outer.parent
  }
  const country = index.countries.get(entry.countryCode)
  return country !== undefined && country !== entry && found.costOf(country.number) !== none
}

/** One typing error in four to six letters, two in longer names; the distance counts sounds, so "sh" for "ш" is none. */
function noteTypos(index: SuggestionsIndex, hits: Hits, reading: QueryReading): void {
  const extra = surcharges.reading[reading.kind]
  // What somebody is still typing is guessed at only where nothing begins so.
  const beginsSo = hits.bestBookable() < costs.sounding
  for (const text of [reading.joined, reading.doubled]) {
    if (text === null || text.length < 4) continue
    visitTypos(
      index.sounds,
      text,
      text.length <= 6 || reading.kind === 'layout' ? 1 : 2,
      (number, flags, whole, errors) => {
        if (flags & keyFlags.code || (!whole && (text.length < 5 || beginsSo))) return
        let cost = extra + (errors === 1 ? costs.oneTypo : costs.twoTypos)
        if (!whole) cost += surcharges.typoInBeginning
        if (flags & keyFlags.laterWord) cost += surcharges.typoInLaterWord
        if (flags & keyFlags.alternate) cost += surcharges.typoInAlternate
        hits.note(number, cost)
      },
    )
  }
}
