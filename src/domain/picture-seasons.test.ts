import { expect, test } from 'vitest'
import { orderForSeason, pictureSeasonOn } from './picture-seasons.ts'

test.each([
  ['2026-11-30', 42, 'summer'],
  ['2026-12-01', 42, 'winter'],
  ['2027-03-31', 42, 'winter'],
  ['2027-04-01', 42, 'summer'],
  ['2028-02-29', 0, 'winter'],
  ['2027-07-10', -41, 'winter'],
  ['2027-12-24', -41, 'summer'],
] as const)('on %s at latitude %d it is %s', (day, latitude, season) => {
  expect(pictureSeasonOn(day, latitude)).toBe(season)
})

test('pictures of the other season come last and everything else keeps its order', () => {
  const pictures = [
    { key: 'snow', season: 'winter' },
    { key: 'pool', season: 'summer' },
    { key: 'room', season: null },
    { key: 'slope', season: 'winter' },
  ]
  const keys = (season: 'winter' | 'summer') => orderForSeason(pictures, season).map(({ key }) => key)
  expect(keys('summer')).toEqual(['pool', 'room', 'snow', 'slope'])
  expect(keys('winter')).toEqual(['snow', 'room', 'slope', 'pool'])
})
