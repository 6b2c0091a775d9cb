import type { ParsedHotelRecord } from '../../contract/catalogue-file.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import { kilometresBetween } from '../catalogue/catalogue.service.ts'

/** A hotel by which doubles are found. `label` is what a person finds it by. */
export type KnownHotel = {
  names: readonly string[]
  latitude: number
  longitude: number
  approximate: boolean
  label: string
}

/** Hotels of one name are taken for one when they are so near, in kilometres; farther where only the town is known. */
const within = { exact: 0.5, approximate: 10 }

/** Words that say what it is, not how it is called. */
const generic = new Set(['hotel', 'hotels', 'хотел', 'hostel', 'хостел', 'the'].flatMap((word) => foldPlaceName(word)))

/** Finds hotels of the same name near by, among those given and those noted since. */
export function createDoubleFinder(known: Iterable<KnownHotel>) {
  const byName = new Map<string, KnownHotel[]>()
  function add(hotel: KnownHotel): void {
    for (const key of new Set(hotel.names.map(keyOf))) {
      const list = byName.get(key)
      if (list) list.push(hotel)
      else byName.set(key, [hotel])
    }
  }
  for (const hotel of known) add(hotel)
  /** The label of a hotel that this one may be, if there is one; it is noted itself. */
  return function findDouble(record: ParsedHotelRecord): string | undefined {
    const names = [record.name_bg, record.name_en].filter((name) => typeof name === 'string')
    const hotel = { ...record, names, approximate: record.approximate_location ?? false, label: record.source_id }
    const twin = names
      .flatMap((name) => byName.get(keyOf(name)) ?? [])
      .find((other) => {
        const reach = other.approximate || hotel.approximate ? within.approximate : within.exact
        return kilometresBetween(other, hotel) <= reach
      })
    add({
      names,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      approximate: hotel.approximate,
      label: hotel.label,
    })
    return twin?.label
  }
}

function keyOf(name: string): string {
  const words = foldPlaceName(name)
  const own = words.filter((word) => !generic.has(word))
  return (own.length > 0 ? own : words).join(' ')
}
