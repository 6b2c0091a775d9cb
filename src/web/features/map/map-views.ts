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

/** How much lower the markers are tried, in pixels: prices that step aside from each other may need the room. */
const lower = [0, 30, 60, 90]

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
  const views = lower.map((by) => {
    const { center, zoom } = frame({ padding: { ...padding, top: padding.top + by }, maxZoom })
    const middle = { longitude: center[0], latitude: center[1] }
    const uncut = zoomUncut(markers, { center: middle, zoom }, size, readMapFoot(container))
    return { center, zoom: uncut, covered: countCovered(markers, { center: middle, zoom: uncut }, size, over) }
  })
  return views.reduce((best, view) => (view.covered < best.covered ? view : best))
}

export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
