import { beforeAll, describe, expect, test } from 'vitest'
import { distanceKm } from '../../src/domain/distance.ts'
import catalogueBg from '../../src/messages/bg/catalogue.json' with { type: 'json' }
import homeBg from '../../src/messages/bg/home.json' with { type: 'json' }
import catalogueEn from '../../src/messages/en/catalogue.json' with { type: 'json' }
import homeEn from '../../src/messages/en/home.json' with { type: 'json' }
import { lifts } from '../../src/server/surroundings/lifts.ts'
import { getHotelCardTexts } from '../../src/web/features/hotel-card/hotel-card-texts.ts'
import { registerMessages } from '../../src/web/lib/i18n.tsx'
import { inventHotels } from './all-hotels.ts'
import { shoreMetres } from './facts.ts'
import { createHotelRecord } from './record.ts'

const hotels = inventHotels().map((hotel) => ({ ...hotel, record: createHotelRecord(hotel, '2026-06-01') }))
const languages = ['bg', 'en'] as const

beforeAll(() => {
  registerMessages('bg', 'catalogue', catalogueBg)
  registerMessages('en', 'catalogue', catalogueEn)
})

describe('what is said of a demo house in one place and in another', () => {
  test('an address on the shore only near the beach', () => {
    const onShore = hotels.filter(({ record }) =>
      /първа линия|крайбрежна алея|first line|shore promenade/i.test(`${record.address_bg} ${record.address_en}`),
    )
    expect(onShore).not.toHaveLength(0)
    expect(
      onShore
        .filter(({ record }) => (record.beach_metres ?? Number.POSITIVE_INFINITY) > shoreMetres)
        .map(({ record }) => `${record.source_id}: ${record.address_bg}, ${record.beach_metres} m`),
    ).toEqual([])
  })

  test.each(languages)('a distance to the beach in texts is that of its card (%s)', (language) => {
    const cards = getHotelCardTexts(language)
    const length = language === 'bg' ? /[\d,]+ к?м(?!\p{L}|²)/gu : /[\d.]+ k?m\b(?!²)/g
    const told = hotels.flatMap(({ facts, texts, record }) => {
      const { beach } = facts
      const { summary, description, highlights } = texts[language]
      if (!beach) return []
      // Notes are of the place, whose beach may be kilometres long.
      const own = facts.destination.notes.reduce((rest, note) => rest.replaceAll(note[language], ''), description ?? '')
      const titles = (highlights ?? [])
        .filter(({ icon }) => icon === 'waves')
        .map(({ title }) => title.replaceAll('\u00a0', ' '))
      const card = cards.place({ city: '', beach_metres: record.beach_metres ?? null, centre_metres: null })
      return [...`${summary} ${own}`.split(/(?<=[!?:.;])\s+/), ...titles]
        .map((words) => words.replaceAll('\u00a0', ' '))
        .filter((words) => words.includes(beach.beach[language].replaceAll('\u00a0', ' ')) || titles.includes(words))
        .flatMap((words) => {
          // Of two distances the beach's comes first.
          const [first] = words.match(length) ?? []
          return first ? [{ words, first, where: record.source_id, card: card.replaceAll('\u00a0', ' ') }] : []
        })
    })
    expect(told.length).toBeGreaterThan(50)
    expect(
      told.filter(({ first, card }) => !card.includes(`${first} `)).map(({ where, words }) => `${where}: ${words}`),
    ).toEqual([])
  })

  test('the lift of a highlight is the one that is told of what is around', () => {
    const lifted = hotels.filter(({ facts }) => facts.lift)
    expect(lifted).not.toHaveLength(0)
    for (const { facts, record } of lifted) {
      const nearest = Math.min(...lifts.map((lift) => distanceKm(record, lift)))
      expect(Math.abs(nearest - (facts.lift?.metres ?? 0) / 1000), record.source_id).toBeLessThanOrEqual(0.051)
    }
  })

  test('a room has a bed for everyone who may stay in it, or says that one is put in for a child', () => {
    const sleepers = { double: 2, king: 2, single: 1, sofa: 2, bunk: 2 }
    const rooms = hotels.flatMap(({ record }) =>
      record.room_types.map((room) => ({ ...room, where: `${record.source_id} ${room.code}` })),
    )
    const extra = { bg: /слагат? допълнител/, en: /xtra beds? (is|are) put in for (a child|two children)/ }
    for (const room of rooms) {
      const beds = room.beds.reduce((sum, { type, count }) => sum + count * sleepers[type], 0)
      const missing = room.max_occupancy > beds
      expect(room.max_adults, room.where).toBeLessThanOrEqual(beds)
      expect(room.max_occupancy - beds, room.where).toBeLessThanOrEqual(2)
      expect(extra.bg.test(room.description_bg ?? ''), `${room.where}: ${room.description_bg}`).toBe(missing)
      expect(extra.en.test(room.description_en ?? ''), `${room.where}: ${room.description_en}`).toBe(missing)
    }
  })

  test('what children are said to have free costs nothing, unless the same rule says so', () => {
    const boards: Record<string, Record<string, RegExp>> = {
      bg: { BB: /закуската/, HB: /полупансиона/, AI: /ол инклузив/ },
      en: { BB: /Breakfast/, HB: /Half board/, AI: /All inclusive/ },
    }
    const free = {
      bg: /Деца под (\d+) години спят безплатно/,
      en: /Children under (\d+) sleep free/,
    }
    const named = { board: 0, tax: 0 }
    for (const { record } of hotels)
      for (const language of languages) {
        const rule = record.policies.find(({ kind }) => kind === 'children')?.[`text_${language}`] ?? ''
        const where = `${record.source_id}: ${rule}`
        const under = Number(free[language].exec(rule)?.[1])
        expect(under, where).toBeGreaterThan(0)
        for (let age = 0; age < under; age += 1)
          for (const position of [1, 2, 3]) {
            const matching = record.occupancy_prices.filter(
              (price) =>
                price.guest === 'child' &&
                (price.position ?? position) === position &&
                age >= (price.min_age ?? 0) &&
                age <= (price.max_age ?? age),
            )
            expect(matching, where).not.toHaveLength(0)
            for (const price of matching) expect([price.percent, price.amount ?? 0], where).toEqual([0, 0])
          }
        const says = (words: RegExp, age: number) =>
          rule.split(/(?<=\.)\s+/).some((sentence) => words.test(sentence) && new RegExp(`\\b${age}\\b`).test(sentence))
        const charging = record.rate_plans.filter(
          (plan) => plan.supplement_child > 0 && plan.supplement_child_from_age < under,
        )
        for (const plan of charging) {
          const words = boards[language]?.[plan.board]
          expect(words !== undefined && says(words, plan.supplement_child_from_age), `${plan.board} ${where}`).toBe(
            true,
          )
          named.board += 1
        }
        for (const tax of record.taxes.filter((each) => each.basis === 'person_night' && each.from_age < under)) {
          expect(says(language === 'bg' ? /данък/ : /tax/, tax.from_age), where).toBe(true)
          named.tax += 1
        }
      }
    expect(named.board).toBeGreaterThan(0)
    expect(named.tax).toBeGreaterThan(0)
  })

  test.each([
    ['bg', homeBg],
    ['en', homeEn],
  ] as const)('the home page’s invented example bears no house’s name (%s)', (language, { specimen }) => {
    const bare = (words: string) => words.toLowerCase().replace(/[„“"]/g, '')
    const example = bare(specimen.hotel)
    const shared = hotels.map(({ facts }) => bare(facts.name[language])).filter((name) => example.includes(name))
    expect(shared).toEqual([])
  })
})
