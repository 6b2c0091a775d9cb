import type { Kysely } from 'kysely'
import type { Profile, UpdateProfileBody } from '../../contract/accounts.ts'
import { displayCurrencies } from '../../contract/vocabulary.ts'
import type { DB } from '../db/schema.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError } from '../http/errors.ts'
import { asLanguage } from './account-context.ts'
import { type AccountRow, findAccount, updateProfile } from './accounts.repository.ts'

export { countUse } from './attempts.ts'

/** What somebody signed in sees of the own account. */
export async function readProfile(db: Kysely<DB>, caller: Caller): Promise<Profile> {
  const account = await findAccount(db, caller.accountId)
  if (!account) throw new AppError('not_found')
  return toProfile(account)
}

/** Changes what was sent of the own account; consent to marketing keeps the moment in which it was given. */
export async function changeProfile(
  db: Kysely<DB>,
  caller: Caller,
  { marketing_consent: consent, phone, ...rest }: UpdateProfileBody,
  now: Date,
): Promise<Profile> {
  const present = await findAccount(db, caller.accountId)
  if (!present) throw new AppError('not_found')
  const consented = consent ? (present.marketing_consent_at ?? now) : null
  const account = await updateProfile(db, caller.accountId, {
    ...rest,
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(consent === undefined ? {} : { marketing_consent_at: consented }),
  })
  return toProfile(account ?? present)
}

function toProfile(account: AccountRow): Profile {
  const currency = displayCurrencies.find((known) => known === account.currency) ?? 'EUR'
  return {
    id: account.id,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    phone: account.phone,
    country: account.country,
    language: asLanguage(account.language),
    currency,
    is_staff: account.is_staff,
    partner: null,
    marketing_consent: account.marketing_consent_at !== null,
    date_joined: account.created_at.toISOString(),
  }
}
