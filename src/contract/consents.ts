import { z } from 'zod'
import { consentCategories } from '../domain/consent.ts'
import { instantSchema, languageSchema } from './values.ts'

/** POST /api/v1/consents/: an answer to the question about cookies, as the visitor's own cookie keeps it. */
export const consentBodySchema = z.object({
  consent_id: z.uuid('Not a valid string.').meta({ description: 'The random number of the cookie' }),
  revision: z.number().int().min(0).max(32_767),
  categories: z
    .array(z.enum(consentCategories))
    .max(consentCategories.length)
    .refine((given) => given.includes('necessary') && new Set(given).size === given.length, 'Not a valid choice.')
    .meta({ description: 'What was accepted; the necessary ones always are' }),
  language: languageSchema.meta({ description: 'In which language it was asked' }),
  consented_at: instantSchema.meta({ description: 'By the clock of the visitor' }),
})
export type ConsentBody = z.output<typeof consentBodySchema>

export const consentSavedSchema = z.object({})
