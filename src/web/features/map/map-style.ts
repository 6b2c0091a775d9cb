import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLabels } from '../../../contract/maps.ts'
import { unlessCut } from './cut-names.ts'
import type { MapColours } from './map-colours.ts'
import { mapFonts } from './map-fonts.ts'

/**
 * Beyond this zoom Natural Earth's coast (1:10m) is wrong by more than a finger's breadth: it gives way to a soft one, which
 * says where the sea is and no more.
 */
const coastFades = 10
const coastSoft = 11.2

/** From so near even the soft one would paint whole views the wrong colour: it fades away instead of putting houses into the sea. */
const softFades = 13.6
const softGone = 15

/** The map of our own: land, borders and coast from our tiles, names from our places, painted with the page's tokens. */
export function createStyle(ground: MapLabels, colours: MapColours, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: {
        type: 'vector',
        tiles: [origin + ground.land.tiles],
        maxzoom: ground.land.deepest,
        attribution: '',
      },
      shade: {
        type: 'raster-dem',
        tiles: [origin + ground.land.shades],
        minzoom: ground.land.shade_zoom,
        maxzoom: ground.land.shade_zoom,
        tileSize: 512,
        // The picture's grey is what the map calls height.
        encoding: 'custom',
        redFactor: 1,
        greenFactor: 0,
        blueFactor: 0,
        baseShift: 0,
      },
      names: { type: 'geojson', data: toFeatures(ground), generateId: true },
    },
    layers: [...listGroundLayers(colours), ...listNameLayers(colours)],
  }
}

function listGroundLayers(colours: MapColours): LayerSpecification[] {
  const source = { source: 'ground', minzoom: 0 }
  // Under the soft coast, where that has come.
  const fading = (opacity: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['zoom'],
    coastSoft,
    opacity,
    softFades,
    0,
  ]
  return [
    {
      id: 'deep',
      type: 'background',
      paint: {
        'background-color': ['interpolate', ['linear'], ['zoom'], coastSoft, colours.deep, softFades, colours.land],
      },
    },
    {
      id: 'shallows',
      type: 'line',
      ...source,
      'source-layer': 'coast',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours.sea,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 2, 4, 6, 22, 9, 60, 12, 90],
        'line-blur': ['interpolate', ['exponential', 1.5], ['zoom'], 2, 2, 6, 9, 9, 22, 12, 30],
        'line-opacity': fading(1),
      },
    },
    {
      id: 'land',
      type: 'fill',
      ...source,
      'source-layer': 'land',
      paint: { 'fill-color': colours.land, 'fill-opacity': fading(1), 'fill-antialias': false },
    },
    {
      id: 'coast',
      type: 'line',
      ...source,
      'source-layer': 'coast',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 7, 1.1, 11, 1.6],
        'line-opacity': fading(1),
      },
    },
    {
      id: 'soft-coast',
      type: 'color-relief',
      source: 'shade',
      minzoom: coastFades,
      paint: {
        'color-relief-color': [
          'interpolate',
          ['linear'],
          ['elevation'],
          0,
          colours.deep,
          70,
          colours.sea,
          190,
          colours.land,
          255,
          colours.land,
        ],
        'color-relief-opacity': [
          'interpolate',
          ['linear'],
          ['zoom'],
          coastFades,
          0,
          coastSoft,
          1,
          softFades,
          1,
          softGone,
          0,
        ],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...source,
      'source-layer': 'borders',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 7, 1.2, 11, 1.6],
        'line-dasharray': [3, 2.5],
        'line-opacity': fading(0.9),
      },
    },
  ]
}

type TownLayer = Extract<LayerSpecification, { type: 'symbol' }>

/** From this zoom on a town is wide enough for its name to stand well off its middle. */
const townsGiveWay = 11.5

type Offsets = NonNullable<TownLayer['layout']>['text-variable-anchor-offset']

/**
 * Offsets in letters, from far: on the spot, else under the tip of a marker there, beside its head or above it. No further:
 * a letter is some kilometres wide.
 */
const atMarker: Offsets = [
  'center',
  [0, 0],
  'top',
  [0, 0.2],
  'left',
  [1.9, -1.4],
  'right',
  [-1.9, -1.4],
  'top',
  [0, 1.2],
  'bottom',
  [0, -3.1],
  'left',
  [2.4, -0.2],
  'right',
  [-2.4, -0.2],
]

/** The same from near, also further out, where prices stand around the spot; to the sides last, where narrow maps end. */
const besideMarkers: Offsets = [
  'center',
  [0, 0],
  'bottom',
  [0, -3.4],
  'top',
  [0, 2],
  'bottom',
  [0, -5.6],
  'top',
  [0, 4.2],
  'bottom',
  [0, -7.8],
  'top',
  [0, 6.6],
  'bottom',
  [0, -10],
  'top',
  [0, 9.4],
  'left',
  [4.4, -1.2],
  'right',
  [-4.4, -1.2],
  'left',
  [6.5, 1.5],
  'right',
  [-6.5, 1.5],
]

/** Where the name of a country stands: in its middle, else a little off it. */
const offMiddle: Offsets = ['center', [0, 0], 'center', [0, 2], 'center', [0, -2], 'center', [5, 0], 'center', [-5, 0]]

/** A name gives way to the markers, from far less than from near: where there are hotels, there are the names that people look for. */
function nameTown(layer: TownLayer): LayerSpecification[] {
  const named = (id: string, offsets: Offsets): TownLayer => ({
    ...layer,
    id,
    layout: { ...layer.layout, 'text-variable-anchor-offset': offsets },
  })
  return [
    { ...named(layer.id, atMarker), maxzoom: townsGiveWay },
    { ...named(`near-${layer.id}`, besideMarkers), minzoom: townsGiveWay },
  ]
}

function listNameLayers(colours: MapColours): LayerSpecification[] {
  const deserved: ExpressionSpecification = ['<=', ['get', 'from'], ['zoom']]
  const ofKind = (kind: string): ExpressionSpecification => ['all', ['==', ['get', 'kind'], kind], deserved]
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.6, 'text-halo-blur': 0.4 }
  const towns: TownLayer[] = [
    {
      id: 'villages',
      type: 'symbol',
      source: 'names',
      filter: ofKind('village'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.medium,
        'text-size': ['interpolate', ['linear'], ['zoom'], 7, 12, 12, 15, 15, 18],
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colours.soft, 'text-opacity': unlessCut(1), ...halo },
    },
    {
      id: 'cities',
      type: 'symbol',
      source: 'names',
      filter: ofKind('city'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.semibold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 12.5, 8, 15, 12, 19],
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colours.ink, 'text-opacity': unlessCut(1), ...halo },
    },
  ]
  return [
    {
      id: 'seas',
      type: 'symbol',
      source: 'names',
      maxzoom: coastFades,
      filter: ofKind('sea'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.medium,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 8, 17],
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colours.soft, 'text-opacity': unlessCut(0.62) },
    },
    ...towns.flatMap(nameTown),
    {
      id: 'countries',
      type: 'symbol',
      source: 'names',
      maxzoom: 8,
      filter: ofKind('country'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.bold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 11, 4, 14, 7, 21],
        'text-variable-anchor-offset': offMiddle,
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': colours.soft,
        'text-opacity': ['interpolate', ['linear'], ['zoom'], 6.5, unlessCut(1), 8, unlessCut(0.35)],
        ...halo,
      },
    },
  ]
}

function toFeatures({ labels }: MapLabels): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: labels.map(({ name, kind, latitude, longitude, from_zoom: from }, rank) => ({
      type: 'Feature',
      properties: { name, kind, from, rank },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}
