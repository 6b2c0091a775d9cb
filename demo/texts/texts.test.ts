import { describe, expect, test } from 'vitest'
import { inventHotels } from '../hotels/all-hotels.ts'
import { counted, countInBulgarian, nouns } from './grammar.ts'

const hotels = inventHotels()
const cyrillic = /\p{Script=Cyrillic}/u
const latin = /\p{Script=Latin}/u

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
