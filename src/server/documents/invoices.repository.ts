import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type InvoiceRow = Selectable<DB['invoice']>

/**
 * The next number of an issuer's year. Its row stays locked until the transaction ends, so whoever comes next waits: a transaction
 * that is rolled back gives the number back, and none is given twice.
 */
export async function takeNumber(trx: Kysely<DB>, issuer: string, year: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    INSERT INTO invoice_series (issuer, year, last_number) VALUES (${issuer}, ${year}, 1)
    ON CONFLICT (issuer, year) DO UPDATE SET last_number = invoice_series.last_number + 1
    RETURNING last_number`.execute(trx)
  const number = rows[0]?.last_number
  if (number === undefined) throw new Error('The series gave no number')
  return number
}

export type NewInvoice = {
  issuer: string
  number: string
  kind: 'invoice' | 'credit_note'
  bookingId: number
  correctsId: number | null
  total: number
  currency: string
  content: unknown
  now: Date
}

export async function insertInvoice(trx: Kysely<DB>, invoice: NewInvoice): Promise<InvoiceRow> {
  return trx
    .insertInto('invoice')
    .values({
      issuer: invoice.issuer,
      number: invoice.number,
      kind: invoice.kind,
      booking_id: invoice.bookingId,
      corrects_id: invoice.correctsId,
      total: invoice.total,
      currency: invoice.currency,
      content: JSON.stringify(invoice.content),
      issued_at: invoice.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The booking's invoices and credit notes in the order of issue. */
export async function listInvoices(db: Kysely<DB>, bookingId: number): Promise<InvoiceRow[]> {
  return db.selectFrom('invoice').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()
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
