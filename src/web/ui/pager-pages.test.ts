import { describe, expect, it } from 'vitest'
import { listPages } from './pager-pages.ts'

describe('pages that get a link', () => {
  it('are all of them while they are few', () => {
    expect(listPages(2, 5)).toEqual([1, 2, 3, 4, 5])
    expect(listPages(1, 1)).toEqual([1])
  })
  it('are the ends and the neighbours of the current one', () => {
    expect(listPages(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  })
  it('keep their number near the ends', () => {
    expect(listPages(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(listPages(19, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
  })
  it('never hide a single page behind a gap', () => {
    expect(listPages(4, 8)).toEqual([1, 2, 3, 4, 5, null, 8])
    expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
