import type { Booking } from '../../../contract/checkout.ts'
import type { Translator } from '../../lib/i18n.tsx'

/** A booking's state in two words; of a stay that was not confirmed, why not. */
export function wordStatus(t: Translator<'booking'>, booking: Pick<Booking, 'status' | 'request'>): string {
  const { status, request } = booking
  const outcome = request?.outcome
  if (status === 'rejected' && outcome && outcome !== 'confirmed') return t(`ended.${outcome}`)
  return t(`status.${status}`)
}
