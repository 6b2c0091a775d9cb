import { parseArgs } from 'node:util'
import { emailSchema } from '../../contract/accounts.ts'
import { holderSchema } from '../../contract/checkout.ts'
import { requestLinesSchema } from '../../contract/payment-requests.ts'
import { isStorable, languageSchema } from '../../contract/values.ts'
import { linkGrounds } from '../../domain/invoicing.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { findForOffice } from '../bookings/bookings.service.ts'
import { deriveKeys } from '../keys.ts'
import {
  type Ask,
  askPayment,
  askPenalty,
  cancelPayLink,
  listPayLinks,
  type NoPenalty,
  type PayLinkRow,
  sendDraft,
} from '../payment-requests/payment-requests.service.ts'
import { giveBackRequest } from '../payments/refunds.service.ts'
import { openSecrets } from '../secrets.ts'
import { type Office, OfficeError } from './command.ts'
import { readDay } from './read-day.ts'

export const payLinkUsage = [
  'payments ask EMAIL AMOUNT "WHAT FOR" [--booking REFERENCE] [--due DAY] [--name NAME] [--comment TEXT] [--currency EUR] [--language bg|en] [--ground margin|vat|unregistered] [--vat PERCENT] [--draft]',
  'payments ask-fee REFERENCE [--due DAY] [--draft]',
  'payments send CODE | payments cancel CODE | payments give-back CODE',
  'payments requests [--all]',
]

/** Pay links: asks somebody for money, and says how those links stand. */
export const payLinkVerbs: Record<string, (args: string[], office: Office) => Promise<number>> = {
  ask,
  'ask-fee': askFee,
  send: async (args, { config, db, clock, write }) => {
    requireProvider(config)
    return onCode(args, write, 'sent', 'is no draft', (code) =>
      sendDraft({ db, keys: deriveKeys(openSecrets(config)), now: clock() }, code),
    )
  },
  cancel: (args, { db, clock, write }) =>
    onCode(args, write, 'cancelled', 'cannot be cancelled: it has ended, or something was paid', (code) =>
      cancelPayLink(db, code, clock()),
    ),
  'give-back': (args, { db, clock, write }) =>
    onCode(args, write, 'given back within a minute', 'has nothing to give back', async (code) =>
      Boolean(await giveBackRequest(db, code, clock())),
    ),
  requests: list,
}

const options = {
  booking: { type: 'string' },
  due: { type: 'string' },
  name: { type: 'string' },
  comment: { type: 'string' },
  currency: { type: 'string' },
  language: { type: 'string' },
  ground: { type: 'string' },
  vat: { type: 'string' },
  draft: { type: 'boolean' },
} as const

/** The most that a link may ask for, in minor units: what the books can hold with room to spare. */
const mostMinor = 100_000_000

/** A link that nobody could pay is neither made nor mailed. */
function requireProvider({ payments }: Office['config']): void {
  if (payments.provider === 'none')
    throw new OfficeError('No payment provider is set up, so nobody could pay by a link: set PAYMENT_PROVIDER first.')
}

async function ask(args: string[], { config, db, clock, write }: Office): Promise<number> {
  requireProvider(config)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [typedEmail = '', sum = '', what = '', ...more] = positionals
  const { data: email } = emailSchema.safeParse(typedEmail)
  if (!what.trim() || more.length > 0) throw new OfficeError(`Say whom, how much and what for: ${payLinkUsage[0]}`)
  if (email === undefined) throw new OfficeError(`${typedEmail} is no email address.`)
  if ([what, values.name ?? '', values.comment ?? ''].some((text) => text.length > 500 || !isStorable(text)))
    throw new OfficeError('Words of at most 500 characters, without control characters, please.')
  const booking = values.booking === undefined ? undefined : await findForOffice(db, values.booking)
  if (values.booking !== undefined && !booking) throw new OfficeError(`There is no booking ${values.booking}.`)
  const currency = values.currency ?? booking?.row.currency ?? 'EUR'
  if (!/^[A-Z]{3}$/.test(currency)) throw new OfficeError(`${currency} is no currency: write it as EUR.`)
  const language = languageSchema.safeParse(values.language ?? booking?.row.language ?? 'bg').data
  if (!language) throw new OfficeError('The language is bg or en.')
  const amount = fromDecimal(sum, currency)
  if (amount === null || amount <= 0 || amount > mostMinor)
    throw new OfficeError(`${sum} ${currency} cannot be asked for.`)
  const holder = holderSchema.safeParse(booking?.row.holder).data
  const row = await askPayment(
    { db, keys: deriveKeys(openSecrets(config)), now: clock() },
    {
      email,
      name: values.name ?? (holder?.email === email ? holder.first_name : ''),
      lines: [{ text: what.trim(), amount }],
      currency,
      comment: values.comment?.trim() || null,
      bookingId: booking?.row.id ?? null,
      dueDay: values.due === undefined ? null : readDay(values.due),
      language,
      ...readGround(values),
    },
    { draft: values.draft ?? false },
  )
  write(describe(row, config))
  return 0
}

