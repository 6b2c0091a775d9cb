import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type AcceptedText = Selectable<DB['accepted_text']>

/** Keeps a text once; the same text again changes nothing. */
export async function insertText(db: Kysely<DB>, text: AcceptedText): Promise<void> {
  await db
    .insertInto('accepted_text')
    .values(text)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function findText(db: Kysely<DB>, hash: string): Promise<AcceptedText | undefined> {
  return db.selectFrom('accepted_text').selectAll().where('hash', '=', hash).executeTakeFirst()
}
