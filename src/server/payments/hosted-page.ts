import { requestLinesSchema } from '../../contract/payment-requests.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { findBookingById } from '../bookings/paid-bookings.service.ts'
import { findAnyHotel, pickText } from '../hotels/hotels.service.ts'
import { messageOf } from '../messages.ts'
import { findPayLinkById } from '../payment-requests/payment-requests.service.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import type { IntentRow } from './payments.repository.ts'

type Db = Pick<PaymentContext, 'db'>

/** What a payment is for, as its page says it, and where whoever pays comes back to. */
type Subject = { description: string; email: string; back: string }

/** Opens the page, or finds the one that was opened before: the payment's own id is the key of the call. */
export async function openAtProvider(
  context: Pick<PaymentContext, 'db' | 'config'>,
  gateway: PaymentGateway,
  intent: IntentRow,
): Promise<{ ref: string; redirectUrl: string }> {
  const language = languageSchema.parse(intent.language)
  const { description, email, back } =
    intent.payment_request_id === null
      ? await describeStay(context, intent, language)
      : await describeRequest(context, intent.payment_request_id)
  const prefix = language === 'en' ? '/en' : ''
  const address = `${context.config.publicOrigin}${prefix}${back}?intent=${intent.id}`
  return gateway.open({
    id: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    description,
    language,
    email,
    returnUrl: address,
    cancelUrl: `${address}&left=1`,
    expiresAt: intent.expires_at,
  })
}

async function describeStay({ db }: Db, intent: IntentRow, language: Language): Promise<Subject> {
  const booking = intent.booking_id === null ? undefined : await findBookingById(db, intent.booking_id)
  if (!booking) throw new Error(`The booking of payment ${intent.id} is gone`)
  const hotel = await findAnyHotel(db, booking.hotel_id)
  const name = pickText(hotel?.nameBg, hotel?.nameEn, language).text
  const dates = days[language].formatRange(new Date(booking.checkin), new Date(booking.checkout))
  const purpose = messageOf(language, 'payments', `purpose.${intent.purpose}`)
  return {
    description: `${name}, ${dates} (${booking.reference}), ${purpose}`,
    email: readEmail(booking.holder),
    back:
      intent.checkout_session_id === null
        ? `/booking/${booking.reference}/paying`
        : `/checkout/${intent.checkout_session_id}/paying`,
  }
}

async function describeRequest({ db }: Db, id: number): Promise<Subject> {
  const request = await findPayLinkById(db, id)
  if (!request) throw new Error(`Pay link ${id} is gone`)
  const lines = requestLinesSchema.parse(request.lines)
  return {
    description: lines.map(({ text }) => text).join(', '),
    email: request.payer_email,
    back: `/pay/${request.code}`,
  }
}

function readEmail(holder: unknown): string {
  return typeof holder === 'object' && holder !== null && 'email' in holder ? String(holder.email) : ''
}

// Made once: it costs more than all else that the page's address needs of us.
const days: Record<Language, Intl.DateTimeFormat> = { bg: datesIn('bg'), en: datesIn('en') }

function datesIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
}
