import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  type EventRefusal,
  type FailedPayout,
  GatewayRefusal,
  GatewayUnavailable,
  type PaymentGateway,
  type ProviderEvent,
  type ProviderMovement,
} from './gateway.ts'

/** Milliseconds after which a call counts as not answered. */
const patience = 10_000

/** Seconds that a message's time may differ from ours, either way. */
const tolerance = 300

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['open', 'processing', 'authorized', 'captured', 'canceled']),
  amount: z.number(),
  currency: z.string(),
  captured: z.number(),
  refunded: z.number(),
  fee: z.number().nullable(),
  last_error: z.string().nullable(),
})
const openedSchema = paymentSchema.extend({ url: z.string() })
const pageSchema = z.object({ results: z.array(paymentSchema), next: z.number().nullable() })
const movementSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refund'),
    ...{ id: z.string(), payment: z.string(), order_id: z.string(), currency: z.string(), amount: z.number() },
    status: z.enum(['pending', 'succeeded', 'failed']),
  }),
  z.object({
    kind: z.literal('dispute'),
    ...{ id: z.string(), payment: z.string(), order_id: z.string(), currency: z.string(), amount: z.number() },
    ...{ status: z.enum(['open', 'won', 'lost']), taken: z.number(), fee: z.number() },
  }),
])
const payoutSchema = z.object({ kind: z.literal('payout'), id: z.string(), currency: z.string(), amount: z.number() })
const movementsSchema = z.object({ results: z.array(movementSchema) })
const movementsPageSchema = z.object({
  results: z.array(z.union([movementSchema, payoutSchema])),
  next: z.number().nullable(),
})
const refundSchema = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'succeeded', 'failed']),
})
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
const eventSchema = z.object({ id: z.string(), type: z.string(), ref: z.string(), order_id: z.string().nullable() })

/** The provider of sandbox/, spoken to like any other, over HTTP. `secret` is the one that it was started with. */
export function createSandboxGateway(options: {
  apiBase: string
  secret: string
  fetch?: typeof globalThis.fetch
}): PaymentGateway {
  const { apiBase, secret, fetch = globalThis.fetch } = options
  const bearer = `Bearer ${createHmac('sha256', secret).update('sandbox-api').digest('hex')}`

  async function call<Answer>(answer: z.ZodType<Answer>, path: string, write?: { key: string; body?: object }) {
    let status: number
    let text: string
    try {
      const response = await fetch(`${apiBase}${path}`, {
        method: write ? 'POST' : 'GET',
        headers: {
          Authorization: bearer,
          ...(write ? { 'Content-Type': 'application/json', 'Idempotency-Key': write.key } : {}),
        },
        ...(write ? { body: JSON.stringify(write.body ?? {}) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      status = response.status
      text = await response.text()
    } catch (error) {
      throw new GatewayUnavailable('The sandbox did not answer.', { cause: error })
    }
    if (status >= 400 && status < 500) throw readRefusal(status, text)
    if (status >= 300) throw new GatewayUnavailable(`The sandbox answered ${status}.`)
    const parsed = answer.safeParse(parseJson(text))
    if (!parsed.success) throw new GatewayUnavailable('The sandbox answered what cannot be read.')
    return parsed.data
  }

  return {
    name: 'sandbox',

    async open(order) {
      const body = {
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        description: order.description,
        language: order.language,
        return_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        expires_at: order.expiresAt.toISOString(),
      }
      const { id, url } = await call(openedSchema, '/v1/payments', { key: `open:${order.id}`, body })
      return { ref: id, redirectUrl: url }
    },

    async retrieve(ref) {
      try {
        return toPayment(await call(paymentSchema, pathOf(ref)))
      } catch (error) {
        if (error instanceof GatewayRefusal && error.code === 'not_found') return null
        throw error
      }
    },

    async capture(ref, { amount, key }) {
      return toPayment(await call(paymentSchema, `${pathOf(ref)}/capture`, { key: `capture:${key}`, body: { amount } }))
    },

    async cancel(ref, key) {
      return toPayment(await call(paymentSchema, `${pathOf(ref)}/cancel`, { key: `cancel:${key}` }))
    },

    async refund(ref, { amount, key }) {
      const { id, status } = await call(refundSchema, `${pathOf(ref)}/refunds`, {
        key: `refund:${key}`,
        body: { amount },
      })
      return { ref: id, status, amount }
    },

    readEvent({ rawBody, signature, now }) {
      const refusal = checkSignature(secret, rawBody, signature, now)
      if (refusal) return refusal
      const event = eventSchema.safeParse(parseJson(rawBody.toString('utf8')))
      if (!event.success) return { refused: 'not_readable' }
      const { id, type, ref, order_id } = event.data
      return { id, type, about: aboutOf(type), ref, orderId: order_id }
    },

    async listSince(since) {
      const payments: z.output<typeof paymentSchema>[] = []
      for (let after: number | null = 0; after !== null; ) {
        const path = `/v1/payments?since=${since.toISOString()}&after=${after}`
        const page: z.output<typeof pageSchema> = await call(pageSchema, path)
        payments.push(...page.results)
        after = page.next
      }
      return payments.map(toPayment)
    },

    async listMovements(ref) {
      return (await call(movementsSchema, `${pathOf(ref)}/movements`)).results.map(toMovement)
    },

    async listMovementsSince(since) {
      const movements: (ProviderMovement | FailedPayout)[] = []
      for (let after: number | null = 0; after !== null; ) {
        const path = `/v1/movements?since=${since.toISOString()}&after=${after}`
        const page: z.output<typeof movementsPageSchema> = await call(movementsPageSchema, path)
        for (const movement of page.results) {
          const { id, currency, amount } = movement
          movements.push(
            movement.kind === 'payout' ? { kind: 'payout', ref: id, currency, amount } : toMovement(movement),
          )
        }
        after = page.next
      }
      return movements
    },
  }
}

/** `Sandbox-Signature: t=<Unix seconds>,v1=<hex HMAC over "t.body">`, compared in constant time; null when it is right. */
function checkSignature(secret: string, body: Buffer, signature: string | undefined, now: Date): EventRefusal | null {
  if (!signature) return { refused: 'signature_missing' }
  const [, seconds, mark] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!seconds || !mark) return { refused: 'signature_wrong' }
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  if (!timingSafeEqual(expected, Buffer.from(mark, 'hex'))) return { refused: 'signature_wrong' }
  const age = Math.floor(now.getTime() / 1000) - Number(seconds)
  return Math.abs(age) > tolerance ? { refused: 'too_old' } : null
}

function toPayment({ id, order_id, last_error, ...rest }: z.output<typeof paymentSchema>) {
  return { ref: id, orderId: order_id, lastError: last_error, ...rest }
}

function toMovement({ id, payment, order_id, ...rest }: z.output<typeof movementSchema>): ProviderMovement {
  return { ...rest, ref: id, payment: { ref: payment, orderId: order_id } }
}

function aboutOf(type: string): ProviderEvent['about'] {
  if (type === 'payout.failed') return 'payout_failed'
  return /^(?:refund|dispute)\./.test(type) ? 'movement' : 'payment'
}

function pathOf(ref: string): string {
  return `/v1/payments/${encodeURIComponent(ref)}`
}

function readRefusal(status: number, text: string): Error {
  const parsed = refusalSchema.safeParse(parseJson(text))
  if (!parsed.success) return new GatewayUnavailable(`The sandbox answered ${status} and did not say why.`)
  return new GatewayRefusal(parsed.data.error.code, parsed.data.error.message)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
