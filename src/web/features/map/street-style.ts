import { type Flavor, layers as listBasemapLayers, namedFlavor } from '@protomaps/basemaps'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLabels } from '../../../contract/maps.ts'
import type { Language } from '../../../contract/values.ts'
import type { MapColours } from './map-colours.ts'
import { mapFonts } from './map-fonts.ts'
import { createStyle } from './map-style.ts'

const streets = 'streets'

/**
 * Names that the basemap gives and we do not, the more important last. Its countries, regions and seas would stand beside
 * ours; its shields and signs want pictures from a server.
 */
const namings = [
  'address_label',
  'water_waterway_label',
  'water_label_lakes',
  'roads_labels_minor',
  'roads_labels_major',
]
const places = ['places_subplace', 'places_locality']

/**
 * Our own map with the Protomaps basemap (version 4) between ground and names, in our colours of land and water. Letters are
 * drawn as everywhere on our map, with the page's font, so that the style names no `glyphs` and no pictures.
 */
export function createStreetStyle(options: {
  ground: MapLabels
  /** Address of the PMTiles file. */
  file: string
  origin: string
  language: Language
  colours: MapColours
  dark: boolean
}): StyleSpecification {
  const { ground, colours, language } = options
  const own = createStyle(ground, colours, options.origin)
  const basemap = listBasemapLayers(streets, paint(colours, options.dark), { lang: language })
  const drawn = basemap.filter(({ type }) => type !== 'symbol' && type !== 'background')
  const symbols = new Map(basemap.map((layer) => [layer.id, layer]))
  const named = [...namings, ...places].flatMap((id) => {
    const layer = symbols.get(id)
    return layer ? [dressName(layer, ground, colours, language)] : []
  })
  const [below, above] = [own.layers.filter(({ type }) => type !== 'symbol'), own.layers.filter(isSymbol)]
  return {
    ...own,
    sources: { ...own.sources, [streets]: { type: 'vector', url: `pmtiles://${options.file}`, attribution: '' } },
    // What stands later in the list is placed first: our own places never give way to a street.
    layers: [...below, ...drawn, ...named, ...above],
  }
}

/**
 * The basemap's colours are its own, made for its own ground: on ours its streets would sink in the dark. What it draws as
 * areas is our block, park or beach, and every road stands out from the land.
 */
function paint(colours: MapColours, dark: boolean): Flavor {
  const given = namedFlavor(dark ? 'dark' : 'light')
  const areas = Object.keys(given).flatMap((name): [string, string][] => {
    if (/casing/.test(name)) return dark ? [[name, colours.land]] : []
    if (/^(other|minor_.*|link|major|highway|(bridges|tunnel)_.*|pier|runway)$/.test(name))
      return [[name, colours.road]]
    if (/^(park|wood|scrub|zoo)/.test(name)) return [[name, colours.park]]
    if (/^(beach|sand)$/.test(name)) return [[name, colours.beach]]
    if (/^(buildings|hospital|industrial|school|pedestrian|aerodrome|military)$/.test(name))
      return [[name, colours.block]]
    return []
  })
  return { ...given, ...Object.fromEntries(areas), earth: colours.land, water: colours.sea }
}

function isSymbol({ type }: LayerSpecification): boolean {
  return type === 'symbol'
}

/** A layer of names in the page's language and font, without pictures. */
function dressName(
  layer: LayerSpecification,
  { labels }: MapLabels,
  colours: MapColours,
  language: Language,
): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const { 'icon-image': _image, 'icon-size': _size, ...layout } = layer.layout ?? {}
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  const address = layer.id === 'address_label'
  const water = layer.id.startsWith('water')
  return {
    ...layer,
    ...(layer.id === 'places_locality' ? { filter: unlessOurs(name, labels) } : {}),
    layout: {
      ...layout,
      'text-field': address ? ['get', 'addr_housenumber'] : name,
      'text-font': places.includes(layer.id) ? mapFonts.semibold : mapFonts.medium,
    },
    paint: {
      'text-color': colours.soft,
      'text-halo-color': water ? colours.sea : colours.land,
      'text-halo-width': 1.4,
    },
  }
}

/** Towns and villages of the basemap but those that we name ourselves. */
function unlessOurs(name: ExpressionSpecification, labels: MapLabels['labels']): ExpressionSpecification {
  const ours = labels.flatMap((label) => (label.kind === 'city' || label.kind === 'village' ? [label.name] : []))
  return ['all', ['==', ['get', 'kind'], 'locality'], ['!', ['in', name, ['literal', ours]]]]
}
