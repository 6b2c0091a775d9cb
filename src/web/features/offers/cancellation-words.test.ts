import { describe, expect, it } from 'vitest'
import en from '../../../messages/en/offers.json' with { type: 'json' }
import { getFormat } from '../../lib/format.ts'
import { getT, registerMessages } from '../../lib/i18n.tsx'
import { listPhases } from './cancellation-phases.ts'
import { wordDeadline, wordPhases, wordPromise } from './cancellation-words.ts'

registerMessages('en', 'offers', en)
const words = { t: getT('en', 'offers'), format: getFormat('en') }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const deadline = '2027-06-04T20:59:00.000Z'
const terms = {
  refundable: true,
  free_until: deadline,
  timezone: 'Europe/Sofia',
  penalties: [
    { from: deadline, amount: '50.00', percent: 50, nights: null },
    { from: '2027-06-09T20:59:00.000Z', amount: '100.00', percent: 100, nights: null },
  ],
}

describe('a deadline', () => {
  it('is told on the property’s clock, marked where that is not ours', () => {
    expect(plain(wordDeadline(words, deadline, 'Europe/Sofia'))).toBe('4 Jun, 23:59')
    expect(plain(wordDeadline(words, deadline, 'Europe/Vienna'))).toBe('4 Jun, 22:59 local time')
    // Another name for the same hour needs no mark.
    expect(plain(wordDeadline(words, deadline, 'Europe/Athens'))).toBe('4 Jun, 23:59')
  })

  it('has the reader’s own hour beside it where that differs', () => {
    const abroad = { ...words, ownZone: 'Europe/London' }
    expect(plain(wordDeadline(abroad, deadline, 'Europe/Sofia'))).toBe('4 Jun, 23:59 (4 Jun, 21:59 on your clock)')
    const home = { ...words, ownZone: 'Europe/Sofia' }
    expect(plain(wordDeadline(home, deadline, 'Europe/Sofia'))).toBe('4 Jun, 23:59')
  })
})

describe('a moment beside a deadline', () => {
  it('is told to the second, in both zones and across a change of clocks', () => {
    const abroad = { ...words, ownZone: 'Europe/London' }
    const before = Date.parse(deadline) - 1000
    expect(plain(wordDeadline(words, before, 'Europe/Sofia'))).toBe('4 Jun, 23:58:59')
    expect(plain(wordDeadline(abroad, before, 'Europe/Sofia'))).toBe('4 Jun, 23:58:59 (4 Jun, 21:58:59 on your clock)')
    // New York's clocks have changed two weeks before Sofia's: six hours between them instead of seven.
    const march = { ...words, ownZone: 'America/New_York' }
    expect(plain(wordDeadline(march, '2027-03-20T10:00:00Z', 'Europe/Sofia'))).toBe(
      '20 Mar, 12:00 (20 Mar, 06:00 on your clock)',
    )
    expect(plain(wordDeadline(march, '2027-03-30T10:00:00Z', 'Europe/Sofia'))).toBe(
      '30 Mar, 13:00 (30 Mar, 06:00 on your clock)',
    )
  })
})

describe('cancellation in words', () => {
  it('says each phase with its sum', () => {
    const phases = listPhases(terms, '100.00', 'EUR', Date.parse('2027-05-01T00:00:00Z'))
    expect(wordPhases(words, phases, 'Europe/Sofia', 'EUR').map(plain)).toEqual([
      'Free cancellation until 4 Jun, 23:59',
      'Until 9 Jun, 23:59: a fee of €50.00',
      'After that: the full price, €100.00',
    ])
  })

  it('says so when nothing is free any more', () => {
    const phases = listPhases(terms, '100.00', 'EUR', Date.parse('2027-06-10T00:00:00Z'))
    expect(wordPhases(words, phases, 'Europe/Sofia', 'EUR').map(plain)).toEqual([
      'Cancelling costs the full price, €100.00',
    ])
  })

  it('promises only what holds', () => {
    expect(wordPromise(words, terms).free).toBe(true)
    expect(wordPromise(words, { ...terms, free_until: null })).toEqual({ free: false, text: 'No free cancellation' })
    expect(wordPromise(words, { ...terms, free_until: null, refundable: false })).toEqual({
      free: false,
      text: 'Nothing is refunded if you cancel',
    })
    expect(wordPromise(words, { ...terms, free_until: null, penalties: [] }).free).toBe(true)
  })
})
