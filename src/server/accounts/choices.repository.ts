import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type ChoiceRow = Selectable<DB['account_choice']>

/** Writes down that somebody agreed to something or took it back. Nothing here is ever changed. */
export async function insertChoice(
  db: Kysely<DB>,
  choice: { accountId: number; choice: string; given: boolean; place: string; now: Date },
): Promise<void> {
  await db
    .insertInto('account_choice')
    .values({
      account_id: choice.accountId,
      choice: choice.choice,
      given: choice.given,
      place: choice.place,
      at: choice.now,
    })
    .execute()
}

/** What an account chose, the last first. */
export async function listChoices(db: Kysely<DB>, accountId: number): Promise<ChoiceRow[]> {
  return db.selectFrom('account_choice').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}
