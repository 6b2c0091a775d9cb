import type { Kysely } from 'kysely'
import type { IssuedPaper } from '../../contract/checkout.ts'
import type { Language } from '../../contract/values.ts'
import { type InvoiceGround, sumInvoice } from '../../domain/invoicing.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { messageOf } from '../messages.ts'
import { findWhereabouts, type PaperContext, type Whereabouts } from './booking-facts.ts'
import type { BookingRow } from './documents.repository.ts'
import type { Paper } from './documents.service.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { type InvoiceRow, listBookingInvoices, lockInvoices } from './invoices.repository.ts'
import { wordingOf } from './wording.service.ts'
import {
  creditInvoice,
  creditLatest,
  customerOf,
  drawIssued,
  isInvoice,
  leftOf,
  supplierOf,
  toIssued,
  wordBoth,
  writeInvoice,
} from './write-invoice.ts'

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
  const { issuer, supplier } = supplierOf(operator)
  return writeInvoice(
    trx,
    { about: { booking_id: row.id }, issuer, correctsId: null, now: order.now },
    {
      corrects: null,
      reference: row.reference,
      supplier,
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
  return creditInvoice(trx, { booking_id: row.id }, invoice, { amount, text: wordReason(row, 'cancelled'), now })
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
  { keep, why, now }: { keep: number; why: Reason; now: Date },
): Promise<number[]> {
  if (row.payment_type === 'property') return []
  const issued = await lockInvoices(trx, row.id)
  const left = issued.filter(isInvoice).reduce((sum, invoice) => sum + leftOf(invoice, issued), 0)
  const credit = { amount: left - keep, text: wordReason(row, why), now }
  return creditLatest(trx, { booking_id: row.id }, issued, credit)
}

/**
 * The newest invoice of a stay, or the invoice or credit note of a number, of its pay links too. 404 `no_invoice` for a stay that is
 * paid at the property, `no_invoice_yet`, `not_found` for a number it does not have.
 */
export async function readInvoice(
  context: PaperContext,
  row: BookingRow,
  language: Language,
  number?: string,
): Promise<Paper> {
  const issued = await listBookingInvoices(context.db, row.id, 'holder')
  const invoice = number === undefined ? issued.findLast(isOfStay) : issued.find((each) => each.number === number)
  if (invoice) return drawIssued(context, invoice, language)
  if (number !== undefined && issued.length > 0) throw new AppError('not_found')
  throw new AppError(row.payment_type === 'property' ? 'no_invoice' : 'no_invoice_yet')
}

const isOfStay = (invoice: InvoiceRow) => isInvoice(invoice) && invoice.booking_id !== null

/** What was issued about a booking, to whoever booked, the first one first. */
export async function listIssued(
  { db }: Pick<PaperContext, 'db'>,
  row: Pick<BookingRow, 'id'>,
): Promise<Omit<IssuedPaper, 'address'>[]> {
  return (await listBookingInvoices(db, row.id, 'holder')).map(toIssued)
}

/** Every invoice and credit note of a booking and of the pay links about it, whoever paid them, drawn in a language. */
export async function listInvoicePapers(context: PaperContext, row: BookingRow, language: Language): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const invoice of await listBookingInvoices(context.db, row.id, 'anybody'))
    papers.push(await drawIssued(context, invoice, language))
  return papers
}

type Reason = 'cancelled' | 'changed'

function wordReason({ reference }: Invoiced, why: Reason): Record<Language, string> {
  return wordBoth((language) => wordingOf(language).say(`invoice.${why}`, { reference }))
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
