import { z } from 'zod'
import { readPhrase } from '../domain/typed-text.ts'
import { exchangeSchema } from './exchange.ts'
import { paymentScheduleSchema } from './payments.ts'
import {
  boardSchema,
  currencySchema,
  decimalSchema,
  displayPriceSchema,
  imageSchema,
  instantSchema,
  isStorable,
  languageSchema,
  notStorable,
  stayDateSchema,
} from './values.ts'

/** One room of the party as asked for. Ages are whole years at arrival. */
export const partyRoomSchema = z.object({
  adults: z.int('A valid integer is required.').min(1).max(10),
  children_ages: z.array(z.int('A valid integer is required.').min(0).max(17)).max(8).default([]),
})
export type WirePartyRoom = z.infer<typeof partyRoomSchema>

export const generateOffersBodySchema = z.object({
  hotel_id: z.int('A valid integer is required.'),
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  rooms: z.array(partyRoomSchema).min(1).max(8),
  currency: currencySchema.optional(),
  promo_code: z.string().overwrite(readPhrase).max(40).refine(isStorable, notStorable).optional(),
  split: z.boolean().optional().meta({
    description:
      'Also answer with `splits`, the whole party in other rooms than asked for, `unfit`, why rooms cannot be had, and for several rooms `choices`',
  }),
  room_types: z
    .array(z.string().max(200).refine(isStorable, notStorable))
    .max(8)
    .optional()
    .meta({ description: 'A room type for each of the rooms: only offers of exactly these' }),
})
export type GenerateOffersBody = z.input<typeof generateOffersBodySchema>

/**
 * One line of a price receipt. `amount` is in the hotel's currency; the lines with `adds_up: true` sum to the total.
 * `kind` and `params` say which rule made it, so a reader can word it and a program can replay it.
 */
