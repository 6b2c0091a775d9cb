import { describe, expect, it } from 'vitest'
import { splitMatch } from './match-text.ts'

describe('the typed part of a name', () => {
  it('is found whatever its case', () => {
    expect(splitMatch('Варна', 'ВАР')).toEqual(['', 'Вар', 'на'])
  })

  it('is the start of a word rather than the middle of one', () => {
    expect(splitMatch('Карнобат на Арда', 'ар')).toEqual(['Карнобат на ', 'Ар', 'да'])
    expect(splitMatch('Карнобат', 'ар')).toEqual(['К', 'ар', 'нобат'])
  })

  it('is nothing when the name was found by another spelling, or nothing was typed', () => {
    expect(splitMatch('Варна', 'varna')).toBeNull()
    expect(splitMatch('Варна', ' ')).toBeNull()
  })
})
