import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { fromDecimal } from '../src/domain/money.ts'
import { type Card, cards, messageCopies, refusals } from './cards.ts'

/** A call that the books refuse; `code` is stable, and asking again changes nothing. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  constructor(code: string, message: string, status = 409) {
    super(message)
    this.code = code
    this.status = status
  }
}

const paymentRow = z.object({
  number: z.number(),
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['open', 'processing', 'authorized', 'captured', 'canceled']),
  amount: z.number(),
  currency: z.string(),
  captured: z.number(),
  refunded: z.number(),
  fee: z.number().nullable(),
  last_error: z.string().nullable(),
  card: z.enum(cards).nullable(),
  challenge: z.number(),
  answer_at: z.number().nullable(),
  description: z.string(),
  language: z.enum(['bg', 'en']),
  return_url: z.string(),
  cancel_url: z.string(),
  created_at: z.number(),
  expires_at: z.number(),
})
export type Payment = z.output<typeof paymentRow>

/** What opening a payment needs; amounts in minor units, instants in milliseconds. */
export type NewPayment = Pick<
  Payment,
  'order_id' | 'amount' | 'currency' | 'description' | 'language' | 'return_url' | 'cancel_url' | 'expires_at'
>

export type MessageType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.canceled'
  | 'payment.failed'
  | 'refund.succeeded'
  | 'refund.failed'
  | 'dispute.opened'
  | 'dispute.closed'
  | 'payout.failed'

export type Refund = { id: string; payment: string; amount: number; status: 'succeeded' }

type Told = Pick<Payment, 'id' | 'card'> & { order_id: string | null }

/** How long the slow bank takes, and how long after the end of the time the late one answers; milliseconds. */
export type BankTimes = { slow: number; late: number }
export const bankTimes: BankTimes = { slow: 8000, late: 1000 }

/** The payments in the books. Every function that changes them runs inside `books.write`. */
export type Payments = ReturnType<typeof keepPayments>

