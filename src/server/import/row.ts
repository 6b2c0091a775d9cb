/** One row of a file, or why it could not be read. `number` counts as the format does: records of JSON, lines otherwise. */
export type Row = { number: number; value: unknown } | { number: number; problem: string }

/** What a person at the terminal can mend; `message` is one sentence. */
export class ImportError extends Error {
  override name = 'ImportError'
}
