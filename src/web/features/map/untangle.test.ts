import { describe, expect, test } from 'vitest'
import { type Spot, untangle } from './untangle.ts'

const spot = (x: number, y: number): Spot => ({ x, y })
const nowhere = () => []

describe('markers that stepped aside', () => {
  test('change places where the lines to their spots cross', () => {
    const west = { own: spot(0, 100), at: spot(100, 0) }
    const east = { own: spot(100, 100), at: spot(0, 0) }
    expect(untangle([west, east], 140, nowhere).map(({ at }) => at)).toEqual([spot(0, 0), spot(100, 0)])
  })

  test('keep their places rather than go further than a glance follows', () => {
    const west = { own: spot(0, 0), at: spot(120, -5) }
    const east = { own: spot(110, 10), at: spot(110, -110) }
    expect(untangle([west, east], 140, nowhere)).toEqual([west, east])
  })

  test('change places only within the given bound', () => {
    const west = { own: spot(0, 100), at: spot(100, 20) }
    const east = { own: spot(100, 100), at: spot(0, 20) }
    expect(untangle([west, east], 79, nowhere)).toEqual([west, east])
    expect(untangle([west, east], 81, nowhere).map(({ at }) => at)).toEqual([spot(0, 20), spot(100, 20)])
  })

  test('take a place from which the line does not run below another marker', () => {
    const between = { own: spot(0, -40), at: spot(0, -40) }
    const aside = { own: spot(0, 0), at: spot(0, -88) }
    const [kept, moved] = untangle([between, aside], 140, () => [spot(0, -88), spot(88, -44)])
    expect([kept, moved?.at]).toEqual([between, spot(88, -44)])
  })

  test('what stands on its own spot stays there', () => {
    const home = { own: spot(0, 0), at: spot(0, 0) }
    expect(untangle([home], 140, () => [spot(88, 0)])).toEqual([home])
  })
})
