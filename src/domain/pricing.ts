import { percentOf, shareOf, taxWithin } from './money.ts'
import { countAsAtProperty, type PartyRoom } from './party.ts'
import { applyPromotions, type Discount } from './promotions.ts'
import type { HotelRules, OccupancyPrice, RatePlan, RoomType, TaxFee } from './rates.ts'

/**
 * One rule's part in a price. Lines of kinds night, single_use, extra_adult, child, board, promotion and fee sum to the
 * total; local_fee is paid at the property beside it; vat says what the total contains.
 */
export type ReceiptLine = {
  kind: 'night' | 'single_use' | 'extra_adult' | 'child' | 'board' | 'promotion' | 'fee' | 'local_fee' | 'vat'
  /** Number of the room from 1; null for the whole stay. */
  room: number | null
  quantity: number
  /** Minor units; `amount` = quantity x unitAmount, except for promotions and taxes, which have quantity 1. */
  unitAmount: number
  amount: number
  nights?: string[]
  /**
   * What the rule was: age (of an extra adult: a child who counts as one from `adult_from` on), position, percent, persons, promotion id, tax code; of a derived plan's night its parent's
   * price (`root`, minor units) and the percent that changed it (`adjust`).
   */
  params?: Record<string, string | number>
}

/** A room of the party on a room type, with the plan's root nightly prices for the stay (minor units, in order). */
export type RoomChoice = { roomType: RoomType; room: PartyRoom; prices: readonly number[] }

export type StayQuote = {
  /** What is due to us or to the property for the stay itself, every mandatory fee payable now included. */
  total: number
  /** Mandatory fees that can only be paid at the property. */
  localFees: number
  /** Nights with guests' and board supplements, before promotions. */
  base: number
  /** Per night, after promotions, without fees. */
  nightly: number[]
  discounts: Discount[]
  lines: ReceiptLine[]
}

/**
 * The price of a stay for the whole party, computed from the hotel's rules.
 * `nights` are the stay's nights in order; `bookedOn` is the property's local day; `promoCode` is as typed. Throws
 * RangeError when a room has not exactly one price for each night: a missing price must not become a free night.
 */
export function quoteStay(
  rules: HotelRules,
  plan: RatePlan,
  choices: readonly RoomChoice[],
  stay: { nights: readonly string[]; bookedOn: string; promoCode?: string | null },
): StayQuote {
  const lines: ReceiptLine[] = []
  const nightly = new Array<number>(stay.nights.length).fill(0)
  const discounts: Discount[] = []
  const roomTotals: number[] = []
  let base = 0
  choices.forEach((choice, index) => {
    if (choice.prices.length !== stay.nights.length) throw new RangeError('A night of the stay has no price')
    const amounts = quoteRoom(rules, plan, choice, index + 1, stay.nights, lines)
    base += amounts.reduce((sum, amount) => sum + amount, 0)
    const promoted = applyPromotions(rules.promotions, { plan, roomType: choice.roomType, amounts, ...stay })
    for (const discount of promoted.discounts) {
      discounts.push(discount)
      lines.push({
        kind: 'promotion',
        room: index + 1,
        quantity: 1,
        unitAmount: -discount.amount,
        amount: -discount.amount,
        nights: discount.nights,
        params: {
          promotion: discount.promotion.id,
          type: discount.promotion.kind,
          ...(discount.promotion.percent ? { percent: discount.promotion.percent } : {}),
        },
      })
    }
    promoted.amounts.forEach((amount, night) => {
      nightly[night] = (nightly[night] ?? 0) + amount
    })
    roomTotals.push(promoted.amounts.reduce((sum, amount) => sum + amount, 0))
  })
  const rooms = choices.map((choice) => choice.room)
  let total = nightly.reduce((sum, amount) => sum + amount, 0)
  let localFees = 0
  for (const tax of rules.taxes) {
    if (tax.included) continue
    for (const line of feeLines(tax, rooms, stay.nights.length, roomTotals)) {
      if (line.amount === 0) continue
      lines.push(line)
      if (line.kind === 'fee') total += line.amount
      else localFees += line.amount
    }
  }
  const within = rules.taxes.filter((tax) => tax.included && tax.percent !== null)
  const percentWithin = within.reduce((sum, tax) => sum + (tax.percent ?? 0), 0)
  for (const tax of within) {
    if (tax.percent === null || total === 0) continue
    const amount = taxWithin(total, tax.percent, percentWithin)
    lines.push({
      kind: 'vat',
      room: null,
      quantity: 1,
      unitAmount: amount,
      amount,
      params: { code: tax.code, percent: tax.percent },
    })
  }
  return { total, localFees, base, nightly, discounts, lines }
}

