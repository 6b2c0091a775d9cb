import { z } from 'zod'
import { changeRights } from '../domain/booking-changes.ts'
import { requestOutcomes } from '../domain/booking-requests.ts'
import { isCompanyNumber, isVatNumber } from '../domain/company-numbers.ts'
import {
  emailPattern,
  readCode,
  readEmail,
  readLine,
  readParagraphs,
  readPhoneText,
  readPhrase,
} from '../domain/typed-text.ts'
import { hotelCardSchema } from './hotels.ts'
import { cancellationSchema, offerSchema } from './offers.ts'
import {
  decimalSchema,
  imageSchema,
  instantSchema,
  isStorable,
  languageSchema,
  notStorable,
  stayDateSchema,
} from './values.ts'

const required = 'This field is required.'
const blank = 'This field may not be blank.'

function text(max: number, read: (value: string) => string = readLine) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : 'Not a valid string.') })
    .overwrite(read)
    .min(1, blank)
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine(isStorable, notStorable)
}

export const holderSchema = z.object({
  first_name: text(80),
  last_name: text(80),
  email: text(254, readEmail).pipe(z.email({ pattern: emailPattern, error: 'Enter a valid email address.' })),
  phone: text(32, readPhoneText).regex(/^\+?[0-9 ()/.-]{6,32}$/, 'Enter a valid phone number.'),
  country: z.string().length(2).refine(isStorable, notStorable).optional(),
})
export type Holder = z.infer<typeof holderSchema>

export const guestSchema = z.object({
  room: z.int().min(1).max(8).meta({ description: 'Number of the room in the offer, from 1' }),
  first_name: text(80),
  last_name: text(80),
})

/** Whom an invoice is made out to. A Bulgarian company has an `eik`; one from elsewhere its VAT number. */
export const companySchema = z
  .object({
    name: text(160),
    eik: text(13, readCode).refine(isCompanyNumber, 'Enter a valid company number.').nullable().default(null),
    vat: text(14, readCode).toUpperCase().refine(isVatNumber, 'Enter a valid VAT number.').nullable().default(null),
    address: text(300),
    mol: text(160).nullable().default(null).meta({ description: 'Who answers for the company (МОЛ)' }),
  })
  .refine((company) => company.eik !== null || company.vat !== null, {
    path: ['eik'],
    message: 'Enter a valid company number.',
  })
export type Company = z.infer<typeof companySchema>

const typed = (max: number) => z.string().max(max).refine(isStorable, notStorable)

/** What stands in the form of a checkout, also half-typed: kept so that the same address goes on with it elsewhere. */
export const draftSchema = z.object({
  holder: z.object({
    first_name: typed(80),
    last_name: typed(80),
    email: typed(254),
    phone: typed(32),
    country: typed(2),
  }),
  guests: z.array(z.array(z.object({ first_name: typed(80), last_name: typed(80) })).max(40)).max(8),
  arrival_time: typed(20),
  special_requests: typed(1000),
  company: z
    .object({ name: typed(160), eik: typed(13), vat: typed(20), address: typed(300), mol: typed(160) })
    .nullable()
    .meta({ description: 'Null: no invoice for a company is asked for' }),
})
export type Draft = z.infer<typeof draftSchema>

export const openSessionBodySchema = z.object({
  offer_id: text(4000),
  language: languageSchema.optional(),
})

/** Who stays and what the property should know; what is absent stays as it was. */
export const stayWishes = {
  guests: z.array(guestSchema).max(40).optional(),
  arrival_time: z.string().max(20).refine(isStorable, notStorable).nullable().optional(),
  special_requests: z
    .string()
    .overwrite(readParagraphs)
    .max(1000, 'Ensure this field has no more than 1000 characters.')
    .refine(isStorable, notStorable)
    .nullable()
    .optional(),
}

export const updateSessionBodySchema = z.object({
  holder: holderSchema.optional(),
  ...stayWishes,
  promo_code: z.string().overwrite(readPhrase).max(40).refine(isStorable, notStorable).nullable().optional(),
  company: companySchema.nullable().optional().meta({ description: 'For an invoice to a company; null takes it away' }),
  accepted_terms: z.boolean().optional(),
  language: languageSchema.optional(),
  draft: draftSchema.optional(),
  extend: z
    .literal(true)
    .optional()
    .meta({ description: 'Hold for 15 minutes from now; once for each session, else 409 `already_extended`' }),
})
export type UpdateSessionBody = z.input<typeof updateSessionBodySchema>

export const sessionSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'ready', 'paying', 'completed', 'expired', 'abandoned']),
  expires_at: instantSchema,
  seconds_left: z.number().int(),
  can_extend: z.boolean().meta({ description: 'Whether `extend` may still be asked for' }),
  hotel: hotelCardSchema,
  offer: offerSchema,
  price_hash: z.string(),
  holder: holderSchema.nullable(),
  guests: z.array(guestSchema),
  arrival_time: z.string().nullable(),
  special_requests: z.string().nullable(),
  promo_code: z.string().nullable(),
  company: companySchema.nullable(),
  accepted_terms: z.boolean(),
  draft: draftSchema.nullable().meta({ description: 'The form as it was last typed, until it is ordered' }),
  language: languageSchema,
  booking: z.object({ reference: z.string(), key: z.string() }).nullable(),
})
export type CheckoutSession = z.infer<typeof sessionSchema>

