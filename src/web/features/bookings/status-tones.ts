import type { Booking } from '../../../contract/checkout.ts'
import type { Tone } from '../../ui/badge.tsx'

/** The colour of each state: what needs waiting is yellow, what is over is quiet. */
export const statusTones: Record<Booking['status'], Tone> = {
  pending_payment: 'warning',
  submitting: 'warning',
  confirmed: 'success',
  on_request: 'warning',
  unknown: 'warning',
  rejected: 'error',
  cancelled: 'neutral',
  completed: 'neutral',
  no_show: 'neutral',
  expired: 'neutral',
}
