import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best encoding of those a browser takes; `q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name)
  if (at === -1) return false
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + name.length))
}

/** A page that will be sent many times: the extra milliseconds are spent once, off the event loop. */
export async function compressForKeeping(text: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [brotli, zipped] = await Promise.all([compressBrotli(text, 6), gzipAsync(text, { level: 6 })])
  return { brotli, gzip: zipped }
}

/** A page that is sent once. */
export async function compressOnce(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(text, 3)
  return encoding === 'gzip' ? gzipAsync(text, { level: 4 }) : text
}

function compressBrotli(text: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
