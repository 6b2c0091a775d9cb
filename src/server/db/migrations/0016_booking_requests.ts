import { type Kysely, sql } from 'kysely'

/** Stays that their property has to confirm: by when, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE booking_request (
    booking_id integer PRIMARY KEY REFERENCES booking (id),
    asked_at timestamptz NOT NULL,
    answer_by timestamptz NOT NULL CHECK (answer_by > asked_at),
    outcome text CHECK (outcome IN ('confirmed', 'declined', 'unanswered', 'withdrawn', 'payment_gone')),
    ended_at timestamptz,
    note text,
    CHECK ((outcome IS NULL) = (ended_at IS NULL))
  )`,
  'CREATE INDEX booking_request_waiting ON booking_request (answer_by) WHERE outcome IS NULL',
]
