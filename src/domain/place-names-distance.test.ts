import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTypoRow, openTypoRows, typosOfWhole } from './place-names-distance.ts'

/** Errors for the whole name and for the best beginning of it, both capped at one above the limit. */
function measure(query: string, name: string, limit: number): { whole: number; beginning: number } {
  const rows = openTypoRows(
    [...query].map((letter) => letter.charCodeAt(0)),
    limit,
  )
  let row = 0
  let hopeful = true
  while (row < name.length && hopeful) {
    row++
    hopeful = fillTypoRow(rows, row, name.charCodeAt(row - 1), name.charCodeAt(row - 2))
  }
  return { whole: hopeful ? typosOfWhole(rows, row) : limit + 1, beginning: rows.beginnings[row] ?? Number.NaN }
}

/** The textbook matrix, against which the banded one is checked. */
function fullDistance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= left.length; row++)
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1))
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1)
      table[row]?.splice(column, 1, cost)
    }
  return at(left.length, right.length)
}

test('two swapped neighbours are one error', () => {
  expect(measure('varan', 'varna', 1).whole).toBe(1)
})

test('a missing, an added and a replaced letter are one error each', () => {
  expect(measure('sozopl', 'sozopol', 1).whole).toBe(1)
  expect(measure('sozopool', 'sozopol', 1).whole).toBe(1)
  expect(measure('sosopol', 'sozopol', 1).whole).toBe(1)
  expect(measure('sosopl', 'sozopol', 2).whole).toBe(2)
})

test('a query may fit only the beginning of a name', () => {
  expect(measure('sunnu', 'sunnybeach', 1)).toEqual({ whole: 2, beginning: 1 })
})

test('a name beyond the limit is given up', () => {
  expect(measure('sofia', 'varna', 2)).toEqual({ whole: 3, beginning: 3 })
  expect(measure('varnensko', 'varna', 2)).toEqual({ whole: 3, beginning: 3 })
})

test('the banded rows agree with the full matrix, for whole names and for beginnings', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 2 }), (query, name, limit) => {
      const lengths = Array.from({ length: name.length + 1 }, (_, length) => length)
      const beginning = Math.min(...lengths.map((length) => fullDistance(query, name.slice(0, length))))
      expect(measure(query, name, limit)).toEqual({
        whole: Math.min(fullDistance(query, name), limit + 1),
        beginning: Math.min(beginning, limit + 1),
      })
    }),
    { numRuns: 3000 },
  )
})
