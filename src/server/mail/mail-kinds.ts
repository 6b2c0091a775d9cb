import { z } from 'zod'
import { contactTopics } from '../../contract/contact.ts'

/** What somebody wrote to the agency; `language` is what the site was read in, `reference` may be empty. */
const written = z.object({
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  reference: z.string(),
  language: z.enum(['bg', 'en']),
})
const aboutEmail = z.object({ name: z.string(), path: z.string(), old_email: z.string(), new_email: z.string() })
/** `day` is a calendar day in Sofia, YYYY-MM-DD. */
const aboutDay = z.object({ name: z.string(), path: z.string(), day: z.string() })

/** A stay as mails tell it. Hours are HH:MM at the property, sums decimals. */
const aboutStay = z.object({
  name: z.string(),
  path: z.string(),
  reference: z.string(),
  hotel: z.string(),
  checkin: z.string(),
  checkout: z.string(),
})

/** Every mail that is sent, with what has to be known to write it. Paths begin with `/` and are of the mail's language. */
export const mailKinds = {
  verify_email: z.object({ name: z.string(), path: z.string() }),
  already_registered: z.object({ name: z.string(), path: z.string() }),
  sign_in_code: z.object({ name: z.string(), code: z.string() }),
  reset_password: z.object({ name: z.string(), path: z.string() }),
  password_changed: z.object({ name: z.string(), path: z.string() }),
  confirm_new_email: aboutEmail,
  email_taken: aboutEmail,
  email_change_asked: aboutEmail,
  email_changed: aboutEmail,
  email_changed_from: aboutEmail,
  erasure_asked: aboutDay,
  erasure_cancelled: z.object({ name: z.string(), path: z.string() }),
  account_erased: z.object({ name: z.string() }),
  contact_message: written,
  contact_copy: written,
  /** `deadline` is an instant, the zone that of the property; the fee is what cancelling costs from then on. */
  deadline_near: z.object({
    name: z.string(),
    path: z.string(),
    reference: z.string(),
    hotel: z.string(),
    deadline: z.iso.datetime({ offset: true }),
    timezone: z.string(),
    fee: z.string(),
    currency: z.string(),
  }),
  /** The voucher goes with it, made when it is sent. `free_until`: an instant, or null. */
  booking_confirmed: aboutStay.extend({
    city: z.string(),
    check_in: z.string(),
    check_out: z.string(),
    rooms: z.string(),
    total: z.string(),
    /** Paid at the property beside the total. */
    local_fees: z.string(),
    currency: z.string(),
    at_property: z.boolean(),
    free_until: z.iso.datetime({ offset: true }).nullable(),
    timezone: z.string(),
  }),
  /** `owed_to`: whom a penalty is due to that nobody has paid yet. */
  booking_cancelled: aboutStay.extend({
    penalty: z.string(),
    refund: z.string(),
    currency: z.string(),
    owed_to: z.enum(['property', 'us']),
  }),
  /** Once for a stay, the day after it; `path` is that of the review, key included. */
  review_asked: aboutStay,
  /** Prices are decimals in euro, for the stay or, without dates, for a night. */
  price_drop: z.object({
    name: z.string(),
    path: z.string(),
    stop: z.string(),
    items: z.array(
      z.object({
        name: z.string(),
        checkin: z.string().nullable(),
        checkout: z.string().nullable(),
        before: z.string(),
        now: z.string(),
      }),
    ),
  }),
} satisfies Record<string, z.ZodType>

export type MailKind = keyof typeof mailKinds

/** A mail as a feature orders it. */
export type Mail = {
  [K in MailKind]: { kind: K; language: 'bg' | 'en'; recipient: string; data: z.infer<(typeof mailKinds)[K]> }
}[MailKind]

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
