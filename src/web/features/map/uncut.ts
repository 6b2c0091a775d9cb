import { type Cluster, clusterMarkers, toPixels } from './clusters.ts'
import type { MapMarker, MapPlace } from './map-types.ts'

/** How far the ground of a number or a price reaches from its point, in pixels. */
const reach = { many: 26, one: 42, above: 46 }

const step = 0.1

/** Further out than this a view is another one. */
const furthest = 1

/**
 * A zoom at most as near as the given one at which no edge of a map cuts through a marker; the given one where there is none
 * not far from it. A view of a crowd leaves out places that may stand just at its edge.
 * @param size the map's, in pixels, without what covers its foot.
 */
export function zoomUncut(
  markers: readonly MapMarker[],
  { center, zoom }: { center: MapPlace; zoom: number },
  size: { width: number; height: number },
): number {
  for (let out = 0; out <= furthest; out += step) {
    const tried = zoom - out
    const middle = toPixels(center, tried)
    const isCut = (cluster: Cluster) => {
      const { x, y } = toPixels(cluster.kind === 'one' ? cluster.marker : cluster, tried)
      const [left, top] = [x - middle.x + size.width / 2, y - middle.y + size.height / 2]
      const side = reach[cluster.kind]
      if (left + side < 0 || left - side > size.width || top < 0 || top - reach.above > size.height) return false
      return left - side < 0 || left + side > size.width || top - reach.above < 0 || top > size.height
    }
    if (!clusterMarkers(markers, Math.floor(tried * 2) / 2).some(isCut)) return tried
  }
  return zoom
}
