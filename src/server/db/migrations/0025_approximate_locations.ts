import { type Kysely, sql } from 'kysely'

/** Hotels of lists without coordinates stand where their town does. The program before this one leaves the column as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE hotel ADD COLUMN location_approximate boolean NOT NULL DEFAULT false`.execute(db)
}
