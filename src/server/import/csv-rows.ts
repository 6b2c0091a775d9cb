import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type Line, longestRow } from './lines.ts'
import { ImportError, type Row } from './row.ts'

export type CsvLayout = { delimiter: string; columns: readonly string[]; headerLine: number }

const delimiters = [',', ';', '\t', '|']
/** Lines read at once while nothing is wrong with them. */
const blockSize = 500
/** A quoted cell does not go on over more lines than this. */
const longestCell = 1000

/**
 * Finds the separator and the columns of a table: the separator under which the header line has the most cells. Excel's `sep=;`
 * above it is obeyed. Undefined when no line has two cells.
 * @throws ImportError when two columns have one name.
 */
export function findLayout(sample: string): CsvLayout | undefined {
  const lines = sample.split(/\r\n|\n|\r/)
  const first = lines.findIndex((line) => line.trim() !== '')
  const said = /^"?sep=(.)"?$/i.exec(lines[first] ?? '')?.[1]
  const headerAt = said ? first + 1 : first
  const header = lines[headerAt] ?? ''
  const best = (said ? [said] : delimiters)
    .map((delimiter) => ({ delimiter, columns: parseHeader(header, delimiter) }))
    .toSorted((a, b) => b.columns.length - a.columns.length)[0]
  if (!best || best.columns.length < 2) return undefined
  const names = best.columns.filter((name) => name !== '')
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined)
    throw new ImportError(`Two columns are called "${twice}": rename one, it is not clear which one counts.`)
  return { ...best, headerLine: headerAt + 1 }
}

function parseHeader(line: string, delimiter: string): string[] {
  const cells = parseCells(line, { delimiter, ...relaxed })
  return 'record' in cells ? cells.record.map((name) => name.trim().toLowerCase()) : []
}

/**
 * The rows of a table. What is wrong with a row costs that row: a quotation mark that is never closed does not swallow the rows
 * after it, a stray one inside a cell is kept as text and told.
 */
export async function* readCsvRows(lines: AsyncIterable<Line>, layout: CsvLayout): AsyncGenerator<Row> {
  const waiting: Line[] = []
  let ended = false
  const source = lines[Symbol.asyncIterator]()
  async function fill(wanted: number): Promise<void> {
    while (!ended && waiting.length < wanted) {
      const { value, done } = await source.next()
      if (done) ended = true
      else if (value.number > layout.headerLine && (value.problem || value.text.trim() !== '')) waiting.push(value)
      else if (value.number > layout.headerLine && waiting.length > 0) waiting.push(value)
    }
  }
  try {
    for (;;) {
      await fill(blockSize + longestCell)
      if (waiting.length === 0) return
      const block = waiting.slice(0, blockSize)
      const rows = readBlock(block, layout)
      if (rows) {
        waiting.splice(0, block.length)
        yield* rows
        continue
      }
      let taken = 0
      while (taken < block.length) {
        const next = takeRow(waiting, taken, layout)
        taken += next.lines
        if (next.row) yield next.row
      }
      waiting.splice(0, taken)
    }
  } finally {
    await source.return?.(undefined)
  }
}

