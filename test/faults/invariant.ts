import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { expectBooksBalanced } from '../stock.ts'
import type { Stage } from './stage.ts'
import type { Visitor } from './visitor.ts'

/**
 * How long after a fault, or the restart that ends it, everything has to be right again, in milliseconds: a minute is the
 * promise. A machine that does much else needs more (FAULTS_PATIENCE, in seconds).
 */
const patience = Number(process.env.FAULTS_PATIENCE ?? 60) * 1000

/** What came of a visitor's order: a stay that is paid, one that was cancelled and given back, or nothing at all. */
export type Outcome = 'confirmed' | 'refunded' | 'nothing'

const expected = {
  confirmed: { status: 'confirmed', payment: 'paid', charges: 1, mails: 1 },
  refunded: { status: 'cancelled', payment: 'refunded', charges: 1, mails: 1 },
  nothing: { status: null, payment: null, charges: 0, mails: 0 },
} as const

/** Waits until all is right with a visitor's order, for a minute from `since`. */
export async function expectSound(stage: Stage, visitor: Visitor, outcome: Outcome, since = Date.now()): Promise<void> {
  await vi.waitFor(() => expectSoundNow(stage, visitor, outcome), {
    timeout: Math.max(since + patience - Date.now(), 1),
    interval: 1000,
  })
}

/** Waits for what the program does by itself; `expect.poll` loses its test where several run at a time. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: patience, interval: 500 })
}

/**
 * The one invariant of every fault: what the provider took is what our ledger and the booking say; it was taken once for one
 * confirmed booking, or given back; one mail told of it; nothing is left to do; and every unit is where it belongs.
 */
export async function expectSoundNow(
  { db, provider, mails }: Stage,
  visitor: Visitor,
  outcome: Outcome,
): Promise<void> {
  const wanted = expected[outcome]
  const bookings = await db
    .selectFrom('booking')
    .selectAll()
    .where('checkout_session_id', '=', visitor.session.id)
    .execute()
  const intents = await db
    .selectFrom('payment_intent')
    .selectAll()
    .where('checkout_session_id', '=', visitor.session.id)
    .execute()
  const orders = new Set(intents.map(({ id }) => id))
  const theirs = (await provider.listPayments()).filter(({ order_id }) => orders.has(order_id))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

  // The provider: one charge, and no money set aside for nothing.
  expect(theirs.filter(({ captured }) => captured > 0)).toHaveLength(wanted.charges)
  expect(theirs.filter(({ status }) => status === 'authorized' || status === 'processing')).toEqual([])
  const captured = sum(theirs.map((payment) => payment.captured))
  const refunded = sum(theirs.map((payment) => payment.refunded))

  // The booking: one, in the right state, with exactly that money.
  expect(bookings.length, 'bookings of one session').toBeLessThanOrEqual(1)
  const [booking] = bookings
  const stands = booking && !['pending_payment', 'expired', 'rejected'].includes(booking.status) ? booking : undefined
  expect(stands?.status ?? null).toBe(wanted.status)
  if (stands) {
    expect(stands.payment_status).toBe(wanted.payment)
    expect({ paid: stands.paid, refunded: stands.refunded }).toEqual({ paid: captured, refunded })
    expect(captured).toBe(stands.total)
  }
  expect(refunded).toBe(outcome === 'refunded' ? captured : 0)

  // The ledger: each event once, the provider's account to the cent.
  const { rows: events } = await sql<{ kind: string; provider: number; balance: number }>`
    SELECT kind, coalesce(sum(amount) FILTER (WHERE account = 'provider'), 0)::int AS provider, sum(amount)::int AS balance
    FROM ledger_transaction JOIN ledger_entry ON transaction_id = ledger_transaction.id
    WHERE booking_id = ${booking?.id ?? 0} GROUP BY ledger_transaction.id, kind`.execute(db)
  expect(sum(events.map((event) => event.provider))).toBe(captured - refunded - sum(theirs.map(({ fee }) => fee ?? 0)))
  expect(events.filter(({ balance }) => balance !== 0)).toEqual([])
  for (const kind of ['stay', 'capture'])
    expect(
      events.filter((event) => event.kind === kind),
      kind,
    ).toHaveLength(wanted.charges)

  // Nothing is left to do.
  if (outcome !== 'nothing')
    expect(intents.filter(({ status, check_at }) => status !== 'canceled' && check_at !== null)).toEqual([])
  const { rows: pending } = await sql`SELECT refund.id FROM refund JOIN payment_intent ON payment_intent.id = intent_id
    WHERE booking_id = ${booking?.id ?? 0} AND refund.status <> 'succeeded'`.execute(db)
  expect(pending).toEqual([])

  // One mail, which mail servers know again by its number if it comes twice.
  const queued = await db
    .selectFrom('outgoing_mail')
    .select(['kind', 'sent_at'])
    .where('recipient', '=', visitor.email)
    .execute()
  const confirmations = queued.filter(({ kind }) => kind === 'booking_confirmed')
  expect(confirmations).toHaveLength(wanted.mails)
  expect(queued.filter(({ sent_at }) => sent_at === null)).toEqual([])
  const arrived = new Set(mails.arrived.filter(({ to }) => to === visitor.email).map(({ id }) => id))
  expect(arrived.size, 'mails that arrived').toBe(queued.length)

  await expectBooksBalanced(db)
}

/** Of all visitors together: the provider knows of no payment that we do not, and its books and ours come to the same. */
export async function expectBooksAgree({ db, provider }: Stage): Promise<void> {
  const ours = await db.selectFrom('payment_intent').select(['id', 'captured', 'refunded', 'fee']).execute()
  const known = new Map(ours.map((intent) => [intent.id, intent]))
  const theirs = await provider.listPayments()
  for (const { order_id, captured, refunded } of theirs)
    expect(known.get(order_id)).toMatchObject({ captured, refunded })
  const { rows } = await sql<{ account: string; amount: number }>`
    SELECT account, sum(amount)::int AS amount FROM ledger_entry GROUP BY account`.execute(db)
  const kept = theirs.reduce((sum, { captured, refunded, fee }) => sum + captured - refunded - (fee ?? 0), 0)
  expect(rows.find(({ account }) => account === 'provider')?.amount ?? 0).toBe(kept)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  await expectBooksBalanced(db)
}
