import { z } from 'zod'
import { guestSchema } from './checkout.ts'
import { hotelCardSchema } from './hotels.ts'
import { decimalSchema, instantSchema, isStorable, languageSchema, notStorable, stayDateSchema } from './values.ts'

/** How a request stands for the property that is to answer it. */
export const requestStates = [
  'waiting',
  'confirmed',
  'declined',
  'unanswered',
  'withdrawn',
  'payment_gone',
  'cancelled',
] as const

/** GET requests/{reference}/?key=: what a property reads before it answers. */
export const stayRequestSchema = z.object({
  reference: z.string(),
  state: z.enum(requestStates).meta({ description: '`cancelled`: by the guest, after it was confirmed' }),
  answer_by: instantSchema,
  timezone: z.string(),
  note: z.string().nullable().meta({ description: 'What was written beside the answer' }),
  hotel: hotelCardSchema,
  checkin: stayDateSchema,
  checkout: stayDateSchema,
  nights: z.number().int(),
  rooms: z.array(
    z.object({
      name: z.string(),
      text_language: languageSchema.optional(),
      board_name: z.string(),
      adults: z.number().int(),
      children_ages: z.array(z.number().int()),
    }),
  ),
  price: z.object({ currency: z.string(), value: decimalSchema, local_fees: decimalSchema }),
  payment_type: z.enum(['online', 'deposit', 'property']),
  guest: z
    .object({
      name: z.string(),
      guests: z.array(guestSchema),
      arrival_time: z.string().nullable(),
      special_requests: z.string().nullable(),
      contact: z
        .object({ email: z.string(), phone: z.string() })
        .nullable()
        .meta({ description: 'Once the stay is confirmed' }),
    })
    .nullable()
    .meta({ description: 'Null: no stay comes of it, so nothing is told of who asked' }),
  ordered_at: instantSchema,
})
export type StayRequest = z.infer<typeof stayRequestSchema>

/** POST requests/{reference}/answer/ */
export const answerBodySchema = z.object({
  key: z.string().max(100),
  answer: z.enum(['confirm', 'decline']),
  note: z
    .string()
    .max(500, 'Ensure this field has no more than 500 characters.')
    .refine(isStorable, notStorable)
    .nullable()
    .optional()
    .meta({ description: 'To the guest; with `decline`, why' }),
})
export type AnswerBody = z.infer<typeof answerBodySchema>
