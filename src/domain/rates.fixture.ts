import type { HotelRules, OccupancyPrice, Promotion, RatePlan, RoomType, TaxFee } from './rates.ts'

/** Plain rules for tests; each test states only what it is about. */

export function roomTypeWith(changes: Partial<RoomType> = {}): RoomType {
  return {
    id: 1,
    code: 'DBL',
    baseOccupancy: 2,
    minAdults: 1,
    maxAdults: 4,
    maxChildren: 4,
    maxOccupancy: 6,
    beds: [],
    shared: false,
    ...changes,
  }
}

export function planWith(changes: Partial<RatePlan> = {}): RatePlan {
  return {
    id: 1,
    code: 'FLEX',
    parentId: null,
    board: 'BB',
    paymentType: 'property',
    depositPercent: null,
    availability: 'instant',
    audience: 'everyone',
    cancellation: [],
    adjustPercent: 0,
    supplementAdult: 0,
    supplementChild: 0,
    supplementChildFromAge: 3,
    roomTypeIds: null,
    ...changes,
  }
}

export function occupancyWith(changes: Partial<OccupancyPrice> & Pick<OccupancyPrice, 'guest'>): OccupancyPrice {
  return { roomTypeId: null, position: null, minAge: null, maxAge: null, percent: null, amount: null, ...changes }
}

export function promotionWith(changes: Partial<Promotion> & Pick<Promotion, 'id' | 'kind'>): Promotion {
  return {
    percent: null,
    stayNights: null,
    freeNights: null,
    minNights: null,
    minDaysBefore: null,
    maxDaysBefore: null,
    promoCode: null,
    combinable: false,
    ratePlanId: null,
    roomTypeId: null,
    bookFrom: '2020-01-01',
    bookTo: null,
    stayFrom: null,
    stayTo: null,
    ...changes,
  }
}

export function taxWith(changes: Partial<TaxFee> & Pick<TaxFee, 'code' | 'basis'>): TaxFee {
  return { amount: null, percent: null, included: false, payableAt: 'now', fromAge: 0, ...changes }
}

export function rulesWith(changes: Partial<HotelRules> = {}): HotelRules {
  return {
    hotelId: 1,
    currency: 'EUR',
    timezone: 'Europe/Sofia',
    childAgeLimit: 12,
    roomTypes: [roomTypeWith()],
    ratePlans: [planWith()],
    occupancyPrices: [],
    promotions: [],
    taxes: [],
    ...changes,
  }
}