export const receiptLineSchema = z.object({
  kind: z.enum(['night', 'extra_adult', 'child', 'single_use', 'board', 'promotion', 'fee', 'local_fee', 'vat']),
  name: z.string(),
  room: z.number().int().nullable(),
  quantity: z.number().int(),
  unit_amount: decimalSchema,
  amount: decimalSchema,
  adds_up: z.boolean(),
  nights: z.array(stayDateSchema).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type WireReceiptLine = z.infer<typeof receiptLineSchema>

export const taxFeeSchema = z.object({
  code: z.string(),
  name: z.string(),
  amount: decimalSchema,
  included: z.boolean(),
  mandatory: z.boolean(),
  payable_at: z.enum(['now', 'property']),
})

/** `free_until: null` alone would not tell a stay that is never free to cancel from one that always is. */
export const freeCancellationSchema = z.enum(['always', 'until', 'never'])
export type FreeCancellation = z.infer<typeof freeCancellationSchema>

export const cancellationSchema = z.object({
  refundable: z.boolean(),
  free: freeCancellationSchema
    .optional()
    .meta({ description: 'always: at no time a penalty; until: before free_until; never. Absent in stays of old' }),
  free_until: instantSchema.nullable(),
  timezone: z.string(),
  penalties: z
    .array(
      z.object({
        from: instantSchema.meta({ description: 'The penalty holds from this instant on' }),
        amount: decimalSchema,
        percent: z.number().nullable(),
        nights: z.number().int().nullable(),
      }),
    )
    .meta({ description: 'In order of time; before the first one cancelling is free' }),
})
export type WireCancellation = z.infer<typeof cancellationSchema>

export const bedSchema = z.object({
  type: z.enum(['double', 'single', 'sofa', 'bunk', 'king']),
  count: z.number().int(),
})

export const offerRoomSchema = z.object({
  room_type: z.string().meta({ description: 'Code of the room type within the hotel' }),
  name: z.string(),
  text_language: languageSchema
    .optional()
    .meta({ description: 'Of the name; missing in bookings that were made before it was told' }),
  beds: z.array(bedSchema),
  size: z.number().nullable(),
  max_occupancy: z.number().int(),
  shared: z.literal(true).optional().meta({ description: 'A bed in a room that strangers share' }),
  adults: z.number().int(),
  children_ages: z.array(z.number().int()),
  board_code: boardSchema,
  board_name: z.string(),
  images: z.array(imageSchema),
})

/** A kind of room that is running out for the nights of a stay. */
export const scarceRoomSchema = z.object({
  name: z.string(),
  count: z.number().int().meta({ description: 'How many of it the offer takes' }),
  free: z.number().int().meta({ description: 'How many of it are free, those of the offer among them' }),
  shared: z.literal(true).optional().meta({ description: 'Beds in a room that strangers share' }),
})
export type ScarceRoom = z.infer<typeof scarceRoomSchema>

/** An offer covers the whole party: one or more rooms on one rate plan, for all nights. */
export const offerSchema = z.object({
  offer_id: z.string(),
  expires_at: instantSchema,
  hotel_id: z.number().int(),
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  rooms: z.array(offerRoomSchema),
  rate_plan: z.string(),
  price: displayPriceSchema.extend({
    charge_currency: z.string().meta({ description: 'The currency in which the stay is sold and paid' }),
    charge_value: decimalSchema.meta({ description: 'The exact sum in charge_currency; value is its conversion' }),
    exchange: exchangeSchema.nullable().optional().meta({
      description:
        'How value was made of charge_value: times to_per_euro, divided by from_per_euro, rounded half up; null without conversion',
    }),
    base: decimalSchema,
    taxes_fees: z.array(taxFeeSchema),
    local_fees_value: decimalSchema.meta({
      description: 'Mandatory fees paid at the property, in charge_currency, not in charge_value',
    }),
    local_fees_shown: decimalSchema.optional().meta({
      description: 'Their conversion to display_currency: with value all that is payable, as searches show it',
    }),
    nightly: z.array(z.object({ night: stayDateSchema, value: decimalSchema })),
    prior_30d: decimalSchema
      .nullable()
      .meta({ description: 'In display currency; present only when higher than value' }),
    promotions: z.array(z.object({ name: z.string(), kind: z.string(), amount: decimalSchema })),
  }),
  payment_type: z.enum(['online', 'deposit', 'property']),
  payment_schedule: paymentScheduleSchema.optional().meta({
    description: 'What is paid when, in charge_currency; the parts sum to charge_value. Absent in stays of old',
  }),
  availability: z.enum(['instant', 'on_request']),
  rooms_left: z.number().int().nullable().meta({ description: 'How many more such parties fit, only when 5 or fewer' }),
  scarce: z.array(scarceRoomSchema).optional().meta({
    description:
      'Kinds of its rooms of which fewer than 5 are left beside it, the scarcest first. Absent where none is',
  }),
  cancellation: cancellationSchema,
  remarks: z.array(z.string()),
  receipt: z.array(receiptLineSchema),
  price_hash: z.string(),
})
export type WireOffer = z.infer<typeof offerSchema>

/** Why a hotel has nothing for the asked stay, with what would work. */
export const nearMissSchema = z.object({
  reason: z.enum([
    'min_stay',
    'max_stay',
    'closed_to_arrival',
    'closed_to_departure',
    'release',
    'party_too_large',
    'sold_out',
    'not_on_sale',
  ]),
  min_stay: z.number().int().optional(),
  max_stay: z.number().int().optional(),
  largest_room: z.object({ adults: z.number().int(), children: z.number().int(), total: z.number().int() }).optional(),
  stays: z
    .array(z.object({ checkin: stayDateSchema, checkout: stayDateSchema }))
    .optional()
    .meta({ description: 'Other dates near by that have an offer for the same party, best first' }),
  rooms: z
    .array(partyRoomSchema)
    .optional()
    .meta({ description: 'The same guests in more rooms that can be had for the same dates' }),
  most_adults: z
    .number()
    .int()
    .optional()
    .meta({ description: 'How many adults one booking takes for these dates, where fewer than asked for' }),
  opens_on: stayDateSchema
    .optional()
    .meta({ description: 'With `not_on_sale`: the first night for sale, where that comes after the asked arrival' }),
})
export type WireNearMiss = z.infer<typeof nearMissSchema>

/** Why a room cannot be had as asked: who does not fit, or what about the dates. */
export const unfitRoomSchema = z.object({
  room_type: z.string(),
  name: z.string(),
  reasons: z.array(
    z.object({
      code: z.enum([
        'min_adults',
        'max_adults',
        'max_children',
        'max_occupancy',
        'sold_out',
        'too_few',
        'not_on_sale',
        'closed_to_arrival',
        'closed_to_departure',
        'release',
        'min_stay',
        'max_stay',
      ]),
      room: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'Number of the asked room from 1; null: any, or the only' }),
      limit: z.number().int().optional(),
      text: z.string(),
    }),
  ),
})
export type WireUnfitRoom = z.infer<typeof unfitRoomSchema>

/** What can be chosen for one room of the party. */
export const roomChoicesSchema = z.array(
  z.object({
    room_type: z.string(),
    name: z.string(),
    value: decimalSchema.meta({
      description: 'The least that it costs in this room, fees at the property counted in, in display currency',
    }),
    free: z.number().int().meta({ description: 'Units for all rooms of the party together, at most as many as those' }),
  }),
)

/** The whole party in other rooms than asked for. */
export const splitSchema = z.object({
  offer: offerSchema,
  saves: decimalSchema.nullable().meta({
    description:
      'What it costs less than the asked rooms on the same rate plan, fees at the property counted in, in display currency; null when those cannot be had',
  }),
})
export type WireSplit = z.infer<typeof splitSchema>

export const offersAnswerSchema = z.object({
  search_id: z.string(),
  expires_at: instantSchema,
  offers: z.array(offerSchema),
  near_miss: nearMissSchema.nullable(),
  splits: z.array(splitSchema).optional().meta({ description: 'Only with `split: true`; best first' }),
  unfit: z.array(unfitRoomSchema).optional().meta({ description: 'Only with `split: true`' }),
  choices: z.array(roomChoicesSchema).optional().meta({
    description: 'Only with `split: true` where several rooms were asked for: one entry for each, in their order',
  }),
})
export type OffersAnswer = z.infer<typeof offersAnswerSchema>
