import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Books } from './books.ts'
import { type Payment, type Payments, Refusal } from './payments.ts'

/** What the provider charges for a dispute, in minor units. */
const disputeFee = 1500

const movementRow = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'dispute', 'payout']),
  payment: z.string().nullable(),
  order_id: z.string().nullable(),
  currency: z.string(),
  amount: z.number(),
  status: z.string(),
  created_at: z.number(),
})

const everyMovement = `SELECT refund.id, 'refund' AS kind, payment_id AS payment, order_id, currency, refund.amount, refund.status,
    refund.created_at
  FROM refund JOIN payment ON payment.id = payment_id
  UNION ALL SELECT dispute.id, 'dispute', payment_id, order_id, currency, dispute.amount, dispute.status, dispute.created_at
  FROM dispute JOIN payment ON payment.id = payment_id
  UNION ALL SELECT id, 'payout', NULL, NULL, currency, amount, 'failed', created_at FROM payout`

/** Refunds, disputes and failed payouts as the API tells them, the earliest first. */
export function keepMovements(db: DatabaseSync) {
  const selectOf = db.prepare(`SELECT * FROM (${everyMovement}) WHERE payment = ? ORDER BY created_at, id`)
  const selectSince = db.prepare(
    `SELECT * FROM (${everyMovement}) WHERE created_at >= ? ORDER BY created_at, id LIMIT 100 OFFSET ?`,
  )
  return {
    of: (payment: string): object[] => selectOf.all(payment).map(describe),
    since: (since: number, skip: number): object[] => selectSince.all(since, skip).map(describe),
  }
}

/** A dispute takes its money when it is opened, and gives it back when it is won; its fee is kept. */
function describe(row: unknown): object {
  const { created_at, status, kind, ...movement } = movementRow.parse(row)
  const taken = kind === 'dispute' ? { taken: status === 'won' ? 0 : movement.amount, fee: disputeFee } : {}
  return { kind, status, ...movement, ...taken, created_at: new Date(created_at).toISOString() }
}

const minorUnits = z.number().int().positive().max(99_999_999_999)
/** Without a message nothing tells the shop of it. */
const silent = z.boolean().default(false)
const ofPayment = z.object({ payment: z.string(), amount: minorUnits, silent })
const idSchema = z.object({ id: z.string() })

/**
 * What the people of the provider or a card's bank do with payments, as in the dashboard of a real one, behind the API's bearer.
 * `payment` is its number with the provider, or with the shop.
 */
export function registerDashboard(
  app: FastifyInstance,
  { books, payments, onChange }: { books: Books; payments: Payments; onChange: () => void },
): void {
  const { db } = books
  const selectByOrder = db.prepare('SELECT id FROM payment WHERE order_id = ?')
  const selectRefund = db.prepare('SELECT payment_id, amount, status FROM refund WHERE id = ?')
  const setRefund = db.prepare('UPDATE refund SET status = ? WHERE id = ?')
  const insertDispute = db.prepare(
    `INSERT INTO dispute (id, payment_id, amount, status, created_at) VALUES (?, ?, ?, 'open', ?)`,
  )
  const selectDispute = db.prepare('SELECT payment_id, status FROM dispute WHERE id = ?')
  const setDispute = db.prepare('UPDATE dispute SET status = ? WHERE id = ?')
  const insertPayout = db.prepare('INSERT INTO payout (id, amount, currency, created_at) VALUES (?, ?, ?, ?)')

  const find = (name: string): Payment => payments.require(String(selectByOrder.get(name)?.id ?? name))

  async function change(work: (now: number) => object): Promise<object> {
    const answer = await books.write(() => work(Date.now()))
    onChange()
    return answer
  }

  app.post('/dashboard/refunds', (request) => {
    const { payment, amount, silent } = ofPayment.parse(request.body)
    return change((now) => payments.refund(find(payment).id, amount, now, { silent }))
  })

  app.post('/dashboard/refunds/:id/fail', (request) => {
    const { id } = idSchema.parse(request.params)
    const { silent: quiet } = z.object({ silent }).parse(request.body ?? {})
    return change((now) => {
      const row = selectRefund.get(id)
      if (!row) throw new Refusal('not_found', 'There is no such refund.', 404)
      if (row.status === 'failed') return { id, status: 'failed' }
      setRefund.run('failed', id)
      payments.takeBack(String(row.payment_id), Number(row.amount), now, { silent: quiet })
      return { id, status: 'failed' }
    })
  })

  app.post('/dashboard/disputes', (request) => {
    const { payment, amount, silent } = ofPayment.parse(request.body)
    return change((now) => {
      const found = find(payment)
      if (amount > found.captured) throw new Refusal('amount_too_large', 'More than was taken cannot be disputed.')
      const id = `dp_${randomBytes(16).toString('hex')}`
      insertDispute.run(id, found.id, amount, now)
      if (!silent) payments.tell('dispute.opened', found, now)
      return { id, status: 'open' }
    })
  })

  app.post('/dashboard/disputes/:id', (request) => {
    const { id } = idSchema.parse(request.params)
    const { outcome, silent: quiet } = z.object({ outcome: z.enum(['won', 'lost']), silent }).parse(request.body)
    return change((now) => {
      const row = selectDispute.get(id)
      if (!row) throw new Refusal('not_found', 'There is no such dispute.', 404)
      if (row.status !== 'open') throw new Refusal('dispute_closed', `The dispute is ${row.status}.`)
      setDispute.run(outcome, id)
      if (!quiet) payments.tell('dispute.closed', payments.require(String(row.payment_id)), now)
      return { id, status: outcome }
    })
  })

  app.post('/dashboard/payouts', (request) => {
    const {
      amount,
      currency,
      silent: quiet,
    } = z.object({ amount: minorUnits, currency: z.string().regex(/^[A-Z]{3}$/), silent }).parse(request.body)
    return change((now) => {
      const id = `po_${randomBytes(16).toString('hex')}`
      insertPayout.run(id, amount, currency, now)
      if (!quiet) payments.tell('payout.failed', { id, order_id: null, card: null }, now)
      return { id, status: 'failed' }
    })
  })
}
