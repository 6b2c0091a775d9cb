import { z } from 'zod'
import { pictureSeasons } from '../domain/picture-seasons.ts'
import { boardSchema, hotelKindSchema, stayDateSchema } from './values.ts'

/**
 * The catalogue's own file format: what `npm run import` reads and what the demo catalogue is made of.
 * Prices are integer minor units of the hotel's currency. Documented for operators in docs/operations/import.md.
 */

const bilingual = { name_bg: z.string().min(1).nullish(), name_en: z.string().min(1).nullish() }

export const imageRecordSchema = z.object({
  key: z.string(),
  source: z.unknown().optional().meta({ description: 'How to draw a demo picture; absent for uploaded files' }),
  width: z.int(),
  height: z.int(),
  alt_bg: z.string().nullish(),
  alt_en: z.string().nullish(),
  placeholder: z.string().nullish(),
  season: z
    .enum(pictureSeasons)
    .nullish()
    .meta({ description: 'Shown first in this season; absent: fits the whole year' }),
})
export type ImageRecord = z.infer<typeof imageRecordSchema>

export const placeRecordSchema = z.object({
  source_id: z.string().min(1).max(200),
  kind: z.enum(['country', 'region', 'city', 'village', 'resort', 'airport']),
  parent: z.string().nullish().meta({ description: 'source_id of the place above, in the same source' }),
  country_code: z.string().regex(/^[A-Z]{2}$/),
  ...bilingual,
  alternate_names: z.array(z.string()).default([]),
  description_bg: z.string().nullish(),
  description_en: z.string().nullish(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  population: z.int().min(0).default(0),
  iata: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  timezone: z.string().nullish(),
  featured: z.int().nullish().meta({ description: 'Rank among the destinations on the home page, from 1' }),
  images: z.array(imageRecordSchema).default([]),
})
export type PlaceRecord = z.input<typeof placeRecordSchema>
export type ParsedPlaceRecord = z.output<typeof placeRecordSchema>

/**
 * From `days_before` days before arrival at `time` (property's zone) on, cancelling costs `percent` of the stay or the
 * price of the first `nights` nights. `days_before: null` means from the booking on. Before the first step it is free.
 */
export const cancellationStepSchema = z.object({
  days_before: z.int().min(0).max(365).nullable(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('23:59'),
  percent: z.number().min(0).max(100).nullish(),
  nights: z.int().min(1).nullish(),
})
export type CancellationStepRecord = z.input<typeof cancellationStepSchema>

/** One value for each night from `from` on. `allotment`, `min_stay` and the rest may be one value for all nights. */
export const roomCalendarSchema = z.object({
  from: stayDateSchema,
  price: z.record(z.string(), z.array(z.int().positive().nullable())).meta({
    description: 'By code of a rate plan without parent: price per night for the base occupancy; null is not on sale',
  }),
  price_since: z
    .record(z.string(), stayDateSchema)
    .optional()
    .meta({ description: 'By rate plan: since which day these prices hold' }),
  price_before: z
    .record(z.string(), z.object({ from_day: stayDateSchema, to_day: stayDateSchema, percent: z.number().positive() }))
    .optional()
    .meta({ description: 'By rate plan: what the prices were before, as percent of the present ones (price ledger)' }),
  allotment: z.union([z.int().min(0), z.array(z.int().min(0))]),
  free: z.union([z.int().min(0), z.array(z.int().min(0))]).optional(),
  min_stay: z.union([z.int().min(1), z.array(z.int().min(1))]).default(1),
  max_stay: z.int().min(1).nullish(),
  release_days: z.int().min(0).default(0),
  stop_sell: z.array(stayDateSchema).default([]),
  closed_to_arrival: z.array(stayDateSchema).default([]),
  closed_to_departure: z.array(stayDateSchema).default([]),
})
export type RoomCalendar = z.output<typeof roomCalendarSchema>

export const roomTypeRecordSchema = z.object({
  code: z.string().min(1),
  ...bilingual,
  description_bg: z.string().nullish(),
  description_en: z.string().nullish(),
  size_m2: z.int().positive().nullish(),
  beds: z
    .array(z.object({ type: z.enum(['double', 'single', 'sofa', 'bunk', 'king']), count: z.int().positive() }))
    .default([]),
  amenities: z.array(z.string()).default([]).meta({ description: 'Codes of src/domain/room-amenities.ts' }),
  base_occupancy: z.int().min(1),
  min_adults: z.int().min(1).default(1),
  max_adults: z.int().min(1),
  max_children: z.int().min(0),
  max_occupancy: z.int().min(1),
  images: z.array(imageRecordSchema).default([]),
  calendar: roomCalendarSchema.nullish(),
})

export const ratePlanRecordSchema = z.object({
  code: z.string().min(1),
  parent: z.string().nullish().meta({ description: 'Code of the plan this one is derived from' }),
  board: boardSchema,
  payment_type: z.enum(['online', 'deposit', 'property']),
  deposit_percent: z.int().min(1).max(99).nullish(),
  availability: z.enum(['instant', 'on_request']).default('instant'),
  audience: z.enum(['everyone', 'signed_in', 'partner']).default('everyone'),
  cancellation: z.array(cancellationStepSchema),
  adjust_percent: z.number().min(-90).max(200).default(0),
  supplement_adult: z.int().min(0).default(0),
  supplement_child: z.int().min(0).default(0),
  supplement_child_from_age: z.int().min(0).max(17).default(3),
  remarks_bg: z.string().nullish(),
  remarks_en: z.string().nullish(),
  room_types: z
    .array(z.string())
    .nullish()
    .meta({ description: 'Codes of the room types it covers; absent means all' }),
})

/** `position` counts the extra adults (third bed = 1) or the children who need one, from 1; absent means every one. */
export const occupancyPriceRecordSchema = z.object({
  room_type: z.string().nullish(),
  guest: z.enum(['single_use', 'extra_adult', 'child']),
  position: z.int().min(1).nullish(),
  min_age: z.int().min(0).max(17).nullish(),
  max_age: z.int().min(0).max(17).nullish(),
  percent: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .meta({ description: 'single_use: of the room price; others: of one adult share' }),
  amount: z.int().min(0).nullish(),
})

export const promotionRecordSchema = z.object({
  kind: z.enum(['early_booking', 'long_stay', 'last_minute', 'free_night', 'promo_code']),
  ...bilingual,
  percent: z.number().positive().max(90).nullish(),
  stay_nights: z.int().min(2).nullish(),
  free_nights: z.int().min(1).nullish(),
  min_nights: z.int().min(1).nullish(),
  min_days_before: z.int().min(0).nullish(),
  max_days_before: z.int().min(0).nullish(),
  promo_code: z.string().min(3).max(40).nullish(),
  combinable: z.boolean().default(false),
  rate_plan: z.string().nullish(),
  room_type: z.string().nullish(),
  book_from: stayDateSchema,
  book_to: stayDateSchema.nullish(),
  stay_from: stayDateSchema.nullish(),
  stay_to: stayDateSchema.nullish(),
})

export const taxFeeRecordSchema = z.object({
  code: z.enum(['tourist_tax', 'vat', 'resort_fee', 'cleaning_fee']),
  basis: z.enum(['person_night', 'room_night', 'room_stay', 'percent']),
  amount: z.int().min(0).nullish(),
  percent: z.number().min(0).max(100).nullish(),
  included: z.boolean(),
  payable_at: z.enum(['now', 'property']),
  from_age: z.int().min(0).max(18).default(0),
})

const hotelTextSchema = z.object({
  summary: z.string(),
  description: z.string(),
  highlights: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })).default([]),
})

