import type { Suggestion, SuggestionGroup, SuggestionType } from '../../contract/suggestions.ts'
import type { Language } from '../../contract/values.ts'
import { type IndexEntry, lineOf, type SuggestionsIndex } from './suggestions-index.ts'
import { isBookable, isOwnName, isTypoMatch, type Match, matchQuery, rankingCost } from './suggestions-match.ts'

const groupSize = 5

/** Countries stand among the regions, villages among the cities. */
const typeOfKind = {
  country: 'region',
  region: 'region',
  city: 'city',
  village: 'city',
  resort: 'resort',
  airport: 'airport',
  hotel: 'hotel',
} as const satisfies Record<IndexEntry['kind'], SuggestionType>

const groupOrder = ['city', 'resort', 'region', 'airport', 'hotel'] as const

type Ranked = Match & { rank: number }
type Group = { type: (typeof groupOrder)[number]; ranked: Ranked[]; bookable: Ranked[] }

/** Groups of at most five for a query, the group with the best hit first, then the fixed order; empty when nothing fits. */
export function findSuggestions(index: SuggestionsIndex, query: string, language: Language): SuggestionGroup[] {
  return rankGroups(index, query).map(({ type, ranked }) => ({
    type,
    items: ranked.map(({ entry }) => presentEntry(index, entry, language)),
  }))
}

/**
 * The id of the place that a text most likely means, or what a search takes for one that the catalogue lacks, for a form sent without a choice from the list. Of places that fit
 * equally well the bookable one wins, then the order of the groups. Null when a hotel fits better, when nothing fits, and
 * when the best is only a guess at a place where nothing can be booked.
 */
export function findPlaceIn(index: SuggestionsIndex, text: string): number | string | null {
  const best = rankGroups(index, text)[0]
  const hit = best?.ranked[0]
  if (!best || !hit || best.type === 'hotel' || (isTypoMatch(hit) && !isBookable(hit.entry))) return null
  return hit.entry.destination ?? hit.entry.id
}

/** The destinations with most bookable hotels. */
export function listPopular(index: SuggestionsIndex, language: Language): Suggestion[] {
  return index.popular.map((entry) => presentEntry(index, entry, language))
}

function rankGroups(index: SuggestionsIndex, query: string): Group[] {
  const matches = matchQuery(index, query)
  const groups: Group[] = groupOrder.map((type) => ({ type, ranked: [], bookable: [] }))
  const groupOf = new Map(groups.map((group) => [group.type, group]))
  const isWorthShowing = makeNoiseFilter(matches)
  for (const match of matches) {
    if (!isWorthShowing(match)) continue
    const group = groupOf.get(typeOfKind[match.entry.kind])
    if (!group) continue
    const ranked = { ...match, rank: rankingCost(match) }
    insertRanked(group.ranked, ranked, groupSize)
    if (isBookable(match.entry)) insertRanked(group.bookable, ranked, 1)
  }
  for (const { ranked, bookable } of groups) {
    // Five namesakes without hotels do not hide the one place that can be booked: „Лозен" also offers Лозенец.
    if (bookable[0] && !ranked.includes(bookable[0]) && !ranked.some(({ entry }) => isBookable(entry)))
      ranked.splice(-1, 1, bookable[0])
  }
  return groups
    .filter(({ ranked }) => ranked.length > 0)
    .sort((left, right) => compareBest(left.ranked[0], right.ranked[0]))
}

/**
 * What cannot be booked is shown for what it is called, not as a guess beside something bookable: then corrected errors and
 * airports go, and once the very name of a bookable place stands there, longer names go too.
 */
function makeNoiseFilter(matches: Match[]): (match: Match) => boolean {
  const bookable = matches.filter((match) => isBookable(match.entry))
  if (bookable.length === 0) return () => true
  const foundByName = bookable.some((match) => isOwnName(match) && match.entry.kind !== 'hotel')
  return (match) => {
    if (isBookable(match.entry) || isOwnName(match)) return true
    return !foundByName && !isTypoMatch(match) && match.entry.kind !== 'airport'
  }
}

/** Keeps the best in order; most candidates end at the first comparison. */
function insertRanked(ranked: Ranked[], candidate: Ranked, size: number): void {
  const last = ranked[size - 1]
  if (last && compareRanked(candidate, last) >= 0) return
  const position = ranked.findIndex((other) => compareRanked(candidate, other) < 0)
  ranked.splice(position === -1 ? ranked.length : position, 0, candidate)
  if (ranked.length > size) ranked.pop()
}

function compareRanked(left: Ranked, right: Ranked): number {
  return (
    left.rank - right.rank ||
    right.entry.itemCount - left.entry.itemCount ||
    right.entry.weight - left.entry.weight ||
    left.entry.id - right.entry.id
  )
}

/** Groups that fit equally well keep their fixed order, unless only one of them leads to something bookable. */
function compareBest(left: Ranked | undefined, right: Ranked | undefined): number {
  if (!left || !right) return 0
  return left.rank - right.rank || Number(isBookable(right.entry)) - Number(isBookable(left.entry))
}

function presentEntry(index: SuggestionsIndex, entry: IndexEntry, language: Language): Suggestion {
  const country = index.countries.get(entry.countryCode)
  return {
    id: entry.id,
    ...(entry.destination === null ? {} : { destination: entry.destination }),
    type: typeOfKind[entry.kind],
    name: nameOf(entry, language),
    label: labelOf(index, entry, language),
    country: country ? nameOf(country, language) : (countryNames[language].of(entry.countryCode) ?? entry.countryCode),
    country_code: entry.countryCode,
    latitude: entry.latitude,
    longitude: entry.longitude,
    item_count: entry.itemCount,
  }
}

/** The name and what it lies in; a region called after its town says nothing more: "Бургас, България". */
function labelOf(index: SuggestionsIndex, entry: IndexEntry, language: Language): string {
  const own = nameOf(entry, language)
  const names = [own]
  for (const place of lineOf(entry, index.countries).slice(1)) {
    const name = nameOf(place, language)
    if (!names.includes(name) && !(place.kind === 'region' && name.includes(own))) names.push(name)
  }
  // A town of the map lies in no place of the catalogue.
  const country = countryNames[language].of(entry.countryCode)
  if (entry.destination !== null && names.length === 1 && country) names.push(country)
  return names.join(', ')
}

const countryNames = {
  bg: new Intl.DisplayNames('bg', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

function nameOf(entry: IndexEntry, language: Language): string {
  const [own, other] = language === 'bg' ? [entry.nameBg, entry.nameEn] : [entry.nameEn, entry.nameBg]
  return own ?? other ?? ''
}
