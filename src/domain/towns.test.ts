import { expect, test } from 'vitest'
import { findTown, isSameTown, towns } from './towns.ts'

test('each town has an address of its own, plain letters alone', () => {
  expect(new Set(towns.map(({ destination }) => destination)).size).toBe(towns.length)
  for (const { destination } of towns) expect(destination).toMatch(/^town:[a-z]{2}(-[a-z]+)+$/)
})

test('is found by it', () => {
  expect(findTown('town:bg-shumen')).toMatchObject({ nameBg: 'Шумен', nameEn: 'Shumen', countryCode: 'BG' })
  expect(findTown('town:ro-cluj-napoca')).toMatchObject({ nameBg: 'Клуж-Напока', countryCode: 'RO' })
  expect(findTown('town:bg-atlantis')).toBeUndefined()
})

test('a place stands for a town on the very spot, or of its name near by', () => {
  const shumen = { nameBg: 'Шумен', nameEn: 'Shumen', latitude: 43.27, longitude: 26.94 }
  const other = { ...shumen, nameBg: 'Матара', nameEn: null }
  expect(isSameTown(shumen, { ...shumen, latitude: 43.4 })).toBe(true)
  expect(isSameTown(shumen, { ...shumen, nameBg: null, latitude: 43.4 })).toBe(true)
  expect(isSameTown(shumen, { ...shumen, latitude: 42.5 })).toBe(false)
  expect(isSameTown(shumen, { ...other, latitude: 43.28 })).toBe(true)
  expect(isSameTown(shumen, { ...other, latitude: 43.4 })).toBe(false)
})
