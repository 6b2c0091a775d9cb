import { describe, expect, it } from 'vitest'
import { writeQuery } from '../../lib/api.ts'
import { resultsPath, stayParams, withoutFilters } from './results-address.ts'
import { readResultsQuery, resultsParams, toParams } from './results-query.ts'

const read = (query: string) => readResultsQuery(new URLSearchParams(query))

describe('the address of the results', () => {
  it('comes back as it was written', () => {
    const address =
      'destination=12&checkin=2027-06-11&checkout=2027-06-15&rooms=2-5,9;1&stars=4,5&board=BB&amenities=parking,sauna&places=7,12&beds=twin&review_min=8&beach_max=300&price_min=100&price_max=900&free_cancellation=true&name=tiha&sort=price&page=3'
    expect(writeQuery(toParams(read(address))).slice(1)).toBe(address)
  })

  it('understands the repeated and the empty fields of a plain form', () => {
    const query = read('q=%20varna&checkin=&checkout=&stars=4&stars=5&stars=4&price_min=&name=&free_cancellation=on')
    expect(query).toMatchObject({
      q: 'varna',
      checkin: '',
      stars: ['4', '5'],
      price_min: null,
      free_cancellation: true,
    })
    expect(writeQuery(toParams(query))).toBe('?q=varna&stars=4,5&free_cancellation=true')
  })

  it('exchanges bounds of price that are the wrong way round', () => {
    expect(read('price_min=200&price_max=99.5')).toMatchObject({ price_min: 99.5, price_max: 200 })
  })

  it('drops what makes no sense instead of failing', () => {
    const query = read(
      'rooms=99&page=-1&sort=best&stars=9&price_max=abc&checkin=2027-06-11&beach_max=near&places=varna,7&currency=euro',
    )
    expect(query).toMatchObject({ rooms: '2', page: 1, sort: 'recommended', stars: [], price_max: null, checkin: '' })
    expect(query).toMatchObject({ beach_max: '', places: ['7'], currency: '' })
    expect(read('price_min=0').price_min).toBeNull()
  })

  it('goes by the chosen place when words stand beside it', () => {
    expect(writeQuery(toParams(read('destination=12&q=varna')))).toBe('?destination=12')
  })

  it('keeps list or map in the address without asking the search anew', () => {
    expect(resultsPath(read('destination=12&view=map'))).toBe('/hotels?destination=12&view=map')
    expect(toParams(read('destination=12&view=map'))).toEqual(toParams(read('destination=12')))
    expect(read('view=globe').view).toBe('')
  })

  it('gives a hotel’s page the stay and what chooses among its offers, without what chooses among hotels', () => {
    const query = read(
      'destination=12&checkin=2027-06-11&checkout=2027-06-15&rooms=2;1&stars=4&board=AI,BB&beds=twin&free_cancellation=1&pay_at_property=on&price_max=900&sort=price',
    )
    const stay = '?checkin=2027-06-11&checkout=2027-06-15&rooms=2;1'
    expect(stayParams(query)).toBe(`${stay}&board=AI,BB&beds=twin&free_cancellation=true&pay_at_property=true`)
    expect(stayParams(withoutFilters(query))).toBe(stay)
    expect(stayParams(read('destination=12'))).toBe('')
  })

  it('holds no parameter that the page cache does not know', () => {
    expect(Object.keys(toParams(read('view=map')))).toEqual(resultsParams)
  })
})
