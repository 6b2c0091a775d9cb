import { AppError } from '../http/errors.ts'
import type { PaymentContext } from './payment-context.ts'
import { findIntentByRef, noteEvent } from './payments.repository.ts'

/**
 * Believes or refuses a provider's message and writes it down together with the wish to look at its payment. What the message
 * says is not used: the provider is asked, so order, repetition and loss of messages do no harm. Answers the payment to look
 * at; undefined when there is none: it came before, is about none of ours, or that one is done.
 * Errors: 404 for another provider, 400 `webhook_refused` for a signature that is missing, wrong or too old.
 */
export async function receiveEvent(
  context: PaymentContext,
  delivery: { provider: string; rawBody: Buffer; signature: string | undefined },
): Promise<string | undefined> {
  const { db, gateway, clock, log } = context
  if (!gateway || delivery.provider !== gateway.name) throw new AppError('not_found')
  const now = clock()
  const event = gateway.readEvent({ rawBody: delivery.rawBody, signature: delivery.signature, now })
  if ('refused' in event) {
    log.warn({ reason: event.refused }, 'webhook refused')
    throw new AppError('webhook_refused')
  }
  const { id, type, ref, orderId } = event
  const intent = await findIntentByRef(db, { provider: gateway.name, ref, orderId })
  const toSettle = await noteEvent(db, { provider: gateway.name, id, type, intentId: intent?.id ?? null, now })
  return toSettle ? intent?.id : undefined
}
