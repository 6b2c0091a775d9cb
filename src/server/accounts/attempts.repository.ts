import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/**
 * Counts one attempt and tells how many that makes and until when they count. One statement: a hundred at once are a hundred.
 * The first attempt after that time begins a new count.
 */
export async function countAttempt(
  db: Kysely<DB>,
  attempt: { scope: string; key: string; now: Date; until: Date },
): Promise<{ tries: number; until: Date }> {
  const { scope, key, now, until } = attempt
  const { rows } = await sql<{ tries: number; until: Date }>`
    INSERT INTO attempt (scope, key, tries, until) VALUES (${scope}, ${key}, 1, ${until}::timestamptz)
    ON CONFLICT (scope, key) DO UPDATE SET
      tries = CASE WHEN attempt.until <= ${now}::timestamptz THEN 1 ELSE attempt.tries + 1 END,
      until = CASE WHEN attempt.until <= ${now}::timestamptz THEN excluded.until ELSE attempt.until END
    RETURNING tries, until`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An upsert always answers its row')
  return row
}

/** Takes one attempt back: it was none of those that count. */
export async function uncountAttempt(db: Kysely<DB>, { scope, key }: { scope: string; key: string }): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ tries: sql`tries - 1` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

export async function deleteOldAttempts(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('until', '<', now).execute()
}
