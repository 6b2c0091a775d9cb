import type { HotelKind } from '../../src/contract/values.ts'
import type { Beach, Bilingual, Destination, Quarter, Sight, Street } from '../places/destination.ts'
import { createRandom, type Random } from '../scenes/random.ts'
import { demoSeed } from '../seed.ts'
import { viewOf } from '../view-texts.ts'
import { metresBetween, metresToBeach, moveBy, roundMetres } from './geo.ts'

/** Everything that is true of an invented property, decided once; rooms, rates, amenities and texts all read it. */
export type HotelFacts = {
  /** Its own key: seed of all it has, and its source_id. */
  key: string
  destination: Destination
  country: string
  kind: HotelKind
  stars: number | null
  name: Bilingual
  lat: number
  lon: number
  quarter: Quarter | undefined
  /** The nearest sand, if there is any to walk to. */
  beach: { beach: Beach; metres: number } | undefined
  centreMetres: number
  sights: readonly { sight: Sight; metres: number }[]
  lift: { lift: Sight; metres: number } | undefined
  /** `numbered`: houses on it have numbers. */
  street: Bilingual & { numbered: boolean }
  houseNumber: number
  /** Year in which the building was put up, and in which it was last renewed, if it was. */
  built: number
  renewed: number | undefined
  floors: number
  /** Rooms or flats in all. */
  units: number
  breakfast: { from: string; until: string } | undefined
  board: 'RO' | 'BB' | 'HB' | 'AI'
  restaurant: boolean
  outdoorPool: boolean
  indoorPool: boolean
  mineralWater: boolean
  sauna: boolean
  spa: boolean
  garden: boolean
  terrace: boolean
  fireplace: boolean
  kidsClub: boolean
  playground: boolean
  lift24: { elevator: boolean; reception: boolean }
  parking: { kind: 'free' | 'paid' | 'street'; cents: number }
  pets: { allowed: boolean; cents: number }
  accessible: boolean
  seaView: boolean
  mountainView: boolean
  checkInFrom: string
  checkInUntil: string | undefined
  checkOutUntil: string
  childAgeLimit: number
  open: { from: string; to: string } | undefined
  /** 0 to 1. */
  appeal: number
  random: Random
}

/** What rooms and rates follow from: also known of hotels that were not invented. */
export type RateFacts = Pick<
  HotelFacts,
  | 'key'
  | 'country'
  | 'kind'
  | 'stars'
  | 'units'
  | 'board'
  | 'restaurant'
  | 'childAgeLimit'
  | 'seaView'
  | 'mountainView'
  | 'open'
  | 'appeal'
  | 'random'
> & { destination: Pick<Destination, 'character' | 'level'> }

const starsByKind: Record<HotelKind, readonly (number | null)[]> = {
  hotel: [3, 3, 4, 4, 2, 3, 5, 3.5],
  aparthotel: [3, 4, 3, 4],
  guest_house: [2, 3, null, 3],
  resort: [4, 5, 4, 5],
  spa_hotel: [4, 5, 4, 5],
  boutique: [4, 5, 4, 4.5],
  villa: [3, null, 4],
  chalet: [3, null, 4],
  hostel: [null],
  monastery: [null],
  hut: [null],
  apartment: [null, 3],
}

const unitsByKind: Record<HotelKind, readonly [number, number]> = {
  hotel: [18, 74],
  aparthotel: [14, 60],
  guest_house: [5, 12],
  resort: [120, 320],
  spa_hotel: [48, 150],
  boutique: [9, 24],
  villa: [1, 4],
  chalet: [2, 8],
  hostel: [8, 16],
  monastery: [12, 26],
  hut: [9, 18],
  apartment: [3, 9],
}

const half = ['00', '30'] as const

