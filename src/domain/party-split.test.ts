import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PartyRoom } from './party.ts'
import { findSplits, type Split, type SplitType } from './party-split.ts'
import { roomTypeWith } from './rates.fixture.ts'

type Sketch = {
  free: number
  adults: number
  children: number
  total: number
  room: number
  adult: number
  child: number
}

/** Children below 3 cost nothing, below 12 their price, from 12 on as adults: three bands. */
const bandOf = (age: number) => (age < 3 ? 0 : age < 12 ? 1 : 2)

function typeOf(sketch: Sketch, id: number): SplitType {
  const priceOf = ({ adults, childrenAges }: PartyRoom) => {
    const young = childrenAges.filter((age) => age < 12)
    const grown = adults + childrenAges.length - young.length
    if (grown > sketch.adults || young.length > sketch.children || grown + young.length > sketch.total) return null
    return sketch.room + grown * sketch.adult + young.filter((age) => age >= 3).length * sketch.child
  }
  return { roomType: roomTypeWith({ id, code: `T${id}` }), free: sketch.free, priceOf }
}

type Way = { price: number; rooms: number; kinds: number; nurseries: number }

/** Every way at all: each guest into each numbered room, each room of each type. */
function allWays(group: PartyRoom, types: readonly SplitType[]): Way[] {
  const guests = [...Array.from({ length: group.adults }, () => null), ...group.childrenAges]
  const ways: Way[] = []
  for (let rooms = 1; rooms <= group.adults; rooms += 1) {
    for (let code = 0; code < rooms ** guests.length; code += 1) {
      const parties = Array.from({ length: rooms }, (): PartyRoom => ({ adults: 0, childrenAges: [] }))
      guests.forEach((age, index) => {
        const party = parties[Math.floor(code / rooms ** index) % rooms]
        if (age === null && party) party.adults += 1
        else if (age !== null) party?.childrenAges.push(age)
      })
      if (parties.some((party) => party.adults === 0)) continue
      for (let choice = 0; choice < types.length ** rooms; choice += 1) {
        const chosen = parties.map((_, index) => Math.floor(choice / types.length ** index) % types.length)
        const prices = parties.map((party, index) => types[chosen[index] ?? 0]?.priceOf(party) ?? null)
        if (prices.includes(null)) continue
        if (types.some((type, id) => chosen.filter((one) => one === id).length > type.free)) continue
        const price = prices.reduce<number>((sum, one) => sum + (one ?? 0), 0)
        const nurseries = parties.filter((party) => party.childrenAges.length > 0).length
        ways.push({ price, rooms, kinds: new Set(chosen).size, nurseries })
      }
    }
  }
  return ways
}

const wayOf = ({ price, rooms, kinds, nurseries }: Split): Way => ({ price, rooms: rooms.length, kinds, nurseries })

/** By number of rooms the cheapest way, the cheapest of one kind, with all children together, or both; none that is beaten. */
function worthALook(ways: readonly Way[]): Way[] {
  const best = (list: readonly Way[]) =>
    [...list].sort((a, b) => a.price - b.price || a.nurseries - b.nurseries || a.kinds - b.kinds)[0] ?? []
  const candidates = [...new Set(ways.map((way) => way.rooms))].flatMap((rooms) => {
    const same = ways.filter((way) => way.rooms === rooms)
    const one = same.filter((way) => way.kinds === 1)
    return [same, one, same.filter(together), one.filter(together)].flatMap(best)
  })
  return candidates
    .sort((a, b) => a.price - b.price || a.rooms - b.rooms || a.nurseries - b.nurseries || a.kinds - b.kinds)
    .filter((way, index, all) => !all.slice(0, index).some((before) => isAsGood(before, way)))
}

const together = (way: Way) => way.nurseries <= 1
const isAsGood = (a: Way, b: Way) => a.rooms <= b.rooms && a.kinds <= b.kinds && a.nurseries <= b.nurseries

