import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAsAtProperty, fitsRoom, formatParty, maxChildAge, type PartyRoom, parseParty } from './party.ts'
import { roomTypeWith } from './rates.fixture.ts'

const age = fc.integer({ min: 0, max: 17 })
const room: fc.Arbitrary<PartyRoom> = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  childrenAges: fc.array(age, { maxLength: 8 }),
})

describe('the notation of a party', () => {
  test.each<[string, PartyRoom[]]>([
    ['2', [{ adults: 2, childrenAges: [] }]],
    ['2-5,9', [{ adults: 2, childrenAges: [5, 9] }]],
    ['2-0', [{ adults: 2, childrenAges: [0] }]],
    [
      '1;2-17;10',
      [
        { adults: 1, childrenAges: [] },
        { adults: 2, childrenAges: [17] },
        { adults: 10, childrenAges: [] },
      ],
    ],
  ])('%s is read and written alike', (text, rooms) => {
    expect(parseParty(text)).toEqual(rooms)
    expect(formatParty(rooms)).toBe(text)
  })

  test('spaces around a room and leading zeros are forgiven', () => {
    expect(parseParty(' 2 ; 02-05 ')).toEqual([
      { adults: 2, childrenAges: [] },
      { adults: 2, childrenAges: [5] },
    ])
  })

  test.each([
    '',
    ' ',
    '0',
    '0-5',
    '-5',
    '2-',
    '2-,5',
    '2-5,',
    '2-5,,9',
    '2--5',
    '2-5-9',
    '2,5',
    '2-5, 9',
    '2;',
    ';2',
    '2;;2',
    'two',
    '2.0',
    '+2',
    '1e1',
    '100',
    '2-100',
    '2 2',
    '٢',
    '2\n3',
    '2-5;x',
  ])('%j is no party', (text) => {
    expect(parseParty(text)).toBeNull()
  })

  test.each([
    ['adults in a room', '10', '11'],
    ['the age of a child', '2-17', '2-18'],
    ['children in a room', '2-1,1,1,1,1,1,1,1', '2-1,1,1,1,1,1,1,1,1'],
    ['rooms', '1;1;1;1;1;1;1;1', '1;1;1;1;1;1;1;1;1'],
  ])('%s has a limit', (_name, largest, tooLarge) => {
    expect(parseParty(largest)).not.toBeNull()
    expect(parseParty(tooLarge)).toBeNull()
  })

  test('any party survives being written and read', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 8 }), (rooms) => {
        expect(parseParty(formatParty(rooms))).toEqual(rooms)
      }),
      { numRuns: 300 },
    )
  })

  test('whatever is typed is refused or a party within the limits', () => {
    const text = fc.string({ unit: fc.constantFrom('1', '2', '9', '0', '-', ',', ';', ' ', 'x'), maxLength: 12 })
    fc.assert(
      fc.property(text, (typed) => {
        const rooms = parseParty(typed)
        if (!rooms) return
        expect(rooms.length).toBeGreaterThan(0)
        for (const { adults, childrenAges } of rooms) {
          expect(adults).toBeGreaterThanOrEqual(1)
          expect(adults).toBeLessThanOrEqual(10)
          for (const years of childrenAges) expect(years).toBeLessThanOrEqual(maxChildAge)
        }
        expect(parseParty(formatParty(rooms))).toEqual(rooms)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('guests as the property counts them', () => {
  test.each<[PartyRoom, number, PartyRoom]>([
    [{ adults: 2, childrenAges: [11] }, 12, { adults: 2, childrenAges: [11] }],
    [{ adults: 2, childrenAges: [12] }, 12, { adults: 3, childrenAges: [] }],
    [{ adults: 1, childrenAges: [3, 13, 7] }, 12, { adults: 2, childrenAges: [7, 3] }],
    [{ adults: 2, childrenAges: [0, 17] }, 18, { adults: 2, childrenAges: [17, 0] }],
    [{ adults: 2, childrenAges: [0, 17] }, 0, { adults: 4, childrenAges: [] }],
  ])('%j under a limit of %i are %j', (party, limit, expected) => {
    const before = structuredClone(party)
    expect(countAsAtProperty(party, limit)).toEqual(expected)
    expect(party).toEqual(before)
  })

  test('nobody is lost, and the order in which ages were given does not matter', () => {
    fc.assert(
      fc.property(room, fc.integer({ min: 0, max: 18 }), (party, limit) => {
        const counted = countAsAtProperty(party, limit)
        expect(counted.adults + counted.childrenAges.length).toBe(party.adults + party.childrenAges.length)
        expect(counted.childrenAges.every((years) => years < limit)).toBe(true)
        expect(counted.childrenAges).toEqual([...counted.childrenAges].sort((a, b) => b - a))
        expect(countAsAtProperty({ ...party, childrenAges: party.childrenAges.toReversed() }, limit)).toEqual(counted)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a room type', () => {
  const type = roomTypeWith({ minAdults: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 })

  test.each([
    ['2', true],
    ['3', true],
    ['1', false],
    ['4', false],
    ['2-5', true],
    ['2-5,5', true],
    ['3-5', true],
    ['3-5,5', false],
    ['2-5,5,5', false],
    ['1-5', false],
  ])('for two to three adults, two children and four in all: %s fits is %s', (text, fits) => {
    const [party] = parseParty(text) ?? []
    expect(party && fitsRoom(type, party)).toBe(fits)
  })
})
