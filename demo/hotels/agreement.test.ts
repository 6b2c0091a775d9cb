import { beforeAll, describe, expect, test } from 'vitest'
import catalogueBg from '../../src/messages/bg/catalogue.json' with { type: 'json' }
import homeBg from '../../src/messages/bg/home.json' with { type: 'json' }
import catalogueEn from '../../src/messages/en/catalogue.json' with { type: 'json' }
import homeEn from '../../src/messages/en/home.json' with { type: 'json' }
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
