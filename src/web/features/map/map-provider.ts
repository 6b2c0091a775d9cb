import type { PublicConfig } from '../../../contract/rendering.ts'

/** Providers whose name says more than their address. */
const known = new Map([['tiles.openfreemap.org', 'OpenFreeMap (openfreemap.org)']])

/** Who learns which map a visitor opens, by name; nobody where the map is our own. */
export function nameMapProvider(maps: PublicConfig['maps']): string | undefined {
  if (maps.googleKey && maps.googleMapId) return 'Google Maps, Google Ireland Limited'
  const address = maps.pmtilesUrl ?? maps.styleUrl
  if (!address) return undefined
  const { hostname } = new URL(address)
  return known.get(hostname) ?? hostname
}
