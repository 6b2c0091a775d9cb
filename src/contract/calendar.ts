import { z } from 'zod'
import { currencySchema, decimalSchema, stayDateSchema } from './values.ts'

/** Query of GET hotels/{id}/calendar/: days from `from` to `to` inclusive, at most 100 of them. */
export const calendarQuerySchema = z.object({
  from: stayDateSchema,
  to: stayDateSchema,
  rooms: z.string().max(200).default('2'),
  currency: currencySchema.default('EUR'),
})

export const calendarAnswerSchema = z.object({
  currency: currencySchema,
  days: z.array(
    z.object({
      date: stayDateSchema,
      price: decimalSchema
        .nullable()
        .meta({ description: 'Lowest price of this night for the party, null when nothing is free' }),
      available: z.boolean(),
      min_stay: z.number().int(),
      max_stay: z.number().int().nullable(),
      arrival_allowed: z.boolean(),
      departure_allowed: z.boolean(),
    }),
  ),
})
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>
