import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Books } from './books.ts'
import { keepMovements, registerDashboard } from './dashboard.ts'
import { apiFaultSchema, breakAnswer, type Call, type Faults, faultsSchema } from './faults.ts'
import { type Payment, type Payments, Refusal } from './payments.ts'
import { apiToken, isSameText } from './signature.ts'

const webUrl = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be a web address')
const minorUnits = z.number().int().positive().max(99_999_999_999)

const newPaymentSchema = z.object({
  order_id: z.string().min(1).max(200),
  amount: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().min(1).max(500),
  language: z.enum(['bg', 'en']),
  return_url: webUrl,
  cancel_url: webUrl,
  expires_at: z.iso.datetime().transform((value) => Date.parse(value)),
})
const amountSchema = z.object({ amount: minorUnits })
const sinceSchema = z.object({ since: z.iso.datetime(), after: z.coerce.number().int().nonnegative().default(0) })
const idSchema = z.object({ id: z.string() })

type ApiOptions = {
  books: Books
  payments: Payments
  faults: Faults
  secret: string
  /** Milliseconds before each answer, as a provider far away would take. */
  delay: number
  publicOrigin: () => string
  /** The books have changed: messages may be due, and other instants. */
  onChange: () => void
}

/** The API of the provider: what a shop asks over its own connection. Amounts are minor units. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { payments, faults } = options
  const bearer = `Bearer ${apiToken(options.secret)}`

  app.addHook('onRequest', async (request) => {
    if (!isSameText(bearer, request.headers.authorization ?? ''))
      throw new Refusal('unauthorized', 'The bearer is missing or wrong.', 401)
  })

  app.setErrorHandler((error, _request, reply) => {
    const refusal = explain(error)
    reply.code(refusal.status).send({ error: { code: refusal.code, message: refusal.message } })
  })

  /** One call, with the fault that may be laid on it. */
  async function answer(call: Call, reply: FastifyReply, work: () => object | Promise<object>): Promise<unknown> {
    const fault = faults.take(call, orderOf(reply.request))
    if (fault?.when === 'before') return breakAnswer(reply, fault)
    if (options.delay > 0) await sleep(options.delay)
    const result = await work()
    return fault ? breakAnswer(reply, fault) : result
  }

  /** The order that a call is about: the one it names, or that of its payment. */
  function orderOf({ params, body }: FastifyRequest): string | undefined {
    const { id } = idSchema.partial().parse(params)
    if (id !== undefined) return payments.find(id)?.order_id
    return newPaymentSchema.pick({ order_id: true }).safeParse(body).data?.order_id
  }

  /** Work that is done once under its key: asked again, the first answer comes again, byte for byte. */
  async function once(request: FastifyRequest, work: (now: number) => object): Promise<object> {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key.length > 255)
      throw new Refusal('key_missing', 'Idempotency-Key is missing.', 400)
    const asked = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body)}`)
      .digest('hex')
    const result = await options.books.write(() => {
      const known = selectAnswer.get(key)
      if (known && known.request !== asked) throw new Refusal('key_reused', 'This key was used for another call.')
      if (known) return String(known.body)
      const body = JSON.stringify(work(Date.now()))
      insertAnswer.run(key, asked, body)
      return body
    })
    options.onChange()
    return JSON.parse(result)
  }

  const selectAnswer = options.books.db.prepare('SELECT request, body FROM answer WHERE key = ?')
  const insertAnswer = options.books.db.prepare('INSERT INTO answer (key, request, body) VALUES (?, ?, ?)')
  const movements = keepMovements(options.books.db)
  const show = (payment: Payment) => describe(payment, options.publicOrigin())

  app.post('/v1/payments', (request, reply) =>
    answer('open', reply, () => {
      const order = newPaymentSchema.parse(request.body)
      return once(request, (now) => show(payments.open(order, now)))
    }),
  )

  app.get('/v1/payments/:id', (request, reply) =>
    answer('retrieve', reply, () => show(payments.require(idSchema.parse(request.params).id))),
  )

  app.post('/v1/payments/:id/capture', (request, reply) =>
    answer('capture', reply, () => {
      const { id } = idSchema.parse(request.params)
      const { amount } = amountSchema.parse(request.body)
      return once(request, (now) => show(payments.capture(id, amount, now)))
    }),
  )

  app.post('/v1/payments/:id/cancel', (request, reply) =>
    answer('cancel', reply, () => {
      const { id } = idSchema.parse(request.params)
      return once(request, (now) => show(payments.cancel(id, now)))
    }),
  )

  app.post('/v1/payments/:id/refunds', (request, reply) =>
    answer('refund', reply, () => {
      const { id } = idSchema.parse(request.params)
      const { amount } = amountSchema.parse(request.body)
      return once(request, (now) => payments.refund(id, amount, now))
    }),
  )

  app.get('/v1/payments', (request, reply) =>
    answer('list', reply, () => {
      const { since, after } = sinceSchema.parse(request.query)
      const page = payments.listSince(Date.parse(since), after)
      return { results: page.map(show), next: page.length === 100 ? page.at(-1)?.number : null }
    }),
  )

  app.get('/v1/payments/:id/movements', (request, reply) =>
    answer('list', reply, () => ({ results: movements.of(payments.require(idSchema.parse(request.params).id).id) })),
  )

  app.get('/v1/movements', (request, reply) =>
    answer('list', reply, () => {
      const { since, after } = sinceSchema.parse(request.query)
      const page = movements.since(Date.parse(since), after)
      return { results: page, next: page.length === 100 ? after + 100 : null }
    }),
  )

  registerDashboard(app, options)

  app.put('/control/faults', async (request, reply) => {
    faults.set(faultsSchema.parse(request.body))
    options.onChange()
    reply.code(204)
  })

  app.post('/control/faults', async (request, reply) => {
    faults.add(apiFaultSchema.parse(request.body))
    reply.code(204)
  })
}

function describe(payment: Payment, origin: string): object {
  const { id, order_id, status, amount, currency, captured, refunded, fee, last_error } = payment
  return {
    ...{ id, order_id, status, amount, currency, captured, refunded, fee, last_error },
    url: `${origin}/pay/${id}`,
    created_at: new Date(payment.created_at).toISOString(),
    expires_at: new Date(payment.expires_at).toISOString(),
  }
}

function explain(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) {
    const issue = error.issues[0]
    return new Refusal('invalid_request', `${issue?.path.join('.')}: ${issue?.message}`, 400)
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return new Refusal(status < 500 ? 'invalid_request' : 'internal', 'The call could not be answered.', status)
}
