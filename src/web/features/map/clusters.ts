import { boxAround } from './boxes.ts'
import type { Box, MapMarker, MapPlace } from './map-types.ts'

/** One marker, or several that would cover each other at this zoom. */
export type Cluster =
  | { kind: 'one'; marker: MapMarker /** The true spot of a marker that stepped aside. */; spot?: MapPlace }
  | ({ kind: 'many'; count: number; box: Box; ids: readonly number[] } & MapPlace)

/** Room that a marker takes, in pixels: a price of middling length with air around it. */
export const room = { width: 88, height: 44 }

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
export function toPlace({ x, y }: { x: number; y: number }, zoom: number): MapPlace {
  const world = worldPixels(zoom)
  return {
    longitude: (x / world) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  }
}
