import { AppError } from '../http/errors.ts'
import { GatewayUnavailable, type PaymentGateway, type ProviderEvent } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { findIntent, findIntentByRef, type IntentRow, noteDifference, noteEvent } from './payments.repository.ts'

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
  const { id, type, ref, about } = event
  const intent = about === 'payout_failed' ? undefined : await findPayment(context, gateway, event)
  const wanted = {
    provider: gateway.name,
    id,
    type,
    intentId: intent?.id ?? null,
    isMovement: about === 'movement',
    now,
  }
  const toSettle = await noteEvent(db, wanted)
  if (!intent && about !== 'payment') {
    const kind = about === 'movement' ? 'unknown_payment' : about
    await noteDifference(db, { key: `${kind}:${ref}`, kind, intentId: null, detail: { provider: { type, ref } }, now })
  }
  return toSettle ? intent?.id : undefined
}

/**
 * The payment that a message is about. Of a refund or a dispute the provider may name it by a number that we have never heard: then it is
 * asked whose that is, and when it cannot be, the message is refused and comes again.
 */
async function findPayment(
  { db }: PaymentContext,
  gateway: PaymentGateway,
  { ref, orderId, about }: ProviderEvent,
): Promise<IntentRow | undefined> {
  const found = await findIntentByRef(db, { provider: gateway.name, ref, orderId })
  if (found || about !== 'movement' || ref === '') return found
  const theirs = await askWhose(gateway, ref)
  return theirs === null ? undefined : findIntent(db, theirs)
}

async function askWhose(gateway: PaymentGateway, ref: string): Promise<string | null> {
  try {
    return (await gateway.retrieve(ref))?.orderId ?? null
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new AppError('payment_unavailable')
    throw error
  }
}
