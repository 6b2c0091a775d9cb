import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactBodySchema } from '../../contract/contact.ts'
import type { RefusalReason, RefusedForm } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import type { AccountContext } from '../accounts/accounts.service.ts'
import type { AppDeps } from '../app-deps.ts'
import { sendError, toAppError } from '../http/error-handler.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { toLocalAddress } from '../http/local-address.ts'
import { toProblems } from '../http/validation.ts'
import { wordProblems } from '../http/wording.ts'
import { sendMessage } from './contact.service.ts'

const bodyLimit = 64 * 1024

/** What people fill in; the rest of the form is in the address of its page. */
const typed = ['name', 'email', 'topic', 'booking_reference', 'message']

/**
 * The form of the contact page as browsers without JavaScript send it: to the page's own address. Sent, it leads back to the page,
 * which says so; refused, the page answers at once, with what was typed and what is wrong with it.
 */
export function registerPlainForm(
  instance: FastifyInstance,
  deps: AppDeps,
  contextOf: (request: FastifyRequest) => AccountContext,
): void {
  instance.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const [url, language] of [
      ['/contact', 'bg'],
      ['/en/contact', 'en'],
    ] as const) {
      const errorHandler = async (thrown: unknown, request: FastifyRequest, reply: Parameters<typeof sendError>[2]) => {
        const error = toAppError(thrown, request)
        const door = request.server.pageDoor
        return door
          ? door.showRefused(request, reply, error, readRefused(error, request.body, language))
          : sendError(error, request, reply)
      }
      scope.post(url, { schema: { hide: true }, errorHandler }, async (request, reply) => {
        refuseOtherSites(request, deps.config.publicOrigin)
        const body = contactBodySchema.safeParse(readNumbers(request.body), { reportInput: true })
        if (!body.success) throw new ValidationError(toProblems(body.error))
        const { copy } = await sendMessage({ ...contextOf(request), language }, body.data, deps.config.operator.email)
        return reply.redirect(`${toLocalAddress(url)}?sent=${copy ? 'copy' : 'alone'}#write`, 303)
      })
    }
  })
}

/** A form says everything in text, numbers too. */
function readNumbers(form: unknown): unknown {
  if (!isForm(form) || form.hotel_id === undefined) return form
  return { ...form, hotel_id: Number(form.hotel_id) }
}

const reasons: Partial<Record<AppError['code'], RefusalReason>> = {
  invalid: 'fields',
  throttled: 'limit',
  permission_denied: 'elsewhere',
  payload_too_large: 'long',
}

/** What the page shows again. Nothing where the server has no time, or sent the form away unread for coming too often. */
function readRefused(error: AppError, body: unknown, language: Language): RefusedForm | undefined {
  if (error.code === 'unavailable' || (error.code === 'throttled' && !isForm(body))) return undefined
  // What another site wrote into its form is not put into the visitor's mouth.
  const shown = isForm(body) && error.code !== 'permission_denied' ? body : {}
  const worded = error instanceof ValidationError ? wordProblems(error.fields, language) : {}
  return {
    values: Object.fromEntries(Object.entries(shown).filter(([name]) => typed.includes(name))),
    problems: Object.fromEntries(
      Object.entries(worded).flatMap(([name, said]) => (Array.isArray(said) && said[0] ? [[name, said[0]]] : [])),
    ),
    reason: reasons[error.code] ?? 'failed',
  }
}

function isForm(body: unknown): body is Record<string, string> {
  return typeof body === 'object' && body !== null
}

/** Nobody's page may have its visitors write to us. Browsers say whence a form comes, older ones by its origin alone. */
function refuseOtherSites({ headers }: FastifyRequest, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  const foreign =
    site === undefined ? origin !== undefined && origin !== publicOrigin : !['same-origin', 'none'].includes(site)
  if (foreign) throw new AppError('permission_denied')
}
