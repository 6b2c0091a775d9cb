import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import type { MapLabels } from '../../../contract/maps.ts'
import { useLanguage } from '../../lib/i18n.tsx'
import type { MapEngineProps } from './map-types.ts'
import { MapLibreEngine } from './maplibre-engine.tsx'
import { createStreetStyle } from './street-style.ts'

// Reads the file piece by piece: a view costs the pieces with its tiles, not the file.
addProtocol('pmtiles', new Protocol().tile)

/**
 * The map with streets out of one PMTiles file, above our own ground: where the file has nothing, there is still a coast.
 * @param props `file`: address of the file; `origin`: where our own tiles come from.
 */
export function StreetEngine(props: MapEngineProps & { ground: MapLabels; file: string; origin: string }) {
  const { ground, file, origin, ...shown } = props
  const language = useLanguage()
  return (
    <MapLibreEngine
      {...shown}
      base={{
        streets: true,
        paint: (colours, dark) => createStreetStyle({ ground, file, origin, language, colours, dark }),
      }}
    />
  )
}
