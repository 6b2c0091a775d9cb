import { z } from 'zod'
import { bedChoices } from '../domain/beds.ts'
import { pictureSeasons } from '../domain/picture-seasons.ts'
import { bedSchema, freeCancellationSchema, nearMissSchema, partyRoomSchema, scarceRoomSchema } from './offers.ts'
import {
  boardSchema,
  currencySchema,
  decimalSchema,
  displayPriceSchema,
  hotelKindSchema,
  imageSchema,
  instantSchema,
  languageSchema,
  pageOf,
  stayDateSchema,
} from './values.ts'

export const bestOfferSchema = z.object({
  value: decimalSchema,
  hotel: z.object({ id: z.number().int() }),
  price: displayPriceSchema,
  nights: z.number().int(),
  taxes_included: z.boolean(),
  vat_included: z.boolean().meta({ description: 'Whether the price has value added tax in it that the receipt names' }),
  rooms: z.array(z.string()).meta({
    description:
      'In a search with dates: the kinds of room that the price is for, "2 × Double room" for two of one kind',
  }),
  shared: z.literal(true).optional().meta({ description: 'The price is for beds in rooms that strangers share' }),
  local_fees: decimalSchema.meta({
    description: 'Mandatory fees paid at the property, in the display currency, beside the price',
  }),
  local_fee_codes: z.array(z.string()).meta({ description: 'Which fees `local_fees` is made of: tourist_tax, ...' }),
  board: boardSchema,
  payment_type: z.enum(['online', 'deposit', 'property']),
  availability: z.enum(['instant', 'on_request']).meta({
    description: '`on_request`: booked only once the property has answered',
  }),
  free_cancellation_until: instantSchema.nullable(),
  free_cancellation: freeCancellationSchema.meta({
    description:
      'Tells whether `free_cancellation_until: null` means always or never; "until" with null: without dates',
  }),
  refundable: z
    .literal(false)
    .optional()
    .meta({ description: 'With dates: cancelling takes all of it from the booking on' }),
  free_cancellation_from: decimalSchema.nullable().meta({
    description:
      'With dates, where `value` cannot be cancelled for nothing: what the stay costs at least with local fees so that it can be, whatever the bounds of price',
  }),
  timezone: z.string(),
  rooms_left: z.number().int().nullable(),
  scarce: z.array(scarceRoomSchema).optional().meta({ description: 'As in an offer; where `rooms` are named' }),
  prior_30d: decimalSchema.nullable(),
  indicative: z.boolean().meta({ description: 'True without dates: a "from" price per night for two adults' }),
  opens_on: stayDateSchema.nullable().meta({
    description: 'Without dates: the first night for sale where it is more than two weeks away',
  }),
})
export type BestOffer = z.infer<typeof bestOfferSchema>

/** What distances are measured from: the centre of a hotel's own town, or the point, area's middle or airport searched. */
const distanceFromSchema = z.enum(['centre', 'place'])

/** A hotel as lists show it. `text_language` differs from the asked language when a text had to fall back. */
export const hotelCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string().meta({ description: 'Path of the hotel page without language prefix' }),
  name: z.string(),
  text_language: languageSchema,
  kind: hotelKindSchema,
  rating: z.number().nullable().meta({ description: 'Stars, half steps' }),
  country: z.string(),
  country_code: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  location: z.object({ latitude: z.number(), longitude: z.number(), address_1: z.string().nullable() }),
  beach_metres: z.number().int().nullable(),
  centre_metres: z.number().int().nullable(),
  away: z
    .object({
      metres: z.number().int(),
      from: distanceFromSchema,
      name: z.string().optional().meta({
        description: 'Of the airport or place searched, as it stands within a sentence: "летище Бургас"',
      }),
    })
    .optional()
    .meta({
      description:
        'In a search around a point, an airport or a place without hotels of its own, and wherever the order is by distance: how far it is from what `distance_from` says',
    }),
  main_image: imageSchema.nullable(),
  images: z.array(imageSchema).meta({ description: 'The first five' }),
  review_summary: z.object({ score: z.number().nullable(), count: z.number().int() }),
  best_offer: bestOfferSchema.nullable(),
  near_miss: nearMissSchema.nullable(),
})
export type HotelCard = z.infer<typeof hotelCardSchema>

const amenitySchema = z.object({ code: z.string(), name: z.string() })
const groupedAmenitiesSchema = z.array(
  z.object({ group: z.string(), group_name: z.string(), items: z.array(amenitySchema) }),
)
export type GroupedAmenities = z.infer<typeof groupedAmenitiesSchema>

const surroundingKinds = ['ski_lift', 'airport', 'railway_station', 'bus_station', 'place'] as const
export type SurroundingKind = (typeof surroundingKinds)[number]

