import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The day of each currency's exchange rate. The euro, to which all are related, has none. */
export async function loadExchangeDays(db: Kysely<DB>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('exchange_rate').select(['currency', 'as_of']).execute()
  return new Map(rows.map((row) => [row.currency, row.as_of]))
}
