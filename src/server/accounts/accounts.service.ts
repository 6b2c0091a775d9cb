import type { Kysely } from 'kysely'
import type { SecondStep } from '../../contract/account-data.ts'
import type { Profile, UpdateProfileBody } from '../../contract/accounts.ts'
import { displayCurrencies } from '../../contract/vocabulary.ts'
import type { DB } from '../db/schema.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError } from '../http/errors.ts'
import { asLanguage } from './account-context.ts'
import { type AccountRow, findAccount, lockAccount, updateProfile } from './accounts.repository.ts'
import { chooseMarketing } from './choices.service.ts'

export { type AccountContext, inEvenTime, keyOfEmail } from './account-context.ts'
export { countUse } from './attempts.ts'
export { createContexts } from './request-context.ts'

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
  if (consent !== undefined) await chooseMarketing(db, caller.accountId, { given: consent, place: 'profile', now })
  const account = await updateProfile(db, caller.accountId, {
    ...rest,
    ...(phone === undefined ? {} : { phone: phone || null }),
  })
  if (!account) throw new AppError('not_found')
  return toProfile(account)
}

/** The address of an account in lower case, once its owner has confirmed it. `lock`: for the rest of the transaction. */
export async function findConfirmedEmail(
  db: Kysely<DB>,
  accountId: number,
  { lock = false } = {},
): Promise<string | undefined> {
  const account = await (lock ? lockAccount(db, accountId) : findAccount(db, accountId))
  return account?.verified_at ? account.email_key : undefined
}

/** When an account asks for a code after the right password. */
export function secondStepOf({ second_step: step }: AccountRow): SecondStep {
  return step === 'always' || step === 'never' ? step : 'new_device'
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
    erases_at: account.erase_at?.toISOString() ?? null,
  }
}
