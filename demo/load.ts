import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { addDays } from '../src/domain/stay-dates.ts'
import { prepareCatalogue, writeHotels, writePlaces } from '../src/server/catalogue/catalogue.service.ts'
import { addExchangeRates } from '../src/server/catalogue/exchange-rates.repository.ts'
import { writeDemoState } from '../src/server/catalogue/revision.repository.ts'
import type { DB } from '../src/server/db/schema.ts'
import { exchangeRates } from './exchange-rates.ts'
import { inventHotels } from './hotels/all-hotels.ts'
import { createHotelRecord, demoNights } from './hotels/record.ts'
import { createPlaceRecords } from './places/all-places.ts'
import { demoSeed } from './seed.ts'

export const demoSource = 'demo'

export type DemoProgress = { phase: 'places' | 'hotels'; done: number; total: number }

/** Hotels written in one transaction. */
const batchSize = 16

/**
 * Fills the database with the demo catalogue: the same for everybody, from one seed, with prices from `today`
 * (YYYY-MM-DD in Europe/Sofia) for 540 nights. Each batch is a transaction; loading again after a crash completes it.
 * `everyNth` leaves most hotels out, for tests.
 */
export async function loadDemo(
  db: Kysely<DB>,
  options: { today: string; onProgress?: (progress: DemoProgress) => void; everyNth?: number },
): Promise<void> {
  const { today, onProgress } = options
  await prepareCatalogue(db)
  await addExchangeRates(db, exchangeRates)
  const places = createPlaceRecords()
  await writePlaces(db, demoSource, places)
  onProgress?.({ phase: 'places', done: places.length, total: places.length })
  const hotels = inventHotels().filter((_, index) => index % (options.everyNth ?? 1) === 0)
  let writing: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < hotels.length; start += batchSize) {
    const records = hotels.slice(start, start + batchSize).map((hotel) => createHotelRecord(hotel, today))
    await writing
    if (start > 0) onProgress?.({ phase: 'hotels', done: start, total: hotels.length })
    writing = writeHotels(db, demoSource, records, { today })
    // Lets the statement leave for the database before the next batch is invented beside it.
    await nextTurn()
  }
  await writing
  await writeDemoState(db, demoSeed, addDays(today, demoNights))
  onProgress?.({ phase: 'hotels', done: hotels.length, total: hotels.length })
}
