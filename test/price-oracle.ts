import type { ParsedHotelRecord } from '../src/contract/catalogue-file.ts'

/**
 * What a hotel sells for a stay, worked out from its record alone, by trying every way to put the party into its rooms. It
 * shares no code with the server, so that both have to be wrong in the same way to agree.
 */

export type OracleRoom = { adults: number; ages: number[] }
export type OracleStay = { checkin: string; checkout: string; rooms: OracleRoom[]; today: string; promoCode?: string }
export type OracleWay = { plan: string; board: string; types: string[]; total: number; localFees: number; left: number }

type Hotel = ParsedHotelRecord
type Plan = Hotel['rate_plans'][number]
type Type = Hotel['room_types'][number]
/** How far the house's rules are waived, to see what a party misses by. */
export type Waiver = 'nothing' | 'stay rules' | 'release' | 'units'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const date = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
const halfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom))
/** `percent` of an amount; percents have at most two decimals. */
const part = (amount: number, percent: number, among = 1) => halfUp(amount * Math.round(percent * 100), 10_000 * among)
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)

/** Every way to house the party on every plan that a visitor may book. */
export function listWays(hotel: Hotel, stay: OracleStay, waiver: Waiver = 'nothing'): OracleWay[] {
  const ways: OracleWay[] = []
  for (const plan of hotel.rate_plans) {
    if (plan.payment_type !== 'property' || plan.audience !== 'everyone') continue
    for (const types of combinations(hotel.room_types, stay.rooms.length)) {
      const fits = types.every((type, index) => {
        const room = stay.rooms[index]
        return room !== undefined && holds(hotel, type, room) && isOpen(type, stay, waiver) && covers(plan, type)
      })
      const units = types.map((type) => {
        const wanted = types.filter((other) => other === type).length
        return Math.floor((waiver === 'units' ? 99 : fewest(type, stay)) / wanted)
      })
      const left = Math.min(...units)
      if (!fits || left < 1) continue
      const prices = types.map((type) => nightPrices(plan, type, stay))
      if (prices.some((list) => list === null)) continue
      let [total, localFees] = [0, 0]
      types.forEach((type, index) => {
        const room = stay.rooms[index]
        if (!room) return
        const nights = (prices[index] ?? []).map((price) => nightOf(hotel, plan, type, room, price))
        const charged = sum(promote(hotel, plan, type, nights, stay))
        const fees = feesOf(hotel, room, charged, nights.length)
        total += charged + fees.now
        localFees += fees.local
      })
      ways.push({ plan: plan.code, board: plan.board, types: types.map((type) => type.code), total, localFees, left })
    }
  }
  return ways
}

/** Whether each room of a way has one of the wished beds; a king-size bed is a double bed, two single ones are twin. */
export function hasBeds(hotel: Hotel, way: OracleWay, wished: readonly string[]): boolean {
  return way.types.every((code) => {
    const beds = hotel.room_types.find((type) => type.code === code)?.beds ?? []
    const singles = sum(beds.map(({ type, count }) => (type === 'single' ? count : 0)))
    return wished.some(
      (wish) =>
        beds.some(({ type }) => type === wish || (type === 'king' && wish === 'double')) ||
        (wish === 'twin' && singles > 1),
    )
  })
}

/** Whether no room of the house is for sale on all nights of the stay, free or not. */
export function isClosed(hotel: Hotel, stay: Pick<OracleStay, 'checkin' | 'checkout'>): boolean {
  return !hotel.room_types.some((type) => isOpen(type, { ...stay, rooms: [], today: stay.checkin }, 'units'))
}

/** Whether some room of the party fits no room of the house at all. */
export function isTooLarge(hotel: Hotel, rooms: OracleRoom[]): boolean {
  return rooms.some((room) => !hotel.room_types.some((type) => holds(hotel, type, room)))
}

function combinations<T>(list: readonly T[], length: number): T[][] {
  if (length === 0) return [[]]
  return list.flatMap((item) => combinations(list, length - 1).map((rest) => [item, ...rest]))
}

