import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type ExchangeSource, exchangeSources } from '../../contract/exchange.ts'
import { importExchangeRates, listExchangeRates, unpackRates } from '../catalogue/exchange-rates.service.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'

/** Whose rates a person can bring in; the demo brings its own. */
const sources = exchangeSources.filter((source) => source !== 'demo')

/** More would be a wrong file. */
const maxProblemsTold = 20

/** Exchange rates: brought in from a file, listed. */
export const rates: OfficeCommand = {
  usage: ['rates import FILE [--source ecb|bnb|own] [--force]', 'rates list'],
  async run(args, office) {
    const { verb, rest, ...choice } = readArguments(args)
    if (verb === 'list' && rest.length === 0) return list(office)
    const [path, ...more] = rest
    if (verb !== 'import' || !path || more.length > 0) throw new OfficeError(usageOf())
    return bringIn(path, choice, office)
  },
}

type Choice = { source: ExchangeSource | undefined; force: boolean }

/** A file with one wrong line or an implausible rate changes nothing. */
async function bringIn(path: string, choice: Choice, office: Office): Promise<number> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new OfficeError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const text = unpackRates(bytes)
  if (text === undefined) throw new OfficeError(`${path} is no text in UTF-8, nor gzip or zip of one such file.`)
  const outcome = await importExchangeRates(office.db, text, { ...choice, now: office.clock() })
  if (outcome.kind === 'odd') {
    for (const { row, before, percent } of outcome.odd)
      office.complain(
        `${row.currency}: ${row.per_euro} of ${row.as_of} is ${percent} % away from ${before}, which the shop has.`,
      )
    office.complain('Nothing was changed. If these rates are right, import the file again with --force.')
    return 1
  }
  if (outcome.kind === 'refused') {
    const { problems } = outcome
    for (const { line, problem } of problems.slice(0, maxProblemsTold)) office.complain(`line ${line}: ${problem}.`)
    if (problems.length > maxProblemsTold) office.complain(`... and ${problems.length - maxProblemsTold} more.`)
    office.complain('Nothing was changed.')
    return 1
  }
  for (const row of outcome.stored)
    office.write(`${row.currency}: ${row.per_euro} for one euro, ${row.as_of}, ${outcome.source}`)
  for (const row of outcome.kept) office.write(`${row.currency}: kept, the shop has a newer rate than ${row.as_of}`)
  return 0
}

async function list({ db, write }: Office): Promise<number> {
  for (const row of await listExchangeRates(db)) {
    const taken = row.fetched_at.toISOString().slice(0, 10)
    write(`${row.currency}: ${Number(row.per_euro)} for one euro, ${row.as_of}, ${row.source}, taken over on ${taken}`)
  }
  return 0
}

function readArguments(args: string[]): { verb: string; rest: string[] } & Choice {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { source: { type: 'string' }, force: { type: 'boolean', default: false } },
    })
    const [verb = '', ...rest] = positionals
    const source = sources.find((known) => known === values.source)
    if (values.source !== undefined && !source)
      throw new Error(`"${values.source}" is not a source: use ${sources.join(', ')}.`)
    return { verb, rest, source, force: values.force }
  } catch (error) {
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf()}`)
  }
}

function usageOf(): string {
  return `Usage:\n${rates.usage.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