/** Sum of the lines that make up the total: a receipt replays to the price it stands beside. */
export function sumReceipt(lines: readonly ReceiptLine[]): number {
  return lines.reduce((sum, line) => (line.kind === 'vat' || line.kind === 'local_fee' ? sum : sum + line.amount), 0)
}

/** Amount of each night for one room, and its receipt lines, equal nights together. */
function quoteRoom(
  rules: HotelRules,
  plan: RatePlan,
  choice: RoomChoice,
  number: number,
  nights: readonly string[],
  lines: ReceiptLine[],
): number[] {
  const amounts: number[] = []
  const byPrice = new Map<number, { total: number; nights: string[]; lines: ReceiptLine[] }>()
  nights.forEach((night, index) => {
    const root = choice.prices[index] ?? 0
    let group = byPrice.get(root)
    if (!group) {
      const price = percentOf(root, Math.max(0, 100 + plan.adjustPercent))
      const parts = quoteNight(rules, plan, choice.roomType, choice.room, price, number)
      const [first] = parts
      if (first && plan.adjustPercent !== 0) first.params = { root, adjust: plan.adjustPercent }
      group = { total: parts.reduce((sum, part) => sum + part.amount, 0), nights: [], lines: parts }
      byPrice.set(root, group)
    }
    group.nights.push(night)
    amounts.push(group.total)
  })
  for (const group of byPrice.values()) {
    for (const line of group.lines) {
      line.quantity *= group.nights.length
      line.amount = line.quantity * line.unitAmount
      line.nights = group.nights
      lines.push(line)
    }
  }
  return amounts
}

/** The lines of one night: the room, then what single use takes off or further guests and their board add. */
function quoteNight(
  rules: HotelRules,
  plan: RatePlan,
  type: RoomType,
  room: PartyRoom,
  price: number,
  number: number,
): ReceiptLine[] {
  const party = countAsAtProperty(room, rules.childAgeLimit)
  const lines: ReceiptLine[] = [{ kind: 'night', room: number, quantity: 1, unitAmount: price, amount: price }]
  const add = (
    kind: ReceiptLine['kind'],
    quantity: number,
    unitAmount: number,
    params: Record<string, string | number>,
  ) => {
    if (quantity > 0 && unitAmount !== 0)
      lines.push({ kind, room: number, quantity, unitAmount, amount: quantity * unitAmount, params })
  }
  // A lesser board may take something off (room only against breakfast), but never more than the night costs.
  const addBoard = (quantity: number, supplement: number, guests: 'adults' | 'children') => {
    const soFar = lines.reduce((sum, line) => sum + line.amount, 0)
    const unitAmount = supplement < 0 ? Math.max(supplement, -Math.floor(soFar / quantity)) : supplement
    add('board', quantity, unitAmount, { guests, board: plan.board })
  }

  if (party.adults === 1 && party.childrenAges.length === 0 && type.baseOccupancy > 1) {
    const rule = findRule(rules.occupancyPrices, type.id, 'single_use', 1, null)
    if (rule) {
      const alone = Math.max(0, Math.min(price, rule.amount ?? percentOf(price, rule.percent ?? 100)))
      add('single_use', 1, alone - price, rule.percent === null ? {} : { percent: rule.percent })
    }
  }
  // Children who count as adults come after the adults, so it is they who are too many for the base occupancy first.
  const grown = room.childrenAges.filter((age) => age >= rules.childAgeLimit).sort((a, b) => b - a)
  for (let position = 1; position <= party.adults - type.baseOccupancy; position += 1) {
    const rule = findRule(rules.occupancyPrices, type.id, 'extra_adult', position, null)
    const age = grown[type.baseOccupancy + position - room.adults - 1]
    const child = age !== undefined && { age, adult_from: rules.childAgeLimit }
    add('extra_adult', 1, guestPrice(rule, price, type), { position, ...shareTaken(rule), ...child })
  }
  // Places that the adults leave within the base occupancy are taken by the eldest children and cost nothing more.
  const included = Math.max(0, type.baseOccupancy - party.adults)
  party.childrenAges.slice(included).forEach((age, index) => {
    const rule = findRule(rules.occupancyPrices, type.id, 'child', index + 1, age)
    add('child', 1, guestPrice(rule, price, type), { age, position: index + 1, ...shareTaken(rule) })
  })
  addBoard(party.adults, plan.supplementAdult, 'adults')
  const eating = party.childrenAges.filter((age) => age >= plan.supplementChildFromAge).length
  addBoard(eating, plan.supplementChild, 'children')
  return lines
}

