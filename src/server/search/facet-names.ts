import type { SearchAnswer, SearchQuery } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { type FacetName, facetNames, hotelKinds } from '../../contract/vocabulary.ts'
import { amenities, soughtAmenities } from '../../domain/amenities.ts'
import { bedChoices } from '../../domain/beds.ts'
import { boards } from '../../domain/rates.ts'
import { type PlaceName, placeText } from '../hotels/hotels.service.ts'
import { messageOf } from '../messages.ts'
import type { FacetOptions } from './facet-options.ts'

/** How many hotels each value of each facet would leave. */
export type FacetCounts = Record<FacetName, Map<string, number>>

export function noCounts(): FacetCounts {
  return Object.fromEntries(facetNames.map((name) => [name, new Map()])) as FacetCounts
}

export function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** Counts for each bound that is reached. */
export function addSteps(
  counts: Map<string, number>,
  steps: readonly number[],
  reaches: (step: number) => boolean,
): void {
  for (const step of steps) if (reaches(step)) add(counts, String(step))
}

type Facet = SearchAnswer['facets']['stars']

/** Bounds that are offered: the score of guests, metres to the beach and to the centre. */
const offeredSteps = { review_min: [9, 8.5, 8, 7], beach_max: [100, 300, 1000], centre_max: [500, 1000, 3000] }

/** The bounds that a facet offers, and the one that is set, strictest first. */
export function stepsOf(name: keyof typeof offeredSteps, query: SearchQuery): number[] {
  const set = query[name]
  const steps = [...new Set([...offeredSteps[name], ...(set === undefined ? [] : [set])])]
  return steps.sort((a, b) => (name === 'review_min' ? b - a : a - b))
}

const reviewWords: Record<string, string> = { '9': 'superb', '8.5': 'excellent', '8': 'veryGood', '7': 'good' }

/**
 * The facets that are lists or steps, in order and in the words of the reader's language.
 * @param counts what each value would leave.
 * @param options which values there are, and their order.
 */
export function nameFacets(
  counts: FacetCounts,
  options: FacetOptions,
  query: SearchQuery,
  parts: ReadonlyMap<string, PlaceName>,
  language: Language,
): Omit<SearchAnswer['facets'], 'free_cancellation' | 'pay_at_property'> {
  const say = (key: string, params?: Record<string, string | number>) => messageOf(language, 'facets', key, params)
  const said = (key: string) => messageOf(language, 'catalogue', key)
  // A box that is ticked stays, even where no hotel has it: it has a name and can be unticked.
  const facet = (name: FacetName, order: readonly string[], word: (value: string) => string): Facet => {
    const chosen = new Set([query[name] ?? []].flat().map(String))
    return order
      .filter((value) => options.counts[name].has(value) || chosen.has(value))
      .map((value) => ({ value, name: word(value), count: counts[name].get(value) ?? 0 }))
  }
  const byCount = (name: FacetName, values: readonly string[]) =>
    [...values].sort((a, b) => (options.counts[name].get(b) ?? 0) - (options.counts[name].get(a) ?? 0))
  const within = (name: 'beach_max' | 'centre_max') =>
    facet(name, stepsOf(name, query).map(String), (value) => {
      const metres = Number(value)
      return metres < 1000
        ? say(`${name}.metres`, { value: metres })
        : say(`${name}.kilometres`, { value: metres / 1000 })
    })

  const placeName = (id: string) => placeText(parts.get(id), language)
  // By name where two have as many: a list whose order hung on what is ticked would move under the hand.
  const byName = [...parts.keys()].sort((a, b) => placeName(a).localeCompare(placeName(b), language))
  const places = facet('places', byCount('places', byName), (id) => capitalise(placeName(id)))
  const amenityNames = new Map<string, string>(amenities.map((amenity) => [amenity.code, amenity[language]]))
  return {
    // One place alone tells nothing apart.
    places: places.length > 1 || query.places?.length ? places : [],
    stars: facet('stars', ['5', '4', '3', '2', '1', '0'], (value) =>
      value === '0' ? say('noStars') : say('stars', { count: Number(value) }),
    ),
    review: facet('review_min', stepsOf('review_min', query).map(String), (value) => {
      const word = reviewWords[value]
      const score = Number(value).toLocaleString(language)
      return word ? say('review', { word: said(`review.${word}`), score }) : `${score}+`
    }),
    beach_max: within('beach_max'),
    centre_max: within('centre_max'),
    beds: facet('beds', bedChoices, (bed) => say(`bed.${bed}`)),
    board: facet('board', boards, (board) => said(`board.${board}`)),
    amenities: facet(
      'amenities',
      usefulFirst(byCount('amenities', [...amenityNames.keys()]), options),
      (code) => amenityNames.get(code) ?? code,
    ),
    kind: facet('kind', byCount('kind', hotelKinds), (kind) => said(`kind.${kind}`)),
  }
}

/** What guests look for comes first, then what many have; what every hotel of the area has narrows nothing and stands last. */
function usefulFirst(codes: readonly string[], { counts, total }: FacetOptions): string[] {
  const rank = (code: string) => {
    if (counts.amenities.get(code) === total) return soughtAmenities.length + 1
    const sought = soughtAmenities.findIndex((each) => each === code)
    return sought === -1 ? soughtAmenities.length : sought
  }
  return codes.toSorted((a, b) => rank(a) - rank(b))
}

/** Names of regions begin with a small letter in Bulgarian: „област Бургас“. */
function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
