import type { HotelKind } from '../../src/contract/values.ts'
import { transliterateBulgarian } from '../../src/domain/place-names.ts'
import type { Bilingual, Destination } from '../places/destination.ts'
import { createRandom } from '../scenes/random.ts'
import { demoSeed } from '../seed.ts'
import { bulgarianNames, bulgarianPatterns, localNames, type NameTheme } from './bulgarian.ts'

/** Gives every property a name of its own, in the order in which they are asked for. */
export function createNameGiver(): (destination: Destination, kind: HotelKind) => Bilingual {
  const random = createRandom(`${demoSeed}/names`)
  const left = new Map<NameTheme, string[]>()
  for (const theme of themes) left.set(theme, shuffle([...bulgarianNames[theme]], random.fork(theme).next))
  const local = new Map(Object.entries(localNames).map(([id, names]) => [id, [...names]]))
  const turns = new Map<HotelKind, number>()
  return (destination, kind) => {
    const stem =
      local.get(destination.id)?.shift() ??
      themesFor(destination, kind)
        .map((theme) => left.get(theme))
        .find((names) => names?.length)
        ?.pop()
    if (stem === undefined) throw new Error(`There are not enough names for ${destination.id}.`)
    const patterns = bulgarianPatterns[kind]
    const turn = turns.get(kind) ?? 0
    turns.set(kind, turn + 1)
    const bare = /къща|изба|Дома|Дом |школо|двор|работилница|Ателие|кооперация/i.test(stem)
    const pattern = bare ? plain : (patterns[turn % patterns.length] ?? plain)
    return {
      bg: pattern.bg.replace('{}', stem),
      en: pattern.en.replace('{}', titleCase(transliterateBulgarian(stem))),
    }
  }
}

const plain = { bg: '{}', en: '{}' }
const themes = ['sea', 'mountain', 'village', 'city', 'spa', 'wine'] as const satisfies readonly NameTheme[]

function themesFor(destination: Destination, kind: HotelKind): NameTheme[] {
  if (destination.scene === 'wine') return ['wine', 'village', 'mountain']
  switch (destination.character) {
    case 'sea':
      return ['sea']
    case 'ski':
      return ['mountain', 'village']
    case 'spa':
      return kind === 'guest_house' || kind === 'villa' ? ['village', 'mountain'] : ['spa', 'mountain']
    case 'village':
      return ['village', 'mountain']
    default:
      return destination.scene === 'black-sea' && kind !== 'hostel' ? ['city', 'sea'] : ['city']
  }
}

function titleCase(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase())
}

function shuffle<Item>(list: Item[], next: () => number): Item[] {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1))
    const [a, b] = [list[index] as Item, list[other] as Item]
    list[index] = b
    list[other] = a
  }
  return list
}
