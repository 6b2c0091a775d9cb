import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { listQuickFilters } from './quick-filters.ts'
import { readResultsQuery, toParams } from './results-query.ts'

const facet = (value: string, count: number) => ({ value, name: value, count })
const facets = {
  places: [],
  stars: [],
  review: [facet('9', 1), facet('8.5', 4)],
  beach_max: [facet('300', 10)],
  centre_max: [facet('500', 0)],
  beds: [],
  board: [facet('BB', 7), facet('HB', 2)],
  amenities: [facet('spa', 3), facet('outdoor_pool', 5)],
  kind: [],
  free_cancellation: 10,
  pay_at_property: 10,
} satisfies SearchAnswer['facets']
const answer = { facets, count: 10 }
const words = ((key: string) => key) as never
const list = (address: string, first: string[] = []) =>
  listQuickFilters(readResultsQuery(new URLSearchParams(address)), answer, first, words)

describe('the quick filters', () => {
  it('are those that leave something and not everything, and free cancellation', () => {
    expect(list('').map(({ key, count }) => [key, count])).toEqual([
      ['free_cancellation', 10],
      ['board-BB', 7],
      ['amenities-outdoor_pool', 5],
      ['amenities-spa', 3],
      ['review_min-8.5', 4],
      ['board-HB', 2],
    ])
  })
  it('set by a press what the form sets, beside what is set already, on the first page', () => {
    const [, breakfast] = list('destination=55&page=3&board=HB')
    expect(breakfast?.set).toBe(false)
    expect(toParams(breakfast?.toggled as never)).toMatchObject({ destination: '55', board: ['HB', 'BB'], page: '' })
    const review = list('review_min=9').find(({ key }) => key === 'review_min-8.5')
    expect(review?.toggled.review_min).toBe('8.5')
  })
  it('take away what they have set, and stay while they are set', () => {
    const beach = list('beach_max=300&free_cancellation=1').find(({ key }) => key === 'beach_max-300')
    expect(beach).toMatchObject({ set: true, count: 10, toggled: { beach_max: '', free_cancellation: true } })
  })
  it('begin with those that were set when the page was opened', () => {
    expect(list('amenities=spa', ['amenities-spa'])[0]).toMatchObject({ key: 'amenities-spa', set: true })
  })
})
