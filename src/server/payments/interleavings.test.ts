import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { chanceEvents, createRandom, firstTry, type Random } from '../../../test/random.ts'
import { compareMovements, refundDue, settleDue } from './reconciliation.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { buyer, provider, context, later } = payer

/** Things that happen at the same time. */
const width = 4
/** Things that happen in one history; then all must be settled. */
const historyLength = 60

/** What one visitor has come to. */
type Kept = { reference: string; key: string }
type Visitor = { session: { id: string; price_hash: string } | null; intents: string[]; booking: Kept | null }

type Move = (visitor: Visitor, random: Random) => Promise<unknown>

/** How often each comes: paying often enough that there is money to lose. */
const weights: Record<string, number> = {
  goToPay: 6,
  charge: 8,
  ask: 6,
  webhook: 3,
  payRest: 2,
  goToPayRest: 2,
  changeStay: 5,
  cancelStay: 2,
  askProperty: 3,
  answer: 2,
  outage: 2,
  dispute: 2,
  movementEnds: 3,
}

const latest = (visitor: Visitor) => visitor.intents.at(-1)

/** What visitors, the provider, the job and bad luck do. Each may come at any time and at the same time as others. */
const moves: Record<string, Move> = {
  async open(visitor, random) {
    const session = await payer.fillIn(random.pick(['NOW', 'DEP'] as const) ?? 'NOW').catch(() => null)
    if (session) visitor.session = session
  },
  async pay(visitor) {
    const { session } = visitor
    if (!session) return
    const body = { checkout_session: session.id, price_hash: session.price_hash }
    const response = await buyer.send('POST', 'payment/create_intent/', body)
    if (response.statusCode === 200) visitor.intents.push(response.json().id)
  },
  async page(visitor) {
    const intent = latest(visitor)
    if (intent) await buyer.send('POST', 'payment/checkout/', { payment_intent: intent })
  },
  async charge(visitor) {
    // Of any page that this visitor has open, an old one too.
    for (const intent of visitor.intents) {
      const payment = provider.find(intent)
      if (payment?.status === 'open') return provider.authorize(intent)
    }
  },
  async takeAtOnce(visitor, random) {
    // A provider that does not wait to be asked for the money.
    const intent = random.pick(visitor.intents)
    const payment = intent === undefined ? undefined : provider.find(intent)
    if (payment?.status === 'open') Object.assign(payment, { status: 'captured', captured: payment.amount, fee: 0 })
  },
  async decline(visitor) {
    const intent = latest(visitor)
    if (intent && provider.find(intent)?.status === 'open') provider.decline(intent)
  },
  async webhook(visitor, random) {
    const intent = random.pick(visitor.intents)
    if (intent && provider.find(intent)) await payer.webhook(intent, `evt_${intent}_${random.int(0, 2)}`)
  },
  async ask(visitor, random) {
    const intent = random.pick(visitor.intents)
    if (intent) await buyer.send('GET', `payment/payment_status/?payment_intent=${intent}`)
  },
  async giveUp(visitor) {
    const intent = latest(visitor)
    if (intent) await buyer.send('POST', 'payment/cancel_payment/', { payment_intent: intent })
  },
  async leave(visitor) {
    if (visitor.session) await buyer.send('DELETE', `checkout_sessions/${visitor.session.id}/`)
  },
  async cancelStay(visitor) {
    const booking = await bookingOf(visitor)
    if (!booking) return
    const path = `bookings/${booking.reference}/cancel/`
    const told = await buyer.send('POST', path, { simulate: true, key: booking.key })
    if (told.statusCode === 200) await buyer.send('POST', path, { penalty: told.json().penalty, key: booking.key })
  },
  async changeStay(visitor, random) {
    if (!(await bookingOf(visitor))) {
      await moves.goToPay?.(visitor, random)
      await moves.charge?.(visitor, random)
    }
    const booking = await bookingOf(visitor)
    if (!booking) return
    const path = `bookings/${booking.reference}/change/`
    const first = random.int(8, 13)
    const day = (number: number) => `2027-04-${String(number).padStart(2, '0')}`
    const stay = { checkin: day(first), checkout: day(first + random.int(1, 5)), key: booking.key }
    const told = await buyer.send('POST', path, { ...stay, simulate: true })
    const hash = told.statusCode === 200 ? told.json().same?.change_hash : undefined
    if (hash) await buyer.send('POST', path, { ...stay, change_hash: hash })
    if (random.int(0, 2) === 0) await moves.goToPayRest?.(visitor, random)
  },
  async askProperty(visitor, random) {
    visitor.session = await payer.fillIn('ASK').catch(() => visitor.session)
    for (const step of ['pay', 'page', 'charge', 'ask', 'answer']) await moves[step]?.(visitor, random)
  },
  async answer(_visitor, random) {
    // A property reads its mail, and answers whatever became of the request since.
    const { rows } = await sql<{
      reference: string
    }>`SELECT reference FROM booking_request JOIN booking ON booking.id = booking_id
      ORDER BY outcome IS NOT NULL, reference LIMIT 2`.execute(db)
    const asked = random.pick(rows)
    const word = random.pick(['confirm', 'confirm', 'decline'] as const)
    if (asked && word) await payer.answer(asked.reference, word)
  },
  async lapse(visitor, random) {
    // What a bank keeps ready it may also let go by itself.
    const payment = provider.find(random.pick(visitor.intents) ?? '')
    if (payment?.status === 'authorized') Object.assign(payment, { status: 'canceled' })
  },
  async payRest(visitor) {
    const booking = await bookingOf(visitor)
    if (!booking) return
    const body = { booking: booking.reference, key: booking.key }
    const response = await buyer.send('POST', 'payment/create_intent/', body)
    if (response.statusCode === 200) visitor.intents.push(response.json().id)
  },
  async goToPayRest(visitor, random) {
    await moves.payRest?.(visitor, random)
    await moves.page?.(visitor, random)
  },
  settle: () => settleDue(context),
  refund: () => refundDue(context),
  time: (_visitor, random) => later(random.pick([1, 20, 61, 300, 1000]) ?? 1),
  async badLuck(_visitor, random) {
    const call = random.pick(['open', 'retrieve', 'capture', 'cancel', 'refund'] as const)
    if (call) provider.fail(call, random.int(0, 1) === 0 ? 'before' : 'after')
  },
  async goToPay(visitor, random) {
    await moves.open?.(visitor, random)
    await moves.pay?.(visitor, random)
    await moves.page?.(visitor, random)
  },
  async outage(visitor, random) {
    // Nobody can ask the provider for longer than units wait for a payment; its page goes on taking money.
    await moves.goToPay?.(visitor, random)
    for (let call = 0; call < 20; call++)
      provider.fail(random.pick(['retrieve', 'cancel'] as const) ?? 'retrieve', 'before')
    for (let round = 0; round < 2; round++) await later(1900)
    await moves[random.pick(['charge', 'takeAtOnce'] as const) ?? '']?.(visitor, random)
    provider.heal()
  },
  async cancelLate(visitor, random) {
    // Thirty-eight days on, when cancelling the stay costs something.
    await bookingOf(visitor)
    await later(38 * 86_400)
    await moves.cancelStay?.(visitor, random)
  },
  async refundByHand(visitor, random) {
    // Somebody refunds in the provider's dashboard.
    const payment = pickTaken(visitor, random)
    if (!payment) return
    provider.refundByHand(payment.order.id, random.int(1, provider.leftOf(payment)))
    await tellOfMovement(payment.order.id, random)
  },
  async dispute(visitor, random) {
    const payment = pickTaken(visitor, random)
    if (!payment) return
    provider.dispute(payment.order.id, random.int(1, provider.leftOf(payment)))
    await tellOfMovement(payment.order.id, random)
  },
  async movementEnds(_visitor, random) {
    // The bank decides a dispute, or could not take a refund.
    const since = payer.watch.now.getTime() - longestWay
    const moved = random.pick(provider.movements.filter((each) => each.kind === 'dispute' || each.at.getTime() > since))
    if (moved?.kind === 'dispute' && moved.status === 'open')
      provider.closeDispute(moved.ref, random.pick(['won', 'lost'] as const) ?? 'won')
    else if (moved?.kind === 'refund' && moved.status === 'succeeded') provider.returnRefund(moved.ref)
    if (moved?.payment.orderId) await tellOfMovement(moved.payment.orderId, random)
  },
  compare: () => compareMovements(context).catch(() => 0),
  async died(visitor) {
    // A process that claimed a payment and was never heard of again.
    await sql`UPDATE payment_intent SET claimed_until = ${payer.watch.now}::timestamptz + interval '1 minute',
      check_at = ${payer.watch.now}::timestamptz + interval '1 minute'
      WHERE id = ${latest(visitor) ?? ''} AND status NOT IN ('succeeded', 'canceled')`.execute(db)
  },
}

