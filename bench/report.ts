import { type ChildProcess, fork } from 'node:child_process'

type Row = { what: string; figure: string; goal: string; met: boolean }
const rows: Row[] = []

/** Prints a figure against its goal and keeps it for the table at the end. */
export function note(what: string, figure: string, goal: string, met: boolean): void {
  rows.push({ what, figure, goal, met })
  process.stdout.write(`  ${what}: ${figure} (${goal})${met ? '' : '  MISSED'}\n`)
}

/** All figures noted, as a table for docs/benchmarks.md. */
export function printTable(): void {
  const table = rows.map(
    ({ what, figure, goal, met }) => `| ${what} | ${figure} | ${goal} | ${met ? 'yes' : '**no**'} |`,
  )
  process.stdout.write(`\n| what | measured | goal | met |\n| --- | --- | --- | --- |\n${table.join('\n')}\n`)
}

/** Runs a file of this folder beside the measurement. `execArgv`: what Node is told. */
export function start(file: string, args: string[] = [], execArgv: readonly string[] = []): ChildProcess {
  return fork(new URL(file, import.meta.url), args, {
    execArgv: [...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** The next thing it says. */
export function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T))
    child.once('exit', (code) => reject(new Error(`A measurement ended with ${code} before it answered`)))
  })
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
