import { type Kysely, sql } from 'kysely'

/**
 * Says of each exchange rate whose it is and when this shop took it over, so that a receipt can name its source. Rates of
 * before came with the demo, or from whoever wrote them into the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `ALTER TABLE exchange_rate
    ADD COLUMN source text NOT NULL DEFAULT 'own' CHECK (source IN ('ecb', 'bnb', 'own', 'demo')),
    ADD COLUMN fetched_at timestamptz NOT NULL DEFAULT now()`,
  `UPDATE exchange_rate SET source = 'demo', fetched_at = as_of
    WHERE EXISTS (SELECT FROM catalogue_revision WHERE demo_seed IS NOT NULL)`,
]
