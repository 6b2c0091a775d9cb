import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { AppDeps } from '../app-deps.ts'
import type { Config } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { findCalendarCancellation, findVoucher, type Paper } from '../documents/documents.service.ts'
import { holdClaim } from '../jobs/claims.ts'
import { deriveKeys, type Keys } from '../keys.ts'
import { isMailKind, type Mail, mailKinds, urgentKinds } from './mail-kinds.ts'
import { seal, unseal } from './mail-seal.ts'
import { type WrittenMail, writeMail } from './mail-texts.ts'
import {
  claimMail,
  countStuck,
  deleteMailsBefore,
  insertMail,
  listMails,
  markFailed,
  markSent,
  type OutgoingMail,
  renewMailClaim,
  type StuckMails,
} from './outbox.repository.ts'
import { isRefusedForGood, writeInstead } from './refused-mails.ts'

export { readAddresses } from './addresses.ts'
export type { Mail } from './mail-kinds.ts'
export type { ReceptionStay } from './reception.ts'

const minute = 60_000
/** Pauses before each further try; after the last a mail is given up. */
const pauses = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)

/** How long a mail that is out, or was given up, can still be looked up. */
const keptDays = 30

/** One dead mail server must not hold up a run for ever. */
const socketPatienceMs = 20_000

/** Mails of one run that are on their way at a time: the one's document is drawn while the mail server takes the other. */
const workers = 3

/** How often the claim on a mail is renewed while it is being sent, in milliseconds. */
const renewMs = 8000

/** A mail ready for the outbox, for statements that put it there beside what it is about. */
export type SealedMail = { kind: string; language: string; recipient: string; sealed: string }

export function sealMail({ kind, language, recipient, data }: Mail, keys: Keys): SealedMail {
  return { kind, language, recipient, sealed: seal(JSON.stringify(data), keys.mail) }
}

/** Puts a mail into the outbox: with the transaction that is the reason for it, or not at all. */
export async function queueMail(db: Kysely<DB>, mail: Mail, keys: Keys, now: Date): Promise<void> {
  await insertMail(db, { ...sealMail(mail, keys), now })
}

export type MailContext = { db: Kysely<DB>; config: Config; keys: Keys; clock: () => Date }
export type MailReport = { sent: number; failed: number }

/** Which mails a run takes: only those that somebody waits for, or all, those first. */
export type MailLane = 'urgent' | 'all'

/**
 * Sends every mail of a lane that is due, each once however many processes do it at a time; what fails waits longer each time.
 * Without SMTP settings nothing happens and the mails stay. A crash between sending and noting it sends one again: its Message-ID is
 * the same then, by which mail servers know it.
 */
export async function sendDueMails(context: MailContext, lane: MailLane = 'all'): Promise<MailReport> {
  const { config } = context
  const report: MailReport = { sent: 0, failed: 0 }
  if (!config.mail.smtpUrl) return report
  const transport = createTransport({
    url: config.mail.smtpUrl,
    connectionTimeout: socketPatienceMs,
    greetingTimeout: socketPatienceMs,
    socketTimeout: socketPatienceMs,
  })
  const work = async () => {
    for (;;) {
      const outcome = await sendNextMail(context, transport, lane)
      if (!outcome) return
      report[outcome]++
    }
  }
  try {
    const runs = await Promise.allSettled(Array.from({ length: workers }, work))
    const broken = runs.find((run) => run.status === 'rejected')
    if (broken) throw broken.reason
    return report
  } finally {
    transport.close()
  }
}

/** Takes one mail and sends it; undefined when none is due. */
async function sendNextMail(
  context: MailContext,
  transport: Transporter,
  lane: MailLane,
): Promise<keyof MailReport | undefined> {
  const { db, clock } = context
  const row = await claimMail(db, { first: urgentKinds, onlyFirst: lane === 'urgent', now: clock() })
  if (!row) return undefined
  try {
    const renew = () => renewMailClaim(db, row, clock())
    await holdClaim({ renew, everyMs: renewMs }, () => sendMail(context, transport, row))
    await markSent(db, row.id, clock())
    return 'sent'
  } catch (error) {
    const { config, keys } = context
    const instead = isRefusedForGood(error) ? writeInstead(readMail(row, keys), config.operator.email) : []
    const pause = instead.length > 0 ? undefined : pauses[row.tries - 1]
    const now = clock()
    const nextTry = pause === undefined ? null : new Date(now.getTime() + pause)
    await db.transaction().execute(async (trx) => {
      await markFailed(trx, { id: row.id, fault: describeFault(error), nextTry, now })
      for (const mail of instead) await queueMail(trx, mail, keys, now)
    })
    return 'failed'
  }
}

