import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

export type ConsentEntry = {
  consent_id: string
  revision: number
  categories: string[]
  language: string
  consented_at: Date
  recorded_at: Date
}

/** Adds an answer; the same one sent twice stands once. */
export async function insertConsent(db: Kysely<DB>, entry: ConsentEntry): Promise<void> {
  await db
    .insertInto('consent_record')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['consent_id', 'consented_at']).doNothing())
    .execute()
}

/** What was answered under a random number, the last first. */
export async function listConsents(db: Kysely<DB>, consentId: string): Promise<ConsentEntry[]> {
  return db.selectFrom('consent_record').selectAll().where('consent_id', '=', consentId).orderBy('id', 'desc').execute()
}

export async function deleteConsentsBefore(db: Kysely<DB>, time: Date): Promise<void> {
  await db.deleteFrom('consent_record').where('recorded_at', '<', time).execute()
}
