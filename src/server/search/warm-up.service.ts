import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { getDirectory } from '../hotels/hotels.service.ts'
import { getAllRules, getExchangeRates, getNights } from '../rates/rates.service.ts'

/** Reads what every search needs, so that the first visitor after a start does not wait for it. */
export async function warmSearch(db: Kysely<DB>): Promise<void> {
  await Promise.all([getDirectory(db), getAllRules(db), getExchangeRates(db), getNights(db)])
}
