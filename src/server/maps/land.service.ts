import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deepestZoom, type LandPack, openLand } from './land-pack.ts'

export type Land = {
  /** Changes with the data and with how it is cut: a part of the tiles' address, which browsers keep for ever. */
  version: string
  deepest: number
  /** The tiles; the first call cuts them unless an earlier run left them. */
  open: () => Promise<LandPack>
  /** The tiles if they are there already; else null, and they are on their way. */
  peek: () => LandPack | null
}

const landByFolder = new Map<string, Land>()

/**
 * The world's land for maps. Cut once by a process of its own (three seconds, half a gigabyte) and kept under
 * `dataDir/map`.
 * @param deepest tests cut less.
 */
export function getLand(dataDir: string, deepest = deepestZoom): Land {
  const folder = join(dataDir, 'map')
  const known = landByFolder.get(`${folder} ${deepest}`)
  if (known) return known
  const version = fingerprint(deepest)
  const file = join(folder, `land-${version}.pack`)
  let opened: Promise<LandPack> | null = null
  let there: LandPack | null = null

  async function load(): Promise<LandPack> {
    if (!existsSync(file)) {
      // What an older program cut is no use any more.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      await promisify(execFile)(process.execPath, [
        fileURLToPath(new URL('./cut-land.ts', import.meta.url)),
        file,
        String(deepest),
      ])
    }
    there = openLand(await readFile(file))
    return there
  }

  function open(): Promise<LandPack> {
    opened ??= load()
    opened.catch(() => {
      opened = null
    })
    return opened
  }

  function peek(): LandPack | null {
    // Whoever opens it in earnest hears of a failure.
    if (!there) open().catch(() => undefined)
    return there
  }

  const land = { version, deepest, open, peek }
  landByFolder.set(`${folder} ${deepest}`, land)
  return land
}

function fingerprint(deepest: number): string {
  const hash = createHash('sha256').update(String(deepest))
  hash.update(readFileSync(createRequire(import.meta.url).resolve('world-atlas/package.json')))
  for (const name of ['land-cutting.ts', 'land-pack.ts', 'land-paths.ts', 'coast-shade.ts', 'mercator.ts'])
    hash.update(readFileSync(new URL(`./${name}`, import.meta.url)))
  return hash.digest('hex').slice(0, 10)
}
