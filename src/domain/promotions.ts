import { percentOf } from './money.ts'
import type { Promotion, RatePlan, RoomType } from './rates.ts'
import { countNights } from './stay-dates.ts'

/** What a promotion takes off a stay, and from which of its nights. */
export type Discount = { promotion: Promotion; amount: number; nights: string[] }

export type PromotionCase = {
  plan: RatePlan
  roomType: RoomType
  nights: readonly string[]
  /** Minor units of each night before promotions. */
  amounts: readonly number[]
  /** Local day at the property on which the stay is booked. */
  bookedOn: string
  promoCode?: string | null
}

/**
 * Applies the promotions that serve the guest best: either all combinable ones, one after another on what is left, or
 * the single best one. Never more than that, so a price is never below what one rule or the combinable rules allow.
 * Percents come before free nights, in order of id: the price does not hang on the order of rows, and a combinable
 * promotion more never makes the stay dearer. Several free-night promotions are taken in the order that serves the guest
 * best: none may use up the night that another needs.
 */
export function applyPromotions(
  promotions: readonly Promotion[],
  stay: PromotionCase,
): { amounts: number[]; discounts: Discount[] } {
  const eligible = promotions.filter((promotion) => isEligible(promotion, stay)).sort((a, b) => a.id - b.id)
  let best = { amounts: [...stay.amounts], discounts: [] as Discount[], saved: 0 }
  const consider = (chosen: readonly Promotion[]) => {
    const outcome = applyInOrder(chosen, stay)
    if (outcome.saved > best.saved) best = outcome
  }
  const combinable = eligible.filter((promotion) => promotion.combinable)
  if (combinable.length > 1) {
    const percents = combinable.filter((promotion) => promotion.kind !== 'free_night')
    const free = combinable.filter((promotion) => promotion.kind === 'free_night')
    for (const order of ordersOf(free)) consider([...percents, ...order])
  }
  for (const promotion of eligible) consider([promotion])
  return { amounts: best.amounts, discounts: best.discounts }
}

/** Promotions whose every order is tried; a house with more such ones at once has them in order of id. */
const mostOrdered = 4

function ordersOf(promotions: readonly Promotion[]): Promotion[][] {
  if (promotions.length < 2 || promotions.length > mostOrdered) return [[...promotions]]
  return promotions.flatMap((first) =>
    ordersOf(promotions.filter((promotion) => promotion !== first)).map((rest) => [first, ...rest]),
  )
}

/**
 * Whether a promotion's windows, thresholds and code admit this stay. One that is bound to a plan holds for the plans
 * derived from it too: they sell its prices.
 */
export function isEligible(promotion: Promotion, stay: PromotionCase): boolean {
  const arrival = stay.nights[0]
  if (!arrival) return false
  if (promotion.ratePlanId !== null && ![stay.plan.id, stay.plan.parentId].includes(promotion.ratePlanId)) return false
  if (promotion.roomTypeId !== null && promotion.roomTypeId !== stay.roomType.id) return false
  if (stay.bookedOn < promotion.bookFrom) return false
  if (promotion.bookTo !== null && stay.bookedOn > promotion.bookTo) return false
  if (promotion.minNights !== null && stay.nights.length < promotion.minNights) return false
  const daysBefore = countNights(stay.bookedOn, arrival)
  if (promotion.minDaysBefore !== null && daysBefore < promotion.minDaysBefore) return false
  if (promotion.maxDaysBefore !== null && daysBefore > promotion.maxDaysBefore) return false
  if (promotion.promoCode !== null && promotion.promoCode.toLowerCase() !== stay.promoCode?.trim().toLowerCase())
    return false
  return stay.nights.some((night) => isInWindow(promotion, night))
}

function isInWindow(promotion: Promotion, night: string): boolean {
  return (
    (promotion.stayFrom === null || night >= promotion.stayFrom) &&
    (promotion.stayTo === null || night <= promotion.stayTo)
  )
}

function applyInOrder(
  chosen: readonly Promotion[],
  stay: PromotionCase,
): { amounts: number[]; discounts: Discount[]; saved: number } {
  const amounts = [...stay.amounts]
  const discounts: Discount[] = []
  const given = new Set<number>()
  let saved = 0
  for (const promotion of chosen) {
    const before = [...amounts]
    const amount =
      promotion.kind === 'free_night'
        ? takeFreeNights(promotion, stay.nights, amounts, given)
        : takePercent(promotion, stay.nights, amounts)
    if (amount === 0) continue
    discounts.push({ promotion, amount, nights: stay.nights.filter((_, index) => before[index] !== amounts[index]) })
    saved += amount
  }
  return { amounts, discounts, saved }
}

function takePercent(promotion: Promotion, nights: readonly string[], amounts: number[]): number {
  let saved = 0
  amounts.forEach((amount, index) => {
    if (!isInWindow(promotion, nights[index] ?? '')) return
    const off = percentOf(amount, promotion.percent ?? 0)
    amounts[index] = amount - off
    saved += off
  })
  return saved
}

/**
 * "Stay 7, pay 6": of every full `stayNights` nights in the window, the cheapest `freeNights` cost nothing; among equals
 * the latest, so that the first night keeps its price for a cancellation that costs the first night. A night that
 * another promotion has given (`given`) is not given again.
 */
function takeFreeNights(
  promotion: Promotion,
  nights: readonly string[],
  amounts: number[],
  given: Set<number>,
): number {
  const { stayNights, freeNights } = promotion
  if (stayNights === null || freeNights === null || stayNights < 1 || freeNights < 1) return 0
  const inWindow = amounts
    .map((amount, index) => ({ amount, index }))
    .filter(({ index }) => isInWindow(promotion, nights[index] ?? ''))
  const count = Math.floor(inWindow.length / stayNights) * freeNights
  let saved = 0
  const payable = inWindow.filter(({ index }) => !given.has(index))
  for (const { amount, index } of payable.sort((a, b) => a.amount - b.amount || b.index - a.index).slice(0, count)) {
    amounts[index] = 0
    given.add(index)
    saved += amount
  }
  return saved
}
