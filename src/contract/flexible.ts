import { z } from 'zod'
import { searchQuerySchema } from './hotels.ts'
import { currencySchema, decimalSchema, stayDateSchema } from './values.ts'

/** Where flexible dates look: one hotel by `hotel`, else the hotels of a search under its filters; no bounds of price. */
const placeSchema = searchQuerySchema
  .pick({
    destination: true,
    q: true,
    bbox: true,
    lat: true,
    lon: true,
    radius: true,
    rooms: true,
    currency: true,
    stars: true,
    board: true,
    amenities: true,
    kind: true,
    review_min: true,
    free_cancellation: true,
    pay_at_property: true,
    name: true,
    places: true,
    beach_max: true,
    centre_max: true,
    beds: true,
  })
  .extend({ hotel: z.coerce.number().int().positive().max(2_147_483_647).optional() })
export type FlexiblePlace = z.output<typeof placeSchema>

/** Query of GET flexible/dates/: the stay whose arrival and departure may each move by up to three days. */
export const flexibleDatesQuerySchema = placeSchema.extend({ checkin: stayDateSchema, checkout: stayDateSchema })

/** Query of GET flexible/weeks/: stays of `nights` that begin on any day of `month`. */
export const flexibleWeeksQuerySchema = placeSchema.extend({
  month: z
    .string()
    .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)
    .meta({ description: 'YYYY-MM' }),
  nights: z.coerce.number().int().min(1).max(14).default(7),
})

/** Query of GET flexible/days/: days from `from` to `to` inclusive, at most 100 of them. */
export const flexibleDaysQuerySchema = placeSchema.extend({ from: stayDateSchema, to: stayDateSchema })

const tooWide = z
  .boolean()
  .meta({ description: 'More hotels than prices are worked out for at once: the list is empty' })

export const flexibleStaysSchema = z.object({
  currency: currencySchema,
  too_wide: tooWide,
  stays: z.array(
    z.object({
      checkin: stayDateSchema,
      checkout: stayDateSchema,
      nights: z.number().int(),
      price: decimalSchema
        .nullable()
        .meta({ description: 'Lowest sum for the whole party and stay with local fees; null: not to be had' }),
      min_stay: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'Where only a minimum stay forbids it: the nights that one would have to stay at least' }),
    }),
  ),
})
export type FlexibleStays = z.infer<typeof flexibleStaysSchema>
export type FlexibleStay = FlexibleStays['stays'][number]

export const flexibleDaysSchema = z.object({
  currency: currencySchema,
  too_wide: tooWide,
  days: z.array(
    z.object({
      date: stayDateSchema,
      price: decimalSchema
        .nullable()
        .meta({ description: 'Lowest price of this night for the party with local fees; null: nothing free' }),
    }),
  ),
})
export type FlexibleDays = z.infer<typeof flexibleDaysSchema>
