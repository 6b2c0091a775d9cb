import type { Kysely } from 'kysely'
import {
  type ChoiceRecord,
  type Choices,
  choicePlaces,
  type MailChoice,
  mailChoices,
} from '../../contract/account-data.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { findAccount, lockAccount, updateProfile } from './accounts.repository.ts'
import { insertChoice, listChoices } from './choices.repository.ts'

/** Which mails somebody wants, and every change of it. */
export async function readChoices(db: Kysely<DB>, accountId: number): Promise<Choices> {
  const account = await findAccount(db, accountId)
  if (!account) throw new AppError('not_found')
  const rows = await listChoices(db, account.id)
  return { marketing: account.marketing_consent_at !== null, log: rows.flatMap(toRecord) }
}

/** Sets whether somebody wants offers by mail; a change is written down with its moment and place, once. */
export async function chooseMarketing(
  db: Kysely<DB>,
  accountId: number,
  choice: { given: boolean; place: ChoiceRecord['place']; now: Date },
): Promise<void> {
  const { given, place, now } = choice
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account || (account.marketing_consent_at !== null) === given) return
    await updateProfile(trx, accountId, { marketing_consent_at: given ? now : null })
    await insertChoice(trx, { accountId, choice: 'marketing', given, place, now })
  })
}

/** Writes a choice down whose present state another room keeps; within the transaction that changes it. */
export async function recordChoice(
  trx: Kysely<DB>,
  accountId: number,
  { choice, given, place, at }: Omit<ChoiceRecord, 'at'> & { at: Date },
): Promise<void> {
  await insertChoice(trx, { accountId, choice, given, place, now: at })
}

/** What somebody said last about mails of a kind. */
export async function readLastChoice(
  db: Kysely<DB>,
  accountId: number,
  choice: MailChoice,
): Promise<ChoiceRecord | undefined> {
  return (await listChoices(db, accountId)).flatMap(toRecord).find((record) => record.choice === choice)
}

function toRecord(row: { choice: string; given: boolean; place: string; at: Date }): ChoiceRecord[] {
  const choice = mailChoices.find((known) => known === row.choice)
  const place = choicePlaces.find((known) => known === row.place)
  return choice && place ? [{ choice, given: row.given, place, at: row.at.toISOString() }] : []
}
