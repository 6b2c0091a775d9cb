import type { Tally } from './batches.ts'
import type { SourceFile } from './source-file.ts'

/** One line for every row that was refused: `line 17 (osm/n12): it has no name`. Empty when none was. */
export function describeRefused(tally: Tally, unit: SourceFile['unit']): string {
  const lines = tally.refused.map(
    ({ number, id, reason }) => `  ${unit} ${number}${id === undefined ? '' : ` (${id})`}: ${reason}\n`,
  )
  const hidden = tally.refusedCount - tally.refused.length
  return `${lines.join('')}${hidden > 0 ? `  and ${hidden} more that were refused\n` : ''}`
}

/** What became of the rows, and how quickly. */
export function describeTally(
  tally: Tally,
  { kind, source, shape, seconds }: { kind: string; source: string; shape: string; seconds: number },
): string {
  const rate = Math.round(tally.rows / Math.max(0.001, seconds))
  return (
    `${tally.rows} rows (${shape}) of "${source}" in ${seconds.toFixed(1)} s, ${rate} a second: ` +
    `${tally.written} ${kind} written, ${tally.unchanged} unchanged, ${tally.refusedCount} refused.\n`
  )
}