export const reviewRecordSchema = z.object({
  author: z.string(),
  country_code: z.string().nullish(),
  traveller: z.enum(['family', 'couple', 'solo', 'friends', 'business']),
  language: z.enum(['bg', 'en']),
  score: z.number().min(1).max(10),
  scores: z.record(z.string(), z.number()).default({}),
  title: z.string().nullish(),
  body: z.string().nullish(),
  liked: z.string().nullish(),
  disliked: z.string().nullish(),
  stayed_in: stayDateSchema,
  answer: z.string().nullish(),
  demo: z.boolean().default(false).meta({ description: 'Invented for the demo, and said so where it is shown' }),
})

export const hotelRecordSchema = z.object({
  source_id: z.string().min(1).max(200),
  place: z
    .string()
    .nullish()
    .meta({ description: 'source_id of its place in the same source; absent: the nearest known place' }),
  kind: hotelKindSchema.default('hotel'),
  stars: z.number().min(0).max(5).multipleOf(0.5).nullish(),
  ...bilingual,
  slug: z.string().nullish(),
  address_bg: z.string().nullish(),
  address_en: z.string().nullish(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .meta({ description: 'Narrows the search for the nearest place' }),
  city: z.string().nullish().meta({ description: 'Name of its town; preferred among the places near by' }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  approximate_location: z.boolean().nullish().meta({ description: 'The coordinates are those of its town' }),
  timezone: z.string().nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  child_age_limit: z.int().min(0).max(18).default(12),
  check_in_from: z.string().default('14:00'),
  check_in_until: z.string().nullish(),
  check_out_until: z.string().default('12:00'),
  phone: z.string().nullish(),
  email: z.string().nullish(),
  website: z.string().nullish(),
  registration_number: z.string().nullish(),
  beach_metres: z.int().min(0).nullish(),
  centre_metres: z.int().min(0).nullish(),
  popularity: z.int().default(0),
  texts: z.object({ bg: hotelTextSchema.nullish(), en: hotelTextSchema.nullish() }).default({}),
  amenities: z.array(z.string()).default([]).meta({ description: 'Codes of src/domain/amenities.ts' }),
  policies: z
    .array(
      z.object({
        kind: z.enum(['children', 'pets', 'payment', 'parking', 'smoking', 'other']),
        text_bg: z.string().nullish(),
        text_en: z.string().nullish(),
      }),
    )
    .default([]),
  images: z.array(imageRecordSchema).default([]),
  room_types: z.array(roomTypeRecordSchema).default([]),
  rate_plans: z.array(ratePlanRecordSchema).default([]),
  occupancy_prices: z.array(occupancyPriceRecordSchema).default([]),
  promotions: z.array(promotionRecordSchema).default([]),
  taxes: z.array(taxFeeRecordSchema).default([]),
  reviews: z.array(reviewRecordSchema).default([]),
})
export type HotelRecord = z.input<typeof hotelRecordSchema>
export type ParsedHotelRecord = z.output<typeof hotelRecordSchema>
