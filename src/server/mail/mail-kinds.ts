import { z } from 'zod'
import { contactTopics } from '../../contract/contact.ts'
import { requestLinesSchema } from '../../contract/payment-requests.ts'
import { receptionStaySchema, toProperty } from './reception.ts'

/** What somebody wrote to the agency; `language` is what the site was read in, `reference` may be empty. */
const written = z.object({
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  reference: z.string(),
  language: z.enum(['bg', 'en']),
  /** The hotel and the stay that it is about; `rooms` in the wire's notation. */
  about: z
    .object({
      hotel: z.string(),
      city: z.string(),
      path: z.string(),
      stay: z.object({ checkin: z.string(), checkout: z.string(), rooms: z.string() }).nullable(),
    })
    .nullable()
    .default(null),
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

/** A stay that its property has to confirm. */
const aboutRequest = aboutStay.extend({ rooms: z.string() })
/** A stay for the reception. `path`: the property's own page about it, where it has one. */
const aboutArrival = z.object({
  ...toProperty,
  name: z.string(),
  hotel: z.string(),
  path: z.string().nullable(),
  stay: receptionStaySchema,
})
const asked = {
  answer_by: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  total: z.string(),
  local_fees: z.string(),
  currency: z.string(),
}
/** What is paid by a link. Sums are decimals, days YYYY-MM-DD in Sofia; `comment` and `booking` may be empty. */
const aboutPayLink = z.object({
  name: z.string(),
  path: z.string(),
  lines: requestLinesSchema,
  sum: z.string(),
  rest: z.string(),
  currency: z.string(),
  comment: z.string(),
  booking: z.string(),
  due_day: z.string().nullable(),
  last_day: z.string(),
})
/** A stay that stands, as its voucher tells it. `free_until`: an instant, or null. */
const aboutBooking = aboutStay.extend({
  city: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  rooms: z.string(),
  total: z.string(),
  /** Paid at the property beside the total. */
  local_fees: z.string(),
  currency: z.string(),
  at_property: z.boolean(),
  /** With a card, now and later; null: nothing of the kind. Mails of the program before this one say neither. */
  paid: z.string().nullable().default(null),
  rest: z
    .object({ sum: z.string(), due_at: z.iso.datetime({ offset: true }) })
    .nullable()
    .default(null),
  free_until: z.iso.datetime({ offset: true }).nullable(),
  timezone: z.string(),
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
  /** The voucher goes with it, made when it is sent. */
  booking_confirmed: aboutBooking,
  /** As above, with the new voucher; `what`: dates, rooms or price, or only who comes. */
  booking_changed: aboutBooking.extend({
    what: z.enum(['stay', 'guests']),
    old_checkin: z.string(),
    old_checkout: z.string(),
    old_total: z.string(),
    /** Still to be paid to us, and going back to the card. */
    due: z.string(),
    refund: z.string(),
  }),
  /** `owed_to`: whom a penalty is due to that nobody has paid yet. */
  booking_cancelled: aboutStay.extend({
    penalty: z.string(),
    refund: z.string(),
    currency: z.string(),
    owed_to: z.enum(['property', 'us']),
    /** Its guest asked for it, or never paid the rest. Mails of the program before this one do not say. */
    why: z.enum(['asked', 'unpaid']).default('asked'),
  }),
  /** To a guest whose stay waits for its property. `answer_by`: an instant. */
  request_received: aboutRequest.extend({ ...asked, money: z.enum(['card', 'property']) }),
  /** To the property, which answers by `path`. `guest`: who ordered. */
  request_asked: aboutRequest.extend({ ...asked, ...toProperty, guest: z.string() }),
  /** To a guest of whose request no stay came. `note`: the property's own words, or null. */
  request_ended: aboutRequest.extend({
    outcome: z.enum(['declined', 'unanswered', 'payment_gone']),
    note: z.string().nullable(),
    money: z.enum(['card', 'property']),
  }),
  /** To the property: nobody waits for its answer any more. */
  request_over: aboutRequest.extend(toProperty),
  /** To the property: a stay there is confirmed, however that came about. */
  property_booked: aboutArrival,
  /** To the property: a confirmed stay is another (`old`: as it was), or its guests, their hour of arrival or their wishes are. */
  property_changed: aboutArrival.extend({
    what: z.enum(['stay', 'guests']),
    old: z.object({ checkin: z.string(), checkout: z.string(), rooms: z.array(z.string()) }).nullable(),
  }),
  /** To the property: nobody comes. `penalty`: a decimal; whom it is due to follows from where the stay is paid. */
  property_cancelled: aboutArrival.extend({ penalty: z.string(), why: z.enum(['guest', 'property', 'unpaid']) }),
  /** Written by the program before this one, as is `request_corrected`: `property_cancelled` and `property_changed` now. */
  request_cancelled: aboutRequest.extend({
    guest: z.string(),
    penalty: z.string(),
    currency: z.string(),
    owed_to: z.enum(['property', 'us']),
  }),
  request_corrected: aboutRequest.extend({
    guest: z.string(),
    guests: z.array(z.string()),
    arrival_time: z.string().nullable(),
    special_requests: z.string().nullable(),
  }),
  /** To the property on the evening before: who arrives on `day` (YYYY-MM-DD), and who no longer does. */
  property_arrivals: z.object({
    ...toProperty,
    name: z.string(),
    hotel: z.string(),
    day: z.string(),
    arrivals: z.array(receptionStaySchema.extend({ changed: z.boolean() })),
    gone: z.array(z.object({ reference: z.string(), guest: z.string(), why: z.enum(['cancelled', 'moved']) })),
  }),
  /** To us: a mail about this booking was refused for good by the server of its guest's address. */
  guest_unreachable: aboutStay.omit({ path: true }).extend({ address: z.string() }),
  /** To whoever asked for the link of their booking again. */
  booking_link: aboutStay,
  /** To a guest whose booking we had to cancel. */
  booking_called_off: aboutStay.extend({ refund: z.string(), currency: z.string() }),
  /** A payment after the one that the confirmation tells of. `rest` is what is due to us after it. */
  payment_received: aboutStay.extend({ sum: z.string(), paid: z.string(), rest: z.string(), currency: z.string() }),
  /** The rest of a stay; `due_at` is the end of its day, `office_from` when somebody looks at what to do. */
  balance_due: aboutStay.extend({
    stage: z.enum(['week', 'day', 'overdue', 'last']),
    paid: z.string(),
    rest: z.string(),
    currency: z.string(),
    due_at: z.iso.datetime({ offset: true }),
    office_from: z.iso.datetime({ offset: true }),
    timezone: z.string(),
  }),
  /** Money that went back and that no other mail has told of; `about` names what it was for. */
  payment_refunded: z.object({
    name: z.string(),
    path: z.string(),
    about: z.string(),
    reason: z.enum(['unbooked', 'other']),
    sum: z.string(),
    currency: z.string(),
  }),
  payment_asked: aboutPayLink,
  request_paid: aboutPayLink,
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

/** Somebody sits before the screen and waits for these: they never wait behind other mail. */
export const urgentKinds: readonly MailKind[] = [
  'sign_in_code',
  'reset_password',
  'verify_email',
  'already_registered',
  'confirm_new_email',
  'email_taken',
  'booking_link',
]

/** A mail as a feature orders it. */
export type Mail = {
  [K in MailKind]: { kind: K; language: 'bg' | 'en'; recipient: string; data: z.infer<(typeof mailKinds)[K]> }
}[MailKind]

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
