import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { companySchema, holderSchema, type IssuedPaper } from '../../contract/checkout.ts'
import type { Language } from '../../contract/values.ts'
import { type InvoiceGround, sumInvoice } from '../../domain/invoicing.ts'
import { toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { messageOf } from '../messages.ts'
import { findWhereabouts, type PaperContext, type Whereabouts } from './booking-facts.ts'
import type { BookingRow } from './documents.repository.ts'
import type { Paper } from './documents.service.ts'
import { drawPaper } from './drawing.ts'
import { type InvoiceContent, invoiceContentSchema } from './invoice-content.ts'
import {
  findFile,
  type InvoiceRow,
  insertFile,
  insertInvoice,
  listInvoices,
  lockInvoices,
} from './invoices.repository.ts'
import { wordingOf } from './wording.service.ts'

const zone = 'Europe/Sofia'
/** The line's words by what is invoiced. */
const lineWords = { vat: 'stay', unregistered: 'stay', margin: 'service', commission: 'commission' } as const

export type InvoiceOrder = {
  /** Minor units of the booking's currency, all taxes included; with `commission` our share alone. */
  amount: number
  ground: InvoiceGround
  /** VAT within the amount; shown on the grounds `vat` and `commission`. */
  percent: number
  method: InvoiceContent['method']
  now: Date
}

/** The booking that an invoice is about. */
type Invoiced = Pick<BookingRow, 'id' | 'reference'>

/** What an invoice of a booking says whatever its sum; made before the transaction, which has enough to do. */
export type InvoiceDraft = {
  row: BookingRow
  hotel: Record<Language, Whereabouts>
  customer: InvoiceContent['customer']
  operator: Operator
}

export async function draftInvoice(
  context: Pick<PaperContext, 'db' | 'config'>,
  row: BookingRow,
): Promise<InvoiceDraft> {
  const { in: hotel } = await findWhereabouts(context.db, row)
  return { row, hotel, customer: customerOf(row), operator: context.config.operator }
}

/**
 * Issues an invoice about a booking and answers its id. Call it in the transaction that is the reason for it (money was received):
 * the invoice stands together with that or not at all, and gets its number as it commits.
 */
export async function issueInvoice(
  trx: Kysely<DB>,
  { row, hotel, customer, operator }: InvoiceDraft,
  order: InvoiceOrder,
): Promise<number> {
  const line = { text: wordLine(row, hotel, `invoice.${lineWords[order.ground]}`), amount: order.amount }
  const issuer = operator.companyNumber || 'operator'
  return write(
    trx,
    { row, issuer, correctsId: null, now: order.now },
    {
      corrects: null,
      reference: row.reference,
      supplied: localDay(order.now, zone),
      supplier: {
        name: operator.name,
        legalName: operator.legalName,
        address: operator.address,
        eik: operator.companyNumber,
        vat: operator.vatNumber,
        logo: operator.logoUrl !== undefined,
      },
      customer,
      lines: [line],
      currency: row.currency,
      ground: order.ground,
      groundText: wordGround(hotel, order.ground),
      ...sumInvoice(order.amount, order.ground, order.percent),
      method: order.method,
    },
  )
}

/**
 * Issues a credit note over a part of what was invoiced for a booking, in the transaction that gives the money back; never more
 * than is left of the invoice.
 * @throws RangeError when nothing is invoiced or less is left.
 */
export async function issueCreditNote(
  trx: Kysely<DB>,
  row: Invoiced,
  { amount, now }: { amount: number; now: Date },
): Promise<number> {
  const issued = await lockInvoices(trx, row.id)
  const invoice = issued.find((each) => isInvoice(each) && leftOf(each, issued) >= amount)
  if (!invoice || amount <= 0) throw new RangeError(`No invoice of ${row.reference} has ${amount} left to credit`)
  return creditInvoice(trx, row, invoice, { amount, why: 'cancelled', now })
}

async function creditInvoice(
  trx: Kysely<DB>,
  row: Invoiced,
  invoice: InvoiceRow,
  { amount, why, now }: { amount: number; why: 'cancelled' | 'changed'; now: Date },
): Promise<number> {
  const original = invoiceContentSchema.parse(invoice.content)
  const text = wordBoth((language) => wordingOf(language).say(`invoice.${why}`, { reference: row.reference }))
  return write(
    trx,
    { row, issuer: invoice.issuer, correctsId: invoice.id, now },
    {
      ...original,
      corrects: { number: original.number, issued: original.issued },
      supplied: localDay(now, zone),
      lines: [{ text, amount }],
      ...sumInvoice(amount, original.ground, original.tax?.percent ?? 0),
    },
  )
}

/**
 * Of a cancelled booking, credits what was invoiced beyond what is kept as a penalty, as the money goes back. Nothing invoiced, or
 * nothing left: nothing to do.
 */
export function creditCancelled(
  trx: Kysely<DB>,
  row: Invoiced & Pick<BookingRow, 'payment_type'>,
  { penalty, now }: { penalty: number; now: Date },
): Promise<number[]> {
  return creditBeyond(trx, row, { keep: penalty, why: 'cancelled', now })
}

/** Of a booking that became cheaper, credits what was invoiced beyond its new price. */
export function creditChanged(
  trx: Kysely<DB>,
  row: BookingRow,
  { total, now }: { total: number; now: Date },
): Promise<number[]> {
  return creditBeyond(trx, row, { keep: total, why: 'changed', now })
}

/** Credits the latest invoice first. */
async function creditBeyond(
  trx: Kysely<DB>,
  row: Invoiced & Pick<BookingRow, 'payment_type'>,
  { keep, why, now }: { keep: number; why: 'cancelled' | 'changed'; now: Date },
): Promise<number[]> {
  if (row.payment_type === 'property') return []
  const issued = await lockInvoices(trx, row.id)
  const open = issued
    .filter(isInvoice)
    .map((invoice) => ({ invoice, left: leftOf(invoice, issued) }))
    .toReversed()
  let over = open.reduce((sum, { left }) => sum + left, 0) - keep
  const notes: number[] = []
  for (const { invoice, left } of open) {
    const amount = Math.min(left, over)
    if (amount <= 0) continue
    notes.push(await creditInvoice(trx, row, invoice, { amount, why, now }))
    over -= amount
  }
  return notes
}

/**
 * The newest invoice of a booking, or the invoice or credit note of a number. The drawing is kept when it is first read and never made
 * again. 404 `no_invoice` for a stay that is paid at the property, `no_invoice_yet`, `not_found` for a number it does not have.
 */
export async function readInvoice(
  context: PaperContext,
  row: BookingRow,
  language: Language,
  number?: string,
): Promise<Paper> {
  const issued = await listInvoices(context.db, row.id)
  const invoice = number === undefined ? issued.findLast(isInvoice) : issued.find((each) => each.number === number)
  if (!invoice && issued.length > 0) throw new AppError('not_found')
  if (!invoice) throw new AppError(row.payment_type === 'property' ? 'no_invoice' : 'no_invoice_yet')
  const { pdf } = await keepFile(context, invoice, language)
  return { name: `${invoice.kind}-${invoice.number}.pdf`, type: 'application/pdf', content: pdf }
}

/** What was issued about a booking, the first one first; stays that are paid at the property need no look. */
export async function listIssued(
  { db }: Pick<PaperContext, 'db'>,
  row: BookingRow,
): Promise<Omit<IssuedPaper, 'address'>[]> {
  if (row.payment_type === 'property') return []
  return (await listInvoices(db, row.id)).map((invoice) => ({
    kind: isInvoice(invoice) ? 'invoice' : 'credit_note',
    number: invoice.number,
    issued: localDay(invoice.issued_at, zone),
    total: toDecimal(invoice.total, invoice.currency),
    currency: invoice.currency,
  }))
}

/** Every invoice and credit note of a booking, drawn in a language. */
export async function listInvoicePapers(context: PaperContext, row: BookingRow, language: Language): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const { number } of await listInvoices(context.db, row.id))
    papers.push(await readInvoice(context, row, language, number))
  return papers
}

