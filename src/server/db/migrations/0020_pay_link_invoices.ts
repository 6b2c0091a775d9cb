import { type Kysely, sql } from 'kysely'

/**
 * Invoices of pay links, from the same series, and links for a penalty that was more than had been paid. An invoice is about a booking or about a link, as a payment is; the program before
 * this one looks for those of bookings alone, so a cancelling never credits what a link was paid for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `ALTER TABLE invoice ALTER COLUMN booking_id DROP NOT NULL,
    ADD COLUMN payment_request_id integer REFERENCES payment_request (id)`,
  'ALTER TABLE invoice ADD CONSTRAINT invoice_subject CHECK (num_nonnulls(booking_id, payment_request_id) = 1)',
  'CREATE INDEX invoice_payment_request ON invoice (payment_request_id) WHERE payment_request_id IS NOT NULL',
  // On what ground it will be invoiced; null: on that of a stay.
  `ALTER TABLE payment_request ADD COLUMN ground text CHECK (ground IN ('vat', 'margin', 'unregistered')),
    ADD COLUMN vat_percent smallint CHECK (vat_percent BETWEEN 1 AND 99)`,
  `ALTER TABLE payment_request ADD CONSTRAINT payment_request_vat
    CHECK ((ground IS NOT DISTINCT FROM 'vat') = (vat_percent IS NOT NULL))`,
  `ALTER TABLE payment_request ADD COLUMN pays_penalty boolean NOT NULL DEFAULT false`,
  'ALTER TABLE payment_request ADD CONSTRAINT payment_request_penalty CHECK (booking_id IS NOT NULL OR NOT pays_penalty)',
  // Asked for once, as long as that may still be paid or was.
  `CREATE UNIQUE INDEX payment_request_penalty_once ON payment_request (booking_id)
    WHERE pays_penalty AND status IN ('draft', 'sent', 'viewed', 'partially_paid', 'paid')`,
]
