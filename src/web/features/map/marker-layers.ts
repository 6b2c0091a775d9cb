import type { LayerSpecification } from 'maplibre-gl'
import { unlessCut } from './cut-names.ts'
import type { MapColours } from './map-colours.ts'
import { mapFonts } from './map-fonts.ts'
import { quietSize } from './marker-images.ts'

/** The words of markers and the rings, above everything else, in whatever style. */
export function listMarkerLayers(colours: MapColours): LayerSpecification[] {
  const words = {
    'text-font': mapFonts.bold,
    'text-size': 14,
    'text-allow-overlap': true,
    'icon-allow-overlap': true,
    'icon-text-fit': 'both',
    'text-max-width': 40,
  } as const
  return [
    {
      id: 'rings',
      type: 'line',
      source: 'rings',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.primary, 'line-opacity': 0.35, 'line-width': 1.4, 'line-dasharray': [2, 2.5] },
    },
    {
      id: 'ring-names',
      type: 'symbol',
      source: 'rings',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.medium,
        'text-size': 12.5,
        'text-padding': 2,
        // Where a price stands there, a little along the ring.
        'text-variable-anchor-offset': [
          'center',
          [0, 0],
          'center',
          [4, -2.3],
          'center',
          [-4, 2.3],
          'center',
          [6, -4.5],
        ],
      },
      paint: {
        'text-color': colours.soft,
        'text-opacity': unlessCut(1),
        'text-halo-color': colours.land,
        'text-halo-width': 3,
      },
    },
    // Under the prices, which take their room first; above the names of towns.
    {
      id: 'landmark',
      type: 'symbol',
      source: 'landmark',
      layout: {
        'icon-image': ['concat', 'landmark-', ['get', 'kind']],
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': mapFonts.semibold,
        'text-size': 14,
        'text-line-height': 1.1,
        // Two short lines find room among prices sooner than a long one; where there is none they lie under the prices.
        'text-max-width': 6,
        'text-allow-overlap': true,
        'text-variable-anchor': ['top', 'bottom'],
        'text-radial-offset': 1.1,
      },
      paint: {
        'text-color': colours.ink,
        'text-opacity': unlessCut(1),
        'text-halo-color': colours.land,
        'text-halo-width': 2,
      },
    },
    {
      id: 'leads',
      type: 'line',
      source: 'leads',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.ink, 'line-width': 1.5, 'line-opacity': 0.7 },
    },
    // Names keep away from pictures, not from lines: so a chain of empty pictures lies along each line.
    {
      id: 'lead-room',
      type: 'symbol',
      source: 'leads',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 6,
        'icon-image': 'lead-room',
        'icon-allow-overlap': true,
        'icon-padding': 3,
      },
    },
    {
      id: 'lead-ends',
      type: 'circle',
      source: 'leads',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': colours.ink,
        'circle-radius': 4,
        'circle-stroke-color': colours.land,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'many',
      type: 'symbol',
      source: 'markers',
      filter: ['has', 'count'],
      layout: {
        ...words,
        'text-field': ['get', 'label'],
        'icon-image': 'many',
        'text-anchor': 'bottom',
        'text-offset': [0, -1],
      },
      paint: { 'text-color': colours.onMany },
    },
    {
      id: 'one',
      type: 'symbol',
      source: 'markers',
      filter: ['!', ['has', 'count']],
      layout: {
        ...words,
        'text-field': ['get', 'label'],
        'text-size': ['case', ['get', 'quiet'], words['text-size'] * quietSize, words['text-size']],
        'symbol-sort-key': ['case', ['get', 'quiet'], 0, 1],
        'icon-image': ['concat', ['case', ['get', 'quiet'], 'quiet', 'rest'], ['case', ['get', 'aside'], '-aside', '']],
        'text-anchor': 'bottom',
        // A marker without a tip covers the end of the line to its spot.
        'text-offset': ['case', ['get', 'aside'], ['literal', [0, -0.3]], ['literal', [0, -1]]],
      },
      paint: { 'text-color': colours.onPin },
    },
    {
      id: 'active',
      type: 'symbol',
      source: 'active',
      layout: {
        ...words,
        'text-field': ['get', 'label'],
        'icon-image': [
          'concat',
          ['case', ['get', 'quiet'], 'outlined', 'active'],
          ['case', ['get', 'aside'], '-aside', ''],
        ],
        'text-anchor': 'bottom',
        'text-offset': ['case', ['get', 'aside'], ['literal', [0, -0.3]], ['literal', [0, -1]]],
      },
      paint: { 'text-color': ['case', ['get', 'quiet'], colours.onPin, colours.onActive] },
    },
  ]
}
