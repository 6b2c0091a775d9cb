import { constants } from 'node:zlib'

/** How answers of the API are compressed: quick rather than small; small ones go as they are. Pages have their own way. */
export const compressOptions = {
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}
