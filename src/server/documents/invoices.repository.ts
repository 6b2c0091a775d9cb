import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type InvoiceRow = Selectable<DB['invoice']> & { number: string }

export type NewInvoice = {
  issuer: string
  kind: 'invoice' | 'credit_note'
  bookingId: number
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
      ...{ issuer: invoice.issuer, kind: invoice.kind, booking_id: invoice.bookingId, corrects_id: invoice.correctsId },
      ...{ total: invoice.total, currency: invoice.currency, issued_at: invoice.now },
      content: JSON.stringify(invoice.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The booking's invoices and credit notes in the order of issue; not for the transaction that writes one, where it has no number. */
export async function listInvoices(db: Kysely<DB>, bookingId: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .$narrowType<{ number: string }>()
    .execute()
}

/** Keeps others from crediting the same invoices meanwhile. */
export async function lockInvoices(trx: Kysely<DB>, bookingId: number): Promise<InvoiceRow[]> {
  await sql`SELECT id FROM booking WHERE id = ${bookingId} FOR UPDATE`.execute(trx)
  return listInvoices(trx, bookingId)
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
