import { describe, expect, it } from 'vitest'
import type { WireReceiptLine } from '../../../contract/offers.ts'
import { findRuns, groupReceipt } from './receipt-groups.ts'

function line(part: Partial<WireReceiptLine>): WireReceiptLine {
  return {
    kind: 'night',
    name: 'Night',
    room: 1,
    quantity: 1,
    unit_amount: '10.00',
    amount: '10.00',
    adds_up: true,
    ...part,
  }
}

describe('a receipt as people read it', () => {
  it('puts the nights of a room together and keeps each price apart', () => {
    const { rooms, total } = groupReceipt(
      [
        line({ quantity: 2, unit_amount: '24.50', amount: '49.00', nights: ['2027-01-15', '2027-01-16'] }),
        line({ unit_amount: '22.50', amount: '22.50', nights: ['2027-01-17'] }),
        line({ kind: 'promotion', name: 'Early', unit_amount: '-11.44', amount: '-11.44' }),
      ],
      'EUR',
    )
    expect(rooms).toHaveLength(1)
    expect(rooms[0]?.items.map(({ name, amount, less, nights }) => [name, amount, less, nights])).toEqual([
      ['Night', '71.50', false, 3],
      ['Early', '-11.44', true, 0],
    ])
    expect(rooms[0]?.items[0]?.parts).toEqual([
      { quantity: 2, unit: '24.50', nights: ['2027-01-15', '2027-01-16'] },
      { quantity: 1, unit: '22.50', nights: ['2027-01-17'] },
    ])
    expect(total).toBe('60.06')
  })

  it('keeps fees at the property and contained taxes out of the total', () => {
    const receipt = groupReceipt(
      [
        line({}),
        line({ kind: 'local_fee', name: 'Tourist tax', room: null, amount: '8.40', adds_up: false }),
        line({ kind: 'vat', name: 'VAT', room: null, amount: '0.83', adds_up: false }),
      ],
      'EUR',
    )
    expect(receipt.total).toBe('10.00')
    expect(receipt.local.map((item) => item.amount)).toEqual(['8.40'])
    expect(receipt.within.map((item) => item.amount)).toEqual(['0.83'])
  })

  it('lists rooms in order and what is for the whole stay last', () => {
    const { rooms } = groupReceipt([line({ room: null, kind: 'fee' }), line({ room: 2 }), line({ room: 1 })], 'EUR')
    expect(rooms.map(({ room }) => room)).toEqual([1, 2, null])
  })

  it('sums to the cent where binary fractions would not', () => {
    const lines = Array.from({ length: 3 }, () => line({ unit_amount: '0.10', amount: '0.10' }))
    expect(groupReceipt(lines, 'EUR').total).toBe('0.30')
  })

  it('refuses a line that is no amount', () => {
    expect(() => groupReceipt([line({ amount: 'much' })], 'EUR')).toThrow(RangeError)
  })
})

describe('nights as runs', () => {
  it('joins consecutive ones over the end of a month', () => {
    expect(findRuns(['2027-02-01', '2027-01-31', '2027-02-03'])).toEqual([
      ['2027-01-31', '2027-02-01'],
      ['2027-02-03', '2027-02-03'],
    ])
  })
})
