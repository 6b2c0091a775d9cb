import type { MapPlace } from './map-types.ts'

/** How far a minute on foot leads, in metres of the straight line: 75 m of streets, which are a quarter longer. */
const paceMetres = 60

/** Radii of the rings in minutes on foot. */
export const ringMinutes = [5, 10, 20]

/** Where on its ring a name stands, clockwise from north: away from the buttons and notes in the corners. */
const nameBearing = (150 * Math.PI) / 180

const steps = 96
const earthMetres = 6_371_008.8

/** Rings around a place, each with its name on it. `name(minutes)`. */
export function drawRings(place: MapPlace, name: (minutes: number) => string): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: ringMinutes.flatMap((minutes) => {
      const corners = Array.from({ length: steps + 1 }, (_, step) =>
        around(place, minutes * paceMetres, (2 * Math.PI * step) / steps),
      )
      return [
        { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: corners } },
        {
          type: 'Feature',
          properties: { name: name(minutes) },
          geometry: { type: 'Point', coordinates: around(place, minutes * paceMetres, nameBearing) },
        },
      ]
    }),
  }
}

/** The point at a distance (metres) and bearing (radians, clockwise from north); good for some kilometres. */
function around({ latitude, longitude }: MapPlace, metres: number, bearing: number): [number, number] {
  const degrees = (metres / earthMetres) * (180 / Math.PI)
  return [
    longitude + (degrees * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180),
    latitude + degrees * Math.cos(bearing),
  ]
}
