import { describe, expect, it } from 'vitest'
import {
  barDay,
  type DayFacts,
  findLowDays,
  findShortestStay,
  freeOwnNights,
  refuseArrival,
  refuseDay,
  refuseStayBetween,
} from './day-rules.ts'

const free: DayFacts = { price: 100, minStay: 1, maxStay: null, arrival: true, departure: true }
const know = (days: Record<string, Partial<DayFacts>>) =>
  new Map(Object.entries(days).map(([day, facts]) => [`2027-07-${day}`, { ...free, ...facts }]))
const july = (day: string) => `2027-07-${day}`

describe('choosing days', () => {
  it('allows every day of which nothing is known', () => {
    expect(refuseArrival(new Map(), july('05'))).toBeNull()
    expect(refuseStayBetween(new Map(), july('05'), july('09'))).toBeNull()
  })

  it('admits nobody on a taken night or a day without arrivals', () => {
    const days = know({ '05': { price: null }, '06': { arrival: false } })
    expect(refuseArrival(days, july('05'))).toEqual({ reason: 'soldOut' })
    expect(refuseArrival(days, july('06'))).toEqual({ reason: 'noArrival' })
  })

  it('lets one leave on a day whose own night is taken, but not stay through it', () => {
    const days = know({ '05': {}, '06': {}, '07': { price: null }, '08': {} })
    expect(refuseStayBetween(days, july('05'), july('07'))).toBeNull()
    expect(refuseStayBetween(days, july('05'), july('08'))).toEqual({ reason: 'nightTaken' })
  })

  it('leaves the nights that one has already to oneself, and no others', () => {
    const taken = know({ '05': { price: null }, '06': { price: null }, '07': { price: null, minStay: 3 }, '08': {} })
    const days = freeOwnNights(taken, { checkin: july('05'), checkout: july('07') })
    expect(refuseArrival(days, july('05'))).toBeNull()
    expect(refuseStayBetween(days, july('05'), july('07'))).toBeNull()
    expect(refuseStayBetween(days, july('06'), july('08'))).toEqual({ reason: 'nightTaken' })
    expect(refuseArrival(days, july('07'))).toEqual({ reason: 'soldOut' })
    expect(days.get(july('08'))).toEqual(free)
  })

  it('names the shortest and the longest stay of the day of arrival', () => {
    const days = know({ '05': { minStay: 3, maxStay: 5 } })
    expect(refuseStayBetween(days, july('05'), july('07'))).toEqual({ reason: 'minStay', nights: 3 })
    expect(refuseStayBetween(days, july('05'), july('08'))).toBeNull()
    expect(refuseStayBetween(days, july('05'), july('11'))).toEqual({ reason: 'maxStay', nights: 5 })
  })

  it('refuses to leave where nobody may, and more than thirty nights anywhere', () => {
    const days = know({ '05': {}, '08': { departure: false } })
    expect(refuseStayBetween(days, july('05'), july('08'))).toEqual({ reason: 'noDeparture' })
    expect(refuseStayBetween(new Map(), '2027-07-01', '2027-08-01')).toEqual({ reason: 'maxStay', nights: 30 })
  })
})

describe('once there is an arrival', () => {
  it('earlier days are arrivals again, whatever lies between', () => {
    const days = know({ '03': {}, '04': { arrival: false }, '05': { price: null }, '06': { minStay: 3 }, '08': {} })
    expect(refuseDay(days, july('03'), july('08'))).toBeNull()
    expect(refuseDay(days, july('04'), july('08'))).toEqual({ reason: 'noArrival' })
    expect(refuseDay(days, july('05'), july('08'))).toEqual({ reason: 'soldOut' })
    expect(refuseDay(days, july('06'), july('08'))).toBeNull()
    expect(refuseDay(new Map(), '2027-05-01', july('08'))).toBeNull()
    expect(refuseDay(days, july('08'), july('06'))).toEqual({ reason: 'minStay', nights: 3 })
  })

  it('days that only the arrival puts out of reach are far, those that nobody can have are closed', () => {
    const days = know({ '05': { minStay: 2 }, '06': {}, '08': { departure: false }, '09': { price: null }, '10': {} })
    days.set('2027-08-05', { ...free, price: null })
    expect(barDay(days, july('06'), july('05'))).toBe('far')
    expect(barDay(days, july('07'), july('05'))).toBeUndefined()
    expect(barDay(days, july('08'), july('05'))).toBe('closed')
    expect(barDay(days, july('09'), july('05'))).toBeUndefined()
    expect(barDay(days, july('10'), july('05'))).toBe('far')
    expect(barDay(days, '2027-08-04', july('05'))).toBe('far')
    expect(barDay(days, '2027-08-05', july('05'))).toBe('closed')
    expect(barDay(days, july('09'), null)).toBe('closed')
    expect(barDay(new Map(), '2027-08-05', july('05'))).toBe('far')
  })

  it('the shortest stay ends on the first day on which one may leave', () => {
    expect(findShortestStay(new Map(), july('05'))).toBe(july('06'))
    expect(findShortestStay(know({ '05': { minStay: 3 }, '08': { departure: false } }), july('05'))).toBe(july('09'))
    expect(findShortestStay(know({ '05': { minStay: 3 }, '06': { price: null } }), july('05'))).toBeNull()
  })
})

describe('the lowest days', () => {
  it('are found month by month, taken nights aside', () => {
    const days = know({ '01': { price: 100 }, '02': { price: 60 }, '03': { price: 61 }, '04': { price: null } })
    days.set('2027-08-01', { ...free, price: 300 })
    days.set('2027-08-02', { ...free, price: 200 })
    days.set('2027-08-03', { ...free, price: 300 })
    days.set('2027-07-05', { ...free, price: 100 })
    days.set('2027-07-06', { ...free, price: 100 })
    expect([...findLowDays(days)]).toEqual(['2027-07-02', '2027-07-03', '2027-08-02'])
  })

  it('are those that read alike', () => {
    const days = know({ '01': { price: 26.6 }, '02': { price: 27.6 }, '03': { price: 28.4 }, '04': { price: 28.6 } })
    for (const day of ['05', '06', '07']) days.set(`2027-07-${day}`, { ...free, price: 40 })
    expect([...findLowDays(days)]).toEqual(['2027-07-01'])
    days.set('2027-07-02', { ...free, price: 27.4 })
    expect([...findLowDays(days)]).toEqual(['2027-07-01', '2027-07-02'])
  })

  it('are never most of the month', () => {
    const days = know({ '01': { price: 27 }, '02': { price: 28 }, '03': { price: 28 }, '04': { price: 30 } })
    days.set('2027-07-05', { ...free, price: 31 })
    // 28 is within three in a hundred of 27, but three of five days would be low.
    expect([...findLowDays(days)]).toEqual(['2027-07-01'])
    days.set('2027-07-02', { ...free, price: 27 })
    days.set('2027-07-03', { ...free, price: 27 })
    expect(findLowDays(days).size).toBe(0)
  })

  it('are none where every day costs the same', () => {
    expect(findLowDays(know({ '01': {}, '02': {}, '03': { price: 101 } })).size).toBe(0)
  })
})
