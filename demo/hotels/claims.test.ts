import { describe, expect, test } from 'vitest'
import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import { type AmenityCode, amenities } from '../../src/domain/amenities.ts'
import type { RoomAmenityCode } from '../../src/domain/room-amenities.ts'
import type { Destination } from '../places/destination.ts'
import { inventHotels } from './all-hotels.ts'
import { createHotelRecord } from './record.ts'

/** Words that tell of a thing, in each language, and what has to be there then: any of these. */
type Claim = { bg: RegExp; en: RegExp; needs: readonly (AmenityCode | RoomAmenityCode | 'sofa_bed')[] }

const claims: Record<string, Claim> = {
  pool: { bg: /басейн/i, en: /\bpools?\b/i, needs: ['outdoor_pool', 'indoor_pool'] },
  reception: { bg: /рецепци/i, en: /reception/i, needs: ['reception_24h'] },
  sofa: { bg: /разтегателен диван/i, en: /sofa bed/i, needs: ['sofa_bed'] },
  lift: { bg: /асансьор/i, en: /elevator|\blift\b(?=;)/i, needs: ['lift'] },
  restaurant: { bg: /ресторант/i, en: /restaurant|we dined/i, needs: ['restaurant'] },
  bar: { bg: /(?<!\p{L})бар(а|ът)?(?!\p{L})/iu, en: /\bbar\b/i, needs: ['bar', 'pool_bar'] },
  breakfast: { bg: /закуск|бюфет/i, en: /breakfast|buffet/i, needs: ['breakfast'] },
  sauna: { bg: /саун/i, en: /sauna/i, needs: ['sauna'] },
  spa: { bg: /спа център|масаж/i, en: /\bspa cent|massage/i, needs: ['spa', 'massage'] },
  garden: { bg: /(?<!\p{L})градината?(?!\p{L})/iu, en: /\bgarden\b/i, needs: ['garden'] },
  terrace: { bg: /на терасата|^терасата/im, en: /on the terrace|the terrace/i, needs: ['terrace', 'rooftop_terrace'] },
  balcony: { bg: /балкон/i, en: /balcon/i, needs: ['balcony', 'terrace'] },
  fireplace: { bg: /камин/i, en: /fireplace|by the fire/i, needs: ['lounge_fireplace', 'fireplace_room'] },
  parking: { bg: /паркинг|паркиране/i, en: /car park|parking|garage/i, needs: ['parking', 'free_parking'] },
  'air conditioning': { bg: /климатик/i, en: /air condition/i, needs: ['air_conditioning'] },
  'wi-fi': { bg: /интернет/i, en: /wi-fi|internet/i, needs: ['wifi'] },
  bathtub: { bg: /(?<!\p{L})вана(?!\p{L})/iu, en: /\btub\b|bathtub/i, needs: ['bathtub'] },
  'bathroom of its own': { bg: /банята е нова/i, en: /bathroom is new/i, needs: ['private_bathroom'] },
  'washing machine': { bg: /пералн/i, en: /washing machine/i, needs: ['washing_machine', 'laundry'] },
  bicycles: { bg: /велосипеда/i, en: /bicycles for guests/i, needs: ['bicycles'] },
  library: { bg: /библиотеката е/i, en: /the library has/i, needs: ['library'] },
  parasols: { bg: /пазят два реда чадъри/i, en: /parasols on the beach are kept/i, needs: ['beach_loungers'] },
  'baby cot': { bg: /креватче/i, en: /\bcots?\b/i, needs: ['baby_cot'] },
  minibus: { bg: /микробус|превоз от вратата/i, en: /minibus/i, needs: ['shuttle'] },
}

/** What is said not to be there. */
const denials: readonly (Omit<Claim, 'needs'> & { lacks: AmenityCode })[] = [
  { bg: /няма асансьор/i, en: /there is no lift/i, lacks: 'lift' },
  { bg: /ресторант няма/i, en: /there is no restaurant/i, lacks: 'restaurant' },
  { bg: /свой паркинг няма|няма паркинг/i, en: /there is no car park/i, lacks: 'parking' },
  { bg: /свой паркинг няма|няма паркинг/i, en: /there is no car park/i, lacks: 'free_parking' },
  { bg: /креватче няма/i, en: /there is no baby cot/i, lacks: 'baby_cot' },
]

/** Sentences that speak of a thing because it is not there, or of somebody else's. */
const elsewhere = {
  bg: /(?<!\p{L})(няма|общинския)(?!\p{L})/iu,
  en: /there is no|instead of|public car park/i,
}

