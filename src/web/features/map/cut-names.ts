import type { ExpressionSpecification, MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl'

const source = 'names'
const layers = ['seas', 'villages', 'near-villages', 'cities', 'near-cities', 'countries']

/** The opacity of those layers. */
export function unlessCut(opacity: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'cut'], false], 0, opacity]
}

/**
 * Hides the names that an edge at the side of our own map would cut: MapLibre keeps names apart from each other and from markers, but
 * knows of no edge.
 */
export function hideCutNames(map: MapLibre): void {
  let hidden = new Set<MapGeoJSONFeature['id']>()
  map.on('idle', () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const cut = new Set(
      [0, width].flatMap((x) =>
        map
          .queryRenderedFeatures(
            [
              [x, 0],
              [x, height],
            ],
            { layers },
          )
          .map(({ id }) => id),
      ),
    )
    for (const id of hidden) if (!cut.has(id)) map.setFeatureState({ source, id }, { cut: false })
    for (const id of cut) if (!hidden.has(id)) map.setFeatureState({ source, id }, { cut: true })
    hidden = cut
  })
}