const sketches = fc.array(
  fc.record({
    free: fc.integer({ min: 0, max: 3 }),
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.integer({ min: 0, max: 2 }),
    total: fc.integer({ min: 1, max: 4 }),
    room: fc.integer({ min: 1, max: 9 }),
    adult: fc.integer({ min: 0, max: 3 }),
    child: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const groups = fc
  .record({
    adults: fc.integer({ min: 1, max: 4 }),
    childrenAges: fc.array(fc.constantFrom(1, 4, 7, 13), { maxLength: 3 }),
  })
  .filter((group) => group.adults + group.childrenAges.length <= 5)

const cot = { free: 9, adults: 2, children: 1, total: 3, room: 80, adult: 0, child: 10 }
const single = { free: 9, adults: 1, children: 0, total: 1, room: 50, adult: 0, child: 0 }
const family = { free: 9, adults: 2, children: 2, total: 4, room: 120, adult: 0, child: 10 }

describe('a group is split over rooms', () => {
  test('as every way at all says is best, for each number of rooms and for one kind', () => {
    let several = 0
    fc.assert(
      fc.property(groups, sketches, (group, drawn) => {
        const types = drawn.map(typeOf)
        const splits = findSplits(group, types, bandOf)
        expect(splits.map(wayOf)).toEqual(worthALook(allWays(group, types)))
        if (splits.length > 1) several += 1
      }),
      { numRuns: 400 },
    )
    expect(several).toBeGreaterThan(5)
  }, 30_000)

  test('with everybody in exactly one room, an adult in each, no type beyond its units', () => {
    fc.assert(
      fc.property(groups, sketches, (group, drawn) => {
        const types = drawn.map(typeOf)
        for (const { rooms, price, kinds } of findSplits(group, types, bandOf)) {
          expect(rooms.reduce((sum, { room }) => sum + room.adults, 0)).toBe(group.adults)
          const ages = rooms.flatMap(({ room }) => room.childrenAges)
          expect(ages.sort()).toEqual([...group.childrenAges].sort())
          expect(rooms.every(({ room }) => room.adults > 0)).toBe(true)
          const used = types.map(({ roomType }) => rooms.filter((one) => one.roomType === roomType).length)
          for (const [index, count] of used.entries()) expect(count).toBeLessThanOrEqual(types[index]?.free ?? 0)
          expect(used.filter((count) => count > 0)).toHaveLength(kinds)
          const sum = rooms.reduce((all, { roomType, room }) => {
            return all + (types.find((type) => type.roomType === roomType)?.priceOf(room) ?? Number.NaN)
          }, 0)
          expect(sum).toBe(price)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('two parents, two children and a grandmother: the family room and a single, or two doubles with a cot', () => {
    const types = [cot, single, family].map(typeOf)
    const told = findSplits({ adults: 3, childrenAges: [8, 5] }, types, bandOf).map(({ rooms, price }) => ({
      price,
      rooms: rooms.map(({ roomType, room }) => `${roomType.code} for ${room.adults}+${room.childrenAges.length}`),
    }))
    expect(told).toEqual([
      { price: 180, rooms: ['T0 for 2+1', 'T0 for 1+1'] },
      // Dearer, but the children stay together.
      { price: 190, rooms: ['T2 for 2+2', 'T1 for 1+0'] },
      // And both rooms of one kind.
      { price: 260, rooms: ['T2 for 2+2', 'T2 for 1+0'] },
    ])
    const oneDouble = [{ ...cot, free: 1 }, single, family].map(typeOf)
    const [best] = findSplits({ adults: 3, childrenAges: [8, 5] }, oneDouble, bandOf)
    expect(best?.rooms.map(({ roomType }) => roomType.code)).toEqual(['T2', 'T1'])
    expect(best?.price).toBe(190)
  })

  test('into nothing when the children would be alone, the house is too small or the group too large', () => {
    const bunks = { free: 9, adults: 1, children: 1, total: 2, room: 10, adult: 0, child: 0 }
    expect(findSplits({ adults: 1, childrenAges: [4, 7] }, [typeOf(bunks, 0)], bandOf)).toEqual([])
    expect(findSplits({ adults: 5, childrenAges: [] }, [typeOf({ ...single, free: 4 }, 0)], bandOf)).toEqual([])
    expect(findSplits({ adults: 13, childrenAges: [] }, [typeOf({ ...single, free: 99 }, 0)], bandOf)).toEqual([])
  })

  test('twelve guests over thirty kinds of rooms in a moment', () => {
    const thirty = Array.from({ length: 30 }, (_, id) =>
      typeOf(
        {
          free: 1 + (id % 4),
          adults: 1 + (id % 3),
          children: id % 3,
          total: 4,
          room: 50 + 7 * id,
          adult: 11,
          child: 5,
        },
        id,
      ),
    )
    const group = { adults: 7, childrenAges: [14, 11, 8, 2, 1] }
    // 7 ms where it was measured; trying all combinations would not end within the time that a test has.
    expect(findSplits(group, thirty, bandOf).length).toBeGreaterThan(0)
  })
})
