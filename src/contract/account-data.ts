import { z } from 'zod'
import { emailSchema, passwordSchema, tokenSchema } from './accounts.ts'
import { instantSchema } from './values.ts'

/** Shows that it is the account's owner: the password, or a code of POST /auth/token/otp/request/. */
const proof = {
  password: passwordSchema.optional(),
  otp_token: tokenSchema.optional(),
  code: tokenSchema.max(20).optional(),
}
export const proofSchema = z.object(proof)
export type Proof = z.output<typeof proofSchema>

/** When a code is asked for after the right password; `never` only in the demo. */
export const secondSteps = ['new_device', 'always', 'never'] as const
export const secondStepSchema = z.enum(secondSteps)
export type SecondStep = z.infer<typeof secondStepSchema>

/** GET users/security/ */
export const securitySchema = z.object({
  second_step: secondStepSchema,
  second_step_choices: z.array(secondStepSchema).meta({ description: 'What it can be set to here' }),
  email_change: z
    .object({ new_email: z.string(), expires_at: instantSchema })
    .nullable()
    .meta({ description: 'An address that waits to be confirmed' }),
})
export type Security = z.infer<typeof securitySchema>

/** PATCH users/security/ */
export const updateSecurityBodySchema = z.object({ second_step: secondStepSchema, ...proof })
export type UpdateSecurityBody = z.output<typeof updateSecurityBodySchema>

/** One device that is asked for no code. */
export const trustedDeviceSchema = z.object({
  id: z.number().int(),
  device: z.string(),
  created_at: instantSchema,
  expires_at: instantSchema,
})
export type TrustedDevice = z.infer<typeof trustedDeviceSchema>

/** POST users/change_email/ */
export const changeEmailBodySchema = z.object({ new_email: emailSchema, ...proof })
export type ChangeEmailBody = z.output<typeof changeEmailBodySchema>
export const emailChangeSchema = z.object({ new_email: z.string(), expires_at: instantSchema })
export type EmailChangeAnswer = z.infer<typeof emailChangeSchema>

/** POST /auth/email/confirm/, /auth/email/keep/ and /auth/erasure/stop/: the token of the mail. */
export const mailTokenBodySchema = z.object({ token: tokenSchema })

/** POST users/erasure/ */
export const erasureSchema = z.object({ erases_at: instantSchema.nullable() })
export type Erasure = z.infer<typeof erasureSchema>

/** Mails that nobody gets without having asked for them. */
export const mailChoices = ['marketing', 'price_drops'] as const
export const mailChoiceSchema = z.enum(mailChoices)
export type MailChoice = z.infer<typeof mailChoiceSchema>

/** Where a choice was made; `email`: by the link in a mail. */
export const choicePlaces = ['register', 'profile', 'privacy', 'wishlist', 'email'] as const
export const choiceRecordSchema = z.object({
  choice: mailChoiceSchema,
  given: z.boolean(),
  place: z.enum(choicePlaces),
  at: instantSchema,
})
export type ChoiceRecord = z.infer<typeof choiceRecordSchema>

/** GET users/choices/: what was chosen, and every change of it, the last first. */
export const choicesSchema = z.object({ marketing: z.boolean(), log: z.array(choiceRecordSchema) })
export type Choices = z.infer<typeof choicesSchema>
/** PATCH users/choices/ */
export const updateChoicesBodySchema = z.object({ marketing: z.boolean() })
