import { gunzipSync } from 'node:zlib'
import { CsvError, parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { isStayDate } from '../../contract/values.ts'
import type { ExchangeRow } from './exchange-rates.repository.ts'

/** What is wrong with a line of the file, in words that follow "line 4: ". */
export type LineProblem = { line: number; problem: string }

/** `form`: our own lines of date, currency and rate, or a file as the European Central Bank publishes it. */
export type RateFile = { form: 'lines' | 'ecb'; rows: ExchangeRow[]; problems: LineProblem[] }

const header = ['date', 'currency', 'rate']

/** The text of a file that may be compressed with gzip or be the only file of a zip archive; undefined when it is neither. */
export function unpackRates(bytes: Uint8Array): string | undefined {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return decode(gunzipSync(bytes))
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const [content, ...others] = Object.values(unzipSync(bytes))
      return content && others.length === 0 ? decode(content) : undefined
    }
    return decode(bytes)
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/**
 * Reads rates in units for one euro: lines of `date,currency,rate`, or the ECB's own files, which have a column for each currency
 * (eurofxref.csv, eurofxref-hist.csv) or are XML. Of the ECB's days the newest alone counts, since currencies that it no longer
 * lists are not paid with.
 */
export function readRates(text: string, today: string): RateFile {
  if (/^\uFEFF?\s*<(?:\?xml|gesmes)/.test(text)) return readXml(text, today)
  const lines = parseLines(text)
  if ('problem' in lines) return { form: 'lines', rows: [], problems: [lines] }
  const first = lines[0]?.record ?? []
  const isWide =
    first[0]?.toLowerCase() === 'date' && first.length > 1 && first.slice(1).every((cell) => /^([A-Z]{3})?$/.test(cell))
  return isWide ? readWide(lines, today) : readLong(lines, today)
}

const parsedLines = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))
type ParsedLine = z.infer<typeof parsedLines>[number]

function parseLines(text: string): ParsedLine[] | LineProblem {
  try {
    const options = {
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }
    return parsedLines.parse(parse(text, options))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: Number(error.lines), problem: 'its quotation marks do not fit together' }
  }
}

function readLong(lines: readonly ParsedLine[], today: string): RateFile {
  const found: RateFile = { form: 'lines', rows: [], problems: [] }
  const seen = new Map<string, number>()
  for (const [index, { info, record }] of lines.entries()) {
    const { lines: line } = info
    if (index === 0 && record.join().toLowerCase() === header.join()) continue
    const [date = '', currency = '', rate = ''] = record
    const read =
      record.length === header.length
        ? readRate({ date, currency, rate }, today)
        : `it has ${record.length} fields instead of date,currency,rate`
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
  return orNothing(found)
}

/** Cells of the ECB's tables that hold no rate. */
const none = new Set(['', 'N/A'])

function readWide([first, ...lines]: readonly ParsedLine[], today: string): RateFile {
  const found: RateFile = { form: 'ecb', rows: [], problems: [] }
  const columns = first?.record ?? []
  for (const { info, record } of lines) {
    const date = readEcbDate(record[0] ?? '')
    const cells = record.slice(1).map((rate, index) => ({ date, currency: columns[index + 1] ?? '', rate }))
    for (const cell of cells) {
      if (none.has(cell.rate) || formerCurrencies.has(cell.currency)) continue
      const read = readRate(cell, today)
      if (typeof read === 'string') found.problems.push({ line: info.lines, problem: read })
      else found.rows.push(read)
    }
    if (cells.every(({ rate }) => none.has(rate)))
      found.problems.push({ line: info.lines, problem: 'there is no rate in it' })
  }
  return orNothing({ ...found, rows: newestDay(found.rows) })
}

/** The ECB's daily and historical XML: a `Cube` with a day around one for each currency. */
function readXml(text: string, today: string): RateFile {
  const found: RateFile = { form: 'ecb', rows: [], problems: [] }
  let date = ''
  for (const [index, line] of text.split('>').entries()) {
    date = /<Cube\b[^>]*\btime=["']([^"']*)["']/.exec(line)?.[1] ?? date
    const currency = /<Cube\b[^>]*\bcurrency=["']([^"']*)["']/.exec(line)?.[1]
    const rate = /<Cube\b[^>]*\brate=["']([^"']*)["']/.exec(line)?.[1]
    if (currency === undefined || rate === undefined) continue
    const read = readRate({ date, currency, rate }, today)
    if (typeof read === 'string') found.problems.push({ line: index + 1, problem: read })
    else found.rows.push(read)
  }
  return orNothing({ ...found, rows: newestDay(found.rows) })
}

function newestDay(rows: readonly ExchangeRow[]): ExchangeRow[] {
  const newest = rows
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1)
  return rows.filter(({ as_of }) => as_of === newest)
}

function orNothing(found: RateFile): RateFile {
  if (found.rows.length > 0 || found.problems.length > 0) return found
  return { ...found, problems: [{ line: 1, problem: 'there is no rate in the file' }] }
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** `2026-04-13`, or `13 April 2026` as in eurofxref.csv. */
function readEcbDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Za-z]+) (\d{4})$/.exec(text) ?? []
  const number = months.indexOf(month.toLowerCase()) + 1
  return number === 0 ? text : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Columns of the ECB's history for currencies that no longer exist are passed over; other unknown ones are told. */
const formerCurrencies = new Set(['CYP', 'EEK', 'HRK', 'LTL', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL'])

/** A rate, or what is wrong with it. */
function readRate(cell: { date: string; currency: string; rate: string }, today: string): ExchangeRow | string {
  const { date, currency, rate } = cell
  if (!isStayDate(date)) return `"${date}" is not a date such as 2026-11-20`
  if (date > today) return `${date} is in the future`
  if (currency === 'EUR') return 'the euro has no rate: rates are units for one euro'
  if (!currencies.has(currency)) return `"${currency}" is not the code of a currency such as USD`
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(rate) || Number(rate) === 0)
    return `"${rate}" is not a rate such as 1.1684, above zero and with at most 8 decimals`
  return { currency, per_euro: rate, as_of: date }
}
