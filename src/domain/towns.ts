import { normalizePlaceName } from './place-names.ts'
import { townsAbroad } from './towns-abroad.ts'
import { bulgarianTowns } from './towns-bulgaria.ts'

/** A town as the lists hold it: degrees to a kilometre, thousands of people. */
export type TownRow = readonly [bg: string, en: string, latitude: number, longitude: number, thousands: number]

/** A town that maps name and searches find wherever the catalogue has no place there. */
export type Town = {
  /** What a search takes as its destination: `town:bg-shumen`. */
  destination: string
  nameBg: string
  nameEn: string
  countryCode: string
  latitude: number
  longitude: number
  people: number
}

/** Towns for orientation, so that no part of the map around our places is an empty sheet. */
export const towns: readonly Town[] = Object.entries({ BG: bulgarianTowns, ...townsAbroad }).flatMap(
  ([countryCode, rows]) => rows.map((row) => toTown(row, countryCode)),
)

const byDestination = new Map(towns.map((town) => [town.destination, town]))

/** The town of a search's destination; undefined for any other. */
export function findTown(destination: string): Town | undefined {
  return byDestination.get(destination)
}

function toTown([nameBg, nameEn, latitude, longitude, thousands]: TownRow, countryCode: string): Town {
  const slug = normalizePlaceName(`${countryCode} ${nameEn}`).replaceAll('ı', 'i').replaceAll(' ', '-')
  return {
    destination: `town:${slug}`,
    nameBg,
    nameEn,
    countryCode,
    latitude,
    longitude,
    people: thousands * 1000,
  }
}

type NamedSpot = { nameBg: string | null; nameEn: string | null; latitude: number; longitude: number }

/** Whether a place of the catalogue stands for a town: one of its name near by, or on the very spot. */
export function isSameTown(town: NamedSpot, place: NamedSpot): boolean {
  const apart = Math.max(Math.abs(place.latitude - town.latitude), Math.abs(place.longitude - town.longitude))
  return apart < sameSpot || (apart < sameName && (place.nameBg === town.nameBg || place.nameEn === town.nameEn))
}

/** Degrees of latitude or longitude. */
const sameSpot = 0.02
const sameName = 0.4
