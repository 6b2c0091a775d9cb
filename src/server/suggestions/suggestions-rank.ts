import type { Suggestion, SuggestionGroup, SuggestionType } from '../../contract/suggestions.ts'
import type { Language } from '../../contract/values.ts'
import { type IndexEntry, lineOf, type SuggestionsIndex } from './suggestions-index.ts'
import { isBookable, isTypoMatch, type Match, matchQuery, rankingCost } from './suggestions-match.ts'

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
type Group = { type: (typeof groupOrder)[number]; ranked: Ranked[] }

/** Groups of at most five for a query, the group with the best hit first, then the fixed order; empty when nothing fits. */
export function findSuggestions(index: SuggestionsIndex, query: string, language: Language): SuggestionGroup[] {
  return rankGroups(index, query).map(({ type, ranked }) => ({
    type,
    items: ranked.map(({ entry }) => presentEntry(index, entry, language)),
  }))
}

/**
 * The place that a text most likely means, or null: for a form sent without a choice from the list.
 * Hotels are not places; of places that fit equally well the bookable one wins, then the order of the groups.
 */
export function findPlaceByText(index: SuggestionsIndex, text: string, language: Language): Suggestion | null {
  const best = rankGroups(index, text).find(({ type }) => type !== 'hotel')?.ranked[0]
  return best ? presentEntry(index, best.entry, language) : null
}

/** The destinations with most bookable hotels. */
export function listPopular(index: SuggestionsIndex, language: Language): Suggestion[] {
  return index.popular.map((entry) => presentEntry(index, entry, language))
}

function rankGroups(index: SuggestionsIndex, query: string): Group[] {
  const matches = matchQuery(index, query)
  const groups: Group[] = groupOrder.map((type) => ({ type, ranked: [] }))
  const groupOf = new Map(groups.map((group) => [group.type, group]))
  const foundAsTyped = matches.some((match) => !isTypoMatch(match) && isBookable(match.entry))
  for (const match of matches) {
    // Beside a bookable place that was typed well, a guess at something that cannot be booked only distracts.
    if (foundAsTyped && isTypoMatch(match) && !isBookable(match.entry)) continue
    const group = groupOf.get(typeOfKind[match.entry.kind])
    if (group) insertRanked(group.ranked, { ...match, rank: rankingCost(match) })
  }
  return groups
    .filter(({ ranked }) => ranked.length > 0)
    .sort((left, right) => compareBest(left.ranked[0], right.ranked[0]))
}

/** Keeps the best five in order; most candidates end at the first comparison. */
function insertRanked(ranked: Ranked[], candidate: Ranked): void {
  const last = ranked[groupSize - 1]
  if (last && compareRanked(candidate, last) >= 0) return
  const position = ranked.findIndex((other) => compareRanked(candidate, other) < 0)
  ranked.splice(position === -1 ? ranked.length : position, 0, candidate)
  if (ranked.length > groupSize) ranked.pop()
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
  const line = lineOf(entry, index.countries).map((place) => nameOf(place, language))
  const country = index.countries.get(entry.countryCode)
  return {
    id: entry.id,
    type: typeOfKind[entry.kind],
    name: nameOf(entry, language),
    label: line.filter((name, position) => line.indexOf(name) === position).join(', '),
    country: country ? nameOf(country, language) : entry.countryCode,
    country_code: entry.countryCode,
    latitude: entry.latitude,
    longitude: entry.longitude,
    item_count: entry.itemCount,
  }
}

function nameOf(entry: IndexEntry, language: Language): string {
  const [own, other] = language === 'bg' ? [entry.nameBg, entry.nameEn] : [entry.nameEn, entry.nameBg]
  return own ?? other ?? ''
}
