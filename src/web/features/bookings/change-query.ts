import type { ChangeAnswer } from '../../../contract/booking-changes.ts'
import type { Booking, UpdateSessionBody } from '../../../contract/checkout.ts'
import type { PartyRoom } from '../../../domain/party.ts'
import { type Api, ApiError, writeQuery } from '../../lib/api.ts'

/** What a booking is to become. */
export type AskedChange = { checkin: string; checkout: string; rooms: readonly PartyRoom[] }

/** Path of the pages on which a booking is changed; without language. */
export function changePath(reference: string, what: 'change' | 'guests', key: string): string {
  return `/booking/${encodeURIComponent(reference)}/${what}${writeQuery({ key })}`
}

function toBody({ checkin, checkout, rooms }: AskedChange) {
  return {
    checkin,
    checkout,
    rooms: rooms.map(({ adults, childrenAges }) => ({ adults, children_ages: childrenAges })),
  }
}

/** What a change would cost now. 409 `cannot_change`, `payment_under_way`. */
export function simulateChange(
  api: Api,
  { reference, key }: { reference: string; key: string },
  asked: AskedChange,
): Promise<ChangeAnswer> {
  return api.post<ChangeAnswer>(addressOf(reference, 'change'), { ...toBody(asked), simulate: true, key })
}

/** Changes a booking to what was shown under `hash`. 409 `offer_changed`, `sold_out`. */
export function changeBooking(
  api: Api,
  { reference, key, hash }: { reference: string; key: string; hash: string },
  asked: AskedChange,
  idempotencyKey: string,
): Promise<ChangeAnswer> {
  return api.post<ChangeAnswer>(
    addressOf(reference, 'change'),
    { ...toBody(asked), change_hash: hash, key },
    { idempotencyKey },
  )
}

/** Corrects who comes. 400 by field; 409 `names_closed`, `offer_changed` (changed elsewhere in the same moment). */
export function saveGuests(
  api: Api,
  { reference, key }: { reference: string; key: string },
  changes: Pick<UpdateSessionBody, 'guests' | 'arrival_time' | 'special_requests'>,
  idempotencyKey: string,
): Promise<Booking> {
  return api.post<Booking>(addressOf(reference, 'guests'), { ...changes, key }, { idempotencyKey })
}

function addressOf(reference: string, what: 'change' | 'guests'): string {
  return `/api/v1/bookings/${encodeURIComponent(reference)}/${what}/`
}

/** Why a change came to nothing; the words are in `booking-change`. */
export type ChangeProblem = 'changed' | 'taken' | 'cannot' | 'paying' | 'dates' | 'offline' | 'failed'

const problems: Readonly<Record<string, ChangeProblem>> = {
  network: 'offline',
  offer_changed: 'changed',
  sold_out: 'taken',
  cannot_change: 'cannot',
  payment_under_way: 'paying',
  invalid: 'dates',
}

export function nameChangeProblem(error: unknown): ChangeProblem {
  return (error instanceof ApiError && problems[error.code]) || 'failed'
}
