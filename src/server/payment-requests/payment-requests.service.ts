import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { holderSchema } from '../../contract/checkout.ts'
import { type PaymentRequest, paymentRequestSchema, requestLinesSchema } from '../../contract/payment-requests.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { LinkGround } from '../../domain/invoicing.ts'
import { toDecimal } from '../../domain/money.ts'
import {
  isPayable,
  movePayLink,
  type PayLinkStatus,
  payLinkStatuses,
  requestEnd,
  statusByMoney,
} from '../../domain/payment-requests.ts'
import { endOfDay, localDay } from '../../domain/stay-dates.ts'
import { type BookingRow, findBookingById } from '../bookings/paid-bookings.service.ts'
import type { DB } from '../db/schema.ts'
import type { Paper } from '../documents/documents.service.ts'
import { listLinkIssued, readLinkInvoice } from '../documents/link-invoices.service.ts'
import { AppError } from '../http/errors.ts'
import type { Keys } from '../keys.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { messageOf } from '../messages.ts'
import {
  expireRows,
  findPayLink,
  insertPayLink,
  lockPayLink,
  noteViewed,
  type PayLinkRow,
  sumPenaltyLinks,
  updatePayLink,
} from './payment-requests.repository.ts'

export { findPayLinkById, listPayLinks, lockPayLink, type PayLinkRow } from './payment-requests.repository.ts'

/** The agency's own days, in which it says until when something is to be paid. */
const zone = 'Europe/Sofia'

export type Ask = {
  email: string
  /** Empty when nobody knows it. */
  name: string
  /** Minor units; they sum to what is asked for. */
  lines: readonly { text: string; amount: number }[]
  currency: string
  comment: string | null
  bookingId: number | null
  /** The last day for it. */
  dueDay: string | null
  language: Language
  /** On what ground it will be invoiced, with the VAT in it; absent: on that of a stay. */
  invoiced?: { ground: LinkGround; vatPercent: number | null }
  /** It is what the guest of `bookingId` still owes of its penalty, and not for something further. */
  paysPenalty?: boolean
}

/** Makes a pay link and mails it, or keeps it as a draft. Whoever has its code may see and pay it: 128 random bits. */
export async function askPayment(
  { db, keys, now }: { db: Kysely<DB>; keys: Keys; now: Date },
  ask: Ask,
  { draft = false } = {},
): Promise<PayLinkRow> {
  const { currency, language } = ask
  const dueAt = ask.dueDay === null ? null : new Date(endOfDay(ask.dueDay, zone))
  return db.transaction().execute(async (trx) => {
    const row = await insertPayLink(trx, {
      code: randomBytes(16).toString('base64url'),
      booking_id: ask.bookingId,
      lines: ask.lines.map(({ text, amount }) => ({ text, amount: toDecimal(amount, currency) })),
      amount: ask.lines.reduce((sum, { amount }) => sum + amount, 0),
      currency,
      payer_email: ask.email,
      payer_name: ask.name,
      comment: ask.comment,
      language,
      ground: ask.invoiced?.ground ?? null,
      vat_percent: ask.invoiced?.vatPercent ?? null,
      pays_penalty: ask.paysPenalty ?? false,
      status: draft ? 'draft' : 'sent',
      due_at: dueAt,
      expires_at: new Date(requestEnd({ dueAt: dueAt?.getTime() ?? null, now: now.getTime() })),
      created_at: now,
      sent_at: draft ? null : now,
    })
    if (!draft) await queueMail(trx, await writePayLink(trx, row, 'payment_asked'), keys, now)
    return row
  })
}

/** Why no penalty is asked for: nothing is owed to us, or a link for it is open. */
export type NoPenalty = 'nothing owed' | 'asked already' | 'nobody to ask'

/**
 * Asks who booked for what a cancelled booking's penalty is more than was paid, of their stay and by links of this kind. A stay that is
 * paid at the property owes its penalty there.
 */
export async function askPenalty(
  context: { db: Kysely<DB>; keys: Keys; now: Date },
  booking: BookingRow,
  { dueDay, draft }: { dueDay: string | null; draft: boolean },
): Promise<PayLinkRow | NoPenalty> {
  const { kept, open } = await sumPenaltyLinks(context.db, booking.id)
  const toUs = booking.status === 'cancelled' && booking.payment_type !== 'property'
  const owed = toUs ? (booking.penalty ?? 0) - (booking.paid - booking.refunded - booking.disputed) - kept : 0
  if (open) return 'asked already'
  if (owed <= 0) return 'nothing owed'
  const holder = holderSchema.safeParse(booking.holder).data
  if (!holder || booking.person_forgotten_at !== null) return 'nobody to ask'
  const language = languageSchema.parse(booking.language)
  const text = messageOf(language, 'documents', 'invoice.fee', { reference: booking.reference })
  const ask = {
    email: holder.email,
    name: holder.first_name,
    lines: [{ text, amount: owed }],
    currency: booking.currency,
    comment: null,
    bookingId: booking.id,
    paysPenalty: true,
    dueDay,
    language,
  }
  return askPayment(context, ask, { draft })
}

/** Mails the link of a draft. False when it is none. */
export async function sendDraft(
  { db, keys, now }: { db: Kysely<DB>; keys: Keys; now: Date },
  code: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPayLink(trx, { code })
    const status = row && movePayLink(readPayLinkStatus(row), 'send')
    if (!row || !status) return false
    await updatePayLink(trx, row.id, { status, sent_at: now })
    await queueMail(trx, await writePayLink(trx, row, 'payment_asked'), keys, now)
    return true
  })
}

