import type { Kysely } from 'kysely'
import { feeLines, refundLines } from '../../domain/ledger.ts'
import { type AccountedBooking, lockBooking, noteMoney } from '../bookings/paid-bookings.service.ts'
import type { DB } from '../db/schema.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { lockPayLink, notePayLinkMoney, type PayLinkRow } from '../payment-requests/payment-requests.service.ts'
import type { ProviderMovement } from './gateway.ts'
import { addDisputed, findDispute, saveDispute } from './movements.repository.ts'
import type { PaymentContext } from './payment-context.ts'
import { type IntentRow, lockIntent, noteDifference } from './payments.repository.ts'
import { noteGiven, noteReversed } from './refunding.service.ts'
import {
  insertProviderRefund,
  isUnbooked,
  listRefundsOf,
  type RefundRow,
  unbookedAction,
} from './refunds.repository.ts'
import { countTaken, reserveRefunds } from './refunds.service.ts'

type Refund = Extract<ProviderMovement, { kind: 'refund' }>
type Dispute = Extract<ProviderMovement, { kind: 'dispute' }>

/** What is to be done about a refund once the provider's new ones are noted. */
type Deed = { refund: RefundRow; theirs: Refund; came: 'given' | 'back' }

/**
 * Notes what the provider did with a payment after it was taken: refunds that nobody here asked for, refunds that came back, disputes.
 * What the provider says now is compared with what is noted, so repetition, order and loss of messages do no harm. The caller has claimed
 * the payment. False when a refund of ours is on its way, so that nobody knows yet which of the provider's is ours: to be asked again.
 */
export async function settleMovements(context: PaymentContext, intent: IntentRow): Promise<boolean> {
  const { db, gateway } = context
  if (!gateway || gateway.name !== intent.provider || intent.provider_ref === null) return true
  const theirs = await gateway.listMovements(intent.provider_ref)
  if (theirs.length === 0) return true
  const { deeds, known } = await db.transaction().execute(async (trx) => {
    const owner = await lockOwner(trx, intent)
    const locked = await lockIntent(trx, intent.id)
    if (!locked) throw new Error(`Payment ${intent.id} is gone`)
    const found = await noteRefunds(trx, context, locked, theirs.filter(isRefund))
    for (const dispute of theirs.filter(isDispute))
      await noteDispute(trx, context, { owner, intentId: intent.id, dispute })
    return found
  })
  for (const { refund, theirs: given, came } of deeds) {
    if (came === 'given') await noteGiven(context, refund, intent, given)
    else await noteReversed(context, refund, intent)
  }
  return known
}

const isRefund = (movement: ProviderMovement): movement is Refund => movement.kind === 'refund'
const isDispute = (movement: ProviderMovement): movement is Dispute => movement.kind === 'dispute'

type Owner = { booking: AccountedBooking } | { link: PayLinkRow }

async function lockOwner(trx: Kysely<DB>, intent: IntentRow): Promise<Owner> {
  if (intent.payment_request_id !== null) {
    const link = await lockPayLink(trx, { id: intent.payment_request_id })
    if (link) return { link }
  }
  const booking = intent.booking_id === null ? undefined : await lockBooking(trx, intent.booking_id)
  if (!booking) throw new Error(`What payment ${intent.id} is for is gone`)
  return { booking }
}

