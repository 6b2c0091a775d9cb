import { type Kysely, sql } from 'kysely'

/**
 * What the provider does with a payment by itself: refunds made in its dashboard, disputes. The program before this one reads none
 * of these columns; a refund of the provider's stands in `refund` with `check_at` NULL, so that nobody gives it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE payment_intent ADD COLUMN disputed integer NOT NULL DEFAULT 0 CHECK (disputed BETWEEN 0 AND captured)',
  'ALTER TABLE booking ADD COLUMN disputed integer NOT NULL DEFAULT 0 CHECK (disputed >= 0)',
  'ALTER TABLE booking ADD COLUMN returned integer NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND refunded)',
  'ALTER TABLE payment_request ADD COLUMN disputed_amount integer NOT NULL DEFAULT 0 CHECK (disputed_amount >= 0)',
  'CREATE INDEX refund_provider_ref ON refund (provider_ref) WHERE provider_ref IS NOT NULL',
  `CREATE TABLE payment_dispute (
    provider text NOT NULL,
    ref text NOT NULL,
    intent_id text NOT NULL REFERENCES payment_intent (id),
    status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
    amount integer NOT NULL,
    taken integer NOT NULL,
    fee integer NOT NULL,
    changes integer NOT NULL,
    opened_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (provider, ref)
  )`,
  'CREATE INDEX payment_dispute_intent ON payment_dispute (intent_id)',
  `CREATE INDEX payment_dispute_open ON payment_dispute (provider) WHERE status = 'open'`,
  `CREATE TABLE provider_comparison (
    provider text PRIMARY KEY,
    compared_at timestamptz NOT NULL
  )`,
]