/** Decides a property's facts; `index` counts the properties of the destination, of whatever kind. */
export function createFacts(
  destination: Destination,
  country: string,
  kind: HotelKind,
  index: number,
  name: Bilingual,
): HotelFacts {
  const key = `${destination.id}-${String(index + 1).padStart(2, '0')}`
  const random = createRandom(`${demoSeed}/${key}`)
  const stars = starsByKind[kind][(index * 3 + destination.id.length) % starsByKind[kind].length] ?? null
  const site = chooseSite(destination, kind, random.fork('site'))
  const more = random.fork('facts')
  const high = (stars ?? 2.5) >= 4
  const far = destination.character === 'tropics' || destination.character === 'desert'
  // An island that one crosses in ten minutes has no hotel of three hundred rooms.
  const size =
    destination.population > 0 && destination.population < 5000 && far ? ([6, 44] as const) : unitsByKind[kind]
  const units = kind === 'villa' ? villasOf(name, more) : more.int(size[0], size[1])
  const mountain = destination.character === 'ski' || destination.scene === 'ski' || destination.scene === 'alpine'
  const modern = site.quarter?.recent === true || (far && kind !== 'boutique') || destination.kind === 'resort'
  const old = kind === 'monastery' || (!modern && ['boutique', 'guest_house', 'hostel'].includes(kind))
  const built =
    kind === 'monastery' ? more.int(1836, 1884) : old ? more.int(1868, 1938) : more.int(high ? 1998 : 1978, 2019)
  const big = kind === 'resort' || kind === 'spa_hotel'
  const served = kind !== 'villa' && kind !== 'chalet' && kind !== 'apartment'
  // Rooms are sold for a view only where the windows of the place show it.
  const { sold } = viewOf(destination.scene, destination.id)
  const warm = ['sea', 'island', 'tropics', 'desert', 'lake'].includes(destination.character)
  const board =
    kind === 'resort'
      ? more.chance(0.7)
        ? 'AI'
        : 'HB'
      : !served ||
          kind === 'hostel' ||
          (kind === 'aparthotel' && more.chance(0.5)) ||
          (kind === 'hut' && more.chance(0.5))
        ? 'RO'
        : 'BB'
  const cafeHour = more.int(7, 8)
  const town = destination.character === 'city'
  const reception = big || (served && high) || (town && units > 20)
  // Who is always there gives out keys at any hour.
  const keysUntil = (hour: string | undefined) => (reception ? undefined : hour)
  return {
    key,
    destination,
    country,
    kind,
    stars,
    name,
    ...site,
    street: streetOf(kind === 'hut' ? hutAddress : chooseStreet(destination.streets, more, site.beach?.metres)),
    houseNumber: more.int(1, 78),
    built,
    renewed: built < 2012 ? more.int(2015, 2025) : undefined,
    floors: Math.min(
      kind === 'resort' ? more.int(5, 8) : big ? more.int(4, 6) : old ? more.int(2, 3) : more.int(3, 6),
      // A house of few rooms is no tower, however few stand on a floor; flats are in houses with others.
      kind === 'apartment' || units > 24 ? Number.POSITIVE_INFINITY : units > 12 ? 4 : 3,
    ),
    units,
    breakfast:
      board === 'RO'
        ? undefined
        : {
            from: `${cafeHour}:${more.pick(half)}`,
            until: `${cafeHour === 7 ? more.int(10, 10) : more.int(10, 11)}:${more.pick(half)}`,
          },
    board,
    restaurant: big || (served && kind !== 'hostel' && kind !== 'guest_house' && more.chance(high ? 0.9 : 0.55)),
    // Resorts, spa hotels and villas are drawn with a pool in front.
    outdoorPool:
      big || kind === 'villa' || (warm && (kind === 'aparthotel' || (kind === 'hotel' && high)) && more.chance(0.7)),
    indoorPool:
      kind === 'spa_hotel' || (mountain && high && kind === 'hotel') || (kind === 'resort' && more.chance(0.4)),
    mineralWater: kind === 'spa_hotel' && destination.character === 'spa',
    sauna: kind === 'spa_hotel' || (high && big) || ((mountain || high) && more.chance(0.4)),
    spa: kind === 'spa_hotel' || (kind === 'resort' && high && more.chance(0.6)),
    garden: kind === 'villa' || kind === 'monastery' || (!town && more.chance(kind === 'guest_house' ? 0.85 : 0.45)),
    terrace: more.chance(0.6),
    fireplace: (mountain || destination.character === 'village') && more.chance(0.7),
    kidsClub: kind === 'resort' || (kind === 'spa_hotel' && more.chance(0.4)),
    playground: kind === 'resort' || (!town && more.chance(0.35)),
    lift24: { elevator: big || (units > 30 && !old), reception },
    parking:
      town || destination.scene === 'old-town'
        ? more.chance(0.65)
          ? { kind: 'paid', cents: more.int(5, 14) * 100 }
          : { kind: 'street', cents: 0 }
        : { kind: big && warm && more.chance(0.4) ? 'paid' : 'free', cents: more.int(4, 10) * 100 },
    pets: { allowed: more.chance(big ? 0.25 : 0.45), cents: more.int(0, 5) * 300 },
    accessible: (big || (units > 25 && !old)) && more.chance(0.8),
    seaView: site.beach !== undefined && site.beach.metres <= 450 && more.chance(0.85) && sold === 'sea',
    mountainView: (mountain || (destination.character === 'spa' && more.chance(0.6))) && sold === 'mountain',
    checkInFrom: more.pick(['14:00', '14:00', '15:00', '13:00']),
    checkInUntil: keysUntil(old || !served ? more.pick(['20:00', '21:00', '22:00']) : undefined),
    checkOutUntil: more.pick(['11:00', '12:00', '11:00', '10:30']),
    childAgeLimit: kind === 'resort' ? more.pick([12, 14]) : more.pick([12, 12, 12, 10]),
    open:
      warm &&
      destination.character !== 'tropics' &&
      destination.character !== 'desert' &&
      served &&
      kind !== 'boutique' &&
      more.chance(kind === 'resort' ? 1 : 0.35)
        ? { from: more.pick(['04-24', '05-01', '05-14']), to: more.pick(['10-04', '10-11', '10-18']) }
        : undefined,
    appeal: more.range(0.25, 1),
    random,
  }
}

