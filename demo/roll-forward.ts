import type { Kysely } from 'kysely'
import { addDays, countNights } from '../src/domain/stay-dates.ts'
import { extendHotels, type HotelExtension } from '../src/server/catalogue/catalogue.service.ts'
import { listRatedHotels } from '../src/server/catalogue/import-records.repository.ts'
import { readDemoState, writeDemoState } from '../src/server/catalogue/revision.repository.ts'
import type { DB } from '../src/server/db/schema.ts'
import { inventHotels } from './hotels/all-hotels.ts'
import { basePlan } from './hotels/plans.ts'
import { createPromotions, priceBefore } from './hotels/promotions.ts'
import { demoNights } from './hotels/record.ts'
import { planRooms } from './hotels/rooms.ts'
import { demoSource } from './load.ts'
import { createRoomCalendar, type RateProfile, type RateRoom } from './rates/calendar.ts'
import type { ImportedRates } from './rates/for-imported.ts'
import { demoSeed } from './seed.ts'

/** Hotels written in one transaction. */
const batchSize = 64

/**
 * Brings the demo to `today` (YYYY-MM-DD in Europe/Sofia): adds the nights that are missing at the end, renews campaigns. Hotels imported with demo rates go along. Does nothing where no demo of this seed was loaded, and
 * nothing the second time on a day.
 */
export async function rollDemoForward(db: Kysely<DB>, options: { today: string }): Promise<void> {
  const { today } = options
  const state = await readDemoState(db)
  if (state.until !== null && state.seed === demoSeed) {
    const from = [state.until, today].sort().at(-1) ?? today
    const until = addDays(today, demoNights)
    if (from < until) {
      const range = { from, nights: countNights(from, until), today }
      const extensions = inventHotels().map(({ facts, profile }) =>
        extend(facts.key, profile, planRooms(facts), range, priceBefore(profile, today) !== undefined),
      )
      for (let start = 0; start < extensions.length; start += batchSize)
        await extendHotels(db, demoSource, extensions.slice(start, start + batchSize), { today })
      await writeDemoState(db, demoSeed, until)
    }
  }
  await rollImported(db, today)
}

async function rollImported(db: Kysely<DB>, today: string): Promise<void> {
  let after = { source: '', sourceId: '' }
  for (;;) {
    const page = await listRatedHotels(db, after, batchSize)
    const last = page.at(-1)
    if (!last) return
    after = last
    for (const [source, hotels] of Map.groupBy(page, (hotel) => hotel.source)) {
      const extensions = hotels.flatMap(({ sourceId, rates, until }) => {
        const from = until !== null && until >= today ? addDays(until, 1) : today
        const nights = countNights(from, addDays(today, demoNights))
        if (!isRates(rates) || nights <= 0) return []
        return [extend(sourceId, rates.profile, rates.rooms, { from, nights, today }, false)]
      })
      if (extensions.length > 0) await extendHotels(db, source, extensions, { today })
    }
  }
}

function extend(
  sourceId: string,
  profile: RateProfile,
  rooms: readonly RateRoom[],
  range: { from: string; nights: number; today: string },
  lowered: boolean,
): HotelExtension {
  return {
    source_id: sourceId,
    calendars: rooms.map((room) => {
      const calendar = createRoomCalendar(profile, room, basePlan, range)
      return { room_type: room.code, calendar: lowered ? { ...calendar, price_since: undefined } : calendar }
    }),
    promotions: createPromotions(profile, range.today),
  }
}

/** The importer wrote it; a database that somebody has edited may hold anything. */
function isRates(value: unknown): value is ImportedRates {
  return (
    typeof value === 'object' && value !== null && 'profile' in value && 'rooms' in value && Array.isArray(value.rooms)
  )
}
