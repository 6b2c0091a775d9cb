import { z } from 'zod'
import { currencySchema, decimalSchema } from './values.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

export const mapLabelKinds = ['country', 'sea', 'city', 'village'] as const
export type MapLabelKind = (typeof mapLabelKinds)[number]

/** Names that stand on the map: GET maps/labels/. Most important first. */
export const mapLabelsSchema = z.object({
  land: z.object({
    tiles: z
      .string()
      .meta({ description: 'Address of the vector tiles of land, borders and coasts, with {z}, {x}, {y}' }),
    deepest: z.number().int().meta({ description: 'Finest zoom of the tiles' }),
    shades: z
      .string()
      .meta({ description: 'Address of grey pictures of a soft coast for maps from near, with {z}, {x}, {y}' }),
    shade_zoom: z.number().int().meta({ description: 'The one zoom that they are drawn for' }),
  }),
  labels: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(mapLabelKinds),
      latitude,
      longitude,
      from_zoom: z.number().meta({ description: 'Zoom from which the name deserves room' }),
    }),
  ),
})
export type MapLabels = z.infer<typeof mapLabelsSchema>
export type MapLabel = MapLabels['labels'][number]

/** A drawing of where a hotel stands, for pages without a map's code: GET hotels/{id}/map/. Lengths are its own units. */
export const mapPreviewSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  land: z.string().meta({ description: 'Path of the land, SVG' }),
  coast: z.string().meta({ description: 'Path of the coasts, SVG' }),
  borders: z.string().meta({ description: 'Path of the borders, SVG' }),
  labels: z.array(z.object({ name: z.string(), kind: z.enum(mapLabelKinds), x: z.number(), y: z.number() })),
})
export type MapPreview = z.infer<typeof mapPreviewSchema>

export const mapPointSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string().meta({ description: 'Path of the hotel page without language prefix' }),
  latitude,
  longitude,
  value: decimalSchema.nullable().meta({ description: 'Sum of the best offer in the display currency' }),
  local_fees: decimalSchema.optional().meta({
    description:
      'Mandatory fees paid at the property beside `value`, in the display currency; left out where there are none',
  }),
  local_fee_codes: z.array(z.string()).optional().meta({ description: 'Which fees those are: tourist_tax, ...' }),
})
export type MapPoint = z.infer<typeof mapPointSchema>

/** Hotels of one answer at most. */
export const maxMapPoints = 5000

/** Every hotel that a search finds, as points on the map: GET search/points/ with the query of GET search/. */
export const mapPointsSchema = z.object({
  count: z.number().int(),
  currency: currencySchema,
  indicative: z
    .boolean()
    .meta({ description: 'True without dates: values are "from" prices per night for two adults' }),
  bounds: z
    .tuple([longitude, latitude, longitude, latitude])
    .nullable()
    .meta({ description: 'west, south, east, north' }),
  points: z.array(mapPointSchema).meta({ description: `At most ${maxMapPoints}, those most looked for` }),
})
export type MapPoints = z.infer<typeof mapPointsSchema>
