import { describe, expect, it } from 'vitest'
import type { WireCancellation } from '../../../contract/offers.ts'
import { listPhases, momentAt, phaseAt, placeOf, scalePhases } from './cancellation-phases.ts'

const terms: WireCancellation = {
  refundable: true,
  free_until: '2027-06-04T20:59:00.000Z',
  timezone: 'Europe/Sofia',
  penalties: [
    { from: '2027-06-04T20:59:00.000Z', amount: '274.80', percent: 50, nights: null },
    { from: '2027-06-09T20:59:00.000Z', amount: '549.60', percent: 100, nights: null },
  ],
}
const may = Date.parse('2027-05-03T09:00:00Z')
const day = 86_400_000

describe('the phases of cancelling', () => {
  it('go from free over a part to everything', () => {
    const phases = listPhases(terms, '549.60', 'EUR', may)
    expect(phases.map(({ kind, penalty }) => [kind, penalty])).toEqual([
      ['free', '0.00'],
      ['part', '274.80'],
      ['full', '549.60'],
    ])
    expect(phases[0]?.from).toBe(may)
    expect(phases.at(-1)?.until).toBeNull()
  })

  it('leave out what is over', () => {
    const phases = listPhases(terms, '549.60', 'EUR', Date.parse('2027-06-05T00:00:00Z'))
    expect(phases.map(({ kind }) => kind)).toEqual(['part', 'full'])
  })

  it('are one free stretch without penalties', () => {
    expect(listPhases({ ...terms, free_until: null, penalties: [] }, '10.00', 'EUR', may)).toEqual([
      { kind: 'free', from: may, until: null, penalty: '0.00' },
    ])
  })

  it('are one stretch at the whole sum for what is never free, even by a clock that is behind', () => {
    const penalties = [{ from: '2027-05-03T09:00:25.078Z', amount: '10.00', percent: 100, nights: null }]
    const lost = { ...terms, refundable: false, free: 'never' as const, free_until: null, penalties }
    for (const now of [0, may, may + day])
      expect(listPhases(lost, '10.00', 'EUR', now).map(({ kind, until }) => [kind, until])).toEqual([['full', null]])
  })

  it('change at the very instant of the deadline, as a real cancellation does', () => {
    const phases = listPhases(terms, '549.60', 'EUR', may)
    const deadline = Date.parse('2027-06-04T20:59:00.000Z')
    expect(phaseAt(phases, deadline - 1)?.kind).toBe('free')
    expect(phaseAt(phases, deadline)?.kind).toBe('part')
  })
})

describe('the scale of the timeline', () => {
  const stay = { checkin: '2027-06-11', checkout: '2027-06-15', timezone: 'Europe/Sofia', leaveBy: '11:00' }
  const phases = listPhases(terms, '549.60', 'EUR', may)
  const scale = scalePhases(phases, stay, may)

  it('runs to the hour of leaving on the day of departure, its phases filling it', () => {
    expect(new Date(scale.end).toISOString()).toBe('2027-06-15T08:00:00.000Z')
    const sum = scale.lengths.reduce((total, length) => total + length, 0)
    expect(sum).toBe(scale.end - may)
    expect(scale.shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9)
  })

  it('ends cancelling with the day of arrival at the property', () => {
    expect(new Date(scale.over).toISOString()).toBe('2027-06-11T21:00:00.000Z')
    expect(scale.stayFrom).toBeGreaterThan(0.75)
    expect(scale.stayFrom).toBeLessThan(1)
    const fiji = scalePhases(phases, { ...stay, timezone: 'Pacific/Fiji' }, may)
    expect(new Date(fiji.over).toISOString()).toBe('2027-06-11T12:00:00.000Z')
  })

  it('leaves each phase wide enough to be read, however long the first one is, and keeps their order of length', () => {
    const early = Date.parse('2026-06-01T00:00:00Z')
    const far = scalePhases(listPhases(terms, '549.60', 'EUR', early), stay, early)
    expect(Math.min(...far.shares)).toBeGreaterThanOrEqual(0.24)
    expect(far.shares[0]).toBeGreaterThan(0.5)
    const single = scalePhases(
      listPhases({ ...terms, free_until: null, penalties: [] }, '10.00', 'EUR', may),
      stay,
      may,
    )
    expect(single.shares).toEqual([1])
  })

  it('has each instant at one place and back, deadlines where phases meet', () => {
    const deadline = Date.parse('2027-06-04T20:59:00.000Z')
    expect(placeOf(deadline, scale, may)).toBeCloseTo(scale.shares[0] ?? 0, 9)
    for (const at of [may, deadline - day, deadline, deadline + day, scale.end])
      expect(momentAt(placeOf(at, scale, may), scale, may)).toBeCloseTo(at, 0)
    expect(placeOf(may - day, scale, may)).toBe(0)
    expect(placeOf(scale.end + day, scale, may)).toBeCloseTo(1, 9)
  })

  it('counts the hour that a change of clocks adds', () => {
    const autumn = { checkin: '2027-10-31', checkout: '2027-11-01', timezone: 'Europe/Sofia', leaveBy: '11:00' }
    const free = listPhases({ ...terms, free_until: null, penalties: [] }, '10.00', 'EUR', may)
    const morning = Date.parse('2027-10-30T21:00:00Z')
    expect(scalePhases(free, autumn, morning).over - morning).toBe(25 * 3_600_000)
  })

  it('stays drawable on the day of arrival itself', () => {
    const arrived = Date.parse('2027-06-11T12:00:00Z')
    const late = scalePhases(listPhases(terms, '549.60', 'EUR', arrived), stay, arrived)
    expect(late.stayFrom).toBe(0)
    expect(late.over).toBeGreaterThan(arrived)
    expect(late.lengths.every((length) => length >= 0)).toBe(true)
  })
})