/** A payment of which money is with the provider. */
function pickTaken({ intents }: Visitor, random: Random) {
  const payments = intents.flatMap((intent) => provider.find(intent) ?? [])
  return random.pick(payments.filter((payment) => provider.leftOf(payment) > 0))
}

/** How late a refund may come back, in milliseconds: 35 days. */
const longestWay = 35 * 86_400_000

let told = 0
/** The message about it comes, or is lost. */
async function tellOfMovement(intent: string, random: Random): Promise<void> {
  if (random.int(0, 1) === 0) await payer.webhook(intent, `evt_movement_${++told}`, 'movement')
}

/** The last booking that this visitor's payments led to: the way to it is shown for a day, and kept. */
async function bookingOf(visitor: Visitor): Promise<Kept | null> {
  for (const intent of visitor.intents) {
    const response = await buyer.send('GET', `payment/payment_status/?payment_intent=${intent}`)
    const found = response.statusCode === 200 ? response.json().booking : null
    // One that stands rather than one that waits or fell.
    if (found && (found.status === 'confirmed' || !visitor.booking)) visitor.booking = found
  }
  return visitor.booking
}

/** Nobody does anything more, and no call fails: within half an hour and a few minutes all must be settled. */
async function comeToRest(): Promise<void> {
  provider.heal()
  await later(61)
  await compareMovements(context)
  for (let minute = 0; minute < 12; minute++) await later(minute < 6 ? 61 : 600)
  // The day in which a property may answer.
  await later(86_400)
  await later(61)
}

