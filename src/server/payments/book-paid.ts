import type { Kysely } from 'kysely'
import { offerSchema } from '../../contract/offers.ts'
import {
  type AccountedBooking,
  type BookingRow,
  confirmPending,
  lockBooking,
  requestPending,
  writeConfirmations,
} from '../bookings/paid-bookings.service.ts'
import {
  answerTime,
  endWaiting,
  findRequest,
  needsAnswer,
  writeRequestEnded,
  writeRequestMails,
  writeRequestOver,
} from '../bookings/requests.service.ts'
import { completePaying, lockSession } from '../checkout/checkout.service.ts'
import type { DB } from '../db/schema.ts'
import type { Mail } from '../mail/mail.service.ts'
import type { ProviderPayment } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { type IntentRow, lockIntent, noteDifference, updateIntent } from './payments.repository.ts'
import { acceptRequested } from './requested-payments.ts'

/** Whether the stay that money is set aside for is the guest's, waits for its property, or the money has to be let go. */
export type Verdict = { stay: 'given' } | { stay: 'waits'; until: Date } | { stay: 'refused'; reason: string }

/** How soon money is looked at again that is set aside for a stay its property has not confirmed, in milliseconds. */
const watchMs = 3_600_000

/** After its time is over a request is ended by its own job; this long after it the payment is looked at, in milliseconds. */
const afterAnswerMs = 60_000

/**
 * Books what money is set aside for, or asks its property, once. `paidFor`: the booking, read a moment ago; none when the money is
 * for a pay link.
 */
export async function bookPaid(
  context: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
  paidFor: BookingRow | undefined,
): Promise<Verdict> {
  const now = context.clock()
  if (truth.amount !== intent.amount || truth.currency !== intent.currency) {
    await noteDifference(context.db, {
      key: `amount:${intent.id}`,
      kind: 'amount_differs',
      intentId: intent.id,
      detail: { ours: [intent.amount, intent.currency], provider: [truth.amount, truth.currency] },
      now,
    })
    return { stay: 'refused', reason: 'amount_differs' }
  }
  if (!paidFor) {
    const reason = await acceptRequested(context, intent)
    return reason === null ? { stay: 'given' } : { stay: 'refused', reason }
  }
  const words = await writeWords(context, paidFor, now)
  const verdict = await context.db.transaction().execute(async (trx): Promise<Verdict> => {
    if (intent.checkout_session_id !== null) await lockSession(trx, intent.checkout_session_id)
    const booking = await lockBooking(trx, paidFor.id)
    const locked = await lockIntent(trx, intent.id)
    if (!booking || !locked || locked.status === 'canceled') return stayGone
    const verdict = await giveStay(trx, context, { intent, booking, truth, words, now })
    if (verdict.stay !== 'refused' && locked.status !== 'succeeded')
      await updateIntent(trx, intent.id, { status: 'requires_capture', error: null })
    return verdict
  })
  if (words && verdict.stay !== 'refused') context.nudgeMail?.()
  return verdict
}

const stayGone: Verdict = { stay: 'refused', reason: 'stay_gone' }

/** What is told when a stay comes to be or to wait: written before the transaction, which has enough to do. */
type Words = { confirmations: Mail[] } | { answerBy: Date; mails: Mail[] }

async function writeWords(context: PaymentContext, waiting: BookingRow, now: Date): Promise<Words | null> {
  if (waiting.status !== 'pending_payment') return null
  const offer = offerSchema.parse(waiting.offer)
  if (!needsAnswer(offer)) return { confirmations: await writeConfirmations(mailMaker(context), waiting, offer) }
  const answerBy = answerTime(waiting, offer, now)
  return { answerBy, mails: await writeRequestMails(mailMaker(context), waiting, offer, answerBy) }
}

async function giveStay(
  trx: Kysely<DB>,
  { earnings, keys }: PaymentContext,
  given: { intent: IntentRow; booking: AccountedBooking; truth: ProviderPayment; words: Words | null; now: Date },
): Promise<Verdict> {
  const { intent, booking, truth, words, now } = given
  const { status } = booking
  if (intent.purpose === 'balance') return status === 'confirmed' ? { stay: 'given' } : stayGone
  // Money that nobody has taken yet need not be taken to be given back.
  if (status === 'cancelled' && booking.penalty === 0 && truth.status === 'authorized') return stayGone
  // Given already; what came of it since, a cancellation too, has its own rules for the money.
  if (['confirmed', 'unknown', 'cancelled', 'completed', 'no_show'].includes(status)) return { stay: 'given' }
  if (status === 'on_request') return waits(await findRequest(trx, booking.id), now)
  if (status !== 'pending_payment' || !words || intent.checkout_session_id === null) return stayGone
  if (!(await completePaying(trx, intent.checkout_session_id))) return stayGone
  if ('confirmations' in words) {
    await confirmPending(trx, booking, { earnings, mails: words.confirmations, keys, now })
    return { stay: 'given' }
  }
  const { answerBy, mails } = words
  await requestPending(trx, booking, { answerBy, mails, keys, now })
  return waits({ answer_by: answerBy }, now)
}

/** Until the answer the provider is asked each hour whether the money is still set aside. */
function waits(request: { answer_by: Date } | undefined, now: Date): Verdict {
  const end = (request?.answer_by ?? now).getTime() + afterAnswerMs
  const soon = now.getTime() + watchMs
  return { stay: 'waits', until: new Date(end > now.getTime() ? Math.min(end, soon) : soon) }
}

/** What guest and property are told when the money of a stay that waits is gone; nothing for any other booking. */
export async function writeFallen(context: PaymentContext, booking: BookingRow): Promise<Mail[]> {
  if (booking.status !== 'on_request') return []
  const maker = mailMaker(context)
  return [
    await writeRequestEnded(maker, booking, { outcome: 'payment_gone' }),
    ...(await writeRequestOver(maker, booking)),
  ]
}

/** Ends a stay that waits for its property and whose money is gone; of any other booking nothing happens. */
export async function endUnpaidRequest(
  trx: Kysely<DB>,
  { keys, clock }: PaymentContext,
  { intent, booking, mails }: { intent: IntentRow; booking: AccountedBooking; mails: readonly Mail[] },
): Promise<void> {
  if (intent.purpose === 'balance' || booking.status !== 'on_request') return
  await endWaiting(trx, booking, { outcome: 'payment_gone', mails, keys, now: clock() })
}

function mailMaker({ db, keys, config }: PaymentContext) {
  return { db, keys, operator: config.operator }
}
