import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type AccountRow = Selectable<DB['account']>

/** What a person gives when registering. */
export type NewAccount = {
  email: string
  emailKey: string
  passwordHash: string
  firstName: string
  lastName: string
  phone: string | null
  language: string
  marketingConsent: boolean
  now: Date
}

export async function findAccount(db: Kysely<DB>, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks an account for the rest of the transaction. */
export async function lockAccount(db: Kysely<DB>, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findAccountByEmail(db: Kysely<DB>, emailKey: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
}

/**
 * Makes an account, or gives one whose address was never confirmed to whoever registers now. Undefined: somebody has confirmed
 * that address, or the account was shut, or made for a member of staff: a stranger's password must not wait there.
 */
export async function registerAccount(db: Kysely<DB>, account: NewAccount): Promise<AccountRow | undefined> {
  const values = {
    email: account.email,
    password_hash: account.passwordHash,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    language: account.language,
    terms_accepted_at: account.now,
    marketing_consent_at: account.marketingConsent ? account.now : null,
    created_at: account.now,
  }
  return db
    .insertInto('account')
    .values({ ...values, email_key: account.emailKey })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(values)
        .where('account.verified_at', 'is', null)
        .where('account.disabled_at', 'is', null)
        .where('account.is_staff', '=', false),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function markVerified(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .execute()
}

export async function setPassword(db: Kysely<DB>, id: number, passwordHash: string | null, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** Gives an account another address, confirmed at `now`. @throws when another account has it. */
export async function setEmail(
  db: Kysely<DB>,
  id: number,
  address: { email: string; emailKey: string; now: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ email: address.email, email_key: address.emailKey, verified_at: address.now })
    .where('id', '=', id)
    .execute()
}

/** Whether an error says that another account has the address. */
export function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'account_email_key_key'
}

/** Removes the account that somebody registered for an address and never confirmed: it is nobody's. */
export async function deleteUnconfirmed(db: Kysely<DB>, emailKey: string): Promise<void> {
  await unconfirmed(db).where('email_key', '=', emailKey).execute()
}

/** Removes accounts registered before `oldest` and never confirmed. */
export async function deleteOldUnconfirmed(db: Kysely<DB>, oldest: Date): Promise<void> {
  await unconfirmed(db).where('created_at', '<', oldest).execute()
}

function unconfirmed(db: Kysely<DB>) {
  return db
    .deleteFrom('account')
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('is_staff', '=', false)
}

export async function setSecondStep(db: Kysely<DB>, id: number, secondStep: string): Promise<void> {
  await db.updateTable('account').set({ second_step: secondStep }).where('id', '=', id).execute()
}

/** Sets the day on which an account is erased; null keeps it. */
export async function setErasure(
  db: Kysely<DB>,
  id: number,
  erasure: { askedAt: Date; eraseAt: Date } | null,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ erase_asked_at: erasure?.askedAt ?? null, erase_at: erasure?.eraseAt ?? null })
    .where('id', '=', id)
    .execute()
}

/** Accounts whose day of erasure has come. */
export async function listDueErasures(db: Kysely<DB>, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes an account and all that hangs on it alone. */
export async function deleteAccount(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
}

export type ProfileChanges = Partial<
  Pick<AccountRow, 'first_name' | 'last_name' | 'phone' | 'country' | 'language' | 'currency' | 'marketing_consent_at'>
>

export async function updateProfile(
  db: Kysely<DB>,
  id: number,
  changes: ProfileChanges,
): Promise<AccountRow | undefined> {
  if (Object.values(changes).every((value) => value === undefined)) return findAccount(db, id)
  return db.updateTable('account').set(changes).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Shuts an account, or opens it again. What it has on open sessions ends with the next look at them. */
export async function setDisabled(db: Kysely<DB>, id: number, at: Date | null): Promise<void> {
  await db.updateTable('account').set({ disabled_at: at }).where('id', '=', id).execute()
}

/**
 * A member of staff, whether or not there was an account. A password that somebody set without ever confirming the address is
 * nobody's and goes.
 */
export async function makeStaff(
  db: Kysely<DB>,
  staff: { email: string; emailKey: string; firstName: string; lastName: string; language: string; now: Date },
): Promise<AccountRow> {
  return db
    .insertInto('account')
    .values({
      email: staff.email,
      email_key: staff.emailKey,
      first_name: staff.firstName,
      last_name: staff.lastName,
      language: staff.language,
      is_staff: true,
      created_at: staff.now,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((row) => ({
        is_staff: true,
        password_hash: row
          .case()
          .when('account.verified_at', 'is', null)
          .then(null)
          .else(row.ref('account.password_hash'))
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setStaff(db: Kysely<DB>, id: number, isStaff: boolean): Promise<void> {
  await db.updateTable('account').set({ is_staff: isStaff }).where('id', '=', id).execute()
}

export async function listStaff(db: Kysely<DB>): Promise<AccountRow[]> {
  return db.selectFrom('account').selectAll().where('is_staff', '=', true).orderBy('email_key').execute()
}

/** An account of the demo, unless its address is taken already. */
export async function ensureAccount(
  db: Kysely<DB>,
  account: Omit<NewAccount, 'marketingConsent' | 'phone'> & { isStaff: boolean },
): Promise<void> {
  await db
    .insertInto('account')
    .values({
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language: account.language,
      is_staff: account.isStaff,
      second_step: 'never',
      terms_accepted_at: account.now,
      created_at: account.now,
      verified_at: account.now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
}
