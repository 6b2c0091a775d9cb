import { expect, test } from 'vitest'
import { choosePlace } from './place-popup.ts'

const popup = { width: 280, height: 260 }
const map = { width: 800, height: 600 }

test('a popup stands above its marker, below it near the upper edge, and never beyond the sides', () => {
  expect(choosePlace({ x: 400, y: 500 }, popup, map)).toEqual({ x: 260, y: 188 })
  expect(choosePlace({ x: 400, y: 120 }, popup, map)).toEqual({ x: 260, y: 134 })
  expect(choosePlace({ x: 10, y: 500 }, popup, map).x).toBe(12)
  expect(choosePlace({ x: 795, y: 500 }, popup, map).x).toBe(508)
})

test('a popup leaves what the map is about in sight: below its marker or at its side if need be', () => {
  const above = { x: 400, y: 200 }
  expect(choosePlace({ x: 400, y: 320 }, popup, map, above)).toEqual({ x: 260, y: 334 })
  expect(choosePlace({ x: 400, y: 400 }, popup, map, above)).toEqual({ x: 460, y: 244 })
  expect(choosePlace({ x: 700, y: 400 }, popup, map, { x: 700, y: 200 })).toEqual({ x: 360, y: 244 })
  expect(choosePlace({ x: 400, y: 500 }, popup, map, { x: 90, y: 90 })).toEqual({ x: 260, y: 188 })
})
