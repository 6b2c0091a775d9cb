import { type Kysely, sql } from 'kysely'

/**
 * Invoices get their numbers as their transaction commits. Before, the series waited for whoever had its next number until that
 * transaction had sent its last statements and was on the disk; now only for the disk. The program before this one still brings
 * numbers with it, out of the same row of the series.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without one only in the transaction that writes the invoice.
  'ALTER TABLE invoice ALTER COLUMN number DROP NOT NULL',
  'DROP TRIGGER invoice_stands ON invoice',
  `CREATE TRIGGER invoice_stands BEFORE UPDATE ON invoice
    FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION refuse_invoice_change()`,
  `CREATE TRIGGER invoice_stays BEFORE DELETE ON invoice
    FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change()`,
  // ППЗДДС, art. 78: ten Arabic digits, ascending, none left out or given twice. The year's last two and eight that count from 1;
  // a hundred millionth gives signs that the table refuses.
  `CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      issued_in integer := extract(year FROM NEW.issued_at AT TIME ZONE 'Europe/Sofia');
      place integer;
      given text;
    BEGIN
      INSERT INTO invoice_series AS series (issuer, year, last_number) VALUES (NEW.issuer, issued_in, 1)
      ON CONFLICT (issuer, year) DO UPDATE SET last_number = series.last_number + 1
      RETURNING last_number INTO place;
      given := to_char(issued_in % 100, 'FM00') || to_char(place, 'FM00000000');
      UPDATE invoice SET number = given, content = content || jsonb_build_object('number', given) WHERE id = NEW.id;
      RETURN NULL;
    END
  $$`,
  `CREATE CONSTRAINT TRIGGER invoice_numbered AFTER INSERT ON invoice DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION number_invoice()`,
]
