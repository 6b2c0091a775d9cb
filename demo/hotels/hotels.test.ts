import { beforeAll, describe, expect, test } from 'vitest'
import { hotelRecordSchema, type ParsedHotelRecord, placeRecordSchema } from '../../src/contract/catalogue-file.ts'
import { hotelKinds } from '../../src/contract/values.ts'
import { amenities } from '../../src/domain/amenities.ts'
import { hasPoolInFront } from '../pictures.ts'
import { createPlaceRecords, destinations } from '../places/all-places.ts'
import { inventHotels } from './all-hotels.ts'
import { metresBetween, metresToBeach, roundMetres } from './geo.ts'
import { looksOf } from './looks.ts'
import { createHotelRecord } from './record.ts'

const today = '2026-06-01'
const hotels = inventHotels()
let records: ParsedHotelRecord[] = []

beforeAll(() => {
  records = hotels.map((hotel) => createHotelRecord(hotel, today))
})

describe('the demo catalogue', () => {
  test('has at least 60 destinations, two thirds of them in Bulgaria, and 300 properties of every kind', () => {
    const bulgarian = createPlaceRecords().filter((place) => place.country_code === 'BG')
    const ids = new Set(bulgarian.map((place) => place.source_id))
    expect(destinations.length).toBeGreaterThanOrEqual(60)
    expect(destinations.filter((place) => ids.has(place.id)).length / destinations.length).toBeGreaterThan(0.63)
    expect(hotels.length).toBeGreaterThanOrEqual(300)
    expect(new Set(hotels.map(({ facts }) => facts.kind))).toEqual(new Set(hotelKinds))
  })

  test('is written in the format that the importer reads', () => {
    for (const place of createPlaceRecords()) placeRecordSchema.parse(place)
    for (const record of records) hotelRecordSchema.parse(record)
  })

  test('is the same each time', () => {
    const again = inventHotels()[7]
    if (!again) throw new Error('there is no eighth hotel')
    expect(createHotelRecord(again, today)).toEqual(records[7])
  })

  test('can be booked and paid at every property, from two to six room types', () => {
    for (const record of records) {
      const open = record.rate_plans.filter(
        (plan) => plan.payment_type === 'property' && plan.availability === 'instant' && plan.audience === 'everyone',
      )
      expect(open.length, record.source_id).toBeGreaterThan(0)
      expect(record.room_types.length, record.source_id).toBeGreaterThanOrEqual(2)
      expect(record.room_types.length, record.source_id).toBeLessThanOrEqual(6)
    }
  })

  test('names only amenities that exist, and a pool wherever the picture shows one', () => {
    const known = new Set<string>(amenities.map((amenity) => amenity.code))
    hotels.forEach(({ facts }, index) => {
      const codes = records[index]?.amenities ?? []
      expect(codes.filter((code) => !known.has(code))).toEqual([])
      if (hasPoolInFront(looksOf(facts).property)) expect(codes, facts.key).toContain('outdoor_pool')
    })
  })

  test('gives whole stars in Bulgaria, where the law knows no halves, and some halves elsewhere', () => {
    const halves = hotels.flatMap(({ facts }, index) => ((records[index]?.stars ?? 0) % 1 > 0 ? [facts.country] : []))
    expect(halves).not.toContain('BG')
    expect(halves.length).toBeGreaterThan(0)
  })

  test('states distances that follow from the coordinates', () => {
    for (const { facts } of hotels) {
      const { destination } = facts
      const middle = destination.quarters[0]
      if (!middle) throw new Error(`${destination.id} has no quarter`)
      expect(facts.centreMetres).toBe(roundMetres(metresBetween(facts, middle)))
      const beaches = (destination.beaches ?? []).map((beach) => roundMetres(metresToBeach(facts, beach)))
      if (facts.beach) expect(facts.beach.metres).toBe(Math.min(...beaches))
    }
  })

  test('shows an honest reduction for about one hotel in six', () => {
    const monthAgo = '2026-05-02'
    const reduced = records.filter(
      (record) =>
        record.promotions.some((promotion) => promotion.book_to && promotion.book_from > monthAgo) ||
        record.room_types.some((room) => room.calendar?.price_before),
    )
    expect(reduced.length / records.length).toBeGreaterThan(0.11)
    expect(reduced.length / records.length).toBeLessThan(0.24)
  })
})
