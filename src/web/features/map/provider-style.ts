import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLabels } from '../../../contract/maps.ts'
import type { Language } from '../../../contract/values.ts'
import type { MapColours } from './map-colours.ts'
import { mapFonts } from './map-fonts.ts'
import { ofProvider } from './provider-layers.ts'

/** Layers of the OpenMapTiles schema whose names stand on our own map already. */
const ownNames = ['place', 'water_name']

/** @throws when the address does not answer with a style. */
export async function fetchStyle(address: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  const style: StyleSpecification = await response.json()
  if (!response.ok || !Array.isArray(style.layers) || typeof style.sources !== 'object')
    throw new Error(`${address} answers with no map style.`)
  return style
}

/**
 * A provider's layers for our map: names in the page's language and font, none that stand on our map already, and no
 * pictures, so that neither letters nor pictures are fetched. In the light appearance the colours are the provider's; in the
 * dark, what follows the OpenMapTiles schema takes ours.
 */
export function dressStyle(
  style: StyleSpecification,
  options: { ground: MapLabels; language: Language; colours: MapColours; dark: boolean },
): LayerSpecification[] {
  const { colours, dark } = options
  return style.layers.flatMap((given): LayerSpecification[] => {
    if (hasPattern(given)) return []
    const layer = given.type === 'symbol' ? dressName(given, options) : given
    if (!layer) return []
    const paint = dark ? { ...layer.paint, ...darken(layer, colours) } : layer.paint
    const source = 'source' in layer && layer.source ? { source: ofProvider + layer.source } : {}
    // The kinds of layers and of their paint belong together, which a spread does not tell.
    return [{ ...layer, ...source, id: ofProvider + layer.id, paint } as LayerSpecification]
  })
}

function hasPattern({ paint = {} }: LayerSpecification): boolean {
  return Object.keys(paint).some((name) => name.endsWith('-pattern'))
}

type NameLayer = Extract<LayerSpecification, { type: 'symbol' }>

/** Nothing for a layer of pictures, or of numbers on pictures. */
function dressName(
  layer: NameLayer,
  { ground, language }: { ground: MapLabels; language: Language },
): NameLayer | undefined {
  const layout = Object.fromEntries(Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith('icon-')))
  const told = JSON.stringify(layout['text-field'] ?? '')
  const isNamed = told.includes('name')
  if (!isNamed && !told.includes('housenumber')) return undefined
  const latin: ExpressionSpecification[] = language === 'en' ? [['get', 'name:latin']] : []
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ...latin, ['get', 'name'], '']
  const ours = ground.labels.map((label) => label.name)
  const isPlace = ownNames.includes(layer['source-layer'] ?? '')
  const field: ExpressionSpecification = isPlace ? ['case', ['in', name, ['literal', ours]], '', name] : name
  return {
    ...layer,
    layout: {
      ...layout,
      ...(isNamed ? { 'text-field': field } : {}),
      'text-font': isPlace ? mapFonts.semibold : mapFonts.medium,
    },
    // Named also where the style leaves them out, so that the dark ones can be taken back.
    paint: { 'text-color': '#000000', 'text-halo-color': 'rgba(0,0,0,0)', ...layer.paint },
  }
}

/** What of a layer's paint is another in the dark. */
function darken(layer: LayerSpecification, colours: MapColours): Record<string, string | number> {
  const kind = 'source-layer' in layer ? (layer['source-layer'] ?? '') : ''
  const colour = colourOf(kind, layer.id, colours)
  switch (layer.type) {
    case 'background':
      return { 'background-color': colours.land }
    case 'symbol':
      return { 'text-color': colours.soft, 'text-halo-color': colours.land }
    case 'fill':
      return colour ? { 'fill-color': colour, 'fill-outline-color': colour } : {}
    case 'fill-extrusion':
      return colour ? { 'fill-extrusion-color': colour } : {}
    case 'line':
      return colour ? { 'line-color': colour } : {}
    case 'raster':
      return { 'raster-brightness-max': 0.4 }
    default:
      return {}
  }
}

/** Our colour for a layer of the OpenMapTiles schema, if it is one. */
function colourOf(kind: string, id: string, colours: MapColours): string | undefined {
  if (kind === 'water' || kind === 'waterway') return colours.sea
  if (kind === 'park' || kind === 'landcover') return /sand|beach/.test(id) ? colours.beach : colours.park
  if (kind === 'landuse' || kind === 'building' || kind === 'aeroway') return colours.block
  if (kind === 'transportation') return /casing/.test(id) ? colours.land : colours.road
  return kind === 'boundary' ? colours.border : undefined
}
