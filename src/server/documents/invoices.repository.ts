import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type InvoiceRow = Selectable<DB['invoice']> & { number: string }

/** What an invoice is about: a stay, or what a pay link was for. */
export type InvoiceSubject = { booking_id: number } | { payment_request_id: number }

export type NewInvoice = {
  issuer: string
  kind: 'invoice' | 'credit_note'
  about: InvoiceSubject
  correctsId: number | null
  total: number
  currency: string
  content: object
  now: Date
}

/**
 * Writes an invoice and answers its id. The database gives it the next number of its issuer's year, in the column and in the
 * content, as the transaction commits: one that is rolled back takes none, so there is no gap, and none is given twice.
 */
export async function insertInvoice(trx: Kysely<DB>, invoice: NewInvoice): Promise<number> {
  const { id } = await trx
    .insertInto('invoice')
    .values({
      ...{ issuer: invoice.issuer, kind: invoice.kind, ...invoice.about, corrects_id: invoice.correctsId },
      ...{ total: invoice.total, currency: invoice.currency, issued_at: invoice.now },
      content: JSON.stringify(invoice.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was issued about a stay or a link, in that order; not for the transaction that writes one, where it has no number. */
export async function listInvoices(db: Kysely<DB>, about: InvoiceSubject): Promise<InvoiceRow[]> {
  const [column, id] =
    'booking_id' in about
      ? (['booking_id', about.booking_id] as const)
      : (['payment_request_id', about.payment_request_id] as const)
  return db
    .selectFrom('invoice')
    .selectAll()
    .where(column, '=', id)
    .orderBy('id')
    .$narrowType<{ number: string }>()
    .execute()
}

/**
 * Invoices and credit notes of a booking and of the pay links about it, in the order of issue. `whose`: of the links those alone that
 * were sent to whoever booked, since what somebody else paid is not theirs to read.
 */
export async function listBookingInvoices(
  db: Kysely<DB>,
  bookingId: number,
  whose: 'holder' | 'anybody',
): Promise<InvoiceRow[]> {
  const theirs = whose === 'anybody' ? sql`true` : sql`lower(link.payer_email) = lower(booking.holder ->> 'email')`
  const { rows } = await sql<InvoiceRow>`
    SELECT * FROM invoice WHERE booking_id = ${bookingId} OR payment_request_id = ANY (ARRAY(
      SELECT link.id FROM payment_request link JOIN booking ON booking.id = link.booking_id
      WHERE link.booking_id = ${bookingId} AND ${theirs}))
    ORDER BY id`.execute(db)
  return rows
}

/** Keeps others from crediting the same invoices meanwhile. */
export async function lockInvoices(trx: Kysely<DB>, bookingId: number): Promise<InvoiceRow[]> {
  await sql`SELECT id FROM booking WHERE id = ${bookingId} FOR UPDATE`.execute(trx)
  return listInvoices(trx, { booking_id: bookingId })
}

export async function findFile(
  db: Kysely<DB>,
  invoiceId: number,
  language: string,
): Promise<{ pdf: Buffer; sha256: string } | undefined> {
  return db
    .selectFrom('invoice_file')
    .select(['pdf', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** Keeps a drawn invoice, unless another reader was faster. */
export async function insertFile(
  db: Kysely<DB>,
  file: { invoice_id: number; language: string; pdf: Buffer; sha256: string },
): Promise<void> {
  await db
    .insertInto('invoice_file')
    .values(file)
    .onConflict((conflict) => conflict.columns(['invoice_id', 'language']).doNothing())
    .execute()
}
