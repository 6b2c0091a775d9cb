import { describe, expect, test } from 'vitest'
import { buildGoldenIndex, goldenIds, goldenPlaces, goldenQueries } from './golden-catalogue.ts'
import { findSuggestions } from './suggestions-rank.ts'

const noise = 6_000
const index = buildGoldenIndex(noise)

describe('the golden set', () => {
  test('is as large as it claims to be', () => {
    expect(goldenPlaces.length).toBeGreaterThanOrEqual(300)
    expect(index.entries.length).toBeGreaterThanOrEqual(goldenPlaces.length + noise)
    expect(goldenQueries.length).toBeGreaterThanOrEqual(100)
    for (const { place } of goldenQueries) expect(goldenIds.has(place), place).toBe(true)
  })

  test('at least 95 in 100 queries find their place among the first five', () => {
    const missed = goldenQueries.filter(({ query, place }) => rankOf(query, place) === null)
    const recall = 1 - missed.length / goldenQueries.length
    expect(recall, `missed: ${missed.map(({ query }) => query).join(' | ')}`).toBeGreaterThanOrEqual(0.95)
  })

  test('at least 85 in 100 are the very first hit of the first group', () => {
    const missed = goldenQueries.filter(({ query, place }) => rankOf(query, place) !== 0)
    const precision = 1 - missed.length / goldenQueries.length
    expect(precision, `not first: ${missed.map(({ query }) => query).join(' | ')}`).toBeGreaterThanOrEqual(0.85)
  })

  test.each(['varna', 'варна', 'варан', 'vаrna', 'warna', 'жарна', 'ld,kd', 'эьихь'])(
    'Варна is the first hit for %s',
    (query) => expect(rankOf(query, 'varna')).toBe(0),
  )
})

/** Position in its group, 0 only in the first group; null when it is not shown at all. */
function rankOf(query: string, key: string): number | null {
  const id = goldenIds.get(key)
  const groups = findSuggestions(index, query, 'bg')
  for (const [position, group] of groups.entries()) {
    const rank = group.items.findIndex((item) => item.type !== 'hotel' && item.id === id)
    if (rank >= 0) return rank + (position === 0 ? 0 : 5)
  }
  return null
}
