import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '../../src/domain/stay-dates.ts'
import { createRoomCalendar, type RateProfile } from './calendar.ts'
import { isLongWeekendNight, orthodoxEaster } from './holidays.ts'
import { shareOnBooks } from './seasons.ts'

const profile: RateProfile = {
  key: 'test-01',
  character: 'sea',
  kind: 'hotel',
  country: 'BG',
  level: 8000,
  appeal: 0.6,
  minStay: { peak: 4, weekend: 2 },
  closedArrivals: [],
  releaseDays: 0,
}
const room = { code: 'DBL', factor: 1, allotment: 10 }
const price = (from: string, nights: number, today = from) =>
  createRoomCalendar(profile, room, 'FLEX', { from, nights, today }).price.FLEX ?? []
const mean = (list: readonly (number | null)[]) => list.reduce<number>((sum, one) => sum + (one ?? 0), 0) / list.length

describe('rates of the demo', () => {
  test('by the sea August costs at least twice what April does', () => {
    expect(mean(price('2026-08-01', 31)) / mean(price('2026-04-01', 30))).toBeGreaterThan(2)
  })

  test('a night costs the same whichever range it is asked in', () => {
    expect(price('2026-06-01', 90).slice(30)).toEqual(price('2026-07-01', 60))
  })

  test('a hotel fills as the night comes nearer', () => {
    const free = (today: string) => {
      const calendar = createRoomCalendar(profile, room, 'FLEX', { from: '2026-08-01', nights: 28, today })
      return mean(Array.isArray(calendar.free) ? calendar.free : [])
    }
    expect(free('2026-07-25')).toBeLessThan(free('2026-05-01'))
    expect(free('2026-05-01')).toBeLessThan(free('2025-10-01'))
  })

  test('nights of the closed season are not on sale', () => {
    const seasonal = { ...profile, open: { from: '05-01', to: '10-04' } }
    const calendar = createRoomCalendar(seasonal, room, 'FLEX', { from: '2026-10-03', nights: 4, today: '2026-06-01' })
    expect(calendar.price.FLEX?.map((amount) => amount !== null)).toEqual([true, true, false, false])
    expect(calendar.stop_sell).toEqual(expect.arrayContaining(['2026-10-05', '2026-10-06']))
  })

  test('in the high season the stay has its minimum', () => {
    const calendar = createRoomCalendar(profile, room, 'FLEX', { from: '2026-08-05', nights: 7, today: '2026-06-01' })
    expect(calendar.min_stay).toEqual([4, 4, 4, 4, 4, 4, 4])
  })
})

describe('demand', () => {
  test('half of a resort’s bookings are made 57 days ahead', () => {
    expect(shareOnBooks('resort', 57)).toBe(0.5)
    expect(shareOnBooks('resort', 0)).toBe(1)
  })

  test.each([
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2028, '2028-04-16'],
  ])('Orthodox Easter of %i is on %s', (year, date) => {
    expect(orthodoxEaster(year)).toBe(dayNumber(date))
  })

  test('the night before a holiday Monday belongs to a long weekend, an ordinary Saturday does not', () => {
    const easterMonday = '2026-04-13'
    expect(isLongWeekendNight(dayNumber(addDays(easterMonday, -1)), 2026)).toBe(true)
    expect(isLongWeekendNight(dayNumber('2026-02-14'), 2026)).toBe(false)
  })
})
