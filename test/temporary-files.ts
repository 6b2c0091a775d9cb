import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever the tests of a run leave in the folder for temporary files goes with the run, also after failures. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'zefir-test-'))
  // Databases of some tests run as another user, who passes through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
