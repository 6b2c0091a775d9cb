import { expect, test } from 'vitest'
import {
  isPayable,
  movePayLink,
  payLinkStatuses,
  requestEnd,
  requestsAllowing,
  statusByMoney,
} from './payment-requests.ts'

test('what was paid is not cancelled, and what ended does not move', () => {
  expect(requestsAllowing('cancel')).toEqual(['draft', 'sent', 'viewed'])
  expect(movePayLink('partially_paid', 'cancel')).toBeNull()
  for (const ended of ['paid', 'expired', 'cancelled', 'refunded'] as const)
    for (const move of ['send', 'view', 'cancel', 'expire'] as const) expect(movePayLink(ended, move)).toBeNull()
  expect(payLinkStatuses.filter(isPayable)).toEqual(['sent', 'viewed', 'partially_paid'])
})

test('money moves a link by itself', () => {
  const by = (paid: number, refunded: number) => statusByMoney({ status: 'viewed', amount: 500, paid, refunded })
  expect([by(0, 0), by(1, 0), by(500, 0), by(500, 499), by(500, 500), by(200, 200)]).toEqual([
    'viewed',
    'partially_paid',
    'paid',
    'paid',
    'refunded',
    'refunded',
  ])
})

test('a link lives two weeks beyond its day, or thirty days', () => {
  const day = 86_400_000
  expect(requestEnd({ dueAt: null, now: 0 })).toBe(30 * day)
  expect(requestEnd({ dueAt: 5 * day, now: 0 })).toBe(19 * day)
  expect(requestEnd({ dueAt: -5 * day, now: 0 })).toBe(14 * day)
})
