import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { changesKeptMinutes, type NightRange, readNightChanges } from './night-memory.repository.ts'
import { copyFor, covers, type NightMemory, readEverything, readRanges } from './night-memory.ts'

/** More nights than this in long changes at once are read beside what is there: it takes longer than anybody should wait. */
const besideFrom = 100_000

type Kept = {
  memory: NightMemory | null
  running: Promise<NightMemory> | null
  next: Promise<NightMemory> | null
  /** A large change that is being read while others get what was before it. */
  beside: Promise<void> | null
}
const keptByDb = new WeakMap<Kysely<DB>, Kept>()

/**
 * The nights as the database has them now: everything committed before this call is in it, but for long changes of so many nights
 * that they are still being read; sales are never among those. The first call reads all nights, later ones what has changed since; calls that come while one is on its
 * way share the next.
 */
export function getNights(db: Kysely<DB>): Promise<NightMemory> {
  const kept = keptByDb.get(db) ?? { memory: null, running: null, next: null, beside: null }
  keptByDb.set(db, kept)
  const start = (): Promise<NightMemory> => {
    const running = bringUpToDate(db, kept).catch((error) => {
      // Half of the changes may have been written down: better to read everything than to guess which.
      kept.memory = null
      throw error
    })
    kept.running = running.finally(() => {
      kept.running = null
    })
    kept.running.catch(() => undefined)
    return kept.running
  }
  if (!kept.running) return start()
  kept.next ??= kept.running
    .catch(() => undefined)
    .then(() => {
      kept.next = null
      return start()
    })
  return kept.next
}

/** Waits until what is committed by now is in the nights that others get, large changes too. */
export async function catchUpNights(db: Kysely<DB>): Promise<void> {
  // What is read beside now may be older than this call; what it has to leave out is found by the look after it.
  for (let look = 0; look < 2; look += 1) {
    await getNights(db)
    await keptByDb.get(db)?.beside
  }
}

async function bringUpToDate(db: Kysely<DB>, kept: Kept): Promise<NightMemory> {
  const { memory } = kept
  const checkedAt = performance.now()
  const tooOld = memory && checkedAt - memory.checkedAt > (changesKeptMinutes * 60_000) / 2
  if (!memory || memory.days === 0 || tooOld) return keep(kept, await readEverything(db))
  const { snapshot, rewound, brief, long } = await readNightChanges(db, memory.snapshot)
  if (rewound) return keep(kept, await readEverything(db))
  const large = countNights(long) > besideFrom
  const changed = large ? brief : [...brief, ...long]
  const grown = covers(memory, changed) ? memory : copyFor(memory, changed)
  await readRanges(db, grown, changed)
  // What was read beside meanwhile took its place, and goes on from its own snapshot.
  if (kept.memory !== memory) return grown
  if (!large) Object.assign(grown, { snapshot, checkedAt })
  // A second large change waits for the first: the snapshot stays, so that it is found again.
  else if (!kept.beside) readBeside(db, kept, Object.assign(grown, { snapshot, checkedAt }), long)
  return keep(kept, grown)
}

function keep(kept: Kept, memory: NightMemory): NightMemory {
  kept.memory = memory
  return memory
}

/** Reads a large change into a copy, which takes the place of what is there. Until then that goes on without this change. */
function readBeside(db: Kysely<DB>, kept: Kept, memory: NightMemory, long: readonly NightRange[]): void {
  const copy = copyFor(memory, long)
  kept.beside = readRanges(db, copy, long)
    // What changed since, and is in the old copy alone, is read again by the next look: it goes on from the copy's snapshot.
    .then(() => void keep(kept, copy))
    .catch(() => {
      kept.memory = null
    })
    .finally(() => {
      kept.beside = null
    })
}

function countNights(ranges: readonly NightRange[]): number {
  return ranges.reduce((sum, { first, last }) => sum + (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1, 0)
}
