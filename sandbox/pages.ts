import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Books } from './books.ts'
import { isCard } from './cards.ts'
import type { Payment, Payments } from './payments.ts'
import { assets, type Merchant, renderBank, renderEnd, renderPay, renderUnknown, renderWait } from './views.ts'

const idSchema = z.object({ id: z.string() })
const cardSchema = z.object({ card: z.string().optional() })
const answerSchema = z.object({ answer: z.string().optional() })

type PageOptions = {
  books: Books
  payments: Payments
  /** Milliseconds that the bank takes. */
  delay: number
  merchant: Merchant | undefined
  onChange: () => void
}

/** The hosted pages: what a visitor sees of the provider. They work without script. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { books, payments, delay, onChange } = options
  const merchant = options.merchant ?? { bg: '', en: '' }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })

  for (const [kind, { path, text }] of Object.entries(assets)) {
    app.get(path, (_request, reply) =>
      reply
        .type(kind === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('X-Content-Type-Options', 'nosniff')
        .send(text),
    )
  }

  function find(params: unknown): Payment | undefined {
    return payments.find(idSchema.parse(params).id)
  }

  app.get('/pay/:id', (request, reply) => {
    const payment = find(request.params)
    if (!payment) return sendUnknown(reply, request.headers['accept-language'])
    const now = Date.now()
    if (payment.status === 'authorized' || payment.status === 'captured')
      return send(reply, renderEnd(payment, 'paid'), payment)
    if (payment.status === 'processing') return send(reply, renderWait(payment), payment)
    if (payment.expires_at <= now) return send(reply, renderEnd(payment, 'expired'), payment)
    if (payment.status === 'canceled') return send(reply, renderEnd(payment, 'canceled'), payment)
    const missing = cardSchema.parse(request.query).card !== undefined
    return send(reply, renderPay(payment, merchant, missing ? 'card_missing' : payment.last_error, now), payment)
  })

  app.post('/pay/:id', async (request, reply) => {
    const payment = find(request.params)
    if (!payment) return sendUnknown(reply, request.headers['accept-language'])
    const { card } = cardSchema.parse(request.body ?? {})
    if (!isCard(card)) return reply.redirect(`/pay/${payment.id}?card=missing`, 303)
    if (delay > 0) await sleep(delay)
    const paid = await books.write(() => payments.pay(payment.id, card, Date.now()))
    onChange()
    return goOn(reply, paid)
  })

  app.get('/pay/:id/bank', (request, reply) => {
    const payment = find(request.params)
    if (!payment) return sendUnknown(reply, request.headers['accept-language'])
    if (payment.challenge === 0) return goOn(reply, payment)
    return send(reply, renderBank(payment, merchant), payment)
  })

  app.post('/pay/:id/bank', async (request, reply) => {
    const payment = find(request.params)
    if (!payment) return sendUnknown(reply, request.headers['accept-language'])
    const confirmed = answerSchema.parse(request.body ?? {}).answer === 'confirm'
    if (delay > 0) await sleep(delay)
    const answered = await books.write(() => payments.answerChallenge(payment.id, confirmed, Date.now()))
    onChange()
    return goOn(reply, answered)
  })

  app.get('/pay/:id/wait', (request, reply) => {
    const payment = find(request.params)
    if (!payment) return sendUnknown(reply, request.headers['accept-language'])
    if (payment.status !== 'processing') return goOn(reply, payment)
    return send(reply, renderWait(payment), payment)
  })

  app.get('/pay/:id/state', (request, reply) => {
    const payment = find(request.params)
    return reply.header('Cache-Control', 'no-store').send({ waiting: payment?.status === 'processing' })
  })
}

/** After every press: to the shop when it is paid, else to the page that says how it stands. */
function goOn(reply: FastifyReply, payment: Payment): FastifyReply {
  if (payment.status === 'authorized' || payment.status === 'captured') return reply.redirect(payment.return_url, 303)
  if (payment.status === 'processing') return reply.redirect(`/pay/${payment.id}/wait`, 303)
  return reply.redirect(payment.challenge === 1 ? `/pay/${payment.id}/bank` : `/pay/${payment.id}`, 303)
}

function sendUnknown(reply: FastifyReply, acceptLanguage = ''): FastifyReply {
  return send(reply.code(404), renderUnknown(/^\s*en/i.test(acceptLanguage) ? 'en' : 'bg'))
}

/** Nothing inline, nothing foreign, in no frame. A form's answer may lead to the shop, which counts as its action. */
function send(reply: FastifyReply, page: string, payment?: Payment): FastifyReply {
  const shop = payment ? ` ${new URL(payment.return_url).origin}` : ''
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(page)
}
