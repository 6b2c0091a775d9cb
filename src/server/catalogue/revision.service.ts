import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { raiseRevision } from './revision.repository.ts'

/**
 * Changes what pages show: in one transaction, after the others that do so, and with the revision raised, so that no list or
 * page goes on showing what was.
 */
export async function changeCatalogue<Result>(
  db: Kysely<DB>,
  change: (trx: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return await db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    return await change(trx)
  })
}
