import type { Kysely } from 'kysely'
import type { AccountData } from '../../contract/privacy.ts'
import { displayCurrencies } from '../../contract/vocabulary.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { asLanguage, keyOfEmail } from './account-context.ts'
import { deleteAccount, findAccount } from './accounts.repository.ts'
import { secondStepOf } from './accounts.service.ts'
import { readChoices } from './choices.service.ts'
import { listChanges } from './email-change.repository.ts'
import { listAllSessions, listDevices } from './sessions.repository.ts'

const time = (at: Date | null) => at?.toISOString() ?? null

/** The account itself, where it is and was signed in, and what it agreed to. */
export const accountData: PersonalData<AccountData> = {
  tables: ['account_session', 'trusted_device', 'one_time_code', 'mail_token', 'email_change', 'account_choice'],
  read: async (db, { accountId, now }) => {
    const account = await findAccount(db, accountId)
    if (!account) throw new AppError('not_found')
    const [choices, changes, sessions, devices] = await Promise.all([
      readChoices(db, accountId),
      listChanges(db, accountId),
      listAllSessions(db, accountId),
      listDevices(db, accountId, now),
    ])
    return {
      profile: {
        id: account.id,
        email: account.email,
        first_name: account.first_name,
        last_name: account.last_name,
        phone: account.phone,
        country: account.country,
        language: asLanguage(account.language),
        currency: displayCurrencies.find((known) => known === account.currency) ?? 'EUR',
        second_step: secondStepOf(account),
        is_staff: account.is_staff,
        date_joined: account.created_at.toISOString(),
        verified_at: time(account.verified_at),
        password_changed_at: time(account.password_changed_at),
        terms_accepted_at: time(account.terms_accepted_at),
        erases_at: time(account.erase_at),
      },
      choices: choices.log,
      email_changes: changes.map((change) => ({
        old_email: change.old_email,
        new_email: change.new_email,
        state: stateOf(change.state),
        asked_at: change.asked_at.toISOString(),
        confirmed_at: time(change.confirmed_at),
      })),
      sessions: sessions.map((session) => ({
        device: session.device,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
        ended_at: time(session.ended_at),
      })),
      devices: devices.map((device) => ({
        device: device.device,
        created_at: device.created_at.toISOString(),
        expires_at: device.expires_at.toISOString(),
      })),
    }
  },
  // Everything that hangs on the row goes with it: sessions first of all, so the very next request is refused.
  erase: (trx, { accountId }) => deleteAccount(trx, accountId),
}

/**
 * Addresses of an account in lower case, the present one first; only those that it proved to be its own. Undefined when there is
 * no such account.
 */
export async function readEmailKeys(db: Kysely<DB>, accountId: number): Promise<string[] | undefined> {
  const account = await findAccount(db, accountId)
  if (!account) return undefined
  const changes = await listChanges(db, accountId)
  const proven = changes.flatMap(({ old_email: old, new_email: fresh, confirmed_at: at }) =>
    at ? [old, fresh] : [old],
  )
  return [...new Set([...(account.verified_at ? [account.email_key] : []), ...proven.map(keyOfEmail)])]
}

function stateOf(state: string): AccountData['email_changes'][number]['state'] {
  return state === 'confirmed' || state === 'withdrawn' || state === 'undone' ? state : 'waiting'
}
