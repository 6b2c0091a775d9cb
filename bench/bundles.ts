import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readAssets } from '../src/server/pages/assets.ts'

const clientDir = new URL('../dist/client', import.meta.url).pathname

/** What a first visit to a page loads before anything is clicked, in bytes after gzip. */
export function measureBundles(): { page: string; scripts: number; styles: number }[] {
  const findAssets = readAssets(clientDir, [])
  const weigh = (addresses: readonly string[]) =>
    addresses.reduce(
      (sum, address) => sum + gzipSync(readFileSync(clientDir + address.split('?', 1)[0]), { level: 9 }).length,
      0,
    )
  return ['home', 'results', 'hotel'].map((page) => {
    const { startScript, entry, preloads, styles } = findAssets(page)
    return {
      page,
      scripts: gzipSync(startScript, { level: 9 }).length + weigh([...(entry ? [entry] : []), ...preloads]),
      styles: weigh(styles),
    }
  })
}
