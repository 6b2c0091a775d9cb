import { type Kysely, sql } from 'kysely'

/**
 * What lists of other sources have said: by it an import leaves alone what has not changed, and a place that several
 * sources know stays one row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The place that a source's record stands for, be it that source's own row or one of another that it was joined to.
  `CREATE TABLE place_origin (
    source text NOT NULL,
    source_id text NOT NULL,
    place_id integer NOT NULL REFERENCES place (id) ON DELETE CASCADE,
    digest text,
    PRIMARY KEY (source, source_id)
  )`,
  'CREATE INDEX place_origin_place ON place_origin (place_id)',
  'CREATE INDEX place_country_latitude ON place (country_code, latitude)',
  'ALTER TABLE hotel ADD COLUMN source_digest text',
]
