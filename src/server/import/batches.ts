import { createHash } from 'node:crypto'

/** A row that was not written. `number` counts as the file's format does. */
export type RefusedRow = { number: number; id?: string; reason: string }

/** What became of a file's rows. Of many refused ones only the first `mostKept` are kept; `refusedCount` counts them all. */
export type Tally = { rows: number; written: number; unchanged: number; refused: RefusedRow[]; refusedCount: number }

const mostKept = 10_000

/** Changed when the same record would be written differently, so that the next import writes it again. */
const writing = 1

export function startTally(): Tally {
  return { rows: 0, written: 0, unchanged: 0, refused: [], refusedCount: 0 }
}

export function refuse(tally: Tally, row: RefusedRow): void {
  tally.refusedCount += 1
  if (tally.refused.length < mostKept) tally.refused.push(row)
}

/** Equal for equal values with equally ordered fields. */
export function fingerprint(...values: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([writing, ...values]))
    .digest('base64url')
}

type Numbered = { number: number; record: { source_id: string } }
type Outcome = { written: number; unchanged: number; refused: readonly { source_id: string; reason: string }[] }

/**
 * Writes a batch in one transaction. If the database refuses one of its records, halves the batch until that one stands alone,
 * so that every other record goes in.
 */
export async function writeBatch<Item extends Numbered>(
  tally: Tally,
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<Outcome>,
): Promise<void> {
  const first = items[0]
  if (!first) return
  try {
    const outcome = await write(items)
    tally.written += outcome.written
    tally.unchanged += outcome.unchanged
    const numbers = new Map(items.map(({ number, record }) => [record.source_id, number]))
    for (const { source_id, reason } of outcome.refused)
      refuse(tally, { number: numbers.get(source_id) ?? first.number, id: source_id, reason })
  } catch (error) {
    if (!isAboutData(error)) throw error
    if (items.length === 1) {
      refuse(tally, {
        number: first.number,
        id: first.record.source_id,
        reason: `the database refuses it: ${error.message}`,
      })
      return
    }
    const middle = Math.ceil(items.length / 2)
    await writeBatch(tally, items.slice(0, middle), write)
    await writeBatch(tally, items.slice(middle), write)
  }
}

/** SQLSTATE classes 22 and 23: a value that does not fit, a constraint; or the writer's own refusal. */
function isAboutData(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error.name === 'RefusedRecord' || ('code' in error && /^2[23]\w{3}$/.test(String(error.code)))
}
