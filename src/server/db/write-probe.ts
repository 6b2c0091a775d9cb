import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

/** Writes pages of a table that goes at once, which a full disk and a standby refuse. */
export async function tryToWrite(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`CREATE TEMPORARY TABLE write_probe ON COMMIT DROP AS
      SELECT repeat('x', 1000) AS filler FROM generate_series(1, 100)`.execute(trx)
  })
}
