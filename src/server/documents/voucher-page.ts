import encodeQR from 'qr'
import type { BookingFacts } from './booking-facts.ts'
import { wordVoucher } from './voucher-words.ts'
import { wordingOf } from './wording.service.ts'

/** The house's colours by day and by night; the page has no style sheet to follow the site's tokens with. */
const look = {
  page: 'light-dark(#f4f6f8,#10161f)',
  paper: 'light-dark(#ffffff,#19212d)',
  ink: 'light-dark(#1c2430,#eef1f6)',
  soft: 'light-dark(#5b6675,#b4bdca)',
  strong: 'light-dark(#16305f,#b7cdf5)',
  line: 'light-dark(#dfe4ea,#36404e)',
  note: 'light-dark(#fdf1e0,#3a2c18)',
  noteInk: 'light-dark(#8a4b00,#f6c98d)',
}

/**
 * The voucher as one page that needs nothing else: a browser keeps it for times without a network. Styles stand in attributes, as the
 * site's policy allows no style element that it does not know.
 */
export function writeVoucherPage(facts: BookingFacts, savedAt: Date): string {
  const words = wordVoucher(facts)
  const { say, moment } = wordingOf(facts.language)
  const saved = say('voucher.saved', { when: moment(savedAt, 'Europe/Sofia') })
  const sections = [
    block(words.who.label, [
      ...words.who.rooms.map(
        (room) => `<p style="${para}"><b>${text(room.name)}</b><br>${soft(room.facts)}<br>${text(room.guests)}</p>`,
      ),
      ...words.contacts.map(({ label, text: told }) => `<p style="${para}">${soft(label)}<br>${text(told)}</p>`),
    ]),
    block(words.money.label, [
      ...words.money.rows.map(
        ({ label, sum, strong }) =>
          `<p style="${para};display:flex;justify-content:space-between;gap:16px${strong ? `;font-weight:700;color:${look.noteInk}` : ''}"><span>${text(label)}</span><span style="white-space:nowrap">${text(sum)}</span></p>`,
      ),
      words.money.note ? `<p style="${para}">${text(words.money.note)}</p>` : '',
    ]),
    block(words.way.label, [
      ...(words.way.phone
        ? [
            `<p style="${para}">${soft(words.way.phone.label)}<br><a style="color:${look.strong}" href="tel:${text(words.way.phone.text.replaceAll(' ', ''))}">${text(words.way.phone.text)}</a></p>`,
          ]
        : []),
      `<p style="${para}">${soft(words.way.position.label)}<br>${text(words.way.position.text)}</p>`,
      `<p style="${para}">${soft(words.way.taxi)}</p>`,
      ...words.way.requests.map(
        ({ language, text: told }) =>
          `<p lang="${language}" style="${para};font-size:18px;font-weight:600">${text(told)}</p>`,
      ),
    ]),
    block(words.bring.label, [list(words.bring.lines)]),
    block(words.cancellation.label, [list(words.cancellation.lines)]),
  ]
  const when = [words.arrival, words.departure].map(
    ({ label, day, hour }) =>
      `<p style="margin:0;flex:1 1 200px">${soft(label)}<br><b>${text(day)}</b><br>${text(hour)}</p>`,
  )
  return `<!doctype html>
<html lang="${facts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${text(words.title)}</title></head>
<body style="margin:0;background:${look.page};color:${look.ink};font:16px/1.5 Manrope,system-ui,sans-serif">
<p role="status" style="margin:0;padding:12px 20px;background:${look.note};color:${look.noteInk};text-align:center"><b>${text(say('voucher.offline'))}</b><br>${text(saved)}</p>
<main style="max-width:640px;margin:0 auto;padding:24px 20px 48px">
<p style="margin:0 0 4px;color:${look.soft}">${text(words.operator.name)} · ${text(words.heading)} · ${text(words.reference)} <b style="color:${look.strong}">${text(facts.reference)}</b></p>
<h1 style="margin:0 0 4px;font-size:28px;line-height:1.2;color:${look.strong}">${text(facts.hotel.name)}</h1>
<p style="margin:0 0 20px;color:${look.soft}">${text(words.where)}</p>
<div style="display:flex;flex-wrap:wrap;gap:16px;padding:16px 20px;border-radius:12px;background:${look.paper}">${when.join('')}</div>
<p style="margin:8px 0 0;color:${look.soft}">${text(words.nights)}</p>
${sections.join('\n')}
<p style="width:160px;margin:24px 0 4px;padding:10px;border-radius:12px;background:#ffffff;color:#16305f">${encodeQR(facts.link, 'svg', { ecc: 'medium', border: 1 })}</p>
<p style="margin:0 0 24px;color:${look.soft}">${text(words.online)}</p>
<p style="margin:0;font-size:14px;color:${look.soft}">${words.operator.lines.map(text).join('<br>')}</p>
</main></body></html>
`
}

const para = 'margin:0 0 10px'

function block(label: string, parts: string[]): string {
  return `<section style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid ${look.line}"><h2 style="margin:0 0 10px;font-size:18px;color:${look.strong}">${text(label)}</h2>${parts.join('')}</section>`
}

function list(lines: readonly string[]): string {
  return `<ul style="margin:0;padding:0 0 0 20px">${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`
}

function soft(words: string): string {
  return `<span style="font-size:14px;color:${look.soft}">${text(words)}</span>`
}

function text(words: string): string {
  return words.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
