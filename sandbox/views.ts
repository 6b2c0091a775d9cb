import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { toDecimal } from '../src/domain/money.ts'
import { cards } from './cards.ts'
import type { Payment } from './payments.ts'
import { type Language, texts } from './texts.ts'

export type Merchant = { bg: string; en: string }

/** What pages load besides themselves: nothing stands inline, so that the policy can forbid it. */
export const assets = {
  css: readAsset('page.css'),
  js: readAsset('page.js'),
}

function readAsset(name: string): { text: string; path: string } {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { text, path: `/assets/${mark}/${name}` }
}

const shield = `<svg class="mark" viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="1.8"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 5 6v5c0 4.6 2.9 8.2 7 10 4.1-1.8 7-5.4 7-10V6z"/><path d="m9 12 2.2 2.2L15 10"/></svg>`

/** The page that takes the payment. `error` is a stable word; the card tried before stays chosen. */
export function renderPay(payment: Payment, merchant: Merchant, error: string | null, now: number): string {
  const { language } = payment
  const say = texts[language]
  const amount = showAmount(payment)
  const chosen = payment.card ?? 'success'
  const options = cards.map((card) => {
    const { title, hint } = say.cards[card]
    return `<label class="card"><input type="radio" name="card" value="${card}" required${card === chosen ? ' checked' : ''}>
      <span class="card-text"><b>${escapeHtml(title)}</b> <span>${escapeHtml(hint)}</span></span></label>`
  })
  return layout(
    language,
    say.payTitle,
    `<section class="sum" aria-label="${escapeHtml(say.payTitle)}">
      <p class="what">${escapeHtml(payment.description)}</p>
      <p class="amount">${escapeHtml(amount)}</p>
      ${merchant[language] ? `<p class="soft">${escapeHtml(say.merchant)}: ${escapeHtml(merchant[language])}</p>` : ''}
      ${renderDeadline(payment, now)}
    </section>
    ${error ? `<p class="error" role="alert" id="error">${escapeHtml(findError(language, error))}</p>` : ''}
    <form method="post" action="/pay/${payment.id}">
      <fieldset${error ? ' aria-describedby="error"' : ''}><legend>${escapeHtml(say.choose)}</legend>${options.join('')}</fieldset>
      <button type="submit">${escapeHtml(say.pay(amount))}</button>
    </form>
    <p class="way-out"><a href="${escapeHtml(payment.cancel_url)}">${escapeHtml(say.cancel)}</a></p>`,
  )
}

/** The second step, as the card's bank would show it. */
export function renderBank(payment: Payment, merchant: Merchant): string {
  const { language } = payment
  const say = texts[language]
  return layout(
    language,
    say.bankTitle,
    `<section class="sum"><h1>${escapeHtml(say.bankTitle)}</h1>
      <p>${escapeHtml(say.bankText(showAmount(payment), merchant[language] || payment.description))}</p></section>
    <form method="post" action="/pay/${payment.id}/bank" class="answers">
      <button type="submit" name="answer" value="confirm">${escapeHtml(say.bankConfirm)}</button>
      <button type="submit" name="answer" value="refuse" class="quiet">${escapeHtml(say.bankRefuse)}</button>
    </form>
    <p class="way-out"><a href="/pay/${payment.id}">${escapeHtml(say.bankOther)}</a></p>`,
  )
}

/** While the bank thinks: the script asks for us, and without one the link does. */
export function renderWait(payment: Payment): string {
  const say = texts[payment.language]
  return layout(
    payment.language,
    say.waitTitle,
    `<section class="sum" data-wait="/pay/${payment.id}"><div class="spinner" aria-hidden="true"></div>
      <h1>${escapeHtml(say.waitTitle)}</h1><p role="status">${escapeHtml(say.waitText)}</p>
      <p class="amount">${escapeHtml(showAmount(payment))}</p></section>
    <p class="way-out"><a class="button" href="/pay/${payment.id}/wait">${escapeHtml(say.waitAgain)}</a></p>
    <p class="way-out"><a href="${escapeHtml(payment.return_url)}">${escapeHtml(say.backToShop)}</a></p>`,
  )
}

/** Nothing is left to do here. */
export function renderEnd(payment: Payment, end: 'paid' | 'expired' | 'canceled'): string {
  const say = texts[payment.language]
  const url = end === 'paid' ? payment.return_url : payment.cancel_url
  return layout(
    payment.language,
    say[`${end}Title`],
    `<section class="sum"><h1>${escapeHtml(say[`${end}Title`])}</h1><p>${escapeHtml(say[`${end}Text`])}</p>
      <p class="amount${end === 'paid' ? '' : ' struck'}">${escapeHtml(showAmount(payment))}</p></section>
    <p class="way-out"><a class="button" href="${escapeHtml(url)}">${escapeHtml(say.backToShop)}</a></p>`,
  )
}

export function renderUnknown(language: Language): string {
  const say = texts[language]
  return layout(
    language,
    say.unknownTitle,
    `<section class="sum"><h1>${escapeHtml(say.unknownTitle)}</h1><p>${escapeHtml(say.unknownText)}</p></section>`,
  )
}

function layout(language: Language, title: string, main: string): string {
  const say = texts[language]
  const heading = main.includes('<h1>') ? '' : `<h1>${escapeHtml(title)}</h1>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(say.provider)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.css.path}">
<script src="${assets.js.path}" defer></script>
</head>
<body>
<header>${shield}<span>${escapeHtml(say.provider)}</span></header>
<main>
<p class="warning">${escapeHtml(say.warning)}</p>
${heading}
${main}
</main>
</body>
</html>
`
}

function renderDeadline(payment: Payment, now: number): string {
  const say = texts[payment.language]
  const left = payment.expires_at - now
  const day = left > 12 * 3_600_000 ? ({ dateStyle: 'medium' } as const) : {}
  const zone = { hourCycle: 'h23', timeZone: 'Europe/Sofia' } as const
  const time = new Intl.DateTimeFormat(payment.language, { ...day, timeStyle: 'short', ...zone })
  const clock = time.format(payment.expires_at).replace(/ ч\.$/, '')
  const minutes = Math.max(1, Math.ceil(left / 60_000))
  // The script counts down inside these words.
  const words = escapeHtml(say.left('\u0000')).replace(
    '\u0000',
    `<span data-left="${payment.expires_at}">${escapeHtml(say.minutes(minutes))}</span>`,
  )
  const countdown = minutes > 60 ? '' : ` · ${words}`
  return `<p class="soft deadline">${escapeHtml(say.until(clock))}${countdown}</p>`
}

function findError(language: Language, code: string): string {
  const { errors } = texts[language]
  return Object.entries(errors).find(([known]) => known === code)?.[1] ?? errors.card_declined
}

function showAmount({ amount, currency, language }: Payment): string {
  // Exact: the formatter takes the decimal as text.
  const decimal = toDecimal(amount, currency) as `${number}`
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(decimal)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