function grownUp(hotel: Hotel, room: OracleRoom) {
  const children = room.ages.filter((age) => age < hotel.child_age_limit)
  return { adults: room.adults + room.ages.length - children.length, children: children.sort((a, b) => b - a) }
}

function holds(hotel: Hotel, type: Type, room: OracleRoom): boolean {
  const { adults, children } = grownUp(hotel, room)
  if (adults < type.min_adults || adults > type.max_adults || children.length > type.max_children) return false
  return adults + children.length <= type.max_occupancy
}

function covers(plan: Plan, type: Type): boolean {
  return !plan.room_types || plan.room_types.includes(type.code)
}

function nightNumbers(stay: OracleStay): number[] {
  return Array.from({ length: day(stay.checkout) - day(stay.checkin) }, (_, index) => day(stay.checkin) + index)
}

/** Value of a calendar's list on a day; undefined where the calendar does not reach. */
function on<T>(type: Type, list: T | T[], number: number): T | undefined {
  const index = number - day(type.calendar?.from ?? '2000-01-01')
  const reach = Array.isArray(type.calendar?.allotment) ? type.calendar.allotment.length : 0
  if (index < 0 || index >= reach) return undefined
  return Array.isArray(list) ? list[index] : list
}

function fewest(type: Type, stay: OracleStay): number {
  const free = type.calendar?.free ?? 0
  return Math.min(...nightNumbers(stay).map((night) => on(type, free, night) ?? 0))
}

function isOpen(type: Type, stay: OracleStay, waiver: Waiver): boolean {
  const { calendar } = type
  if (!calendar) return false
  const nights = nightNumbers(stay)
  if (nights.some((night) => on(type, calendar.allotment, night) === undefined)) return false
  if (nights.some((night) => calendar.stop_sell.includes(date(night)))) return false
  if (waiver === 'units') return true
  if (fewest(type, stay) < 1) return false
  if (waiver === 'release') return true
  if (day(stay.checkin) - day(stay.today) < calendar.release_days) return false
  if (waiver === 'stay rules') return true
  const arrival = day(stay.checkin)
  if (nights.length < (on(type, calendar.min_stay, arrival) ?? 1)) return false
  if (calendar.max_stay != null && nights.length > calendar.max_stay) return false
  if (calendar.closed_to_arrival.includes(stay.checkin)) return false
  return !(
    calendar.closed_to_departure.includes(stay.checkout) &&
    on(type, calendar.allotment, day(stay.checkout)) !== undefined
  )
}

function nightPrices(plan: Plan, type: Type, stay: OracleStay): number[] | null {
  const list = type.calendar?.price[plan.parent ?? plan.code] ?? []
  const prices = nightNumbers(stay).map((night) => on(type, list, night) ?? null)
  return prices.some((price) => price === null)
    ? null
    : prices.map((price) => part(price ?? 0, 100 + plan.adjust_percent))
}

function nightOf(hotel: Hotel, plan: Plan, type: Type, room: OracleRoom, price: number): number {
  const { adults, children } = grownUp(hotel, room)
  let night = price
  if (adults === 1 && children.length === 0 && type.base_occupancy > 1) {
    const rule = ruleFor(hotel, type, 'single_use', 1, null)
    if (rule) night = Math.min(price, rule.amount ?? part(price, rule.percent ?? 100))
  }
  const guest = (rule: ReturnType<typeof ruleFor>) =>
    rule?.amount ?? part(price, rule?.percent ?? 100, type.base_occupancy)
  for (let extra = 1; extra <= adults - type.base_occupancy; extra += 1)
    night += guest(ruleFor(hotel, type, 'extra_adult', extra, null))
  const beside = children.slice(Math.max(0, type.base_occupancy - adults))
  beside.forEach((age, index) => {
    night += guest(ruleFor(hotel, type, 'child', index + 1, age))
  })
  const eating = children.filter((age) => age >= plan.supplement_child_from_age).length
  for (const [guests, supplement] of [
    [adults, plan.supplement_adult],
    [eating, plan.supplement_child],
  ] as const) {
    if (guests > 0) night += guests * Math.max(supplement, supplement < 0 ? -Math.floor(night / guests) : supplement)
  }
  return night
}

