import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { ImportError } from './row.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'

/** A file's text, read as often as asked. */
export type TextSource = {
  encoding: Encoding
  /** The first characters, without a byte order mark. */
  sample: string
  /** Pieces of the text. Bytes that are no text of this encoding become U+FFFD. */
  read(): AsyncGenerator<string>
}

const sampleBytes = 64 * 1024

/**
 * Looks at a file, plain or compressed with gzip, and finds out its encoding: UTF-8, UTF-16 or Windows-1251.
 * @throws ImportError when it is missing, unreadable, or a workbook or an archive.
 */
export async function openTextSource(path: string): Promise<TextSource> {
  try {
    if (!(await stat(path)).isFile()) throw new ImportError(`${path} is not a file.`)
    const packed = (await readStart(createReadStream(path, { end: 7 }))).subarray(0, 2).equals(gzipMark)
    const start = await readStart(readBytes(path, packed))
    refuseOtherFiles(path, start)
    const encoding = findWideEncoding(start) ?? (await surveyEncoding(readBytes(path, packed)))
    // A character cut in two at the end of the sample is no fault of the file.
    const sample = new TextDecoder(encoding).decode(start, { stream: true })
    return { encoding, sample, read: () => readText(path, packed, encoding) }
  } catch (error) {
    throw explain(path, error)
  }
}

const gzipMark = Buffer.from([0x1f, 0x8b])
const zipMark = Buffer.from('PK\x03\x04', 'latin1')
const oldOfficeMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

async function* readBytes(path: string, packed: boolean): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const bytes = packed ? file.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip()) : file
  const unpacked = bytes
  try {
    for await (const chunk of bytes) yield chunk
  } finally {
    file.destroy()
    bytes.destroy()
  }
}

async function readStart(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length >= sampleBytes) break
  }
  return Buffer.concat(parts).subarray(0, sampleBytes)
}

function refuseOtherFiles(path: string, start: Buffer): void {
  const isZip = start.subarray(0, 4).equals(zipMark)
  if (
    start.subarray(0, 4).equals(oldOfficeMark) ||
    (isZip && start.includes('[Content_Types].xml')) ||
    /\.xls[xmb]?$/i.test(path)
  )
    throw new ImportError(
      `${path} is an Excel workbook: open it in Excel, choose File > Save As > "CSV UTF-8 (Comma delimited)" for the sheet with the list, and import that file.`,
    )
  if (isZip) throw new ImportError(`${path} is a zip archive: unpack it and import the file inside.`)
}

/** UTF-16 by its byte order mark or, without one, by the zero bytes of its Latin letters and separators. */
function findWideEncoding(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const looked = start.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = looked.length / 10
  if (odd > many && even < odd / 4) return 'utf-16le'
  if (even > many && odd < even / 4) return 'utf-16be'
  return undefined
}

/**
 * Windows-1251 when most of what is not ASCII cannot be UTF-8 and gives Cyrillic words when read so; else UTF-8, in which a
 * wrong byte costs the row that it stands in.
 */
async function surveyEncoding(chunks: AsyncIterable<Buffer>): Promise<Encoding> {
  const [utf8, cyrillic] = [new TextDecoder('utf-8'), new TextDecoder('windows-1251')]
  let [foreign, wrong, inWords] = [0, 0, 0]
  for await (const chunk of chunks) {
    const text = utf8.decode(chunk, { stream: true })
    foreign += text.match(/[^\p{ASCII}]/gu)?.length ?? 0
    const faults = text.match(/\uFFFD/g)?.length ?? 0
    wrong += faults
    if (faults > 0)
      inWords +=
        cyrillic
          .decode(chunk)
          .match(/[А-я]{3,}/g)
          ?.join('').length ?? 0
  }
  return wrong > foreign / 2 && inWords > wrong / 2 ? 'windows-1251' : 'utf-8'
}

async function* readText(path: string, packed: boolean, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  try {
    for await (const chunk of readBytes(path, packed)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): unknown {
  if (error instanceof ImportError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new ImportError(`There is no file ${path}.`)
  if (code === 'EACCES' || code === 'EPERM') return new ImportError(`${path} may not be read by this user.`)
  if (code.startsWith('Z_')) return new ImportError(`${path} is a damaged gzip file: fetch it again.`)
  return error
}
