import { z } from 'zod'
import { payLinkStatuses } from '../domain/payment-requests.ts'
import { issuedPaperSchema } from './checkout.ts'
import { decimalSchema, instantSchema, languageSchema } from './values.ts'

export const requestLinesSchema = z.array(z.object({ text: z.string(), amount: decimalSchema })).min(1)

/** GET payment-requests/{code}/: a pay link, for whoever has its code. Drafts are nobody's but the office's. */
export const paymentRequestSchema = z.object({
  code: z.string(),
  status: z.enum(payLinkStatuses).exclude(['draft']),
  lines: requestLinesSchema.meta({ description: 'They sum to `amount`' }),
  amount: decimalSchema,
  paid_amount: decimalSchema,
  refunded_amount: decimalSchema,
  disputed_amount: decimalSchema.meta({ description: 'Taken back by the bank of whoever paid' }),
  rest: decimalSchema.meta({ description: 'What a payment begun now is over' }),
  currency: z.string(),
  payer_email: z.string(),
  comment: z.string().nullable(),
  language: languageSchema.meta({ description: 'Of what the office wrote: lines and comment' }),
  invoices: z
    .array(issuedPaperSchema)
    .meta({ description: 'What was issued for it, the first one first; each address opens with the code alone' }),
  booking: z.string().nullable().meta({ description: 'Reference of the booking it is about' }),
  due_at: instantSchema.nullable().meta({ description: 'The end of the day by which it is to be paid' }),
  expires_at: instantSchema,
  price_hash: z.string().meta({ description: 'For payment/create_intent/: what was shown is what is paid' }),
})
export type PaymentRequest = z.infer<typeof paymentRequestSchema>
