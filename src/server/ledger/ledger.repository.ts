import { type Kysely, sql } from 'kysely'
import { type LedgerLine, ledgerAccounts } from '../../domain/ledger.ts'
import type { DB } from '../db/schema.ts'

export type Posting = {
  /** The same event posted again does nothing: `capture:<intent>`. */
  key: string
  kind: string
  /** Null: it is about none, as a pay link may be. */
  bookingId: number | null
  lines: readonly LedgerLine[]
  currency: string
  at: Date
}

/** Writes one balanced transaction, once for its key, in the caller's transaction. The database refuses what does not balance. */
export async function post(trx: Kysely<DB>, posting: Posting): Promise<void> {
  if (posting.lines.length === 0) return
  await sql`/* prepared: post-to-ledger */
    WITH posted AS (
      INSERT INTO ledger_transaction (key, kind, booking_id, at)
      VALUES (${posting.key}, ${posting.kind}, ${posting.bookingId}, ${posting.at}::timestamptz)
      ON CONFLICT (key) DO NOTHING
      RETURNING id
    )
    INSERT INTO ledger_entry (transaction_id, account, amount, currency)
    SELECT posted.id, line.account, line.amount, ${posting.currency}
    FROM posted, jsonb_to_recordset(${JSON.stringify(posting.lines)}::jsonb) AS line(account text, amount int)`.execute(
    trx,
  )
}

export type Balance = { account: string; currency: string; amount: number }

/** What each account stands at, of one booking or of all. */
export async function readBalances(db: Kysely<DB>, bookingId?: number): Promise<Balance[]> {
  return db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .select(['account', 'currency', sql<number>`sum(amount)`.as('amount')])
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? null))
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .execute()
}

/** The lines of the transaction with a key; none when there is none. */
export async function readLines(db: Kysely<DB>, key: string): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .select(['account', 'amount'])
    .where('key', '=', key)
    .orderBy('ledger_entry.id')
    .execute()
  return rows.flatMap(({ account, amount }) => {
    const known = ledgerAccounts.find((one) => one === account)
    return known ? [{ account: known, amount }] : []
  })
}

/** What a stay that is paid to us earns by what was posted of it, VAT included, in minor units. */
export async function readCommission(db: Kysely<DB>, bookingId: number): Promise<number> {
  const earned = (await readBalances(db, bookingId)).filter(
    ({ account }) => account === 'commission' || account === 'tax',
  )
  return -earned.reduce((sum, { amount }) => sum + Number(amount), 0)
}
