import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { repairCopy } from './embedded-copies.ts'
import { type EmbeddedHome, prepareEmbeddedHome } from './embedded-home.ts'
import {
  createCluster,
  disownStalePidFile,
  EMBEDDED_PORT,
  EMBEDDED_ROLE,
  findPostmaster,
  readLastComplaint,
  rotateLog,
  startPostgres,
  stopPostmaster,
} from './embedded-process.ts'

/** What `pg` needs to reach one database. */
export type Connection = { host: string; port: number; user: string; password: string; database: string }

/** An embedded server that runs; `stop` ends it unless another process owns it. */
export type EmbeddedServer = {
  /** The program's own database on it. */
  connection: Connection
  /** True when this process holds the server and will end it. */
  owned: boolean
  /** @param patienceMs how long a fast shutdown may take before the server is cut off (default 1500). */
  stop(patienceMs?: number): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  password: string
  /** `owner` refuses a data folder that another process holds; `guest` shares it (command line tools). */
  as: 'owner' | 'guest'
  /** How long to wait for an owner that is going (it was just killed or is stopping); default 2500 ms. */
  ownerPatienceMs?: number
  /** PostgreSQL settings over our own; tests switch fsync off. */
  settings?: Record<string, string>
}

/** Another process holds this data folder. */
export class DataDirInUse extends DatabaseError {
  override name = 'DataDirInUse'
}

/** Session lock in the database `postgres` that the owner holds while it lives: the kernel lets go of it, also after kill -9. */
const OWNER_LOCK = 7_133_001

/** A crash before may mean minutes of recovery. */
const START_DEADLINE_MS = 180_000

const DATABASE = 'zefir'

/** How often the size of the server's log is looked at. */
const LOG_CHECK_MS = 10 * 60_000

/**
 * Opens the embedded PostgreSQL of a data folder: makes its cluster at first, starts it, or adopts one that outlived its
 * process. Never two servers on one cluster. While owned, a server that dies is started again.
 * @throws DatabaseError in one sentence.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = await prepareEmbeddedHome(options.dataDir)
  const durable = options.settings?.fsync !== 'off'
  if (!existsSync(join(home.clusterDir, 'PG_VERSION'))) await createCluster(home, options.password, durable)
  await refuseOtherVersion(home)
  const connection = {
    host: home.socketDir,
    port: EMBEDDED_PORT,
    user: EMBEDDED_ROLE,
    password: options.password,
    database: DATABASE,
  } satisfies Connection
  const { session, owned } = await joinServer(home, connection, options)
  if (!owned) {
    await session.end()
    return { connection, owned, stop: async () => undefined }
  }
  const keeper = keepRunning(session, () => connectOrStart(home, connection, options))
  const housekeeping = setInterval(() => rotateLog(home.logFile), LOG_CHECK_MS).unref()
  return {
    connection,
    owned,
    async stop(patienceMs = 1500) {
      // The lock goes with the server, not before it: whoever waits for it must not join a server that is leaving.
      clearInterval(housekeeping)
      keeper.letGo()
      await stopPostmaster(home.clusterDir, patienceMs)
      await keeper.end()
    },
  }
}

/** A server that an earlier process is just stopping may cut us off: then once more from the start. */
async function joinServer(
  home: EmbeddedHome,
  connection: Connection,
  options: EmbeddedOptions,
): Promise<{ session: pg.Client; owned: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const session = await connectOrStart(home, connection, options)
    try {
      const owned = await takeOwnership(session, options)
      await createDatabase(session)
      return { session, owned }
    } catch (error) {
      await session.end().catch(() => undefined)
      if (error instanceof DatabaseError || attempt === 5) throw error
    }
  }
}

async function refuseOtherVersion(home: EmbeddedHome): Promise<void> {
  const cluster = readFileSync(join(home.clusterDir, 'PG_VERSION'), 'utf8').trim()
  const control = readFileSync(join(home.programs, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 40)
  const program = /PostgreSQL (\d+)/.exec(control)?.[1]
  if (program === cluster) return
  throw new DatabaseError(
    `The database in ${home.clusterDir} was made by PostgreSQL ${cluster}, and this program brings ${program}: see docs/operations.`,
  )
}

/** One step after another until a session stands: look for a server, start one if there is none, knock, wait. */
async function connectOrStart(
  home: EmbeddedHome,
  connection: Connection,
  options: EmbeddedOptions,
): Promise<pg.Client> {
  const deadline = Date.now() + START_DEADLINE_MS
  let child: ChildProcess | undefined
  while (Date.now() < deadline) {
    const running = findPostmaster(home.clusterDir) !== undefined
    if (!running && child && hasEnded(child)) {
      throw new DatabaseError(
        `PostgreSQL does not start: ${readLastComplaint(home.logFile)} (log: ${home.logFile}); a copy of a data folder has to be made while its Zefir is stopped.`,
      )
    }
    if (!running && !child) {
      repairCopy(home)
      disownStalePidFile(home.clusterDir)
      child = startPostgres(home, options.settings ?? {})
    }
    const session = await knock(connection)
    if (session) return session
    await sleep(25)
  }
  throw new DatabaseError(`PostgreSQL did not answer within ${START_DEADLINE_MS / 1000} s (log: ${home.logFile}).`)
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function knock(connection: Connection): Promise<pg.Client | undefined> {
  const session = new pg.Client({ ...connection, database: 'postgres', application_name: `zefir owner ${process.pid}` })
  session.on('error', () => undefined)
  try {
    await session.connect()
    return session
  } catch (error) {
    await session.end().catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === '28P01') {
      throw new DatabaseError('The embedded database does not accept the password in secrets.json: restore that file.')
    }
    return undefined
  }
}

async function takeOwnership(session: pg.Client, options: EmbeddedOptions): Promise<boolean> {
  const deadline = Date.now() + (options.as === 'owner' ? (options.ownerPatienceMs ?? 2500) : 0)
  do {
    if (await tryOwnerLock(session)) return true
    if (Date.now() < deadline) await sleep(100)
  } while (Date.now() < deadline)
  if (options.as === 'guest') return false
  const { rows } = await session.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [OWNER_LOCK],
  )
  const process = rows[0]?.application_name.replace('zefir owner', 'process') ?? 'another process'
  throw new DataDirInUse(
    `Zefir already runs on ${options.dataDir} (${process}): stop it first, or set another DATA_DIR and PORT.`,
  )
}

async function tryOwnerLock(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [OWNER_LOCK])
  return rows[0]?.locked === true
}

async function createDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount) return
  await session.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // 42P04 and 23505: the guest or owner that started beside us made it first.
    if (code !== '42P04' && code !== '23505') throw error
  })
}

/** Watches the owner's session; when it breaks (the server died or was restarted), brings both back. */
function keepRunning(first: pg.Client, reopen: () => Promise<pg.Client>): { letGo(): void; end(): Promise<void> } {
  let leaving = false
  let session = first
  function watch(): void {
    session.once('end', () => {
      if (!leaving) void revive()
    })
  }
  async function revive(): Promise<void> {
    while (!leaving) {
      try {
        session = await reopen()
        await tryOwnerLock(session)
        return watch()
      } catch {
        await sleep(1000)
      }
    }
  }
  watch()
  return {
    letGo() {
      leaving = true
    },
    async end() {
      await session.end().catch(() => undefined)
    },
  }
}
