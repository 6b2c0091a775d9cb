import { type Cluster, toPixels, toPlace } from './clusters.ts'
import type { MapLandmark } from './map-types.ts'

/** A marker, or several gathered, as the map's layers know it. */
export function toFeature(cluster: Cluster): GeoJSON.Feature {
  const { latitude, longitude } = cluster.kind === 'one' ? cluster.marker : cluster
  const properties =
    cluster.kind === 'one'
      ? {
          id: cluster.marker.id,
          label: cluster.marker.label,
          quiet: cluster.marker.quiet ?? false,
          aside: cluster.spot !== undefined,
        }
      : { index: String(cluster.ids[0]), count: cluster.count, label: String(cluster.count) }
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }
}

/** What was searched around, with its name. */
export function toLandmark({ name, kind, latitude, longitude }: MapLandmark): GeoJSON.FeatureCollection {
  const geometry: GeoJSON.Point = { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name, kind }, geometry }] }
}

/** How far above its point the middle of a marker's words stands, in pixels. */
const pillMiddle = 20

/** From the middle of a marker that stepped aside to its true spot. */
export function drawLead(cluster: Cluster, zoom: number): GeoJSON.Feature[] {
  if (cluster.kind === 'many' || !cluster.spot) return []
  const { marker, spot } = cluster
  const end = [spot.longitude, spot.latitude]
  const { x, y } = toPixels(marker, zoom)
  const start = toPlace({ x, y: y - pillMiddle }, zoom)
  return [
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: [[start.longitude, start.latitude], end] },
    },
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: end } },
  ]
}
