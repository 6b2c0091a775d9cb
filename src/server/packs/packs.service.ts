import { createHash } from 'node:crypto'
import { type Zippable, zipSync } from 'fflate'
import { offerSchema, type WireReceiptLine } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { fromDecimal } from '../../domain/money.ts'
import { readChoices } from '../accounts/choices.service.ts'
import { findForOffice } from '../bookings/bookings.service.ts'
import { type CalendarContext, makeCalendar, makeVoucher, type Paper } from '../documents/documents.service.ts'
import { listInvoicePapers } from '../documents/invoices.service.ts'
import { type Wording, wordingOf } from '../documents/wording.service.ts'
import { AppError } from '../http/errors.ts'
import { type AcceptedText, findAcceptedText } from '../legal/legal.service.ts'
import { messageOf } from '../messages.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findForOffice>>>
type Consent = { what: string; given: boolean; at: string; text_sha256?: string | null }

/**
 * Everything that shows how a booking came about and what was agreed, as one ZIP: accepted terms with their hash, receipt, consents,
 * papers and history, for programs and for people, and a manifest with the SHA-256 of each file. Undefined for an unknown reference.
 */
export async function makePack(context: CalendarContext, reference: string, now: Date): Promise<Paper | undefined> {
  const found = await findForOffice(context.db, reference)
  if (!found) return undefined
  const { row } = found
  const language = languageSchema.parse(row.language)
  const [terms, consents, papers] = await Promise.all([
    row.accepted_text_hash === null ? undefined : findAcceptedText(context.db, row.accepted_text_hash),
    listConsents(context, found),
    makePapers(context, found, language, now),
  ])
  const offer = offerSchema.parse(row.offer)
  const files: [name: string, content: Buffer][] = [
    ['booking.json', toJson({ ...publicFields(found), history: found.events })],
    ['receipt.json', toJson({ price: offer.price, receipt: offer.receipt, cancellation: offer.cancellation })],
    ...(found.versions.length > 0
      ? [
          ['versions.json', toJson(found.versions.map(({ booking_id: _id, ...version }) => version))] as [
            string,
            Buffer,
          ],
        ]
      : []),
    ['consents.json', toJson(consents)],
    ...(terms ? [[`terms-${terms.hash.slice(0, 12)}.txt`, Buffer.from(terms.body)] as [string, Buffer]] : []),
    ...papers.map(({ name, content }): [string, Buffer] => [`documents/${name}`, content]),
  ]
  files.push(['index.html', Buffer.from(writeIndex({ found, language, terms, consents, files, now }))])
  const manifest = {
    format: 'zefir-pack-1',
    reference: row.reference,
    made_at: now.toISOString(),
    files: files.map(([name, content]) => ({ name, bytes: content.length, sha256: hash(content) })),
  }
  const all: Zippable = Object.fromEntries([...files, ['manifest.json', toJson(manifest)]])
  const content = Buffer.from(zipSync(all, { mtime: now }))
  return { name: `${row.reference}-pack.zip`, type: 'application/zip', content }
}

/** Of a booking whose person was erased there are no papers with names any more; those that cannot be had are left out. */
async function makePapers(context: CalendarContext, { row }: Found, language: Language, now: Date): Promise<Paper[]> {
  const invoices = await listInvoicePapers(context, row, language)
  if (row.person_forgotten_at !== null) return invoices
  const others = await Promise.all(
    [makeVoucher(context, row, language), makeCalendar(context, row, language, now)].map((made) =>
      made.catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'no_voucher') return undefined
        throw error
      }),
    ),
  )
  return [...others.filter((paper) => paper !== undefined), ...invoices]
}

async function listConsents({ db }: CalendarContext, { row }: Found): Promise<Consent[]> {
  const accepted: Consent[] = row.accepted_terms_at
    ? [
        {
          what: 'terms',
          given: true,
          at: row.accepted_terms_at.toISOString(),
          text_sha256: row.accepted_text_hash,
        },
      ]
    : []
  if (row.account_id === null) return accepted
  const { log } = await readChoices(db, row.account_id)
  return [...accepted, ...log.map(({ choice, given, at }) => ({ what: choice, given, at }))]
}

function publicFields({ row }: Found) {
  const { id: _id, account_id: _account, checkout_session_id: _session, ...fields } = row
  return fields
}

type Index = {
  found: Found
  language: Language
  terms: AcceptedText | undefined
  consents: readonly Consent[]
  files: readonly (readonly [name: string, content: Buffer])[]
  now: Date
}

/** The same for people: one page without anything to fetch. */
function writeIndex({ found, language, terms, consents, files, now }: Index): string {
  const wording = wordingOf(language)
  const say = (key: string, params?: Record<string, string>) => wording.say(`pack.${key}`, params)
  const { row, events } = found
  const at = (instant: Date | string) => wording.moment(new Date(instant), 'Europe/Sofia')
  const status = (name: string) => messageOf(language, 'booking', `status.${name}`)
  const title = say('title', { reference: row.reference })
  const parts = [
    section(say('state'), [status(row.status)]),
    section(say('stay'), [`${wording.date(row.checkin)} – ${wording.date(row.checkout)}`]),
    section(say('receipt'), describeReceipt(offerSchema.parse(row.offer).receipt, row.currency, wording)),
    section(say('total'), [wording.money(row.total, row.currency)]),
    section(say('terms'), [describeTerms(row.accepted_terms_at, terms, say, at)]),
    section(
      say('consents'),
      consents.map(({ what, given, at: moment }) => {
        const named = what === 'terms' ? say('consentTerms') : say('consentMarketing', { given: given ? 'yes' : 'no' })
        return `${at(moment)}: ${named}`
      }),
    ),
    section(
      say('history'),
      events.map(
        (event) => `${at(event.at)}: ${status(event.to)} (${event.reason}, ${say('actor', { actor: event.actor })})`,
      ),
    ),
    section(
      say('documents'),
      files.map(([name, content]) => `${name} (SHA-256 ${hash(content)})`),
    ),
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(title)}</title>
<style>body{max-width:760px;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1c2430;overflow-wrap:anywhere}h1,h2{color:#16305f;line-height:1.2}h2{font-size:1.1rem;margin:1.5rem 0 .25rem}ul{margin:0;padding-inline-start:1.2rem}</style></head>
<body><h1>${plain(title)}</h1><p>${plain(say('made', { when: at(now) }))}</p>
${parts.join('\n')}
</body></html>
`
}

function describeReceipt(lines: readonly WireReceiptLine[], currency: string, { money }: Wording): string[] {
  return lines.map(({ name, quantity, unit_amount: unit, amount }) => {
    const sum = (value: string) => money(fromDecimal(value, currency) ?? 0, currency)
    return `${name}: ${quantity} × ${sum(unit)} = ${sum(amount)}`
  })
}

function describeTerms(
  acceptedAt: Date | null,
  terms: AcceptedText | undefined,
  say: (key: string, params?: Record<string, string>) => string,
  at: (instant: Date) => string,
): string {
  if (!acceptedAt) return say('termsNever')
  const when = at(acceptedAt)
  return terms ? say('termsKept', { version: terms.version, when, hash: terms.hash }) : say('termsMissing', { when })
}

function section(title: string, lines: readonly string[]): string {
  return `<h2>${plain(title)}</h2><ul>${lines.map((line) => `<li>${plain(line)}</li>`).join('')}</ul>`
}

function plain(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
