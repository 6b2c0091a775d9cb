import { expect, test } from 'vitest'
import { spacePhone } from './phone-numbers.ts'

test.each([
  ['+359888417263', '+359 888 417 263'],
  ['+35956000000', '+359 560 000 00'],
  ['+12025550123', '+1 202 555 0123'],
  ['+447911123456', '+44 791 112 3456'],
  ['+40721234567', '+40 721 234 567'],
  ['+491701234567', '+49 170 123 4567'],
  ['+3598881', '+359 8881'],
  ['0888 417 263', '0888 417 263'],
  ['+359 888 417 263', '+359 888 417 263'],
  ['', ''],
])('%s is read as %s', (number, read) => {
  expect(spacePhone(number)).toBe(read)
  expect(spacePhone(number).replaceAll(' ', '')).toBe(number.replaceAll(' ', ''))
})
