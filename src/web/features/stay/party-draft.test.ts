import { describe, expect, it } from 'vitest'
import { addRoom, formatDraft, largestParty, resizeAges, toDraft } from './party-draft.ts'

describe('a party being put together', () => {
  it('is written in the notation of the wire once every age is known', () => {
    expect(
      formatDraft(
        toDraft([
          { adults: 2, childrenAges: [5, 9] },
          { adults: 1, childrenAges: [] },
        ]),
      ),
    ).toBe('2-5,9;1')
  })

  it('is not written while an age is missing, and an infant of 0 counts as known', () => {
    expect(formatDraft([{ key: 0, adults: 2, ages: [0, null] }])).toBeNull()
    expect(formatDraft([{ key: 0, adults: 2, ages: [0] }])).toBe('2-0')
  })

  it('keeps the ages already told when the number of children changes', () => {
    expect(resizeAges([4, null, 7], 2)).toEqual([4, null])
    expect(resizeAges([4], 3)).toEqual([4, null, null])
  })

  it('takes no more rooms than can be sold at once', () => {
    let draft = toDraft([{ adults: 2, childrenAges: [] }])
    for (let room = 1; room < largestParty + 3; room += 1) draft = addRoom(draft)
    expect(draft).toHaveLength(largestParty)
    expect(new Set(draft.map((room) => room.key)).size).toBe(largestParty)
  })
})
