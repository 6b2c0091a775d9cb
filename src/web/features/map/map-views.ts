import { LngLat, type Map as MapLibre } from 'maplibre-gl'
import { readMapFoot } from './map-foot.ts'
import type { MapMarker, MapTarget } from './map-types.ts'
import { zoomUncut } from './uncut.ts'

/**
 * Around all markers: above, a pill on its point and the switch of the results map; at the end the buttons of the zoom; below, the
 * button that shows all, and what of the page lies over the map's foot.
 */
export function readPadding(container: HTMLElement) {
  return { top: 120, bottom: 116 + readMapFoot(container), left: 64, right: 80 }
}

/** Where a map of this size looks so that a target is seen, and no marker is cut by an edge. */
export function findView(
  map: MapLibre,
  target: MapTarget,
  maxZoom: number,
  markers: readonly MapMarker[],
): { center: [number, number]; zoom: number } {
  if ('zoom' in target) return { center: [target.longitude, target.latitude], zoom: target.zoom }
  const container = map.getContainer()
  const camera = map.cameraForBounds([...target.box], target.exact ? {} : { padding: readPadding(container), maxZoom })
  const { lng, lat } = LngLat.convert(camera?.center ?? map.getCenter())
  const zoom = camera?.zoom ?? map.getZoom()
  if (target.exact) return { center: [lng, lat], zoom }
  const size = { width: container.clientWidth, height: container.clientHeight - readMapFoot(container) }
  return {
    center: [lng, lat],
    zoom: zoomUncut(markers, { center: { longitude: lng, latitude: lat }, zoom }, size),
  }
}

export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
