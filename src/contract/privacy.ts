import { z } from 'zod'
import { payLinkStatuses } from '../domain/payment-requests.ts'
import { choiceRecordSchema, secondStepSchema } from './account-data.ts'
import { personShape } from './accounts.ts'
import { bookingSchema, guestSchema, holderSchema } from './checkout.ts'
import { consentBodySchema } from './consents.ts'
import { decimalSchema, instantSchema, languageSchema, stayDateSchema } from './values.ts'

const instantOrNull = instantSchema.nullable()

/** What the room of accounts knows. */
export const accountDataSchema = z.object({
  profile: z.object({
    ...personShape,
    second_step: secondStepSchema,
    is_staff: z.boolean(),
    date_joined: instantSchema,
    verified_at: instantOrNull,
    password_changed_at: instantOrNull,
    terms_accepted_at: instantOrNull,
    erases_at: instantOrNull,
  }),
  choices: z.array(choiceRecordSchema),
  email_changes: z.array(
    z.object({
      old_email: z.string(),
      new_email: z.string(),
      state: z.enum(['waiting', 'confirmed', 'withdrawn', 'undone']),
      asked_at: instantSchema,
      confirmed_at: instantOrNull,
    }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      created_at: instantSchema,
      last_used_at: instantSchema,
      ended_at: instantOrNull,
    }),
  ),
  devices: z.array(z.object({ device: z.string(), created_at: instantSchema, expires_at: instantSchema })),
})
export type AccountData = z.infer<typeof accountDataSchema>

/** Every mail of the last month, by kind and time; what it said is kept nowhere. */
export const mailDataSchema = z.array(
  z.object({ kind: z.string(), recipient: z.string(), created_at: instantSchema, sent_at: instantOrNull }),
)
export type MailData = z.infer<typeof mailDataSchema>

export const bookingDataSchema = z.array(
  z.object({
    reference: z.string(),
    hotel: z.string(),
    status: bookingSchema.shape.status,
    payment_status: bookingSchema.shape.payment_status,
    checkin: stayDateSchema,
    checkout: stayDateSchema,
    total: decimalSchema,
    currency: z.string(),
    holder: holderSchema,
    guests: z.array(guestSchema),
    arrival_time: z.string().nullable(),
    special_requests: z.string().nullable(),
    language: languageSchema,
    in_account: z.boolean().meta({ description: 'False: made as a guest with the account’s address' }),
    created_at: instantSchema,
    earlier: z
      .array(
        z.object({
          until: instantSchema,
          checkin: stayDateSchema,
          checkout: stayDateSchema,
          total: decimalSchema,
          guests: z.array(guestSchema),
          arrival_time: z.string().nullable(),
          special_requests: z.string().nullable(),
        }),
      )
      .meta({ description: 'What the booking said before each change' }),
    history: z.array(z.object({ to: z.string(), reason: z.string(), at: instantSchema })),
  }),
)
export type BookingData = z.infer<typeof bookingDataSchema>

export const reviewDataSchema = z.array(
  z.object({
    reference: z.string(),
    display_name: z.string(),
    score: z.number(),
    title: z.string().nullable(),
    liked: z.string().nullable(),
    disliked: z.string().nullable(),
    status: z.string(),
    created_at: instantSchema,
  }),
)
export type ReviewData = z.infer<typeof reviewDataSchema>

/** Pay links that were sent to one's address. */
export const paymentRequestDataSchema = z.array(
  z.object({
    email: z.string(),
    name: z.string(),
    title: z.string().meta({ description: 'What it was for' }),
    total: decimalSchema,
    currency: z.string(),
    notes: z.string().nullable(),
    status: z.enum(payLinkStatuses),
    reference: z.string().nullable(),
    created_at: instantSchema,
  }),
)
export type PaymentRequestData = z.infer<typeof paymentRequestDataSchema>

/** Lists with what is kept in them, and whether prices may be mailed about. */
export const wishlistDataSchema = z.object({
  price_mails_since: instantOrNull,
  lists: z.array(z.object({ name: z.string().nullable(), shared: z.boolean(), created_at: instantSchema })),
  items: z.array(
    z.object({
      list: z.string().nullable(),
      item_type: z.string(),
      item_id: z.number().int(),
      name: z.string(),
      notes: z.string(),
      checkin: stayDateSchema.nullable(),
      checkout: stayDateSchema.nullable(),
      rooms: z.string(),
      added_at: instantSchema,
      removed_at: instantOrNull,
    }),
  ),
})
export type WishlistData = z.infer<typeof wishlistDataSchema>

/**
 * Answers to the question about cookies. They are kept under the random number of a browser's cookie and lead to nobody: these
 * are those of the browser that asks for the export.
 */
export const consentDataSchema = z.array(
  consentBodySchema.omit({ categories: true }).extend({ categories: z.array(z.string()), recorded_at: instantSchema }),
)
export type ConsentData = z.infer<typeof consentDataSchema>

/** GET users/export/: all that the database knows of somebody. A part for each room of the program. */
export const exportSchema = z.object({
  format: z.literal('zefir-export-1'),
  made_at: instantSchema,
  account: accountDataSchema,
  bookings: bookingDataSchema,
  reviews: reviewDataSchema,
  wishlist: wishlistDataSchema,
  payment_requests: paymentRequestDataSchema,
  mails: mailDataSchema,
  consents: consentDataSchema,
})
export type PersonalExport = z.infer<typeof exportSchema>
