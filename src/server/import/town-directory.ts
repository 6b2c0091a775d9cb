import type { ParsedHotelRecord } from '../../contract/catalogue-file.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import { towns } from '../../domain/towns.ts'
import { cleanTownName, kilometresBetween, type Settlement, sameCityWithin } from '../catalogue/catalogue.service.ts'

/** A town by name: one of the catalogue, or one that the program knows from src/domain/towns.ts. */
export type NamedTown = Pick<Settlement, 'countryCode' | 'names' | 'latitude' | 'longitude' | 'population'> & {
  timezone: string | null
}

type Asked = { city: string; countryCode?: string | null | undefined }
type Point = { latitude: number; longitude: number }

/** Towns of so many people are known by their name alone: a hotel that names one lies in that one. In people. */
const wellKnown = 5000

export type TownDirectory = {
  /** The town of this name nearest to a point, within 35 km. */
  findNear(asked: Asked, point: Point): NamedTown | undefined
  /** The one town that a name alone means, or why it means none. */
  findByName(asked: Asked): NamedTown | { problem: string }
  /** How far away the well-known town of this name is, in kilometres, when none of the name is near. */
  measureContradiction(asked: Asked, point: Point): number | undefined
}

/** Finds towns by the names that hotels give for them. */
export function createTownDirectory(settlements: readonly Settlement[]): TownDirectory {
  const byName = new Map<string, NamedTown[]>()
  function add(town: NamedTown): void {
    for (const key of new Set(town.names.map(keyOf))) {
      const list = byName.get(key)
      if (list) list.push(town)
      else byName.set(key, [town])
    }
  }
  for (const place of settlements) add(place)
  for (const { nameBg, nameEn, people, ...where } of towns)
    add({ ...where, names: [nameBg, nameEn], population: people, timezone: null })
  function list({ city, countryCode }: Asked): NamedTown[] {
    return (byName.get(keyOf(cleanTownName(city))) ?? []).filter(
      (town) => !countryCode || town.countryCode === countryCode,
    )
  }
  return {
    findNear(asked, point) {
      return list(asked)
        .map((town) => ({ town, distance: kilometresBetween(town, point) }))
        .filter(({ distance }) => distance <= sameCityWithin)
        .toSorted((a, b) => a.distance - b.distance)[0]?.town
    },
    findByName(asked) {
      const [first, ...others] = list(asked).toSorted((a, b) => b.population - a.population)
      if (!first) return { problem: `its town "${asked.city}" is not known and it has no coordinates` }
      const rival = others.find((town) => kilometresBetween(town, first) > sameCityWithin)
      if (rival && rival.population * 5 > first.population)
        return { problem: `there are several towns called "${asked.city}" and it has no coordinates` }
      return first
    },
    measureContradiction(asked, point) {
      const distances = list(asked)
        .filter((town) => town.population >= wellKnown)
        .map((town) => kilometresBetween(town, point))
      return distances.length === 0 || this.findNear(asked, point) ? undefined : Math.round(Math.min(...distances))
    },
  }
}

function keyOf(name: string): string {
  return foldPlaceName(name).join(' ')
}

export function askTown(record: Pick<ParsedHotelRecord, 'city' | 'country_code'>): Asked | undefined {
  return record.city ? { city: record.city, countryCode: record.country_code } : undefined
}
