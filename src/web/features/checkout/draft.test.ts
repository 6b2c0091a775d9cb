import { describe, expect, it } from 'vitest'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { changeGuest, changeHolder, checkDraft, type Draft, isComplete, toChanges, toDraft } from './draft.ts'
import { readFieldErrors } from './field-errors.ts'

const nobody = { first_name: '', last_name: '' }
const elena = { first_name: 'Елена', last_name: 'Димитрова' }
const empty: Draft = {
  holder: { ...nobody, email: '', phone: '' },
  guests: [[nobody, nobody], [nobody]],
  arrival_time: '',
  special_requests: '',
}
const full: Draft = {
  holder: { ...elena, email: 'elena@example.com', phone: '+359 88 123 4567' },
  guests: [[elena, nobody], [{ first_name: 'Петър', last_name: 'Димитров' }]],
  arrival_time: '16:00 – 17:00',
  special_requests: ' тиха стая ',
}

describe('the form of a checkout', () => {
  it('has a place for every guest and keeps who is known', () => {
    const session = {
      holder: null,
      guests: [{ room: 1, ...elena }],
      arrival_time: null,
      special_requests: null,
      offer: {
        rooms: [
          { adults: 2, children_ages: [5] },
          { adults: 1, children_ages: [] },
        ],
      },
    } as unknown as CheckoutSession
    expect(toDraft(session).guests).toEqual([[elena, nobody, nobody], [nobody]])
    expect(isComplete(session)).toBe(false)
  })

  it('lets the first lead guest follow the holder until it has a name of its own', () => {
    const typed = changeHolder(changeHolder(empty, { first_name: 'Елена' }), { last_name: 'Димитрова' })
    expect(typed.guests[0]?.[0]).toEqual(elena)
    const own = changeGuest(typed, 0, 0, { first_name: 'Мария' })
    expect(changeHolder(own, { first_name: 'Ели' }).guests[0]?.[0]?.first_name).toBe('Мария')
  })
})

describe('checking it', () => {
  it('asks for the holder and the lead guest of each room, and for nobody else', () => {
    expect(Object.keys(checkDraft(empty)).sort()).toEqual([
      'guests.0.0.first_name',
      'guests.0.0.last_name',
      'guests.1.0.first_name',
      'guests.1.0.last_name',
      'holder.email',
      'holder.first_name',
      'holder.last_name',
      'holder.phone',
    ])
    expect(checkDraft(full)).toEqual({})
  })

  it('wants another guest named in full or not at all', () => {
    const half = changeGuest(full, 0, 1, { first_name: 'Ани' })
    expect(checkDraft(half)).toEqual({ 'guests.0.1.last_name': 'required' })
  })

  it.each(['elena', 'elena@', 'elena@example', 'a b@example.com'])('does not take %s for an address', (email) => {
    expect(checkDraft(changeHolder(full, { email }))['holder.email']).toBe('email')
  })

  it.each(['12', 'call me', '+359 88 123 4567 ext. 12'])('does not take %s for a number', (phone) => {
    expect(checkDraft(changeHolder(full, { phone }))['holder.phone']).toBe('phone')
  })
})

describe('saving it', () => {
  it('sends what is whole, trimmed, guests with the number of their room', () => {
    expect(toChanges(full)).toEqual({
      holder: full.holder,
      guests: [
        { room: 1, ...elena },
        { room: 2, first_name: 'Петър', last_name: 'Димитров' },
      ],
      arrival_time: '16:00 – 17:00',
      special_requests: 'тиха стая',
    })
  })

  it('leaves the holder out until it is whole', () => {
    expect(toChanges(changeHolder(full, { email: 'elena' }))).not.toHaveProperty('holder')
  })

  it('finds the field of each sentence the API sends back', () => {
    const sparse = changeGuest(full, 0, 0, { first_name: '' })
    const fields = { holder: { email: ['Wrong.'] }, guests: { 0: { last_name: ['Too long.'] } }, rooms: ['Odd.'] }
    expect(readFieldErrors(fields, sparse)).toEqual({
      'holder.email': 'Wrong.',
      'guests.1.0.last_name': 'Too long.',
      form: 'Odd.',
    })
  })
})
