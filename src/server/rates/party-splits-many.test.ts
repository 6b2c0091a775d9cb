import { expect, test } from 'vitest'
import { occupancyWith, planWith, promotionWith, roomTypeWith, rulesWith, taxWith } from '../../domain/rates.fixture.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import { quoteSplits } from './party-splits.ts'

const open: StayWindow = {
  nights: 7,
  free: 4,
  stopSell: false,
  closedToArrival: false,
  closedToDeparture: false,
  minStay: 1,
  maxStay: null,
  releaseDays: 0,
}

test('a party of twelve over thirty kinds of rooms on three plans for a week takes a moment', () => {
  const roomTypes = Array.from({ length: 30 }, (_, index) =>
    roomTypeWith({ id: index + 1, maxAdults: 2 + (index % 3), maxChildren: index % 3, maxOccupancy: 2 + (index % 4) }),
  )
  const rules = rulesWith({
    roomTypes,
    ratePlans: [
      planWith({ id: 1 }),
      planWith({ id: 2, parentId: 1, adjustPercent: -10 }),
      planWith({ id: 3, parentId: 1, board: 'HB', supplementAdult: 1_500, supplementChild: 700 }),
    ],
    occupancyPrices: [
      occupancyWith({ guest: 'child', minAge: 0, maxAge: 2, percent: 0 }),
      occupancyWith({ guest: 'child', minAge: 3, maxAge: 11, percent: 50 }),
      occupancyWith({ guest: 'single_use', percent: 80 }),
    ],
    promotions: [
      promotionWith({ id: 1, kind: 'early_booking', percent: 10, combinable: true }),
      promotionWith({ id: 2, kind: 'free_night', stayNights: 7, freeNights: 1, combinable: true }),
    ],
    taxes: [taxWith({ code: 'tourist_tax', basis: 'person_night', amount: 100, payableAt: 'property', fromAge: 18 })],
  })
  const nights = {
    windows: new Map(roomTypes.map((type) => [type.id, open])),
    prices: new Map(
      roomTypes.map((type) => [
        type.id,
        new Map([[1, Array.from({ length: 7 }, (_, at) => 9_000 + type.id * 70 + at)]]),
      ]),
    ),
  }
  const stay = {
    checkin: '2027-07-10',
    checkout: '2027-07-17',
    rooms: [{ adults: 7, childrenAges: [14, 11, 8, 2, 1] }],
  }
  const now = new Date('2027-03-01T09:00:00Z')
  // 0.1 s where it was measured; trying all combinations would not end within the time that a test has.
  expect(quoteSplits(rules, nights, stay, now, []).length).toBeGreaterThan(0)
})
