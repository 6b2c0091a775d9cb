import type {
  ErrorEvent,
  LayerSpecification,
  Map as MapLibre,
  MapSourceDataEvent,
  StyleSpecification,
} from 'maplibre-gl'
import type { ProviderStyle, StreetState } from './map-types.ts'

/** Sources and layers of a provider's style are named apart from ours. */
export const ofProvider = 'provider/'

/** How long the style may take, in milliseconds, before the map is shown as one without streets. */
const patience = 15_000

/** The first of our own layers that stay above a provider's: names and markers. */
const ownNames = 'seas'

/**
 * Lays a provider's style above our own ground and below our names and markers once it has come. Its background, which would
 * hide our ground, shows only while its tiles are there: where they cannot be had, our ground is seen again.
 * @param options `dress`: the style's layers in the present colours; `tell`: called on each change of what is seen.
 */
export function createProviderLayers(
  map: MapLibre,
  provider: ProviderStyle,
  options: { dress: (style: StyleSpecification) => LayerSpecification[]; tell: (state: StreetState) => void },
) {
  const gone = new AbortController()
  let style: StyleSpecification | undefined
  let state: StreetState | undefined
  /** A tile of this view failed. */
  let failed = false
  /** Some tile has come at all. */
  let came = false

  function tell(next: StreetState): void {
    if (next === state) return
    state = next
    for (const { id, type } of layers()) {
      if (type === 'background') map.setLayoutProperty(id, 'visibility', next === 'here' ? 'visible' : 'none')
    }
    options.tell(next)
  }

  function layers(): LayerSpecification[] {
    return style ? options.dress(style) : []
  }

  function lay(next: StyleSpecification): void {
    style = next
    for (const [name, source] of Object.entries(next.sources)) map.addSource(ofProvider + name, source)
    for (const layer of layers()) {
      map.addLayer(
        layer.type === 'background' ? { ...layer, layout: { ...layer.layout, visibility: 'none' } } : layer,
        ownNames,
      )
    }
    map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
      if (!event.sourceId?.startsWith(ofProvider)) return
      failed = true
      tell('away')
    })
    map.on('sourcedata', (event: MapSourceDataEvent) => {
      if (!event.sourceId.startsWith(ofProvider) || !event.tile?.hasData()) return
      came = true
      if (!failed) tell('here')
    })
    // Another view may have better luck.
    map.on('movestart', () => {
      failed = false
    })
    map.on('idle', () => {
      if (came && !failed) tell('here')
    })
  }

  return {
    layers,
    load: (): void => {
      tell('coming')
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)])
      provider
        .load(signal)
        .then(lay)
        .catch(() => {
          if (!gone.signal.aborted) tell('away')
        })
    },
    stop: () => gone.abort(),
  }
}
