import { useMemo } from 'react'
import { mostCompared } from '../../../contract/vocabulary.ts'
import { readStored, useStored, writeStored } from '../../lib/stored.ts'

/** A hotel that was put aside for comparison, as the tray shows it: no prices, no dates. */
export type ComparedHotel = { id: number; name: string; image: string | null }

const key = 'comparedHotels'

/** The hotels put aside in this browser, in the order of choice; none on the server and in the first browser render. */
export function useCompared(): readonly ComparedHotel[] {
  const [stored] = useStored(key, '[]')
  return useMemo(() => readHotels(stored), [stored])
}

/** Puts a hotel aside, or back when it is there already. False when there is no place for a further one. */
export function toggleCompared(hotel: ComparedHotel): boolean {
  const hotels = readHotels(readStored(key) ?? '[]')
  const others = hotels.filter(({ id }) => id !== hotel.id)
  if (others.length === hotels.length && hotels.length >= mostCompared) return false
  const { id, name, image } = hotel
  writeHotels(others.length < hotels.length ? others : [...hotels, { id, name, image }])
  return true
}

/** Puts back one hotel, or all. */
export function forgetCompared(id?: number): void {
  writeHotels(id === undefined ? [] : readHotels(readStored(key) ?? '[]').filter((hotel) => hotel.id !== id))
}

/** Where the hotels stand side by side: `stay` is `?checkin=...` or empty. */
export function comparePath(ids: readonly number[], stay: string): string {
  return `/hotels/compare?ids=${ids.join(',')}${stay.replace('?', '&')}`
}

/** The search that a comparison was reached from, kept with its place in the history; null where it was reached otherwise. */
export function searchBehind(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'search' in state ? state.search : null
  return typeof from === 'string' && from.startsWith('/hotels?') ? from : null
}

function writeHotels(hotels: readonly ComparedHotel[]): void {
  writeStored(key, hotels.length === 0 ? null : JSON.stringify(hotels))
}

/** Whatever a browser kept is read with care: anything odd counts as nothing. */
function readHotels(text: string): ComparedHotel[] {
  if (text === '[]') return []
  try {
    const hotels: unknown = JSON.parse(text)
    return Array.isArray(hotels) ? hotels.filter(isHotel).slice(0, mostCompared) : []
  } catch {
    return []
  }
}

function isHotel(value: unknown): value is ComparedHotel {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, image } = value as Record<keyof ComparedHotel, unknown>
  const drawn = image === null || (typeof image === 'string' && image.startsWith('/'))
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && typeof name === 'string' && drawn
}
