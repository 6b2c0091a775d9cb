import { type Kysely, sql } from 'kysely'

/** A checkout's time can be prolonged once, and what is typed into its form is kept before it is whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE checkout_session ADD COLUMN extended_at timestamptz',
  'ALTER TABLE checkout_session ADD COLUMN draft jsonb',
]
