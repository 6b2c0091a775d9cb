import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type BookingRow = Selectable<DB['booking']>

/** A booking for the papers that are made without anybody asking; undefined once its person was erased. */
export async function findDocumented(db: Kysely<DB>, reference: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .where('person_forgotten_at', 'is', null)
    .executeTakeFirst()
}
