import { countedAsPaid } from '../../domain/booking-money.ts'
import { fromDecimal } from '../../domain/money.ts'
import type { BookingRow } from './documents.repository.ts'

/** What became of a booking's money, in minor units of its currency. */
export type Settlement = {
  total: number
  /** Received by us and not given back. */
  paid: number
  /** Still to be paid to us before arrival. */
  dueToUs: number
  /** Still to be paid at the property for the stay, beside the local fees. */
  dueAtProperty: number
  /** Mandatory fees that can only be paid at the property, such as tourist tax. */
  localFees: number
}

/** The one place that says what was paid and what is still due; every paper of a booking asks here. */
export function settle(
  row: Pick<
    BookingRow,
    'payment_type' | 'payment_status' | 'total' | 'currency' | 'paid' | 'refunded' | 'returned' | 'disputed'
  >,
  localFees: string,
): Settlement {
  // What a card's bank keeps ready for us is taken within seconds: nobody should be asked for it again meanwhile.
  const setAside = row.payment_type === 'online' && row.payment_status === 'authorized'
  const paid = setAside ? row.total : Math.max(0, row.paid - row.refunded - row.disputed)
  const open = setAside ? 0 : Math.max(0, row.total - countedAsPaid(row))
  const atProperty = row.payment_type === 'property'
  return {
    total: row.total,
    paid,
    dueToUs: atProperty ? 0 : open,
    dueAtProperty: atProperty ? open : 0,
    localFees: fromDecimal(localFees, row.currency) ?? 0,
  }
}
