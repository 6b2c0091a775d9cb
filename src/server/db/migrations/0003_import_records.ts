import { type Kysely, sql } from 'kysely'

/**
 * What imports have brought: which place or hotel a record of a source became, and a fingerprint of the record, so that the
 * same file changes nothing the second time. A place may have become one that another source had brought before.
 * `rates` holds what made up prices are computed from, for hotels imported with demo rates.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`CREATE TABLE import_record (
      source text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('place', 'hotel')),
      source_id text NOT NULL,
      target_id integer NOT NULL,
      fingerprint text NOT NULL,
      rates jsonb,
      PRIMARY KEY (source, kind, source_id)
    )`)
    .execute(db)
  await sql.raw('CREATE INDEX import_record_target ON import_record (kind, target_id)').execute(db)
}
