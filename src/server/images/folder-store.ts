import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type OriginalStore, StoreUnavailable } from './original-store.ts'

/** A folder of this machine; it is made when the first picture comes. */
export function openFolder(root: string): OriginalStore {
  return {
    async put(key, body) {
      const path = pathOf(root, key)
      const temporary = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(temporary, body, { flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined)
        throw new StoreUnavailable(`The folder ${root} cannot be written to.`, { cause: error })
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(root, key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw new StoreUnavailable(`The folder ${root} cannot be read.`, { cause: error })
      }
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true }).catch((error) => {
        throw new StoreUnavailable(`The folder ${root} cannot be written to.`, { cause: error })
      })
    },
  }
}

function pathOf(root: string, key: string): string {
  assertKey(key)
  return join(root, ...key.split('/'))
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}
