import { z } from 'zod'
import { amenityGroups } from '../domain/amenities.ts'
import { hotelCardSchema, wishesSchema } from './hotels.ts'
import { bedSchema } from './offers.ts'
import { currencySchema, languageSchema, stayDateSchema } from './values.ts'

const stayFields = {
  checkin: stayDateSchema.optional(),
  checkout: stayDateSchema.optional(),
  rooms: z.string().max(200).default('2'),
  currency: currencySchema.default('EUR'),
  lang: languageSchema.optional(),
}

/** Query of GET hotels/compare/: up to four ids separated by commas, the stay and the offers that they are priced for. */
export const comparisonQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .max(200)
    .meta({ description: 'Up to four; further ones and hotels that are not shown any more are left out' }),
  ...stayFields,
  ...wishesSchema.shape,
})

/** Query of GET hotels/{id}/similar/. */
export const similarQuerySchema = z.object(stayFields)

const comparedAmenitySchema = z.object({ code: z.string(), name: z.string(), group: z.enum(amenityGroups) })

export const comparedHotelSchema = hotelCardSchema.extend({
  check_in_from: z.string(),
  check_out_until: z.string(),
  child_age_limit: z.number().int(),
  unlike_wished: z.boolean().meta({
    description: 'Whether no offer has all that was wished: the price is then that of the cheapest one',
  }),
  rooms: z.array(z.object({ beds: z.array(bedSchema), size: z.number().int().nullable() })).meta({
    description: 'With dates: each kind of room that the price is for, as `best_offer.rooms` names them; square metres',
  }),
  amenities: z.array(z.string()).meta({ description: 'Codes; their names stand in `amenities` of the answer' }),
})
export type ComparedHotel = z.infer<typeof comparedHotelSchema>

export const comparisonSchema = z.object({
  currency: currencySchema,
  checkin: stayDateSchema.nullable(),
  checkout: stayDateSchema.nullable(),
  hotels: z.array(comparedHotelSchema),
  amenities: z
    .array(comparedAmenitySchema)
    .meta({ description: 'Everything that at least one of the hotels has, group by group' }),
})
export type Comparison = z.infer<typeof comparisonSchema>

export const similarReasons = ['place', 'near', 'kind', 'stars', 'price', 'cheaper', 'score', 'amenities'] as const
export type SimilarReason = (typeof similarReasons)[number]

export const similarHotelsSchema = z.object({
  hotels: z.array(
    hotelCardSchema.extend({
      distance_km: z.number(),
      reasons: z.array(z.enum(similarReasons)).meta({ description: 'What makes it similar, the strongest first' }),
    }),
  ),
})
export type SimilarHotels = z.infer<typeof similarHotelsSchema>
