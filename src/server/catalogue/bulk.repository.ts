import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** A column of `Table` that an insert may name. */
export type Column<Table extends keyof DB> = keyof Insertable<DB[Table]> & string

/**
 * Inserts many rows in one statement; they travel as one JSON parameter, so the number of rows is not limited by the
 * number of parameters. A column that a row leaves out becomes null: name only columns that every row fills.
 */
export async function insertRows<Table extends keyof DB>(
  db: Kysely<DB>,
  table: Table,
  columns: readonly Column<Table>[],
  rows: readonly Insertable<DB[Table]>[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  if (rows.length === 0) return
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    INSERT INTO ${sql.table(table)} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${onConflict}`.execute(db)
}

/** `ON CONFLICT (target) DO UPDATE` of the named columns to the values given. */
export function updateOnConflict(target: readonly string[], columns: readonly string[]): RawBuilder<unknown> {
  const assignments = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  return sql`ON CONFLICT (${sql.join(target.map((name) => sql.ref(name)))}) DO UPDATE SET ${sql.join(assignments)}`
}
