import { useMemo } from 'react'
import type { Suggestion } from '../../../contract/suggestions.ts'
import { readStored, useStored, writeStored } from '../../lib/stored.ts'

/** What a search for a place remembers of it; no dates, no guests. */
export type ChosenPlace = Pick<Suggestion, 'id' | 'destination' | 'type' | 'name' | 'label' | 'country'>

/** What a search takes for a place that is no hotel. */
export function destinationOf({ id, destination }: Pick<ChosenPlace, 'id' | 'destination'>): string {
  return destination ?? String(id)
}

/** Ids are unique within their type, and only those of the catalogue are the same tomorrow. */
export function isSamePlace(one: ChosenPlace, other: ChosenPlace): boolean {
  return one.type === other.type && destinationOf(one) === destinationOf(other)
}

const key = 'recentSearches'
const most = 4

/** The places this browser searched for last, newest first; empty on the server and in the first browser render. */
export function useRecentSearches(): ChosenPlace[] {
  const [stored] = useStored(key, '[]')
  return useMemo(() => readPlaces(stored), [stored])
}

/** Puts a place in front of the recent ones. */
export function rememberSearch(place: ChosenPlace): void {
  const { id, destination, type, name, label, country } = place
  const others = readPlaces(readStored(key) ?? '[]').filter((other) => !isSamePlace(other, place))
  writeStored(key, JSON.stringify([{ id, destination, type, name, label, country }, ...others].slice(0, most)))
}

/** Whatever a browser kept is read with care: anything odd counts as nothing. */
function readPlaces(text: string): ChosenPlace[] {
  try {
    const places: unknown = JSON.parse(text)
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is ChosenPlace {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<keyof ChosenPlace, unknown>
  const texts = [place.type, place.name, place.label, place.country, place.destination ?? '']
  return typeof place.id === 'number' && texts.every((text) => typeof text === 'string')
}
