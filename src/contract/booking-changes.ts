import { z } from 'zod'
import { changeRights } from '../domain/booking-changes.ts'
import { stayWishes } from './checkout.ts'
import { nearMissSchema, offerSchema, partyRoomSchema } from './offers.ts'
import { decimalSchema, instantSchema, stayDateSchema } from './values.ts'

/**
 * POST bookings/{reference}/change/: with `simulate` what other dates or guests would cost; without it the change itself, at
 * the `change_hash` of the possibility that was shown and chosen.
 */
export const changeBookingBodySchema = z.object({
  simulate: z.boolean().optional(),
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  rooms: z.array(partyRoomSchema).min(1).max(8).optional().meta({ description: 'Absent: the guests stay as they are' }),
  change_hash: z.string().max(100).optional().meta({ description: 'Another price or other terms by now: 409' }),
  key: z.string().max(100).optional(),
})
export type ChangeBookingBody = z.output<typeof changeBookingBodySchema>

/** One way to change the booking. Sums are in the booking's currency. */
export const changeOptionSchema = z.object({
  change_hash: z.string(),
  offer: offerSchema,
  total: decimalSchema,
  difference: decimalSchema.meta({ description: 'What the stay costs more than before; negative: less' }),
  refund: decimalSchema.meta({ description: 'Goes back to the card' }),
  due: decimalSchema.meta({ description: 'Then to be paid to us, what was due before included' }),
  due_at: instantSchema.nullable(),
})
export type ChangeOption = z.infer<typeof changeOptionSchema>

export const changeAnswerSchema = z.object({
  changed: z.boolean(),
  currency: z.string(),
  total: decimalSchema.meta({ description: 'Of the stay as it is booked' }),
  right: z.enum(changeRights),
  same: changeOptionSchema
    .nullable()
    .meta({ description: 'The booked rooms and rate plan as asked for; null: not to be had, or nothing would change' }),
  unchanged: z.boolean().meta({ description: 'The stay is booked just like that' }),
  near_miss: nearMissSchema.nullable().meta({ description: 'Why the asked stay cannot be had, where one rule is why' }),
  alternatives: z.array(changeOptionSchema).meta({ description: 'Other rooms or rate plans for the asked stay' }),
  neighbours: z
    .array(
      z.object({
        checkin: stayDateSchema,
        checkout: stayDateSchema,
        total: decimalSchema,
        difference: decimalSchema,
      }),
    )
    .meta({ description: 'The booked rooms up to three days earlier or later, where they cannot be had as asked' }),
})
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>

/** POST bookings/{reference}/guests/: names until the evening before arrival; what is absent stays. */
export const correctGuestsBodySchema = z.object({
  ...stayWishes,
  key: z.string().max(100).optional(),
})
export type CorrectGuestsBody = z.output<typeof correctGuestsBodySchema>
