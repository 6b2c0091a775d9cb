import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountSession, TokenPair } from '../../contract/accounts.ts'
import { judgeRefresh, lifetimes } from '../../domain/session-rules.ts'
import type { DB } from '../db/schema.ts'
import { type Caller, type TokenFault, tokenNotValid } from '../http/authentication.ts'
import { AppError } from '../http/errors.ts'
import type { Keys } from '../keys.ts'
import type { AccountContext } from './account-context.ts'
import {
  advanceSession,
  endSession,
  findStanding,
  insertSession,
  listSessions,
  lockSession,
  type SessionRow,
} from './sessions.repository.ts'
import { readAccess, readRefresh, signAccess, signRefresh } from './tokens.ts'

type Asking = { db: Kysely<DB>; keys: Keys; now: Date }

/** Signs an account in: the first tokens of a new session. */
export async function openSession(context: AccountContext, accountId: number): Promise<TokenPair> {
  const { db, now, device } = context
  const expiresAt = new Date(now.getTime() + lifetimes.session)
  const session = await insertSession(db, { id: randomUUID(), accountId, device, now, expiresAt })
  return writeTokens(context, session)
}

/**
 * New tokens for a refresh token (wire.md, Tokens). The session's row is locked, so twenty at once get the same successor.
 * @throws AppError `token_not_valid`; a token that was followed and comes again ends its session.
 */
export async function refreshSession(context: Asking, token: string): Promise<TokenPair> {
  const { db, keys, now } = context
  const claims = await readRefresh(keys, token, now)
  if (typeof claims === 'string') throw tokenNotValid(claims)
  const { sessionId: id, accountId, serial } = claims
  const session = await db.transaction().execute(async (trx): Promise<SessionRow | 'expired' | 'blacklisted'> => {
    const row = await lockSession(trx, id, accountId)
    if (!row || row.ended_at || row.disabled_at) return 'blacklisted'
    if (row.expires_at <= now) return 'expired'
    switch (judgeRefresh(serial, row)) {
      case 'repeat':
        return row
      case 'advance':
        await advanceSession(trx, id, serial, now)
        return { ...row, used: serial, newest: serial + 1, newest_at: now }
      case 'reused':
        await endSession(trx, { id, accountId, reason: 'reused', now })
        return 'blacklisted'
    }
  })
  if (typeof session === 'string') throw tokenNotValid(session)
  return writeTokens(context, session)
}

/** Ends the session of a refresh token, whichever of its tokens it is. Anything else is as good as signed out. */
export async function signOut({ db, keys, now }: Asking, token: string): Promise<void> {
  const claims = await readRefresh(keys, token, now)
  if (typeof claims === 'string') return
  await endSession(db, { id: claims.sessionId, accountId: claims.accountId, reason: 'logout', now })
}

/** Who asks with an access token, or what is wrong with it. Its session must be standing at this very moment. */
export async function identifyCaller({ db, keys, now }: Asking, token: string): Promise<Caller | TokenFault> {
  const claims = await readAccess(keys, token, now)
  if (typeof claims === 'string') return claims
  const standing = await findStanding(db, { id: claims.sessionId, accountId: claims.accountId, now })
  return standing ? { ...claims, isStaff: standing.is_staff } : 'blacklisted'
}

/** Where the caller is signed in. */
export async function readSessions(context: Asking, caller: Caller): Promise<AccountSession[]> {
  const rows = await listSessions(context.db, caller.accountId, context.now)
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === caller.sessionId,
  }))
}

/** Signs the caller out somewhere. @throws AppError `not_found`, also for somebody else's session. */
export async function revokeSession({ db, now }: Asking, caller: Caller, id: string): Promise<void> {
  const ended = await endSession(db, { id, accountId: caller.accountId, reason: 'revoked', now })
  if (!ended) throw new AppError('not_found')
}

async function writeTokens({ keys, now }: Asking, session: SessionRow): Promise<TokenPair> {
  const claims = { accountId: session.account_id, sessionId: session.id }
  const expiresAt = new Date(Math.min(session.newest_at.getTime() + lifetimes.refresh, session.expires_at.getTime()))
  const [access, refresh] = await Promise.all([
    signAccess(keys, claims, now, randomUUID()),
    signRefresh(keys, { ...claims, serial: session.newest }, { issuedAt: session.newest_at, expiresAt }),
  ])
  return { access, refresh }
}
