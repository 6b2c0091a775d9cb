import { describe, expect, it } from 'vitest'
import { questionPath, readAsked, stayPath, writeStay } from './asked-stay.ts'

const read = (query: string) => readAsked(new URLSearchParams(query))

describe('the address of a hotel', () => {
  it('asks for a stay when its dates make sense', () => {
    expect(read('checkin=2027-06-11&checkout=2027-06-15&rooms=2-5;1').stay).toEqual({
      checkin: '2027-06-11',
      checkout: '2027-06-15',
      rooms: [
        { adults: 2, childrenAges: [5] },
        { adults: 1, childrenAges: [] },
      ],
    })
  })

  it.each([
    'checkin=2027-06-15&checkout=2027-06-11',
    'checkin=2027-06-11&checkout=2027-06-11',
    'checkin=2027-02-30&checkout=2027-03-02',
    'checkin=soon&checkout=later',
    'checkin=2027-06-11',
    '',
  ])('asks for none with %s', (query) => {
    expect(read(query).stay).toBeNull()
  })

  it('makes no sense with days that are no stay; half of them are only a beginning', () => {
    expect(read('checkin=2027-06-15&checkout=2027-06-11').senseless).toBe(true)
    expect(read('checkin=soon&checkout=later').senseless).toBe(true)
    expect(read('checkin=2027-06-11').senseless).toBe(false)
    expect(read('').senseless).toBe(false)
    expect(read('checkin=2027-06-11&checkout=2027-06-15').senseless).toBe(false)
  })

  it('means two adults when it says nothing that can be read', () => {
    expect(read('rooms=many').rooms).toEqual([{ adults: 2, childrenAges: [] }])
  })

  it('is written as it is read', () => {
    const rooms = [
      { adults: 2, childrenAges: [5, 9] },
      { adults: 1, childrenAges: [] },
    ]
    const path = stayPath(
      '/hotels/bulgaria/7',
      { checkin: '2027-06-11', checkout: '2027-06-15', rooms },
      read('').wishes,
    )
    expect(path).toBe('/hotels/bulgaria/7?checkin=2027-06-11&checkout=2027-06-15&rooms=2-5,9;1#rooms')
    expect(read(path.slice(path.indexOf('?'), path.indexOf('#'))).stay?.rooms).toEqual(rooms)
  })

  it('says what was chosen among the offers, without what nobody can choose', () => {
    const { wishes } = read('board=AI&board=BB,XX&beds=twin,hay&free_cancellation=1&pay_at_property=maybe')
    expect(wishes).toEqual({
      board: ['BB', 'AI'],
      beds: ['twin'],
      free_cancellation: true,
      pay_at_property: undefined,
    })
    const address = writeStay('2027-06-11', '2027-06-15', read('').rooms, wishes)
    expect(address).toBe('?checkin=2027-06-11&checkout=2027-06-15&board=BB,AI&beds=twin&free_cancellation=true')
    expect(read(address).wishes).toEqual(wishes)
  })

  it('goes on to a question about the hotel and the stay', () => {
    const stay = { checkin: '2027-06-11', checkout: '2027-06-15', rooms: [{ adults: 2, childrenAges: [] }] }
    expect(questionPath(7, null)).toBe('/contact?hotel=7#write')
    expect(questionPath(7, stay)).toBe('/contact?hotel=7&checkin=2027-06-11&checkout=2027-06-15#write')
  })
})
