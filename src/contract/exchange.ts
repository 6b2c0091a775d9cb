import { z } from 'zod'
import { instantSchema, stayDateSchema } from './values.ts'

/** Whose an exchange rate is: a central bank's, the shop's own, or made for the demo. */
export const exchangeSources = ['ecb', 'bnb', 'own', 'demo'] as const
export const exchangeSourceSchema = z.enum(exchangeSources)
export type ExchangeSource = z.infer<typeof exchangeSourceSchema>

/** How a sum was converted for display. */
export const exchangeSchema = z.object({
  from: z.string(),
  to: z.string(),
  from_per_euro: z.number(),
  to_per_euro: z.number(),
  as_of: stayDateSchema.nullable().meta({ description: 'Day of the older of the two rates' }),
  source: z
    .enum([...exchangeSources, 'mixed'])
    .optional()
    .meta({ description: 'Whose the rates are; mixed when two rates have two sources. Absent in stays of old' }),
  fetched_at: instantSchema
    .nullable()
    .optional()
    .meta({ description: 'When the shop took the rates over, the earlier of two' }),
})
export type WireExchange = z.infer<typeof exchangeSchema>
