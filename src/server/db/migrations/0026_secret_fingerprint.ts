import { type Kysely, sql } from 'kysely'

/** By which a node knows that it has the secret of the others; one row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE secret_fingerprint (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    salt text NOT NULL,
    fingerprint text NOT NULL
  )`.execute(db)
}
