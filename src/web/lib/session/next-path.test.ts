import { expect, test } from 'vitest'
import { readNext } from './next-path.ts'

test.each([
  ['?next=/account', '/account'],
  ['?next=%2Fhotels%3Fpage%3D2%23map', '/hotels?page=2#map'],
  ['', '/'],
  ['?next=https://elsewhere.example/', '/'],
  ['?next=//elsewhere.example', '/'],
  ['?next=/%5Celsewhere.example', '/'],
  ['?next=/%09/elsewhere.example', '/'],
  ['?next=javascript:alert(1)', '/'],
])('%s leads to %s', (search, path) => {
  expect(readNext(search)).toBe(path)
})
