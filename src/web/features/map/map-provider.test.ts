import { describe, expect, test } from 'vitest'
import { barePublicConfig } from '../../../../test/public-config.ts'
import { nameMapProvider } from './map-provider.ts'

describe('the provider of maps that the privacy text names', () => {
  const { maps } = barePublicConfig

  test('is the one that is asked', () => {
    expect(nameMapProvider(maps)).toBeUndefined()
    expect(nameMapProvider({ ...maps, styleUrl: 'https://tiles.openfreemap.org/styles/liberty' })).toMatch(
      'OpenFreeMap',
    )
    expect(nameMapProvider({ ...maps, styleUrl: 'https://maps.example/style.json' })).toBe('maps.example')
    expect(nameMapProvider({ ...maps, pmtilesUrl: 'https://files.example/streets.pmtiles' })).toBe('files.example')
    const google = { ...maps, googleKey: 'key', googleMapId: 'map', styleUrl: 'https://maps.example/style.json' }
    expect(nameMapProvider(google)).toMatch('Google')
    expect(nameMapProvider({ ...google, googleMapId: null })).toBe('maps.example')
  })
})
