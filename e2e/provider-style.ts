import type { Feature, Position } from 'geojson'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'

/** As OpenFreeMap's list of tiles says it. */
export const attribution =
  '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ' +
  'Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

/** A small style of the make of OpenFreeMap's: letters, pictures and tiles at one address, layers of the OpenMapTiles schema. */
export function providerStyle(address: string): StyleSpecification {
  const source = 'openmaptiles'
  const name: ExpressionSpecification = ['concat', ['get', 'name:latin'], ' ', ['get', 'name:nonlatin']]
  return {
    version: 8,
    glyphs: `${address}/fonts/{fontstack}/{range}.pbf`,
    sprite: `${address}/sprites/ofm`,
    sources: { [source]: { type: 'vector', url: `${address}/planet` } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#f8f4f0' } },
      { id: 'landcover_grass', type: 'fill', source, 'source-layer': 'landcover', paint: { 'fill-color': '#7fc47f' } },
      { id: 'wetland', type: 'fill', source, 'source-layer': 'landcover', paint: { 'fill-pattern': 'wetland' } },
      { id: 'water', type: 'fill', source, 'source-layer': 'water', paint: { 'fill-color': '#9ebdff' } },
      {
        id: 'road_casing',
        type: 'line',
        source,
        'source-layer': 'transportation',
        paint: { 'line-color': '#cfcdca', 'line-width': 7 },
      },
      {
        id: 'road',
        type: 'line',
        source,
        'source-layer': 'transportation',
        paint: { 'line-color': '#ffffff', 'line-width': 5 },
      },
      {
        id: 'shield',
        type: 'symbol',
        source,
        'source-layer': 'transportation_name',
        layout: { 'icon-image': 'road_1', 'text-field': '{ref}', 'text-font': ['Noto Sans Regular'] },
      },
      {
        id: 'road_name',
        type: 'symbol',
        source,
        'source-layer': 'transportation_name',
        layout: {
          'symbol-placement': 'line',
          'text-field': name,
          'text-font': ['Noto Sans Regular'],
          'text-size': 12,
        },
        paint: { 'text-color': '#666666', 'text-halo-color': '#ffffff', 'text-halo-width': 1 },
      },
    ],
  }
}

/** A quarter of made-up streets around a point with a park, and the sea to its east. */
export function drawProviderLayers({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): Record<string, Feature[]> {
  const at = (east: number, north: number): Position => [longitude + east, latitude + north]
  const area = (west: number, south: number, east: number, north: number): Feature => ({
    type: 'Feature',
    properties: { class: 'grass' },
    geometry: {
      type: 'Polygon',
      coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
    },
  })
  const road = (bg: string, coordinates: Position[]): Feature => ({
    type: 'Feature',
    properties: { class: 'minor', name: bg, 'name:bg': bg, 'name:latin': 'Street', ref: '9' },
    geometry: { type: 'LineString', coordinates },
  })
  const steps = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * 0.0022)
  const roads = steps.flatMap((step) => [
    road('ул. „Липа“', [at(step, -0.009), at(step, 0.009)]),
    road('ул. „Чайка“', [at(-0.009, step), at(0.009, step)]),
  ])
  return {
    landcover: [area(0.0025, 0.0003, 0.0042, 0.002)],
    water: [area(0.01, -0.1, 0.1, 0.1)],
    transportation: roads,
    transportation_name: roads,
  }
}
