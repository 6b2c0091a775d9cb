import type { TokenPair } from '../../contract/accounts.ts'
import { lifetimes } from '../../domain/session-rules.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { messageOf } from '../messages.ts'
import {
  type AccountContext,
  asLanguage,
  createSecret,
  hashSecret,
  inEvenTime,
  keyOfEmail,
  pathIn,
} from './account-context.ts'
import { type AccountRow, findAccount, findAccountByEmail, markVerified, setPassword } from './accounts.repository.ts'
import { countUse } from './attempts.ts'
import { checkOwnPassword } from './identity.service.ts'
import {
  findMailToken,
  replaceMailToken,
  spendCodesOf,
  spendMailToken,
  spendMailTokens,
} from './one-time.repository.ts'
import { hashPassword } from './password-hashing.ts'
import { judgePassword } from './password-rules.ts'
import { deleteDevicesOf, endSessionsOf } from './sessions.repository.ts'
import { openSession } from './sessions.service.ts'

/** Sends a link under which a new password can be chosen; says the same of any address, in the same time. */
export function forgotPassword(context: AccountContext, email: string): Promise<{ message: string }> {
  const emailKey = keyOfEmail(email)
  return inEvenTime(async () => {
    await countUse(context, { limit: 'mail', of: `reset ${emailKey}` })
    const account = await findAccountByEmail(context.db, emailKey)
    if (account && !account.disabled_at) {
      await context.db.transaction().execute((trx) => queueResetLink({ ...context, db: trx }, account))
      context.nudgeMail()
    }
    return { message: messageOf(context.language, 'mail', 'sent.link') }
  })
}

/**
 * Sets a new password by the token of a mail, which also confirms the address: only its owner reads it.
 * @throws AppError `link_expired`; ValidationError, and the link stays good
 */
export async function resetPassword(context: AccountContext, token: string, password: string): Promise<void> {
  const { db, now } = context
  const link = { tokenHash: hashSecret(token), purpose: 'reset_password', now } as const
  const id = await findMailToken(db, link)
  const account = id === undefined ? undefined : await findAccount(db, id)
  if (!account || account.disabled_at) throw new AppError('link_expired')
  const hash = await hashNewPassword(account, password)
  const done = await db.transaction().execute(async (trx) => {
    if ((await spendMailToken(trx, link)) === undefined) return false
    await markVerified(trx, account.id, now)
    await replacePassword({ ...context, db: trx }, account, hash)
    return true
  })
  if (!done) throw new AppError('link_expired')
  context.nudgeMail()
}

/**
 * Changes the password of somebody signed in. Every session ends, this one too: what follows goes on with the tokens that are
 * answered.
 * @throws ValidationError, AppError `throttled`
 */
export async function changePassword(
  context: AccountContext,
  caller: Caller,
  passwords: { current: string; next: string },
): Promise<TokenPair> {
  const account = await findAccount(context.db, caller.accountId)
  if (!account) throw new AppError('not_found')
  await checkOwnPassword(context, account, 'current_password', passwords.current)
  const hash = await hashNewPassword(account, passwords.next)
  const tokens = await context.db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx }
    await replacePassword(inside, account, hash)
    return openSession(inside, account.id)
  })
  context.nudgeMail()
  return tokens
}

async function hashNewPassword(account: AccountRow, password: string): Promise<string> {
  const own = [account.email, account.first_name, account.last_name, account.phone]
  const problems = await judgePassword('new_password', password, own)
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return hashPassword(password)
}

/** Takes an account out of every hand: its password is nobody's until its address gets a link to choose another. */
export async function lockOut(context: AccountContext, account: AccountRow): Promise<void> {
  await closeAll(context, account.id, null)
  await queueResetLink(context, account)
}

async function closeAll({ db, now }: AccountContext, id: number, hash: string | null): Promise<void> {
  await setPassword(db, id, hash, now)
  await endSessionsOf(db, id, 'password', now)
  await deleteDevicesOf(db, id)
  await spendCodesOf(db, id, now)
  await spendMailTokens(db, id, ['verify_email', 'reset_password'], now)
}

async function queueResetLink({ db, keys, now }: AccountContext, account: AccountRow): Promise<void> {
  const [token, language, purpose] = [createSecret(), asLanguage(account.language), 'reset_password'] as const
  const expiresAt = new Date(now.getTime() + lifetimes.resetPassword)
  const data = { name: account.first_name, path: pathIn(language, `/reset-password?token=${token}`) }
  await replaceMailToken(db, { tokenHash: hashSecret(token), accountId: account.id, purpose, now, expiresAt })
  await queueMail(db, { kind: 'reset_password', language, recipient: account.email, data }, keys, now)
}

/** All that the old password opened is closed with it. */
async function replacePassword(context: AccountContext, account: AccountRow, hash: string): Promise<void> {
  const { db, keys, now } = context
  await closeAll(context, account.id, hash)
  const language = asLanguage(account.language)
  const data = { name: account.first_name, path: pathIn(language, '/forgot-password') }
  await queueMail(db, { kind: 'password_changed', language, recipient: account.email, data }, keys, now)
}
