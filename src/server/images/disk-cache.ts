import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that can be made again, the least recently used of which go when there are too many bytes. */
export type DiskCache = {
  /** The kept bytes, or undefined. */
  get(name: string): Promise<Buffer | undefined>
  /** Keeps the bytes under a name of hexadecimal digits and an ending; evicts others if need be. */
  put(name: string, body: Buffer): Promise<void>
  /** Bytes kept at present. */
  size(): Promise<number>
}

type Entry = { bytes: number; usedAt: number; markedAt: number }

/** After an eviction this much of the limit is in use, so that not every new file evicts one. */
const KEEP = 0.9

/** A file's time on disk follows its use this closely: it only has to survive a restart. */
const MARK_MS = 3_600_000

/** Another process may write here too; its files are counted before anything is thrown away, at most this often. */
const RESCAN_MS = 60_000

const TEMPORARY = '.part'
const ABANDONED_MS = 600_000

/**
 * A cache of files below `directory`, never above `maxBytes` for longer than it takes to write one more file.
 * Losing files, or the whole folder, at any time is harmless.
 */
export function createDiskCache(options: { directory: string; maxBytes: number; clock: () => Date }): DiskCache {
  const { directory, maxBytes, clock } = options
  /** Oldest use first. */
  const entries = new Map<string, Entry>()
  let total = 0
  let scannedAt = 0
  let known: Promise<void> | undefined
  let evicting: Promise<void> | undefined

  const pathOf = (name: string) => join(directory, name.slice(0, 2), name)

  function note(name: string, bytes: number, markedAt: number): void {
    forget(name)
    entries.set(name, { bytes, usedAt: clock().getTime(), markedAt })
    total += bytes
  }

  function forget(name: string): void {
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    total -= entry.bytes
  }

  async function scan(): Promise<void> {
    scannedAt = clock().getTime()
    const found = await listFiles(directory, scannedAt)
    const used = new Map([...entries].map(([name, { usedAt }]) => [name, usedAt]))
    const byUse = found
      .map((file) => ({ ...file, usedAt: Math.max(file.modifiedAt, used.get(file.name) ?? 0) }))
      .sort((a, b) => a.usedAt - b.usedAt)
    entries.clear()
    total = 0
    for (const { name, bytes, modifiedAt, usedAt } of byUse) {
      entries.set(name, { bytes, usedAt, markedAt: modifiedAt })
      total += bytes
    }
  }

  function prepare(): Promise<void> {
    known ??= mkdir(directory, { recursive: true }).then(scan)
    return known
  }

  async function evict(): Promise<void> {
    if (clock().getTime() - scannedAt > RESCAN_MS) await scan()
    for (const [name] of entries) {
      if (total <= maxBytes * KEEP) return
      forget(name)
      await rm(pathOf(name), { force: true })
    }
  }

  return {
    async get(name) {
      await prepare()
      const body = await readFile(pathOf(name)).catch(() => undefined)
      // A crash can leave a file without its bytes.
      if (!body || body.length === 0) {
        forget(name)
        return undefined
      }
      const now = clock().getTime()
      const marked = entries.get(name)?.markedAt ?? now
      const stale = now - marked > MARK_MS
      note(name, body.length, stale ? now : marked)
      if (stale) utimes(pathOf(name), now / 1000, now / 1000).catch(() => undefined)
      return body
    },
    async put(name, body) {
      await prepare()
      if (body.length > maxBytes * KEEP) return
      const path = pathOf(name)
      const temporary = `${path}.${randomBytes(4).toString('hex')}${TEMPORARY}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(temporary, body)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      note(name, body.length, clock().getTime())
      if (total <= maxBytes) return
      evicting ??= evict().finally(() => {
        evicting = undefined
      })
      await evicting
    },
    async size() {
      await prepare()
      return total
    },
  }
}

type FoundFile = { name: string; bytes: number; modifiedAt: number }

async function listFiles(directory: string, now: number): Promise<FoundFile[]> {
  const folders = await readdir(directory, { withFileTypes: true }).catch(() => [])
  const files: FoundFile[] = []
  for (const folder of folders) {
    if (!folder.isDirectory()) continue
    const names = await readdir(join(directory, folder.name)).catch(() => [])
    const listed = await Promise.all(names.map((name) => describeFile(join(directory, folder.name), name, now)))
    files.push(...listed.filter((file) => file !== undefined))
  }
  return files
}

async function describeFile(folder: string, name: string, now: number): Promise<FoundFile | undefined> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  if (!name.endsWith(TEMPORARY)) return { name, bytes: found.size, modifiedAt: found.mtimeMs }
  if (now - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  return undefined
}
