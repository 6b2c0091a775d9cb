import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, openPool } from '../src/server/db/pool.ts'
import type { DB } from '../src/server/db/schema.ts'

/** A database of one test file: migrated, empty, its own. */
export type TestDatabase = {
  db: Kysely<DB>
  /** For tests that open connections of their own. */
  address: string
}

/**
 * Clones the migrated template; call it once at the top of a test file (`const { db } = await openTestDatabase()`). The
 * clone is dropped after the file's last test.
 */
export async function openTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { address: server, template } = inject('testServer')
  const name = `zefir_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = openPool(url.href, { size: options.poolSize ?? 10, statementTimeoutMs: 15_000, applicationName: name })
  const db = openDatabase(pool)
  afterAll(async () => {
    await db.destroy()
    await runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
  return { db, address: url.href }
}

async function runOn(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
