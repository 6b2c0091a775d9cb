import { z } from 'zod'
import { languageSchema, stayDateSchema } from '../../contract/values.ts'
import { invoiceGrounds } from '../../domain/invoicing.ts'

const inBoth = z.record(languageSchema, z.string())

/** All that an invoice says, kept as it was issued: what it is made of may change afterwards, it may not. Sums in minor units. */
export const invoiceContentSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  corrects: z.object({ number: z.string(), issued: stayDateSchema }).nullable(),
  reference: z.string(),
  /** Days in Sofia. */
  issued: stayDateSchema,
  supplied: stayDateSchema,
  supplier: z.object({
    name: inBoth,
    legalName: z.string(),
    address: z.string(),
    eik: z.string(),
    vat: z.string(),
    logo: z.boolean(),
  }),
  customer: z.object({
    name: z.string(),
    address: z.string().nullable(),
    eik: z.string().nullable(),
    vat: z.string().nullable(),
    mol: z.string().nullable(),
  }),
  lines: z.array(z.object({ text: inBoth, amount: z.number().int() })),
  currency: z.string(),
  ground: z.enum(invoiceGrounds),
  groundText: inBoth,
  total: z.number().int(),
  tax: z.object({ percent: z.number(), net: z.number().int(), amount: z.number().int() }).nullable(),
  method: z.enum(['card', 'bank', 'other']),
})
export type InvoiceContent = z.infer<typeof invoiceContentSchema>
