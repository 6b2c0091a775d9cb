import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { localDay } from '../../domain/stay-dates.ts'
import { ConfigError, readConfig } from '../config.ts'
import { DatabaseError } from '../db/database-error.ts'
import { withLock } from '../db/lock.ts'
import { openConfiguredDatabase } from '../db/open.ts'
import { openProgressDisplay } from '../progress.ts'
import { openSecrets } from '../secrets.ts'
import { describeFaults, describeTally } from './account.ts'
import { importFile, type WriteMode } from './import-file.ts'
import { type ImportKind, recogniseShape } from './recognise.ts'
import { ImportError } from './row.ts'
import { openSourceFile } from './source-file.ts'

const usage = `Usage: npm run import -- places FILE [--source NAME] [--dry-run] [--strict]
       npm run import -- hotels FILE [--source NAME] [--dry-run] [--strict] [--with-demo-rates]

FILE is JSON (an array, objects one after another, an Overpass answer, GeoJSON) or CSV, plain or as .gz;
docs/operations/import.md describes what it may hold.
--source NAME        whose list it is (without it: the file's name); the same source and id is the same record
--dry-run            writes nothing and says what would become of every row
--strict             writes nothing if any row is refused
--with-demo-rates    gives hotels invented rooms, prices and free nights, so that they can be searched and booked

Exit codes: 0 every row is in; 1 it could not run; 3 some rows were refused (all others are in, unless --strict);
130 interrupted.
`

const exitCodes = { done: 0, refused: 3, interrupted: 130 } as const

/** Ctrl-C ends after the batch that is being written. */
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const expected = error instanceof ImportError || error instanceof ConfigError || error instanceof DatabaseError
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}

/** @returns the exit code: 0, 3 when rows were refused, or 130 when it was interrupted. */
async function run(args: string[]): Promise<number> {
  const request = readArguments(args)
  if (!request) {
    process.stdout.write(usage)
    return exitCodes.done
  }
  const { kind, path, source, mode } = request
  const file = await openSourceFile(path)
  const shape = await recogniseShape(file, kind, path)
  if (file.encoding !== 'utf-8') process.stderr.write(`${path} is read as ${file.encoding}.\n`)
  const config = readConfig()
  const database = await openConfiguredDatabase(config, openSecrets(config), {
    as: 'guest',
    applicationName: 'zefir import',
  })
  const display = openProgressDisplay(process.stdout)
  const started = performance.now()
  try {
    const { tally, kept } = await withLock(database.slowDb, 'import', () =>
      importFile(database.slowDb, file, shape, {
        ...request,
        today: localDay(new Date(), 'Europe/Sofia'),
        onProgress: (done, total) => display.report({ step: basename(path), done, total }),
        signal: interruption.signal,
      }),
    ).finally(display.finish)
    process.stderr.write(describeFaults(tally, file.unit))
    const seconds = (performance.now() - started) / 1000
    process.stdout.write(describeTally(tally, { kind, source, shape: shape.name, seconds, kept }))
    if (mode === 'strict' && !kept) process.stderr.write('Nothing was written (--strict).\n')
    if (interruption.signal.aborted) {
      process.stderr.write(kept ? 'Interrupted: run it again for the rest.\n' : 'Interrupted.\n')
      return exitCodes.interrupted
    }
    return tally.refusedCount > 0 ? exitCodes.refused : exitCodes.done
  } finally {
    await database.close()
  }
}

type Request = { kind: ImportKind; path: string; source: string; demoRates: boolean; mode: WriteMode }

function readArguments(args: string[]): Request | undefined {
  const { values, positionals } = parse(args)
  const [kind, path, ...rest] = positionals
  if (values.help) return undefined
  if ((kind !== 'hotels' && kind !== 'places') || path === undefined || rest.length > 0)
    throw new ImportError(`Say "hotels" or "places" and one file.\n\n${usage}`)
  if (kind === 'places' && values['with-demo-rates']) throw new ImportError('Places have no rates.')
  const source =
    values.source ??
    basename(path)
      .replace(/\.gz$/i, '')
      .replace(/\.[^.]+$/, '')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(source) || source === 'demo')
    throw new ImportError(`"${source}" cannot be the name of a source: give another with --source.`)
  const mode = values['dry-run'] ? 'dry run' : values.strict ? 'strict' : 'row by row'
  return { kind, path, source, demoRates: values['with-demo-rates'], mode }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        'with-demo-rates': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
