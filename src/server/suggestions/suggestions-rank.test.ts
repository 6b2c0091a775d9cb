import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstTry } from '../../../test/random.ts'
import { coasts } from '../../domain/coasts.ts'
import { towns } from '../../domain/towns.ts'
import { createIndexBuilder, type PlaceRecord, type SuggestionsIndex } from './suggestions-index.ts'
import { findPlaceIn, findSuggestions, listPopular } from './suggestions-rank.ts'

const bulgaria = place({ id: 1, kind: 'country', parentId: null, nameBg: 'България', nameEn: 'Bulgaria' })
const burgasRegion = place({ id: 2, kind: 'region', nameBg: 'Бургас', nameEn: 'Burgas' })
const burgas = place({ id: 3, kind: 'city', parentId: 2, nameBg: 'Бургас', nameEn: 'Burgas', population: 188_000 })
const sozopol = place({ id: 4, kind: 'city', parentId: 2, nameBg: 'Созопол', nameEn: 'Sozopol', population: 4_300 })
const sunnyBeach = place({ id: 5, kind: 'resort', parentId: 2, nameBg: 'Слънчев бряг', nameEn: 'Sunny Beach' })
const slanchevo = place({ id: 6, kind: 'village', nameBg: 'Слънчево', nameEn: 'Slanchevo', population: 900 })
const onlyLatin = place({ id: 7, kind: 'city', nameBg: null, nameEn: 'Slantown', population: 90_000 })
const airport = place({
  id: 8,
  kind: 'airport',
  nameBg: 'Летище Бургас',
  nameEn: 'Burgas Airport',
  iata: 'BOJ',
  latitude: 42.57,
  longitude: 27.515,
})
const places = [bulgaria, burgasRegion, burgas, sozopol, sunnyBeach, slanchevo, onlyLatin, airport]

const index = build(places, [
  { placeId: 4, names: ['Хотел Аполония', 'Apollonia Hotel'], count: 2 },
  { placeId: 5, names: ['Хотел Бриз', 'Breeze Hotel'], count: 7 },
  { placeId: 3, names: ['Хотел Мираж', 'Mirage Hotel'], count: 1 },
])

describe('what a suggestion says', () => {
  test('its label leads from the name to the country, no name twice', () => {
    expect(first('созопол').label).toBe('Созопол, Бургас, България')
    expect(first('бургас').label).toBe('Бургас, България')
    expect(findSuggestions(index, 'sozopol', 'en')[0]?.items[0]).toMatchObject({
      id: 4,
      type: 'city',
      name: 'Sozopol',
      label: 'Sozopol, Burgas, Bulgaria',
      country: 'Bulgaria',
      country_code: 'BG',
    })
  })

  test('a region called after its town is left out of the label', () => {
    const province = place({ id: 2, kind: 'region', nameBg: 'област Варна' })
    const named = build([bulgaria, province, place({ id: 3, parentId: 2, nameBg: 'Варна' })], [])
    expect(findSuggestions(named, 'варна', 'bg')[0]?.items[0]?.label).toBe('Варна, България')
  })

  test('a name missing in the language falls back to the other', () => {
    expect(first('slantown').label).toBe('Slantown, България')
  })

  test('it counts the bookable hotels at and under it', () => {
    expect(first('българия')).toMatchObject({ id: 1, type: 'region', item_count: 10 })
    expect(first('созопол').item_count).toBe(2)
  })

  test('an airport counts those around it', () => {
    expect(first('летище бургас')).toMatchObject({ type: 'airport', item_count: 1 })
  })

  test('a village is served among the cities', () => {
    expect(first('слънчево')).toMatchObject({ id: 6, type: 'city' })
  })

  test('a hotel carries its own id and lies in its place', () => {
    const group = findSuggestions(index, 'бриз', 'bg')[0]
    expect(group?.type).toBe('hotel')
    expect(group?.items).toHaveLength(5)
    expect(group?.items[0]?.label).toMatch(/^Хотел Бриз \d, Слънчев бряг, Бургас, България$/)
  })
})

