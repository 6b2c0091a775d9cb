import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** The calls of the API that a fault may be laid on. */
export const calls = ['open', 'retrieve', 'capture', 'cancel', 'refund', 'list'] as const
export type Call = (typeof calls)[number]

export const apiFaultSchema = z.object({
  call: z.enum([...calls, 'any']),
  /** `bad_gateway` 502; `html` a page with 200; `hang` no answer at all; `drop` the connection ends. */
  answer: z.enum(['bad_gateway', 'html', 'hang', 'drop']),
  /** Whether the call's work is done before it goes wrong: then it had its effect, and only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
  /** Strikes only calls about this order; absent: any. */
  order_id: z.string().optional(),
  /** How many calls it strikes. */
  times: z.number().int().positive().default(1),
})
export type ApiFault = z.output<typeof apiFaultSchema>

const webhookFaults = z.object({
  /** Milliseconds that messages wait. */
  delay: z.number().int().nonnegative().default(0),
  /** How often each is sent; 0 loses it. */
  copies: z.number().int().min(0).max(100).default(1),
})
export type WebhookFaults = z.output<typeof webhookFaults>

/** What tests switch on to see how the shop bears it; a body without a part leaves none of it on. */
export const faultsSchema = z.object({
  api: z.array(apiFaultSchema).default([]),
  webhooks: webhookFaults.default({ delay: 0, copies: 1 }),
})

export type Faults = {
  set(faults: z.output<typeof faultsSchema>): void
  /** Lays one more beside those that are there. */
  add(fault: ApiFault): void
  webhooks(): WebhookFaults
  /** The fault that strikes this call about an order, counted as used; undefined when it goes well. */
  take(call: Call, orderId: string | undefined): ApiFault | undefined
}

export function keepFaults(): Faults {
  let current = faultsSchema.parse({})
  return {
    set(faults) {
      current = faults
    },
    add(fault) {
      current.api.push(fault)
    },
    webhooks: () => current.webhooks,
    take(call, orderId) {
      const fault = current.api.find(
        (candidate) =>
          (candidate.call === call || candidate.call === 'any') &&
          (candidate.order_id === undefined || candidate.order_id === orderId),
      )
      if (!fault) return undefined
      fault.times--
      current.api = current.api.filter(({ times }) => times > 0)
      return fault
    },
  }
}

/** Answers as the fault says. */
export function breakAnswer(reply: FastifyReply, { answer }: ApiFault): void {
  if (answer === 'bad_gateway') reply.code(502).send('Bad Gateway')
  else if (answer === 'html') reply.type('text/html').send('<!doctype html><title>Maintenance</title><p>Back soon.')
  else {
    reply.hijack()
    if (answer === 'drop') reply.raw.destroy()
  }
}
