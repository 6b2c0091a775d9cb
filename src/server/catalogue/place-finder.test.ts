import { describe, expect, test } from 'vitest'
import { createPlaceFinder, type Settlement } from './place-finder.ts'
import { createSlugGiver, toSlug } from './slugs.ts'

function settle(id: number, name: string, latitude: number, longitude: number, population: number): Settlement {
  return { id, countryCode: 'US', names: [name], latitude, longitude, population, timezone: null }
}

const find = createPlaceFinder(
  [
    settle(1, 'San Francisco', 37.7749, -122.4194, 864_816),
    settle(2, 'Noe Valley', 37.7502, -122.4337, 21_000),
    settle(3, 'Daly City', 37.7058, -122.4619, 106_562),
    { ...settle(4, 'Tijuana', 32.5027, -117.0037, 1_376_457), countryCode: 'MX' },
    settle(5, 'San Diego', 32.7157, -117.1647, 1_394_928),
    settle(6, 'Chatham Islands', -44, 179.9, 600),
  ],
  (name) => name.toLowerCase(),
)

describe('the place of a hotel', () => {
  test('is the city around it, not the suburb whose middle happens to be nearer', () => {
    expect(find({ latitude: 37.763, longitude: -122.428 })?.id).toBe(1)
  })

  test('is the suburb when the hotel stands in it', () => {
    expect(find({ latitude: 37.7503, longitude: -122.4335 })?.id).toBe(2)
  })

  test('is the town that the hotel names, if it is near', () => {
    expect(find({ latitude: 37.763, longitude: -122.428, city: 'Daly City' })?.id).toBe(3)
    expect(find({ latitude: 37.763, longitude: -122.428, city: 'San Diego' })?.id).toBe(1)
  })

  test('lies in the hotel’s country', () => {
    expect(find({ latitude: 32.51, longitude: -117.01 })?.id).toBe(4)
    expect(find({ latitude: 32.51, longitude: -117.01, countryCode: 'US' })?.id).toBe(5)
  })

  test('is none when everything is far', () => {
    expect(find({ latitude: 0, longitude: 0 })).toBeUndefined()
  })

  test('is found across the date line', () => {
    expect(find({ latitude: -44, longitude: -179.9 })?.id).toBe(6)
  })
})

describe('slugs', () => {
  test.each([
    ['Къща Маслина', 'kashta-maslina'],
    ['Hôtel Saint-Honoré', 'hotel-saint-honore'],
    ['  „Тиха вода“ ', 'tiha-voda'],
    ['北京饭店', ''],
  ])('%s becomes %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })

  test('the second of a name gets a number, one without Latin letters the fallback', () => {
    const give = createSlugGiver(new Set(['rila']))
    expect([give('Рила', 'hotel'), give('Rila', 'hotel'), give('北京', 'hotel')]).toEqual(['rila-2', 'rila-3', 'hotel'])
  })
})
