import { describe, expect, test } from 'vitest'
import { inventHotels } from '../hotels/all-hotels.ts'
import { createHotelRecord } from '../hotels/record.ts'
import { picturesOfDestination } from '../pictures.ts'
import { createPlaceRecords, destinations } from '../places/all-places.ts'
import { counted, countInBulgarian, nouns } from './grammar.ts'

const hotels = inventHotels()
const cyrillic = /\p{Script=Cyrillic}/u
const latin = /\p{Script=Latin}/u

/** Whether a word begins with a vowel as it is said: "an hour", "an 8-storey hotel", but "a one-bedroom flat". */
function takesAn(word: string): boolean {
  if (/^\d/.test(word)) return /^(8|1[18](?!\d))/.test(word)
  return /^([aeiou]|hour|honest|heir)/i.test(word) && !/^(one|once|eu|ewe|us[eu]|uni(?!n)|util|USB)/i.test(word)
}

describe('texts of the demo', () => {
  test('no two hotels share a summary or a description in either language', () => {
    for (const language of ['bg', 'en'] as const) {
      for (const part of ['summary', 'description'] as const) {
        expect(new Set(hotels.map(({ texts }) => texts[language][part])).size).toBe(hotels.length)
      }
    }
  })

  test('every hotel says the same number of paragraphs and highlights in both languages', () => {
    for (const { texts } of hotels) {
      expect(texts.bg.description.split('\n\n').length).toBe(texts.en.description.split('\n\n').length)
      expect(texts.bg.highlights.map(({ icon }) => icon)).toEqual(texts.en.highlights.map(({ icon }) => icon))
      expect(texts.bg.highlights).toHaveLength(3)
    }
  })

  test('the Bulgarian text is Cyrillic and the English one Latin, nothing is left unfilled', () => {
    for (const { texts, facts } of hotels) {
      const bg = `${texts.bg.summary} ${texts.bg.description}`
      const en = `${texts.en.summary} ${texts.en.description}`
      expect(bg, facts.key).toMatch(cyrillic)
      expect(en, facts.key).toMatch(latin)
      expect(en, facts.key).not.toMatch(cyrillic)
      expect(`${bg} ${en}`, facts.key).not.toMatch(/undefined|NaN|\$\{|\{\}| {2}|\.\./)
    }
  })

  test('sentences begin with a capital or a figure', () => {
    for (const { texts, facts } of hotels)
      for (const language of ['bg', 'en'] as const)
        for (const paragraph of texts[language].description.split('\n\n'))
          expect(paragraph, facts.key).toMatch(/^[\p{Lu}\d„]/u)
  })

  test('English has “a” and “an” as they are said, in texts, rules, captions and reviews', () => {
    const english = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      if (Array.isArray(value)) return value.flatMap(english)
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([key, inner]) => (key.endsWith('bg') ? [] : english(inner)))
    }
    const said = [
      ...hotels.map((hotel) => ({ ...createHotelRecord(hotel, '2026-06-01'), source_id: '' })),
      ...createPlaceRecords(),
      ...destinations.map(({ id, scene }) => picturesOfDestination({ key: id, place: scene })),
      ...destinations.map(({ notes, sights }) => [...notes, ...sights]),
    ].flatMap(english)
    const slips = said
      .flatMap((text) => [
        ...text.matchAll(/(?<![\p{L}\d.])(an?) [“‘]?([\p{Script=Latin}\d][\p{Script=Latin}\d’-]*)/giu),
      ])
      .filter(([, article, word = '']) => (article?.toLowerCase() === 'an') !== takesAn(word))
      .map(([words]) => words)
    expect([...new Set(slips)]).toEqual([])
    expect(said.filter((text) => /\bAn 8-storey/.test(text))).not.toHaveLength(0)
  })

  test('every name is given once', () => {
    expect(new Set(hotels.map(({ facts }) => facts.name.bg)).size).toBe(hotels.length)
    expect(new Set(hotels.map(({ facts }) => facts.name.en)).size).toBe(hotels.length)
  })
})

describe('counting in words', () => {
  test.each([
    [1, 'f', 'една'],
    [2, 'm', 'два'],
    [2, 'n', 'две'],
    [11, 'm', 'единайсет'],
    [21, 'f', 'двайсет и една'],
    [42, 'f', 'четирийсет и две'],
    [60, 'm', 'шейсет'],
    [140, 'f', '140'],
  ] as const)('%i with gender %s is %s', (count, gender, words) => {
    expect(countInBulgarian(count, gender)).toBe(words)
  })

  test('the masculine has its own counting form', () => {
    expect(counted(21, nouns.flat)).toEqual({ bg: 'двайсет и един апартамента', en: 'twenty-one apartments' })
    expect(counted(1, nouns.flat)).toEqual({ bg: 'един апартамент', en: 'one apartment' })
  })
})
