import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { RateProfile } from '../rates/calendar.ts'
import type { RateFacts } from './facts.ts'

type Plan = ParsedHotelRecord['rate_plans'][number]
type Occupancy = ParsedHotelRecord['occupancy_prices'][number]
type Step = Plan['cancellation'][number]

/** Code of the plan that has prices of its own; every demo hotel has exactly one, payable at the property. */
export const basePlan = 'FLEX'

/** An average night of a standard double for two, in euros, before the destination's level. */
function levelOf(facts: RateFacts): number {
  const stars = facts.stars ?? 2.5
  switch (facts.kind) {
    case 'resort':
      return (stars >= 5 ? 158 : 112) + (facts.board === 'AI' ? 26 : 0)
    case 'spa_hotel':
      return stars >= 5 ? 132 : 92
    case 'boutique':
      return 74 + (stars - 4) * 34
    case 'aparthotel':
      return stars >= 4 ? 66 : 52
    case 'villa':
    case 'chalet':
      return 64
    case 'apartment':
      return 54
    case 'guest_house':
      return 46
    case 'hostel':
      return 40
    case 'monastery':
      return 30
    case 'hut':
      return 32
    case 'hotel':
      return stars >= 5 ? 118 : stars >= 4 ? 76 : stars >= 3 ? 54 : 40
  }
}

/** What the hotel's prices are computed from, for as long as the demo lives. */
export function createRateProfile(facts: RateFacts): RateProfile {
  const random = facts.random.fork('rates')
  const big = facts.kind === 'resort' || facts.kind === 'spa_hotel'
  const whole = facts.kind === 'villa' || facts.kind === 'chalet'
  return {
    key: facts.key,
    character: facts.destination.character,
    kind: facts.kind,
    country: facts.country,
    level: Math.round(
      levelOf(facts) * facts.destination.level * random.range(0.86, 1.2) * (0.92 + 0.16 * facts.appeal) * 100,
    ),
    appeal: facts.appeal,
    ...(facts.open ? { open: facts.open } : {}),
    minStay: {
      peak: whole ? 5 : big ? random.int(3, 5) : random.int(2, 3),
      weekend: whole ? 3 : random.chance(0.6) ? 2 : 1,
    },
    closedArrivals: facts.kind === 'resort' && random.chance(0.4) ? [2, 4, 7] : [],
    releaseDays: whole ? 3 : facts.kind === 'guest_house' || facts.kind === 'monastery' ? random.int(0, 2) : 0,
  }
}

/** Two to four ways to book: one that is paid at the property, one cheaper that is not refunded, then boards and deposits. */
export function createPlans(facts: RateFacts, standardLevel: number): Plan[] {
  const random = facts.random.fork('plans')
  const free = freeCancellation(facts)
  const plans: Plan[] = [
    {
      ...common,
      code: basePlan,
      board: facts.board,
      payment_type: 'property',
      cancellation: free,
    },
    {
      ...common,
      code: 'SAVER',
      parent: basePlan,
      board: facts.board,
      payment_type: 'online',
      adjust_percent: -random.pick([8, 10, 10, 12]),
      cancellation: [{ days_before: null, time: '23:59', percent: 100 }],
    },
  ]
  const meal = Math.max(900, Math.min(4200, Math.round((standardLevel * 0.16) / 100) * 100))
  if (facts.board === 'BB' && (facts.restaurant || facts.kind === 'guest_house' || facts.kind === 'monastery')) {
    plans.push({
      ...common,
      code: 'HALF',
      parent: basePlan,
      board: 'HB',
      payment_type: 'property',
      availability: facts.restaurant ? 'instant' : 'on_request',
      cancellation: free,
      supplement_adult: meal,
      supplement_child: Math.round(meal / 200) * 100,
      ...(facts.restaurant
        ? {}
        : {
            remarks_bg: 'Вечерята се приготвя само за гостите на къщата, затова домакините я потвърждават до един ден.',
            remarks_en: 'Dinner is cooked for the guests of the house alone, so the hosts confirm it within a day.',
          }),
    })
  }
  if (facts.board === 'HB' && facts.kind === 'resort') {
    plans.push({
      ...common,
      code: 'ALL',
      parent: basePlan,
      board: 'AI',
      payment_type: 'property',
      cancellation: free,
      supplement_adult: meal + 600,
      supplement_child: Math.round(meal / 200) * 100 + 200,
    })
  }
  if (facts.board === 'RO' && facts.kind === 'aparthotel' && facts.restaurant) {
    plans.push({
      ...common,
      code: 'MORNING',
      parent: basePlan,
      board: 'BB',
      payment_type: 'property',
      cancellation: free,
      supplement_adult: 900,
      supplement_child: 500,
    })
  }
  if (facts.kind === 'villa' || facts.kind === 'chalet' || (facts.kind === 'resort' && random.chance(0.5))) {
    plans.push({
      ...common,
      code: 'DEPOSIT',
      parent: basePlan,
      board: facts.board,
      payment_type: 'deposit',
      // Whoever lets a whole house often wants to know first who comes.
      availability: facts.kind === 'villa' && facts.random.fork('asked').chance(0.5) ? 'on_request' : 'instant',
      deposit_percent: 30,
      adjust_percent: -5,
      cancellation: [
        { days_before: 21, time: '23:59', percent: 30 },
        { days_before: 7, time: '23:59', percent: 100 },
      ],
    })
  } else if (random.chance(0.16)) {
    plans.push({
      ...common,
      code: 'MEMBER',
      parent: basePlan,
      board: facts.board,
      payment_type: 'property',
      audience: 'signed_in',
      adjust_percent: -5,
      cancellation: free,
    })
  }
  return plans
}

