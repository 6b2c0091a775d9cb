import { arrangeMarkers, measureRoom, type Rect } from './asides.ts'
import { isInBox } from './boxes.ts'
import { type Cluster, clusterMarkers, clusterZoom, toPixels, toPlace } from './clusters.ts'
import type { Box, MapMarker, MapPlace } from './map-types.ts'

/** How far the ground of a number or a price reaches from its point, in pixels. */
const reach = { many: 26, one: 42, above: 46 }

const step = 0.1

/** Further out than this a view is another one. */
const furthest = 1

/**
 * A zoom at most as near as the given one at which no edge of a map cuts through a marker; the given one where there is none
 * not far from it. A view of a crowd leaves out places that may stand just at its edge.
 * @param size the map's, in pixels.
 * @param foot how much of its height is covered at its foot.
 */
export function zoomUncut(
  markers: readonly MapMarker[],
  { center, zoom }: { center: MapPlace; zoom: number },
  size: { width: number; height: number },
  foot: number,
): number {
  const bottom = size.height - foot
  for (let out = 0; out <= furthest; out += step) {
    const tried = zoom - out
    const middle = toPixels(center, tried)
    const isCut = (cluster: Cluster) => {
      const { x, y } = toPixels(cluster.kind === 'one' ? cluster.marker : cluster, tried)
      const [left, top] = [x - middle.x + size.width / 2, y - middle.y + size.height / 2]
      const side = reach[cluster.kind]
      if (left + side < 0 || left - side > size.width || top < 0 || top - reach.above > bottom) return false
      return left - side < 0 || left + side > size.width || top - reach.above < 0 || top > bottom
    }
    if (!clusterMarkers(markers, clusterZoom(tried)).some(isCut)) return tried
  }
  return zoom
}

/** How many of the markers would stand under something that lies over a map of this size, in its pixels. */
export function countCovered(
  markers: readonly MapMarker[],
  { center, zoom }: { center: MapPlace; zoom: number },
  size: { width: number; height: number },
  over: readonly Rect[],
): number {
  const middle = toPixels(center, zoom)
  const corner = (right: number, down: number) =>
    toPlace({ x: middle.x + (right * size.width) / 2, y: middle.y + (down * size.height) / 2 }, zoom)
  const [northWest, southEast] = [corner(-1, -1), corner(1, 1)]
  const view: Box = [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude]
  const standing = measureRoom(view, size, over)
  return arrangeMarkers(markers, clusterZoom(zoom), view, standing).filter((cluster) => {
    const at = cluster.kind === 'one' ? cluster.marker : cluster
    return standing.covered.some((box) => isInBox(at, box))
  }).length
}
