import { describe, expect, test } from 'vitest'
import { AppError } from '../http/errors.ts'
import { loadCommonPasswords } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'

describe('hashing a password', () => {
  test('the hash says how it was made, has a salt of its own, and only the password opens it', async () => {
    const [one, two] = [await hashPassword('морето е солено'), await hashPassword('морето е солено')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword('морето е солено', one)).toBe(true)
    expect(await verifyPassword('морето е солено ', one)).toBe(false)
  })

  test('a hash of another program is read by its own parameters', async () => {
    // From the tests of the reference implementation (phc-winner-argon2).
    const foreign = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', foreign)).toBe(true)
    expect(await verifyPassword('Password', foreign)).toBe(false)
  })

  test.each([undefined, null, '', '$argon2id$v=19$m=1$x', 'plain text'])('nothing opens %s', async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false)
    expect(await verifyPassword('plain text', hash)).toBe(false)
  })

  test('at most two at once, twenty wait, the next is asked to come again; then there is room again', async () => {
    const asked = Array.from({ length: 30 }, () => hashPassword('x'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect([8, 9]).toContain(refused.length)
    for (const error of refused) {
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'unavailable', status: 503, headers: { 'Retry-After': '2' } })
    }
    expect(await verifyPassword('x', await hashPassword('x'))).toBe(true)
  })

  test('the commonest passwords are known', async () => {
    const common = await loadCommonPasswords()
    expect(common.size).toBeGreaterThan(3000)
    for (const password of ['password', '12345678', 'qwerty123', 'iloveyou']) expect(common.has(password)).toBe(true)
  })
})
