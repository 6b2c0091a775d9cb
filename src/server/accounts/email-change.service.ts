import type { Kysely } from 'kysely'
import type { ChangeEmailBody, EmailChangeAnswer } from '../../contract/account-data.ts'
import { lifetimes } from '../../domain/session-rules.ts'
import type { DB } from '../db/schema.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { emailUndoToken, readEmailUndo } from '../keys.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { type AccountContext, asLanguage, createSecret, hashSecret, keyOfEmail, pathIn } from './account-context.ts'
import {
  type AccountRow,
  deleteUnconfirmed,
  findAccountByEmail,
  isAddressTaken,
  lockAccount,
  setEmail,
  setErasure,
} from './accounts.repository.ts'
import { countUse } from './attempts.ts'
import {
  type EmailChangeRow,
  findChange,
  findWaiting,
  insertChange,
  markConfirmed,
  markUndone,
  withdrawWaiting,
} from './email-change.repository.ts'
import { proveIdentity } from './identity.service.ts'
import { spendCodesOf, spendMailTokens } from './one-time.repository.ts'
import { lockOut } from './passwords.service.ts'

/**
 * Asks a new address whether it is the account's owner's, and tells the old one. Nothing changes before the new one confirms. An
 * address that somebody else has answers the same; its owner is told.
 * @throws ValidationError, AppError `throttled`, `code_invalid`, `code_expired`
 */
export async function askEmailChange(
  context: AccountContext,
  caller: Caller,
  { new_email: newEmail, ...proof }: ChangeEmailBody,
): Promise<EmailChangeAnswer> {
  const { db, now } = context
  const { id } = await proveIdentity(context, caller, proof)
  const emailKey = keyOfEmail(newEmail)
  await countUse(context, { limit: 'mail', of: `change of ${id}` })
  await countUse(context, { limit: 'mail', of: `change to ${emailKey}` })
  const token = createSecret()
  const change = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, id)
    if (!account) throw new AppError('not_found')
    if (emailKey === account.email_key) throw new ValidationError({ new_email: [{ key: 'email_same' }] })
    await withdrawWaiting(trx, id)
    const expiresAt = new Date(now.getTime() + lifetimes.changeEmail)
    const made = await insertChange(trx, {
      accountId: id,
      tokenHash: hashSecret(token),
      oldEmail: account.email,
      newEmail,
      now,
      expiresAt,
      undoUntil: new Date(expiresAt.getTime() + lifetimes.undoEmail),
    })
    const inside = { ...context, db: trx }
    await askNewAddress(inside, account, newEmail, token)
    await tell(
      inside,
      account,
      'email_change_asked',
      account.email,
      { new_email: newEmail },
      keepPath(context, made, asLanguage(account.language)),
    )
    return made
  })
  context.nudgeMail()
  return { new_email: change.new_email, expires_at: change.expires_at.toISOString() }
}

/**
 * The new address confirms by the token of its mail: from now on it is the account's. Codes and links that were sent to the old
 * one end; sessions stay. The old one can take it back for seven days.
 * @throws AppError `link_expired`
 */
export async function confirmEmailChange(context: AccountContext, token: string): Promise<void> {
  const { db, now } = context
  const change = await findChange(db, { tokenHash: hashSecret(token) })
  if (!change) throw new AppError('link_expired')
  await withFreeAddress(db, 'link_expired', async (trx) => {
    const account = await lockAccount(trx, change.account_id)
    const current = await findChange(trx, { id: change.id })
    const good = current?.state === 'waiting' && current.expires_at > now
    const unchanged = account?.email_key === keyOfEmail(change.old_email)
    if (!good || !account || account.disabled_at || !unchanged) throw new AppError('link_expired')
    await moveTo({ ...context, db: trx }, account, change.new_email)
    await markConfirmed(trx, change.id, now, new Date(now.getTime() + lifetimes.undoEmail))
    const inside = { ...context, db: trx }
    const emails = { old_email: change.old_email, new_email: change.new_email }
    const language = asLanguage(account.language)
    await tell(inside, account, 'email_changed', change.new_email, emails, pathIn(language, '/account/security'))
    await tell(inside, account, 'email_changed_from', change.old_email, emails, keepPath(context, change, language))
  })
  context.nudgeMail()
}

