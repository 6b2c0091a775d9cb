import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCode, readDigits, readEmail, readLine, readParagraphs, readPhoneText } from './typed-text.ts'

describe('a line', () => {
  test.each([
    ['Анна\u00a0Мария', 'Анна Мария'],
    ['\u200bAnna\ufeff \u2009 Maria\u00ad', 'Anna Maria'],
    ['Анна\tПетрова\n', 'Анна Петрова'],
    ['Zoe\u0308 Mu\u0308ller', 'Zoë Müller'],
    ['Й', 'Й'.normalize('NFC')],
    ['\u202eAnna\u202c', 'Anna'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Anna\u200d', 'Anna'],
    ['O’Neill‐Smith', 'O’Neill‐Smith'],
    ['王 小明', '王 小明'],
  ])('%j is %j', (typed, read) => expect(readLine(typed)).toBe(read))
})

test('text keeps its lines', () => {
  expect(readParagraphs('one\r\ntwo\u00a0three\u200b\rfour\u2028five \n')).toBe('one\ntwo three\nfour\nfive')
})

describe('a code', () => {
  test.each([
    ['ab12 cd34', 'ab12cd34'],
    ['ＡＢ１２ＣＤ３４', 'AB12CD34'],
    ['\u200eAB12\u00a0CD34\u200f', 'AB12CD34'],
    ['SUMMER–10', 'SUMMER-10'],
    ['BG ١٢٣٤٥٦٧٨٩', 'BG123456789'],
  ])('%j is %j', (typed, read) => expect(readCode(typed)).toBe(read))

  test.each([
    ['123 456', '123456'],
    ['１２３-４５６', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['code: 123\u200b456.', '123456'],
  ])('%j holds the digits %j', (typed, read) => expect(readDigits(typed)).toBe(read))
})

test.each([
  ['+359\u00a0888\u00a0417\u00a0263', '+359 888 417 263'],
  ['\u202a+359 888 417 263\u202c', '+359 888 417 263'],
  ['＋359 (0)888‑417‑263', '+359 (0)888-417-263'],
  ['٠٨٨٨ ٤١٧ ٢٦٣', '0888 417 263'],
  ['tel:+359888417263', '+359888417263'],
])('the phone %j is %j', (typed, read) => expect(readPhoneText(typed)).toBe(read))

test.each([
  [' anna@example.com\u200b', 'anna@example.com'],
  ['Anna <anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com?subject=Hi', 'anna@example.com'],
  ['anna @ example.com', 'anna@example.com'],
  ['anna@example.com,', 'anna@example.com'],
  ['anna＠example.com', 'anna@example.com'],
  ['anna@пример.бг', 'anna@xn--e1afmkfd.xn--90ae'],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['nonsense', 'nonsense'],
  ['@example.com', '@example.com'],
])('the address %j is %j', (typed, read) => expect(readEmail(typed)).toBe(read))

test.each([readLine, readParagraphs, readCode, readDigits, readPhoneText, readEmail])(
  'reading what was read changes nothing: %o',
  (read) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = read(typed)
        expect(read(once)).toBe(once)
      }),
    )
  },
)
