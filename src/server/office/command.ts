import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { DB } from '../db/schema.ts'

/** What a command of the office works with. `write` is for what was asked, `complain` for what went wrong. */
export type Office = {
  config: Config
  db: Kysely<DB>
  /** The present instant. */
  clock: () => Date
  write: (text: string) => void
  complain: (text: string) => void
}

/** One word of `npm run office -- WORD ...`. */
export type OfficeCommand = {
  /** Lines for the help, each one way to call it, without `npm run office --`. */
  usage: readonly string[]
  /** @returns the exit code: 0 when all that was asked is done. @throws OfficeError */
  run(args: string[], office: Office): Promise<number>
}

/** Said in one sentence to the person at the terminal. */
export class OfficeError extends Error {
  override name = 'OfficeError'
}
