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
