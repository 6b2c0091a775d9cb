import { describe, expect, it } from 'vitest'
import { type Bed, choicesOf, grantsBeds, readBeds } from './beds.ts'

describe('beds of the database', () => {
  it('are read without what is not a bed', () => {
    expect(readBeds([{ type: 'sofa', count: 2 }, { type: 'hammock', count: 1 }, { type: 'king' }])).toEqual([
      { type: 'sofa', count: 2 },
      { type: 'king', count: 1 },
    ])
    expect(readBeds(null)).toEqual([])
  })
})

describe('what may be wished of a room', () => {
  it.each<[Bed[], string[]]>([
    [[], []],
    [[{ type: 'single', count: 1 }], []],
    [[{ type: 'single', count: 2 }], ['twin']],
    [
      [
        { type: 'single', count: 1 },
        { type: 'single', count: 1 },
      ],
      ['twin'],
    ],
    [[{ type: 'king', count: 1 }], ['double', 'king']],
    [
      [
        { type: 'double', count: 1 },
        { type: 'sofa', count: 1 },
      ],
      ['double', 'sofa'],
    ],
    [[{ type: 'bunk', count: 4 }], ['bunk']],
  ])('%j grants %j', (beds, choices) => {
    expect(choicesOf(beds)).toEqual(choices)
  })
})

describe('a wish for several rooms', () => {
  it('is granted when each has one of the beds', () => {
    const rooms = [['double', 'sofa'], ['twin']] as const
    expect(grantsBeds(rooms, [])).toBe(true)
    expect(grantsBeds(rooms, ['double'])).toBe(false)
    expect(grantsBeds(rooms, ['double', 'twin'])).toBe(true)
    expect(grantsBeds([[]], ['double'])).toBe(false)
  })
})
