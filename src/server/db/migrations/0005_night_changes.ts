import { type Kysely, sql } from 'kysely'

/**
 * Notes which nights of which room types changed, whoever changed them, so that programs which keep nights in memory know
 * what to read again. A row is found by its transaction: `at` is compared with the snapshot that a reader last saw.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = ['inventory', 'nightly_price']
const events = [
  { name: 'inserted', event: 'INSERT', changed: 'NEW' },
  { name: 'updated', event: 'UPDATE', changed: 'NEW' },
  { name: 'deleted', event: 'DELETE', changed: 'OLD' },
]

const statements = [
  `CREATE TABLE night_change (
    at xid8 NOT NULL DEFAULT pg_current_xact_id(),
    noted_at timestamptz NOT NULL DEFAULT now(),
    room_type_id integer NOT NULL,
    first_night date NOT NULL,
    last_night date NOT NULL
  )`,
  'CREATE INDEX night_change_at ON night_change (at)',

  // Which night a row is of never changes, so the rows as they are now name every night that an UPDATE touched.
  `CREATE FUNCTION note_changed_nights() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO night_change (room_type_id, first_night, last_night)
    SELECT room_type_id, min(night), max(night) FROM changed GROUP BY room_type_id;
    RETURN NULL;
  END $$`,
  ...tables.flatMap((table) =>
    events.map(
      ({ name, event, changed }) => `CREATE TRIGGER ${table}_${name} AFTER ${event} ON ${table}
        REFERENCING ${changed} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_nights()`,
    ),
  ),
]
