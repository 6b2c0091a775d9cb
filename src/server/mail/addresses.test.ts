import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

const both = ['a@b.bg', 'c@d.bg']

test.each<[string, string[]]>([
  ['a@b.bg', ['a@b.bg']],
  ['  Info@HOTEL.BG ', ['Info@hotel.bg']],
  ['m.ivanov+x@hotel-sea.co.uk', ['m.ivanov+x@hotel-sea.co.uk']],
  ['Reception <a@b.bg>', ['a@b.bg']],
  ['"Hotel, Sea" <a@b.bg>', ['a@b.bg']],
  ['<a@b.bg>', ['a@b.bg']],
  ['„a@b.bg“', ['a@b.bg']],
  ['mailto:a@b.bg?subject=x', ['a@b.bg']],
  ['e-mail: a@b.bg', ['a@b.bg']],
  ['a@b.bg (reception)', ['a@b.bg']],
  ['a @ b.bg', ['a@b.bg']],
  ['a(at)b.bg', ['a@b.bg']],
  ['a@b.bg.', ['a@b.bg']],
  ['тел. 0888 123 456, a@b.bg', ['a@b.bg']],
  ['info@хотел.бг', ['info@xn--e1amhqn.xn--90ae']],
  ['a@b.bg, A@B.BG', ['a@b.bg']],
  ...['a@b.bg,c@d.bg', 'a@b.bg; c@d.bg', 'a@b.bg/c@d.bg', 'a@b.bg / c@d.bg', 'a@b.bg\nc@d.bg', 'a@b.bg c@d.bg'].map(
    (text): [string, string[]] => [text, both],
  ),
  ...['a@b.bg | c@d.bg', 'a@b.bg и c@d.bg', 'a@b.bg or c@d.bg', 'Reception <a@b.bg> Sales <c@d.bg>'].map(
    (text): [string, string[]] => [text, both],
  ),
  ['Reception: a@b.bg; sales: c@d.bg', both],
  ['Reception <a@b.bg>, "Sales Dept." <c@d.bg>;', both],
])('“%s” is read', (text, addresses) => {
  expect(readAddresses(text)).toEqual({ addresses, unread: [] })
})

test.each(['-', 'няма', 'n/a', 'http://hotel.bg', 'a@b', 'a@@b.bg', 'a..b@b.bg', '@b.bg', 'a@b..bg', 'a@-b.bg'])(
  '“%s” is no address, and is told so',
  (text) => {
    expect(readAddresses(` ${text} `)).toEqual({ addresses: [], unread: [text] })
  },
)

test('of a field with one good address the bad one is told', () => {
  expect(readAddresses('a@b.bg, c@d')).toEqual({ addresses: ['a@b.bg'], unread: ['c@d'] })
})

test.each([null, undefined, '', '  '])('nothing is nothing to tell', (text) => {
  expect(readAddresses(text)).toEqual({ addresses: [], unread: [] })
})

test('what could end a header begins another address at most', () => {
  expect(readAddresses('a@b.bg\r\nBcc: c@d.bg').addresses).toEqual(both)
})
