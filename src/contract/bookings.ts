import { z } from 'zod'
import { bookingShelves } from '../domain/booking-states.ts'
import { readCode } from '../domain/typed-text.ts'
import { emailSchema, text } from './accounts.ts'
import { bookingSchema } from './checkout.ts'
import { hotelCardSchema } from './hotels.ts'
import { decimalSchema, instantSchema, pageOf } from './values.ts'

/** GET bookings/: the caller's own. Absent `shelf`: all of them, the latest arrival first. */
export const bookingListQuerySchema = z.object({
  shelf: z.enum(bookingShelves).optional(),
  page: z.coerce.number().int().default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
})
export type BookingListQuery = z.output<typeof bookingListQuerySchema>

/** A booking as its owner's list shows it. */
export const bookingSummarySchema = bookingSchema
  .pick({
    reference: true,
    status: true,
    payment_status: true,
    payment_type: true,
    money: true,
    checkin: true,
    checkout: true,
    nights: true,
    penalty: true,
    review_path: true,
    request: true,
    created_at: true,
  })
  .extend({
    shelf: z.enum(bookingShelves),
    hotel: hotelCardSchema,
    rooms: z.number().int(),
    guests: z.number().int().meta({ description: 'Adults and children' }),
    total: z.object({ currency: z.string(), value: decimalSchema }),
    free_until: instantSchema.nullable().meta({ description: 'Cancelling costs nothing until then; null: not at all' }),
    timezone: z.string(),
  })
export type BookingSummary = z.infer<typeof bookingSummarySchema>
export const bookingListSchema = pageOf(bookingSummarySchema)

/** GET users/claimable_bookings/: made as a guest with the account's own confirmed address. */
export const claimableSchema = z.object({ count: z.number().int() })
/** POST users/claim_bookings/ */
export const claimedSchema = z.object({ claimed: z.number().int() })

/** Cyrillic capitals that look like the Latin ones of a booking's number. */
const lookalikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** POST bookings/send_link/ */
export const sendLinkBodySchema = z.object({
  reference: text(40)
    .transform((typed) =>
      // Reading makes two letters of this sign.
      readCode(typed.replaceAll('№', ''))
        .toUpperCase()
        .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => lookalikes[letter] ?? letter)
        .replaceAll(/[^0-9A-Z]/g, ''),
    )
    .pipe(z.string().min(1, 'This field may not be blank.')),
  email: emailSchema,
})
export type SendLinkBody = z.output<typeof sendLinkBodySchema>