export const hotelDetailSchema = hotelCardSchema.extend({
  images: z.array(imageSchema).meta({ description: "In the hotel's own order, those of every season" }),
  pictures_season: z
    .enum(pictureSeasons)
    .meta({ description: 'Whose pictures come first without dates: the season of a stay that begins today' }),
  summary: z.string(),
  description: z.string(),
  highlights: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  amenities: groupedAmenitiesSchema,
  accessibility: z.array(amenitySchema),
  check_in: z.object({ from: z.string(), until: z.string().nullable() }),
  check_out: z.object({ until: z.string() }),
  location_approximate: z.boolean().meta({ description: 'The coordinates are those of its town' }),
  timezone: z.string(),
  child_age_limit: z.number().int(),
  policies: z.array(z.object({ kind: z.string(), text: z.string() })),
  phone: z.string().nullable(),
  rooms: z.array(
    z.object({
      room_type: z.string(),
      name: z.string(),
      text_language: languageSchema.meta({ description: 'Of the name' }),
      description: z.string().nullable(),
      description_language: languageSchema,
      size: z.number().nullable(),
      beds: z.array(bedSchema),
      max_adults: z.number().int(),
      max_children: z.number().int(),
      max_occupancy: z.number().int(),
      images: z.array(imageSchema),
      amenities: groupedAmenitiesSchema,
      main_amenities: z
        .array(amenitySchema)
        .meta({ description: 'The most telling of `amenities`, at most five, the most telling first' }),
    }),
  ),
  surroundings: z
    .array(
      z.object({
        kind: z.enum(surroundingKinds),
        name: z.string(),
        code: z.string().nullable().meta({ description: "An airport's IATA code" }),
        kilometres: z.number().meta({ description: 'In a straight line, to a tenth; below one to a twentieth' }),
      }),
    )
    .meta({
      description:
        'The nearest ski lift (within 15 km), airports (the nearest within 250 km, another within 120), main stations and other towns (within 30 km), kind by kind, the nearest first',
    }),
  registration_number: z.string().nullable(),
  share_image: z.string().meta({ description: 'Path of the picture for shared links, 1200 by 630' }),
  breadcrumbs: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
export type HotelDetail = z.infer<typeof hotelDetailSchema>

/** What a night in each kind of room costs at least, for a page without dates: GET hotels/{id}/room_prices/. */
export const roomPricesSchema = z.object({
  from: stayDateSchema.meta({ description: 'First night that was looked at' }),
  until: stayDateSchema.meta({ description: 'Last night that was looked at' }),
  rooms: z
    .array(
      z.object({
        room_type: z.string(),
        adults: z.number().int().meta({ description: 'Two, or as near to that as the room takes' }),
        price: displayPriceSchema,
        board: boardSchema.meta({ description: 'What the price includes' }),
        boards: z.array(boardSchema).meta({ description: 'All that the room is sold with on these nights' }),
        ...bestOfferSchema.pick({ vat_included: true, local_fees: true, local_fee_codes: true }).shape,
      }),
    )
    .meta({ description: 'Without rooms that cannot be had on any of these nights' }),
})
export type RoomPrices = z.infer<typeof roomPricesSchema>

export const hotelListSchema = pageOf(hotelCardSchema)

export const sorts = ['recommended', 'price', 'rating', 'stars', 'distance'] as const
export type Sort = (typeof sorts)[number]

/** Values with commas between them, each once; every one costs a look at each hotel. */
const list = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (raw) => (typeof raw === 'string' ? [...new Set(raw.split(',').filter(Boolean))] : raw),
      z.array(value).max(100),
    )
    .optional()

const metresSchema = z.coerce.number().int().min(1).max(100_000)

/** Query of GET search/. `destination` is the id of a place; `q` is free text for forms sent without JavaScript. */
export const searchQuerySchema = z.object({
  destination: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Id of a place or destination of a suggestion, or bbox:w,s,e,n, or near:lat,lon,km' }),
  q: z.string().max(100).optional(),
  bbox: z.string().max(100).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  radius: z.coerce.number().min(0.1).max(500).optional().meta({ description: 'Kilometres' }),
  checkin: stayDateSchema.optional(),
  checkout: stayDateSchema.optional(),
  rooms: z
    .string()
    .max(200)
    .default('2')
    .meta({ description: '2 or 2-5,9 (children of 5 and 9); rooms separated by ;' }),
  currency: currencySchema.default('EUR'),
  stars: list(z.coerce.number().int().min(0).max(5)),
  price_min: z.coerce.number().min(0).optional(),
  price_max: z.coerce.number().min(0).optional(),
  board: list(boardSchema),
  amenities: list(z.string().max(40)).meta({
    description: 'Hotels that have all of these, or a kind of it: free parking is parking',
  }),
  kind: list(hotelKindSchema),
  review_min: z.coerce.number().min(0).max(10).optional(),
  free_cancellation: z.stringbool().optional(),
  pay_at_property: z.stringbool().optional(),
  name: z.string().max(100).optional(),
  places: list(z.coerce.number().int().positive().max(2_147_483_647)).meta({
    description: 'Ids of places, such as those inside the destination: hotels in any of them',
  }),
  beach_max: metresSchema.optional().meta({ description: 'Metres to the beach at most' }),
  centre_max: metresSchema.optional().meta({ description: 'Metres to the centre at most' }),
  beds: list(z.enum(bedChoices)).meta({
    description:
      'Rooms that each have one of these: double (king-size too), king, twin (two single beds), sofa, bunk. The price is that of such rooms',
  }),
  sort: z.enum(sorts).default('recommended'),
  page: z.coerce.number().int().default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(30),
  images: z.coerce.number().int().min(0).max(5).default(5).meta({ description: 'Pictures of each hotel in `images`' }),
  markers: z.stringbool().default(true).meta({ description: 'Whether `markers` are wanted; else it is empty' }),
  lang: languageSchema.optional(),
})
export type SearchQuery = z.output<typeof searchQuerySchema>

/** Those of its filters that choose among the offers of a hotel. */
export const wishesSchema = searchQuerySchema.pick({
  board: true,
  beds: true,
  free_cancellation: true,
  pay_at_property: true,
})
export type Wishes = z.output<typeof wishesSchema>

/** Query of GET hotels/: the catalogue without dates. */
export const hotelListQuerySchema = searchQuerySchema.omit({ checkin: true, checkout: true, rooms: true })

export const facetSchema = z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() }))

