import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** How long an answer may rest on a revision that was checked before, in milliseconds. */
const checkEveryMs = 1_000

export type RevisionCacheOptions = {
  /** Load again after this long even when the catalogue has not changed, for what also depends on stock or the day. */
  maxAgeMs?: number
}

export type RevisionCache<T, Rest extends readonly unknown[]> = {
  (db: Kysely<DB>, ...rest: Rest): Promise<T>
  /** Waits until what is given out is of the present revision; others get what is there meanwhile. */
  catchUp: (db: Kysely<DB>, ...rest: Rest) => Promise<void>
}

/**
 * Keeps what `load` makes of the catalogue until the catalogue's revision changes, per database handle.
 * What else `load` needs to know (the present instant) comes with the call that makes it load.
 * The first call waits for the load; later ones get what is there while a newer one is being made. One load at a time.
 */
export function cachePerRevision<T, Rest extends readonly unknown[] = []>(
  load: (db: Kysely<DB>, ...rest: Rest) => Promise<T>,
  { maxAgeMs = Number.POSITIVE_INFINITY }: RevisionCacheOptions = {},
): RevisionCache<T, Rest> {
  type Kept = {
    loadedAt: number
    revision: number
    value: Promise<T>
    checkedAt: number
    checking: Promise<void> | null
  }
  const keptByDb = new WeakMap<Kysely<DB>, Kept>()

  async function check(kept: Kept, db: Kysely<DB>, ...rest: Rest): Promise<void> {
    const revision = await readRevision(db)
    if (revision !== kept.revision || performance.now() - kept.loadedAt > maxAgeMs) {
      const fresh = load(db, ...rest)
      await fresh
      kept.revision = revision
      kept.value = fresh
      kept.loadedAt = performance.now()
    }
    kept.checkedAt = performance.now()
  }

  function startCheck(kept: Kept, db: Kysely<DB>, ...rest: Rest): Promise<void> {
    kept.checking = check(kept, db, ...rest).finally(() => {
      kept.checking = null
    })
    kept.checking.catch(() => undefined)
    return kept.checking
  }

  async function get(db: Kysely<DB>, ...rest: Rest): Promise<T> {
    let kept = keptByDb.get(db)
    if (!kept) {
      const value = readRevision(db).then(async (revision) => {
        if (kept) kept.revision = revision
        return load(db, ...rest)
      })
      kept = { revision: -1, value, loadedAt: performance.now(), checkedAt: performance.now(), checking: null }
      keptByDb.set(db, kept)
      value.catch(() => keptByDb.delete(db))
      return value
    }
    if (!kept.checking && performance.now() - kept.checkedAt > checkEveryMs) startCheck(kept, db, ...rest)
    return kept.value
  }

  async function catchUp(db: Kysely<DB>, ...rest: Rest): Promise<void> {
    const kept = keptByDb.get(db)
    if (!kept) {
      await get(db, ...rest)
      return
    }
    await kept.value
    // A check that is under way may have read the revision before.
    await kept.checking?.catch(() => undefined)
    await (kept.checking ?? startCheck(kept, db, ...rest))
  }

  return Object.assign(get, { catchUp })
}

/** The catalogue's revision; whoever changes the catalogue raises it. */
export async function readRevision(db: Kysely<DB>): Promise<number> {
  const row = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  return row.revision
}
