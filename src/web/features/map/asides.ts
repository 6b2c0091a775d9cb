import { isInBox } from './boxes.ts'
import { type Cluster, clusterMarkers, looseZoom, room, toPixels, toPlace } from './clusters.ts'
import type { Box, MapMarker } from './map-types.ts'

/** Up to as many markers in view, prices are shown wherever there is room for them. */
const few = 25

/** How far a marker reaches from its point, in pixels, and how much air it keeps from the edge and what lies on the map. */
const reach = { side: room.width / 2, above: 46, below: 8 }
const air = 8

type Spot = { x: number; y: number }

/** An element's place within the map, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** Where a marker that steps aside is seen whole, and where buttons would lie over it: for the marker's point, in degrees. */
export type StandingRoom = { within: Box; covered: readonly Box[] }

/** Where a marker may step aside for another, the nearest first, in pixels. */
const asides = [0, -1, 1, -2, 2]
  .flatMap((right) => [0, -1, 1, -2, 2].map((down) => ({ x: (right * room.width) / 2, y: down * room.height })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

/**
 * What stands on the map: where few hotels are in view, those of a cluster stand each with its price, a step aside
 * from its spot if need be; everything else, and what finds no room, is gathered.
 */
export function arrangeMarkers(
  markers: readonly MapMarker[],
  zoom: number,
  view: Box,
  standing: StandingRoom,
): Cluster[] {
  const shown = zoom < looseZoom ? fewInView(markers, view) : []
  if (shown.length === 0) return clusterMarkers(markers, zoom)
  return [
    ...openClusters(clusterMarkers(shown, zoom), shown, zoom, standing),
    ...clusterMarkers(
      markers.filter((marker) => !isInBox(marker, view)),
      zoom,
    ),
  ]
}

/** The markers in view where they are few, else none. */
export function fewInView(markers: readonly MapMarker[], view: Box): MapMarker[] {
  const shown = markers.filter((marker) => isInBox(marker, view))
  return shown.length > few ? [] : shown
}

/** The room on a map that shows a view in so many pixels, with something lying over it here and there. */
export function measureRoom(
  [west, south, east, north]: Box,
  { width, height }: { width: number; height: number },
  over: readonly Rect[],
): StandingRoom {
  const start = toPixels({ longitude: west, latitude: north }, 0)
  const end = toPixels({ longitude: east, latitude: south }, 0)
  const place = (x: number, y: number) =>
    toPlace({ x: start.x + (x / width) * (end.x - start.x), y: start.y + (y / height) * (end.y - start.y) }, 0)
  const box = ({ left, top, right, bottom }: Rect): Box => {
    const [first, last] = [place(left, bottom), place(right, top)]
    return [first.longitude, first.latitude, last.longitude, last.latitude]
  }
  const { side, above, below } = reach
  return {
    within: box({
      left: side + air,
      top: above + air,
      right: width - side - air,
      bottom: height - below - air,
    }),
    covered: over.map(({ left, top, right, bottom }) =>
      box({ left: left - side - air, top: top - below - air, right: right + side + air, bottom: bottom + above + air }),
    ),
  }
}

function openClusters(
  clusters: readonly Cluster[],
  markers: readonly MapMarker[],
  zoom: number,
  standing: StandingRoom,
): Cluster[] {
  const known = new Map(markers.map((marker) => [marker.id, marker]))
  const taken = new Map(
    clusters.map((cluster) => [cluster, [toPixels(cluster.kind === 'one' ? cluster.marker : cluster, zoom)]]),
  )
  return clusters.flatMap((cluster) => {
    if (cluster.kind === 'one') return [cluster]
    taken.delete(cluster)
    const spots = [...taken.values()].flat()
    const others = spots.length
    const members = cluster.ids.flatMap((id) => known.get(id) ?? [])
    for (const member of members) {
      const spot = findRoom(member, zoom, spots, standing)
      if (spot) spots.push(spot)
    }
    // One that finds no room keeps all of them together: a number beside prices would say nothing of whose it is.
    const all = spots.length - others === members.length
    taken.set(cluster, all ? spots.slice(others) : [toPixels(cluster, zoom)])
    if (!all) return [cluster]
    return members.map((marker, index): Cluster => {
      const [own, spot] = [toPixels(marker, zoom), spots[others + index]]
      if (!spot || (spot.x === own.x && spot.y === own.y)) return { kind: 'one', marker }
      const { latitude, longitude } = marker
      return { kind: 'one', marker: { ...marker, ...toPlace(spot, zoom) }, spot: { latitude, longitude } }
    })
  })
}

/** Its own spot wherever that is; else the nearest that is seen whole, where there is one under no button. */
function findRoom(
  marker: MapMarker,
  zoom: number,
  spots: readonly Spot[],
  { within, covered }: StandingRoom,
): Spot | undefined {
  const own = toPixels(marker, zoom)
  const isFree = (spot: Spot) =>
    spots.every((other) => Math.abs(other.x - spot.x) >= room.width || Math.abs(other.y - spot.y) >= room.height)
  if (isFree(own)) return own
  const free = asides
    .map((aside) => ({ x: own.x + aside.x, y: own.y + aside.y }))
    .filter((spot) => isFree(spot) && isInBox(toPlace(spot, zoom), within))
  return free.find((spot) => !covered.some((box) => isInBox(toPlace(spot, zoom), box))) ?? free[0]
}
