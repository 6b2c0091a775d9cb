import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Which program runs: the version of package.json, and the revision of a clone of Git (12 digits). */
export type Version = { version: string; revision: string | undefined }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Read from the files of the program, so it is worth keeping. */
export function readVersion(): Version {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
  return { version, revision: existsSync(`${root}.git`) ? readRevision() : undefined }
}

function readRevision(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 2000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // No git on this machine, or a folder that it does not trust.
    return undefined
  }
}
