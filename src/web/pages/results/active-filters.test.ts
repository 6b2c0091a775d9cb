import { describe, expect, it } from 'vitest'
import type { Format } from '../../lib/format.ts'
import { type ActiveFilter, listActiveFilters, type ResultsWords } from './active-filters.ts'
import { resultsPath } from './results-address.ts'
import { readResultsQuery } from './results-query.ts'

const facets = {
  places: [],
  stars: [{ value: '3', name: '3 stars', count: 0 }],
  review: [],
  beach_max: [],
  centre_max: [],
  beds: [],
  board: [],
  amenities: [],
  kind: [],
  free_cancellation: 0,
  pay_at_property: 0,
}
const words = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as ResultsWords
const format = { money: (value: number, currency: string) => `${value} ${currency}` } as unknown as Format

function list(address: string): ActiveFilter[] {
  const query = readResultsQuery(new URLSearchParams(address))
  return listActiveFilters(query, { facets, currency: 'EUR' }, words, format)
}

describe('the filters that are set', () => {
  it('hold the bounds of price as they are asked for', () => {
    const price = (address: string) => list(address).find(({ key }) => key === 'price')?.label
    expect(price('price_min=300&price_max=559&stars=3')).toBe('active.price 300 EUR 559 EUR')
    expect(price('price_min=300')).toBe('active.priceFrom 300 EUR')
    expect(price('price_max=420&review_min=9')).toBe('active.priceTo 420 EUR')
    expect(price('price_max=0')).toBe('active.priceTo 0 EUR')
    expect(price('stars=3')).toBeUndefined()
  })
  it('are each taken away alone, from the first page of what is left', () => {
    const address = 'bbox=27,42,28,43&stars=3,4&price_min=300&name=far&free_cancellation=true&review_min=9&page=2'
    expect(list(address).map(({ key, label, without }) => [key, label, resultsPath(without)])).toEqual([
      ['box', 'active.box', expect.not.stringContaining('bbox=')],
      ['price', 'active.priceFrom 300 EUR', expect.not.stringContaining('price_')],
      ['free_cancellation', 'filters.free_cancellation', expect.not.stringContaining('free_')],
      ['stars-3', '3 stars', expect.stringContaining('stars=4&')],
      ['stars-4', '4', expect.stringContaining('stars=3&')],
      ['review_min-9', '9', expect.not.stringContaining('review_min')],
      ['name', 'active.name far', expect.not.stringContaining('name=')],
    ])
    for (const { without } of list(address)) expect(without.page).toBe(1)
  })
})
