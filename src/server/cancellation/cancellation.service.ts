import type { CancelAnswer } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { statusesAllowing } from '../../domain/booking-states.ts'
import { penaltyAt } from '../../domain/cancellation.ts'
import { changeLines, type Earnings } from '../../domain/ledger.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import {
  type BookingContext,
  canCancel,
  cancelBookingRow,
  findOpenedBooking,
  writeCancellation,
} from '../bookings/bookings.service.ts'
import { creditCancelled } from '../documents/invoices.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { countHeld, countTaken, reserveRefunds } from '../payments/refunds.service.ts'

export type CancelContext = BookingContext & {
  earnings: Earnings
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
  const mail = await writeCancellation(context, row, answer)
  const cancelled = await context.db.transaction().execute(async (trx) => {
    const done = await cancelBookingRow(trx, {
      bookingId: row.id,
      from: statusesAllowing('cancel'),
      penalty: cost.amount,
      actor: 'guest',
      reason: 'cancelled_by_guest',
      now: context.now,
    })
    if (!done) return null
    const { reference, currency } = row
    const lines = row.payment_type === 'property' ? [] : changeLines(row.total, cost.amount, 'us', context.earnings)
    const at = context.now
    await postToLedger(trx, { key: `cancel:${reference}`, kind: 'cancel', bookingId: row.id, lines, currency, at })
    await creditCancelled(trx, row, { penalty: cost.amount, now: context.now })
    await queueMail(trx, mail, context.keys, context.now)
    // Counted again now that the row is ours: a payment may have come since the question.
    const owed = (await countTaken(trx, row.id)) - cost.amount
    return reserveRefunds(trx, { bookingId: row.id, action: 'cancel', amount: owed, now: context.now })
  })
  if (!cancelled) throw new AppError('cannot_cancel')
  context.nudgeMail?.()
  if (cancelled.length > 0) context.onRefunds?.(cancelled)
  return { ...answer, status: 'cancelled' }
}

function penaltiesOf(offer: WireOffer) {
  return offer.cancellation.penalties.map((penalty) => ({
    from: Date.parse(penalty.from),
    amount: fromDecimal(penalty.amount, offer.price.charge_currency) ?? 0,
    percent: penalty.percent,
    nights: penalty.nights,
  }))
}
