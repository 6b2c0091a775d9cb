import { describe, expect, it } from 'vitest'
import { bookingMoney } from './booking-money.ts'

const deposit = {
  status: 'confirmed',
  paymentType: 'deposit',
  paymentStatus: 'deposit_paid',
  total: 30_000,
  paid: 9_000,
  refunded: 0,
  returned: 0,
  disputed: 0,
  penalty: null,
  firstPart: 9_000,
} as const

describe('the money of a booking', () => {
  it('has its rest due after a deposit, and nothing after all was paid', () => {
    expect(bookingMoney(deposit)).toMatchObject({ paid: 9_000, due: 21_000, setAside: 0 })
    expect(bookingMoney({ ...deposit, paymentStatus: 'paid', paid: 30_000 })).toMatchObject({ due: 0 })
  })

  it('is not asked for again when the provider or a bank gave it back unasked, and is given back once', () => {
    const paid = { ...deposit, paid: 30_000 }
    expect(bookingMoney({ ...paid, refunded: 5_000, returned: 5_000 })).toMatchObject({ refunded: 5_000, due: 0 })
    expect(bookingMoney({ ...paid, disputed: 30_000 })).toMatchObject({ disputed: 30_000, refunded: 0, due: 0 })
    const cancelled = { ...paid, status: 'cancelled', penalty: 0 } as const
    expect(bookingMoney({ ...cancelled, disputed: 30_000 })).toMatchObject({ refundPending: 0 })
    expect(bookingMoney({ ...cancelled, refunded: 10_000, disputed: 15_000 })).toMatchObject({ refundPending: 5_000 })
  })

  it('is not due twice while it is only set aside', () => {
    expect(bookingMoney({ ...deposit, paymentStatus: 'authorized', paid: 0 })).toMatchObject({
      paid: 0,
      setAside: 9_000,
      due: 21_000,
    })
  })

  it('goes back after a cancellation, less the fee, until it has gone', () => {
    const cancelled = { ...deposit, status: 'cancelled', penalty: 2_000 } as const
    expect(bookingMoney(cancelled)).toMatchObject({ refundPending: 7_000, due: 0 })
    expect(bookingMoney({ ...cancelled, refunded: 7_000 })).toMatchObject({ refundPending: 0, refunded: 7_000 })
    expect(bookingMoney({ ...cancelled, penalty: 30_000 })).toMatchObject({ refundPending: 0 })
  })

  it('is nothing of ours where the property is paid', () => {
    expect(bookingMoney({ ...deposit, paymentType: 'property', paymentStatus: 'unpaid', paid: 0 })).toMatchObject({
      due: 0,
    })
  })
})
