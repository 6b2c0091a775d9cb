import type { MapLabels } from '../../../contract/maps.ts'
import { useLanguage } from '../../lib/i18n.tsx'
import { createStyle } from './map-style.ts'
import type { MapEngineProps } from './map-types.ts'
import { MapLibreEngine } from './maplibre-engine.tsx'
import { dressStyle, fetchStyle } from './provider-style.ts'

/**
 * The map on our own ground, with a provider's streets above it where a style is configured.
 * @param props `origin`: where our tiles come from.
 */
export function GroundEngine(props: MapEngineProps & { ground: MapLabels; styleUrl: string | null; origin: string }) {
  const { ground, styleUrl, origin, ...shown } = props
  const language = useLanguage()
  return (
    <MapLibreEngine
      {...shown}
      base={{
        streets: false,
        paint: (colours) => createStyle(ground, colours, origin),
        ...(styleUrl
          ? {
              provider: {
                load: (signal) => fetchStyle(styleUrl, signal),
                dress: (style, colours, dark) => dressStyle(style, { ground, language, colours, dark }),
              },
            }
          : {}),
      }}
    />
  )
}
