import { z } from 'zod'
import { emailSchema, nameSchema, text } from './accounts.ts'

/** What somebody writes about; who answers goes by it. */
export const contactTopics = ['booking', 'stay', 'account', 'partnership', 'complaint', 'other'] as const
export const longestMessage = 4000

const blank = 'This field may not be blank.'

/** POST contact/ */
export const contactBodySchema = z.object({
  name: nameSchema,
  email: emailSchema,
  topic: z.enum(contactTopics),
  message: text(longestMessage).trim().min(1, blank),
  booking_reference: text(20)
    .trim()
    .toUpperCase()
    .regex(/^$|^[0-9A-Z]{8}$/, 'Enter a valid value.')
    .default(''),
  leave_empty: text(1000).default('').meta({ description: 'Hidden from people: who fills it in is a program' }),
})
export type ContactBody = z.output<typeof contactBodySchema>

export const contactSentSchema = z.object({
  copy: z.boolean().meta({ description: 'Whether a copy is on its way to the sender' }),
})
export type ContactSent = z.infer<typeof contactSentSchema>
