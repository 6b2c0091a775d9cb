import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, fromDecimal, percentBelow, percentOf, shareOf, taxWithin, toDecimal } from './money.ts'

/** Exact quotient rounded half up, for a divisor above zero: the oracle of every rounding here. */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  return Number(doubled % (2n * divisor) < 0n ? quotient - 1n : quotient)
}

const amount = fc.integer({ min: 0, max: 2_000_000_000 })
const hundredths = fc.integer({ min: 0, max: 30_000 })

describe('a share of an amount', () => {
  test.each([
    [1, 50, 1],
    [5, 10, 1],
    [4, 10, 0],
    [333, 33.33, 111],
    [9_999, 89.9, 8_989],
    [12_345, 100, 12_345],
    [12_345, 0, 0],
    [1_000, 8.25, 83],
    [4_999, 0.01, 0],
    [5_000, 0.01, 1],
  ])('of %i at %f %% is %i', (minor, percent, expected) => {
    expect(percentOf(minor, percent)).toBe(expected)
  })

  test('is rounded half up for every percent of two decimals', () => {
    fc.assert(
      fc.property(amount, hundredths, (minor, rate) => {
        expect(percentOf(minor, rate / 100)).toBe(divideHalfUp(BigInt(minor) * BigInt(rate), 10_000n))
      }),
      { numRuns: 2_000 },
    )
  })

  test('divided among guests is rounded once, not twice', () => {
    // Half of 1 is 0.5; its half 0.25 rounds to 0. Rounding 0.5 to 1 first would end at 1.
    expect(shareOf(1, 50, 2)).toBe(0)
    expect(shareOf(10_000, 100, 3)).toBe(3_333)
    expect(shareOf(9_999, 70, 2)).toBe(3_500)
    fc.assert(
      fc.property(amount, hundredths, fc.integer({ min: 1, max: 10 }), (minor, rate, parts) => {
        expect(shareOf(minor, rate / 100, parts)).toBe(
          divideHalfUp(BigInt(minor) * BigInt(rate), 10_000n * BigInt(parts)),
        )
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('tax within a gross amount', () => {
  test.each([
    [10_900, 9, 900],
    [10_000, 9, 826],
    [12_000, 20, 2_000],
    [109, 9, 9],
    [5_000, 0, 0],
    [0, 9, 0],
    [5_000, 0.01, 0],
    [5_001, 0.01, 1],
  ])('of %i at %f %% is %i', (gross, percent, expected) => {
    expect(taxWithin(gross, percent)).toBe(expected)
  })

  test('is gross x rate / (100 + rate), rounded half up', () => {
    fc.assert(
      fc.property(amount, hundredths, (gross, rate) => {
        expect(taxWithin(gross, rate / 100)).toBe(divideHalfUp(BigInt(gross) * BigInt(rate), 10_000n + BigInt(rate)))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('several taxes within one price', () => {
  test('are each reckoned from the net price that they share', () => {
    // 100.00 net, 9 % and 3.5 %: 112.50 with both.
    expect(taxWithin(11_250, 9, 12.5)).toBe(900)
    expect(taxWithin(11_250, 3.5, 12.5)).toBe(350)
  })
})

describe('decimal strings', () => {
  test.each([
    [12_990, 'EUR', '129.90'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.00'],
    [-0, 'EUR', '0.00'],
    [-1, 'EUR', '-0.01'],
    [-12_990, 'BGN', '-129.90'],
    [1_655, 'JPY', '1655'],
    [-3, 'ISK', '-3'],
    [90_000, 'KRW', '90000'],
    [1_500, 'KWD', '1.500'],
    [1, 'TND', '0.001'],
  ])('%i minor units of %s are written %s, and read back', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text)
    expect(fromDecimal(text, currency)).toBe(minor === 0 ? 0 : minor)
  })

  test('a whole or short fraction is read as the same amount', () => {
    expect(fromDecimal('129', 'EUR')).toBe(12_900)
    expect(fromDecimal('129.9', 'EUR')).toBe(12_990)
    expect(fromDecimal('-0.00', 'EUR')).toBe(0)
  })

  test.each([
    '',
    ' ',
    '1,50',
    '1.',
    '.5',
    '+1',
    ' 1',
    '1 ',
    '1e3',
    '1.234',
    'NaN',
    'Infinity',
    '1 000',
    '0x10',
    '--1',
    '1.2.3',
    '-',
    '٣',
    '1\n',
    '1234567890123',
  ])('%j is no amount of euro', (text) => {
    expect(fromDecimal(text, 'EUR')).toBeNull()
  })

  test('a fraction is no amount of a currency without one', () => {
    expect(fromDecimal('1655.0', 'JPY')).toBeNull()
    expect(fromDecimal('1.2345', 'KWD')).toBeNull()
  })

  test('every amount survives the way to the wire and back', () => {
    const shapes = { EUR: /^-?\d+\.\d{2}$/, USD: /^-?\d+\.\d{2}$/, JPY: /^-?\d+$/, KWD: /^-?\d+\.\d{3}$/ }
    const minor = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })
    fc.assert(
      fc.property(minor, fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'), (value, currency) => {
        fc.pre(currency !== 'JPY' || Math.abs(value) < 1e12)
        const text = toDecimal(value, currency)
        expect(text).toMatch(shapes[currency])
        expect(Object.is(fromDecimal(text, currency), value === 0 ? 0 : value)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('converting', () => {
  const rates = new Map([
    ['EUR', 1],
    ['BGN', 1.95583],
    ['JPY', 165.5],
    ['KWD', 0.33],
    ['XTS', 1.005],
  ])

  test.each([
    [10_000, 'EUR', 'BGN', 19_558],
    [19_558, 'BGN', 'EUR', 10_000],
    [1_000, 'EUR', 'JPY', 1_655],
    [1_655, 'JPY', 'EUR', 1_000],
    [1_000, 'EUR', 'KWD', 3_300],
    [100, 'EUR', 'XTS', 101],
    [300, 'EUR', 'XTS', 302],
    [-100, 'EUR', 'XTS', -100],
    [-300, 'EUR', 'XTS', -301],
    [0, 'EUR', 'BGN', 0],
  ])('%i %s in %s is %i', (minor, from, to, expected) => {
    expect(convert(minor, from, to, rates)).toBe(expected)
  })

  test('is exact to the half minor unit for rates of eight decimals', () => {
    const rate = fc.integer({ min: 1_000_000, max: 100_000_000_000 })
    const digits = { EUR: 2, USD: 2, JPY: 0, KWD: 3 }
    const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD')
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        rate,
        rate,
        currency,
        currency,
        (minor, a, b, from, to) => {
          fc.pre(from !== to)
          const perEuro = new Map([
            [from, a / 100_000_000],
            [to, b / 100_000_000],
          ])
          const expected = divideHalfUp(
            BigInt(minor) * BigInt(b) * 10n ** BigInt(digits[to]),
            BigInt(a) * 10n ** BigInt(digits[from]),
          )
          expect(convert(minor, from, to, perEuro)).toBe(expected)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test('leaves an amount in its own currency alone, whatever the rates', () => {
    expect(convert(12_345, 'USD', 'USD', new Map())).toBe(12_345)
  })

  test('without a rate is refused, never guessed', () => {
    expect(() => convert(1, 'EUR', 'USD', rates)).toThrow(RangeError)
    expect(() => convert(1, 'USD', 'EUR', rates)).toThrow(RangeError)
  })
})

describe('by how many percent a price fell', () => {
  test.each([
    [85_00, 100_00, 15],
    [85_01, 100_00, 14],
    [219_43, 249_35, 11],
    [71, 100, 29],
    [0, 100, 100],
    [100, 100, 0],
    [120, 100, 0],
    [0, 0, 0],
  ])('%i now, %i before: %i', (now, before, expected) => {
    expect(percentBelow(now, before)).toBe(expected)
  })

  test('is the largest whole percent that is not more than the truth', () => {
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        const [now, before] = [Math.min(first, second), Math.max(first, second) + 1]
        const percent = BigInt(percentBelow(now, before))
        const [fall, whole] = [BigInt(before - now) * 100n, BigInt(before)]
        expect(percent * whole <= fall && fall < (percent + 1n) * whole).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
