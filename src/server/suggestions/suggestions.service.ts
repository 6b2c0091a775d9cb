import type { Kysely } from 'kysely'
import type { Suggestions } from '../../contract/suggestions.ts'
import type { Language } from '../../contract/values.ts'
import { coasts } from '../../domain/coasts.ts'
import { longestQuery } from '../../domain/place-names-readings.ts'
import { towns } from '../../domain/towns.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { readHotels, readPlaces } from './suggestions.repository.ts'
import { createIndexBuilder, type SuggestionsIndex } from './suggestions-index.ts'
import { findPlaceIn, findSuggestions, listPopular } from './suggestions-rank.ts'

/** One index per process and database, made anew when the catalogue's revision changes. */
const getIndex = cachePerRevision(loadIndex)

/** Makes the index, so that the first visitor need not wait for it: half a second for 35,000 places. */
export async function prepareSuggestions(db: Kysely<DB>): Promise<void> {
  await getIndex(db)
}

/** Makes the index of the present catalogue; whoever asks gets the old one meanwhile. */
export async function catchUpSuggestions(db: Kysely<DB>): Promise<void> {
  await getIndex.catchUp(db)
}

/** Places and hotels for what was typed; the popular destinations instead while nothing is. Never fails on a query. */
export async function suggest(db: Kysely<DB>, text: string, language: Language): Promise<Suggestions> {
  const index = await getIndex(db)
  const query = trimQuery(text)
  if (query === '') return { query, groups: [], popular: listPopular(index, language) }
  return { query, groups: findSuggestions(index, query, language), popular: [] }
}

/** As `suggest`, for holidays: nothing is offered while the catalogue holds none. */
export function suggestHolidays(text: string): Suggestions {
  return { query: trimQuery(text), groups: [], popular: [] }
}

/** What a search takes as its destination for the place that a text means, or null; see `findPlaceIn`. */
export async function findPlaceByText(db: Kysely<DB>, text: string): Promise<string | null> {
  const query = trimQuery(text)
  const place = query === '' ? null : findPlaceIn(await getIndex(db), query)
  return place === null ? null : String(place)
}

function trimQuery(text: string): string {
  // A cut may leave half of a character; it is not echoed.
  return text.trim().slice(0, longestQuery).toWellFormed().trim()
}

async function loadIndex(db: Kysely<DB>): Promise<SuggestionsIndex> {
  const builder = createIndexBuilder()
  for await (const places of readPlaces(db)) for (const place of places) builder.addPlace(place)
  for await (const hotels of readHotels(db)) for (const hotel of hotels) builder.addHotel(hotel)
  builder.addTowns(towns)
  builder.addCoasts(coasts)
  return builder.finish()
}
