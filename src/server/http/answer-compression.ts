import { constants } from 'node:zlib'

/** For scopes with large answers: `scope.register(compress, compressOptions)`. Quick rather than small; small answers go as they are. */
export const compressOptions = {
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}
