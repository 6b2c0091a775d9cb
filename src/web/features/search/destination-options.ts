import type { Suggestion, Suggestions, SuggestionType } from '../../../contract/suggestions.ts'
import { type ChosenPlace, isSamePlace } from './recent-searches.ts'

export type DestinationOption = ChosenPlace & { count: number | null; recent: boolean }
export type DestinationGroup = { name: SuggestionType | 'recent' | 'popular'; options: DestinationOption[] }

/** Id of an option's element, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * What the list under the box shows: for an empty box recent searches and popular places, else the groups of the answer.
 * @param typed what stands in the box; empty too when it only repeats the chosen place.
 */
export function groupOptions(
  typed: string,
  suggestions: Suggestions | undefined,
  recent: readonly ChosenPlace[],
): DestinationGroup[] {
  if (typed.trim() !== '') {
    return (suggestions?.groups ?? [])
      .filter((group) => group.items.length > 0)
      .map((group) => ({ name: group.type, options: group.items.map(toOption) }))
  }
  const popular = (suggestions?.popular ?? []).filter((place) => !recent.some((known) => isSamePlace(known, place)))
  const groups: DestinationGroup[] = [
    { name: 'recent', options: recent.map((place) => ({ ...place, count: null, recent: true })) },
    { name: 'popular', options: popular.map(toOption) },
  ]
  return groups.filter((group) => group.options.length > 0)
}

function toOption(place: Suggestion): DestinationOption {
  const { id, destination, type, name, label, country, item_count } = place
  return { id, destination, type, name, label, country, count: type === 'hotel' ? null : item_count, recent: false }
}
