import { z } from 'zod'
import { readCode, readParagraphs } from '../domain/typed-text.ts'
import { emailSchema, nameSchema, text, typed } from './accounts.ts'
import { contactTopics, longestMessage } from './contact-vocabulary.ts'
import { stayDateSchema } from './values.ts'

export { contactTopics, longestMessage } from './contact-vocabulary.ts'

const blank = 'This field may not be blank.'

/** POST contact/ */
export const contactBodySchema = z.object({
  name: nameSchema,
  email: emailSchema,
  topic: z.enum(contactTopics),
  message: typed(longestMessage, readParagraphs).min(1, blank),
  booking_reference: typed(20, readCode)
    .toUpperCase()
    .regex(/^$|^[0-9A-Z]{8}$/, 'Enter a valid value.')
    .default(''),
  hotel_id: z
    .int('A valid integer is required.')
    .optional()
    .meta({ description: 'What it is about; the mail names it as the catalogue does' }),
  checkin: stayDateSchema.optional(),
  checkout: stayDateSchema.optional(),
  rooms: text(200)
    .default('2')
    .meta({ description: 'Guests of the stay: 2 or 2-5,9 (children of 5 and 9); rooms separated by ;' }),
  leave_empty: text(1000).default('').meta({ description: 'Hidden from people: who fills it in is a program' }),
})
export type ContactBody = z.output<typeof contactBodySchema>

export const contactSentSchema = z.object({
  copy: z.boolean().meta({ description: 'Whether a copy is on its way to the sender' }),
})
export type ContactSent = z.infer<typeof contactSentSchema>
