import { expect, test } from 'vitest'
import { readPhoto, writePhoto } from './photo-address.ts'

test('galleries of one page do not answer to each other’s addresses', () => {
  expect(readPhoto(writePhoto('photo', 2), 'photo')).toBe(2)
  expect(readPhoto(writePhoto('room-2', 0), 'room-2')).toBe(0)
  expect(readPhoto('#room-2-1', 'room')).toBeUndefined()
  expect(readPhoto('#room-2-1', 'photo')).toBeUndefined()
  expect(readPhoto('#photo-', 'photo')).toBeUndefined()
  expect(readPhoto('#photo-1000', 'photo')).toBeUndefined()
})
