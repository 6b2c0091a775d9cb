import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { getDirectory, getFromPrices, getRoomKinds } from '../hotels/hotels.service.ts'
import { catchUpNights, getAllRules, getExchangeRates, getNights } from '../rates/rates.service.ts'
import { catchUpSuggestions } from '../suggestions/suggestions.service.ts'

/** Reads what every search needs, so that the first visitor after a start does not wait for it. */
export async function warmSearch(db: Kysely<DB>): Promise<void> {
  await Promise.all([getDirectory(db), getAllRules(db), getExchangeRates(db), getNights(db)])
}

/**
 * Makes anew what searches know of the catalogue; they get what is there meanwhile. Nights come first and names last, so that nobody
 * finds a hotel before it can be booked.
 */
export async function catchUpSearch(db: Kysely<DB>, now: Date): Promise<void> {
  await catchUpNights(db)
  await Promise.all([getAllRules.catchUp(db), getExchangeRates.catchUp(db)])
  await Promise.all([getDirectory.catchUp(db), getRoomKinds.catchUp(db), getFromPrices.catchUp(db, now)])
  await catchUpSuggestions(db)
}
