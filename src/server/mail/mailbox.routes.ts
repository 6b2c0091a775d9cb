import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { readLanguage } from '../http/request-language.ts'
import { deriveKeys } from '../keys.ts'
import { messageOf } from '../messages.ts'
import { readMailbox } from './mail.service.ts'
import { escapeHtml, layOutPage } from './mail-texts.ts'

const shown = 50

/**
 * `GET /demo/mailbox`: the mails that a demo without a mail server would have sent, codes and links in them. Whoever reaches the
 * demo can read it, so it is there only where every account is an invented one, and on a public https site only when DEMO_MAILBOX
 * asks for it.
 */
export function registerMailbox(app: FastifyInstance, { config, db, secrets }: AppDeps): void {
  if (!config.demo || !config.demoMailbox || config.mail.smtpUrl) return
  const keys = deriveKeys(secrets)
  app.get('/demo/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const language = request.headers['accept-language'] ? readLanguage(request) : 'bg'
    const say = (key: string, params?: Record<string, string>) => messageOf(language, 'mail', `mailbox.${key}`, params)
    const mails = await readMailbox({ db, config, keys }, shown)
    const articles = mails.map(
      ({ id, recipient, language: written, createdAt, written: mail }) => `
<article id="mail-${id}" lang="${written}" style="margin:32px 0 0;padding:32px 0 0;border-top:1px solid #d5dae1">
<h2 style="margin:0;font-size:18px">${escapeHtml(mail.subject)}</h2>
<p style="margin:0 0 24px;font-size:13px;color:#5b6675">${escapeHtml(say('to', { recipient }))} · <time datetime="${createdAt.toISOString()}">${formatInstant(createdAt, language)}</time></p>
${mail.inner}
</article>`,
    )
    const body = `<main><h1 style="margin:0 0 8px;font-size:24px">${escapeHtml(say('title'))}</h1>
<p style="margin:0">${escapeHtml(say('lead'))}</p>
${articles.join('') || `<p style="margin:24px 0 0">${escapeHtml(say('empty'))}</p>`}</main>`
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('text/html; charset=utf-8')
    return reply.send(layOutPage(language, say('title'), body))
  })
}

function formatInstant(instant: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Sofia' }).format(
    instant,
  )
}