/** Rows of lines that are one whole row each; undefined when one of them needs a closer look. */
function readBlock(block: readonly Line[], layout: CsvLayout): Row[] | undefined {
  const filled = block.filter((line) => line.problem || line.text.trim() !== '')
  if (filled.some((line) => line.problem)) return undefined
  try {
    const records = parse(filled.map((line) => line.text).join('\n'), optionsOf(layout.delimiter))
    if (records.length !== filled.length) return undefined
    return records.flatMap((record, index) => toRow(record, filled[index]?.number ?? 0, layout) ?? [])
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The row that begins with the line at `from`, and how many lines it takes. No row is made of an empty line. */
function takeRow(lines: readonly Line[], from: number, layout: CsvLayout): { lines: number; row?: Row | undefined } {
  const line = lines[from]
  if (!line) return { lines: 1 }
  const { number, problem } = line
  if (problem) return { lines: 1, row: { number, problem } }
  if (line.text.trim() === '') return { lines: 1 }
  const strict = parseCells(line.text, { delimiter: layout.delimiter })
  if ('record' in strict) return { lines: 1, row: toRow(strict.record, number, layout) }
  if (strict.code === 'CSV_QUOTE_NOT_CLOSED') {
    const joined = joinLines(lines, from, layout)
    if (joined) return { lines: joined.lines, row: toRow(joined.record, number, layout) }
    return { lines: 1, row: { number, problem: 'a quotation mark is opened and not closed' } }
  }
  const kept = parseCells(line.text, { delimiter: layout.delimiter, ...relaxed })
  const row = 'record' in kept ? toRow(kept.record, number, layout) : undefined
  if (!row || 'problem' in row) return { lines: 1, row: { number, problem: 'its quotation marks do not fit together' } }
  return { lines: 1, row: { ...row, note: 'it has a stray quotation mark, which was kept as text' } }
}

/**
 * A row whose quoted cell goes on over further lines. Refused when one of those lines is a row by itself: then it is the closing
 * mark that is missing.
 */
function joinLines(
  lines: readonly Line[],
  from: number,
  layout: CsvLayout,
): { lines: number; record: string[] } | undefined {
  let text = lines[from]?.text ?? ''
  for (let count = 2; count <= longestCell && text.length < longestRow; count += 1) {
    const next = lines[from + count - 1]
    if (!next || next.problem) return undefined
    const alone = parseCells(next.text, { delimiter: layout.delimiter })
    if (layout.columns.length > 2 && 'record' in alone && alone.record.length === layout.columns.length)
      return undefined
    text += `\n${next.text}`
    // Only a line with a quotation mark can end the cell.
    if (!next.text.includes('"')) continue
    const whole = parseCells(text, { delimiter: layout.delimiter })
    if ('record' in whole) return underHeader(whole.record, layout) ? { lines: count, record: whole.record } : undefined
    if (whole.code !== 'CSV_QUOTE_NOT_CLOSED') return undefined
  }
  return undefined
}

/** Undefined when every cell is empty. */
function toRow(record: readonly string[], number: number, layout: CsvLayout): Row | undefined {
  if (record.every((cell) => cell.trim() === '')) return undefined
  const cells = underHeader(record, layout)
  if (!cells) return { number, problem: explainWidth(record.length, layout.columns.length) }
  const named = layout.columns.flatMap((name, index) => (name === '' ? [] : [[name, (cells[index] ?? '').trim()]]))
  if (cells.some((cell) => cell.includes('\uFFFD'))) return { number, problem: 'it holds bytes that are not UTF-8' }
  return { number, value: Object.fromEntries(named) }
}

function explainWidth(found: number, wanted: number): string {
  return `it has ${found > wanted ? 'more' : 'fewer'} cells than the header: ${found} instead of ${wanted}`
}

/** The cells under the header; empty ones after its end, as further separators make them, do not count. */
function underHeader(record: readonly string[], { columns }: CsvLayout): readonly string[] | undefined {
  const beyond = record.slice(columns.length)
  return record.length < columns.length || beyond.some((cell) => cell.trim() !== '') ? undefined : record
}

type Cells = { record: string[] } | { code: string }

/** The cells of a text that is one row. */
function parseCells(text: string, options: { delimiter: string } & Partial<typeof relaxed>): Cells {
  try {
    const { delimiter, ...others } = options
    const [record, second] = parse(text, { ...optionsOf(delimiter), ...others })
    return record && !second ? { record } : { code: 'NOT_ONE_ROW' }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { code: error.code }
  }
}

/** Takes a stray quotation mark for text; it can do so only if nothing is trimmed after a closing one. */
const relaxed = { relax_quotes: true, trim: false, ltrim: true } as const

function optionsOf(delimiter: string): Options & { columns?: undefined } {
  return {
    delimiter,
    record_delimiter: '\n',
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 0,
  }
}
