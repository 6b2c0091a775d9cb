import { expect, test } from 'vitest'
import { isCompanyNumber, isVatNumber } from './company-numbers.ts'

// The second is of a university, the first of the national bank; the others are of companies.
test.each(['000694037', '000670680', '831902088', '175074752'])('%s is a company number', (number) => {
  expect(isCompanyNumber(number)).toBe(true)
})

test('one wrong digit anywhere is noticed', () => {
  for (let place = 0; place < 9; place++) {
    const digits = [...'175074752']
    digits[place] = String((Number(digits[place]) + 1) % 10)
    expect(isCompanyNumber(digits.join('')), digits.join('')).toBe(false)
  }
})

test('a branch has four more digits, the last of which is checked too', () => {
  const good = Array.from({ length: 10 }, (_, last) => `175074752001${last}`).filter(isCompanyNumber)
  expect(good).toHaveLength(1)
})

test.each(['', '12345678', '1234567890', 'BG175074752', '17507475a'])('%s is none', (number) => {
  expect(isCompanyNumber(number)).toBe(false)
})

test('VAT numbers name their country', () => {
  expect(['BG175074752', 'BG9912310000', 'DE123456789', 'ATU12345678'].every(isVatNumber)).toBe(true)
  expect(['175074752', 'BG17507475', 'bg175074752', 'D1', ''].some(isVatNumber)).toBe(false)
})
