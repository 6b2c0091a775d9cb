import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatParty, maxRooms, type PartyRoom, parseParty } from './party.ts'
import { spreadParty } from './spread-party.ts'

const room: fc.Arbitrary<PartyRoom> = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
})

describe('a party spread over more rooms', () => {
  test.each<[string, string | null]>([
    ['2', null],
    ['3', null],
    ['5', '3;2'],
    ['8', '3;3;2'],
    ['2-4,6', '1-6;1-4'],
    ['3-1,2,9', '2-2;1-1,9'],
    ['1-4,6,8', null],
    ['2;6', '2;3;3'],
    ['10;10;10', null],
  ])('%s: %s', (asked, expected) => {
    const spread = spreadParty(parseParty(asked) ?? [])
    expect(spread && formatParty(spread)).toBe(expected)
  })

  test('is the same guests, an adult in each room', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: maxRooms }), (rooms) => {
        const spread = spreadParty(rooms)
        if (!spread) return
        const adults = (party: readonly PartyRoom[]) => party.reduce((sum, each) => sum + each.adults, 0)
        const ages = (party: readonly PartyRoom[]) => party.flatMap((each) => each.childrenAges).sort((a, b) => a - b)
        expect(adults(spread)).toBe(adults(rooms))
        expect(ages(spread)).toEqual(ages(rooms))
        expect(spread.length).toBeGreaterThan(rooms.length)
        expect(Math.min(...spread.map((each) => each.adults))).toBeGreaterThan(0)
      }),
    )
  })
})