const wordsOfNone: Record<NoPenalty, string> = {
  'nothing owed': 'owes us nothing of a penalty.',
  'asked already': 'has a link for its penalty that can still be paid (payments requests).',
  'nobody to ask': 'names nobody any more who could be asked.',
}

/** Asks the guest of a cancelled booking for what its penalty is more than they had paid. */
async function askFee(args: string[], { config, db, clock, write }: Office): Promise<number> {
  requireProvider(config)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { due: options.due, draft: options.draft },
  })
  const [reference = '', ...more] = positionals
  if (!reference || more.length > 0) throw new OfficeError(`Say which booking: ${payLinkUsage[1]}`)
  const booking = await findForOffice(db, reference)
  if (!booking) throw new OfficeError(`There is no booking ${reference}.`)
  const context = { db, keys: deriveKeys(openSecrets(config)), now: clock() }
  const dueDay = values.due === undefined ? null : readDay(values.due)
  const asked = await askPenalty(context, booking.row, { dueDay, draft: values.draft ?? false })
  if (typeof asked === 'string') throw new OfficeError(`${booking.row.reference} ${wordsOfNone[asked]}`)
  write(`${wordSums(asked)}, ${describe(asked, config)}`)
  return 0
}

function describe({ status, language, code }: PayLinkRow, { publicOrigin }: Office['config']): string {
  return `${status}: ${publicOrigin}${language === 'en' ? '/en' : ''}/pay/${code}`
}

/** On what ground the office wants it invoiced; nothing said: on that of a stay. */
function readGround({ ground, vat }: { ground?: string; vat?: string }): Pick<Ask, 'invoiced'> {
  if (ground === undefined && vat === undefined) return {}
  const said = linkGrounds.find((each) => each === ground)
  if (!said) throw new OfficeError(`The ground of the invoice is one of ${linkGrounds.join(', ')}.`)
  if (said !== 'vat' && vat !== undefined) throw new OfficeError(`No VAT is shown on the ground ${said}.`)
  if (said !== 'vat') return { invoiced: { ground: said, vatPercent: null } }
  if (!/^[1-9]\d?$/.test(vat ?? '')) throw new OfficeError('Say how much VAT is in it: --vat 20.')
  return { invoiced: { ground: said, vatPercent: Number(vat) } }
}

async function list(args: string[], { db, write }: Office): Promise<number> {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean' } } })
  const rows = await listPayLinks(db, { open: !values.all })
  for (const row of rows)
    write(`${row.code}  ${row.status}  ${wordSums(row)}  ${row.payer_email}  ${wordLines(row)}  ${row.reference ?? ''}`)
  write(`${rows.length} pay links`)
  return 0
}

function wordSums({ amount, paid_amount: paid, refunded_amount: back, currency }: PayLinkRow): string {
  const parts = [paid > 0 && `paid ${toDecimal(paid, currency)}`, back > 0 && `given back ${toDecimal(back, currency)}`]
  return [`${toDecimal(amount, currency)} ${currency}`, ...parts.filter(Boolean)].join(', ')
}

function wordLines({ lines }: PayLinkRow): string {
  return requestLinesSchema
    .parse(lines)
    .map(({ text }) => text)
    .join(', ')
}

async function onCode(
  [code, ...more]: string[],
  write: Office['write'],
  done: string,
  refused: string,
  deed: (code: string) => Promise<boolean>,
): Promise<number> {
  if (!code || more.length > 0) throw new OfficeError('Say the code of one pay link, the end of its address.')
  if (!(await deed(code))) throw new OfficeError(`${code} ${refused}.`)
  write(`${code}: ${done}`)
  return 0
}
