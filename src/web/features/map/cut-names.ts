import type { ExpressionSpecification, FeatureIdentifier, Map as MapLibre } from 'maplibre-gl'

const layers = ['seas', 'villages', 'near-villages', 'cities', 'near-cities', 'countries', 'ring-names']

/** The opacity of those layers. */
export function unlessCut(opacity: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'cut'], false], 0, opacity]
}

/**
 * Hides the names that an edge at the side of our own map would cut: MapLibre keeps names apart from each other and from
 * markers, but knows of no edge.
 */
export function hideCutNames(map: MapLibre): void {
  let hidden = new Map<string, FeatureIdentifier>()
  map.on('idle', () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const cut = new Map(
      [0, width]
        .flatMap((x) =>
          map.queryRenderedFeatures(
            [
              [x, 0],
              [x, height],
            ],
            { layers },
          ),
        )
        .map(({ source, id }) => [`${source} ${id}`, { source, id }]),
    )
    for (const [key, name] of hidden) if (!cut.has(key)) map.setFeatureState(name, { cut: false })
    for (const [key, name] of cut) if (!hidden.has(key)) map.setFeatureState(name, { cut: true })
    hidden = cut
  })
}