async function expectNothingLost(): Promise<void> {
  await payer.expectSound()
  const { rows } = await sql<{ id: string; captured: number; refunded: number; status: string }>`
    SELECT payment_intent.id, captured, payment_intent.refunded, booking.status
    FROM payment_intent JOIN booking ON booking.id = booking_id
    WHERE captured > payment_intent.refunded + payment_intent.disputed AND NOT EXISTS (
      SELECT FROM payment_difference WHERE intent_id = payment_intent.id AND kind IN ('refund_came_back', 'refund_refused'))`.execute(
    db,
  )
  // Money stays with us for a stay that stands, or as the penalty of one that was cancelled.
  // Of what was lost from sight for a day a person decides.
  for (const row of rows) expect(['confirmed', 'cancelled', 'unknown']).toContain(row.status)
  const open = await sql<{ id: string }>`SELECT id FROM payment_intent WHERE status NOT IN ('succeeded', 'canceled')
    UNION ALL SELECT id FROM refund WHERE status = 'pending'`.execute(db)
  expect(open.rows).toEqual([])
  // What the provider has set aside and nobody will take.
  expect([...provider.payments.values()].filter(({ status }) => status === 'authorized' || status === 'open')).toEqual(
    [],
  )
  // Of a stay that stands its price stays with us at most, of a cancelled one the penalty, and never less than the lowest of the
  // prices that it had, if so much was paid and neither the provider gave it back by itself nor a bank took it. What is not with us the
  // guest owes, in the books as in the booking. Of a refund that came back or was refused a person decides.
  const astray = await sql<{ reference: string }>`
    SELECT reference FROM (
      SELECT reference, paid, paid - refunded - disputed AS held, returned + disputed AS gone,
        EXISTS (SELECT FROM payment_difference JOIN payment_intent ON payment_intent.id = intent_id
          WHERE booking_id = booking.id AND kind IN ('refund_came_back', 'refund_refused')) AS "forPerson",
        (SELECT min(total) FROM booking_version WHERE booking_id = booking.id) AS lowest, CASE status WHEN 'cancelled' THEN penalty ELSE total END AS price,
        (SELECT coalesce(sum(amount), 0) FROM ledger_entry JOIN ledger_transaction ON ledger_transaction.id = transaction_id
          WHERE booking_id = booking.id AND account = 'customer') AS owed
      FROM booking WHERE status IN ('confirmed', 'cancelled')
    ) AS booked WHERE owed <> price - held
      OR NOT "forPerson" AND (held > price OR held + gone < least(paid, price, lowest))`.execute(db)
  expect(astray.rows).toEqual([])
  const undecided = await sql`SELECT FROM booking WHERE status = 'on_request'`.execute(db)
  expect(undecided.rows).toEqual([])
}

