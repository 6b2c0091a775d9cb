import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DatabaseError } from './database-error.ts'
import type { EmbeddedHome } from './embedded-home.ts'

/** The one role of the embedded server, and its superuser. */
export const EMBEDDED_ROLE = 'zefir'

/** Only part of the socket's name: the server does not listen on the network. */
export const EMBEDDED_PORT = 5432

const LARGEST_LOG = 5_000_000

const run = promisify(execFile)

/** Sized for a machine with 2 cores and 2 GB, durable: fsync and synchronous_commit keep their defaults (on). */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  wal_compression: 'off',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // One request never takes both cores, and short queries do not pay for compiling.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
}

/** Nothing of the caller's environment (PGDATA, PGPORT, a locale) may change how the server runs. */
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes an empty cluster, whole or not at all: initdb works in a draft folder that is renamed when complete.
 * @param durable false skips the final fsync (tests).
 */
export async function createCluster(home: EmbeddedHome, password: string, durable: boolean): Promise<void> {
  removeDeadDrafts(home.clusterDir)
  const draft = `${home.clusterDir}.draft-${process.pid}-${randomBytes(3).toString('hex')}`
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid)
  try {
    const flags = [
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      '--no-instructions',
      `--username=${EMBEDDED_ROLE}`,
    ]
    if (!durable) flags.push('--no-sync')
    await run(join(home.programs, 'bin', 'initdb'), [...flags, `--pwfile=${passwordFile}`, `--pgdata=${draft}`], {
      cwd: '/',
      env: environment,
      ...home.user,
    })
    renameSync(draft, home.clusterDir)
  } catch (error) {
    // Another process that started at the same moment may have been first: its cluster is as good as ours.
    if (!existsSync(join(home.clusterDir, 'PG_VERSION'))) throw explainInitdb(error, home)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function removeDeadDrafts(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.draft-`
  for (const name of readdirSync(dirname(clusterDir))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (name.startsWith(prefix) && !isAlive(pid))
      rmSync(join(dirname(clusterDir), name), { recursive: true, force: true })
  }
}

function explainInitdb(error: unknown, home: EmbeddedHome): DatabaseError {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  const line = stderr.split('\n').find((text) => /error|fatal/i.test(text)) ?? stderr.split('\n')[0]
  return new DatabaseError(`The database in ${home.clusterDir} cannot be made (${line?.trim()}).`)
}

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal reaches only this process, which first
 * finishes its requests. Its output goes to the log file.
 */
export function startPostgres(home: EmbeddedHome, overrides: Record<string, string>): ChildProcess {
  rotateLog(home.logFile)
  const log = openSync(home.logFile, 'a', 0o600)
  const options = Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const where = ['-D', home.clusterDir, '-k', home.socketDir, '-p', String(EMBEDDED_PORT)]
  try {
    const child = spawn(join(home.programs, 'bin', 'postgres'), [...where, ...options], {
      cwd: '/',
      detached: true,
      env: environment,
      stdio: ['ignore', log, log],
      ...home.user,
    })
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

/** Keeps the log below twice 5 MB: what it held goes to `server.log.1`. The server appends, so it may run meanwhile. */
export function rotateLog(logFile: string): void {
  if (!existsSync(logFile) || statSync(logFile).size <= LARGEST_LOG) return
  copyFileSync(logFile, `${logFile}.1`)
  truncateSync(logFile)
}

/** The process id of the server that runs on this cluster, whoever started it; undefined when none does. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = readPidFile(clusterDir)
  return pid !== undefined && runsCluster(pid, clusterDir) ? pid : undefined
}

/**
 * A machine that went down leaves postmaster.pid behind, and after a restart its number may belong to an innocent process,
 * which would keep PostgreSQL from starting. The number is replaced by an impossible one; the rest of the file stays,
 * because PostgreSQL looks there for shared memory that survivors may still use.
 */
export function disownStalePidFile(clusterDir: string): void {
  const pid = readPidFile(clusterDir)
  if (pid === undefined || !isAlive(pid) || runsCluster(pid, clusterDir)) return
  const path = join(clusterDir, 'postmaster.pid')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, '2147483646'))
}

/**
 * Ends the server: fast (sessions are cut, data is written out), and at once after `patienceMs` (it recovers at its next
 * start; nothing committed is lost). Resolves when the process is gone.
 */
export async function stopPostmaster(clusterDir: string, patienceMs: number): Promise<void> {
  const pid = findPostmaster(clusterDir)
  if (pid === undefined) return
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, clusterDir, patienceMs)) return
  signal(pid, 'SIGQUIT')
  await waitForEnd(pid, clusterDir, 5000)
}

/** The last complaint in the server's log, for the sentence that says why it did not start. */
export function readLastComplaint(logFile: string): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20) : []
  const complaint = lines.findLast((line) => /FATAL|PANIC|ERROR|error while loading/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '') ?? 'its log is empty'
}

async function waitForEnd(pid: number, clusterDir: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (runsCluster(pid, clusterDir)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

function readPidFile(clusterDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A postmaster's working directory is its cluster; a zombie has none. */
export function runsCluster(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === clusterDir
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone in the meantime, which is what was wanted.
  }
}