export const searchAnswerSchema = pageOf(hotelCardSchema).extend({
  destination: z
    .object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      share_image: z.string().nullable(),
    })
    .nullable(),
  unknown_name: z.boolean().optional().meta({
    description: "True where `q` is neither a place nor part of a hotel's name; else left out",
  }),
  none_here: z.boolean().optional().meta({
    description:
      'True where the destination is a place without hotels of its own: those found are the nearest, the recommended order is that of distance; else left out',
  }),
  checkin: stayDateSchema.nullable(),
  checkout: stayDateSchema.nullable(),
  nights: z.number().int().nullable(),
  rooms: z.array(z.object({ adults: z.number().int(), children_ages: z.array(z.number().int()) })),
  distance_from: distanceFromSchema
    .nullable()
    .meta({ description: 'What `sort=distance` measures from; null where there is nothing to be near to' }),
  currency: currencySchema,
  facets: z.object({
    stars: facetSchema,
    board: facetSchema,
    amenities: facetSchema,
    kind: facetSchema,
    review: facetSchema.meta({ description: 'By the lowest score of guests; asked for by review_min' }),
    places: facetSchema.meta({
      description: 'The places one level below the destination (countries without one), where there is more than one',
    }),
    beach_max: facetSchema,
    centre_max: facetSchema,
    beds: facetSchema,
    free_cancellation: z.number().int(),
    pay_at_property: z.number().int(),
  }),
  price_histogram: z.object({
    min: z.number(),
    max: z.number(),
    upper_min: z.number().meta({ description: 'The lowest price_max that leaves the cheapest hotel' }),
    lower_max: z.number().meta({ description: 'The highest price_min that leaves the dearest hotel' }),
    scale_max: z
      .number()
      .meta({ description: 'Where the bars end; below max when a few hotels are far dearer than the rest' }),
    bars: z.array(z.number().int()).meta({
      description:
        'Hotels in each of equally wide price bands from min to scale_max; the last one counts dearer ones too',
    }),
  }),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .meta({ description: 'west, south, east, north' }),
  area_bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .optional()
    .meta({ description: 'Only where nothing is found: around all hotels of what was searched, free or not' }),
  markers: z
    .array(
      z.object({
        id: z.number().int(),
        latitude: z.number(),
        longitude: z.number(),
        label: z.string(),
        url: z.string(),
      }),
    )
    .meta({ description: 'Every hotel of the answer, at most 500, for the map' }),
  near_misses: z.array(hotelCardSchema).meta({
    description: 'Up to six hotels that miss only by a rule of the stay, each with dates that have an offer',
  }),
  instead: z
    .object({
      stays: z.array(z.object({ checkin: stayDateSchema, checkout: stayDateSchema })),
      rooms: z.array(partyRoomSchema).nullable(),
    })
    .optional()
    .meta({
      description: 'Only where no hotel has anything: dates, and the guests in more rooms, that find something',
    }),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const destinationCardSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string().nullable(),
  country: z.string(),
  image: imageSchema.nullable(),
  hotel_count: z.number().int(),
  price_from: displayPriceSchema.nullable().meta({
    description:
      'Lowest nightly price with local fees for two adults in the 60 days from the first night for sale of each hotel',
  }),
})
export type DestinationCard = z.infer<typeof destinationCardSchema>

/** What the home page shows below its search: GET highlights/. */
export const highlightsSchema = z.object({
  destinations: z.array(destinationCardSchema),
  offers_stay: z
    .object({ checkin: stayDateSchema, checkout: stayDateSchema })
    .nullable()
    .meta({ description: 'The stay of two adults that the offers are priced for' }),
  offers: z
    .array(hotelCardSchema)
    .meta({ description: 'Only hotels whose price now is below the lowest of the 30 days before' }),
})
export type Highlights = z.infer<typeof highlightsSchema>
