import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Not Node's own `recursive`, which never returns where the system answers that the
 * parent does not exist although it does, as under /proc.
 * @throws the system's error (ENOENT, EACCES, ENOTDIR, ...).
 */
export function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may just have made it.
    if (!existsSync(path)) throw error
  }
}
