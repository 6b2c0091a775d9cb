import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { DataDirInUse, type EmbeddedServer, openEmbedded } from '../src/server/db/embedded.ts'
import { hashMigrations, migrate } from '../src/server/db/migrate.ts'
import { openDatabase, openPool } from '../src/server/db/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server (its maintenance database) and the databases to clone. */
    testServer: { address: string; template: string }
  }
}

/** Test servers stay here between runs: starting one takes 0.1 s, making one a second. */
const CACHE = fileURLToPath(new URL('../.cache/', import.meta.url))

/** Test runs side by side on one clone. */
const MOST_SERVERS = 12

/** A crash may spoil a test database; nobody will miss it. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * One PostgreSQL for the whole run: an embedded one, or the server TEST_DATABASE_URL names (its role may create databases).
 * The migrated template is made once per state of the migrations, and each test file clones it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await openTestServer()
  const address = given ?? formatAddress(server)
  try {
    project.provide('testServer', { address, template: await prepareServer(address) })
  } catch (error) {
    await server?.stop()
    throw error
  }
  return async () => server?.stop()
}

async function prepareServer(address: string): Promise<string> {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  try {
    await dropLeftovers(admin)
    return await prepareTemplate(admin, address)
  } finally {
    await admin.end()
  }
}

async function openTestServer(): Promise<EmbeddedServer> {
  for (let slot = 0; slot < MOST_SERVERS; slot++) {
    const dataDir = `${CACHE}test-postgres-${slot}`
    const options = {
      dataDir,
      password: 'only-for-tests',
      as: 'owner',
      ownerPatienceMs: 0,
      settings: careless,
    } as const
    try {
      return await openEmbedded(options)
    } catch (error) {
      if (error instanceof DataDirInUse) continue
      rmSync(dataDir, { recursive: true, force: true })
      return await openEmbedded(options)
    }
  }
  throw new Error(`${MOST_SERVERS} test runs are under way on this clone already.`)
}

function formatAddress(server: EmbeddedServer | undefined): string {
  if (!server) throw new Error('There is no test server.')
  const { host, user, password } = server.connection
  return `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(host)}`
}

/** Clones of a run that was killed. Those in use by a run beside this one cannot be dropped and stay. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database d WHERE datname LIKE 'zefir_test_%'
     AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname)`,
  )
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => undefined)
}

async function prepareTemplate(admin: pg.Client, address: string): Promise<string> {
  const state = createHash('sha256').update(JSON.stringify(hashMigrations())).digest('hex').slice(0, 12)
  const template = `zefir_template_${state}`
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'zefir_template_%'`,
  )
  if (rows.some(({ datname }) => datname === template)) return template
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => undefined)
  const draft = `zefir_draft_${process.pid}`
  await admin.query(`DROP DATABASE IF EXISTS ${draft}`)
  await admin.query(`CREATE DATABASE ${draft}`)
  const url = new URL(address)
  url.pathname = `/${draft}`
  const db = openDatabase(openPool(url.href, { size: 2, statementTimeoutMs: 0, applicationName: 'zefir template' }))
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  return template
}
