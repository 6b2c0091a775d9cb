import type { Kysely } from 'kysely'
import { localDay } from '../domain/stay-dates.ts'
import { readDemoState } from './catalogue/revision.repository.ts'
import { withLock } from './db/lock.ts'
import type { DB } from './db/schema.ts'
import type { Progress } from './progress.ts'

/** DEMO is on and the database is somebody's own; `message` is one sentence for the person at the terminal. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError'
}

/**
 * The demo's accounts (one of staff) and its open mailbox must never reach a database that people use: one that holds hotels,
 * bookings or accounts and was not filled by the demo.
 * @throws ForeignDatabaseError
 */
export async function refuseForeignDatabase(db: Kysely<DB>): Promise<void> {
  const { seed } = await readDemoState(db)
  if (seed !== null) return
  const hotel = db.selectFrom('hotel').select('id').where('source', '<>', 'demo').limit(1).executeTakeFirst()
  const account = db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  const booking = db.selectFrom('booking').select('id').limit(1).executeTakeFirst()
  const found = await Promise.all([hotel, account, booking])
  if (found.every((row) => row === undefined)) return
  throw new ForeignDatabaseError(
    'The demo is on, and this database was not filled by it but holds data of its own: set DEMO=off, or give the demo another DATA_DIR or DATABASE_URL.',
  )
}

const titles = { places: 'Demo places', hotels: 'Demo hotels' }

/**
 * Fills the catalogue with the demo when it holds nothing of anybody else's, once in the life of a database; a load that a
 * crash cut short is completed. Several processes that start together load it once.
 * @param db without a statement timeout.
 */
export async function loadDemoIfEmpty(
  db: Kysely<DB>,
  clock: () => Date,
  report: (progress: Progress) => void,
): Promise<void> {
  if (!(await isWanted(db))) return
  await withLock(db, 'demo', async () => {
    if (!(await isWanted(db))) return
    // Imported here: the invention of the demo is long, and every later start does without it.
    const { loadDemo } = await import('../../demo/load.ts')
    await loadDemo(db, {
      today: localDay(clock(), 'Europe/Sofia'),
      onProgress: ({ phase, done, total }) => report({ step: titles[phase], done, total }),
    })
  })
}

/**
 * Brings the demo's prices and inventory to the present day; see rollDemoForward. Does nothing where there is no demo.
 * @param db statements are short enough for the usual timeout.
 */
export async function rollDemo(db: Kysely<DB>, clock: () => Date): Promise<void> {
  const { rollDemoForward } = await import('../../demo/roll-forward.ts')
  await withLock(db, 'demo', () => rollDemoForward(db, { today: localDay(clock(), 'Europe/Sofia') }))
}

/** The rate model of the demo, for hotels that come without rooms and prices. */
export async function loadRateModel() {
  const { createImportedRates } = await import('../../demo/rates/for-imported.ts')
  return createImportedRates
}

async function isWanted(db: Kysely<DB>): Promise<boolean> {
  const { seed } = await readDemoState(db)
  if (seed !== null) return false
  const foreign = await db.selectFrom('hotel').select('id').where('source', '<>', 'demo').limit(1).executeTakeFirst()
  return foreign === undefined
}
