import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../contract/accounts.ts'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import {
  changeGuest,
  changeHolder,
  checkDraft,
  type Draft,
  fillFromProfile,
  isComplete,
  toChanges,
  toDraft,
} from './draft.ts'
import { readFieldErrors } from './field-errors.ts'

const nobody = { first_name: '', last_name: '' }
const elena = { first_name: 'Елена', last_name: 'Димитрова' }
const empty: Draft = {
  holder: { ...nobody, email: '', phone: '', country: '' },
  guests: [[nobody, nobody], [nobody]],
  arrival_time: '',
  special_requests: '',
  company: null,
}
const full: Draft = {
  holder: { ...elena, email: 'elena@example.com', phone: '+359 88 123 4567', country: 'BG' },
  guests: [[elena, nobody], [{ first_name: 'Петър', last_name: 'Димитров' }]],
  arrival_time: '16:00 – 17:00',
  special_requests: ' тиха стая ',
  company: null,
}

describe('the form of a checkout', () => {
  it('has a place for every guest and keeps who is known', () => {
    const session = {
      holder: null,
      guests: [{ room: 1, ...elena }],
      draft: null,
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
    const half = { ...empty, holder: { ...empty.holder, email: 'elena@' } }
    expect(toDraft({ ...session, draft: half })).toMatchObject({
      holder: half.holder,
      guests: [[nobody, nobody, nobody], [nobody]],
    })
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

describe('an invoice for a company', () => {
  const company = { name: ' Зорница ООД ', eik: '175 074 752', vat: '', address: 'Варна', mol: '' }

  it('needs a number that can exist, of the register or for VAT', () => {
    const ask = (change: Partial<typeof company>) => checkDraft({ ...full, company: { ...company, ...change } })
    expect(ask({})).toEqual({})
    expect(ask({ eik: '175074753' })).toEqual({ 'company.eik': 'companyNumber' })
    expect(ask({ eik: '', vat: 'DE 123456789' })).toEqual({})
    expect(ask({ eik: '', name: '' })).toEqual({ 'company.name': 'required', 'company.eik': 'required' })
    expect(ask({ vat: 'BG1' })).toEqual({ 'company.vat': 'vat' })
  })

  it('is sent once it is whole, and taken away when it is no longer wanted', () => {
    expect(toChanges({ ...full, company }).company).toEqual({
      name: 'Зорница ООД',
      eik: '175074752',
      vat: null,
      address: 'Варна',
      mol: null,
    })
    expect(toChanges({ ...full, company: { ...company, eik: '1' } })).not.toHaveProperty('company')
    expect(toChanges(full).company).toBeNull()
  })
})

describe('who is signed in', () => {
  it('finds the gaps filled, and nothing typed changed', () => {
    const profile = { first_name: 'Елена', last_name: 'Димитрова', email: 'e@example.com', phone: null, country: 'GR' }
    const typed = changeHolder(empty, { email: 'typed@example.com' })
    const filled = fillFromProfile(typed, profile as Profile)
    expect(filled.holder).toEqual({ ...elena, email: 'typed@example.com', phone: '', country: 'GR' })
    expect(filled.guests[0]?.[0]).toEqual(elena)
  })
})

describe('saving it', () => {
  it('sends what is whole, trimmed, guests with the number of their room', () => {
    expect(toChanges(full)).toEqual({
      draft: full,
      company: null,
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