function chooseSite(destination: Destination, kind: HotelKind, random: Random) {
  const beachside =
    kind === 'resort' || ((kind === 'hotel' || kind === 'aparthotel' || kind === 'spa_hotel') && random.chance(0.55))
  const beaches = destination.beaches ?? []
  const quarters = destination.quarters.filter((quarter) => !quarter.kinds || quarter.kinds.includes(kind))
  let quarter: Quarter | undefined
  let point: { lat: number; lon: number }
  if (beachside && beaches.length > 0) {
    const beach = kind === 'resort' ? (beaches.at(-1) ?? random.pick(beaches)) : random.pick(beaches)
    const inland = kind === 'resort' ? random.range(70, 160) : random.range(80, 320)
    const along = random.range(-0.45, 0.45) * beach.length
    point = moveBy(moveBy(beach, beach.sea + 90, along), beach.sea + 180, inland)
  } else {
    quarter = random.pick(quarters.length > 0 ? quarters : destination.quarters)
    // A hut stands in the forest, a walk away from the last houses.
    const metres = kind === 'hut' ? random.range(1400, 2600) : Math.sqrt(random.next()) * quarter.spread
    point = moveBy(quarter, random.range(0, 360), metres)
  }
  const beach = beaches
    .map((each) => ({ beach: each, metres: roundMetres(metresToBeach(point, each)) }))
    .sort((a, b) => a.metres - b.metres)[0]
  const lift = destination.lift && {
    lift: destination.lift,
    metres: roundMetres(metresBetween(point, destination.lift)),
  }
  return {
    lat: point.lat,
    lon: point.lon,
    quarter,
    beach: beach && beach.metres <= 3500 ? beach : undefined,
    centreMetres: roundMetres(metresBetween(point, destination.quarters[0] ?? destination)),
    sights: destination.sights
      .map((sight) => ({ sight, metres: roundMetres(metresBetween(point, sight)) }))
      .sort((a, b) => a.metres - b.metres),
    lift: lift && lift.metres <= 6000 ? lift : undefined,
  }
}

/** Metres from the sand within which a house is on the street along it. */
export const shoreMetres = 150

/** A house away from the beach chooses once more, from a stream of its own, so that nothing else of it changes. */
function chooseStreet(streets: readonly Street[], random: Random, beachMetres = Number.POSITIVE_INFINITY): Street {
  const street = random.pick(streets)
  if (!street.onShore || beachMetres <= shoreMetres) return street
  return random.fork('street').pick(streets.filter(({ onShore }) => !onShore))
}

/** Alleys of a resort and quarters of a village have no house numbers. */
function streetOf(street: Bilingual): Bilingual & { numbered: boolean } {
  return { bg: street.bg, en: street.en, numbered: !/^(к\.к\.|с\. |местност)/.test(street.bg) }
}

const hutAddress = { bg: 'местност „Горските поляни“', en: 'Gorskite Polyani Area' }

/** „Вила Кестена" is one house, „Вили Мандалина" are several. */
function villasOf(name: Bilingual, random: Random): number {
  return name.bg.startsWith('Вили') ? random.int(2, 4) : 1
}
