import type { Kysely } from 'kysely'
import type { Erasure, Proof } from '../../contract/account-data.ts'
import { lifetimes } from '../../domain/session-rules.ts'
import { localDay } from '../../domain/stay-dates.ts'
import type { DB } from '../db/schema.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError } from '../http/errors.ts'
import { erasureStopToken, readErasureStop } from '../keys.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AccountContext, asLanguage, pathIn } from './account-context.ts'
import { type AccountRow, listDueErasures, lockAccount, setErasure } from './accounts.repository.ts'
import { countUse } from './attempts.ts'
import { proveIdentity } from './identity.service.ts'

const zone = 'Europe/Sofia'

/**
 * Asks for the account to be erased in 14 days. Asked again, the first day stands.
 * @throws ValidationError, AppError as `proveIdentity`
 */
export async function askErasure(context: AccountContext, caller: Caller, proof: Proof): Promise<Erasure> {
  const { db, now, keys } = context
  const { id } = await proveIdentity(context, caller, proof)
  const eraseAt = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, id)
    if (!account) throw new AppError('not_found')
    if (account.erase_at) return account.erase_at
    const due = new Date(now.getTime() + lifetimes.erasureGrace)
    await setErasure(trx, id, { askedAt: now, eraseAt: due })
    const { email: recipient, first_name: name } = account
    const language = asLanguage(account.language)
    const path = pathIn(language, `/keep-account?token=${erasureStopToken({ accountId: id, eraseAt: due }, keys)}`)
    const data = { name, path, day: localDay(due, zone) }
    await queueMail(trx, { kind: 'erasure_asked', language, recipient, data }, keys, now)
    return due
  })
  context.nudgeMail()
  return { erases_at: eraseAt.toISOString() }
}

/** Keeps an account that was to be erased; does nothing to any other. */
export async function cancelErasure(context: AccountContext, caller: Caller): Promise<Erasure> {
  await context.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, caller.accountId)
    if (!account) throw new AppError('not_found')
    await keep({ ...context, db: trx }, account)
  })
  context.nudgeMail()
  return { erases_at: null }
}

/**
 * Keeps the account by the link in the mail, without signing in: who never asked for its end may not know the password any
 * more. Pressed twice it is kept still; an erasure asked for anew has a link of its own.
 * @throws AppError `erasure_over`
 */
export async function stopErasure(context: AccountContext, token: string): Promise<Erasure> {
  const asked = readErasureStop(token, context.keys)
  if (!asked) throw new AppError('erasure_over')
  await context.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, asked.accountId)
    const other = account?.erase_at && account.erase_at.getTime() !== asked.eraseAt.getTime()
    if (!account || other) throw new AppError('erasure_over')
    await keep({ ...context, db: trx }, account)
  })
  context.nudgeMail()
  return { erases_at: null }
}

async function keep({ db, now, keys }: AccountContext, account: AccountRow): Promise<void> {
  if (!account.erase_at) return
  await setErasure(db, account.id, null)
  const { email: recipient, first_name: name } = account
  const language = asLanguage(account.language)
  const data = { name, path: pathIn(language, '/account/privacy') }
  await queueMail(db, { kind: 'erasure_cancelled', language, recipient, data }, keys, now)
}

/** An export reads everything of somebody: twenty an hour are enough for anybody. @throws AppError `throttled` */
export function limitExports(context: AccountContext, accountId: number): Promise<void> {
  return countUse(context, { limit: 'export', of: String(accountId) })
}

/** Accounts whose day of erasure has come. */
export function findDueErasures(db: Kysely<DB>, now: Date, limit: number): Promise<number[]> {
  return listDueErasures(db, now, limit)
}

/** Whom to tell that the account is gone; undefined when it is to be kept after all. Locks the account. */
export async function readLastWord(
  trx: Kysely<DB>,
  accountId: number,
  now: Date,
): Promise<{ recipient: string; name: string; language: 'bg' | 'en' } | undefined> {
  const account = await lockAccount(trx, accountId)
  if (!account?.erase_at || account.erase_at > now) return undefined
  return { recipient: account.email, name: account.first_name, language: asLanguage(account.language) }
}
