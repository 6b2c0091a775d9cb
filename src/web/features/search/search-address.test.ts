import { describe, expect, it } from 'vitest'
import { searchAddress } from './search-address.ts'

const varna = { id: 12, type: 'city', name: 'Варна', label: 'Варна, България', country: 'България' } as const

describe('the address of a search', () => {
  it('names a chosen place by its id and leaves the typed words out', () => {
    const address = searchAddress({
      place: varna,
      q: 'Варна',
      checkin: '2027-06-11',
      checkout: '2027-06-15',
      rooms: '2-5,9;1',
    })
    expect(address).toBe('/hotels?destination=12&checkin=2027-06-11&checkout=2027-06-15&rooms=2-5,9;1')
  })

  it('names what is no place of the catalogue by its destination', () => {
    const coast = { ...varna, id: -7, destination: 'coast:black-sea', type: 'region' } as const
    const address = searchAddress({ place: coast, q: '', checkin: '', checkout: '', rooms: '2' })
    expect(address).toBe('/hotels?destination=coast:black-sea')
  })

  it('carries the words when nothing was chosen, and no half of the dates', () => {
    const address = searchAddress({ place: null, q: ' варна ', checkin: '2027-06-11', checkout: '', rooms: '2' })
    expect(address).toBe(`/hotels?q=${encodeURIComponent('варна')}`)
  })

  it('leads to the page of a chosen hotel', () => {
    const hotel = { ...varna, id: 77, type: 'hotel', country: 'North Macedonia' } as const
    const address = searchAddress({ place: hotel, q: 'x', checkin: '', checkout: '', rooms: '3' })
    expect(address).toBe('/hotels/north-macedonia/77?rooms=3')
  })

  it('is the list of all hotels when nothing was asked', () => {
    expect(searchAddress({ place: null, q: '', checkin: '', checkout: '', rooms: '2' })).toBe('/hotels')
  })
})
