import { describe, expect, it } from 'vitest'
import type { PaymentStatusAnswer } from '../../../contract/payments.ts'
import { isDecided, patienceMs, pollDelay, readDecline, readOutcome } from './payment-outcome.ts'

const booking = { reference: 'ABCD2345', key: 'k', status: 'confirmed', payment_status: 'paid' }
const answer = (change: Partial<PaymentStatusAnswer>) =>
  readOutcome({ status: 'processing', error: null, booking: null, purpose: 'full', ...change })

describe('how a payment looks to its visitor', () => {
  it.each([
    ['processing', { status: 'processing' }],
    ['processing', { status: 'requires_capture' }],
    // Taken, and the booking not written yet: still a moment.
    ['processing', { status: 'succeeded' }],
    ['confirmed', { status: 'succeeded', booking }],
    ['confirmed', { status: 'requires_capture', booking }],
    ['unpaid', { status: 'requires_payment_method' }],
    ['unpaid', { status: 'requires_action' }],
    ['declined', { status: 'requires_payment_method', error: 'insufficient_funds' }],
    // The provider's page stays open after a decline.
    ['declined', { status: 'requires_action', error: 'card_declined' }],
    ['canceled', { status: 'canceled' }],
    ['holdExpired', { status: 'canceled', error: 'hold_expired' }],
    ['stayGone', { status: 'canceled', error: 'stay_gone' }],
    ['processing', { purpose: 'balance', status: 'processing', booking }],
    ['confirmed', { purpose: 'balance', status: 'succeeded', booking }],
  ] as const)('is %s for %j', (outcome, change) => {
    expect(answer(change)).toBe(outcome)
  })

  it('is the end only where nothing more comes', () => {
    expect(isDecided('declined')).toBe(false)
    expect(isDecided('stayGone')).toBe(true)
  })

  it('has words for every decline', () => {
    expect(readDecline('authentication_failed')).toBe('authentication_failed')
    expect(readDecline('lost_card')).toBe('card_declined')
  })
})

describe('asking', () => {
  it('begins at half a second and is never rarer than every three', () => {
    expect(pollDelay(0)).toBe(500)
    expect(pollDelay(4)).toBeGreaterThan(pollDelay(3))
    expect(pollDelay(100)).toBe(3000)
  })

  it('costs fewer than fifty requests until it ends', () => {
    let [asked, passed] = [0, 0]
    while (passed < patienceMs) passed += pollDelay(asked++)
    expect(asked).toBeLessThan(50)
  })
})
