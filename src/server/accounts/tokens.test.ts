import { createHmac, generateKeyPairSync, randomBytes, sign as signWith } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deriveKeys } from '../keys.ts'
import { readAccess, readRefresh, signAccess, signRefresh } from './tokens.ts'

const secrets = { root: 'r'.repeat(40), databasePassword: 'p'.repeat(40) }
const keys = deriveKeys(secrets)
const [{ kid, key }] = keys.tokens
const now = new Date('2027-03-01T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const who = { accountId: 7, sessionId: 'session-7' }

const access = await signAccess(keys, who, now, 'id-1')
const refresh = await signRefresh(keys, { ...who, serial: 3 }, { issuedAt: now, expiresAt: later(3600) })

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())
const [head = '', body = '', signature = ''] = access.split('.')
const header = { alg: 'HS256', typ: 'JWT', kid }
const claims = decode(body)
const hmac = (text: string, by: Buffer = key, hash = 'sha256') => createHmac(hash, by).update(text).digest('base64url')
/** A token that is signed rightly, whatever it says. */
const forge = (said: unknown, under: unknown = header, by = key, hash = 'sha256') => {
  const text = `${encode(under)}.${encode(said)}`
  return `${text}.${hmac(text, by, hash)}`
}

describe('an access token', () => {
  test('has three parts and the claims of the original API', () => {
    expect(access.split('.')).toHaveLength(3)
    expect(decode(head)).toEqual(header)
    expect(claims).toEqual({
      token_type: 'access',
      user_id: '7',
      sid: 'session-7',
      jti: 'id-1',
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 300,
    })
  })

  test('is good for five minutes', async () => {
    expect(await readAccess(keys, access, later(299))).toEqual(who)
    expect(await readAccess(keys, access, later(300))).toBe('expired')
  })

  test('stays good when the secret changes, while the one before is kept; new ones are signed with the new one', async () => {
    const root = 'n'.repeat(40)
    const changed = deriveKeys({ ...secrets, root, previousRoot: secrets.root })
    expect(await readAccess(changed, access, now)).toEqual(who)
    expect(await readRefresh(changed, refresh, now)).toEqual({ ...who, serial: 3 })
    const fresh = await signAccess(changed, who, now, 'id-2')
    expect(await readAccess(deriveKeys({ ...secrets, root }), fresh, now)).toEqual(who)
    expect(await readAccess(deriveKeys({ ...secrets, root }), access, now)).toBe('invalid')
  })
})

test('each kind of token is good for its own purpose only', async () => {
  expect(await readRefresh(keys, access, now)).toBe('wrong_type')
  expect(await readAccess(keys, refresh, now)).toBe('wrong_type')
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const rsaText = `${encode({ ...header, alg: 'RS256' })}.${body}`
const publicPem = Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString())
const flipped = Buffer.from(signature, 'base64url')
flipped[0] = (flipped[0] ?? 0) ^ 1

describe('forgeries', () => {
  test('the way they are forged would make a good one', async () => {
    expect(await readAccess(keys, forge(claims), now)).toEqual(who)
  })

  test.each([
    ['nothing', ''],
    ['one part', head],
    ['two parts', `${head}.${body}`],
    ['no signature', `${head}.${body}.`],
    ['four parts', `${access}.${signature}`],
    ['alg none, unsigned', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['alg none with our key name', `${encode({ ...header, alg: 'none' })}.${body}.`],
    ['alg None in other letters', `${encode({ ...header, alg: 'nOnE' })}.${body}.`],
    ['no alg', forge(claims, { typ: 'JWT', kid })],
    ['empty alg', forge(claims, { ...header, alg: '' })],
    ['alg HS512, signed so', forge(claims, { ...header, alg: 'HS512' }, key, 'sha512')],
    ['alg HS384, signed so', forge(claims, { ...header, alg: 'HS384' }, key, 'sha384')],
    ['alg hs256', forge(claims, { ...header, alg: 'hs256' })],
    [
      'alg RS256 with a key of its own',
      `${rsaText}.${signWith('sha256', Buffer.from(rsaText), rsa.privateKey).toString('base64url')}`,
    ],
    ['HMAC with a public key', forge(claims, header, publicPem)],
    ['another secret', forge(claims, header, randomBytes(32))],
    ['an empty secret', forge(claims, header, Buffer.alloc(0))],
    ['no key name', forge(claims, { alg: 'HS256', typ: 'JWT' })],
    ['another key name', forge(claims, { ...header, kid: '../../dev/null' })],
    ['a key brought along', forge(claims, { ...header, kid: undefined, jwk: { kty: 'oct', k: 'AAAA' } })],
    ['a critical extension', forge(claims, { ...header, crit: ['b64'], b64: false })],
    ['another type', forge(claims, { ...header, typ: 'at+jwt' })],
    ['another account under our signature', `${head}.${encode({ ...claims, user_id: '8' })}.${signature}`],
    ['a longer life under our signature', `${head}.${encode({ ...claims, exp: claims.exp + 9e6 })}.${signature}`],
    ['another header under our signature', `${encode({ ...header, x: 1 })}.${body}.${signature}`],
    ['one bit of the signature', `${head}.${body}.${flipped.toString('base64url')}`],
    ['half a signature', `${head}.${body}.${signature.slice(0, 20)}`],
    ['a longer signature', `${head}.${body}.${signature}AAAA`],
    ['a signature in padded base64', `${head}.${body}.${signature}=`],
    ['spaces', ` ${access}`],
    ['a line break', `${access}\n`],
    ['the signature of another body', `${head}.${encode({ ...claims, jti: 'x' })}.${refresh.split('.')[2]}`],
    ['no expiry', forge({ ...claims, exp: undefined })],
    ['an expiry in words', forge({ ...claims, exp: '9999999999' })],
    ['no kind', forge({ ...claims, token_type: undefined })],
    ['an unknown kind', forge({ ...claims, token_type: 'sliding' })],
    ['no session', forge({ ...claims, sid: undefined })],
    ['a number for the account', forge({ ...claims, user_id: 7 })],
    ['not yet good', forge({ ...claims, nbf: claims.iat + 60 })],
    ['a list for claims', forge([claims])],
    ['no claims at all', forge('hello')],
  ])('%s', async (_name, token) => {
    expect(await readAccess(keys, token, now)).toBe('invalid')
    expect(await readRefresh(keys, token, now)).toBeTypeOf('string')
  })
})
