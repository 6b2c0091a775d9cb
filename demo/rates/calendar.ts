import type { RoomCalendar } from '../../src/contract/catalogue-file.ts'
import type { HotelKind } from '../../src/contract/values.ts'
import { addDays, dateOfDay, dayNumber } from '../../src/domain/stay-dates.ts'
import type { Character } from '../places/destination.ts'
import { hashText, noise } from '../seed.ts'
import { isLongWeekendNight } from './holidays.ts'
import { atDay, seasons, shareOnBooks } from './seasons.ts'

/** What makes a hotel's prices: small enough to be kept, so that any night can be computed again later. */
export type RateProfile = {
  /** The hotel's own key: the same key gives the same nights. */
  key: string
  character: Character
  kind: HotelKind
  country: string
  /** An average night of the standard double, in cents. */
  level: number
  /** 0 to 1: how much of its season's demand the hotel gets. */
  appeal: number
  /** Months in which it is open, from MM-DD to MM-DD; absent: all year. */
  open?: { from: string; to: string }
  minStay: { peak: number; weekend: number }
  /** Week days (1 Monday) on which nobody may arrive in the high season. */
  closedArrivals: readonly number[]
  releaseDays: number
}

export type RateRoom = { code: string; factor: number; allotment: number; minStay?: number }

/** The demand of a hotel night by night: shared by all its rooms. */
type Nights = {
  price: Float64Array
  sold: Float64Array
  minStay: Uint8Array
  closed: Uint8Array
  closedToArrival: Uint8Array
}

/**
 * Prices and inventory of one room type, for its plan without parent, from `from` for `nights` nights.
 * A night comes out the same whichever range it is asked in, except that it fills as `today` comes nearer.
 */
export function createRoomCalendar(
  profile: RateProfile,
  room: RateRoom,
  plan: string,
  range: { from: string; nights: number; today: string },
): RoomCalendar {
  const hotel = demandOf(profile, range)
  const seed = hashText(`${profile.key}/${room.code}`)
  const first = dayNumber(range.from)
  const price: (number | null)[] = []
  const free: number[] = []
  const stopSell: string[] = []
  const closedToArrival: string[] = []
  const minStay: number[] = []
  for (let index = 0; index < range.nights; index += 1) {
    const day = first + index
    const closed = hotel.closed[index] === 1
    price.push(closed ? null : roundPrice((hotel.price[index] ?? 1) * profile.level * room.factor))
    const wanted = room.allotment * ((hotel.sold[index] ?? 0) * (0.9 + 0.2 * noise(seed, day)))
    const sold = Math.floor(wanted + noise(seed ^ 0x51ed, day))
    free.push(closed ? 0 : Math.max(0, room.allotment - sold))
    minStay.push(Math.max(hotel.minStay[index] ?? 1, room.minStay ?? 1))
    if (closed || noise(seed ^ 0x3c17, Math.floor(day / 4)) < 0.004) stopSell.push(dateOfDay(day))
    if (hotel.closedToArrival[index] === 1) closedToArrival.push(dateOfDay(day))
  }
  return {
    from: range.from,
    price: { [plan]: price },
    price_since: { [plan]: addDays(range.today, -90) },
    allotment: room.allotment,
    free,
    min_stay: minStay,
    max_stay: null,
    release_days: profile.releaseDays,
    stop_sell: stopSell,
    closed_to_arrival: closedToArrival,
    closed_to_departure: [],
  }
}

let lastDemand: { profile: RateProfile; key: string; nights: Nights } | undefined

function demandOf(profile: RateProfile, range: { from: string; nights: number; today: string }): Nights {
  const key = `${range.from}/${range.nights}/${range.today}`
  if (lastDemand?.profile === profile && lastDemand.key === key) return lastDemand.nights
  const nights = createDemand(profile, range)
  lastDemand = { profile, key, nights }
  return nights
}

function createDemand(profile: RateProfile, range: { from: string; nights: number; today: string }): Nights {
  const season = seasons[profile.character]
  const seed = hashText(profile.key)
  const first = dayNumber(range.from)
  const today = dayNumber(range.today)
  const nights: Nights = {
    price: new Float64Array(range.nights),
    sold: new Float64Array(range.nights),
    minStay: new Uint8Array(range.nights).fill(1),
    closed: new Uint8Array(range.nights),
    closedToArrival: new Uint8Array(range.nights),
  }
  const keepsHolidays = profile.country === 'BG' && profile.character !== 'city'
  for (let index = 0; index < range.nights; index += 1) {
    const day = first + index
    const shape = shapeOf(profile.character, day)
    const weekend = shape.weekday === 5 || shape.weekday === 6
    const long = keepsHolidays && shape.longWeekend
    let price = shape.price * (weekend ? season.weekend : 1) * (long ? 1.16 : 1)
    if (shape.newYear) price *= profile.character === 'sea' ? 1.15 : 1.42
    price *= 0.955 + 0.09 * noise(seed, Math.floor(day / 7))
    nights.price[index] = price
    const final =
      shape.sold * (0.72 + 0.42 * profile.appeal) * (weekend ? 1 + (season.weekend - 1) * 1.2 : 1) +
      (long || shape.newYear ? 0.18 : 0) +
      0.34 * (noise(seed ^ 0x9d2c, Math.floor(day / 3)) - 0.5)
    nights.sold[index] = Math.max(0, final) * shareOnBooks(season.leadTime, day - today)
    const peak = shape.sold >= 0.86
    if (peak) nights.minStay[index] = profile.minStay.peak
    else if ((weekend || long) && day % 3 !== 0) nights.minStay[index] = profile.minStay.weekend
    if (shape.newYear) nights.minStay[index] = Math.max(profile.minStay.weekend, 2)
    if (profile.open && !isOpen(profile.open, shape.monthDay)) nights.closed[index] = 1
    if (peak && profile.closedArrivals.includes(shape.weekday)) nights.closedToArrival[index] = 1
  }
  return nights
}

type Shape = {
  price: number
  sold: number
  weekday: number
  longWeekend: boolean
  newYear: boolean
  monthDay: string
}

const shapes = new Map<string, Map<number, Shape>>()

/** What a day is to everybody of one character: computed once, asked hundreds of times. */
function shapeOf(character: Character, day: number): Shape {
  const days = shapes.get(character) ?? new Map<number, Shape>()
  shapes.set(character, days)
  const known = days.get(day)
  if (known) return known
  const date = dateOfDay(day)
  const monthDay = date.slice(5)
  const shape = {
    price: atDay(seasons[character].price, day),
    sold: atDay(seasons[character].sold, day),
    weekday: ((((day + 3) % 7) + 7) % 7) + 1,
    longWeekend: isLongWeekendNight(day, Number(date.slice(0, 4))),
    newYear: monthDay >= '12-29' || monthDay === '01-01',
    monthDay,
  }
  days.set(day, shape)
  return shape
}

/** Whether a house with such a season is open on a day, MM-DD. */
export function isOpen(open: { from: string; to: string }, monthDay: string): boolean {
  if (open.from <= open.to) return monthDay >= open.from && monthDay <= open.to
  return monthDay >= open.from || monthDay <= open.to
}

/** Whole euros from 60 on, half euros below. */
function roundPrice(cents: number): number {
  const step = cents >= 6000 ? 100 : 50
  return Math.max(step, Math.round(cents / step) * step)
}
