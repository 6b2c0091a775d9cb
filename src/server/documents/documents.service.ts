import type { Booking, IssuedPaper } from '../../contract/checkout.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { Config } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { type Keys, papersKey } from '../keys.ts'
import { gatherFacts, type PaperContext } from './booking-facts.ts'
import { writeCalendar } from './calendar-file.ts'
import { type BookingRow, findDocumented } from './documents.repository.ts'
import { drawPaper } from './drawing.ts'
import { writeVoucherPage } from './voucher-page.ts'

export { settle } from './settlement.ts'

/** Also who sends the site's mails: the organizer of a calendar's entries. */
export type CalendarContext = PaperContext & { config: Pick<Config, 'mail'> }

/** A file as it is sent or attached. */
export type Paper = { name: string; type: string; content: Buffer }

/** Bookings with which one can arrive. */
const vouched = ['confirmed', 'completed', 'no_show']
/** Bookings that a calendar knows of: also those that it should forget. */
const noted = [...vouched, 'on_request', 'cancelled']
/** Bookings that a calendar may know of and of which no stay comes. */
const ended = ['cancelled', 'rejected']

/** The voucher in one of our languages. 404 `no_voucher` for a booking that is not confirmed. */
export async function makeVoucher(context: PaperContext, row: BookingRow, language: Language): Promise<Paper> {
  if (!vouched.includes(row.status)) throw new AppError('no_voucher')
  const content = await drawPaper({ paper: 'voucher', facts: await gatherFacts(context, row, language) })
  return { name: `${row.reference}-voucher.pdf`, type: 'application/pdf', content }
}

/** The voucher as a page that a browser keeps for times without a network. 404 `no_voucher`. */
export async function makeVoucherPage(
  context: PaperContext,
  row: BookingRow,
  language: Language,
  now: Date,
): Promise<Paper> {
  if (!vouched.includes(row.status)) throw new AppError('no_voucher')
  const html = writeVoucherPage(await gatherFacts(context, row, language), now)
  return { name: `${row.reference}.html`, type: 'text/html; charset=utf-8', content: Buffer.from(html) }
}

/** The stay as a calendar file. 404 `no_voucher` for a booking of which no stay was ever to come. */
export async function makeCalendar(
  context: CalendarContext,
  row: BookingRow,
  language: Language,
  now: Date,
): Promise<Paper> {
  if (!noted.includes(row.status)) throw new AppError('no_voucher')
  const text = writeCalendar(await gatherFacts(context, row, language), now, context.config.mail.from)
  return { name: `${row.reference}.ics`, type: 'text/calendar; charset=utf-8', content: Buffer.from(text) }
}

/**
 * What takes a stay out of a calendar again, for the mail that tells of its end, in the booking's language. Undefined for a
 * booking that stands or of which nobody is named any more.
 */
export async function findCalendarCancellation(
  context: CalendarContext,
  reference: string,
  now: Date,
): Promise<Paper | undefined> {
  const row = await findDocumented(context.db, reference)
  if (!row || !ended.includes(row.status)) return undefined
  const facts = await gatherFacts(context, row, languageSchema.parse(row.language))
  return {
    name: `${row.reference}.ics`,
    type: 'text/calendar; charset=utf-8; method=CANCEL',
    content: Buffer.from(writeCalendar(facts, now, context.config.mail.from)),
  }
}

/** The voucher for a mail about a booking, in the booking's language; undefined when there is none any more. */
export async function findVoucher(context: PaperContext, reference: string): Promise<Paper | undefined> {
  const row = await findDocumented(context.db, reference)
  if (!row || !vouched.includes(row.status)) return undefined
  return makeVoucher(context, row, languageSchema.parse(row.language))
}

/** Where a booking's papers are to be had, with the key that opens them and nothing else. */
export function listPapers(
  row: Pick<BookingRow, 'reference' | 'status'>,
  keys: Keys,
  issued: readonly Omit<IssuedPaper, 'address'>[],
): Booking['documents'] {
  const address = (file: string) => `/api/v1/bookings/${row.reference}/${file}?key=${papersKey(row.reference, keys)}`
  return {
    voucher: vouched.includes(row.status) ? address('voucher.pdf') : null,
    calendar: noted.includes(row.status) ? address('calendar.ics') : null,
    invoice: issued.some(({ kind, about }) => kind === 'invoice' && about === 'stay') ? address('invoice.pdf') : null,
    invoices: issued.map((paper) => ({ ...paper, address: `${address('invoice.pdf')}&number=${paper.number}` })),
  }
}
