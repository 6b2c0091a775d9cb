import { boxAround, isInBox } from './boxes.ts'
import type { Box, MapMarker, MapPlace } from './map-types.ts'

/** One marker, or several that would cover each other at this zoom. */
export type Cluster =
  | { kind: 'one'; marker: MapMarker /** The true spot of a marker that stepped aside. */; spot?: MapPlace }
  | ({ kind: 'many'; count: number; box: Box; ids: readonly number[] } & MapPlace)

/** Room that a marker takes, in pixels: a price of middling length with air around it. */
const room = { width: 88, height: 44 }

/** From this zoom on nothing is gathered any more: houses of one street can be told apart. */
export const looseZoom = 16

/**
 * Gathers markers that would cover each other at a zoom. The first of a list leads, so put the important ones first; the
 * same list gives the same clusters. Takes time in proportion to the number of markers.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number): Cluster[] {
  if (zoom >= looseZoom) return spreadStacked(markers, zoom).map((marker) => ({ kind: 'one', marker }))
  const cells = new Map<number, Group[]>()
  const groups: Group[] = []
  for (const marker of markers) {
    const { x, y } = toPixels(marker, zoom)
    const near = findNear(cells, x, y)
    if (near) {
      near.members.push(marker)
      continue
    }
    const group = { x, y, members: [marker] }
    groups.push(group)
    const key = cellKey(Math.floor(x / room.width), Math.floor(y / room.height))
    const cell = cells.get(key)
    if (cell) cell.push(group)
    else cells.set(key, [group])
  }
  return groups.map(({ members }) => toCluster(members))
}

/** Up to as many markers in view, prices are shown wherever there is room for them. */
const few = 25

/** Where a marker may step aside for another, the nearest first, in pixels. */
const asides = [0, -1, 1, -2, 2]
  .flatMap((right) => [0, -1, 1, -2, 2].map((down) => ({ x: (right * room.width) / 2, y: down * room.height })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

/**
 * What stands on the map: where few hotels are in view, those of a cluster stand each with its price, a step aside
 * from its spot if need be; everything else, and what finds no room, is gathered.
 */
export function arrangeMarkers(markers: readonly MapMarker[], zoom: number, view: Box): Cluster[] {
  const shown = zoom < looseZoom ? fewInView(markers, view) : []
  if (shown.length === 0) return clusterMarkers(markers, zoom)
  return [
    ...openClusters(clusterMarkers(shown, zoom), shown, zoom),
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

function openClusters(clusters: readonly Cluster[], markers: readonly MapMarker[], zoom: number): Cluster[] {
  const known = new Map(markers.map((marker) => [marker.id, marker]))
  const taken = new Map(
    clusters.map((cluster) => [cluster, [toPixels(cluster.kind === 'one' ? cluster.marker : cluster, zoom)]]),
  )
  return clusters.flatMap((cluster) => {
    if (cluster.kind === 'one') return [cluster]
    taken.delete(cluster)
    const spots = [...taken.values()].flat()
    const standing = spots.length
    const members = cluster.ids.flatMap((id) => known.get(id) ?? [])
    for (const member of members) {
      const spot = findRoom(toPixels(member, zoom), spots)
      if (spot) spots.push(spot)
    }
    // One that finds no room keeps all of them together: a number beside prices would say nothing of whose it is.
    const all = spots.length - standing === members.length
    taken.set(cluster, all ? spots.slice(standing) : [toPixels(cluster, zoom)])
    if (!all) return [cluster]
    return members.map((marker, index): Cluster => {
      const [own, spot] = [toPixels(marker, zoom), spots[standing + index]]
      if (!spot || (spot.x === own.x && spot.y === own.y)) return { kind: 'one', marker }
      const { latitude, longitude } = marker
      return { kind: 'one', marker: { ...marker, ...toPlace(spot, zoom) }, spot: { latitude, longitude } }
    })
  })
}

type Spot = { x: number; y: number }

function findRoom({ x, y }: Spot, spots: readonly Spot[]): Spot | undefined {
  return asides
    .map((aside) => ({ x: x + aside.x, y: y + aside.y }))
    .find((spot) =>
      spots.every((other) => Math.abs(other.x - spot.x) >= room.width || Math.abs(other.y - spot.y) >= room.height),
    )
}

type Group = { x: number; y: number; members: MapMarker[] }

/** Cells are as large as the room of a marker: what covers it stands in its own cell or in one of the eight around. */
function findNear(cells: ReadonlyMap<number, Group[]>, x: number, y: number): Group | undefined {
  const [column, row] = [Math.floor(x / room.width), Math.floor(y / room.height)]
  for (let right = -1; right <= 1; right += 1) {
    for (let down = -1; down <= 1; down += 1) {
      for (const group of cells.get(cellKey(column + right, row + down)) ?? []) {
        if (Math.abs(group.x - x) < room.width && Math.abs(group.y - y) < room.height) return group
      }
    }
  }
  return undefined
}

function cellKey(column: number, row: number): number {
  return column * 2 ** 24 + row
}

function toCluster(members: readonly MapMarker[]): Cluster {
  const [first] = members
  const box = boxAround(members)
  if (!first || !box) throw new Error('A cluster of nothing.')
  if (members.length === 1) return { kind: 'one', marker: first }
  return {
    kind: 'many',
    count: members.length,
    box,
    ids: members.map(({ id }) => id),
    // The leader's own place: between whole zooms the cluster stays where it was.
    latitude: first.latitude,
    longitude: first.longitude,
  }
}

/** Markers on exactly the same spot are drawn in a circle around it, or only the last could be pressed. */
function spreadStacked(markers: readonly MapMarker[], zoom: number): MapMarker[] {
  const stacks = new Map<string, MapMarker[]>()
  for (const marker of markers) {
    const key = `${marker.latitude.toFixed(5)} ${marker.longitude.toFixed(5)}`
    stacks.set(key, [...(stacks.get(key) ?? []), marker])
  }
  const radius = (room.width / worldPixels(zoom)) * 360
  return [...stacks.values()].flatMap((stack) =>
    stack.map((marker, index) => {
      if (stack.length === 1) return marker
      const angle = (2 * Math.PI * index) / stack.length
      return {
        ...marker,
        longitude: marker.longitude + radius * Math.cos(angle),
        latitude: marker.latitude + radius * Math.sin(angle) * Math.cos((marker.latitude * Math.PI) / 180),
      }
    }),
  )
}

function worldPixels(zoom: number): number {
  return 512 * 2 ** zoom
}

/** Web Mercator, in pixels of a zoom. */
export function toPixels({ latitude, longitude }: MapPlace, zoom: number): { x: number; y: number } {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  const world = worldPixels(zoom)
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** The place that `toPixels` puts there. */
function toPlace({ x, y }: Spot, zoom: number): MapPlace {
  const world = worldPixels(zoom)
  return {
    longitude: (x / world) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  }
}
