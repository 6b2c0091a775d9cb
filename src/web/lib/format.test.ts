import { describe, expect, test } from 'vitest'
import { getFormat } from './format.ts'

const bg = getFormat('bg')
const en = getFormat('en')

/** Spaces that hold a line together are made visible. */
const show = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~').replaceAll('\u2060', '')

describe('money', () => {
  test.each([
    ['1234.50', 'EUR', '1_234,50_€', '€1,234.50'],
    ['60.00', 'EUR', '60,00_€', '€60.00'],
    ['-5.00', 'EUR', '−5,00_€', '−€5.00'],
    ['1234567.89', 'USD', '1_234_567,89_$', '$1,234,567.89'],
    ['99.90', 'CHF', '99,90_CHF', 'CHF_99.90'],
  ])('%s %s', (value, currency, bulgarian, english) => {
    expect(show(bg.money(value, currency))).toBe(bulgarian)
    expect(show(en.money(value, currency))).toBe(english)
  })

  test('is rounded to whole units only where asked', () => {
    expect(show(bg.money('600.00', 'EUR', { rounded: true }))).toBe('600_€')
    expect(show(bg.money('1234.50', 'EUR', { rounded: true }))).toBe('1_235_€')
    expect(en.money('600.49', 'EUR', { rounded: true })).toBe('€600')
  })
})

describe('numbers', () => {
  test.each([
    [0, '0'],
    [950, '950'],
    [999.5, '999.50'],
    [999.995, '1000'],
    [1000, '1k'],
    [1005, '1.01k'],
    [1200, '1.20k'],
    [1250, '1.25k'],
    [1254, '1.25k'],
    [999_994, '999.99k'],
    [999_999, '1m'],
    [3_000_000, '3m'],
    [3_500_000_000, '3.50b'],
    [1e15, '1000t'],
    [-1200, '-1.20k'],
    [0.005, '0.01'],
  ])('“short form (0.00a with .00 dropped)”: %d is %s', (value, expected) => {
    expect(bg.shortNumber(value)).toBe(expected)
  })

  test('in full follow the language', () => {
    expect(show(bg.number(1234.5))).toBe('1_234,5')
    expect([0, 7, 999].map((count) => bg.number(count))).toEqual(['0', '7', '999'])
    expect([bg.number(0.5), show(bg.number(1000)), en.number(-3)]).toEqual(['0,5', '1_000', '-3'])
    expect(en.number(1234.5)).toBe('1,234.5')
    expect([bg.score(9), en.score(9.12)]).toEqual(['9,0', '9.1'])
    expect([show(bg.percent(12)), en.percent(12)]).toEqual(['12_%', '12%'])
  })
})

test('numbers are rounded and grouped as Intl does it', () => {
  const plain = new Intl.NumberFormat('bg', { useGrouping: 'always', maximumFractionDigits: 2 })
  const ones = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (let step = 0; step < 5_000; step += 1) {
    const value = Number((step * 7.005 - 9_999.985).toFixed(step % 5)) * 10 ** (step % 4)
    expect(bg.number(value), String(value)).toBe(plain.format(value))
    expect(en.score(value), String(value)).toBe(ones.format(value))
  }
  expect([8.45, 1.005, 0.005, 2.5].map((value) => en.number(value))).toEqual(['8.45', '1.01', '0.01', '2.5'])
  expect([en.number(5e-17), en.number(0.1 + 0.2)]).toEqual(['0', '0.3'])
  expect([en.score(8.45), en.number(-0.001), bg.number(-1234567.891)]).toEqual(['8.5', '0', '-1\u00a0234\u00a0567,89'])
})

describe('dates', () => {
  test('“short date format: day numeric, month short, year numeric”', () => {
    expect(show(bg.shortDate('2027-06-11'))).toBe(
      show(
        new Date(Date.UTC(2027, 5, 11)).toLocaleDateString('bg-BG', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      ),
    )
    expect(en.shortDate('2027-06-11')).toBe('Jun 11, 2027')
  })

  test.each([
    ['2027-06-11', '2027-06-15', {}, '11_–_15_юни', '11_–_15_Jun'],
    ['2027-06-30', '2027-07-02', {}, '30_юни – 2_юли', '30_Jun – 2_Jul'],
    ['2027-06-11', '2027-06-15', { year: true }, '11_–_15_юни_2027', '11_–_15_Jun_2027'],
    ['2027-12-30', '2028-01-02', {}, '30_декември_2027 – 2_януари_2028', '30_Dec_2027 – 2_Jan_2028'],
    ['2027-06-11', '2027-06-15', { weekday: true }, 'пт,_11_юни – вт,_15_юни', 'Fri_11_Jun – Tue_15_Jun'],
  ])('%s to %s %o', (from, to, options, bulgarian, english) => {
    expect(show(bg.dateRange(from, to, options))).toBe(bulgarian)
    expect(show(en.dateRange(from, to, options))).toBe(english)
  })

  test('names of months and days are those of Intl', () => {
    for (const [language, format] of [
      ['bg', bg],
      ['en', en],
    ] as const) {
      const name = (date: Date, parts: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(date)
      for (let day = 0; day < 366; day += 13) {
        const date = new Date(Date.UTC(2028, 0, 1 + day))
        const written = date.toISOString().slice(0, 10)
        const month = name(date, { month: language === 'bg' ? 'long' : 'short' })
        expect(show(format.day(written))).toBe(`${date.getUTCDate()}_${month}`)
        expect(format.weekday(written)).toBe(name(date, { weekday: 'short' }))
        expect(show(format.monthYear(written))).toBe(`${name(date, { month: 'long' })}_2028`)
      }
    }
  })

  test('days of one month stand on one line', () => {
    expect(bg.dateRange('2027-06-11', '2027-06-15')).toBe('11\u00a0–\u2060\u00a015\u00a0юни')
  })

  test('a stay date is the same day everywhere, an instant is read in Sofia', () => {
    expect(show(bg.day('2027-01-01'))).toBe('1_януари')
    expect(show(bg.dateTime('2027-06-04T21:30:00Z'))).toBe('5_юни, 00:30')
    expect(show(en.dateTime('2027-06-04T21:30:00Z', { timeZone: 'UTC' }))).toBe('4_Jun, 21:30')
    expect(show(en.weekdayDate('2027-06-11', { year: true }))).toBe('Fri_11_Jun_2027')
    expect([show(bg.monthYear('2027-06-01')), show(en.monthYear('2027-06-01'))]).toEqual(['юни_2027', 'June_2027'])
  })
})

test('lists and countries', () => {
  expect([bg.list(['а', 'б', 'в']), en.list(['a', 'b', 'c'])]).toEqual(['а, б и в', 'a, b and c'])
  expect([bg.countryName('GR'), en.countryName('GR'), en.countryName('??')]).toEqual(['Гърция', 'Greece', '??'])
})
