import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

/**
 * Does `work` all or not at all: in a transaction of its own, or, inside one that is under way, behind a savepoint, so that work that
 * fails takes back only itself.
 */
export async function atomically<Result>(db: Kysely<DB>, work: (trx: Kysely<DB>) => Promise<Result>): Promise<Result> {
  if (!db.isTransaction) return await db.transaction().execute(work)
  await sql`SAVEPOINT part`.execute(db)
  try {
    const result = await work(db)
    await sql`RELEASE SAVEPOINT part`.execute(db)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(db)
    throw error
  }
}