/** What a house has of these is in some of its rooms, not in all. */
const ofRoomsOnly = new Set<string>(['balcony', 'private_bathroom', 'air_conditioning'])

type Language = 'bg' | 'en'
type Said = { where: string; language: Language; sentence: string; has: ReadonlySet<string> }

const hotels = inventHotels().map((hotel) => ({
  destination: hotel.facts.destination,
  record: createHotelRecord(hotel, '2026-06-01'),
}))
const said = hotels.flatMap(({ record, destination }) => [...ofHouse(record, destination), ...ofRooms(record)])

describe('what the demo says and shows of a house', () => {
  test.each(Object.entries(claims))('%s', (_, { needs, ...words }) => {
    const saying = said.filter(
      ({ language, sentence }) => words[language].test(sentence) && !elsewhere[language].test(sentence),
    )
    expect(new Set(saying.map(({ language }) => language)).size).toBe(2)
    expect(
      saying.filter(({ has }) => !needs.some((code) => has.has(code))).map((each) => `${each.where}: ${each.sentence}`),
    ).toEqual([])
  })

  test.each(denials)('is not denied elsewhere: $en', ({ lacks, ...words }) => {
    const denying = said.filter(({ language, sentence }) => words[language].test(sentence))
    expect(denying).not.toHaveLength(0)
    expect(denying.filter(({ has }) => has.has(lacks)).map((each) => `${each.where}: ${each.sentence}`)).toEqual([])
  })

  test('keys are given out at any hour where somebody is always at the reception', () => {
    const always = hotels.filter(({ record }) => record.amenities.includes('reception_24h'))
    expect(always.length).toBeGreaterThan(20)
    expect(always.filter(({ record }) => record.check_in_until !== null)).toEqual([])
  })

  test('needs only what there is', () => {
    const known = new Set<string>([...amenities.map(({ code }) => code), 'sofa_bed', 'bathtub'])
    for (const { needs } of Object.values(claims)) for (const code of needs) expect(known).toContain(code)
  })
})

/** Of the house as a whole: what any of its rooms has counts. */
function ofHouse(record: ParsedHotelRecord, destination: Destination): Said[] {
  const has = new Set<string>([...record.amenities, ...record.room_types.flatMap(thingsIn)])
  const inLanguage = (language: Language, texts: readonly (string | null | undefined)[]) =>
    texts
      .flatMap((text) => split(withoutPlace(text ?? '', destination, language)))
      .map((sentence) => ({ where: record.source_id, language, sentence, has }))
  return (['bg', 'en'] as const).flatMap((language) => {
    const text = record.texts[language]
    return inLanguage(language, [
      text?.summary,
      text?.description,
      ...(text?.highlights ?? []).flatMap((highlight) => [highlight.title, highlight.text]),
      ...record.policies.map((policy) => policy[`text_${language}`]),
      ...record.images.filter((image) => !isOfPlace(image)).map((image) => image[`alt_${language}`]),
      ...record.reviews
        .filter((review) => review.language === language)
        .flatMap((review) => [review.title, review.liked, review.disliked, review.answer]),
    ])
  })
}

/** Of a room: its own words and pictures; what the house has it may tell of too. */
function ofRooms(record: ParsedHotelRecord): Said[] {
  return record.room_types.flatMap((room) => {
    const has = new Set<string>([...record.amenities.filter((code) => !ofRoomsOnly.has(code)), ...thingsIn(room)])
    return (['bg', 'en'] as const).flatMap((language) =>
      [room[`description_${language}`], ...room.images.map((image) => image[`alt_${language}`])]
        .flatMap((text) => split(text ?? ''))
        .map((sentence) => ({ where: `${record.source_id} ${room.code}`, language, sentence, has })),
    )
  })
}

function thingsIn(room: ParsedHotelRecord['room_types'][number]): string[] {
  return [...room.amenities, ...(room.beds.some(({ type }) => type === 'sofa') ? ['sofa_bed'] : [])]
}

/** Leaves out what is said of the place: it has a Sea Garden and mineral pools, whatever its houses have. */
function withoutPlace(text: string, { notes, sights }: Destination, language: Language): string {
  const ofPlace = [...notes, ...sights].map((each) => each[language])
  return ofPlace.reduce((rest, words) => rest.replaceAll(words, ''), text)
}

/** A picture of the place, not of the house. */
function isOfPlace({ source }: ParsedHotelRecord['images'][number]): boolean {
  return JSON.stringify(source).includes('"kind":"destination"')
}

function split(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
