import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config.ts'
import { makeFolder } from './make-folder.ts'

/**
 * What the program keeps to itself. `root` is only ever used through `deriveKey`; what `previousRoot` signed before the last
 * change is still believed, and nothing is signed with it.
 */
export type Secrets = Readonly<{ root: string; previousRoot?: string | undefined; databasePassword: string }>

const savedSecrets = z.object({
  root: z.string().min(32),
  previousRoot: z.string().min(32).optional(),
  databasePassword: z.string().min(32),
})

/**
 * A 32-byte key for one purpose, always the same for the same installation. Keys of different purposes tell nothing about
 * each other, so a leaked one stays one.
 * @param purpose kebab-case, stable for ever: `access-token`, `guest-booking-link`.
 */
export function deriveKey(secrets: Pick<Secrets, 'root'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secrets.root, 'zefir', purpose, 32))
}

/**
 * Reads `secrets.json` in the data folder, or makes it at first run (mode 0600, whole or not at all, also when two
 * processes start at once). `appSecret`, shared by several nodes, takes the place of the saved root, and
 * `previousAppSecret` of the one before.
 * @throws ConfigError when the file is there and cannot be used.
 */
export function openSecrets(options: {
  dataDir: string
  appSecret?: string | undefined
  previousAppSecret?: string | undefined
}): Secrets {
  const path = join(options.dataDir, 'secrets.json')
  const saved = readSecrets(path) ?? createSecrets(options.dataDir, path)
  return {
    ...saved,
    root: options.appSecret ?? saved.root,
    previousRoot: options.previousAppSecret ?? saved.previousRoot,
  }
}

function createSecrets(dataDir: string, path: string): Secrets {
  const fresh = { root: newSecret(), databasePassword: newSecret() } satisfies Secrets
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    // 0711: the embedded database may run as another user who passes through on the way to its own folder.
    makeFolder(dataDir, 0o711)
    writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
    linkSync(draft, path)
    return fresh
  } catch (error) {
    const saved = readSecrets(path)
    if (saved) return saved
    throw new ConfigError(`The data folder ${dataDir} cannot be written (${errorCode(error)}).`)
  } finally {
    if (existsSync(draft)) rmSync(draft)
  }
}

function readSecrets(path: string): Secrets | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined
    throw new ConfigError(`The secrets in ${path} cannot be read (${errorCode(error)}).`)
  }
  const parsed = savedSecrets.safeParse(parseJson(text))
  if (!parsed.success) throw new ConfigError(`The secrets in ${path} are damaged: restore the file from a backup.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}