const common = {
  availability: 'instant',
  audience: 'everyone',
  adjust_percent: 0,
  supplement_adult: 0,
  supplement_child: 0,
  supplement_child_from_age: 3,
} as const satisfies Partial<Plan>

function freeCancellation(facts: RateFacts): Step[] {
  const random = facts.random.fork('cancellation')
  if (facts.kind === 'villa' || facts.kind === 'chalet')
    return [
      { days_before: 14, time: '23:59', percent: 50 },
      { days_before: 3, time: '23:59', percent: 100 },
    ]
  if (facts.kind === 'resort')
    return [
      { days_before: random.pick([7, 10, 14]), time: '23:59', percent: 50 },
      { days_before: 2, time: '23:59', percent: 100 },
    ]
  if (facts.destination.character === 'city') return [{ days_before: random.pick([0, 1, 2]), time: '18:00', nights: 1 }]
  return [{ days_before: random.pick([1, 2, 3, 5, 7]), time: random.pick(['12:00', '18:00', '23:59']), nights: 1 }]
}

/** The age from which a child's bed may cost something. */
export function bedCostsFrom({ kind }: Pick<RateFacts, 'kind'>): number {
  return kind === 'resort' ? 6 : 3
}

/** One adult alone, third adults, and children by age and place. */
export function createOccupancyPrices(facts: RateFacts): Occupancy[] {
  const random = facts.random.fork('occupancy')
  const whole = facts.kind === 'villa' || facts.kind === 'chalet' || facts.kind === 'apartment' || facts.kind === 'hut'
  const last = facts.childAgeLimit - 1
  const from = bedCostsFrom(facts)
  return [
    ...(whole || facts.kind === 'hostel'
      ? []
      : [{ guest: 'single_use', percent: random.pick([80, 82, 85, 88]) } as const]),
    { guest: 'extra_adult', percent: facts.kind === 'resort' ? 80 : random.pick([60, 65, 70]) },
    { guest: 'child', min_age: 0, max_age: from - 1, percent: 0 },
    {
      guest: 'child',
      position: 1,
      min_age: from,
      max_age: last,
      percent: facts.kind === 'resort' ? 0 : random.pick([40, 50]),
    },
    { guest: 'child', min_age: from, max_age: last, percent: 50 },
  ]
}

/** Accommodation VAT by country, in percent (2026). */
const vat: Record<string, number> = {
  BG: 9,
  GR: 13,
  TR: 10,
  RO: 11,
  MK: 5,
  RS: 10,
  HR: 13,
  IT: 10,
  AT: 10,
  AE: 5,
  MV: 17,
  ID: 10,
}

/** Local charge in cents: shaped like the real ones, the amounts are the demo's. */
export function createTaxes(facts: RateFacts): ParsedHotelRecord['taxes'] {
  const stars = facts.stars ?? 2
  const vatLine = {
    code: 'vat',
    basis: 'percent',
    percent: vat[facts.country] ?? 10,
    included: true,
    payable_at: 'now',
    from_age: 0,
  } as const
  const perPerson = (amount: number, from_age: number) =>
    ({ code: 'tourist_tax', basis: 'person_night', amount, included: false, payable_at: 'property', from_age }) as const
  const perRoom = (amount: number) =>
    ({
      code: 'tourist_tax',
      basis: 'room_night',
      amount,
      included: false,
      payable_at: 'property',
      from_age: 0,
    }) as const
  switch (facts.country) {
    case 'GR':
      return [vatLine, perRoom(stars >= 5 ? 1500 : stars >= 4 ? 1000 : stars >= 3 ? 500 : 200)]
    case 'AE':
      return [vatLine, perRoom(stars >= 5 ? 460 : 350)]
    case 'MV':
      return [vatLine, perPerson(1100, 2)]
    case 'ID':
      return [vatLine]
    case 'IT':
      return [vatLine, perPerson(stars >= 5 ? 800 : stars >= 4 ? 600 : 450, 10)]
    case 'AT':
      return [vatLine, perPerson(270, 15)]
    case 'HR':
      return [vatLine, perPerson(199, 18)]
    case 'TR':
      return [vatLine, { ...vatLine, code: 'tourist_tax', percent: 2 }]
    default: {
      const amount = 80 + Math.round(stars) * 15 + facts.random.fork('tax').int(0, 5) * 5
      return [vatLine, perPerson(facts.country === 'BG' ? Math.min(180, amount) : Math.round(amount * 0.8), 18)]
    }
  }
}
