import { findLayout, readCsvRows } from './csv-rows.ts'
import { readJsonRows } from './json-rows.ts'
import { readLines } from './lines.ts'
import { ImportError, type Row } from './row.ts'
import { type Encoding, openTextSource } from './text-source.ts'

export type FileFormat = 'JSON array' | 'JSON lines' | 'CSV'

/** A list on disk that can be read again and again, a row at a time. */
export type SourceFile = {
  format: FileFormat
  encoding: Encoding
  /** What a row's number counts. */
  unit: 'record' | 'line'
  read(): AsyncGenerator<Row>
}

/**
 * Looks at the beginning of a file and says how to read it.
 * @throws ImportError when it is missing, unreadable, empty or of no known format.
 */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const text = await openTextSource(path)
  const { encoding } = text
  const sample = text.sample.trimStart()
  if (sample === '') throw new ImportError(`${path} is empty.`)
  if (sample.startsWith('['))
    return { format: 'JSON array', encoding, unit: 'record', read: () => readJsonRows(text.read()) }
  if (sample.startsWith('{')) return { format: 'JSON lines', encoding, unit: 'line', read: () => byLine(text.read()) }
  const layout = findLayout(text.sample)
  if (!layout || layout.columns.some((name) => name.includes('\0')) || sample.startsWith('<'))
    throw new ImportError(`${path} is neither JSON nor CSV with a header line.`)
  return { format: 'CSV', encoding, unit: 'line', read: () => readCsvRows(readLines(text.read()), layout) }
}

/** Objects of JSON, numbered by the line that they begin on. */
async function* byLine(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  for await (const { line, ...row } of readJsonRows(chunks)) yield { ...row, number: line ?? row.number }
}
