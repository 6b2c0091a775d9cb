import { createHash } from 'node:crypto'

/** A row, numbered as the file's format does, and what is said of it. `line` is where a JSON record begins. */
export type ToldRow = { number: number; line?: number | undefined; id?: string | undefined; reason: string }

/** Rows of one kind of fault: how many, and the first of them. */
export type ReasonCount = { reason: string; count: number; first: number }

/**
 * What became of a file's rows. `refused` are not written, `noted` are, but a person should look at them. Of many only the first
 * `mostKept` are kept; `refusedCount`, `notedCount` and the counts by reason have them all.
 */
export type Tally = {
  rows: number
  written: number
  unchanged: number
  refused: ToldRow[]
  refusedCount: number
  refusedReasons: Map<string, ReasonCount>
  noted: ToldRow[]
  notedCount: number
}

const mostKept = 10_000

/** Changed when the same record would be written differently, so that the next import writes it again. */
const writing = 1

export function startTally(): Tally {
  return {
    rows: 0,
    written: 0,
    unchanged: 0,
    refused: [],
    refusedCount: 0,
    refusedReasons: new Map(),
    noted: [],
    notedCount: 0,
  }
}

export function refuse(tally: Tally, row: ToldRow): void {
  tally.refusedCount += 1
  if (tally.refused.length < mostKept) tally.refused.push(row)
  const reason = generalise(row.reason)
  const counted = tally.refusedReasons.get(reason)
  if (counted) counted.count += 1
  else tally.refusedReasons.set(reason, { reason, count: 1, first: row.number })
}

export function note(tally: Tally, row: ToldRow): void {
  tally.notedCount += 1
  if (tally.noted.length < mostKept) tally.noted.push(row)
}

/** A reason without what is particular to its row, so that equal faults are counted together. */
function generalise(reason: string): string {
  return reason.replace(/"[^"]*"/g, '"..."').replace(/\b\d+(\.\d+)?\b/g, 'N')
}

/** Equal for equal values with equally ordered fields. */
export function fingerprint(...values: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([writing, ...values]))
    .digest('base64url')
}

type Numbered = { number: number; line?: number | undefined; record: { source_id: string } }
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
    const rows = new Map(items.map((item) => [item.record.source_id, item]))
    for (const { source_id, reason } of outcome.refused) {
      const { number, line } = rows.get(source_id) ?? first
      refuse(tally, { number, line, id: source_id, reason })
    }
  } catch (error) {
    if (!isAboutData(error)) throw error
    if (items.length === 1) {
      refuse(tally, {
        number: first.number,
        line: first.line,
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
