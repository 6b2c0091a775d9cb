import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { prepareHotStatements } from './prepared.ts'
import type { DB } from './schema.ts'

/** An address (`postgres://...`) or the parts of one. */
export type DatabaseAddress = string | { host: string; port: number; user: string; password: string; database: string }

export type PoolOptions = {
  /** Connections at most. */
  size: number
  /** Longest time one statement may take; 0 for none (migrations, bulk loading). */
  statementTimeoutMs: number
  /** Seen by whoever looks at `pg_stat_activity`. */
  applicationName: string
  /** A connection at rest broke; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

const OLDEST_VERSION = 150_000

const { builtins, getTypeParser } = pg.types
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231

/** DATE stays the text the property's calendar shows, int8 becomes a number or fails loudly, numeric (percentages only) a number. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, parseSafeInteger],
  [builtins.NUMERIC, Number],
  [DATE_ARRAY, (text) => parseList(text, (item) => item)],
  [INT8_ARRAY, (text) => parseList(text, parseSafeInteger)],
  [NUMERIC_ARRAY, (text) => parseList(text, Number)],
])

/** `{a,b,NULL}` of a type whose values are never quoted. */
function parseList<T>(text: string, parseItem: (item: string) => T): (T | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parseItem(item)))
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The whole number ${text} from the database is too large.`)
}

/** A pool of connections; statements see UTC. Close it with `db.destroy()` of the Kysely made from it. */
export function openPool(address: DatabaseAddress, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max: options.size,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs === 0 ? 0 : 60_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? getTypeParser(oid, format),
    },
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // A server that goes away under a transaction fails its statements, which whoever waits for them hears; the connection
  // also says so itself, and with nobody listening that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  prepareHotStatements(pool)
  return pool
}

/** The typed query builder over a pool. */
export function openDatabase(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`SET TIME ZONE 'UTC'`))
      },
    }),
  })
}

/**
 * Asks the server who it is before anything relies on it.
 * @throws DatabaseError when it cannot be reached, is older than PostgreSQL 15 or does not keep UTF-8.
 */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { version, encoding } = await askServer(pool)
  if (version < OLDEST_VERSION) {
    throw new DatabaseError(
      `The database server is PostgreSQL ${Math.floor(version / 10_000)}; Zefir needs 15 or newer.`,
    )
  }
  if (encoding !== 'UTF8')
    throw new DatabaseError(`The database keeps ${encoding}; Zefir needs one made with ENCODING 'UTF8'.`)
}

async function askServer(pool: pg.Pool): Promise<{ version: number; encoding: string }> {
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
    )
    if (rows[0]) return rows[0]
  } catch (error) {
    throw new DatabaseError(`The database at ${describeAddress(pool)} cannot be used: ${explain(error)}.`)
  }
  throw new DatabaseError(`The database at ${describeAddress(pool)} gives no answer.`)
}

function describeAddress(pool: pg.Pool): string {
  const { connectionString, host, port } = pool.options
  if (!connectionString) return `${host}:${port}`
  const url = new URL(connectionString)
  return `${url.host || url.searchParams.get('host') || 'the local socket'}${url.pathname}`
}

/** Node reports several failed attempts (IPv6, IPv4) as one error without a message of its own. */
function explain(error: unknown): string {
  if (error instanceof AggregateError) return explain(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
