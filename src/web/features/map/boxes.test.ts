import { describe, expect, test } from 'vitest'
import { boxAround, boxAroundMost, parseBox, writeBox } from './boxes.ts'

describe('boxes of the map', () => {
  test('an address holds west, south, east and north to some ten metres', () => {
    expect(writeBox([27.123456, 42.1, 27.987654, 43])).toBe('27.1235,42.1,27.9877,43')
    expect(parseBox('27.1235,42.1,27.9877,43')).toEqual([27.1235, 42.1, 27.9877, 43])
  })

  test('beyond the 180th meridian it turns to the other side, and more than the world is the world', () => {
    expect(writeBox([170, -20, 190, 20])).toBe('170,-20,-170,20')
    expect(writeBox([-300, -95, 200, 95])).toBe('-180,-90,180,90')
  })

  test.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,5,2,4', '1,,2,3'])('"%s" is no box', (text) => {
    expect(parseBox(text)).toBeNull()
  })

  test('goes around places; around none there is none', () => {
    expect(
      boxAround([
        { latitude: 1, longitude: 9 },
        { latitude: 3, longitude: 4 },
      ]),
    ).toEqual([4, 1, 9, 3])
    expect(boxAround([])).toBeNull()
  })

  test('a crowd is shown without the few at the other end of the world', () => {
    const crowd = Array.from({ length: 97 }, (_, id) => ({ latitude: 42 + id / 100, longitude: 27 + id / 100 }))
    const far = [
      { latitude: -8, longitude: 115 },
      { latitude: 4, longitude: 73 },
      { latitude: 25, longitude: 55 },
    ]
    const [west, south, east, north] = boxAroundMost([...crowd, ...far]) ?? [0, 0, 0, 0]
    expect([west >= 27, south >= 41, east < 29, north < 44]).toEqual([true, true, true, true])
    expect(boxAroundMost(crowd.slice(0, 2))).toEqual([27, 42, 27.01, 42.01])
  })
})
