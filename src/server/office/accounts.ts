import { parseArgs } from 'node:util'
import { emailSchema } from '../../contract/accounts.ts'
import { languages } from '../../contract/vocabulary.ts'
import { addStaff, readStaff, removeStaff, reopenAccount, shutAccount } from '../accounts/staff.service.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'

const usage = {
  staff: [
    'staff add --email ADDRESS --first-name NAME --last-name NAME [--language bg|en]',
    'staff remove --email ADDRESS',
    'staff list',
  ],
  accounts: ['accounts shut --email ADDRESS', 'accounts reopen --email ADDRESS'],
}

/** Who works here: outside the demo no account has these rights until one is made so. */
export const staff: OfficeCommand = {
  usage: usage.staff,
  async run(args, office) {
    const { verb, ...request } = readArguments(args, usage.staff)
    if (verb === 'list') return list(office)
    if (verb === 'add') return add(request, office)
    if (verb === 'remove')
      return tell(await removeStaff(office.db, requireEmail(request)), request, 'no staff now', office)
    throw new OfficeError(explain(usage.staff))
  },
}

/** Accounts of anybody, shut and opened again. */
export const accounts: OfficeCommand = {
  usage: usage.accounts,
  async run(args, office) {
    const { verb, ...request } = readArguments(args, usage.accounts)
    const email = requireEmail(request)
    if (verb === 'shut') return tell(await shutAccount(office.db, email, office.clock()), request, 'shut', office)
    if (verb === 'reopen') return tell(await reopenAccount(office.db, email), request, 'open again', office)
    throw new OfficeError(explain(usage.accounts))
  },
}

type Request = { email: string; firstName: string; lastName: string; language: string }

async function add(request: Request, { db, config, clock, write }: Office): Promise<number> {
  const email = requireEmail(request)
  const language = languages.find((known) => known === request.language)
  if (!request.firstName.trim() || !request.lastName.trim() || !language) throw new OfficeError(explain(usage.staff))
  const person = { email, firstName: request.firstName.trim(), lastName: request.lastName.trim(), language }
  const path = await addStaff(db, person, clock())
  write(`${email}: a member of staff`)
  if (path) write(`A password can be chosen for an hour at ${config.publicOrigin}${path}`)
  return 0
}

async function list({ db, write }: Office): Promise<number> {
  const found = await readStaff(db)
  for (const member of found) {
    const state = member.disabled_at ? '  shut' : member.verified_at ? '' : '  not signed in yet'
    write(`${member.email}  ${member.first_name} ${member.last_name}${state}`)
  }
  write(`${found.length} members of staff`)
  return 0
}

function tell(found: boolean, { email }: Request, said: string, office: Office): number {
  if (found) office.write(`${email}: ${said}`)
  else office.complain(`${email}: nobody has this address.`)
  return found ? 0 : 1
}

function requireEmail({ email }: Request): string {
  const read = emailSchema.safeParse(email)
  if (read.success) return read.data
  throw new OfficeError('Say whose: --email ADDRESS.')
}

function readArguments(args: string[], lines: readonly string[]): Request & { verb: string | undefined } {
  try {
    const text = { type: 'string', default: '' } as const
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: text, 'first-name': text, 'last-name': text, language: { type: 'string', default: 'bg' } },
    })
    const { email, language } = values
    return {
      verb: positionals[0],
      email: email.trim(),
      firstName: values['first-name'],
      lastName: values['last-name'],
      language,
    }
  } catch (error) {
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\n${explain(lines)}`)
  }
}

function explain(lines: readonly string[]): string {
  return `Usage:\n${lines.map((line) => `  npm run office -- ${line}\n`).join('')}`
}
