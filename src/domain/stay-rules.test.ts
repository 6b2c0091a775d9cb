import { describe, expect, test } from 'vitest'
import { isNearMiss, type Refusal, refuseStay, type StayWindow } from './stay-rules.ts'

/** Four nights in July, asked for in June, at a room type that is open without conditions. */
const stay = { checkin: '2026-07-10', checkout: '2026-07-14' }
const today = '2026-06-10'
const open: StayWindow = {
  nights: 4,
  free: 3,
  stopSell: false,
  closedToArrival: false,
  minStay: 1,
  maxStay: null,
  releaseDays: 0,
  closedToDeparture: false,
}

describe('a stay', () => {
  test.each<[string, Partial<StayWindow>, Refusal | null]>([
    ['at an open room type is sold', {}, null],
    ['with one night missing is not on sale', { nights: 3 }, { reason: 'not_on_sale' }],
    ['across a stopped night is not on sale', { stopSell: true }, { reason: 'not_on_sale' }],
    ['on the last unit is sold', { free: 1 }, null],
    ['without a free unit is sold out', { free: 0 }, { reason: 'sold_out' }],
    ['of exactly the minimum is sold', { minStay: 4 }, null],
    ['below the minimum is refused, with the minimum', { minStay: 5 }, { reason: 'min_stay', minStay: 5 }],
    ['of exactly the maximum is sold', { maxStay: 4 }, null],
    ['above the maximum is refused, with the maximum', { maxStay: 3 }, { reason: 'max_stay', maxStay: 3 }],
    ['on a day closed to arrival is refused', { closedToArrival: true }, { reason: 'closed_to_arrival' }],
    ['ending on a day closed to departure is refused', { closedToDeparture: true }, { reason: 'closed_to_departure' }],
    ['on the last day before release is sold', { releaseDays: 30 }, null],
    ['after release is refused', { releaseDays: 31 }, { reason: 'release' }],
    ['refused twice over names the stop first', { stopSell: true, minStay: 9 }, { reason: 'not_on_sale' }],
    ['refused twice over names the full house before the minimum', { free: 0, minStay: 9 }, { reason: 'sold_out' }],
    ['refused twice over names the release before the minimum', { releaseDays: 60, minStay: 9 }, { reason: 'release' }],
  ])('%s', (_name, changes, refusal) => {
    expect(refuseStay({ ...open, ...changes }, stay, today)).toEqual(refusal)
  })

  test('at a room type without inventory is not on sale', () => {
    expect(refuseStay(undefined, stay, today)).toEqual({ reason: 'not_on_sale' })
  })

  test('may begin today, but not yesterday', () => {
    expect(refuseStay(open, stay, '2026-07-10')).toBeNull()
    expect(refuseStay(open, stay, '2026-07-11')).toEqual({ reason: 'release' })
  })

  test('without a night, or the wrong way round, is refused', () => {
    expect(refuseStay(open, { checkin: '2026-07-10', checkout: '2026-07-10' }, today)).not.toBeNull()
    expect(refuseStay(open, { checkin: '2026-07-14', checkout: '2026-07-10' }, today)).not.toBeNull()
  })

  test('over the leap day counts it', () => {
    const leap = { checkin: '2028-02-28', checkout: '2028-03-01' }
    expect(refuseStay({ ...open, nights: 2, minStay: 2 }, leap, today)).toBeNull()
    expect(refuseStay({ ...open, nights: 1 }, leap, today)).toEqual({ reason: 'not_on_sale' })
  })
})

test.each<[Refusal, boolean]>([
  [{ reason: 'min_stay', minStay: 3 }, true],
  [{ reason: 'max_stay', maxStay: 7 }, true],
  [{ reason: 'closed_to_arrival' }, true],
  [{ reason: 'closed_to_departure' }, true],
  [{ reason: 'release' }, false],
  [{ reason: 'sold_out' }, false],
  [{ reason: 'not_on_sale' }, false],
])('that other dates would heal %j is %s', (refusal, near) => {
  expect(isNearMiss(refusal)).toBe(near)
})
