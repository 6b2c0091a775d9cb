import type { ExpressionSpecification, FeatureIdentifier, Map as MapLibre } from 'maplibre-gl'
import type { Rect } from './asides.ts'
import { readCovered } from './read-room.ts'

const layers = ['seas', 'villages', 'near-villages', 'cities', 'near-cities', 'countries', 'ring-names', 'landmark']

/** The opacity of those layers. */
export function unlessCut(opacity: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'cut'], false], 0, opacity]
}

/**
 * Hides the names of our own map that its edge would cut or a button would cover: MapLibre keeps names apart from each other
 * and from markers, but knows of neither.
 */
export function hideCutNames(map: MapLibre): void {
  let hidden = new Map<string, FeatureIdentifier>()
  map.on('idle', () => {
    const container = map.getContainer()
    const { clientWidth: right, clientHeight: bottom } = container
    const edges: Rect[] = [
      { left: 0, top: 0, right: 0, bottom },
      { left: right, top: 0, right, bottom },
      { left: 0, top: 0, right, bottom: 0 },
      { left: 0, top: bottom, right, bottom },
    ]
    const cut = new Map(
      [...edges, ...readCovered(container)]
        .flatMap((rect) =>
          map.queryRenderedFeatures(
            [
              [rect.left, rect.top],
              [rect.right, rect.bottom],
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