function ruleFor(hotel: Hotel, type: Type, guest: string, position: number, age: number | null) {
  const matching = hotel.occupancy_prices.filter(
    (rule) =>
      rule.guest === guest &&
      (rule.room_type == null || rule.room_type === type.code) &&
      (rule.position == null || rule.position === position) &&
      (age === null || (age >= (rule.min_age ?? 0) && age <= (rule.max_age ?? 17))),
  )
  const weight = (rule: (typeof matching)[number]) => (rule.room_type == null ? 0 : 2) + (rule.position == null ? 0 : 1)
  return matching.sort((a, b) => weight(b) - weight(a))[0]
}

/** Nights after the set of promotions that leaves least to pay: all combinable ones together, or any one alone. */
function promote(hotel: Hotel, plan: Plan, type: Type, nights: number[], stay: OracleStay): number[] {
  const dates = nightNumbers(stay).map(date)
  const inside = (promotion: Hotel['promotions'][number], night: string) =>
    (promotion.stay_from == null || night >= promotion.stay_from) &&
    (promotion.stay_to == null || night <= promotion.stay_to)
  const ahead = day(stay.checkin) - day(stay.today)
  const usable = hotel.promotions.filter(
    (promotion) =>
      (promotion.rate_plan == null || promotion.rate_plan === plan.code || promotion.rate_plan === plan.parent) &&
      (promotion.room_type == null || promotion.room_type === type.code) &&
      stay.today >= promotion.book_from &&
      (promotion.book_to == null || stay.today <= promotion.book_to) &&
      dates.length >= (promotion.min_nights ?? 0) &&
      ahead >= (promotion.min_days_before ?? 0) &&
      ahead <= (promotion.max_days_before ?? 9_999) &&
      (promotion.promo_code == null || promotion.promo_code.toLowerCase() === stay.promoCode?.toLowerCase()) &&
      dates.some((night) => inside(promotion, night)),
  )
  const apply = (chosen: typeof usable) => {
    const left = [...nights]
    for (const promotion of chosen.filter((one) => one.percent != null))
      dates.forEach((night, index) => {
        if (inside(promotion, night)) left[index] = (left[index] ?? 0) - part(left[index] ?? 0, promotion.percent ?? 0)
      })
    for (const { stay_nights, free_nights, ...promotion } of chosen) {
      if (stay_nights == null || free_nights == null) continue
      const places = dates.flatMap((night, index) =>
        inside({ stay_nights, free_nights, ...promotion }, night) ? [index] : [],
      )
      const gifts = Math.floor(places.length / stay_nights) * free_nights
      places.sort((a, b) => (left[a] ?? 0) - (left[b] ?? 0))
      for (const index of places.slice(0, gifts)) left[index] = 0
    }
    return left
  }
  const tries = [[], usable.filter((one) => one.combinable), ...usable.map((one) => [one])].map(apply)
  return tries.reduce((best, one) => (sum(one) < sum(best) ? one : best))
}

function feesOf(hotel: Hotel, room: OracleRoom, charged: number, nights: number): { now: number; local: number } {
  const fees = { now: 0, local: 0 }
  for (const tax of hotel.taxes) {
    if (tax.included) continue
    const liable = room.adults + room.ages.filter((age) => age >= tax.from_age).length
    const times = { person_night: liable * nights, room_night: nights, room_stay: 1, percent: 0 }[tax.basis]
    const fee = tax.percent == null ? times * (tax.amount ?? 0) : part(charged, tax.percent)
    fees[tax.payable_at === 'now' ? 'now' : 'local'] += fee
  }
  return fees
}
