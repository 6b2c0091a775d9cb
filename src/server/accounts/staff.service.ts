import type { Kysely } from 'kysely'
import type { Language } from '../../contract/values.ts'
import { lifetimes } from '../../domain/session-rules.ts'
import type { DB } from '../db/schema.ts'
import { createSecret, hashSecret, keyOfEmail, pathIn } from './account-context.ts'
import {
  type AccountRow,
  findAccountByEmail,
  listStaff,
  makeStaff,
  setDisabled,
  setStaff,
} from './accounts.repository.ts'
import { replaceMailToken } from './one-time.repository.ts'
import { endSessionsOf } from './sessions.repository.ts'

type Person = { email: string; firstName: string; lastName: string; language: Language }

/**
 * Makes somebody a member of staff, with a new account if need be. Answers the path under which a password can be chosen for
 * an hour; undefined when the account has one that its owner chose.
 */
export async function addStaff(db: Kysely<DB>, person: Person, now: Date): Promise<string | undefined> {
  const token = createSecret()
  return db.transaction().execute(async (trx) => {
    const account = await makeStaff(trx, { ...person, emailKey: keyOfEmail(person.email), now })
    if (account.verified_at && account.password_hash) return undefined
    await replaceMailToken(trx, {
      tokenHash: hashSecret(token),
      accountId: account.id,
      purpose: 'reset_password',
      now,
      expiresAt: new Date(now.getTime() + lifetimes.resetPassword),
    })
    return pathIn(person.language, `/reset-password?token=${token}`)
  })
}

/** Takes the rights of staff away; the account stays. False when nobody has that address. */
export async function removeStaff(db: Kysely<DB>, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, keyOfEmail(email))
  if (!account) return false
  await setStaff(db, account.id, false)
  return true
}

/** Members of staff by address. */
export function readStaff(db: Kysely<DB>): Promise<AccountRow[]> {
  return listStaff(db)
}

/** Shuts an account: its very next request is refused, and nobody signs in to it. False when nobody has that address. */
export async function shutAccount(db: Kysely<DB>, email: string, now: Date): Promise<boolean> {
  const account = await findAccountByEmail(db, keyOfEmail(email))
  if (!account) return false
  await db.transaction().execute(async (trx) => {
    await setDisabled(trx, account.id, now)
    await endSessionsOf(trx, account.id, 'disabled', now)
  })
  return true
}

/** Opens a shut account again; its owner signs in anew. */
export async function reopenAccount(db: Kysely<DB>, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, keyOfEmail(email))
  if (account) await setDisabled(db, account.id, null)
  return account !== undefined
}
