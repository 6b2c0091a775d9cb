import type { Kysely, Selectable } from 'kysely'
import { type Holder, holderSchema, type IssuedPaper } from '../../contract/checkout.ts'
import { requestLinesSchema } from '../../contract/payment-requests.ts'
import type { Language } from '../../contract/values.ts'
import { type InvoiceGround, linkGrounds, sumInvoice } from '../../domain/invoicing.ts'
import { fromDecimal } from '../../domain/money.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { messageOf } from '../messages.ts'
import type { PaperContext } from './booking-facts.ts'
import type { BookingRow } from './documents.repository.ts'
import type { Paper } from './documents.service.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { listInvoices } from './invoices.repository.ts'
import { wordingOf } from './wording.service.ts'
import {
  creditLatest,
  customerOf,
  drawIssued,
  person,
  supplierOf,
  toIssued,
  wordBoth,
  writeInvoice,
} from './write-invoice.ts'

/** The pay link that an invoice is about. */
type Link = Selectable<DB['payment_request']>

/**
 * Issues the invoice of what a pay link took, in the transaction that notes the money and has locked the link; its number comes as
 * that commits. @param link.booking what the link is about, if it is about one.
 */
export async function issueLinkInvoice(
  trx: Kysely<DB>,
  operator: Operator,
  { link, booking }: { link: Link; booking: BookingRow | undefined },
  { amount, now }: { amount: number; now: Date },
): Promise<number> {
  const { issuer, supplier } = supplierOf(operator)
  const ground = groundOf(link, operator)
  return writeInvoice(
    trx,
    { about: { payment_request_id: link.id }, issuer, correctsId: null, now },
    {
      corrects: null,
      reference: booking?.reference ?? '',
      supplier,
      customer: payerOf(link, booking),
      lines: linesOf(link, amount),
      currency: link.currency,
      ground,
      groundText: wordBoth((language) => messageOf(language, 'documents', `invoice.ground.${ground}`, { hotel: '' })),
      ...sumInvoice(amount, ground, link.vat_percent ?? 0),
      method: 'card',
    },
  )
}

/** Credits what a pay link gives back, in the transaction that notes it and has locked the link. */
export async function creditLinkInvoice(
  trx: Kysely<DB>,
  link: Link,
  { amount, now }: { amount: number; now: Date },
): Promise<number[]> {
  const about = { payment_request_id: link.id }
  const what = wordWhat(link)
  const text = wordBoth((language) => wordingOf(language).say('invoice.returned', { what }))
  return creditLatest(trx, about, await listInvoices(trx, about), { amount, text, now })
}

/** What was issued for a pay link, the first one first; nothing once its payer was erased. */
export async function listLinkIssued(db: Kysely<DB>, link: Link): Promise<Omit<IssuedPaper, 'address'>[]> {
  return (await listReadable(db, link)).map(toIssued)
}

/** An invoice or credit note of a pay link. 404 for a number it does not have. */
export async function readLinkInvoice(
  context: Pick<PaperContext, 'db'>,
  link: Link,
  language: Language,
  number: string,
): Promise<Paper> {
  const invoice = (await listReadable(context.db, link)).find((each) => each.number === number)
  if (!invoice) throw new AppError('not_found')
  return drawIssued(context, invoice, language)
}

/** Papers are kept for the books and name their payer; whoever has the link's code reads them until the person is erased. */
async function listReadable(db: Kysely<DB>, link: Link) {
  return link.payer_email === '' ? [] : listInvoices(db, { payment_request_id: link.id })
}

/** What the office said, else the ground of a stay. */
function groundOf(link: Link, operator: Operator): InvoiceGround {
  const said = linkGrounds.find((ground) => ground === link.ground)
  return said ?? (operator.vatNumber ? 'margin' : 'unregistered')
}

/** Whoever booked pays as their booking says, for their company too; anybody else under the name the office gave. */
function payerOf(link: Link, booking: BookingRow | undefined): InvoiceContent['customer'] {
  const holder: Holder | undefined = holderSchema.safeParse(booking?.holder).data
  if (booking && holder?.email.toLowerCase() === link.payer_email.toLowerCase()) return customerOf(booking)
  return person(link.payer_name || link.payer_email)
}

/** Line by line when all was paid at once, else one line over the part. */
function linesOf(link: Link, amount: number): InvoiceContent['lines'] {
  if (amount !== link.amount) return [{ text: wordBoth(() => wordWhat(link)), amount }]
  return requestLinesSchema.parse(link.lines).map((line) => ({
    text: wordBoth(() => line.text),
    amount: fromDecimal(line.amount, link.currency) ?? 0,
  }))
}

function wordWhat(link: Link): string {
  return requestLinesSchema
    .parse(link.lines)
    .map(({ text }) => text)
    .join(', ')
}
