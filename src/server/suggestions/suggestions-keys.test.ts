import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTry } from '../../../test/random.ts'
import { layOutKeys, visitBeginnings, visitTypos } from './suggestions-keys.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '1', 'θ', '東'), minLength: 1, maxLength: 8 })
const dictionary = fc.array(text, { minLength: 1, maxLength: 40 })

function tableOf(texts: string[]) {
  return layOutKeys(texts.map((key, entry) => ({ text: key, entry, flags: 0 })))
}

test('keys stand in order, whatever their alphabet', firstTry, () => {
  fc.assert(
    fc.property(dictionary, (texts) => {
      const table = tableOf(texts)
      const ordered = [...table.entries].map((entry) => texts[entry])
      expect(ordered).toEqual([...texts].sort())
    }),
  )
})

test('a look-up visits exactly the keys that begin with the query', firstTry, () => {
  fc.assert(
    fc.property(dictionary, text, (texts, query) => {
      const visited: [number, boolean][] = []
      visitBeginnings(tableOf(texts), query, (entry, _flags, whole) => visited.push([entry, whole]))
      const expected = texts.flatMap((key, entry) => (key.startsWith(query) ? [[entry, key === query]] : []))
      expect(visited.sort((left, right) => left[0] - right[0])).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('a look-up with typing errors finds the same as measuring every key by itself', firstTry, () => {
  fc.assert(
    fc.property(dictionary, text, fc.integer({ min: 1, max: 2 }), (texts, query, limit) => {
      expect(visitAll(texts, query, limit)).toEqual(texts.flatMap((key, entry) => visitOne(key, entry, query, limit)))
    }),
    { numRuns: 1000 },
  )
})

function visitAll(texts: string[], query: string, limit: number) {
  const visited: { entry: number; whole: boolean; errors: number }[] = []
  visitTypos(tableOf(texts), query, limit, (entry, _flags, whole, errors) => visited.push({ entry, whole, errors }))
  return visited.sort((left, right) => left.entry - right.entry)
}

function visitOne(key: string, entry: number, query: string, limit: number) {
  return visitAll([key], query, limit).map((hit) => ({ ...hit, entry }))
}

test('thousands of names that begin alike are still told apart', firstTry, () => {
  const texts = Array.from({ length: 3_000 }, (_, number) => `hotel${String(number).padStart(5, '0')}`)
  const found: number[] = []
  visitBeginnings(tableOf(texts.toReversed()), 'hotel0123', (entry) => found.push(2_999 - entry))
  expect(found.sort((left, right) => left - right)).toEqual([
    1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239,
  ])
})
