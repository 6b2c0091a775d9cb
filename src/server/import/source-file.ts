import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { parse } from 'csv-parse'
import { readJsonArray, readJsonLines } from './json-rows.ts'
import { ImportError, type Row } from './row.ts'

export type FileFormat = 'JSON array' | 'JSON lines' | 'CSV'

/** A list on disk that can be read again and again, a row at a time. */
export type SourceFile = {
  format: FileFormat
  /** What a row's number counts. */
  unit: 'record' | 'line'
  read(): AsyncGenerator<Row>
}

const sampleBytes = 64 * 1024

/**
 * Looks at the beginning of a file and says how to read it.
 * @throws ImportError when it is missing, unreadable, empty or of no known format.
 */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const sample = (await readSample(path)).replace(/^\uFEFF/, '').trimStart()
  if (sample === '') throw new ImportError(`${path} is empty.`)
  if (sample.startsWith('[')) return { format: 'JSON array', unit: 'record', read: () => readJsonArray(readText(path)) }
  if (sample.startsWith('{')) return { format: 'JSON lines', unit: 'line', read: () => readJsonLines(readText(path)) }
  const header = sample.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = findDelimiter(header)
  if (!delimiter || header.includes('\0') || header.startsWith('<'))
    throw new ImportError(`${path} is neither JSON nor CSV with a header line.`)
  return { format: 'CSV', unit: 'line', read: () => readCsv(path, delimiter) }
}

async function readSample(path: string): Promise<string> {
  try {
    if (!(await stat(path)).isFile()) throw new ImportError(`${path} is not a file.`)
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
      // A character cut in two at the end of the sample is no fault of the file.
      return new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
    } finally {
      await file.close()
    }
  } catch (error) {
    throw explain(path, error)
  }
}

async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): unknown {
  if (error instanceof ImportError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new ImportError(`There is no file ${path}.`)
  if (code === 'EACCES' || code === 'EPERM') return new ImportError(`${path} may not be read by this user.`)
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new ImportError(`${path} is not UTF-8: save it in that encoding.`)
  return error
}

/** The separator that the header line holds most of; undefined when it has none, and so no columns. */
function findDelimiter(header: string): string | undefined {
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length - 1 }))
  const most = counted.toSorted((a, b) => b.count - a.count)[0]
  return most && most.count > 0 ? most.mark : undefined
}

async function* readCsv(path: string, delimiter: string): AsyncGenerator<Row> {
  const problems: Row[] = []
  const parser = parse({
    delimiter,
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error) return
      const line = Number(error.lines)
      problems.push({ number: line, problem: explainCsv(error.code) })
    },
  })
  const feeding = feed(parser, path)
  for await (const { record, info } of parser) {
    yield* problems.splice(0)
    yield { number: info.lines, value: record }
  }
  await feeding
  yield* problems
}

/** Pipes by hand, so that a file that cannot be read ends the parser with our own sentence. */
async function feed(parser: ReturnType<typeof parse>, path: string): Promise<void> {
  try {
    for await (const text of readText(path)) {
      if (!parser.write(text)) await new Promise<void>((resolve) => parser.once('drain', resolve))
    }
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function explainCsv(code: string): string {
  if (code.startsWith('CSV_RECORD_INCONSISTENT')) return 'it has more or fewer fields than the header'
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted field is not closed'
  return 'its quotation marks do not fit together'
}
