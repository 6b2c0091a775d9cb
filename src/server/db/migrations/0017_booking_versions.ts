import { type Kysely, sql } from 'kysely'

/**
 * A booking's stay and names may be changed: it counts its versions, and what each said before is kept. A stay that became
 * dearer may have its rest paid more than once, one payment at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE booking ADD COLUMN version integer NOT NULL DEFAULT 0 CHECK (version >= 0)',
  `CREATE TABLE booking_version (
    booking_id integer NOT NULL REFERENCES booking (id),
    version integer NOT NULL,
    checkin date NOT NULL,
    checkout date NOT NULL,
    units jsonb NOT NULL,
    offer jsonb NOT NULL,
    total integer NOT NULL,
    payment_type text NOT NULL,
    guests jsonb NOT NULL,
    arrival_time text,
    special_requests text,
    actor text NOT NULL,
    reason text NOT NULL,
    replaced_at timestamptz NOT NULL,
    PRIMARY KEY (booking_id, version)
  )`,
  `CREATE UNIQUE INDEX payment_intent_one_at_a_time ON payment_intent (booking_id, (purpose = 'balance'))
    WHERE status <> 'canceled' AND (purpose <> 'balance' OR status <> 'succeeded')`,
  'DROP INDEX payment_intent_live',
]
