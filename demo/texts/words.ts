import type { HotelFacts } from '../hotels/facts.ts'
import { walkingMinutes } from '../hotels/geo.ts'
import { planRooms } from '../hotels/rooms.ts'
import type { Bilingual, Sight } from '../places/destination.ts'
import { capitalize, counted, distance, euros, type Noun, nouns } from './grammar.ts'

/** Bulgarian forms of the word for a property: as subject, after a preposition, and its agreement. */
type House = { subject: string; oblique: string; gender: 'm' | 'f' | 'n' | 'pl'; en: string }

/** A way on foot: „350 м", „шест минути". */
export type Way = { to: Sight; metres: number; length: Bilingual; minutes: Bilingual }

/** A property's facts as sentences need them. */
export type Words = {
  facts: HotelFacts
  house: House
  /** Capitalised: at the start of a sentence. */
  House: Bilingual
  /** „двайсет и две стаи" */
  units: Bilingual
  Units: Bilingual
  floors: Bilingual
  /** Square metres of the smallest and the largest room type. */
  sizes: { from: number; to: number }
  /** Where it stands: „в стария град", „до Централния плаж". */
  where: Bilingual
  beach: Way | undefined
  sight: Way | undefined
  lift: Way | undefined
  parking: Bilingual
  pets: Bilingual
  /** The Bulgarian form that agrees with the house. */
  agree: (masculine: string, feminine: string, neuter: string, plural: string) => string
  /** One of a list, always the same for this property and label. */
  pick: <Item>(label: string, list: readonly Item[]) => Item
  number: (label: string, low: number, high: number) => number
  /** So many of something, in words: „шест минути". */
  count: (label: string, low: number, high: number, noun: Noun) => Bilingual
}

export function createWords(facts: HotelFacts): Words {
  const house = houseOf(facts)
  const units = counted(facts.units, unitOf(facts))
  const beach = facts.beach && wayTo(facts.beach.beach, facts.beach.metres)
  const nearest = facts.sights[0]
  const sizes = planRooms(facts).map((room) => room.size)
  return {
    facts,
    house,
    House: { bg: capitalize(house.subject), en: capitalize(`the ${house.en}`) },
    units,
    Units: { bg: capitalize(units.bg), en: capitalize(units.en) },
    floors: counted(facts.floors, nouns.floor),
    sizes: { from: Math.min(...sizes), to: Math.max(...sizes) },
    where: whereOf(facts),
    beach: beach && beach.metres <= 2500 ? beach : undefined,
    sight: nearest && nearest.metres <= 3000 ? wayTo(nearest.sight, nearest.metres) : undefined,
    lift: facts.lift && wayTo(facts.lift.lift, facts.lift.metres),
    parking: euros(facts.parking.cents),
    pets: euros(facts.pets.cents),
    agree: (masculine, feminine, neuter, plural) =>
      ({ m: masculine, f: feminine, n: neuter, pl: plural })[house.gender],
    pick: (label, list) => facts.random.fork(`words/${label}`).pick(list),
    number: (label, low, high) => facts.random.fork(`words/${label}`).int(low, high),
    count: (label, low, high, noun) => counted(facts.random.fork(`words/${label}`).int(low, high), noun),
  }
}

/** The rooms that suit a guest in a wheelchair, where there are any: „три стаи". */
export function accessibleRooms(facts: Pick<HotelFacts, 'random'>): Bilingual {
  return counted(facts.random.fork('words/accessible').int(2, 4), nouns.room)
}

function wayTo(to: Sight, metres: number): Way {
  return { to, metres, length: distance(metres), minutes: counted(walkingMinutes(metres), nouns.minute) }
}

function whereOf(facts: HotelFacts): Bilingual {
  if (facts.kind === 'hut')
    return { bg: `в гората над ${facts.destination.name.bg}`, en: `in the forest above ${facts.destination.name.en}` }
  if (facts.quarter) return facts.quarter.in
  if (facts.beach) return { bg: `до ${facts.beach.beach.bg}`, en: `by ${facts.beach.beach.en}` }
  return facts.destination.at
}

function unitOf(facts: HotelFacts): Noun {
  switch (facts.kind) {
    case 'aparthotel':
      return nouns.flat
    case 'apartment':
      return facts.name.bg.startsWith('Студиа') ? nouns.studio : nouns.flat
    case 'villa':
      return nouns.villa
    case 'chalet':
      return nouns.chalet
    case 'monastery':
      return nouns.cell
    default:
      return nouns.room
  }
}

function houseOf(facts: HotelFacts): House {
  switch (facts.kind) {
    case 'guest_house':
      return { subject: 'къщата', oblique: 'къщата', gender: 'f', en: 'house' }
    case 'aparthotel':
      return { subject: 'апартхотелът', oblique: 'апартхотела', gender: 'm', en: 'aparthotel' }
    case 'resort':
      return { subject: 'комплексът', oblique: 'комплекса', gender: 'm', en: 'resort' }
    case 'villa':
      return facts.units === 1
        ? { subject: 'вилата', oblique: 'вилата', gender: 'f', en: 'villa' }
        : { subject: 'вилите', oblique: 'вилите', gender: 'pl', en: 'villas' }
    case 'chalet':
      return { subject: 'шалетата', oblique: 'шалетата', gender: 'pl', en: 'chalets' }
    case 'apartment':
      return facts.name.bg.startsWith('Студиа')
        ? { subject: 'студиата', oblique: 'студиата', gender: 'pl', en: 'studios' }
        : { subject: 'апартаментите', oblique: 'апартаментите', gender: 'pl', en: 'apartments' }
    case 'hostel':
      return { subject: 'хостелът', oblique: 'хостела', gender: 'm', en: 'hostel' }
    case 'monastery':
      return { subject: 'странноприемницата', oblique: 'странноприемницата', gender: 'f', en: 'guesthouse' }
    case 'hut':
      return { subject: 'хижата', oblique: 'хижата', gender: 'f', en: 'hut' }
    default:
      return { subject: 'хотелът', oblique: 'хотела', gender: 'm', en: 'hotel' }
  }
}
