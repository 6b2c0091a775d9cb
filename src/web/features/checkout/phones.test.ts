import { describe, expect, it } from 'vitest'
import { formatNational, isPhone, joinPhone, listCodes, splitPhone } from './phones.ts'

describe('the parts of a phone number', () => {
  it.each([
    ['+359881234567', '', 'BG', '88 123 4567'],
    ['+359 88 123 4567', 'DE', 'BG', '88 123 4567'],
    ['0881234567', 'BG', 'BG', '0881234567'],
    ['+49 151 23456789', 'BG', 'DE', '151 23456789'],
    ['+4', 'BG', 'BG', '+4'],
    ['', 'GR', 'GR', ''],
    ['+1', 'CA', 'CA', ''],
  ])('of %s with %s chosen are %s and %s', (text, chosen, country, national) => {
    expect(splitPhone(text, chosen)).toEqual({ country, national })
  })

  it.each([
    ['BG', '0881234567', '+359 0881234567'],
    ['BG', '+49 151', '+49 151'],
    ['BG', '0049 151', '+49 151'],
    ['GB', '', ''],
  ])('in %s, %s becomes %s', (country, national, whole) => {
    expect(joinPhone({ country, national })).toBe(whole)
  })

  it('come back as they were typed', () => {
    for (const national of ['88 12', '0888 417 263', '2 981 1234']) {
      expect(splitPhone(joinPhone({ country: 'BG', national }), 'BG')).toEqual({ country: 'BG', national })
    }
  })
})

describe('a phone number', () => {
  it.each([
    ['+359 0888 417 263', 'BG', true],
    ['0888417263', 'BG', true],
    ['+359 12 345', 'BG', false],
    ['+49 151 23456789', 'BG', true],
    ['+359 88 123 4567 ext. 5', 'BG', false],
  ])('%s of %s: %s', (text, country, can) => {
    expect(isPhone(text, country)).toBe(can)
  })

  it('is spaced as its country does', () => {
    expect(formatNational('0881234567', 'BG')).toBe('088 123 4567')
    expect(formatNational('8812345', 'BG')).toBe('88 123 45')
    expect(listCodes()).toContainEqual({ country: 'GR', code: '30' })
  })
})