const histories = Math.ceil(chanceEvents / historyLength)

test(`whatever happens in whatever order, ${histories} times: no charge without a stay, no stay twice, no cent astray`, {
  ...firstTry,
  timeout: 60_000 + chanceEvents * 200,
}, async () => {
  const names = Object.keys(moves).flatMap((name) => new Array<string>(weights[name] ?? 1).fill(name))
  const seen = {
    taken: 0,
    givenBack: 0,
    unbooked: 0,
    letGo: 0,
    answered: 0,
    fallen: 0,
    penalties: 0,
    changed: 0,
    byProvider: 0,
    disputed: 0,
    won: 0,
    cameBack: 0,
  }
  for (let seed = 1; seed <= histories; seed++) {
    await payer.reset()
    const random = createRandom(seed)
    const visitors = Array.from({ length: 3 }, (): Visitor => ({ session: null, intents: [], booking: null }))
    for (const visitor of visitors) await moves.open?.(visitor, random)
    for (let done = 0; done < historyLength; done += width) {
      const together = Array.from({ length: width }, () => {
        const visitor = random.pick(visitors)
        const move = moves[random.pick(names) ?? '']
        return visitor && move ? move(visitor, random) : null
      })
      await Promise.all(together)
    }
    await comeToRest()
    await expectNothingLost().catch((error: unknown) => {
      throw new Error(`History ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    })
    const { rows } = await sql<typeof seen>`SELECT
      (SELECT count(*) FROM payment_intent WHERE captured > 0)::int AS taken,
      (SELECT count(*) FROM refund)::int AS "givenBack",
      (SELECT count(*) FROM refund WHERE action LIKE 'unbooked:%')::int AS unbooked,
      (SELECT count(*) FROM payment_intent WHERE error = 'stay_gone')::int AS "letGo",
      (SELECT count(*) FROM booking_request WHERE outcome = 'confirmed')::int AS answered,
      (SELECT count(*) FROM booking_request WHERE outcome <> 'confirmed')::int AS fallen,
      (SELECT count(*) FROM booking WHERE status = 'cancelled' AND penalty > 0 AND paid > 0)::int AS penalties,
      (SELECT count(*) FROM booking_version)::int AS changed,
      (SELECT count(*) FROM refund WHERE action LIKE 'provider:%')::int AS "byProvider",
      (SELECT count(*) FROM payment_dispute)::int AS disputed,
      (SELECT count(*) FROM payment_dispute WHERE status = 'won')::int AS won,
      (SELECT count(*) FROM payment_difference WHERE kind = 'refund_came_back')::int AS "cameBack"`.execute(db)
    for (const kind of Object.keys(seen) as (keyof typeof seen)[]) seen[kind] += rows[0]?.[kind] ?? 0
  }
  // All of it did happen, or nothing was proven.
  for (const [kind, times] of Object.entries(seen)) expect(times, kind).toBeGreaterThan(0)
})
