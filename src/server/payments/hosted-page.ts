import { type Language, languageSchema } from '../../contract/values.ts'
import type { BookingRow } from '../bookings/paid-bookings.service.ts'
import { findAnyHotel, pickText } from '../hotels/hotels.service.ts'
import { messageOf } from '../messages.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import type { IntentRow } from './payments.repository.ts'

/** Opens the page, or finds the one that was opened before: the payment's own id is the key of the call. */
export async function openAtProvider(
  context: Pick<PaymentContext, 'db' | 'config'>,
  gateway: PaymentGateway,
  intent: IntentRow,
  booking: BookingRow,
): Promise<{ ref: string; redirectUrl: string }> {
  const language = languageSchema.parse(intent.language)
  const prefix = language === 'en' ? '/en' : ''
  const back =
    intent.checkout_session_id === null
      ? `${prefix}/booking/${booking.reference}/paying`
      : `${prefix}/checkout/${intent.checkout_session_id}/paying`
  const hotel = await findAnyHotel(context.db, booking.hotel_id)
  const name = pickText(hotel?.nameBg, hotel?.nameEn, language).text
  const email = readEmail(booking.holder)
  return gateway.open({
    id: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    description: `${name}, ${wordDates(booking, language)} (${booking.reference}), ${messageOf(language, 'payments', `purpose.${intent.purpose}`)}`,
    language,
    email,
    returnUrl: `${context.config.publicOrigin}${back}?intent=${intent.id}`,
    cancelUrl: `${context.config.publicOrigin}${back}?intent=${intent.id}&left=1`,
    expiresAt: intent.expires_at,
  })
}

function readEmail(holder: unknown): string {
  return typeof holder === 'object' && holder !== null && 'email' in holder ? String(holder.email) : ''
}

function wordDates({ checkin, checkout }: Pick<BookingRow, 'checkin' | 'checkout'>, language: Language): string {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return days.formatRange(new Date(checkin), new Date(checkout))
}
