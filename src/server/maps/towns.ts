import { townsAbroad } from './towns-abroad.ts'
import { bulgarianTowns } from './towns-bulgaria.ts'

/** A town that maps name wherever it has no house of ours: degrees to a kilometre, thousands of people. */
export type Town = readonly [bg: string, en: string, latitude: number, longitude: number, thousands: number]

/** Towns for orientation, so that no part of the map around our places is an empty sheet. */
export const towns: readonly Town[] = [...bulgarianTowns, ...townsAbroad]
