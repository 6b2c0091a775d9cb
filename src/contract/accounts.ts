import { z } from 'zod'
import { emailPattern, readDigits, readEmail, readLine, readPhoneText } from '../domain/typed-text.ts'
import { currencySchema, instantSchema, isStorable, languageSchema, notStorable } from './values.ts'

const required = 'This field is required.'
const blank = 'This field may not be blank.'

/** A text of a form; what is wrong with it is said in the wire's sentences. */
export function text(max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : notStorable) })
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine(isStorable, notStorable)
}

/** A text of a form, first read as `read` says: what cannot be seen in it counts for nothing. */
export function typed(max: number, read: (value: string) => string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : notStorable) })
    .overwrite(read)
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine(isStorable, notStorable)
}

export const nameSchema = typed(80, readLine).min(1, blank)
export const emailSchema = typed(254, readEmail)
  .min(1, blank)
  .pipe(z.email({ pattern: emailPattern, error: 'Enter a valid email address.' }))
const phone = typed(32, readPhoneText).regex(/^$|^\+?[0-9 ()/.-]{6,32}$/, 'Enter a valid phone number.')
/** Spaces at the ends belong to a password; its own bounds are told by the rules of passwords, this one is for the sender. */
export const passwordSchema = text(1000).min(1, blank)
export const tokenSchema = text(4000).trim().min(1, blank)

const tokens = {
  access: z.string().meta({ description: 'JWT for `Authorization: Bearer`, good for five minutes' }),
  refresh: z.string().meta({ description: 'JWT; the one before it stays good until this one is first used' }),
}
export const tokenPairSchema = z.object(tokens)
export type TokenPair = z.infer<typeof tokenPairSchema>

export const nothingSchema = z.object({})

/** POST /auth/register/ */
export const registerBodySchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  first_name: nameSchema,
  last_name: nameSchema,
  phone: phone.nullish(),
  language: languageSchema.optional(),
  marketing_consent: z.boolean().default(false),
  accept_terms: z.boolean({ error: (issue) => (issue.input === undefined ? required : 'Must be a valid boolean.') }),
})
export type RegisterBody = z.output<typeof registerBodySchema>

/** POST /auth/register/verify/: the token of the mail. */
export const verifyEmailBodySchema = z.object({ token: tokenSchema })

/** POST /auth/token/ */
export const signInBodySchema = z.object({
  email: typed(254, readEmail).min(1, blank),
  password: passwordSchema,
  device_token: text(200).nullish().meta({ description: 'Of a device that was to be remembered' }),
})
export type SignInBody = z.output<typeof signInBodySchema>

export const codeAskedSchema = z.object({
  otp_required: z.literal(true),
  otp_token: z.string(),
  remember_device_enabled: z.boolean(),
})
export const signedInSchema = z.object({
  ...tokens,
  device_trusted: z.boolean(),
  device_token: z.string().optional().meta({ description: 'Sent back at the next sign-in, good for 30 days' }),
})
export type SignedIn = z.infer<typeof signedInSchema>
export const signInAnswerSchema = z.union([signedInSchema, codeAskedSchema])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

/** POST /auth/token/otp/request/: by address without a password, or again for a token that asked for a code. */
export const requestCodeBodySchema = z.object({ email: emailSchema.optional(), otp_token: tokenSchema.optional() })
export type RequestCodeBody = z.output<typeof requestCodeBodySchema>
export const codeSentSchema = z.object({
  message: z.string(),
  remember_device_enabled: z.boolean(),
  otp_token: z.string(),
})
export type CodeSent = z.infer<typeof codeSentSchema>

/** POST /auth/token/otp/verify/ */
export const verifyCodeBodySchema = z.object({
  otp_token: tokenSchema,
  code: typed(20, readDigits).min(1, blank),
  remember_device: z.boolean().optional(),
})

/** POST /auth/token/refresh/ and /auth/logout/ */
export const refreshBodySchema = z.object({ refresh: tokenSchema })

/** POST /auth/password/forgot/ and /auth/password/reset/ */
export const forgotPasswordBodySchema = z.object({ email: emailSchema })
export const messageSchema = z.object({ message: z.string() })
export const resetPasswordBodySchema = z.object({ token: tokenSchema, new_password: passwordSchema })

/** POST users/change_password/ */
export const changePasswordBodySchema = z.object({ current_password: passwordSchema, new_password: passwordSchema })

/** One place where somebody is signed in. */
export const accountSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

/** What an account says of its person, wherever it is told. */
export const personShape = {
  id: z.number().int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  language: languageSchema,
  currency: currencySchema,
}

/** GET users/me/ */
export const profileSchema = z.object({
  ...personShape,
  is_staff: z.boolean(),
  partner: z
    .object({ id: z.number().int(), slug: z.string(), name: z.string(), role: z.string() })
    .nullable()
    .meta({ description: 'The partner whose people this account belongs to' }),
  marketing_consent: z.boolean(),
  date_joined: instantSchema,
  erases_at: instantSchema
    .nullable()
    .meta({ description: 'When the account is erased, as its owner asked; until then it can be kept' }),
})
export type Profile = z.infer<typeof profileSchema>

/** PATCH users/me/: what is absent stays as it is. */
export const updateProfileBodySchema = z.object({
  first_name: nameSchema.optional(),
  last_name: nameSchema.optional(),
  phone: phone.nullable().optional(),
  country: z
    .string({ error: notStorable })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Enter a valid value.')
    .nullable()
    .optional(),
  language: languageSchema.optional(),
  currency: currencySchema.optional(),
  marketing_consent: z.boolean().optional(),
})
export type UpdateProfileBody = z.output<typeof updateProfileBodySchema>