describe('the order', () => {
  test('the group with the best hit comes first, the others keep their order', () => {
    expect(typesFor('слънчев')).toEqual(['resort', 'city'])
    expect(typesFor('бургас')).toEqual(['city', 'region', 'airport'])
    expect(typesFor('boj')).toEqual(['airport'])
  })

  test('of names that fit equally well the one with more to book stands first', () => {
    const twins = build(
      [bulgaria, place({ id: 2, nameBg: 'Баня', population: 5_000 }), place({ id: 3, nameBg: 'Баня', population: 10 })],
      [{ placeId: 3, names: ['Хотел', 'Hotel'], count: 1 }],
    )
    expect(idsOf(twins, 'баня')).toEqual([3, 2])
  })

  test('then the larger one', () => {
    const twins = build(
      [bulgaria, place({ id: 2, nameBg: 'Баня', population: 10 }), place({ id: 3, nameBg: 'Баня', population: 5_000 })],
      [],
    )
    expect(idsOf(twins, 'баня')).toEqual([3, 2])
  })

  test('the very name stands before longer names, whatever can be booked there', () => {
    const names = build(
      [
        bulgaria,
        place({ id: 2, nameBg: 'Рила' }),
        place({ id: 3, nameBg: 'Рилци' }),
        place({ id: 4, nameBg: 'Рилант' }),
      ],
      [{ placeId: 4, names: ['Хотел', 'Hotel'], count: 9 }],
    )
    expect(idsOf(names, 'рил')).toEqual([4, 2, 3])
    expect(idsOf(names, 'рила')).toEqual([2, 4])
  })

  test('a bookable place one typing error away stands before longer names without hotels', () => {
    const names = build(
      [bulgaria, place({ id: 2, nameBg: 'Варна' }), place({ id: 3, nameBg: 'Варанаси', population: 1_000_000 })],
      [{ placeId: 2, names: ['Хотел', 'Hotel'], count: 1 }],
    )
    expect(idsOf(names, 'варан')).toEqual([2, 3])
  })

  test('five namesakes without hotels do not hide a bookable place', () => {
    const namesakes = Array.from({ length: 6 }, (_, number) => place({ id: 10 + number, nameBg: 'Лозен' }))
    const names = build(
      [bulgaria, ...namesakes, place({ id: 3, nameBg: 'Лозенец' })],
      [{ placeId: 3, names: ['Хотел', 'Hotel'], count: 1 }],
    )
    expect(idsOf(names, 'лозен')).toHaveLength(5)
    expect(idsOf(names, 'лозен')).toContain(3)
  })
})

describe('names that begin as they were typed', () => {
  const balchik = place({ id: 2, nameBg: 'Балчик', nameEn: 'Balchik' })
  const bali = place({ id: 3, kind: 'region', nameBg: 'Бали', nameEn: 'Bali' })
  const spring = place({ id: 4, nameBg: 'Новобългарово', nameEn: 'Novobalgarovo' })
  const market = place({ id: 5, nameBg: 'Стари Българево', nameEn: 'Stari Balgarevo' })
  const brasov = place({ id: 6, nameBg: 'Брашов', nameEn: 'Brașov', alternateNames: ['Kronstadt'] })
  const kronos = place({ id: 7, nameBg: 'Кроностад', nameEn: 'Kronostad' })
  const all = [balchik, bali, spring, market, brasov, kronos]
  const own = build(
    [bulgaria, ...all],
    [
      ...all.map(({ id }) => ({ placeId: id, names: ['Хотел', 'Hotel'] as [string, string], count: 1 })),
      { placeId: 2, names: ['Апартаменти Балат', 'Balat Apartments'], count: 1 },
    ],
  )
  const ids = (query: string) =>
    findSuggestions(own, query, 'bg').flatMap(({ items }) =>
      items.map(({ type, id }) => (type === 'hotel' ? 'hotel' : id)),
    )

  test.each([
    ['бъл', [1, 5], 'those that only sound so are left out'],
    ['бълга', [1, 5], 'nor is an unfinished name corrected'],
    ['бал', [2, 3, 'hotel'], 'the whole name before a later word'],
    ['bal', [2, 5, 3, 1, 'hotel'], 'in the other script'],
    ['balg', [1, 5], 'letter by letter'],
    ['bulg', [1, 5], 'and officially'],
    ['балг', [1, 3, 5], 'what sounds so, or nearly, where nothing begins so'],
    ['/d.', [2, 3], 'three letters on the wrong keyboard: main names alone'],
    ['нид', [7], 'nor another name of a place'],
  ])('%s: %j, %s', (query, found) => expect(ids(query)).toEqual(found))

  test('the search goes where the first suggestion leads', () => {
    for (const query of ['бъл', 'бъ', 'бълга', 'бал', 'bal', 'balg', 'балч', 'ба'])
      expect(findPlaceIn(own, query)).toBe(ids(query)[0])
  })

  test('a longer name that only sounds so comes after those that begin so', () => {
    const names = build(
      [bulgaria, place({ id: 2, nameBg: 'Търновец' }), place({ id: 3, nameBg: 'Тарновене', population: 9_000 })],
      [2, 3].map((placeId) => ({ placeId, names: ['Хотел', 'Hotel'], count: placeId })),
    )
    expect(idsOf(names, 'търнов')).toEqual([2, 3])
    expect(idsOf(names, 'тарнов')).toEqual([3, 2])
  })

  test('a name that has no Bulgarian form begins in either alphabet', () => {
    const names = build(
      [bulgaria, place({ id: 2, nameEn: 'Grand Rapids' }), place({ id: 3, nameBg: 'Градина' })],
      [2, 3].map((placeId) => ({ placeId, names: ['Хотел', 'Hotel'], count: 1 })),
    )
    expect(idsOf(names, 'гра')).toEqual([2, 3])
  })
})

