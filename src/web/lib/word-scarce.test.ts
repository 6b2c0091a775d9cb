import { beforeAll, describe, expect, it } from 'vitest'
import bg from '../../messages/bg/catalogue.json' with { type: 'json' }
import en from '../../messages/en/catalogue.json' with { type: 'json' }
import { getT, registerMessages } from './i18n.tsx'
import { wordScarce } from './word-scarce.ts'

beforeAll(() => {
  registerMessages('bg', 'catalogue', bg)
  registerMessages('en', 'catalogue', en)
})

const kind = (count: number, free: number, more: { name?: string; shared?: true } = {}) => ({
  name: 'Studio',
  count,
  free,
  ...more,
})
const say = (language: 'bg' | 'en', ...scarce: Parameters<typeof wordScarce>[1] & object) =>
  wordScarce(getT(language, 'catalogue'), scarce, scarce.length).map((words) => words.replaceAll('\u00a0', ' '))

describe('how few of a kind are left', () => {
  it('is the number that is free, for one room', () => {
    expect(say('en', kind(1, 1))).toEqual(['Last one of this type'])
    expect(say('en', kind(1, 2))).toEqual(['2 of this type left'])
    expect(say('bg', kind(1, 1))).toEqual(['Остава само 1 от този вид'])
    expect(say('bg', kind(1, 2))).toEqual(['Остават 2 от този вид'])
  })

  it('is what stays beside them, for several', () => {
    expect(say('en', kind(3, 3))).toEqual(['These are the last 3 of this type'])
    expect(say('en', kind(2, 3))).toEqual(['Besides these, 1 more of this type is left'])
    expect(say('bg', kind(2, 2))).toEqual(['Това са последните 2 от този вид'])
    expect(say('bg', kind(2, 4))).toEqual(['Освен тях остават още 2 от този вид'])
  })

  it('calls beds beds', () => {
    const shared = true as const
    expect(say('en', kind(1, 1, { shared }))).toEqual(['Last bed of this type'])
    expect(say('bg', kind(1, 2, { shared }))).toEqual(['Остават 2 легла от този вид'])
    expect(say('en', kind(2, 2, { shared }))).toEqual(['These are the last 2 beds of this type'])
    expect(say('bg', kind(2, 3, { shared }))).toEqual(['Освен тях остава още 1 легло от този вид'])
  })

  it('names each of several kinds', () => {
    const mixture = [kind(2, 2), kind(1, 3, { name: 'Suite' })]
    expect(say('en', ...mixture)).toEqual(['Studio: no more after yours', 'Suite: 2 more after yours'])
    expect(say('bg', ...mixture)).toEqual(['Studio: след Вас няма повече', 'Suite: след Вас остават още 2'])
  })

  it('is nothing where there are many', () => {
    expect(wordScarce(getT('en', 'catalogue'), undefined)).toEqual([])
  })
})
