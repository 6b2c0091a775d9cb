import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderPayment } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { findIntent, listDueIntents, noteDifference } from './payments.repository.ts'
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

async function compare({ db, clock }: PaymentContext, theirs: ProviderPayment): Promise<Difference | null> {
  const ours = theirs.orderId === null ? undefined : await findIntent(db, theirs.orderId)
  if (!ours) return theirs.captured > theirs.refunded ? { kind: 'unknown_payment', intentId: null, ours: null } : null
  // What is still on its way is no difference yet.
  const settling = ours.check_at !== null || ours.claimed_until !== null
  const young = ours.asked_at !== null && clock().getTime() - ours.asked_at.getTime() < toleranceMs
  if (settling || young) return null
  const held = { amount: ours.amount, currency: ours.currency, captured: ours.captured, refunded: ours.refunded }
  if (theirs.captured !== ours.captured) return { kind: 'captured_differs', intentId: ours.id, ours: held }
  // A refund of ours may be on its way; one that is not ours is for a person.
  if (theirs.refunded > ours.refund_reserved || theirs.refunded < ours.refunded)
    return { kind: 'refunded_differs', intentId: ours.id, ours: held }
  return null
}
