import { countedAsPaid } from '../../domain/booking-money.ts'
import { captureLines } from '../../domain/ledger.ts'
import { toDecimal } from '../../domain/money.ts'
import {
  type AccountedBooking,
  type BookingRow,
  describeBooking,
  lockBooking,
  noteMoney,
} from '../bookings/paid-bookings.service.ts'
import { draftInvoice, issueInvoice } from '../documents/invoices.service.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { endUnpaidRequest, writeFallen } from './book-paid.ts'
import type { ProviderPayment } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { type IntentRow, lockIntent, updateIntent } from './payments.repository.ts'
import { postFee } from './provider-fees.ts'
import { unbookedAction } from './refunds.repository.ts'
import { reserveRefunds } from './refunds.service.ts'

/**
 * Money of a booking was taken: it stands in the books, in the booking, in an invoice and, after the first, in a mail; what there is
 * no stay for is set aside to be given back.
 * @param paid.paidFor the booking, read a moment ago. @param paid.refused whether there is no stay for the money.
 */
export async function noteCaptured(
  context: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
  { paidFor, refused }: { paidFor: BookingRow; refused: boolean },
): Promise<void> {
  const now = context.clock()
  const isNew = truth.captured > intent.captured && !refused
  const draft = isNew ? await draftInvoice(context, paidFor) : undefined
  const fallen = refused ? await writeFallen(context, paidFor) : []
  // The first payment is told of by the confirmation.
  const told = isNew && intent.purpose === 'balance' ? await describeBooking(context, paidFor) : undefined
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, paidFor.id)
    const locked = await lockIntent(trx, intent.id)
    if (!booking || !locked) throw new Error(`The booking of payment ${intent.id} is gone`)
    const fresh = truth.captured - locked.captured
    let toInvoice = 0
    if (fresh > 0) {
      await updateIntent(trx, intent.id, { status: 'succeeded', captured: truth.captured, error: null })
      const money = await noteMoney(trx, booking, { paid: fresh })
      await postToLedger(trx, {
        key: `capture:${intent.id}`,
        kind: 'capture',
        bookingId: booking.id,
        lines: captureLines(fresh),
        currency: intent.currency,
        at: now,
      })
      const back = refused ? fresh : overpaid(booking, money)
      // Its own action: what comes after a cancelling is no part of what that gave back.
      const action = refused ? unbookedAction(intent.id) : `cancel:${intent.id}`
      if (back > 0) await reserveRefunds(trx, { bookingId: booking.id, action, amount: back, now })
      if (refused) await endUnpaidRequest(trx, context, { intent, booking, mails: fallen })
      toInvoice = fresh - back
      if (told && toInvoice > 0)
        await queueMail(trx, toReceived(told, booking, { sum: fresh, ...money }), context.keys, now)
    }
    await postFee(trx, { intent, locked, fee: truth.fee, bookingId: booking.id, now })
    if (draft && toInvoice > 0) {
      const ground = context.config.operator.vatNumber ? 'margin' : 'unregistered'
      await issueInvoice(trx, draft, { amount: toInvoice, ground, percent: 0, method: 'card', now })
    }
  })
  if (told) context.nudgeMail?.()
}

type Money = { paid: number; refunded: number; disputed: number }
type Told = NonNullable<Awaited<ReturnType<typeof describeBooking>>>

/** A payment that came after the confirmation, as its mail tells it; sums in minor units. */
function toReceived(
  { language, recipient, told }: Told,
  { total, currency, returned }: AccountedBooking,
  { sum, paid, refunded, disputed }: { sum: number } & Money,
): Mail {
  const decimal = (minor: number) => toDecimal(minor, currency)
  const rest = Math.max(0, total - countedAsPaid({ paid, refunded, returned }))
  const data = { ...told, sum: decimal(sum), paid: decimal(paid - refunded - disputed), rest: decimal(rest), currency }
  return { kind: 'payment_received', language, recipient, data }
}

/** What of a cancelled booking's money is more than its penalty, in minor units; 0 while it stands. */
function overpaid(booking: AccountedBooking, money: Money): number {
  if (booking.status !== 'cancelled') return 0
  return Math.max(0, money.paid - money.refunded - money.disputed - (booking.penalty ?? 0))
}
