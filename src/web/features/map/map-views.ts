import { type CameraForBoundsOptions, LngLat, type Map as MapLibre } from 'maplibre-gl'
import { readMapFoot } from './map-foot.ts'
import type { MapMarker, MapTarget } from './map-types.ts'
import { readCovered } from './read-room.ts'
import { countCovered, zoomUncut } from './uncut.ts'

/**
 * Around all markers: above, a pill on its point and the switch of the results map; at the end the buttons of the zoom; below, the
 * button that shows all, and what of the page lies over the map's foot.
 */
export function readPadding(container: HTMLElement) {
  return { top: 120, bottom: 116 + readMapFoot(container), left: 64, right: 80 }
}

/** From its edge on a strip at the top of the map belongs to what lies there, if that is at least so much of its width. */
const mostOfWidth = 0.5
/** Buttons begin within so many pixels of the top. */
const topStrip = 90
/** How far a marker reaches above its point, in pixels: one whose words lie under a button is not seen. */
const markerAbove = 38

/**
 * How much of the map nobody sees, in pixels: its top where buttons take most of the width, and what of the page lies over its
 * foot. A search of the map's part leaves that out, so that it finds what can be seen.
 */
export function readUnseen(container: HTMLElement): { top: number; bottom: number } {
  const width = container.clientWidth
  const rects = readCovered(container).filter((rect) => rect.top < topStrip && rect.bottom < container.clientHeight / 3)
  const taken = rects.reduce((sum, rect) => sum + Math.min(rect.right, width) - Math.max(rect.left, 0), 0)
  const strip = taken >= width * mostOfWidth ? Math.max(...rects.map((rect) => rect.bottom)) + markerAbove : 0
  return { top: strip, bottom: readMapFoot(container) }
}

type Edges = Record<'top' | 'bottom' | 'left' | 'right', number>

/**
 * How much further from each edge the markers are tried, in pixels, the least first: prices that step aside from each other may need
 * the room, and none shall stand under a button.
 */
const shifts: Edges[] = [0, 30, 60, 90]
  .flatMap((top) => [0, 40, 80].map((bottom) => ({ top, bottom })))
  .flatMap((shift) => [0, 70].map((left) => ({ ...shift, left })))
  .flatMap((shift) => [0, 40].map((right) => ({ ...shift, right })))
  .sort((one, other) => sumOf(one) - sumOf(other))
const noShift: Edges = { top: 0, bottom: 0, left: 0, right: 0 }

function sumOf({ top, bottom, left, right }: Edges): number {
  return top + bottom + left + right
}

/** Where more are shown, numbers stand for most of them: it is enough to try them lower. */
const many = 60

/** What must be left of the map between its edges, in pixels. */
const leastLeft = 60

/** Where a map of this size looks so that a target is seen, no marker is cut by an edge, and if it can be none is covered. */
export function findView(
  map: MapLibre,
  target: MapTarget,
  maxZoom: number,
  markers: readonly MapMarker[],
): { center: [number, number]; zoom: number } {
  if ('zoom' in target) return { center: [target.longitude, target.latitude], zoom: target.zoom }
  const frame = (options: CameraForBoundsOptions) => {
    const camera = map.cameraForBounds([...target.box], options)
    const { lng, lat } = LngLat.convert(camera?.center ?? map.getCenter())
    return { center: [lng, lat] satisfies [number, number], zoom: camera?.zoom ?? map.getZoom() }
  }
  const container = map.getContainer()
  if (target.exact) return frame({ padding: { ...readUnseen(container), left: 0, right: 0 } })
  const size = { width: container.clientWidth, height: container.clientHeight }
  const padding = readPadding(container)
  const over = readCovered(container)
  const view = ({ top, bottom, left, right }: Edges) => {
    const roomier = {
      top: padding.top + top,
      bottom: padding.bottom + bottom,
      left: padding.left + left,
      right: padding.right + right,
    }
    const { center, zoom } = frame({ padding: roomier, maxZoom })
    const middle = { longitude: center[0], latitude: center[1] }
    const uncut = zoomUncut(markers, { center: middle, zoom }, size, readMapFoot(container))
    return { center, zoom: uncut, covered: countCovered(markers, { center: middle, zoom: uncut }, size, over) }
  }
  let best = view(noShift)
  for (const shift of shifts) {
    if (best.covered === 0) break
    const { top, bottom, left, right } = shift
    if (markers.length > many && top !== sumOf(shift)) continue
    if (padding.left + left + padding.right + right > size.width - leastLeft) continue
    if (padding.top + top + padding.bottom + bottom > size.height - leastLeft) continue
    const next = view(shift)
    if (next.covered < best.covered) best = next
  }
  return best
}

export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
