import type { Kysely } from 'kysely'
import { type ExchangeSource, exchangeSourceSchema } from '../../contract/exchange.ts'
import type { DB } from '../db/schema.ts'

/** Where a rate comes from: its day, whose it is, and when the shop took it over. */
export type ExchangeOrigin = { day: string; source: ExchangeSource; fetchedAt: Date }

/** The origin of each currency's exchange rate. The euro, to which all are related, has none. */
export async function loadExchangeOrigins(db: Kysely<DB>): Promise<Map<string, ExchangeOrigin>> {
  const rows = await db.selectFrom('exchange_rate').select(['currency', 'as_of', 'source', 'fetched_at']).execute()
  return new Map(
    rows.flatMap(({ currency, as_of: day, source, fetched_at: fetchedAt }) =>
      currency === 'EUR' ? [] : [[currency, { day, source: exchangeSourceSchema.parse(source), fetchedAt }] as const],
    ),
  )
}
