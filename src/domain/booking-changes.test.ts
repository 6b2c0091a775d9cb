import { describe, expect, it, test } from 'vitest'
import { changedDueAt, changeRight, mayChange, namesDeadline } from './booking-changes.ts'

const noon = Date.parse('2027-04-07T09:00:00Z')
const terms = { penalties: [{ from: noon, amount: 10_000, percent: null, nights: 1 }] }
const stay = {
  checkin: '2027-04-10',
  checkout: '2027-04-13',
  units: [{ room_type_id: 1, units: 1 }],
  total: 30_000,
  terms,
}

describe('what may be changed', () => {
  const booking = { status: 'confirmed', checkin: stay.checkin, terms, today: '2027-04-07' } as const
  it.each([
    ['before the deadline', booking, noon - 1, 'anything'],
    ['from the deadline on', booking, noon, 'more'],
    ['on the day of arrival', { ...booking, today: '2027-04-10' }, noon + 1, 'more'],
    ['a day later', { ...booking, today: '2027-04-11' }, noon + 1, 'nothing'],
    ['of a stay that waits for its payment', { ...booking, status: 'pending_payment' as const }, 0, 'nothing'],
    ['of a cancelled stay', { ...booking, status: 'cancelled' as const }, 0, 'nothing'],
  ])('%s', (_when, asked, now, right) => expect(changeRight(asked, now)).toBe(right))

  it.each([
    ['a night more', { checkout: '2027-04-14', total: 40_000 }, true],
    ['a night more at the other end', { checkin: '2027-04-09', total: 40_000 }, true],
    ['a room more', { units: [{ room_type_id: 1, units: 2 }], total: 60_000 }, true],
    ['a night less', { checkout: '2027-04-12' }, false],
    ['other nights', { checkin: '2027-04-11', checkout: '2027-04-15', total: 40_000 }, false],
    ['another room', { units: [{ room_type_id: 2, units: 1 }], total: 48_000 }, false],
    ['a lower price', { checkout: '2027-04-14', total: 29_999 }, false],
    ['milder terms', { checkout: '2027-04-14', total: 40_000, terms: { penalties: [] } }, false],
  ])('where cancelling costs: %s', (_what, change, allowed) => {
    expect(mayChange('more', stay, { ...stay, ...change }, noon)).toBe(allowed)
    expect(mayChange('anything', stay, { ...stay, ...change }, noon)).toBe(true)
    expect(mayChange('nothing', stay, { ...stay, ...change }, noon)).toBe(false)
  })
})

test('the rest is due when the plan says so, else in two days and by the end of the day of arrival', () => {
  const asked = { checkin: '2027-04-10', timezone: 'Europe/Sofia', today: '2027-04-01' }
  expect(changedDueAt([{ amount: 1, due: 'later', dueAt: noon }], asked)).toBe(noon)
  const whole = [{ amount: 1, due: 'now', dueAt: null } as const]
  expect(changedDueAt(whole, asked)).toBe(Date.parse('2027-04-03T21:00:00Z'))
  expect(changedDueAt(whole, { ...asked, today: '2027-04-09' })).toBe(Date.parse('2027-04-10T21:00:00Z'))
})

test('names are corrected until six in the evening before arrival, through changes of the clock', () => {
  expect(namesDeadline('2027-04-10', 'Europe/Sofia')).toBe(Date.parse('2027-04-09T15:00:00Z'))
  expect(namesDeadline('2027-10-31', 'Europe/Sofia')).toBe(Date.parse('2027-10-30T15:00:00Z'))
  expect(namesDeadline('2027-11-01', 'Europe/Sofia')).toBe(Date.parse('2027-10-31T16:00:00Z'))
})
