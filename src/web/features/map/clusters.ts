import { fromWorld, toWorld } from '../../../domain/mercator.ts'
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

/** The zoom that markers are gathered for, at a zoom of the map: they are gathered anew only from half step to half step. */
export function clusterZoom(zoom: number): number {
  return Math.floor(zoom * 2) / 2
}

/**
 * Gathers markers that would cover each other at a zoom. A cluster stands on the house in the middle of its houses; of two that
 * would cover each other there the larger stays and takes the other in. The first of a list leads, so put the important ones
 * first: clusters and what they hold keep that order. The same list gives the same clusters. Takes time about in proportion to
 * the number of markers.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number): Cluster[] {
  if (zoom >= looseZoom) return spreadStacked(markers, zoom).map((marker) => ({ kind: 'one', marker }))
  return joinCovered(gather(markers, zoom))
    .map(({ at, members }) => ({ at, members: members.sort((a, b) => a.order - b.order) }))
    .sort((a, b) => (a.members[0]?.order ?? 0) - (b.members[0]?.order ?? 0))
    .map(toCluster)
}

/** Clusters before they are joined: those may cover each other; the first of each covers no other's first. */
export function gatherMarkers(markers: readonly MapMarker[], zoom: number): Cluster[] {
  return gather(markers, zoom).map(toCluster)
}

type Member = { marker: MapMarker; order: number; x: number; y: number }

/** Markers that stand together, at the place of one of them. */
type Group = { at: Member; members: Member[] }

function gather(markers: readonly MapMarker[], zoom: number): Group[] {
  const grid = createGrid()
  markers.forEach((marker, order) => {
    const member = { marker, order, ...toPixels(marker, zoom) }
    const near = grid.find(member)
    if (near) near.members.push(member)
    else grid.add({ at: member, members: [member] })
  })
  return grid.groups.map(({ members }) => ({ at: findMiddle(members), members }))
}

function joinCovered(groups: readonly Group[]): Group[] {
  const grid = createGrid()
  for (const group of groups.toSorted((a, b) => b.members.length - a.members.length || a.at.order - b.at.order)) {
    const near = grid.find(group.at)
    if (near) near.members.push(...group.members)
    else grid.add(group)
  }
  return grid.groups
}

/** The member nearest to the mean of all. */
function findMiddle(members: readonly Member[]): Member {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(members.map((each) => each.x)), mean(members.map((each) => each.y))]
  const distance = (each: Member) => Math.hypot(each.x - x, each.y - y)
  return members.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** Cells are as large as the room of a marker: what covers it stands in its own cell or in one of the eight around. */
function createGrid() {
  const cells = new Map<number, Group[]>()
  const groups: Group[] = []
  return {
    groups,
    add(group: Group): void {
      groups.push(group)
      const key = cellKey(columnOf(group.at), rowOf(group.at))
      const cell = cells.get(key)
      if (cell) cell.push(group)
      else cells.set(key, [group])
    },
    /** The nearest group that covers a place. */
    find(place: { x: number; y: number }): Group | undefined {
      let nearest: { group: Group; apart: number } | undefined
      for (const right of [-1, 0, 1]) {
        for (const down of [-1, 0, 1]) {
          for (const group of cells.get(cellKey(columnOf(place) + right, rowOf(place) + down)) ?? []) {
            const [x, y] = [Math.abs(group.at.x - place.x), Math.abs(group.at.y - place.y)]
            if (x >= room.width || y >= room.height) continue
            const apart = Math.hypot(x, y)
            if (!nearest || apart < nearest.apart) nearest = { group, apart }
          }
        }
      }
      return nearest?.group
    },
  }
}

function columnOf({ x }: { x: number }): number {
  return Math.floor(x / room.width)
}

function rowOf({ y }: { y: number }): number {
  return Math.floor(y / room.height)
}

function cellKey(column: number, row: number): number {
  return column * 2 ** 24 + row
}

function toCluster({ at, members }: Group): Cluster {
  const markers = members.map(({ marker }) => marker)
  const [first] = markers
  const box = boxAround(markers)
  if (!first || !box) throw new Error('A cluster of nothing.')
  if (markers.length === 1) return { kind: 'one', marker: first }
  const { latitude, longitude } = at.marker
  return { kind: 'many', count: markers.length, box, ids: markers.map(({ id }) => id), latitude, longitude }
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

/** Where a place lies, in pixels of a zoom. */
export function toPixels(place: MapPlace, zoom: number): { x: number; y: number } {
  const [{ x, y }, side] = [toWorld(place), worldPixels(zoom)]
  return { x: x * side, y: y * side }
}

/** The place that `toPixels` puts there. */
export function toPlace({ x, y }: { x: number; y: number }, zoom: number): MapPlace {
  const side = worldPixels(zoom)
  return fromWorld({ x: x / side, y: y / side })
}