/** Writes one mail and gives it to the mail server. */
async function sendMail(context: MailContext, transport: Transporter, row: OutgoingMail): Promise<void> {
  const { config, keys } = context
  const mail = readMail(row, keys)
  const paper = await findPaper(context, mail)
  const { subject, text, html, stop } = writeMail(mail, config, { attached: paper !== undefined })
  await transport.sendMail({
    subject,
    text,
    html,
    attachments: paper ? [{ filename: paper.name, content: paper.content, contentType: paper.type }] : [],
    from: config.mail.from,
    to: { name: '', address: row.recipient },
    ...(mail.kind === 'contact_message' ? { replyTo: { name: mail.data.name, address: mail.data.email } } : {}),
    messageId: messageIdOf(row, config),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': row.language,
      ...(stop ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  })
}

/** What goes with a mail is made when it leaves: it would lie open in the outbox, and be of yesterday after a failure. */
async function findPaper(context: MailContext, mail: Mail): Promise<Paper | undefined> {
  switch (mail.kind) {
    case 'booking_confirmed':
    case 'booking_changed':
      return findVoucher(context, mail.data.reference)
    case 'booking_cancelled':
    case 'booking_called_off':
    case 'request_ended':
      return findCalendarCancellation(context, mail.data.reference, context.clock())
    default:
      return undefined
  }
}

const postOffices = new WeakMap<FastifyInstance, () => void>()

/**
 * Sends in the background what was just put into the outbox, each time it is told: a code is good for minutes, and the job comes
 * four times in one. Mails that somebody waits for have workers of their own, so they do not wait for others to be drawn or taken.
 * The application closes when the mails in flight are out. All who ask for the same application share the workers.
 */
export function openPostOffice(
  app: FastifyInstance,
  { db, config, secrets, clock }: Pick<AppDeps, 'db' | 'config' | 'secrets' | 'clock'>,
): () => void {
  const open = postOffices.get(app)
  if (open) return open
  const context = { db, config, keys: deriveKeys(secrets), clock }
  const lanes = (['urgent', 'all'] as const).map((lane) => openLane(app, () => sendDueMails(context, lane)))
  const nudge = () => {
    if (!config.mail.smtpUrl) return
    for (const run of lanes) run()
  }
  postOffices.set(app, nudge)
  return nudge
}

function openLane(app: FastifyInstance, send: () => Promise<unknown>): () => void {
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0
  app.addHook('onClose', async () => {
    await line
  })
  return () => {
    // One run is under way and one comes after it: that one sees everything that came meanwhile.
    if (waiting >= 2) return
    waiting++
    line = line
      .then(send)
      // The job tries again.
      .catch((error: unknown) => app.log.error({ err: error }, 'mails could not be sent'))
      .finally(() => waiting--)
  }
}

/** What an operator should know: mails that failed and wait, and mails that were given up lately. */
export function findStuckMails(db: Kysely<DB>, now: Date): Promise<StuckMails> {
  return countStuck(db, now)
}

export async function forgetOldMails(db: Kysely<DB>, now: Date): Promise<void> {
  await deleteMailsBefore(db, new Date(now.getTime() - keptDays * 24 * 60 * minute))
}

export type ShownMail = { id: number; recipient: string; language: string; createdAt: Date; written: WrittenMail }

/** The newest mails as they would go out; those already out say nothing any more. */
export async function readMailbox(
  { db, config, keys }: Omit<MailContext, 'clock'>,
  limit: number,
): Promise<ShownMail[]> {
  const rows = await listMails(db, limit)
  return rows.flatMap((row) => {
    if (row.sealed === null) return []
    const { id, recipient, language, created_at: createdAt } = row
    return [{ id, recipient, language, createdAt, written: writeMail(readMail(row, keys), config) }]
  })
}

function readMail(row: OutgoingMail, keys: Keys): Mail {
  const { kind, recipient } = row
  if (!isMailKind(kind) || row.sealed === null) throw new Error(`The mail ${row.id} cannot be written`)
  const data: unknown = JSON.parse(unseal(row.sealed, keys.mail))
  const language = row.language === 'bg' ? 'bg' : 'en'
  // Each branch gives its own kind the data of that kind.
  switch (kind) {
    case 'confirm_new_email':
    case 'email_taken':
    case 'email_change_asked':
    case 'email_changed':
    case 'email_changed_from':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'contact_message':
    case 'contact_copy':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'erasure_asked':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'account_erased':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'deadline_near':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'booking_confirmed':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'booking_changed':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'booking_cancelled':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_received':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_asked':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_ended':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_cancelled':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_corrected':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'property_booked':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'property_changed':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'property_cancelled':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'request_over':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'property_arrivals':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'guest_unreachable':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'booking_link':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'booking_called_off':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'payment_received':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'balance_due':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'payment_refunded':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'payment_asked':
    case 'request_paid':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'review_asked':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'price_drop':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    case 'sign_in_code':
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
    default:
      return { kind, language, recipient, data: mailKinds[kind].parse(data) }
  }
}

function messageIdOf(row: OutgoingMail, config: Config): string {
  const { hostname } = new URL(config.publicOrigin)
  const mark = createHash('sha256').update(`${row.id} ${row.created_at.toISOString()}`).digest('hex').slice(0, 24)
  return `<${mark}@${hostname}>`
}

/** The kind of failure and the server's code: its whole answer may repeat the address. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  const response = 'responseCode' in error && error.responseCode ? ` ${String(error.responseCode)}` : ''
  return `${code}${response}`.slice(0, 100)
}
