import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { lifetimes } from '../../domain/session-rules.ts'
import type { Keys } from '../keys.ts'

/** The only algorithm that is signed with and believed. */
const algorithm = 'HS256'

export type TokenFault = 'invalid' | 'expired' | 'wrong_type'

const accessClaims = z.object({ token_type: z.literal('access'), user_id: z.string(), sid: z.string() })
const refreshClaims = accessClaims.extend({ token_type: z.literal('refresh'), serial: z.int().min(0) })

/** Which session of which account an access token speaks for. */
export type AccessClaims = { accountId: number; sessionId: string }
/** The same of a refresh token, and its number in the session. */
export type RefreshClaims = AccessClaims & { serial: number }

/** An access token for five minutes from `now`. */
export function signAccess(keys: Keys, { accountId, sessionId }: AccessClaims, now: Date, id: string): Promise<string> {
  const claims = { token_type: 'access', user_id: String(accountId), sid: sessionId }
  return sign(keys, claims, { id, issuedAt: now, expiresAt: new Date(now.getTime() + lifetimes.access) })
}

/** The refresh token of a number; the same each time it is asked for, so twenty askers get one. */
export function signRefresh(
  keys: Keys,
  { accountId, sessionId, serial }: RefreshClaims,
  time: { issuedAt: Date; expiresAt: Date },
): Promise<string> {
  const claims = { token_type: 'refresh', user_id: String(accountId), sid: sessionId, serial }
  return sign(keys, claims, { ...time, id: `${sessionId}.${serial}` })
}

/** Reads an access token, or says what is wrong with it. Whether its session still stands is another question. */
export async function readAccess(keys: Keys, token: string, now: Date): Promise<AccessClaims | TokenFault> {
  const payload = await verify(keys, token, now)
  if (typeof payload === 'string') return payload
  const claims = accessClaims.safeParse(payload)
  if (!claims.success) return payload.token_type === 'refresh' ? 'wrong_type' : 'invalid'
  return { accountId: Number(claims.data.user_id), sessionId: claims.data.sid }
}

/** Reads a refresh token, or says what is wrong with it. */
export async function readRefresh(keys: Keys, token: string, now: Date): Promise<RefreshClaims | TokenFault> {
  const payload = await verify(keys, token, now)
  if (typeof payload === 'string') return payload
  const claims = refreshClaims.safeParse(payload)
  if (!claims.success) return payload.token_type === 'access' ? 'wrong_type' : 'invalid'
  return { accountId: Number(claims.data.user_id), sessionId: claims.data.sid, serial: claims.data.serial }
}

function sign(
  keys: Keys,
  claims: JWTPayload,
  { id, issuedAt, expiresAt }: { id: string; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  const [{ kid, key }] = keys.tokens
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
}

/** Three parts in base64url and nothing else: decoders forgive blanks and padding, and one token has one spelling. */
const shape = /^[\w-]+\.[\w-]+\.[\w-]+$/

async function verify(keys: Keys, token: string, now: Date): Promise<JWTPayload | 'invalid' | 'expired'> {
  if (!shape.test(token)) return 'invalid'
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
      algorithms: [algorithm],
      typ: 'JWT',
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'jti', 'token_type', 'user_id'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
      return 'invalid'
    throw error
  }
}

function findKey(keys: Keys, kid: string | undefined): Uint8Array {
  const named = keys.tokens.find((known) => known.kid === kid)
  if (!named) throw new errors.JWKSNoMatchingKey()
  return named.key
}
