import type { Config } from '../config.ts'
import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'
import { isMoneyMail, moneyFacts, wordMoney } from './money-lines.ts'
import { isReceptionMail, wordReception } from './reception-lines.ts'
import { type StayMail, wordStay } from './stay-lines.ts'
import { wordSubject } from './subject-lines.ts'

/**
 * A mail as it goes out; `inner` is the part of the HTML that the demo's mailbox shows. `stop`: where one ends mails that one
 * asked for; its page takes a one-click POST (RFC 8058) too.
 */
export type WrittenMail = { subject: string; text: string; html: string; inner: string; stop?: string }

type Site = Pick<Config, 'publicOrigin' | 'operator'>

/** Colours of the site's tokens; a mail reader knows no style sheet of ours. */
const colours = { ink: '#1c2430', soft: '#5b6675', ground: '#f4f6f8', paper: '#ffffff', accent: '#0b6e75' }

/**
 * Writes a mail in its language, plain and in HTML, the same words in both. Links begin with the configured origin: a request's
 * own Host header would let anybody send our mails with links to theirs.
 * @param sent whether a paper goes with it.
 */
export function writeMail(mail: Mail, site: Site, sent: { attached: boolean } = { attached: true }): WrittenMail {
  const { language, kind, data } = mail
  const operator = site.operator.name[language]
  const facts = {
    operator,
    name: data.name,
    ...('new_email' in data ? { old: data.old_email, new: data.new_email } : {}),
    ...('checkin' in data ? { hotel: data.hotel, reference: data.reference } : {}),
    ...('stay' in data ? { hotel: data.hotel, reference: data.stay.reference, guest: data.stay.guest } : {}),
    ...('what' in data ? { what: data.what } : {}),
    attached: sent.attached ? 'yes' : 'no',
    ...('deadline' in data ? wordDeadline(data, language) : {}),
    ...('outcome' in data ? { outcome: data.outcome } : {}),
    ...('why' in data ? { why: data.why } : {}),
    ...('money' in data ? { money: data.money } : {}),
    ...('arrivals' in data ? { hotel: data.hotel, count: data.arrivals.length } : {}),
    ...('address' in data ? { address: data.address } : {}),
    ...('day' in data ? { day: formatDay(data.day, language) } : {}),
    ...('topic' in data ? wordInquiry(data, language) : {}),
    ...moneyFacts(mail),
  }
  const say = (key: string) => holdYears(messageOf(language, 'mail', key, facts))
  const isToUs = kind === 'contact_message' || kind === 'guest_unreachable'
  const subject = say(`${kind}.subject`)
  const path =
    'path' in data
      ? (data.path ?? undefined)
      : 'about' in data && typeof data.about === 'object'
        ? data.about?.path
        : undefined
  const link = path === undefined ? undefined : `${site.publicOrigin}${path}`
  const code = 'code' in data ? data.code : undefined
  const action = link === undefined ? undefined : { label: say(`${kind}.action`), link }
  const lines = linesOf(mail, operator).map(holdYears)
  const stop = 'stop' in data ? { label: say('price_drop.stop'), link: `${site.publicOrigin}${data.stop}` } : undefined
  const parts = {
    instead: wordInstead(mail),
    greeting: say(isToUs ? 'contact_message.greeting' : data.name === '' ? 'greetingPlain' : 'greeting'),
    body: say(`${kind}.body`),
    note: say(`${kind}.note`),
    sender: say(isToUs ? 'contact_message.sender' : 'sender'),
  }
  const address = [operator, site.operator.address, site.operator.phone, site.operator.email]
    .filter(Boolean)
    .join(' · ')
  const words = wordsOf(mail)
  const middle = [lines.join('\n') || undefined, words, code, action && `${action.label}:\n${action.link}`].filter(
    (part) => part !== undefined,
  )
  const text = [
    ...(parts.instead ? [parts.instead] : []),
    parts.greeting,
    parts.body,
    ...middle,
    parts.note,
    ...(stop ? [`${stop.label}:\n${stop.link}`] : []),
    `${parts.sender}\n${address}`,
  ].join('\n\n')
  const inner = [
    `<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:${colours.accent}">${escapeHtml(operator)}</p>`,
    parts.instead ? paragraph(parts.instead, colours.accent) : '',
    paragraph(parts.greeting),
    paragraph(parts.body),
    lines.length > 0
      ? `<p style="margin:0 0 16px;line-height:1.8;color:${colours.ink}">${lines.map(escapeHtml).join('<br>')}</p>`
      : '',
    words === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colours.accent};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(words)}</blockquote>`,
    code === undefined
      ? ''
      : `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
    action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.accent};color:#ffffff;text-decoration:none;font-weight:700">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${colours.soft};word-break:break-all">${escapeHtml(action.link)}</p>`
      : '',
    paragraph(parts.note, colours.soft),
    stop
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(stop.link)}" style="color:${colours.accent}">${escapeHtml(stop.label)}</a></p>`
      : '',
    `<p style="margin:24px 0 0;font-size:13px;color:${colours.soft}">${escapeHtml(parts.sender)}<br>${escapeHtml(address)}</p>`,
  ].join('\n')
  const written = { subject, text: `${text}\n`, html: layOutPage(language, subject, inner), inner }
  return stop ? { ...written, stop: stop.link } : written
}