/** What an extra guest pays for a night; without a rule, one adult's full share of the room. */
function guestPrice(rule: OccupancyPrice | undefined, price: number, type: RoomType): number {
  return Math.max(0, rule?.amount ?? shareOf(price, rule?.percent ?? 100, type.baseOccupancy))
}

/** For the receipt: how much of an adult's share of the room it is, in percent; nothing where the rule names a sum. */
function shareTaken(rule: OccupancyPrice | undefined): { share?: number } {
  return typeof rule?.amount === 'number' ? {} : { share: rule?.percent ?? 100 }
}

/** The most particular rule: one for the room type before one for the hotel, one for the position before one for all. */
function findRule(
  rules: readonly OccupancyPrice[],
  roomTypeId: number,
  guest: OccupancyPrice['guest'],
  position: number,
  age: number | null,
): OccupancyPrice | undefined {
  let best: OccupancyPrice | undefined
  let bestRank = -1
  for (const rule of rules) {
    if (rule.guest !== guest) continue
    if (rule.roomTypeId !== null && rule.roomTypeId !== roomTypeId) continue
    if (rule.position !== null && rule.position !== position) continue
    if (age !== null && (age < (rule.minAge ?? 0) || age > (rule.maxAge ?? 17))) continue
    const rank = (rule.roomTypeId === null ? 0 : 2) + (rule.position === null ? 0 : 1)
    if (rank > bestRank) {
      best = rule
      bestRank = rank
    }
  }
  return best
}

/** A fee's lines. A percentage is taken room by room, so that the price of a party is the sum of its rooms' prices. */
function feeLines(
  tax: TaxFee,
  rooms: readonly PartyRoom[],
  nights: number,
  roomTotals: readonly number[],
): ReceiptLine[] {
  const kind = tax.payableAt === 'now' ? 'fee' : 'local_fee'
  const line = (
    room: number | null,
    quantity: number,
    unitAmount: number,
    params: Record<string, string | number> = {},
  ): ReceiptLine => ({
    kind,
    room,
    quantity,
    unitAmount,
    amount: quantity * unitAmount,
    params: { code: tax.code, nights, ...params },
  })
  const { percent } = tax
  if (percent !== null)
    return roomTotals.map((total, index) => line(index + 1, 1, percentOf(total, percent), { percent }))
  const amount = tax.amount ?? 0
  if (tax.basis === 'room_stay') return [line(null, rooms.length, amount)]
  if (tax.basis === 'room_night') return [line(null, rooms.length * nights, amount)]
  const liable = (room: PartyRoom) => room.adults + room.childrenAges.filter((age) => age >= tax.fromAge).length
  const persons = rooms.reduce((sum, room) => sum + liable(room), 0)
  return [line(null, persons * nights, amount, { persons })]
}
