import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listWaiting } from '../bookings/requests.service.ts'
import { confirmUnknown, listUnknownBookings } from '../cancellation/by-hand.service.ts'
import { deriveKeys, requestKey } from '../keys.ts'
import { makePack } from '../packs/packs.service.ts'
import { openSecrets } from '../secrets.ts'
import { bookingMoneyUsage, bookingMoneyVerbs } from './booking-money.ts'
import { cancel, cancelUsage } from './cancel-booking.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'
import { findBookingsUsage, findBookingsVerbs } from './find-bookings.ts'

const usage = [
  ...findBookingsUsage,
  'bookings pack REFERENCE [FILE]',
  'bookings requests',
  'bookings unknown',
  'bookings confirm REFERENCE --by NAME --note TEXT',
  cancelUsage,
  ...bookingMoneyUsage,
]

const verbs = { ...findBookingsVerbs, ...bookingMoneyVerbs }

/** Bookings: looked for and shown; everything that shows how one came about, as one file; those that wait for a property, for money or for a person. */
export const bookings: OfficeCommand = {
  usage,
  async run([verb, ...args], office) {
    const known = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (known) return known(args, office)
    if (verb === 'cancel') return cancel(args, office)
    const { rest, note, by } = readArguments(args)
    const [reference, file] = rest
    if (verb === 'requests' && rest.length === 0) return listRequests(office)
    if (verb === 'unknown' && rest.length === 0) return listUnknown(office)
    if (verb === 'pack' && reference && rest.length <= 2) return pack(reference, file, office)
    if (verb === 'confirm' && reference && note && by && rest.length === 1)
      return confirm(reference, { why: note, who: by }, office)
    throw new OfficeError(describeUsage())
  },
}

/** Requests that no property has answered, each with its link: a mail may have been lost. */
async function listRequests({ config, db, write }: Office): Promise<number> {
  const keys = deriveKeys(openSecrets(config))
  const waiting = await listWaiting(db)
  for (const { reference, hotel, email, checkin, answerBy } of waiting)
    write(
      `${reference}  by ${answerBy.toISOString()}  ${hotel} (${email ?? 'no address'}), from ${checkin}\n` +
        `  ${config.publicOrigin}/request/${reference}?key=${requestKey(reference, keys)}`,
    )
  write(`${waiting.length} requests wait for an answer`)
  return 0
}

async function listUnknown({ db, write }: Office): Promise<number> {
  const unknown = await listUnknownBookings(db)
  for (const { reference, since, reason, hotel, checkin, checkout, total, currency, payments } of unknown)
    write(
      [
        `${reference}  since ${since.toISOString()}  ${reason}  ${hotel}, ${checkin} to ${checkout}, ${total} ${currency}`,
        ...payments.map((payment) => `  ${payment}`),
      ].join('\n'),
    )
  write(`${unknown.length} bookings are unknown`)
  return 0
}

async function confirm(
  reference: string,
  decision: { who: string; why: string },
  { db, clock, write }: Office,
): Promise<number> {
  const decided = await confirmUnknown({ db, now: clock() }, reference, decision)
  if (decided === 'unknown reference') throw new OfficeError(`There is no booking ${reference}.`)
  if (decided !== 'done') throw new OfficeError(`${reference} is ${decided.status}, so there is nothing to decide.`)
  write(`${reference}: confirmed`)
  return 0
}

async function pack(
  reference: string,
  file: string | undefined,
  { config, db, clock, write }: Office,
): Promise<number> {
  const keys = deriveKeys(openSecrets(config))
  const made = await makePack({ db, config, keys }, reference, clock())
  if (!made) throw new OfficeError(`There is no booking ${reference}.`)
  const target = file ?? made.name
  try {
    // Never over something that is there; readable by nobody else, for it names people.
    await writeFile(target, made.content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new OfficeError(exists ? `${target} is there already.` : `${target} cannot be written.`)
  }
  write(`${target}: ${made.content.length} bytes`)
  return 0
}

function readArguments(args: string[]) {
  try {
    const options = { note: { type: 'string' }, by: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { rest: positionals, note: values.note?.trim(), by: values.by?.trim() }
  } catch (error) {
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\n${describeUsage()}`)
  }
}

function describeUsage(): string {
  return `Usage:\n${usage.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