/**
 * The old address says that it was not its owner: the account keeps it, or gets it back with all that came after undone. Somebody
 * knows the password then, so everybody is signed out, and a link to choose another goes to the address.
 * @throws AppError `link_expired`; `email_taken` when another account has the address by now
 */
export async function keepEmail(context: AccountContext, token: string): Promise<void> {
  const { db, now, keys } = context
  const id = readEmailUndo(token, keys)
  const change = id === undefined ? undefined : await findChange(db, { id })
  if (!change) throw new AppError('link_expired')
  await withFreeAddress(db, 'email_taken', async (trx) => {
    const account = await lockAccount(trx, change.account_id)
    const current = await findChange(trx, { id: change.id })
    const standing = current?.state === 'waiting' || current?.state === 'confirmed'
    if (!account || account.disabled_at || !current || !standing || current.undo_until <= now)
      throw new AppError('link_expired')
    const inside = { ...context, db: trx }
    await moveTo(inside, account, change.old_email)
    await markUndone(trx, change)
    // Whoever changed the address may have asked for the account's end as well.
    await setErasure(trx, account.id, null)
    await lockOut(inside, { ...account, email: change.old_email })
  })
  context.nudgeMail()
}

/** Calls off a change that waits. @throws AppError `not_found` */
export async function withdrawEmailChange({ db }: AccountContext, caller: Caller): Promise<void> {
  const withdrawn = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, caller.accountId)
    return withdrawWaiting(trx, caller.accountId)
  })
  if (!withdrawn) throw new AppError('not_found')
}

/** The address that waits to be confirmed. */
export async function readWaitingChange(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  accountId: number,
): Promise<EmailChangeAnswer | null> {
  const change = await findWaiting(db, accountId, now)
  return change ? { new_email: change.new_email, expires_at: change.expires_at.toISOString() } : null
}

async function askNewAddress(
  context: AccountContext,
  account: AccountRow,
  newEmail: string,
  token: string,
): Promise<void> {
  const owner = await findAccountByEmail(context.db, keyOfEmail(newEmail))
  if (owner && (owner.verified_at || owner.disabled_at || owner.is_staff)) {
    if (owner.disabled_at) return
    await tell(context, owner, 'email_taken', owner.email, {}, pathIn(asLanguage(owner.language), '/login'))
    return
  }
  const path = pathIn(asLanguage(account.language), `/change-email?token=${token}`)
  await tell(context, account, 'confirm_new_email', newEmail, { old_email: account.email }, path)
}

/** Gives the account an address; what was sent to the one before opens nothing any more. */
async function moveTo({ db, now }: AccountContext, account: AccountRow, email: string): Promise<void> {
  const emailKey = keyOfEmail(email)
  if (emailKey !== account.email_key) {
    await deleteUnconfirmed(db, emailKey)
    await setEmail(db, account.id, { email, emailKey, now })
  }
  await spendCodesOf(db, account.id, now)
  await spendMailTokens(db, account.id, ['verify_email', 'reset_password'], now)
}

/** A transaction that needs an address to be free; when it is not, `code`. */
async function withFreeAddress(
  db: Kysely<DB>,
  code: 'link_expired' | 'email_taken',
  work: (trx: Kysely<DB>) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(work)
  } catch (error) {
    throw isAddressTaken(error) ? new AppError(code) : error
  }
}

function keepPath({ keys }: AccountContext, { id }: EmailChangeRow, language: 'bg' | 'en'): string {
  return pathIn(language, `/keep-email?token=${emailUndoToken(id, keys)}`)
}

type Told = Extract<
  Mail,
  { kind: 'email_taken' | 'confirm_new_email' | 'email_change_asked' | 'email_changed' | 'email_changed_from' }
>

async function tell(
  { db, keys, now }: AccountContext,
  account: AccountRow,
  kind: Told['kind'],
  recipient: string,
  emails: { old_email?: string; new_email?: string },
  path: string,
): Promise<void> {
  const data = { name: account.first_name, path, old_email: '', new_email: '', ...emails }
  await queueMail(db, { kind, language: asLanguage(account.language), recipient, data }, keys, now)
}
