import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderMovement, ProviderPayment } from './gateway.ts'
import { findCompared, findDispute, isRefundNoted, listUnfinished, saveCompared } from './movements.repository.ts'
import type { PaymentContext } from './payment-context.ts'
import {
  findIntent,
  findIntentByRef,
  hasDifference,
  type IntentRow,
  listDueIntents,
  noteDifference,
  wakeIntent,
} from './payments.repository.ts'
import { settleRefund } from './refunding.service.ts'
import { listDueRefunds } from './refunds.repository.ts'
import { settleIntent } from './settling.service.ts'

export { listDifferences, settleDifference } from './payments.repository.ts'

/** How many payments or refunds are settled side by side: the provider is to be asked, not stormed. */
const width = 8
const round = 200

/** How far back the provider's books are compared with ours, in milliseconds: two days. */
const comparedMs = 48 * 3_600_000

/** How long ours and the provider's books may differ while a payment is on its way between them, in milliseconds. */
const toleranceMs = 120_000

/**
 * Settles whatever has been left lying: by a crash, a webhook that never came, a provider that could not be reached. Then
 * compares the provider's books with ours and notes what a person has to look at.
 */
export async function reconcile(context: PaymentContext): Promise<{ settled: number; differences: number }> {
  const settled = (await settleDue(context)) + (await refundDue(context))
  return { settled, differences: await compareBooks(context) }
}

/** Settles the payments whose time to be looked at has come; answers how many there were. */
export async function settleDue(context: PaymentContext): Promise<number> {
  return inRounds(
    () => listDueIntents(context.db, context.clock(), round),
    (id) => settleIntent(context, id),
  )
}

/** Gives back what is due; answers how many refunds there were. */
export async function refundDue(context: PaymentContext): Promise<number> {
  return inRounds(
    () => listDueRefunds(context.db, context.clock(), round),
    (id) => settleRefund(context, id),
  )
}

async function inRounds(list: () => Promise<string[]>, work: (id: string) => Promise<void>): Promise<number> {
  const seen = new Set<string>()
  for (;;) {
    const ids = (await list()).filter((id) => !seen.has(id))
    if (ids.length === 0) return seen.size
    for (const id of ids) seen.add(id)
    const queue = [...ids]
    const walk = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await work(id)
    }
    await Promise.all(Array.from({ length: width }, walk))
    await sleep(0)
  }
}

/** Every payment that the provider knows of late against ours; answers how many differences were new. */
async function compareBooks(context: PaymentContext): Promise<number> {
  const { db, gateway, clock } = context
  if (!gateway) return 0
  const now = clock()
  let found = 0
  for (const theirs of await gateway.listSince(new Date(now.getTime() - comparedMs))) {
    const difference = await compare(context, theirs)
    if (!difference) continue
    const noted = await noteDifference(db, {
      key: `${difference.kind}:${theirs.ref}`,
      kind: difference.kind,
      intentId: difference.intentId,
      detail: { provider: theirs, ours: difference.ours },
      now,
    })
    if (noted) found++
  }
  return found
}

type Difference = { kind: string; intentId: string | null; ours: unknown }

async function compare(context: PaymentContext, theirs: ProviderPayment): Promise<Difference | null> {
  const { db, clock } = context
  const ours = theirs.orderId === null ? undefined : await findIntent(db, theirs.orderId)
  if (!ours) return theirs.captured > theirs.refunded ? { kind: 'unknown_payment', intentId: null, ours: null } : null
  // What is still on its way is no difference yet.
  const settling = ours.check_at !== null || ours.claimed_until !== null
  const young = ours.asked_at !== null && clock().getTime() - ours.asked_at.getTime() < toleranceMs
  if (settling || young) return null
  const held = { amount: ours.amount, currency: ours.currency, captured: ours.captured, refunded: ours.refunded }
  if (theirs.captured !== ours.captured) return { kind: 'captured_differs', intentId: ours.id, ours: held }
  if (!differInRefunds(theirs, ours)) return null
  // One that nobody here asked for is noted as such; what then still differs is for a person.
  await settleAgain(context, ours.id)
  const after = await findIntent(db, ours.id)
  return after && after.check_at === null && differInRefunds(theirs, after)
    ? { kind: 'refunded_differs', intentId: ours.id, ours: held }
    : null
}

/** A refund of ours may be on its way: no difference yet. */
function differInRefunds(theirs: ProviderPayment, ours: IntentRow): boolean {
  return theirs.refunded > ours.refund_reserved || theirs.refunded < ours.refunded
}

async function settleAgain(context: PaymentContext, id: string): Promise<void> {
  await wakeIntent(context.db, id, context.clock())
  await settleIntent(context, id)
}

/** How long after it began a refund or a dispute is compared again, in milliseconds: 35 days; a refund may come back that late. */
const movementsMs = 35 * 86_400_000

/**
 * Compares refunds, disputes and failed payouts of the provider with ours, by when they began: the age of their payment does not matter.
 * Goes back to the last comparison that came to its end, and 35 days more. Answers how many payments had something new.
 */
export async function compareMovements(context: PaymentContext): Promise<number> {
  const { db, gateway, clock } = context
  const now = clock()
  const compared = gateway && (await findCompared(db, gateway.name))
  if (!gateway || !compared) return 0
  const stale = new Set(await listUnfinished(db, gateway.name))
  for (const movement of await gateway.listMovementsSince(new Date(compared.getTime() - movementsMs))) {
    if (movement.kind === 'payout') {
      const { kind, ref } = { kind: 'payout_failed', ref: movement.ref }
      await noteDifference(db, { key: `${kind}:${ref}`, kind, intentId: null, detail: { provider: movement }, now })
    } else if (!(await isNoted(context, gateway.name, movement))) {
      const intentId = await findMoved(context, movement)
      if (intentId !== null) stale.add(intentId)
    }
  }
  for (const id of stale) await settleAgain(context, id)
  await saveCompared(db, gateway.name, now)
  return stale.size
}

async function isNoted({ db }: PaymentContext, provider: string, movement: ProviderMovement): Promise<boolean> {
  const { kind, ref, status } = movement
  if (kind === 'refund') return isRefundNoted(db, provider, ref, status)
  const noted = await findDispute(db, provider, ref)
  return noted?.status === status && noted.taken === movement.taken && noted.fee === movement.fee
}

/** The payment of a movement; null for one of none of ours, which a person looks at. */
async function findMoved({ db, gateway, clock }: PaymentContext, movement: ProviderMovement): Promise<string | null> {
  const { ref, orderId } = movement.payment
  const key = `unknown_payment:${ref}`
  if (!gateway || (await hasDifference(db, key))) return null
  const found = await findIntentByRef(db, { provider: gateway.name, ref, orderId })
  const theirs = found ? null : await gateway.retrieve(ref)
  const intent = found ?? (theirs?.orderId ? await findIntent(db, theirs.orderId) : undefined)
  if (intent) return intent.status === 'canceled' ? null : intent.id
  const detail = { provider: movement }
  await noteDifference(db, { key, kind: 'unknown_payment', intentId: null, detail, now: clock() })
  return null
}
