import { type Kysely, sql } from 'kysely'

/** Who booked with an account hears once, before the end of free cancellation, that it is near. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE booking ADD COLUMN deadline_told_at timestamptz',
  // The hourly question looks at few of many: stays to come whose owner has not heard yet.
  `CREATE INDEX booking_deadline_untold ON booking (checkin)
    WHERE deadline_told_at IS NULL AND account_id IS NOT NULL AND status = 'confirmed'`,
]