/** What somebody wrote, set apart from what we write. */
function wordsOf(mail: Mail): string | undefined {
  if ('message' in mail.data) return mail.data.message
  if ('note' in mail.data) return mail.data.note ?? undefined
  return mail.kind === 'payment_asked' && mail.data.comment !== '' ? mail.data.comment : undefined
}

/** No line ends between a year and its "г.". */
function holdYears(text: string): string {
  return text.replaceAll(/(\d{4}) г\./g, '$1\u00a0г.')
}

function linesOf(mail: Mail, operator: string): string[] {
  if (mail.kind === 'price_drop') return mail.data.items.map((item) => wordDrop(item, mail.language))
  if (isMoneyMail(mail)) return wordMoney(mail)
  if (isReceptionMail(mail)) return wordReception(mail, operator)
  if ('topic' in mail.data) return wordSubject(mail.data.about, mail.language)
  return isStayMail(mail) ? wordStay(mail) : []
}

/** To us, why a mail for a property came to us. */
function wordInstead({ data, language }: Mail): string | undefined {
  if (!('instead' in data) || data.instead === null) return undefined
  const { why, address, phone } = data.instead
  const facts = { hotel: data.hotel, address: address || 'none', phone: phone || 'none' }
  return messageOf(language, 'mail', `instead.${why}`, facts)
}

function isStayMail(mail: Mail): mail is StayMail {
  return 'checkin' in mail.data && !isMoneyMail(mail)
}

function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

type Inquiry = Extract<Mail, { kind: 'contact_message' }>['data']

function wordInquiry({ email, topic, reference, language: read, about }: Inquiry, language: 'bg' | 'en') {
  return {
    email,
    reference: reference || 'none',
    read,
    topic: messageOf(language, 'contact', `form.topics.${topic}`),
    subject: about ? 'hotel' : 'topic',
    hotel: about?.hotel ?? '',
  }
}

type Deadline = Extract<Mail, { kind: 'deadline_near' }>['data']

function wordDeadline({ hotel, reference, deadline, timezone, fee, currency }: Deadline, language: 'bg' | 'en') {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone })
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  return { hotel, reference, deadline: time.format(new Date(deadline)), fee: money.format(Number(fee)) }
}

type Drop = Extract<Mail, { kind: 'price_drop' }>['data']['items'][number]

/** "Villa, 11 – 14 March: €200.00, now €180.00". */
function wordDrop({ name, checkin, checkout, before, now }: Drop, language: 'bg' | 'en'): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const dates = checkin && checkout ? days.formatRange(new Date(checkin), new Date(checkout)) : ''
  const sums = { before: money.format(Number(before)), now: money.format(Number(now)) }
  return messageOf(language, 'mail', dates ? 'price_drop.stay' : 'price_drop.night', { name, dates, ...sums })
}

function paragraph(text: string, colour = colours.ink): string {
  return `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(text)}</p>`
}

/** A document around mails, with style attributes alone: mail readers drop the rest, and the site's policy forbids it. */
export function layOutPage(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colours.ground};font:16px/1.5 Manrope,Arial,sans-serif;color:${colours.ink}">
<div style="max-width:560px;margin:0 auto;padding:32px 6%;border-radius:12px;background:${colours.paper}">
${body}
</div></body></html>
`
}

/** Text that stands between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
