import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignRooms, countLeft, findScarce, type RoomOption } from './party-fit.ts'

/** Every way to give each room one of its options within the free units, by trying them all. */
function allAssignments(options: readonly (readonly RoomOption[])[]): RoomOption[][] {
  const ways = options.reduce<RoomOption[][]>(
    (sofar, choices) => sofar.flatMap((way) => choices.map((choice) => [...way, choice])),
    [[]],
  )
  return ways.filter((way) =>
    way.every(({ roomTypeId, free }) => way.filter((other) => other.roomTypeId === roomTypeId).length <= free),
  )
}

function priceOf(rooms: readonly RoomOption[]): number {
  return rooms.reduce((sum, option) => sum + option.price, 0)
}

/** Up to five rooms over up to five types whose free units are the same for every room, some types not fitting some rooms. */
const party = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 }).chain((free) =>
  fc.array(
    fc
      .tuple(...free.map(() => fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 })))
      .map((prices) =>
        prices.flatMap((price, roomTypeId) =>
          price === null ? [] : [{ roomTypeId, price, free: free[roomTypeId] ?? 0 }],
        ),
      ),
    { minLength: 1, maxLength: 5 },
  ),
)

describe('housing a party', () => {
  test('costs as little as the best of all ways, and is impossible only when there is none', () => {
    fc.assert(
      fc.property(party, (options) => {
        const ways = allAssignments(options)
        const chosen = assignRooms(options)
        if (ways.length === 0) {
          expect(chosen).toBeNull()
          return
        }
        expect(chosen).not.toBeNull()
        expect(chosen?.every((option, room) => options[room]?.includes(option))).toBe(true)
        expect(chosen).toHaveLength(options.length)
        expect(countLeft(chosen ?? [])).toBeGreaterThanOrEqual(1)
        expect(priceOf(chosen ?? [])).toBe(Math.min(...ways.map(priceOf)))
      }),
      { numRuns: 1_500 },
    )
  })

  test('gives the last cheap unit to the room that would lose most without it', () => {
    const cheap = { roomTypeId: 1, free: 1 }
    const dear = { roomTypeId: 2, free: 5 }
    const options = [
      [
        { ...cheap, price: 50 },
        { ...dear, price: 60 },
      ],
      [
        { ...cheap, price: 55 },
        { ...dear, price: 90 },
      ],
    ]
    expect(assignRooms(options)?.map(({ roomTypeId }) => roomTypeId)).toEqual([2, 1])
  })

  test('takes the first of equally cheap types', () => {
    const options = [7, 3, 5].map((roomTypeId) => ({ roomTypeId, price: 100, free: 2 }))
    expect(assignRooms([options])?.[0]?.roomTypeId).toBe(7)
    expect(assignRooms([options, options])?.map(({ roomTypeId }) => roomTypeId)).toEqual([7, 7])
  })

  test('never uses a type without a free unit', () => {
    expect(assignRooms([[{ roomTypeId: 1, price: 10, free: 0 }]])).toBeNull()
    expect(assignRooms([[], [{ roomTypeId: 1, price: 10, free: 5 }]])).toBeNull()
  })

  test('counts by sets of rooms, not by their orders, when ten compete for fifteen single units', () => {
    const options = Array.from({ length: 10 }, () =>
      Array.from({ length: 15 }, (_, index) => ({ roomTypeId: index, price: index === 0 ? 1 : 10_000, free: 1 })),
    )
    // Through the orders of rooms this would take minutes, and the test would be ended.
    expect(priceOf(assignRooms(options) ?? [])).toBe(90_001)
  })
})

describe('how many more such parties could come', () => {
  test.each([
    [[{ roomTypeId: 1, price: 1, free: 5 }], 5],
    [
      [
        { roomTypeId: 1, price: 1, free: 5 },
        { roomTypeId: 1, price: 1, free: 5 },
      ],
      2,
    ],
    [
      [
        { roomTypeId: 1, price: 1, free: 5 },
        { roomTypeId: 1, price: 1, free: 5 },
        { roomTypeId: 2, price: 1, free: 1 },
      ],
      1,
    ],
    [
      [
        { roomTypeId: 1, price: 1, free: 1 },
        { roomTypeId: 1, price: 1, free: 1 },
      ],
      0,
    ],
  ])('%j leaves room for %i', (choice, left) => {
    expect(countLeft(choice)).toBe(left)
  })
})

describe('what is running out', () => {
  const unit = (roomTypeId: number, free: number) => ({ roomTypeId, free })

  test('is a type of which fewer than five stay beside the choice', () => {
    expect(findScarce([unit(1, 5)])).toEqual([{ roomTypeId: 1, count: 1, free: 5 }])
    expect(findScarce([unit(1, 6)])).toEqual([])
    expect(findScarce([unit(1, 6), unit(1, 6)])).toEqual([{ roomTypeId: 1, count: 2, free: 6 }])
    expect(findScarce([unit(1, 3), unit(1, 3), unit(1, 3)])).toEqual([{ roomTypeId: 1, count: 3, free: 3 }])
  })

  test('is told for each type of a mixture, the one that ends first before the others', () => {
    const mixture = [unit(1, 4), unit(2, 2), unit(3, 9), unit(2, 2)]
    expect(findScarce(mixture)).toEqual([
      { roomTypeId: 2, count: 2, free: 2 },
      { roomTypeId: 1, count: 1, free: 4 },
    ])
    expect(findScarce([])).toEqual([])
  })
})
