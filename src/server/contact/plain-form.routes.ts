import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactBodySchema } from '../../contract/contact.ts'
import type { AccountContext } from '../accounts/accounts.service.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/errors.ts'
import { sendMessage } from './contact.service.ts'

const bodyLimit = 64 * 1024

/**
 * The form of the contact page as browsers without JavaScript send it: to the page's own address, and back to the page, which says
 * what came of it. Those browsers check the fields themselves, and going back in them brings back what was typed.
 */
export function registerPlainForm(
  instance: FastifyInstance,
  deps: AppDeps,
  contextOf: (request: FastifyRequest) => AccountContext,
): void {
  instance.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, readForm(String(body))),
    )
    for (const [url, language] of [
      ['/contact', 'bg'],
      ['/en/contact', 'en'],
    ] as const) {
      scope.post(url, { schema: { hide: true } }, async (request, reply) => {
        refuseOtherSites(request, deps.config.publicOrigin)
        const context = { ...contextOf(request), language }
        const outcome = await send(context, request.body, deps.config.operator.email)
        return reply.redirect(`${url}?${outcome}#write`, 303)
      })
    }
  })
}

async function send(context: AccountContext, form: unknown, operator: string): Promise<string> {
  const body = contactBodySchema.safeParse(form)
  if (!body.success) return 'problem=fields'
  try {
    return (await sendMessage(context, body.data, operator)).copy ? 'sent=copy' : 'sent=alone'
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return 'problem=fields'
    if (error instanceof AppError && error.code === 'throttled') return 'problem=limit'
    throw error
  }
}

/** A form says everything in text, numbers too. */
function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text))
  const { hotel_id: hotel } = form
  return hotel === undefined ? form : { ...form, hotel_id: Number(hotel) }
}

/** Nobody's page may have its visitors write to us. Browsers say whence a form comes, older ones by its origin alone. */
function refuseOtherSites({ headers }: FastifyRequest, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  const foreign =
    site === undefined ? origin !== undefined && origin !== publicOrigin : !['same-origin', 'none'].includes(site)
  if (foreign) throw new AppError('permission_denied')
}
