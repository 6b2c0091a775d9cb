import { expect, test } from 'vitest'
import { findGroup, groupPictures } from './picture-groups.ts'

const pictures = (count: number) => Array.from({ length: count }, () => ({}))

test('the property comes first, then each room that has pictures', () => {
  const rooms = [
    { name: 'Double', images: pictures(2) },
    { name: 'Attic', images: [] },
    { name: 'Suite', images: pictures(3) },
  ]
  const groups = groupPictures(9, rooms, 'The hotel')
  expect(groups).toEqual([
    { name: 'The hotel', start: 0, end: 4 },
    { name: 'Double', start: 4, end: 6 },
    { name: 'Suite', start: 6, end: 9 },
  ])
  expect([0, 3, 4, 5, 6, 8, 9].map((index) => findGroup(groups, index)?.name)).toEqual([
    'The hotel',
    'The hotel',
    'Double',
    'Double',
    'Suite',
    'Suite',
    undefined,
  ])
})

test('pictures of one thing need no names', () => {
  expect(groupPictures(5, [], 'The hotel')).toEqual([])
  expect(groupPictures(2, [{ name: 'Double', images: pictures(2) }], 'The hotel')).toEqual([])
  expect(groupPictures(5, [{ name: 'Double', images: [] }], 'The hotel')).toEqual([])
})
