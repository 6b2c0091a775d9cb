import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from './database-error.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { EMBEDDED_PORT, findPostmaster, runsCluster } from './embedded-process.ts'

/** Folders that PostgreSQL asks for and that are mostly empty: some ways of copying leave such out. */
const usuallyEmpty = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]

/**
 * Makes a cluster that was copied from elsewhere startable, whatever the copying did to owners, modes, empty folders and the
 * files that name a running server. Does nothing while a server runs on it.
 * @throws DatabaseError in one sentence when only its owner can help.
 */
export function repairCopy(home: Pick<EmbeddedHome, 'clusterDir' | 'socketDir' | 'user'>): void {
  const { clusterDir, user } = home
  if (!existsSync(join(clusterDir, 'PG_VERSION')) || findPostmaster(clusterDir) !== undefined) return
  for (const name of usuallyEmpty) mkdirSync(join(clusterDir, name), { recursive: true, mode: 0o700 })
  claim(clusterDir, user?.uid ?? process.getuid?.(), user)
  // PostgreSQL starts in a folder that nobody else may write to or read.
  chmodSync(clusterDir, 0o700)
  dropDeadLock(join(clusterDir, 'postmaster.pid'), home)
  dropDeadLock(join(home.socketDir, `.s.PGSQL.${EMBEDDED_PORT}.lock`), home)
}

function claim(path: string, owner: number | undefined, user: EmbeddedHome['user']): void {
  const found = lstatSync(path)
  if (found.uid !== owner) {
    if (!user)
      throw new DatabaseError(
        `${path} belongs to another user (${found.uid}), as in a copy made by root: give DATA_DIR to the user that runs Zefir (chown -R).`,
      )
    lchownSync(path, user.uid, user.gid)
  }
  const needed = found.isDirectory() ? 0o700 : 0o600
  if (!found.isSymbolicLink() && (found.mode & needed) !== needed) chmodSync(path, (found.mode & 0o777) | needed)
  if (found.isDirectory()) for (const name of readdirSync(path)) claim(join(path, name), owner, user)
}

/** A lock that names no server of this cluster: an empty one, or one copied while the original ran. */
function dropDeadLock(path: string, { clusterDir }: Pick<EmbeddedHome, 'clusterDir'>): void {
  if (!existsSync(path)) return
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10)
  const dead = !Number.isInteger(pid) || pid <= 1
  const socketLock = path.endsWith('.lock')
  if (dead || (socketLock && !runsCluster(pid, clusterDir))) rmSync(path)
}
