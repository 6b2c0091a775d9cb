import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetReviewDraft, keepReviewDraft, type ReviewDraft, readKeptDraft } from './review-draft.ts'

const start: ReviewDraft = {
  score: 0,
  scores: {},
  title: '',
  liked: '',
  disliked: '',
  traveller: 'couple',
  language: 'bg',
  display_name: 'Мира',
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed for a stay comes back for that stay alone, until it is forgotten', () => {
  const typed = { ...start, score: 8, scores: { staff: 6 }, liked: 'Морето.', traveller: 'family' as const }
  keepReviewDraft('AB23CD45', typed)
  expect(readKeptDraft('AB23CD45', start)).toEqual(typed)
  expect(readKeptDraft('ZZ23CD45', start)).toBeNull()
  forgetReviewDraft('AB23CD45')
  expect(readKeptDraft('AB23CD45', start)).toBeNull()
})

test.each(['null', '[]x', '7', '"text"'])('%s in the storage counts as nothing', (text) => {
  window.localStorage.setItem('reviewDraft:AB23CD45', text)
  expect(readKeptDraft('AB23CD45', start)).toBeNull()
})

test('odd values in the storage fall back to what is known of the stay', () => {
  const odd = { score: 99, scores: { staff: 'x', value: 4 }, title: 5, traveller: 'crowd', liked: 'я'.repeat(5000) }
  window.localStorage.setItem('reviewDraft:AB23CD45', JSON.stringify(odd))
  expect(readKeptDraft('AB23CD45', start)).toEqual({ ...start, scores: { value: 4 }, liked: 'я'.repeat(2000) })
})
