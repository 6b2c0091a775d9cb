import type { Kysely } from 'kysely'
import type { ExchangeSource } from '../../contract/exchange.ts'
import type { DB } from '../db/schema.ts'
import { type LineProblem, readRates } from './exchange-rate-file.ts'
import { type ExchangeRow, listExchangeRates, replaceExchangeRates } from './exchange-rates.repository.ts'
import { changeCatalogue } from './revision.service.ts'

export { unpackRates } from './exchange-rate-file.ts'
export { listExchangeRates } from './exchange-rates.repository.ts'

/** A rate that is far from the one the shop has: `percent` is by how much. */
export type OddRate = { row: ExchangeRow; before: number; percent: number }

export type ExchangeImport =
  | { kind: 'refused'; problems: LineProblem[] }
  | { kind: 'odd'; odd: OddRate[] }
  /** `kept`: currencies that have a newer rate already. */
  | { kind: 'stored'; source: ExchangeSource; stored: ExchangeRow[]; kept: ExchangeRow[] }

/** A rate farther than this from the last one is asked about, in percent: more is nearly always a misplaced point. */
const oddPercent = 20

/**
 * Takes over exchange rates: the newest of each currency, unless the shop has a newer one. One wrong line refuses all, and so does a
 * rate far from the last one unless `force` says that it is right. Without `source` the form of the file says whose rates they are.
 * Pages show the new prices within a second on every node.
 */
export async function importExchangeRates(
  db: Kysely<DB>,
  text: string,
  { source, now, force = false }: { source: ExchangeSource | undefined; now: Date; force?: boolean },
): Promise<ExchangeImport> {
  const { form, rows, problems } = readRates(text, now.toISOString().slice(0, 10))
  if (problems.length > 0) return { kind: 'refused', problems }
  const newest = new Map<string, ExchangeRow>()
  for (const row of rows) {
    const known = newest.get(row.currency)
    if (!known || known.as_of < row.as_of) newest.set(row.currency, row)
  }
  const settled = source ?? (form === 'ecb' ? 'ecb' : 'own')
  return await changeCatalogue(db, async (trx): Promise<ExchangeImport> => {
    const odd = force ? [] : findOddRates([...newest.values()], await listExchangeRates(trx))
    if (odd.length > 0) return { kind: 'odd', odd }
    const written = await replaceExchangeRates(trx, [...newest.values()], { source: settled, now })
    const all = [...newest.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
    return {
      kind: 'stored',
      source: settled,
      stored: all.filter(({ currency }) => written.has(currency)),
      kept: all.filter(({ currency }) => !written.has(currency)),
    }
  })
}

/** Rates that would take the place of one that is far from them. */
function findOddRates(rows: readonly ExchangeRow[], known: Awaited<ReturnType<typeof listExchangeRates>>): OddRate[] {
  const byCurrency = new Map(known.map((rate) => [rate.currency, rate]))
  return rows.flatMap((row) => {
    const old = byCurrency.get(row.currency)
    if (!old || (old.source !== 'demo' && old.as_of > row.as_of)) return []
    const before = Number(old.per_euro)
    const percent = Math.round(Math.abs(Number(row.per_euro) / before - 1) * 100)
    return percent > oddPercent ? [{ row, before, percent }] : []
  })
}
