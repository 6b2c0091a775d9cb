import { parse } from 'csv-parse/sync'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ExchangeSource } from '../../contract/exchange.ts'
import { isStayDate } from '../../contract/values.ts'
import type { DB } from '../db/schema.ts'
import { type ExchangeRow, replaceExchangeRates } from './exchange-rates.repository.ts'
import { changeCatalogue } from './revision.service.ts'

export { listExchangeRates } from './exchange-rates.repository.ts'

/** What is wrong with a line of the file, in words that follow "line 4: ". */
export type LineProblem = { line: number; problem: string }

export type ExchangeImport =
  | { kind: 'refused'; problems: LineProblem[] }
  /** `kept`: currencies that have a newer rate already. */
  | { kind: 'stored'; stored: ExchangeRow[]; kept: ExchangeRow[] }

const header = ['date', 'currency', 'rate']

/**
 * Takes over exchange rates from lines of `date,currency,rate`, units for one euro: the newest line of each currency, unless
 * the shop has a newer one. One wrong line refuses all. Pages show the new prices within a second on every node.
 */
export async function importExchangeRates(
  db: Kysely<DB>,
  text: string,
  { source, now }: { source: ExchangeSource; now: Date },
): Promise<ExchangeImport> {
  const { rows, problems } = readRates(text, now.toISOString().slice(0, 10))
  if (problems.length > 0) return { kind: 'refused', problems }
  const newest = new Map<string, ExchangeRow>()
  for (const row of rows) {
    const known = newest.get(row.currency)
    if (!known || known.as_of < row.as_of) newest.set(row.currency, row)
  }
  const written = await changeCatalogue(db, async (trx) =>
    replaceExchangeRates(trx, [...newest.values()], { source, now }),
  )
  const all = [...newest.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
  return {
    kind: 'stored',
    stored: all.filter(({ currency }) => written.has(currency)),
    kept: all.filter(({ currency }) => !written.has(currency)),
  }
}

type ReadFile = { rows: ExchangeRow[]; problems: LineProblem[] }

const parsedLines = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))

function readRates(text: string, today: string): ReadFile {
  const found: ReadFile = { rows: [], problems: [] }
  const lines = parsedLines.parse(
    parse(text, {
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  const seen = new Map<string, number>()
  for (const [index, { info, record }] of lines.entries()) {
    const { lines: line } = info
    if (index === 0 && record.join().toLowerCase() === header.join()) continue
    const read = readLine(record, today)
    if (typeof read === 'string') {
      found.problems.push({ line, problem: read })
      continue
    }
    const key = `${read.as_of} ${read.currency}`
    const before = seen.get(key)
    if (before !== undefined) found.problems.push({ line, problem: `line ${before} has ${key} already` })
    seen.set(key, line)
    found.rows.push(read)
  }
  if (lines.length === 0 || (found.rows.length === 0 && found.problems.length === 0))
    found.problems.push({ line: 1, problem: 'there is no rate in the file' })
  return found
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The rate of a line, or what is wrong with it. */
function readLine(record: readonly string[], today: string): ExchangeRow | string {
  const [date = '', currency = '', rate = ''] = record
  if (record.length !== header.length) return `it has ${record.length} fields instead of date,currency,rate`
  if (!isStayDate(date)) return `"${date}" is not a date such as 2026-11-20`
  if (date > today) return `${date} is in the future`
  if (currency === 'EUR') return 'the euro has no rate: rates are units for one euro'
  if (!currencies.has(currency)) return `"${currency}" is not the code of a currency such as USD`
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(rate) || Number(rate) === 0)
    return `"${rate}" is not a rate such as 1.1684, above zero and with at most 8 decimals`
  return { currency, per_euro: rate, as_of: date }
}
