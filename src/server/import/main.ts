import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { localDay } from '../../domain/stay-dates.ts'
import { ConfigError, readConfig } from '../config.ts'
import { DatabaseError } from '../db/database-error.ts'
import { withLock } from '../db/lock.ts'
import { openConfiguredDatabase } from '../db/open.ts'
import { openProgressDisplay } from '../progress.ts'
import { openSecrets } from '../secrets.ts'
import { describeRefused, describeTally } from './account.ts'
import { importHotelList } from './import-hotels.ts'
import { importPlaceList } from './import-places.ts'
import { type ImportKind, recogniseShape } from './recognise.ts'
import { ImportError } from './row.ts'
import { openSourceFile } from './source-file.ts'

const usage = `Usage: npm run import -- places FILE [--source NAME]
       npm run import -- hotels FILE [--source NAME] [--with-demo-rates]

FILE is JSON (an array, or one object a line) or CSV; docs/operations/import.md describes what it may hold.
--source NAME        whose list it is (without it: the file's name); the same source and id is the same record
--with-demo-rates    gives hotels invented rooms, prices and free nights, so that they can be searched and booked
`

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

/** @returns the exit code: 0, or 130 when it was interrupted. */
async function run(args: string[]): Promise<number> {
  const request = readArguments(args)
  if (!request) {
    process.stdout.write(usage)
    return 0
  }
  const { kind, path, source, demoRates } = request
  const file = await openSourceFile(path)
  const shape = await recogniseShape(file, kind, path)
  const config = readConfig()
  const database = await openConfiguredDatabase(config, openSecrets(config), {
    as: 'guest',
    applicationName: 'zefir import',
  })
  const display = openProgressDisplay(process.stdout)
  const started = performance.now()
  const options = {
    source,
    today: localDay(new Date(), 'Europe/Sofia'),
    demoRates,
    onProgress: (done: number, total: number) => display.report({ step: basename(path), done, total }),
    signal: interruption.signal,
  }
  try {
    const tally = await withLock(database.slowDb, 'import', () =>
      kind === 'places'
        ? importPlaceList(database.slowDb, file, shape, options)
        : importHotelList(database.slowDb, file, shape, options),
    ).finally(display.finish)
    process.stderr.write(describeRefused(tally, file.unit))
    const seconds = (performance.now() - started) / 1000
    process.stdout.write(describeTally(tally, { kind, source, shape: shape.name, seconds }))
    if (!interruption.signal.aborted) return 0
    process.stderr.write('Interrupted: what is said above is written; run it again for the rest.\n')
    return 130
  } finally {
    await database.close()
  }
}

function readArguments(
  args: string[],
): { kind: ImportKind; path: string; source: string; demoRates: boolean } | undefined {
  const { values, positionals } = parse(args)
  const [kind, path, ...rest] = positionals
  if (values.help) return undefined
  if ((kind !== 'hotels' && kind !== 'places') || path === undefined || rest.length > 0)
    throw new ImportError(`Say "hotels" or "places" and one file.\n\n${usage}`)
  if (kind === 'places' && values['with-demo-rates']) throw new ImportError('Places have no rates.')
  const source = values.source ?? basename(path).replace(/\.[^.]+$/, '')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(source) || source === 'demo')
    throw new ImportError(`"${source}" cannot be the name of a source: give another with --source.`)
  return { kind, path, source, demoRates: values['with-demo-rates'] }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'with-demo-rates': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
