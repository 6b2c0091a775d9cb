import { isInBox } from './boxes.ts'
import { type Cluster, clusterMarkers, gatherMarkers, looseZoom, room, toPixels, toPlace } from './clusters.ts'
import type { Box, MapMarker } from './map-types.ts'
import { isHidden, type Standing as Placed, type Spot, untangle } from './untangle.ts'

/** Up to as many markers in view, prices are shown wherever there is room for them. */
const few = 25

/** How far a marker reaches from its point, in pixels, and how much air it keeps from the edge and what lies on the map. */
const reach = { side: room.width / 2, above: 46, below: 8 }
const air = 8

/** An element's place within the map, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** Where a marker that steps aside is seen whole, and where buttons would lie over it: for the marker's point, in degrees. */
export type StandingRoom = { within: Box; covered: readonly Box[] }

/** How far a marker may step aside, in pixels: whose spot it is must still be seen. */
const farthestAside = 140

/** Over a country so many pixels are a journey, and a price would float off its island: a marker stays beside its spot. */
const farthestOverCountry = 70
const townZoom = 10.5

/** How far a marker may step aside at a zoom, in pixels. */
export function farthestAt(zoom: number): number {
  return zoom < townZoom ? farthestOverCountry : farthestAside
}

/** Where a marker may step aside for another, the nearest first, in pixels. */
const asides = [0, -1, 1, -2, 2, -3, 3]
  .flatMap((right) =>
    [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6].map((down) => ({
      x: (right * room.width) / 2,
      y: (down * room.height) / 2,
    })),
  )
  .filter(({ x, y }) => Math.hypot(x, y) <= farthestAside)
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
    ...openClusters(gatherMarkers(shown, zoom), shown, zoom, standing),
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
  const home = (marker: MapMarker): Placed & { marker: MapMarker } => {
    const own = toPixels(marker, zoom)
    return { own, at: own, marker }
  }
  const closed: Cluster[] = []
  const taken = new Map<Cluster, (Placed & { marker?: MapMarker })[]>()
  for (const cluster of clusters) {
    const first = cluster.kind === 'one' ? cluster.marker : known.get(cluster.ids[0] ?? Number.NaN)
    // Until a cluster is opened, its first holds its own spot free.
    if (first) taken.set(cluster, [cluster.kind === 'one' ? home(first) : { ...home(first), marker: undefined }])
  }
  for (const cluster of clusters) {
    if (cluster.kind === 'one') continue
    const whole = taken.get(cluster) ?? []
    taken.delete(cluster)
    const others = [...taken.values()].flat()
    const placed: (Placed & { marker: MapMarker })[] = []
    for (const id of cluster.ids) {
      const member = known.get(id)
      const at = member && findRoom(home(member), [...others, ...placed], zoom, standing)[0]
      if (at) placed.push({ ...home(member), at })
    }
    // One that finds no room keeps all of them together: a number beside prices would say nothing of whose it is.
    if (placed.length === cluster.ids.length) {
      taken.set(cluster, placed)
      continue
    }
    const middle = toPixels(cluster, zoom)
    const at = isFree(middle, others) ? middle : (whole[0]?.at ?? middle)
    taken.set(cluster, [{ own: at, at, stays: true }])
    closed.push({ ...cluster, ...toPlace(at, zoom) })
  }
  const spots = untangle([...taken.values()].flat(), farthestAt(zoom), (one, others) =>
    findRoom(one, others, zoom, standing),
  )
  return [...closed, ...closeHidden(clusters, spots, zoom)]
}

/**
 * In a town, where spots lie apart, those of a cluster are gathered after all if some cannot be seen: prices whose spots nobody
 * finds mislead. Over a country all of a town are one spot.
 */
function closeHidden(
  clusters: readonly Cluster[],
  spots: readonly (Placed & { marker?: MapMarker })[],
  zoom: number,
): Cluster[] {
  const seen = (spot: Placed) => zoom < townZoom || !isHidden(spot, spots)
  const hidden = new Set(spots.flatMap((spot) => (spot.marker && !seen(spot) ? [spot.marker.id] : [])))
  const closing = clusters.filter((cluster) => cluster.kind === 'many' && cluster.ids.some((id) => hidden.has(id)))
  const gathered = new Set(closing.flatMap((cluster) => (cluster.kind === 'many' ? cluster.ids : [])))
  const standing = spots.filter(({ marker }) => !marker || !gathered.has(marker.id))
  const taken = [...standing]
  const numbers = closing.flatMap((cluster): Cluster[] => {
    if (cluster.kind === 'one') return []
    const members = spots.filter(({ marker }) => marker && cluster.ids.includes(marker.id))
    // One of the places that its own members leave is always free.
    const places = [toPixels(cluster, zoom), ...members.map(({ own }) => own), ...members.map(({ at }) => at)]
    const at = places.find((place) => isFree(place, taken)) ?? toPixels(cluster, zoom)
    taken.push({ own: at, at })
    return [{ ...cluster, ...toPlace(at, zoom) }]
  })
  return [...numbers, ...standing.flatMap((spot) => toSingle(spot, zoom))]
}

function toSingle({ own, at, marker }: Placed & { marker?: MapMarker }, zoom: number): Cluster[] {
  if (!marker) return []
  if (at.x === own.x && at.y === own.y) return [{ kind: 'one', marker }]
  const { latitude, longitude } = marker
  return [{ kind: 'one', marker: { ...marker, ...toPlace(at, zoom) }, spot: { latitude, longitude } }]
}

/**
 * Where a marker may stand, the best first: on its own spot wherever that is, else seen whole and under no button; in a town, where
 * gathered prices would tell too little, under one if it must.
 */
function findRoom({ own }: Placed, others: readonly Placed[], zoom: number, { within, covered }: StandingRoom): Spot[] {
  const farthest = farthestAt(zoom)
  const home = isFree(own, others) ? [own] : []
  const free = asides
    .filter(({ x, y }) => Math.hypot(x, y) <= farthest)
    .map((aside) => ({ x: own.x + aside.x, y: own.y + aside.y }))
    .filter((spot) => isFree(spot, others) && isInBox(toPlace(spot, zoom), within))
  const clear = free.filter((spot) => !covered.some((box) => isInBox(toPlace(spot, zoom), box)))
  return [...home, ...(clear.length > 0 || zoom < townZoom ? clear : free)]
}

function isFree(spot: Spot, others: readonly Placed[]): boolean {
  return others.every(({ at }) => Math.abs(at.x - spot.x) >= room.width || Math.abs(at.y - spot.y) >= room.height)
}
