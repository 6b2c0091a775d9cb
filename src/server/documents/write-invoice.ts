import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { companySchema, holderSchema, type IssuedPaper } from '../../contract/checkout.ts'
import type { Language } from '../../contract/values.ts'
import { sumInvoice } from '../../domain/invoicing.ts'
import { toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import type { PaperContext } from './booking-facts.ts'
import type { BookingRow } from './documents.repository.ts'
import type { Paper } from './documents.service.ts'
import { drawPaper } from './drawing.ts'
import { type InvoiceContent, invoiceContentSchema } from './invoice-content.ts'
import { findFile, type InvoiceRow, type InvoiceSubject, insertFile, insertInvoice } from './invoices.repository.ts'

const zone = 'Europe/Sofia'

/** What is issued, and on whose behalf. `issuer`: whose series the number is from. */
type Issue = { about: InvoiceSubject; issuer: string; correctsId: number | null; now: Date }

/** Writes an invoice or credit note and answers its id; its number comes as the transaction commits. */
export async function writeInvoice(
  trx: Kysely<DB>,
  { about, issuer, correctsId, now }: Issue,
  content: Omit<InvoiceContent, 'kind' | 'number' | 'issued' | 'supplied'>,
): Promise<number> {
  const day = localDay(now, zone)
  const kind = correctsId === null ? 'invoice' : 'credit_note'
  const whole = invoiceContentSchema.parse({ ...content, kind, number: '', issued: day, supplied: day })
  const { total, currency } = whole
  return insertInvoice(trx, { issuer, kind, about, correctsId, total, currency, content: whole, now })
}

/** Corrects an invoice downwards, in the words of `text`. */
export async function creditInvoice(
  trx: Kysely<DB>,
  about: InvoiceSubject,
  invoice: InvoiceRow,
  { amount, text, now }: { amount: number; text: Record<Language, string>; now: Date },
): Promise<number> {
  const original = invoiceContentSchema.parse(invoice.content)
  return writeInvoice(
    trx,
    { about, issuer: invoice.issuer, correctsId: invoice.id, now },
    {
      ...original,
      corrects: { number: original.number, issued: original.issued },
      lines: [{ text, amount }],
      ...sumInvoice(amount, original.ground, original.tax?.percent ?? 0),
    },
  )
}

/** Credits a sum over what is left of the invoices, the latest first; what they do not hold is not credited. */
export async function creditLatest(
  trx: Kysely<DB>,
  about: InvoiceSubject,
  issued: readonly InvoiceRow[],
  credit: { amount: number; text: Record<Language, string>; now: Date },
): Promise<number[]> {
  const notes: number[] = []
  let over = credit.amount
  for (const invoice of issued.filter(isInvoice).toReversed()) {
    const amount = Math.min(leftOf(invoice, issued), over)
    if (amount <= 0) continue
    notes.push(await creditInvoice(trx, about, invoice, { ...credit, amount }))
    over -= amount
  }
  return notes
}

export function isInvoice({ kind }: Pick<InvoiceRow, 'kind'>): boolean {
  return kind === 'invoice'
}

/** What of an invoice is not credited. */
export function leftOf(invoice: InvoiceRow, issued: readonly InvoiceRow[]): number {
  return issued
    .filter(({ corrects_id: corrects }) => corrects === invoice.id)
    .reduce((left, { total }) => left - total, invoice.total)
}

/** Who issues, as an invoice names them, and whose series its number is from. */
export function supplierOf(operator: Operator): { issuer: string; supplier: InvoiceContent['supplier'] } {
  const supplier = {
    name: operator.name,
    legalName: operator.legalName,
    address: operator.address,
    eik: operator.companyNumber,
    vat: operator.vatNumber,
    logo: operator.logoUrl !== undefined,
  }
  return { issuer: operator.companyNumber || 'operator', supplier }
}

/** To whom a booking's invoices are made out: the company it was ordered for, else whoever ordered. */
export function customerOf(row: Pick<BookingRow, 'company' | 'holder'>): InvoiceContent['customer'] {
  if (row.company !== null) return companySchema.parse(row.company)
  const holder = holderSchema.parse(row.holder)
  return person(`${holder.first_name} ${holder.last_name}`)
}

export function person(name: string): InvoiceContent['customer'] {
  return { name, address: null, eik: null, vat: null, mol: null }
}

export function wordBoth(word: (language: Language) => string): Record<Language, string> {
  return { bg: word('bg'), en: word('en') }
}

/** An invoice or credit note as lists name it. */
export function toIssued(invoice: InvoiceRow): Omit<IssuedPaper, 'address'> {
  return {
    kind: isInvoice(invoice) ? 'invoice' : 'credit_note',
    about: invoice.payment_request_id === null ? 'stay' : 'pay_link',
    number: invoice.number,
    issued: localDay(invoice.issued_at, zone),
    total: toDecimal(invoice.total, invoice.currency),
    currency: invoice.currency,
  }
}

/** The drawing of an invoice, kept when it is first read and never made again. */
export async function drawIssued(
  context: Pick<PaperContext, 'db'>,
  invoice: InvoiceRow,
  language: Language,
): Promise<Paper> {
  const { pdf } = await keepFile(context, invoice, language)
  return { name: `${invoice.kind}-${invoice.number}.pdf`, type: 'application/pdf', content: pdf }
}

async function keepFile(
  context: Pick<PaperContext, 'db'>,
  invoice: InvoiceRow,
  language: Language,
): Promise<{ pdf: Buffer }> {
  const kept = await findFile(context.db, invoice.id, language)
  if (kept) return kept
  const content = invoiceContentSchema.parse(invoice.content)
  const pdf = await drawPaper({ paper: 'invoice', content, language })
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await insertFile(context.db, { invoice_id: invoice.id, language, pdf, sha256 })
  return (await findFile(context.db, invoice.id, language)) ?? { pdf }
}
