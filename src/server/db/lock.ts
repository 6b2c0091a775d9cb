import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

/** One number for each kind of work that only one process at a time may do. */
const locks = { demo: 7_133_002, import: 7_133_003 } as const

/** Does `work` while holding a lock that all processes on this database share; others wait for it. */
export async function withLock<T>(db: Kysely<DB>, name: keyof typeof locks, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    await sql`SELECT pg_advisory_lock(${locks[name]})`.execute(session)
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${locks[name]})`.execute(session)
    }
  })
}
