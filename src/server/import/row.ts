/**
 * One row of a file, or why it could not be read. `number` counts as the format does: records of JSON, lines otherwise; `line`
 * is where such a record begins. `note` tells of a fault that did not cost the row.
 */
export type Row = { number: number; line?: number } & ({ value: unknown; note?: string } | { problem: string })

/** What a person at the terminal can mend; `message` is one sentence. */
export class ImportError extends Error {
  override name = 'ImportError'
}
