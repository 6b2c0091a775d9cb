import { type Kysely, type Selectable, sql } from 'kysely'
import { invoiceSeries } from '../../domain/invoicing.ts'
import type { DB } from '../db/schema.ts'

export type InvoiceRow = Selectable<DB['invoice']>

export type NewInvoice = {
  issuer: string
  year: number
  kind: 'invoice' | 'credit_note'
  bookingId: number
  correctsId: number | null
  total: number
  currency: string
  /** Its `number` is written here. */
  content: { number: string }
  now: Date
}

/**
 * Writes an invoice under the next number of its issuer's year and answers that number's place in the year. The row of the year
 * stays locked until the transaction ends, so whoever comes next waits: a transaction that is rolled back gives the number back,
 * and none is given twice. One statement, for all who are paid wait here one behind the other.
 */
export async function insertInvoice(trx: Kysely<DB>, invoice: NewInvoice): Promise<{ id: number; sequence: number }> {
  const { prefix, digits } = invoiceSeries(invoice.year)
  const { rows } = await sql<{ id: number; sequence: number }>`
    WITH taken AS (
      INSERT INTO invoice_series (issuer, year, last_number) VALUES (${invoice.issuer}, ${invoice.year}, 1)
      ON CONFLICT (issuer, year) DO UPDATE SET last_number = invoice_series.last_number + 1
      RETURNING last_number, ${prefix} || lpad(last_number::text, ${digits}::int, '0') AS number
    ), written AS (
      INSERT INTO invoice (issuer, number, kind, booking_id, corrects_id, total, currency, content, issued_at)
      SELECT ${invoice.issuer}, number, ${invoice.kind}, ${invoice.bookingId}::int, ${invoice.correctsId}::int,
        ${invoice.total}::int, ${invoice.currency},
        ${JSON.stringify(invoice.content)}::jsonb || jsonb_build_object('number', number), ${invoice.now}::timestamptz
      FROM taken
      RETURNING id
    )
    SELECT written.id, taken.last_number AS sequence FROM written, taken`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The series gave no number')
  return row
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