async function noteRefunds(
  trx: Kysely<DB>,
  { clock }: PaymentContext,
  locked: IntentRow,
  theirs: readonly Refund[],
): Promise<{ deeds: Deed[]; known: boolean }> {
  const now = clock()
  const ours = await listRefundsOf(trx, locked.id)
  const isAnyOnItsWay = ours.some(({ status, provider_ref: ref }) => status === 'pending' && ref === null)
  const deeds: Deed[] = []
  let known = true
  let left = locked.captured - locked.refund_reserved
  for (const refund of theirs) {
    const noted = ours.find(({ provider_ref: ref }) => ref === refund.ref)
    const came = noted && cameOf(noted, refund)
    if (noted && came) deeds.push({ refund: noted, theirs: refund, came })
    if (noted || refund.status === 'failed') continue
    if (isAnyOnItsWay) {
      known = false
      continue
    }
    const wrong =
      refund.currency !== locked.currency
        ? 'refund_in_other_currency'
        : refund.amount > left
          ? 'refunded_more_than_taken'
          : null
    await noteDifference(trx, {
      key: `${wrong ?? 'refund_by_provider'}:${refund.ref}`,
      kind: wrong ?? 'refund_by_provider',
      intentId: locked.id,
      detail: { provider: refund, invoice: 'to be decided: nothing of a stay was credited' },
      now,
    })
    if (wrong) continue
    const unbooked = ours.some(({ action }) => isUnbooked(action))
    const action =
      unbooked && locked.payment_request_id !== null ? unbookedAction(refund.ref) : `provider:${refund.ref}`
    const fresh = { id: `${locked.provider}:${refund.ref}`, intentId: locked.id, action, amount: refund.amount }
    const row = await insertProviderRefund(trx, { ...fresh, ref: refund.ref, now })
    if (!row) continue
    left -= refund.amount
    if (refund.status === 'succeeded') deeds.push({ refund: row, theirs: refund, came: 'given' })
  }
  return { deeds, known }
}

/** What became of a refund that is noted, if it is not noted yet. */
function cameOf(noted: RefundRow, { status }: Refund): Deed['came'] | null {
  if (noted.status === 'pending' && status === 'succeeded') return 'given'
  return noted.status !== 'failed' && status === 'failed' ? 'back' : null
}

/** A dispute takes money from us when it begins, and gives it back when it is won: what it has taken now is what counts. */
async function noteDispute(
  trx: Kysely<DB>,
  { clock }: PaymentContext,
  { owner, intentId, dispute }: { owner: Owner; intentId: string; dispute: Dispute },
): Promise<void> {
  const now = clock()
  const locked = await lockIntent(trx, intentId)
  if (!locked) return
  const { provider, currency } = locked
  const before = await findDispute(trx, provider, dispute.ref)
  const taken = dispute.taken - (before?.taken ?? 0)
  const fee = dispute.fee - (before?.fee ?? 0)
  if (before && taken === 0 && fee === 0 && before.status === dispute.status) return
  const note = (kind: string) =>
    noteDifference(trx, { key: `${kind}:${dispute.ref}`, kind, intentId, detail: { provider: dispute }, now })
  const disputed = locked.disputed + taken
  if (dispute.currency !== currency) return void (await note('dispute_in_other_currency'))
  if (disputed < 0 || disputed > locked.captured) return void (await note('disputed_more_than_taken'))
  const changes = (before?.changes ?? 0) + 1
  await saveDispute(trx, {
    ...{ provider, ref: dispute.ref, intent_id: intentId, status: dispute.status, amount: dispute.amount },
    ...{ taken: dispute.taken, fee: dispute.fee, changes, opened_at: before?.opened_at ?? now, changed_at: now },
  })
  await addDisputed(trx, intentId, taken)
  const bookingId = 'booking' in owner ? owner.booking.id : owner.link.booking_id
  const posting = { kind: 'dispute', bookingId, currency, at: now }
  const key = `${provider}:${dispute.ref}:${changes}`
  await postToLedger(trx, { ...posting, key: `dispute:${key}`, lines: refundLines(taken) })
  await postToLedger(trx, { ...posting, key: `dispute_fee:${key}`, lines: feeLines(fee) })
  await note(`dispute_${dispute.status === 'open' ? 'opened' : dispute.status}`)
  if (taken > 0 && locked.refund_reserved + disputed > locked.captured) await note('dispute_after_refund')
  if (taken === 0) return
  if ('link' in owner) {
    const unbooked = (await listRefundsOf(trx, intentId)).some(({ action }) => isUnbooked(action))
    // What the link had no use for never stood in it.
    if (!unbooked) Object.assign(owner.link, await notePayLinkMoney(trx, owner.link, { disputed: taken, now }))
    return
  }
  const { booking } = owner
  Object.assign(booking, await noteMoney(trx, booking, { disputed: taken }))
  // Money that is with us again goes to whom it belongs: of a cancelled stay we keep the penalty alone.
  if (taken > 0 || booking.status !== 'cancelled') return
  const amount = (await countTaken(trx, booking.id)) - (booking.penalty ?? 0)
  await reserveRefunds(trx, { bookingId: booking.id, action: `dispute:${dispute.ref}:${changes}`, amount, now })
}
