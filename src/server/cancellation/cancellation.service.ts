import type { CancelAnswer } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { penaltyAt } from '../../domain/cancellation.ts'
import type { Earnings } from '../../domain/ledger.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import {
  type BookingContext,
  type BookingRow,
  canCancel,
  findOpenedBooking,
  writeCancellation,
} from '../bookings/bookings.service.ts'
import { lockBooking } from '../bookings/paid-bookings.service.ts'
import { endWaiting, writePropertyCancelled, writeRequestOver } from '../bookings/requests.service.ts'
import type { Operator } from '../config.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { penaltiesOf } from '../offers/offers.service.ts'
import { countHeld } from '../payments/refunds.service.ts'
import { wakeIntents } from '../payments/settling.service.ts'
import { endStay } from './end-stay.ts'

export type CancelContext = BookingContext & {
  earnings: Earnings
  /** `operator`: who is written to about a property that has given no address. */
  operator: Pick<Operator, 'email'>
  /** Told of payments that have nothing to pay for any more: what they have set aside is let go. */
  onPayments?: ((ids: string[]) => void) | undefined
  /** Told of refunds that were just set aside: they need not wait for the job that would give them. */
  onRefunds?: ((ids: string[]) => void) | undefined
}

/**
 * What cancelling now would cost (`simulate`), or cancels at exactly that: the caller says in `penalty` what was shown.
 * Without it 400; when the clock has passed a deadline since, 409 `penalty_changed`; nothing is cancelled then.
 */
export async function cancelBooking(
  context: CancelContext,
  reference: string,
  request: { simulate?: boolean | undefined; penalty?: string | undefined; key?: string | undefined },
): Promise<CancelAnswer> {
  const row = await findOpenedBooking(context, reference, request.key)
  const offer = offerSchema.parse(row.offer)
  if (!canCancel(row, offer, context.now)) throw new AppError('cannot_cancel')
  if (row.status === 'on_request') return withdraw(context, row, offer, request)
  const cost = penaltyAt({ penalties: penaltiesOf(offer) }, context.now.getTime())
  const refund = Math.max(0, (await countHeld(context.db, row.id)) - cost.amount)
  const answer = {
    refund: toDecimal(refund, row.currency),
    penalty: toDecimal(cost.amount, row.currency),
    currency: row.currency,
    deadline: cost.until === null ? null : new Date(cost.until).toISOString(),
    timezone: offer.cancellation.timezone,
    status: row.status,
  }
  if (request.simulate) return answer
  if (request.penalty === undefined) throw new ValidationError({ penalty: [{ key: 'required' }] })
  if (fromDecimal(request.penalty, row.currency) !== cost.amount) throw new AppError('penalty_changed')
  const mails = [
    await writeCancellation(context, row, answer),
    ...(await writePropertyCancelled(context, row, { penalty: answer.penalty, why: 'guest' })),
  ]
  const end = { from: 'confirmed', penalty: cost.amount, actor: 'guest', reason: 'cancelled_by_guest', mails } as const
  const cancelled = await context.db.transaction().execute((trx) => endStay(trx, row, end, context))
  if (!cancelled) throw await whyNotCancelled(context, reference, request.key, row.version)
  context.nudgeMail?.()
  if (cancelled.length > 0) context.onRefunds?.(cancelled)
  return { ...answer, status: 'cancelled' }
}

/** A stay that its property has not confirmed is taken back for nothing: no money was taken, and none is owed. */
async function withdraw(
  context: CancelContext,
  row: BookingRow,
  offer: WireOffer,
  request: { simulate?: boolean | undefined; penalty?: string | undefined },
): Promise<CancelAnswer> {
  const { db, keys, now } = context
  const nothing = toDecimal(0, row.currency)
  const { timezone } = offer.cancellation
  const answer = { refund: nothing, penalty: nothing, currency: row.currency, deadline: null, timezone }
  if (request.simulate) return { ...answer, status: row.status }
  if (request.penalty === undefined) throw new ValidationError({ penalty: [{ key: 'required' }] })
  if (fromDecimal(request.penalty, row.currency) !== 0) throw new AppError('penalty_changed')
  const mails = [await writeCancellation(context, row, answer), ...(await writeRequestOver(context, row))]
  const woken = await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, row.id)
    const ended = booking && (await endWaiting(trx, booking, { outcome: 'withdrawn', mails, keys, now }))
    return ended ? wakeIntents(trx, row.id, now) : null
  })
  // The property was faster: the stay is booked, and cancelling it has its own terms.
  if (!woken) throw new AppError('penalty_changed')
  context.nudgeMail?.()
  context.onPayments?.(woken)
  return { ...answer, status: 'rejected' }
}

/** Changed in the same moment, it costs something else by now; else it can be cancelled no longer. */
async function whyNotCancelled(
  context: CancelContext,
  reference: string,
  key: string | undefined,
  version: number,
): Promise<AppError> {
  const now = await findOpenedBooking(context, reference, key)
  return new AppError(now.version === version ? 'cannot_cancel' : 'penalty_changed')
}