describe('what is no place of the catalogue', () => {
  const builder = createIndexBuilder()
  for (const one of places) builder.addPlace(one)
  builder.addPlace(place({ id: 20, kind: 'city', nameBg: 'Шуменци', nameEn: 'Shumentsi' }))
  builder.addHotel(hotel(1, 3, 'Хотел Мираж', 'Mirage Hotel'))
  builder.addHotel(hotel(2, 20, 'Хотел Хълм', 'Hill Hotel'))
  builder.addTowns(towns)
  builder.addCoasts(coasts)
  const wider = builder.finish()

  test('a town of the map is found by its name, after places with hotels while it is being typed', () => {
    expect(findSuggestions(wider, 'Шумен', 'bg')[0]?.items[0]).toMatchObject({
      type: 'city',
      destination: 'town:bg-shumen',
      label: 'Шумен, България',
      item_count: 0,
    })
    expect(idsOf(wider, 'шум')[0]).toBe(20)
    expect(findPlaceIn(wider, 'Шумен')).toBe('town:bg-shumen')
    expect(findPlaceIn(wider, 'Cluj')).toBe('town:ro-cluj-napoca')
    expect(findSuggestions(wider, 'Клуж-Напока', 'en')[0]?.items[0]?.label).toBe('Cluj-Napoca, Romania')
  })

  test('but not beside the place of the catalogue that it is', () => {
    const found = findSuggestions(wider, 'Бургас', 'bg').flatMap(({ items }) => items)
    expect(found.every(({ destination }) => destination === undefined)).toBe(true)
  })

  test.each(['черно море', 'Черноморие', 'Black Sea', 'море', 'blacksea', 'черноморието'])(
    'a coast is what %s means',
    (query) => {
      expect(findPlaceIn(wider, query)).toBe('coast:black-sea')
      expect(findSuggestions(wider, query, 'bg')[0]?.items[0]).toMatchObject({ type: 'region', item_count: 1 })
    },
  )

  test('a coast without hotels is not offered', () => {
    expect(findPlaceIn(wider, 'Северно Черноморие')).not.toBe('coast:black-sea-north')
  })
})

test.each([
  ['созопол център', 4],
  ['център созопол', 4],
  ['Sozopol centre', 4],
  ['sozopol beach', 4],
  ['хотели в центъра на Созопол', 4],
  ['hotel sozopol', 4],
  ['Слънчев бряг плаж', 5],
  ['Sunny Beach', 5],
])('a place is found beside an ordinary word: %s', (query, id) => expect(findPlaceIn(index, query)).toBe(id))

describe('odd queries', () => {
  test.each([
    ['a letter', 'с'],
    ['three hundred letters', 'варна'.repeat(60)],
    ['emoji', '🏖️🌊'],
    ['SQL', "'; DROP TABLE place; --"],
    ['a pattern', '%_.*[a-z]+(?=x)\\'],
    ['white space', ' \t\n '],
    ['a null character', '\u0000'],
    ['half a character', '\ud83d'],
    ['many words', 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ'],
    ['right to left', 'דובאי'],
  ])('%s is answered', (_name, query) => {
    for (const group of findSuggestions(index, query, 'bg')) expect(group.items.length).toBeLessThanOrEqual(5)
  })

  test('no text whatsoever makes it fail', firstTry, () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom(...'варнаvarnabpг,;. \'"[]ьщжx4q'),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (characters) => {
        for (const { items } of findSuggestions(index, characters.join(''), 'en'))
          expect(items.length).toBeLessThanOrEqual(5)
        findPlaceIn(index, characters.join(''))
      }),
      { numRuns: 500 },
    )
  })

  test('what fits nothing gives no group', () => {
    expect(findSuggestions(index, 'qqqqwwwwxxxx', 'bg')).toEqual([])
  })
})

