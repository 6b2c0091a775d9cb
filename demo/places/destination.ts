import type { HotelKind } from '../../src/contract/values.ts'
import type { PlaceKind } from '../scenes/palette.ts'

export type Bilingual = { bg: string; en: string }

/** Something to walk to. `bg` stands after „до“ („Централния плаж“), `en` after "to" ("the Central Beach"). */
export type Sight = Bilingual & { lat: number; lon: number }

/** A part of a place where hotels stand. `in` answers where ("in the old town"); `spread` is its radius in metres, all on land. */
export type Quarter = {
  in: Bilingual
  lat: number
  lon: number
  spread: number
  kinds?: readonly HotelKind[]
  /** Built up since the seventies: no old houses here. */
  recent?: true
}

/** A strip of sand; the point lies in its middle on the land's edge, `sea` is the bearing of open water, `length` in metres. */
export type Beach = Sight & { sea: number; length: number }

/** An address' street; `onShore`: it runs along the beach, and only houses there are on it. */
export type Street = Bilingual & { onShore?: true }

/** What decides a destination's seasons. */
export type Character = 'sea' | 'ski' | 'spa' | 'city' | 'village' | 'lake' | 'island' | 'tropics' | 'desert'

export type Destination = {
  id: string
  kind: 'city' | 'village' | 'resort'
  region: string
  name: Bilingual
  /** „в Созопол", "in Sozopol" */
  at: Bilingual
  alternates?: readonly string[]
  lat: number
  lon: number
  population: number
  character: Character
  scene: PlaceKind
  /** Price level beside a middling Bulgarian resort. */
  level: number
  featured?: number
  about: Bilingual
  /** Sentences that are true of every hotel here, each a thing of its own. */
  notes: readonly Bilingual[]
  sights: readonly Sight[]
  streets: readonly Street[]
  quarters: readonly Quarter[]
  beaches?: readonly Beach[]
  /** The lift from which people ski. */
  lift?: Sight
  /** How many properties of each kind get a Bulgarian name. */
  hotels?: Partial<Record<HotelKind, number>>
  /** Properties with names of their own: abroad, where names follow the language of the place. */
  named?: readonly (Bilingual & { kind: HotelKind })[]
}

/** `timezone` only where it is not its country's principal one. */
export type Region = {
  id: string
  country: string
  name: Bilingual
  alternates?: readonly string[]
  lat: number
  lon: number
  timezone?: string
}

export type Country = {
  code: string
  name: Bilingual
  alternates: readonly string[]
  lat: number
  lon: number
  timezone: string
}

export type Airport = {
  iata: string
  name: Bilingual
  city: Bilingual
  country: string
  region: string
  lat: number
  lon: number
}