/** Takes a link back. A payment under way on it is let go when it comes. False when it has ended or something was paid. */
export async function cancelPayLink(db: Kysely<DB>, code: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPayLink(trx, { code })
    const status = row && movePayLink(readPayLinkStatus(row), 'cancel')
    if (!row || !status) return false
    await updatePayLink(trx, row.id, { status, ended_at: now })
    return true
  })
}

/** Ends links whose time is over; answers how many. */
export function expirePayLinks(db: Kysely<DB>, now: Date): Promise<number> {
  return expireRows(db, now)
}

/** A link as whoever has its code is told; that it was opened is noted. 404 for an unknown code and for a draft. */
export async function readPayLink({ db, now }: { db: Kysely<DB>; now: Date }, code: string): Promise<PaymentRequest> {
  const row = (await noteViewed(db, code, now)) ?? (await findPayLink(db, code))
  if (!row || row.status === 'draft') throw new AppError('not_found')
  const [booking, issued] = await Promise.all([findAskedAbout(db, row), listLinkIssued(db, row)])
  const address = `/api/v1/payment-requests/${row.code}/invoice.pdf`
  const decimal = (minor: number) => toDecimal(minor, row.currency)
  const status = readPayLinkStatus(row)
  return {
    code: row.code,
    // The job comes once in a while, and the truth at once.
    status: paymentRequestSchema.shape.status.parse(isPayable(status) && row.expires_at <= now ? 'expired' : status),
    lines: requestLinesSchema.parse(row.lines),
    amount: decimal(row.amount),
    paid_amount: decimal(row.paid_amount),
    refunded_amount: decimal(row.refunded_amount),
    disputed_amount: decimal(row.disputed_amount),
    rest: decimal(row.amount - row.paid_amount),
    currency: row.currency,
    payer_email: row.payer_email,
    comment: row.comment,
    language: languageSchema.parse(row.language),
    invoices: issued.map((paper) => ({ ...paper, address: `${address}?number=${paper.number}` })),
    booking: booking?.reference ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    price_hash: hashPayLink(row),
  }
}

/** An invoice or credit note of a link. 404 for an unknown code, and for a number that is none of its own. */
export async function readPayLinkInvoice(
  db: Kysely<DB>,
  code: string,
  { number, language }: { number: string; language: Language | undefined },
): Promise<Paper> {
  const row = await findPayLink(db, code)
  if (!row) throw new AppError('not_found')
  return readLinkInvoice({ db }, row, language ?? languageSchema.parse(row.language), number)
}

/** The booking that a link is about, if it is about one. */
export async function findAskedAbout(db: Kysely<DB>, row: Pick<PayLinkRow, 'booking_id'>) {
  return row.booking_id === null ? undefined : findBookingById(db, row.booking_id)
}

/** A fingerprint of what is asked for and what of it is still open: only what was shown can be paid. */
export function hashPayLink({ code, lines, amount, paid_amount: paid, currency }: PayLinkRow): string {
  return createHash('sha256')
    .update(JSON.stringify([code, lines, amount, paid, currency]))
    .digest('base64url')
    .slice(0, 32)
}

/** The state of a link as the table of moves knows it. */
export function readPayLinkStatus(row: Pick<PayLinkRow, 'status'>): PayLinkStatus {
  return z.enum(payLinkStatuses).parse(row.status)
}

/** Whether a locked link can take so much, in minor units. */
export function takesMoney(row: PayLinkRow, amount: number): boolean {
  return isPayable(readPayLinkStatus(row)) && amount <= row.amount - row.paid_amount
}

/** Money came or went back, in minor units; the caller has locked the link. Answers how it stands since. */
export async function notePayLinkMoney(
  trx: Kysely<DB>,
  row: PayLinkRow,
  change: { paid?: number; refunded?: number; disputed?: number; now: Date },
): Promise<PayLinkRow> {
  const paid = row.paid_amount + (change.paid ?? 0)
  const refunded = row.refunded_amount + (change.refunded ?? 0)
  const disputed_amount = row.disputed_amount + (change.disputed ?? 0)
  const status = statusByMoney({ status: readPayLinkStatus(row), amount: row.amount, paid, refunded })
  const ended_at = status === 'partially_paid' ? null : (row.ended_at ?? change.now)
  const next = { status, paid_amount: paid, refunded_amount: refunded, disputed_amount, ended_at }
  await updatePayLink(trx, row.id, next)
  return { ...row, ...next }
}

type RequestMail = Extract<Mail, { kind: 'payment_asked' | 'request_paid' }>

/**
 * What whoever is to pay is told: that they are asked, or what came. It names what is paid for, never more than the link shows.
 * @param sum what this payment was over, in minor units; absent: what is asked for.
 */
export async function writePayLink(
  db: Kysely<DB>,
  row: PayLinkRow,
  kind: 'payment_asked' | 'request_paid',
  sum?: number,
): Promise<RequestMail> {
  const language = languageSchema.parse(row.language)
  const booking = await findAskedAbout(db, row)
  return {
    kind,
    language,
    recipient: row.payer_email,
    data: {
      name: row.payer_name,
      path: `${language === 'en' ? '/en' : ''}/pay/${row.code}`,
      lines: requestLinesSchema.parse(row.lines),
      sum: toDecimal(sum ?? row.amount, row.currency),
      rest: toDecimal(row.amount - row.paid_amount, row.currency),
      currency: row.currency,
      comment: row.comment ?? '',
      booking: booking?.reference ?? '',
      due_day: row.due_at === null ? null : localDay(new Date(row.due_at.getTime() - 1), zone),
      last_day: localDay(new Date(row.expires_at.getTime() - 1), zone),
    },
  }
}