async function keepFile(context: PaperContext, invoice: InvoiceRow, language: Language): Promise<{ pdf: Buffer }> {
  const kept = await findFile(context.db, invoice.id, language)
  if (kept) return kept
  const content = invoiceContentSchema.parse(invoice.content)
  const pdf = await drawPaper({ paper: 'invoice', content, language })
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await insertFile(context.db, { invoice_id: invoice.id, language, pdf, sha256 })
  return (await findFile(context.db, invoice.id, language)) ?? { pdf }
}

async function write(
  trx: Kysely<DB>,
  { row, issuer, correctsId, now }: { row: Invoiced; issuer: string; correctsId: number | null; now: Date },
  content: Omit<InvoiceContent, 'kind' | 'number' | 'issued'>,
): Promise<number> {
  const issued = localDay(now, zone)
  const kind = correctsId === null ? 'invoice' : 'credit_note'
  const whole = invoiceContentSchema.parse({ ...content, kind, number: '', issued })
  const { total, currency } = whole
  return insertInvoice(trx, { issuer, kind, bookingId: row.id, correctsId, total, currency, content: whole, now })
}

function isInvoice({ kind }: Pick<InvoiceRow, 'kind'>): boolean {
  return kind === 'invoice'
}

function leftOf(invoice: InvoiceRow, issued: readonly InvoiceRow[]): number {
  return issued
    .filter(({ corrects_id: corrects }) => corrects === invoice.id)
    .reduce((left, { total }) => left - total, invoice.total)
}

function wordBoth(word: (language: Language) => string): Record<Language, string> {
  return { bg: word('bg'), en: word('en') }
}

function wordLine(
  { checkin, checkout, reference }: BookingRow,
  hotel: Record<Language, Whereabouts>,
  key: string,
): Record<Language, string> {
  return wordBoth((language) => {
    const { say, date } = wordingOf(language)
    const { name, city } = hotel[language]
    return say(key, { hotel: name, city, from: date(checkin), to: date(checkout), reference })
  })
}

function wordGround(hotel: Record<Language, Whereabouts>, ground: InvoiceGround): Record<Language, string> {
  return wordBoth((language) =>
    messageOf(language, 'documents', `invoice.ground.${ground}`, { hotel: hotel[language].name }),
  )
}

function customerOf(row: BookingRow): InvoiceContent['customer'] {
  if (row.company !== null) return companySchema.parse(row.company)
  const holder = holderSchema.parse(row.holder)
  const name = `${holder.first_name} ${holder.last_name}`
  return { name, address: null, eik: null, vat: null, mol: null }
}
