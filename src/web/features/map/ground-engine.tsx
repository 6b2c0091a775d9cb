import type { MapLabels } from '../../../contract/maps.ts'
import { createStyle } from './map-style.ts'
import type { MapEngineProps } from './map-types.ts'
import { MapLibreEngine } from './maplibre-engine.tsx'

/**
 * The map on our own ground, or in a provider's style.
 * @param props `origin`: where our tiles come from.
 */
export function GroundEngine(props: MapEngineProps & { ground: MapLabels; styleUrl: string | null; origin: string }) {
  const { ground, styleUrl, origin, ...shown } = props
  if (styleUrl) return <MapLibreEngine {...shown} base={{ address: styleUrl, streets: true }} />
  return (
    <MapLibreEngine {...shown} base={{ streets: false, paint: (colours) => createStyle(ground, colours, origin) }} />
  )
}
