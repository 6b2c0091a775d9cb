import { type Kysely, sql } from 'kysely'
import type { ExchangeSource } from '../../contract/exchange.ts'
import type { DB } from '../db/schema.ts'
import { insertRows } from './bulk.repository.ts'

export type ExchangeRow = { currency: string; per_euro: string; as_of: string }

/** Enters the demo's exchange rates for currencies that have none; later ones, from wherever they come, stay. */
export async function addExchangeRates(
  db: Kysely<DB>,
  rates: { asOf: string; perEuro: Readonly<Record<string, number>> },
): Promise<void> {
  const rows = Object.entries(rates.perEuro).map(([currency, per_euro]) => ({
    currency,
    per_euro,
    as_of: rates.asOf,
    source: 'demo',
  }))
  const columns = ['currency', 'per_euro', 'as_of', 'source'] as const
  await insertRows(db, 'exchange_rate', columns, rows, sql`ON CONFLICT (currency) DO NOTHING`)
}

/** Puts these rates in the place of older ones and of the demo's. Returns the currencies whose rate is theirs now. */
export async function replaceExchangeRates(
  db: Kysely<DB>,
  rows: readonly ExchangeRow[],
  { source, now }: { source: ExchangeSource; now: Date },
): Promise<Set<string>> {
  const written = await db
    .insertInto('exchange_rate')
    .values(rows.map((row) => ({ ...row, source, fetched_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet(({ ref }) => ({
          per_euro: ref('excluded.per_euro'),
          as_of: ref('excluded.as_of'),
          source: ref('excluded.source'),
          fetched_at: ref('excluded.fetched_at'),
        }))
        .where(({ eb, or, ref }) =>
          or([eb('exchange_rate.source', '=', 'demo'), eb('exchange_rate.as_of', '<=', ref('excluded.as_of'))]),
        ),
    )
    .returning('currency')
    .execute()
  return new Set(written.map(({ currency }) => currency))
}

export async function listExchangeRates(db: Kysely<DB>) {
  return db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute()
}
