import { describe, expect, test } from 'vitest'
import { findPasswordFault } from './passwords.ts'

const common = new Set(['password', 'qwerty123'])
const own = ['mira.petrova@example.com', 'Мира', 'Петрова', '+359 888 417 263', null, undefined]
const judge = (password: string) => findPasswordFault(password, (lower) => common.has(lower), own)

describe('a password', () => {
  test.each([
    ['has 8 characters or more', 'abc4567', 'too_short'],
    ['has 128 at most', 'ab1'.repeat(43), 'too_long'],
    ['counts characters, not their code units', '🌊🌊🌊🌊', 'too_short'],
    ['is none of the commonest', 'password', 'too_common'],
    ['is none of them in capitals either', 'Qwerty123', 'too_common'],
    ['is none of them in wide letters', 'ｐａｓｓｗｏｒｄ', 'too_common'],
    ['is not one character over and over', 'aaaaaaaaaaaa', 'too_common'],
    ['is not the address', 'mira.petrova@example.com', 'own_data'],
    ['is not a part of the address', 'mira.petrova', 'own_data'],
    ['is not the name with a year', 'петрова85', 'own_data'],
    ['is not the name in capitals', 'ПЕТРОВА1', 'own_data'],
  ])('%s', (_rule, password, fault) => {
    expect(judge(password)).toBe(fault)
  })

  test.each(['морето е солено', 'correct horse', 'Xk3!mira', 'петрова обича солена вода', 'ab1'.repeat(42)])(
    'may be %s: no rule about kinds of characters',
    (password) => {
      expect(judge(password)).toBeUndefined()
    },
  )
})