export function keepPayments(db: DatabaseSync, times: BankTimes) {
  const select = db.prepare('SELECT * FROM payment WHERE id = ?')
  const selectSince = db.prepare('SELECT * FROM payment WHERE created_at >= ? AND number > ? ORDER BY number LIMIT 100')
  const selectDue = db.prepare(`SELECT * FROM payment WHERE answer_at <= :now
    UNION ALL SELECT * FROM payment WHERE status = 'open' AND expires_at <= :now`)
  const selectNext =
    db.prepare(`SELECT min(due) AS due FROM (SELECT min(answer_at) AS due FROM payment WHERE answer_at IS NOT NULL
    UNION ALL SELECT min(expires_at) FROM payment WHERE status = 'open')`)
  const insert =
    db.prepare(`INSERT INTO payment (id, order_id, status, amount, currency, description, language, return_url,
    cancel_url, created_at, expires_at) VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?)`)
  const update =
    db.prepare(`UPDATE payment SET status = ?, captured = ?, refunded = ?, fee = ?, last_error = ?, card = ?,
    challenge = ?, answer_at = ? WHERE id = ?`)
  const insertRefund = db.prepare('INSERT INTO refund (id, payment_id, amount, created_at) VALUES (?, ?, ?, ?)')
  const selectDisputed = db.prepare(
    `SELECT coalesce(sum(amount), 0) AS sum FROM dispute WHERE payment_id = ? AND status <> 'won'`,
  )
  const insertMessage = db.prepare('INSERT INTO message (body, next_at) VALUES (?, ?)')

  const disputedOf = (id: string) => Number(selectDisputed.get(id)?.sum)

  function find(id: string): Payment | undefined {
    const row = select.get(id)
    return row && paymentRow.parse(row)
  }

  function require(id: string): Payment {
    const payment = find(id)
    if (!payment) throw new Refusal('not_found', 'There is no such payment.', 404)
    return payment
  }

  function change(payment: Payment, changes: Partial<Payment>): Payment {
    const next = { ...payment, ...changes }
    update.run(
      next.status,
      next.captured,
      next.refunded,
      next.fee,
      next.last_error,
      next.card,
      next.challenge,
      next.answer_at,
      next.id,
    )
    return next
  }

  /** Has the shop told that something came about a payment, or about `id` alone. */
  function tell(type: MessageType, payment: Told, now: number): void {
    const id = newId('evt')
    const created = Math.floor(now / 1000)
    const body = JSON.stringify({ id, type, ref: payment.id, order_id: payment.order_id, created })
    const copies = payment.card ? (messageCopies[payment.card] ?? 1) : 1
    for (let copy = 0; copy < copies; copy++) insertMessage.run(body, now)
  }

  function authorize(payment: Payment, now: number): Payment {
    const next = change(payment, { status: 'authorized', last_error: null, challenge: 0, answer_at: null })
    tell('payment.authorized', next, now)
    return next
  }

  function refuse(payment: Payment, code: string, now: number): Payment {
    const next = change(payment, { last_error: code, challenge: 0 })
    tell('payment.failed', next, now)
    return next
  }

  return {
    find,
    require,
    tell,

    listSince(since: number, after: number): Payment[] {
      return selectSince.all(since, after).map((row) => paymentRow.parse(row))
    },

    open(order: NewPayment, now: number): Payment {
      const id = newId('pay')
      insert.run(
        id,
        order.order_id,
        order.amount,
        order.currency,
        order.description,
        order.language,
        order.return_url,
        order.cancel_url,
        now,
        order.expires_at,
      )
      return require(id)
    },

    /** The visitor presses "pay" with one of the test cards; of a payment that is not open nothing happens. */
    pay(id: string, card: Card, now: number): Payment {
      const payment = require(id)
      if (payment.status !== 'open' || payment.expires_at <= now) return payment
      const chosen = change(payment, { card, last_error: null, challenge: 0 })
      const refusal = refusals[card]
      if (refusal) return refuse(chosen, refusal, now)
      if (card === 'challenge_passed' || card === 'challenge_failed') return change(chosen, { challenge: 1 })
      if (card === 'slow') return change(chosen, { status: 'processing', answer_at: now + times.slow })
      if (card === 'late') return change(chosen, { status: 'processing', answer_at: payment.expires_at + times.late })
      return authorize(chosen, now)
    },

    /** The second step at the card's bank; the bank of the card that fails there refuses whatever is pressed. */
    answerChallenge(id: string, confirmed: boolean, now: number): Payment {
      const payment = require(id)
      if (payment.status !== 'open' || payment.challenge === 0 || payment.expires_at <= now) return payment
      if (confirmed && payment.card === 'challenge_passed') return authorize(payment, now)
      return refuse(payment, 'authentication_failed', now)
    },

    capture(id: string, amount: number, now: number): Payment {
      const payment = require(id)
      if (payment.status !== 'authorized') throw new Refusal('not_authorized', `The payment is ${payment.status}.`)
      if (amount > payment.amount) throw new Refusal('amount_too_large', 'More than was set aside cannot be taken.')
      const fee = reckonFee(amount, payment.currency)
      const next = change(payment, { status: 'captured', captured: amount, fee })
      tell('payment.captured', next, now)
      return next
    },

    cancel(id: string, now: number): Payment {
      const payment = require(id)
      if (payment.status === 'canceled') return payment
      if (payment.status === 'captured') throw new Refusal('already_captured', 'What was taken can only be refunded.')
      if (payment.status === 'processing') throw new Refusal('still_processing', 'The bank has not answered yet.')
      const next = change(payment, { status: 'canceled', challenge: 0 })
      tell('payment.canceled', next, now)
      return next
    },

    /** @param how.silent nobody is told. */
    refund(id: string, amount: number, now: number, { silent = false } = {}): Refund {
      const payment = require(id)
      if (payment.status !== 'captured') throw new Refusal('not_captured', `The payment is ${payment.status}.`)
      if (amount > payment.captured - payment.refunded - disputedOf(id))
        throw new Refusal('amount_too_large', 'More than was taken cannot be given back.')
      const refundId = newId('rf')
      insertRefund.run(refundId, id, amount, now)
      const next = change(payment, { refunded: payment.refunded + amount })
      if (!silent) tell('refund.succeeded', next, now)
      return { id: refundId, payment: id, amount, status: 'succeeded' }
    },

    /** A refund could not be delivered: its money is the shop's again. */
    takeBack(id: string, amount: number, now: number, { silent = false } = {}): void {
      const payment = require(id)
      const next = change(payment, { refunded: payment.refunded - amount })
      if (!silent) tell('refund.failed', next, now)
    },

    /** Banks that answer now, and open payments whose time is over. */
    runDue(now: number): void {
      for (const row of selectDue.all({ now })) {
        const payment = paymentRow.parse(row)
        if (payment.status === 'processing') authorize(payment, now)
        else tell('payment.canceled', change(payment, { status: 'canceled', challenge: 0 }), now)
      }
    },

    /** When `runDue` is to be asked next; null while nothing waits. */
    nextDue(): number | null {
      const due = selectNext.get()?.due
      return typeof due === 'number' ? due : null
    },
  }
}

/** 1.4 % and 0.25 of the currency, in minor units, rounded half up once. */
export function reckonFee(amount: number, currency: string): number {
  const whole = fromDecimal('1', currency) ?? 100
  return Math.floor((amount * 14 + whole * 250 + 500) / 1000)
}

/** Unguessable: whoever knows a payment's id may open its page. */
function newId(kind: 'pay' | 'rf' | 'evt'): string {
  return `${kind}_${randomBytes(16).toString('hex')}`
}