export const preCheckoutBodySchema = z.object({ checkout_session: text(100) })
export const changeSchema = z.object({ field: z.string(), old: z.string(), new: z.string() })
export const preCheckoutAnswerSchema = z.object({
  price_hash: z.string(),
  total: z.object({ currency: z.string(), value: decimalSchema, local_fees: decimalSchema }),
  changes: z.array(changeSchema),
})
export type PreCheckoutAnswer = z.infer<typeof preCheckoutAnswerSchema>

/** POST bookings/: orders a stay that is paid at the property. `price_hash` is the one last shown and accepted. */
export const createBookingBodySchema = z.object({
  checkout_session: text(100),
  price_hash: text(100),
})

const moneySchema = z
  .object({
    paid: decimalSchema,
    refunded: decimalSchema,
    disputed: decimalSchema.meta({ description: 'Taken back by the bank of whoever paid: the payment is disputed' }),
    refund_pending: decimalSchema.meta({
      description: 'Of a cancelled or cheaper booking, on its way back to the card',
    }),
    set_aside: decimalSchema.meta({ description: 'Reserved on the card and not taken yet' }),
    due: decimalSchema.meta({ description: 'Still to be paid to us: payment/create_intent/ with `booking`' }),
    due_at: instantSchema.nullable().meta({ description: 'The end of the last day for what is due' }),
    overdue: z.boolean().meta({ description: 'That day is over; the booking stands all the same' }),
  })
  .meta({ description: 'What was paid through us, in the currency of `total`' })

/** An invoice or credit note, and where it is to be had. */
export const issuedPaperSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  about: z.enum(['stay', 'pay_link']),
  number: z.string(),
  issued: stayDateSchema.meta({ description: 'The day of issue in Sofia' }),
  total: decimalSchema.meta({ description: 'Of a credit note: by how much less' }),
  currency: z.string(),
  address: z.string(),
})
export type IssuedPaper = z.infer<typeof issuedPaperSchema>

const requestSchema = z
  .object({
    answer_by: instantSchema,
    outcome: z.enum(requestOutcomes).nullable().meta({ description: 'Null: it waits' }),
    note: z.string().nullable().meta({ description: 'What the property wrote beside its answer' }),
  })
  .meta({ description: 'Of a stay that its property has to confirm' })

export const bookingSchema = z.object({
  reference: z.string(),
  status: z.enum([
    'pending_payment',
    'submitting',
    'confirmed',
    'on_request',
    'unknown',
    'rejected',
    'cancelled',
    'completed',
    'no_show',
    'expired',
  ]),
  payment_status: z.enum(['unpaid', 'authorized', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'voided']),
  payment_type: z.enum(['online', 'deposit', 'property']),
  access_key: z
    .string()
    .optional()
    .meta({ description: 'Only in the answer that made the booking: opens it for the guest by link' }),
  read_only: z
    .literal(true)
    .optional()
    .meta({ description: 'Opened by the key of its documents: nothing can be changed, paid or cancelled with it' }),
  hotel: hotelCardSchema.extend({ phone: z.string().nullable(), check_in: z.string(), check_out: z.string() }),
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  nights: z.number().int(),
  offer: offerSchema,
  total: z.object({ currency: z.string(), value: decimalSchema, local_fees: decimalSchema }),
  money: moneySchema,
  cancellation: cancellationSchema,
  can_cancel: z.boolean(),
  request: requestSchema.nullable(),
  can_change: z.enum(changeRights).meta({
    description: 'anything: dates, guests, rooms; more: only what gives nothing back; see bookings/{reference}/change/',
  }),
  names_until: instantSchema.nullable().meta({ description: 'Until then names may be corrected; null: no longer' }),
  holder: holderSchema,
  guests: z.array(guestSchema),
  arrival_time: z.string().nullable(),
  special_requests: z.string().nullable(),
  language: languageSchema,
  company: companySchema.nullable(),
  documents: z
    .object({
      voucher: z.string().nullable(),
      calendar: z.string().nullable(),
      invoice: z.string().nullable().meta({ description: 'The newest invoice; never a credit note' }),
      invoices: z.array(issuedPaperSchema).meta({ description: 'Every invoice and credit note, the first one first' }),
    })
    .meta({
      description: 'Addresses of the papers, each with a key that opens the papers alone; null: there is none',
    }),
  penalty: decimalSchema.nullable(),
  review_path: z
    .string()
    .nullable()
    .meta({ description: 'Path of the page on which the stay is reviewed, key included; null before its last day' }),
  image: imageSchema.nullable(),
  history: z.array(z.object({ from: z.string().nullable(), to: z.string(), reason: z.string(), at: instantSchema })),
  created_at: instantSchema,
})
export type Booking = z.infer<typeof bookingSchema>

export const cancelBookingBodySchema = z.object({
  simulate: z.boolean().optional(),
  penalty: decimalSchema
    .optional()
    .meta({ description: 'The penalty that was shown; another one by now is refused with 409' }),
  key: z.string().max(100).optional(),
})
export const cancelAnswerSchema = z.object({
  refund: decimalSchema,
  penalty: decimalSchema,
  currency: z.string(),
  deadline: instantSchema.nullable().meta({ description: 'The instant up to which this figure holds' }),
  timezone: z.string(),
  status: z.string(),
})
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>
