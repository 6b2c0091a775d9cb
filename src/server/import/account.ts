import type { Tally, ToldRow } from './batches.ts'
import type { SourceFile } from './source-file.ts'

/** How many rows of one list are told one by one on the terminal when nothing else is asked. */
const mostTold = 1000

/** One line for every row that was refused or is doubtful, and the refused ones counted by reason. Empty when there is none. */
export function describeFaults(tally: Tally, unit: SourceFile['unit']): string {
  const reasons = [...tally.refusedReasons.values()].sort((a, b) => b.count - a.count)
  const summary = reasons.map(
    ({ reason, count, first }) =>
      `${String(count).padStart(7)}  ${reason} (${count > 1 ? 'first ' : ''}${unit} ${first})\n`,
  )
  return [
    tell(`Look at ${tally.notedCount}, which went in:`, tally.noted, tally.notedCount, unit),
    tell(`Refused ${tally.refusedCount}:`, tally.refused, tally.refusedCount, unit),
    ...(tally.refusedCount > 1 ? ['By reason:\n', ...summary] : []),
  ].join('')
}

function tell(title: string, rows: readonly ToldRow[], count: number, unit: SourceFile['unit']): string {
  if (count === 0) return ''
  const told = rows.slice(0, mostTold)
  const lines = told.map(({ number, line, id, reason }) => {
    const where = line === undefined || unit === 'line' ? `${unit} ${number}` : `${unit} ${number}, line ${line}`
    return `  ${where}${id === undefined ? '' : ` (${id})`}: ${reason}\n`
  })
  const hidden = count - told.length
  return `${title}\n${lines.join('')}${hidden > 0 ? `  and ${hidden} more\n` : ''}`
}

/** What became of the rows, and how quickly. */
export function describeTally(
  tally: Tally,
  list: { kind: string; source: string; shape: string; seconds: number; kept: boolean },
): string {
  const { kind, source, shape, seconds, kept } = list
  const rate = Math.round(tally.rows / Math.max(0.001, seconds))
  return (
    `${tally.rows} rows (${shape}) of "${source}" in ${seconds.toFixed(1)} s, ${rate} a second: ` +
    `${tally.written} ${kind} ${kept ? 'written' : 'would be written'}, ${tally.unchanged} unchanged, ${tally.refusedCount} refused.\n`
  )
}
