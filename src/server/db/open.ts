import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Secrets } from '../secrets.ts'
import { type EmbeddedServer, openEmbedded } from './embedded.ts'
import { type MigrationReport, migrate } from './migrate.ts'
import { checkServer, type DatabaseAddress, openDatabase, openPool } from './pool.ts'
import type { DB } from './schema.ts'
import { checkSecret } from './secret-fingerprint.ts'

/** The migrated database of an installation. `close` ends the pool, and the embedded server if this process owns it. */
export type OpenedDatabase = {
  db: Kysely<DB>
  pool: pg.Pool
  /** For work that may take longer than a request's statement timeout: migrations, imports, the demo. */
  slowDb: Kysely<DB>
  migrations: MigrationReport
  close(patienceMs?: number): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 15_000
const POOL_PATIENCE_MS = 400

/**
 * Opens the database that the configuration names, embedded or not, and brings it up to date.
 * @param options.as `owner` for the server itself, `guest` for tools that may run beside it.
 * @throws DatabaseError in one sentence; nothing stays open then.
 */
export async function openConfiguredDatabase(
  config: Config,
  secrets: Secrets,
  options: { as: 'owner' | 'guest'; applicationName: string; onIdleError?: (error: Error) => void },
): Promise<OpenedDatabase> {
  const server = config.databaseUrl
    ? undefined
    : await openEmbedded({ dataDir: config.dataDir, password: secrets.databasePassword, as: options.as })
  const address = config.databaseUrl ?? requireConnection(server)
  const shared = { applicationName: options.applicationName, onIdleError: options.onIdleError }
  const pool = openPool(address, { ...shared, size: config.databasePoolSize, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  const slowPool = openPool(address, { ...shared, size: 4, statementTimeoutMs: 0 })
  const db = openDatabase(pool)
  const slowDb = openDatabase(slowPool)
  async function close(patienceMs?: number): Promise<void> {
    // A pool waits for its busy connections; those that are still busy now end with the process or the server.
    await Promise.race([Promise.all([db.destroy(), slowDb.destroy()]), sleep(POOL_PATIENCE_MS)])
    await server?.stop(patienceMs)
  }
  try {
    await checkServer(slowPool)
    const migrations = await migrate(slowDb)
    await checkSecret(db, secrets)
    return { db, pool, slowDb, migrations, close }
  } catch (error) {
    await close()
    throw error
  }
}

function requireConnection(server: EmbeddedServer | undefined): DatabaseAddress {
  if (!server) throw new Error('Either DATABASE_URL or the embedded server gives the connection.')
  return server.connection
}
