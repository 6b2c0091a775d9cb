import { z } from 'zod'
import { intentStatuses } from '../domain/payment-states.ts'
import { decimalSchema, instantSchema } from './values.ts'

const required = 'This field is required.'
const id = z.string({ error: (issue) => (issue.input === undefined ? required : 'Not a valid string.') }).max(100)

/** POST payment/create_intent/: for a checkout session, a pay link, or the rest of a booking (`booking` with its `key` or owner). */
export const createIntentBodySchema = z.object({
  checkout_session: id.optional(),
  payment_request: id.optional().meta({ description: 'Code of a pay link' }),
  booking: id.optional(),
  key: id.optional(),
  price_hash: id
    .optional()
    .meta({ description: 'The one last shown; required with checkout_session and payment_request' }),
  method: z.enum(['card']).default('card'),
})

export const paymentPurposes = ['full', 'deposit', 'balance', 'request'] as const

export const intentSchema = z.object({
  id: z.string(),
  client_secret: z.string(),
  amount: decimalSchema,
  currency: z.string(),
  status: z.enum(intentStatuses),
  provider: z.string(),
  next_action: z
    .object({ type: z.literal('redirect_to_checkout') })
    .nullable()
    .meta({ description: 'redirect_to_checkout: ask payment/checkout/ for the address of the hosted page' }),
})
export type PaymentIntent = z.infer<typeof intentSchema>

/** POST payment/checkout/ */
export const hostedCheckoutBodySchema = z.object({ payment_intent: id })
export const hostedCheckoutSchema = z.object({ redirect_url: z.string() })
export type HostedCheckout = z.infer<typeof hostedCheckoutSchema>

/** GET payment/payment_status/?payment_intent= */
export const paymentStatusQuerySchema = z.object({ payment_intent: id })
export const paymentStatusSchema = intentSchema.omit({ client_secret: true, next_action: true }).extend({
  purpose: z.enum(paymentPurposes),
  error: z
    .string()
    .nullable()
    .meta({ description: 'Why the last try failed or the payment ended: card_declined, hold_expired, stay_gone, ...' }),
  /** Of the session that is paid for; null for the rest of a booking and for a pay link. */
  checkout_session: z.string().nullable(),
  /** Code of the pay link that is paid. */
  payment_request: z.string().nullable(),
  booking: z
    .object({ reference: z.string(), key: z.string(), status: z.string(), payment_status: z.string() })
    .nullable()
    .meta({ description: 'Only once the booking stands: confirmed, or waiting for the property' }),
  expires_at: instantSchema,
})
export type PaymentStatusAnswer = z.infer<typeof paymentStatusSchema>

/** POST payment/cancel_payment/ */
export const cancelPaymentBodySchema = z.object({ payment_intent: id })

/** What is paid when: the first part is due with the order. */
export const paymentScheduleSchema = z.array(
  z.object({
    amount: decimalSchema,
    due: z.enum(['now', 'later', 'property']),
    due_at: instantSchema.nullable().meta({ description: 'With `later`: the end of the last day for it' }),
  }),
)
export type WirePaymentSchedule = z.infer<typeof paymentScheduleSchema>