describe('the place a text means', () => {
  test.each([
    ['Созопол', 4],
    ['Созопол, Бургас, България', 4],
    ['Sozopol, Burgas, Bulgaria', 4],
    ['hotels in Sunny Beach', 5],
    ['бургас', 3],
    ['BOJ', 8],
    ['Bulgaria', 1],
    ['сзопол', 4],
  ])('%s', (text, id) => expect(findPlaceIn(index, text)).toBe(id))

  test('nothing, when a hotel fits better or only a guess at a place without hotels is left', () => {
    expect(findPlaceIn(index, 'Хотел Бриз 1')).toBeNull()
    expect(findPlaceIn(index, 'slantoun')).toBeNull()
    expect(findPlaceIn(index, 'xyzxyz')).toBeNull()
  })
})

test('popular are the towns and resorts with most to book, not regions', () => {
  expect(listPopular(index, 'en').map(({ name, item_count }) => [name, item_count])).toEqual([
    ['Sunny Beach', 7],
    ['Sozopol', 2],
    ['Burgas', 1],
  ])
})

test('a hotel that sells nothing is found but counts nowhere', () => {
  const builder = createIndexBuilder()
  for (const one of places) builder.addPlace(one)
  builder.addHotel({ ...hotel(1, 4, 'Хотел Залез', 'Sunset Hotel'), bookable: false })
  const quiet = builder.finish()
  expect(findSuggestions(quiet, 'залез', 'bg')[0]?.items[0]).toMatchObject({ type: 'hotel', id: 1, item_count: 0 })
  expect(findSuggestions(quiet, 'созопол', 'bg')[0]?.items[0]?.item_count).toBe(0)
})

test('places that lie in each other by mistake are still answered', () => {
  const ring = build(
    [place({ id: 1, parentId: 2, nameBg: 'Едно' }), place({ id: 2, parentId: 1, nameBg: 'Друго' })],
    [{ placeId: 1, names: ['Хотел', 'Hotel'], count: 1 }],
  )
  expect(findSuggestions(ring, 'едно', 'bg')[0]?.items[0]?.label).toBe('Едно, Друго')
})

function first(query: string) {
  const item = findSuggestions(index, query, 'bg')[0]?.items[0]
  if (!item) throw new Error(`Nothing was found for ${query}.`)
  return item
}

function typesFor(query: string): string[] {
  return findSuggestions(index, query, 'bg').map((group) => group.type)
}

function idsOf(own: SuggestionsIndex, query: string): number[] {
  return findSuggestions(own, query, 'bg')
    .filter(({ type }) => type === 'city')
    .flatMap(({ items }) => items.map(({ id }) => id))
}

function place(own: Partial<PlaceRecord> & { id: number }): PlaceRecord {
  return {
    kind: 'city',
    parentId: 1,
    countryCode: 'BG',
    nameBg: null,
    nameEn: null,
    alternateNames: [],
    latitude: 42.5,
    longitude: 27.4,
    population: 0,
    iata: null,
    ...own,
  }
}

function hotel(id: number, placeId: number, nameBg: string, nameEn: string) {
  const far = placeId === 3 ? 42.5 : 41
  return { id, placeId, nameBg, nameEn, latitude: far, longitude: 27.4, bookable: true, popularity: 0 }
}

function build(records: PlaceRecord[], hotels: { placeId: number; names: [string, string]; count: number }[]) {
  const builder = createIndexBuilder()
  for (const record of records) builder.addPlace(record)
  let id = 1
  for (const { placeId, names, count } of hotels)
    for (let number = 1; number <= count; number++) {
      const ending = count > 1 ? ` ${number}` : ''
      builder.addHotel(hotel(id++, placeId, names[0] + ending, names[1] + ending))
    }
  return builder.finish()
}
