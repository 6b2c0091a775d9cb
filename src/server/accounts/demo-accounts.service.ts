import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { deriveKey, type Secrets } from '../secrets.ts'
import { keyOfEmail } from './account-context.ts'
import { ensureAccount, findAccountByEmail } from './accounts.repository.ts'
import { hashPassword } from './password-hashing.ts'

/** Invented people, one of each kind. They sign in without a code: nobody reads their mail. */
const people = [
  { role: 'visitor', email: 'visitor@example.com', firstName: 'Елена', lastName: 'Стоянова', isStaff: false },
  { role: 'partner', email: 'partner@example.com', firstName: 'Георги', lastName: 'Марков', isStaff: false },
  { role: 'staff', email: 'staff@example.com', firstName: 'Ирина', lastName: 'Колева', isStaff: true },
] as const

/** `password` is undefined when somebody has chosen another since. */
export type DemoAccount = { role: (typeof people)[number]['role']; email: string; password: string | undefined }

/**
 * The accounts of the demo, made at first run. Their passwords follow from the installation's own secret: they can be said at
 * every start, are written down nowhere, and are the same in no other installation.
 */
export async function ensureDemoAccounts(db: Kysely<DB>, secrets: Secrets, now: Date): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = []
  for (const { role, ...person } of people) {
    const emailKey = keyOfEmail(person.email)
    const password = inventPassword(secrets, role)
    if (!(await findAccountByEmail(db, emailKey))) {
      await ensureAccount(db, { ...person, emailKey, passwordHash: await hashPassword(password), language: 'bg', now })
    }
    const account = await findAccountByEmail(db, emailKey)
    accounts.push({ role, email: person.email, password: account?.password_changed_at ? undefined : password })
  }
  return accounts
}

/** 80 bits in letters and digits that cannot be mistaken for one another. */
function inventPassword(secrets: Secrets, role: string): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x'
  const bytes = createHmac('sha256', deriveKey(secrets, 'demo-account')).update(role).digest()
  const text = [...bytes.subarray(0, 16)].map((byte) => alphabet[byte % 32]).join('')
  return text.replace(/(.{4})(?!$)/g, '$1-')
}
